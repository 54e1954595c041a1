/** The department from afar, under everything else: air, and now and then a monitor. */

/** At full volume: so little that every sound of the table stands out from it. */
const AIR = 0.03;
const PIP = 0.012;
/** Seconds: how long the air goes on before it comes round, and how slowly it swells. */
const ROUND = 6;
const SWELL = 1.5;
/** Seconds between two monitors, at least, and so many more at most. */
const APART = 5;
const MORE = 6;

export interface AmbientSound {
  /** From 0 to 1; at 0 it dies away. */
  loud(volume: number): void;
  stop(): void;
}

/** Begins in silence; null in a browser without sound. */
export function ambientSound(): AmbientSound | null {
  try {
    const audio = new AudioContext();
    const out = audio.createGain();
    out.gain.value = 0;
    out.connect(audio.destination);
    air(audio).connect(out);
    let next: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      next = setTimeout(
        () => {
          pip(audio, out);
          wait();
        },
        (APART + MORE * Math.random()) * 1_000,
      );
    };
    wait();
    return {
      loud: (volume) => {
        if (volume > 0 && audio.state === "suspended") void audio.resume();
        out.gain.setTargetAtTime(volume, audio.currentTime, SWELL / 3);
      },
      stop: () => {
        clearTimeout(next);
        void audio.close();
      },
    };
  } catch {
    return null;
  }
}

/** Noise without its high part: a corridor with many doors. */
function air(audio: AudioContext): AudioNode {
  const length = Math.floor(audio.sampleRate * ROUND);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  buffer.copyToChannel(noise(length), 0);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  const low = audio.createBiquadFilter();
  low.type = "lowpass";
  low.frequency.value = 420;
  const quiet = audio.createGain();
  quiet.gain.value = AIR;
  source.connect(low).connect(quiet);
  source.start();
  return quiet;
}

/** So many samples of noise; the end runs over into the beginning, so that nobody hears it come round. */
export function noise(length: number): Float32Array<ArrayBuffer> {
  const over = Math.floor(length / 4);
  const samples = new Float32Array(length);
  let drift = 0;
  for (let at = 0; at < length + over; at++) {
    drift = 0.985 * drift + 0.12 * (2 * Math.random() - 1);
    if (at >= length) {
      const place = at - length;
      const come = place / over;
      samples[place] = Math.sqrt(come) * (samples[place] ?? 0) + Math.sqrt(1 - come) * drift;
    } else samples[at] = drift;
  }
  return samples;
}

/** A monitor behind a door. */
function pip(audio: AudioContext, out: AudioNode): void {
  const start = audio.currentTime;
  const tone = audio.createOscillator();
  tone.frequency.value = 740;
  const soft = audio.createGain();
  soft.gain.setValueAtTime(0.0001, start);
  soft.gain.exponentialRampToValueAtTime(PIP, start + 0.05);
  soft.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
  tone.connect(soft).connect(out);
  tone.start(start);
  tone.stop(start + 0.4);
}
