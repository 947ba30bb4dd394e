import type { Settings } from '../settings/settings.ts';
import { play, type Sound } from './strike.ts';

/** Milliseconds from one sound of a turn to the next. */
const APART = 260;
/** How long a telephone ticks, in milliseconds; every second number is a rest. */
const TICKS: Readonly<Record<Sound, readonly number[]>> = {
  knock: [12],
  take: [18, 60, 18],
  mill: [14, 70, 40],
  end: [30, 90, 30, 90, 60],
};

/** Lets sounds be heard one after the other, and felt, as far as the settings want it. */
export function hear({ sound, vibrate }: Pick<Settings, 'sound' | 'vibrate'>, sounds: readonly Sound[]): void {
  if (sound) for (const [i, one] of sounds.entries()) window.setTimeout(play, i * APART, one);
  // Not every device can; what matters most is felt alone.
  const last = sounds.at(-1);
  if (vibrate && last) navigator.vibrate?.([...TICKS[last]]);
}
