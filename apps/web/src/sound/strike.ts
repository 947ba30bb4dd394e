/** The sounds of a board, made as they are heard: a knock is a few partials that die away at once, and a little noise. */
export type Sound = 'knock' | 'take' | 'mill' | 'end';

/** What is struck: wood on wood, stone on slate, or the bell that a closed mill is. */
type Body = 'wood' | 'stone' | 'bell';

interface Knock {
  /** Seconds from now. */
  readonly at: number;
  /** The lowest partial, in Hz: smaller pieces ring higher. */
  readonly pitch: number;
  readonly loud: number;
  /** Seconds until it has died away. */
  readonly rings: number;
  /** Struck by a bell's clapper, not by a man. */
  readonly bell?: boolean;
}

const KNOCKS: Readonly<Record<Sound, readonly Knock[]>> = {
  knock: [{ at: 0, pitch: 310, loud: 0.5, rings: 0.09 }],
  // A man lifted off, and laid down in the tray.
  take: [
    { at: 0, pitch: 470, loud: 0.28, rings: 0.06 },
    { at: 0.13, pitch: 235, loud: 0.42, rings: 0.12 },
  ],
  // A man put down, and a small bell.
  mill: [
    { at: 0, pitch: 310, loud: 0.5, rings: 0.09 },
    { at: 0.1, pitch: 622, loud: 0.34, rings: 1.5, bell: true },
  ],
  end: [
    { at: 0, pitch: 311, loud: 0.36, rings: 2, bell: true },
    { at: 0.34, pitch: 466, loud: 0.3, rings: 1.8, bell: true },
    { at: 0.68, pitch: 622, loud: 0.34, rings: 2.2, bell: true },
  ],
};

type Partial = readonly [multiple: number, share: number];

/**
 * Partials as multiples of the lowest, and how loud each is: of a bar that is free at both ends, of a thick slab, and of a
 * bell tuned in the usual way (hum, prime, tierce, quint, nominal).
 */
const PARTIALS: Readonly<Record<Body, readonly Partial[]>> = {
  wood: [
    [1, 1],
    [2.76, 0.45],
    [5.4, 0.2],
  ],
  stone: [
    [1.6, 0.5],
    [4.1, 0.6],
    [7.3, 0.4],
  ],
  bell: [
    [0.5, 0.4],
    [1, 0.7],
    [1.2, 0.35],
    [1.5, 0.25],
    [2, 0.6],
    [3, 0.2],
  ],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Lets a sound be heard; in silence where the browser has none, or allows none before the first tap. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => {});
    const body = document.documentElement.dataset['look'] === 'slate' ? 'stone' : 'wood';
    for (const knock of KNOCKS[sound]) strike(context, knock, knock.bell ? 'bell' : body);
  } catch {
    context = null;
  }
}

function strike(audio: AudioContext, { at, pitch, loud, rings }: Knock, body: Body): void {
  const begin = audio.currentTime + 0.01 + at;
  for (const [multiple, share] of PARTIALS[body]) {
    const tone = new OscillatorNode(audio, { frequency: pitch * multiple });
    tone.connect(fading(audio, begin, loud * share, rings / Math.sqrt(multiple)));
    tone.start(begin);
    tone.stop(begin + rings + 0.05);
  }
  const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
  const filter = new BiquadFilterNode(audio, {
    type: 'bandpass',
    frequency: pitch * (body === 'stone' ? 12 : 6),
    Q: 0.8,
  });
  source.connect(filter).connect(fading(audio, begin, loud * (body === 'bell' ? 0.12 : 0.5), 0.02));
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
