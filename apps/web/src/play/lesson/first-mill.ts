import type { Position, RuleSet, Side } from '@merellier/rules';
import { closable } from '../threats.ts';
import type { Moment, PlayedTurn } from './moment.ts';

/** Positions that may be looked at: some house rule sets have far more, and nobody waits for a lesson. */
const MOST = 20_000;

/** Whether a side wins with one turn from here. */
const winsAtOnce = (rules: RuleSet, position: Position, side: Side): boolean =>
  position.toPlay === side &&
  rules.turns(position).some((turn) => rules.outcome(rules.play(position, turn))?.winner === side);

/** Where the first mill wins: the mill with which the loser could have won in this turn; null where it could with none. */
export function missedWin(rules: RuleSet, loserTurn: PlayedTurn): Moment | null {
  const { before } = loserTurn;
  const loser = before.toPlay;
  const [own] = winsAtOnce(rules, before, loser) ? closable(rules, before, loser) : [];
  return own ? { kind: 'missed', line: own.line, place: own.place, view: rules.view(before) } : null;
}

/**
 * Where the first mill wins, and every answer of the loser let it be closed: whether the loser's turn before that was the fault. Another turn
 * is one after which the winner, whatever it played, had no mill with either of its next two turns. Null where there was none, or too much to try.
 */
export function lateTurn(rules: RuleSet, fault: PlayedTurn, winner: Side): Moment | null {
  let looked = 0;
  const after = (position: Position): readonly Position[] =>
    looked > MOST ? [] : rules.turns(position).map((turn) => rules.play(position, turn));
  const isSafe = (position: Position): boolean => {
    looked++;
    const end = rules.outcome(position);
    return end ? end.winner !== winner : position.toPlay !== winner || !winsAtOnce(rules, position, winner);
  };
  const holds = (position: Position): boolean =>
    isSafe(position) &&
    (position.toPlay !== winner ||
      after(position).every((next) => rules.outcome(next) !== null || after(next).some(isSafe)));
  const isFault = after(fault.before).some(holds);
  return isFault && looked <= MOST ? { kind: 'late', ...fault } : null;
}
