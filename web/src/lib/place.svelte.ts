// Dragging a card into a gap, by pointer events: mouse, pen and finger alike. An addition to buttons, not instead.

export interface Drag {
  id: string;
  x: number;
  y: number;
  width: number;
  gap: number | null;
}

const NEAR = 6;
const EDGE = 56;
const REACH = 60;
const WAIT = 24;

export class Placer {
  drag = $state.raw<Drag | null>(null);

  constructor(
    private readonly drop: (id: string, gap: number) => void,
    private readonly root: () => HTMLElement | undefined,
    private readonly may: (id: string) => boolean,
    private readonly picked: (id: string) => void,
    /** `x` for a line that runs to the right, `y` for a chain that runs down. */
    private readonly axis: "x" | "y" = "x",
  ) {}

  #hit(x: number, y: number): number | null {
    const root = this.root();
    if (!root) return null;
    const box = root.getBoundingClientRect();
    if (y < box.top - REACH || y > box.bottom + REACH || x < box.left - REACH || x > box.right + REACH) return null;
    let [best, nearest]: [number | null, number] = [null, Infinity];
    for (const node of root.querySelectorAll<HTMLElement>("[data-gap]")) {
      const gap = node.getBoundingClientRect();
      const away = this.axis === "x" ? Math.abs(x - gap.left - gap.width / 2) : Math.abs(y - gap.top - gap.height / 2);
      if (away < nearest) [best, nearest] = [Number(node.dataset.gap), away];
    }
    return best;
  }

  /** Makes a card of the hand one that can be dragged: `{@attach placer.source(id)}`. */
  source = (id: string) => (node: HTMLElement): (() => void) => {
    let pointer = -1;
    let moved = false;
    let frame = 0;
    let edge = Infinity;
    let start = { x: 0, y: 0 };
    let grip = { x: 0, y: 0 };
    let now = { x: 0, y: 0 };

    const scroll = () => {
      const root = this.root();
      if (root && this.drag) {
        const box = root.getBoundingClientRect();
        const within = now.y > box.top - REACH && now.y < box.bottom + REACH;
        // A chain scrolls in an area of its own where it has one, else with the page.
        const own = this.axis === "y" && root.scrollHeight > root.clientHeight + 1;
        const [low, high, at] =
          this.axis === "x" ? [box.left, box.right, now.x] : own ? [box.top, box.bottom, now.y] : [0, innerHeight, now.y];
        const [before, after] = [EDGE - (at - low), EDGE - (high - at)];
        const speed = (near: number) => 4 + (Math.min(near, EDGE) / EDGE) * 14;
        // A card that comes from below passes the edge on its way: only one that has been inside, or waits there, scrolls.
        edge = before > 0 || after > 0 ? edge + 1 : Infinity;
        const by = edge < WAIT ? 0 : after > 0 ? speed(after) : before > 0 ? -speed(before) : 0;
        if (by && (within || this.axis === "y")) {
          if (this.axis === "x") root.scrollLeft += by;
          else if (own) root.scrollTop += within ? by : 0;
          else scrollBy(0, by);
        }
        const gap = this.#hit(now.x, now.y);
        if (gap !== this.drag.gap) this.drag = { ...this.drag, gap };
      }
      frame = requestAnimationFrame(scroll);
    };
    const end = () => {
      cancelAnimationFrame(frame);
      pointer = -1;
      this.drag = null;
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || pointer !== -1 || !this.may(id)) return;
      pointer = event.pointerId;
      moved = false;
      start = { x: event.clientX, y: event.clientY };
      const box = node.getBoundingClientRect();
      grip = { x: start.x - box.left, y: start.y - box.top };
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      now = { x: event.clientX, y: event.clientY };
      if (!moved) {
        if (Math.hypot(now.x - start.x, now.y - start.y) < NEAR) return;
        moved = true;
        edge = this.axis === "x" ? Infinity : 0;
        node.setPointerCapture(pointer);
        this.picked(id);
        frame = requestAnimationFrame(scroll);
      }
      const gap = this.#hit(now.x, now.y);
      this.drag = { id, x: now.x - grip.x, y: now.y - grip.y, width: node.offsetWidth, gap };
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      const gap = this.drag?.gap ?? null;
      const dropped = moved && event.type === "pointerup" && gap !== null;
      if (moved) {
        // The click that follows a drag is none.
        const swallow = (click: Event) => {
          click.stopPropagation();
          click.preventDefault();
        };
        node.addEventListener("click", swallow, { once: true, capture: true });
        setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 50);
      }
      end();
      if (dropped) this.drop(id, gap);
    };
    const escape = (event: KeyboardEvent) => event.key === "Escape" && this.drag?.id === id && end();
    const never = (event: Event) => event.preventDefault();

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("dragstart", never);
    addEventListener("keydown", escape);
    return () => {
      end();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("dragstart", never);
      removeEventListener("keydown", escape);
    };
  };
}
