import type { Man, Position, PositionView, RuleSet, Turn } from '@merellier/rules';
import type { PlayCatalogue } from './catalogue.ts';

const manAt = (view: PositionView, place: number): Man | undefined => view.men.find(({ at }) => at === place);

/**
 * A turn in words. What it did is read off the two positions, so that this holds for every family: men that are gone
 * were taken, a man that now stands in a mill has closed it, a man that is now a king was crowned.
 */
export function describeTurn<P extends Position, T extends Turn>(
  catalogue: PlayCatalogue,
  rules: RuleSet<P, T>,
  position: P,
  turn: T,
): string {
  const { told } = catalogue;
  const { names, lines } = rules.board;
  const steps = rules.walks(position).find((walk) => rules.same(walk.turn, turn))?.steps;
  if (!steps) throw new RangeError('an illegal turn cannot be told');

  const next = rules.play(position, turn);
  const [before, after] = [rules.view(position), rules.view(next)];
  const parts: string[] = [];
  const path: number[] = [];
  const huffed: number[] = [];
  for (const step of steps) {
    if (step.kind === 'say') parts.push(step.what === 'pass' ? told.passes : told.demands);
    else if (step.kind === 'huff') huffed.push(step.at);
    else if (step.kind !== 'take') path.push(step.at);
  }
  for (const place of huffed) parts.push(told.huffs(names[place] as string));

  const taken = before.men.filter(
    ({ at, side }) => side !== position.toPlay && !huffed.includes(at) && !manAt(after, at),
  );
  const takenNames = taken.map(({ at }) => names[at] as string);
  const end = path.at(-1);
  // Only a man that comes off by a turn of its own can be one of the side that plays.
  const given =
    end === undefined ? before.men.filter(({ at, side }) => side === position.toPlay && !manAt(after, at)) : [];
  if (given.length > 0) parts.push(told.gives(given.map(({ at }) => names[at] as string)));
  else if (steps[0]?.kind === 'take') parts.push(told.takes(takenNames));
  if (end !== undefined) {
    // As turns are written: on squares what is taken is jumped.
    parts.push(path.map((place) => names[place]).join(rules.board.kind === 'squares' && taken.length > 0 ? 'x' : '-'));
    const man = manAt(after, end);
    if (man?.inMill) {
      const isOwn = (place: number): boolean => manAt(after, place)?.side === position.toPlay;
      parts.push(told.mills(lines.filter((line) => line.includes(end) && line.every(isOwn)).length));
    }
    if (takenNames.length > 0) parts.push(told.takes(takenNames));
    const origin = manAt(before, path[0] as number);
    if (man?.king && origin && !origin.king) parts.push(told.crowned);
    if (next.toPlay === position.toPlay && !after.row?.length && !rules.outcome(next)) parts.push(told.again);
  }
  return told.turn(position.toPlay, parts);
}
