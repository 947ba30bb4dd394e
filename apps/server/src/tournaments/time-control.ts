import { DAY, MINUTE, SECOND, type TimeControl } from '@merellier/protocol';
import { timeControlSchema } from '@merellier/protocol/schemas';

/**
 * The clock that a tournament names: `increment-10-5` (minutes, seconds for each turn), likewise `delay-…` and `bronstein-…`, or
 * `days-3` for each turn. Null for no such name, and for `none`: a tournament on a server would never end without a clock.
 */
export function timeControlNamed(name: string): TimeControl | null {
  const [, kind, first = '', second = ''] =
    /^(increment|delay|bronstein|days)-(\d+(?:\.\d+)?)(?:-(\d+))?$/.exec(name) ?? [];
  const [one, two] = [Number(first), Number(second)];
  const made =
    kind === 'days'
      ? { kind: 'correspondence', perTurn: one * DAY }
      : kind === 'increment'
        ? { kind, initial: Math.round(one * MINUTE), increment: two * SECOND }
        : { kind, initial: Math.round(one * MINUTE), delay: two * SECOND };
  const read = timeControlSchema.safeParse(made);
  return read.success ? read.data : null;
}
