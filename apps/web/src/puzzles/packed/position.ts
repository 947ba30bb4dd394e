import type { Position, RuleSet, Side } from '@merellier/rules';
import type { BitReader, BitWriter } from './bits.ts';

/** Men in hand that can be told: no rule set gives more than twelve. */
const HAND_BITS = 4;

/** Writes who is to play, which places are taken and by what, and the men in hand where there are any. */
export function putPosition(to: BitWriter, rules: RuleSet, position: Position): void {
  const { men, hands } = rules.view(position);
  to.put(position.toPlay === 'white' ? 0 : 1, 1);
  for (let at = 0; at < rules.board.names.length; at++) {
    const man = men.find((each) => each.at === at);
    to.put(man ? 1 : 0, 1);
    if (!man) continue;
    to.put(man.side === 'white' ? 0 : 1, 1);
    if (rules.family === 'draughts') to.put(man.king ? 1 : 0, 1);
  }
  if (rules.family === 'draughts') return;
  const inHand = hands.white + hands.black > 0;
  to.put(inHand ? 1 : 0, 1);
  if (!inHand) return;
  to.put(hands.white, HAND_BITS);
  to.put(hands.black, HAND_BITS);
}

/** Reads it as a position is written in game texts. */
export function takeFen(from: BitReader, rules: RuleSet): string {
  const toPlay = from.take(1) === 0 ? 'W' : 'B';
  const places: Record<Side, string[]> = { white: [], black: [] };
  for (const [at, name] of rules.board.names.entries()) {
    if (from.take(1) === 0) continue;
    const side = from.take(1) === 0 ? 'white' : 'black';
    if (rules.family === 'mill') places[side].push(name);
    else places[side].push(`${from.take(1) === 1 ? 'K' : ''}${at + 1}`);
  }
  const hands =
    rules.family === 'mill' && from.take(1) === 1 ? `:H${from.take(HAND_BITS)},${from.take(HAND_BITS)}` : '';
  return `${toPlay}:W${places.white}:B${places.black}${hands}`;
}
