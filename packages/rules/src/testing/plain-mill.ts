/** A mill game as a person would write it down: names of points, lines of three, pairs of neighbours. */
export interface PlainGame {
  readonly lines: readonly string[];
  /** Neighbours that stand on no line of three. */
  readonly links?: readonly string[];
  readonly men: number;
  /** Whether the first mill wins; otherwise it takes a man, one that stands in no mill where there is one. */
  readonly firstMill?: boolean;
  /** Whether a side with men in hand may move instead. */
  readonly mixed?: boolean;
  readonly flies?: boolean;
}

interface PlainPosition {
  readonly own: readonly string[];
  readonly opponent: readonly string[];
  readonly ownHand: number;
  readonly opponentHand: number;
}

/**
 * Leaves of the tree of turns of a plain game, from the start, or with empty hands from where these men stand, by lists of names alone: no bits, no tables, no code shared with the rules
 * that it is there to check.
 */
export function plainPerft(game: PlainGame, depth: number, white = '', black = ''): number {
  const lines = game.lines.map((line) => line.split(' '));
  const points = [...new Set(lines.flat())];
  const joined = new Set(
    [...lines.flatMap(([a, b, c]) => [`${a} ${b}`, `${b} ${c}`]), ...(game.links ?? [])].flatMap((pair) => [
      pair,
      pair.split(' ').reverse().join(' '),
    ]),
  );
  const millsOf = (men: readonly string[]): string[][] => lines.filter((line) => line.every((at) => men.includes(at)));

  const count = ({ own, opponent, ownHand, opponentHand }: PlainPosition, left: number): number => {
    if (left === 0) return 1;
    const isOver =
      own.length + ownHand < 3 ||
      opponent.length + opponentHand < 3 ||
      (game.firstMill && (millsOf(own).length > 0 || millsOf(opponent).length > 0));
    if (isOver) return 0;
    const free = points.filter((at) => !own.includes(at) && !opponent.includes(at));
    const after: { men: string[]; to: string; hand: number }[] = [];
    if (ownHand > 0) for (const to of free) after.push({ men: [...own, to], to, hand: ownHand - 1 });
    if (ownHand === 0 || game.mixed)
      for (const from of own)
        for (const to of free)
          if (joined.has(`${from} ${to}`) || (game.flies && own.length + ownHand === 3))
            after.push({ men: [...own.filter((at) => at !== from), to], to, hand: ownHand });
    let leaves = 0;
    for (const { men, to, hand } of after) {
      const closes = millsOf(men).some((line) => line.includes(to));
      const outside = opponent.filter((at) => !millsOf(opponent).some((line) => line.includes(at)));
      const victims = outside.length > 0 ? outside : opponent;
      const boards =
        !game.firstMill && closes && victims.length > 0
          ? victims.map((victim) => opponent.filter((at) => at !== victim))
          : [opponent];
      for (const board of boards)
        leaves += count({ own: board, opponent: men, ownHand: opponentHand, opponentHand: hand }, left - 1);
    }
    return leaves;
  };
  const hand = white === '' ? game.men : 0;
  const named = (men: string): string[] => (men === '' ? [] : men.split(','));
  return count({ own: named(white), opponent: named(black), ownHand: hand, opponentHand: hand }, depth);
}
