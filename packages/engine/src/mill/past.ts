import type { Line, MillPosition, MillTurn } from '@merellier/rules';

/** What a searcher must know of the game so far: positions before the last capture or entry cannot come again. */
export interface Past {
  /** The positions since then; the last is the one that is searched. */
  readonly positions: readonly MillPosition[];
  /** How many turns were played between the last capture and the first of them. */
  readonly quiet: number;
}

const isBack = ({ captures, kind }: MillTurn): boolean => captures.length === 0 && kind !== 'entry';

export function pastOf(line: Line): Past {
  const played = line.played as readonly { turn: MillTurn; position: MillPosition }[];
  const from = played.findLastIndex(({ turn }) => !isBack(turn)) + 1;
  const first = (played[from - 1]?.position ?? line.start) as MillPosition;
  const lastCapture = played.findLastIndex(({ turn }) => turn.captures.length > 0) + 1;
  return { positions: [first, ...played.slice(from).map(({ position }) => position)], quiet: from - lastCapture };
}
