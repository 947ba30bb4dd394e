import type { Man, Position, RuleSet, Side } from '@merellier/rules';

/** A line that a side could close with its next turn: the free place of it, and the men that could go there (-1: from the hand). */
export interface Closing {
  readonly place: number;
  readonly line: readonly number[];
  readonly movers: readonly number[];
}

/** The lines that a side could close with its next turn, if it were to play now. */
export function closable(rules: RuleSet, position: Position, side: Side): readonly Closing[] {
  if (rules.board.kind !== 'points' || rules.awaitsThrow(position)) return [];
  const { men, hands } = rules.view(position);
  const own = men.filter((man) => man.side === side).map(({ at }) => at);
  if (own.length + hands[side] < 3) return [];
  const taken = new Set(men.map(({ at }) => at));
  const movers = new Map<number, Set<number>>();
  // What the rules let it do, not what lines look like: only a place that some legal turn reaches counts.
  for (const { steps } of rules.walks({ ...position, toPlay: side })) {
    const from = steps[0]?.kind === 'pick' ? steps[0].at : -1;
    const to = steps.find(({ kind }) => kind === 'enter' || kind === 'land');
    if (to && 'at' in to) movers.set(to.at, (movers.get(to.at) ?? new Set()).add(from));
  }
  return [...movers].flatMap(([place, from]) =>
    taken.has(place)
      ? []
      : rules.board.lines.flatMap((line): Closing[] => {
          if (!line.includes(place) || !line.every((point) => point === place || own.includes(point))) return [];
          const free = [...from].filter((origin) => !line.includes(origin));
          return free.length > 0 ? [{ place, line, movers: free }] : [];
        }),
  );
}

/** Where a side could close a mill with its next turn, if it were to play now. */
export const closingsOf = (rules: RuleSet, position: Position, side: Side): readonly number[] => [
  ...new Set(closable(rules, position, side).map(({ place }) => place)),
];

/** The mills that a side has closed, line by line. */
export function millsOf({ board }: RuleSet, men: readonly Man[], side: Side): readonly (readonly number[])[] {
  const own = new Set(men.filter((man) => man.side === side).map(({ at }) => at));
  return board.lines.filter((line) => line.every((place) => own.has(place)));
}
