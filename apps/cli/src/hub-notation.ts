import { type DraughtsTurn, isBoardTurn, type Position, type RuleSet, type Turn } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';

/** Reads Hub's position: the side to play, and one letter for each square in the order of their numbers. */
export function readHubPosition(rules: RuleSet, text: string): ReturnType<typeof readFen> | null {
  const squares = rules.board.names.length;
  if (text.length !== squares + 1 || !/^[WB][wbWBe]+$/.test(text)) return null;
  return readFen(rules, text);
}

/** A turn as Hub writes it: `32-28`; from, to, and every piece taken, `28x19x23`. */
export function writeHubTurn(turn: Turn): string {
  const draughts = turn as DraughtsTurn;
  if (!isBoardTurn(draughts)) throw new RangeError(`the Hub protocol has no ${draughts.kind}`);
  const { from, to, captures } = draughts;
  if (captures.length === 0) return `${from + 1}-${to + 1}`;
  return [from, to, ...[...captures].sort((a, b) => a - b)].map((place) => place + 1).join('x');
}

/** The legal turn that a text names; the pieces taken may be left out where there is no doubt. Null for none. */
export function readHubTurn(rules: RuleSet, position: Position, text: string): Turn | null {
  if (!/^\d{1,3}(-\d{1,3}|(x\d{1,3})+)$/.test(text)) return null;
  const [from, to, ...captures] = text.split(/[-x]/).map((number) => Number(number) - 1);
  const turns = (rules.turns(position) as readonly DraughtsTurn[])
    .filter(isBoardTurn)
    .filter((turn) => turn.from === from && turn.to === to && turn.captures.length > 0 === text.includes('x'));
  if (captures.length === 0) return turns.length === 1 ? (turns[0] ?? null) : null;
  const taken = new Set(captures);
  return (
    turns.find((turn) => turn.captures.length === taken.size && turn.captures.every((place) => taken.has(place))) ??
    null
  );
}
