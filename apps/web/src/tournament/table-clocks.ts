import type { TimeControl } from '@merellier/protocol';
import { TIME_CHOICES } from '../online/time-choices.ts';

/** The clocks for a table: those that run at one sitting, by the name under which a choice is kept. */
export const TABLE_CLOCKS: Readonly<Record<string, TimeControl>> = Object.fromEntries(
  Object.entries(TIME_CHOICES).filter(([, time]) => time.kind !== 'correspondence'),
);
