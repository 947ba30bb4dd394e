/** The sounds of a board, made as they are heard: a knock is a few partials that die away at once, and a little noise. */
export type Sound = 'knock' | 'take' | 'mill' | 'end';

interface Knock {
  /** Seconds from now. */
  readonly at: number;
  /** The lowest partial, in Hz: smaller pieces of wood ring higher. */
  readonly pitch: number;
  readonly loud: number;
  /** Seconds until it has died away. */
  readonly rings: number;
}

const KNOCKS: Readonly<Record<Sound, readonly Knock[]>> = {
  knock: [{ at: 0, pitch: 310, loud: 0.5, rings: 0.09 }],
  // A man lifted off, and laid down beside the board.
  take: [
    { at: 0, pitch: 470, loud: 0.28, rings: 0.06 },
    { at: 0.13, pitch: 235, loud: 0.42, rings: 0.12 },
  ],
  // Three men in a row.
  mill: [
    { at: 0, pitch: 310, loud: 0.5, rings: 0.12 },
    { at: 0.09, pitch: 390, loud: 0.45, rings: 0.14 },
    { at: 0.18, pitch: 465, loud: 0.5, rings: 0.34 },
  ],
  end: [
    { at: 0, pitch: 310, loud: 0.5, rings: 0.3 },
    { at: 0.22, pitch: 232, loud: 0.5, rings: 0.4 },
    { at: 0.5, pitch: 155, loud: 0.6, rings: 0.8 },
  ],
};

/** The partials of a bar of wood that is free at both ends, as multiples of the lowest, and how loud each is. */
const PARTIALS = [
  [1, 1],
  [2.76, 0.45],
  [5.4, 0.2],
] as const;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Lets a sound be heard; in silence where the browser has none, or allows none before the first tap. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => {});
    for (const knock of KNOCKS[sound]) strike(context, knock);
  } catch {
    context = null;
  }
}

function strike(audio: AudioContext, { at, pitch, loud, rings }: Knock): void {
  const begin = audio.currentTime + 0.01 + at;
  for (const [multiple, share] of PARTIALS) {
    const tone = new OscillatorNode(audio, { frequency: pitch * multiple });
    tone.connect(fading(audio, begin, loud * share, rings / Math.sqrt(multiple)));
    tone.start(begin);
    tone.stop(begin + rings + 0.05);
  }
  const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch * 6, Q: 0.8 });
  source.connect(filter).connect(fading(audio, begin, loud * 0.5, 0.02));
  source.start(begin);
}

/** Full at once, then dying away. */
function fading(audio: AudioContext, begin: number, loud: number, seconds: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud * 0.5, begin + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + 0.002 + seconds);
  gain.connect(audio.destination);
  return gain;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = new AudioBuffer({ length: audio.sampleRate / 20, sampleRate: audio.sampleRate });
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return noise;
}
