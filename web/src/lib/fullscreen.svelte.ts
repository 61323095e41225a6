// The whole screen for one page, and a screen that does not go dark meanwhile.

export class FullScreen {
  on = $state(!!document.fullscreenElement);
  readonly able = document.fullscreenEnabled;
  #awake: WakeLockSentinel | null = null;
  #closed = false;

  constructor() {
    document.addEventListener("fullscreenchange", this.#changed);
    document.addEventListener("visibilitychange", this.#shown);
    void this.#stayAwake();
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener("fullscreenchange", this.#changed);
    document.removeEventListener("visibilitychange", this.#shown);
    void this.#awake?.release().catch(() => {});
    if (this.on) void document.exitFullscreen().catch(() => {});
  }

  toggle = (): void => {
    void (this.on ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  };

  #changed = (): void => {
    this.on = !!document.fullscreenElement;
  };

  #shown = (): void => {
    if (!document.hidden) void this.#stayAwake();
  };

  async #stayAwake(): Promise<void> {
    try {
      this.#awake = (await navigator.wakeLock?.request("screen")) ?? null;
      if (this.#closed) await this.#awake?.release();
    } catch {
      // Not everywhere, and not without a secure address.
    }
  }
}
