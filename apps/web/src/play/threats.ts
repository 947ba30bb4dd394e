import type { Position, RuleSet, Side } from '@merellier/rules';

/** Where a side could close a mill with its next turn, if it were to play now. */
export function closingsOf(rules: RuleSet, position: Position, side: Side): readonly number[] {
  if (rules.board.kind !== 'points' || rules.awaitsThrow(position)) return [];
  const { men, hands } = rules.view(position);
  const own = men.filter((man) => man.side === side).map(({ at }) => at);
  const taken = new Set(men.map(({ at }) => at));
  const movers = new Map<number, Set<number>>();
  // What the rules let it do, not what lines look like: only a place that some legal turn reaches counts.
  for (const { steps } of rules.walks({ ...position, toPlay: side })) {
    const from = steps[0]?.kind === 'pick' ? steps[0].at : -1;
    const to = steps.find(({ kind }) => kind === 'enter' || kind === 'land');
    if (to && 'at' in to) movers.set(to.at, (movers.get(to.at) ?? new Set()).add(from));
  }
  const closes = (place: number, from: number): boolean =>
    rules.board.lines.some(
      (line) =>
        line.includes(place) && !line.includes(from) && line.every((point) => point === place || own.includes(point)),
    );
  return own.length + hands[side] < 3
    ? []
    : [...movers].flatMap(([place, from]) =>
        !taken.has(place) && [...from].some((origin) => closes(place, origin)) ? [place] : [],
      );
}

/** The mills that a side has closed, line by line. */
export function millsOf(rules: RuleSet, position: Position, side: Side): readonly (readonly number[])[] {
  const own = new Set(
    rules
      .view(position)
      .men.filter((man) => man.side === side)
      .map(({ at }) => at),
  );
  return rules.board.lines.filter((line) => line.every((place) => own.has(place)));
}
