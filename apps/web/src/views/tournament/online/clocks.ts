import type { TimeControl } from '@merellier/protocol';
import { TIME_CHOICES } from '../../../online/time-choices.ts';

/** The clocks of tournaments on the server, which needs one to end. */
export const ONLINE_CLOCKS: Readonly<Record<string, TimeControl>> = Object.fromEntries(
  Object.entries(TIME_CHOICES).filter(([name]) => name !== 'none'),
);

/** The clock of a name; null for one that is not offered here. */
export const clockNamed = (name: string): TimeControl | null => ONLINE_CLOCKS[name] ?? null;
