/** Short, soft sounds, made by the browser itself; one for each kind of event. */

import type { Sound } from "../games/screens";

/** A note: its pitch in Hz, when it begins and how long it lasts in s, how loud, which wave. */
interface Note {
  readonly hz: number;
  readonly to?: number;
  readonly at?: number;
  readonly for: number;
  readonly gain?: number;
  readonly wave?: OscillatorType;
}

const NOTES: Record<Sound, readonly Note[]> = {
  step: [{ hz: 330, to: 300, for: 0.09, wave: "triangle" }],
  fly: [{ hz: 280, to: 620, for: 0.28, gain: 0.5, wave: "sine" }],
  card: [{ hz: 900, to: 700, for: 0.05, gain: 0.35, wave: "triangle" }],
  place: [{ hz: 150, to: 110, for: 0.14, gain: 0.9, wave: "sine" }],
  remove: [{ hz: 420, to: 640, for: 0.12, gain: 0.6, wave: "sine" }],
  build: [
    { hz: 196, for: 0.1, wave: "triangle" },
    { hz: 262, at: 0.1, for: 0.16, wave: "triangle" },
  ],
  good: [
    { hz: 523, for: 0.12 },
    { hz: 659, at: 0.1, for: 0.2 },
  ],
  great: [
    { hz: 523, for: 0.14 },
    { hz: 659, at: 0.12, for: 0.14 },
    { hz: 784, at: 0.24, for: 0.34 },
  ],
  warning: [
    { hz: 311, for: 0.16, wave: "triangle" },
    { hz: 277, at: 0.16, for: 0.24, wave: "triangle" },
  ],
  alarm: [
    { hz: 220, to: 180, for: 0.22, gain: 0.9, wave: "sawtooth" },
    { hz: 220, to: 165, at: 0.24, for: 0.34, gain: 0.9, wave: "sawtooth" },
  ],
  turn: [
    { hz: 587, for: 0.1, gain: 0.7 },
    { hz: 880, at: 0.1, for: 0.18, gain: 0.6 },
  ],
  win: [
    { hz: 523, for: 0.16 },
    { hz: 659, at: 0.15, for: 0.16 },
    { hz: 784, at: 0.3, for: 0.16 },
    { hz: 1047, at: 0.45, for: 0.5 },
  ],
  lose: [
    { hz: 294, for: 0.25, wave: "triangle" },
    { hz: 262, at: 0.24, for: 0.25, wave: "triangle" },
    { hz: 208, at: 0.48, for: 0.6, wave: "triangle" },
  ],
};

/** At full volume. */
const LOUDNESS = 0.15;
let context: AudioContext | null = null;

/** Strike the notes of a sound at a volume from 0 to 1. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const note of NOTES[sound]) strike(context, note, volume);
  } catch {
    // A browser without sound plays on in silence.
  }
}

function strike(audio: AudioContext, note: Note, loud: number): void {
  const start = audio.currentTime + (note.at ?? 0);
  const end = start + note.for;
  const tone = audio.createOscillator();
  tone.type = note.wave ?? "sine";
  tone.frequency.setValueAtTime(note.hz, start);
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, end);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS * loud * (note.gain ?? 0.7), start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(end + 0.02);
}
