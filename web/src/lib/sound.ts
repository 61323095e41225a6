// Dry, woody, short sounds, made and not recorded. Off until they are switched on; never the only sign of anything.
import { options } from "./options.svelte";

export type Sound = "lay" | "turn" | "right" | "wrong" | "yours" | "draw" | "doubt" | "win" | "tick";

let audio: AudioContext | null = null;

function tone(at: number, frequency: number, length: number, loud: number, type: OscillatorType = "triangle"): void {
  const context = audio!;
  const [voice, volume] = [context.createOscillator(), context.createGain()];
  voice.type = type;
  voice.frequency.value = frequency;
  const start = context.currentTime + at;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0004, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

function rustle(at: number, length: number, pitch: number, loud: number): void {
  const context = audio!;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const [source, filter, volume] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(context.currentTime + at);
}

const SOUNDS: Record<Sound, () => void> = {
  lay: () => (rustle(0, 0.06, 500, 0.5), tone(0, 140, 0.1, 0.16, "sine")),
  turn: () => rustle(0, 0.16, 2600, 0.22),
  right: () => (tone(0, 392, 0.16, 0.16), tone(0.11, 523, 0.24, 0.16)),
  wrong: () => tone(0, 147, 0.3, 0.2),
  yours: () => (tone(0, 880, 0.38, 0.09, "sine"), tone(0, 1760, 0.2, 0.03, "sine")),
  draw: () => rustle(0, 0.2, 1500, 0.18),
  doubt: () => (tone(0, 82, 0.36, 0.32, "sine"), rustle(0, 0.05, 300, 0.4)),
  win: () => [392, 494, 587, 784].forEach((frequency, n) => tone(n * 0.09, frequency, 0.24, 0.14)),
  tick: () => rustle(0, 0.03, 3200, 0.35),
};

export function play(sound: Sound): void {
  if (!options.sound) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    SOUNDS[sound]();
  } catch {
    // No sound card, no sound.
  }
}
