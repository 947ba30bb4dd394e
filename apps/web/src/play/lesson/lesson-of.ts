import { type Game, other, outcomeOf, pathTo, positionOf, type Side } from '@merellier/rules';
import { positionBefore } from '../../lines/trace.ts';
import { captureMoment, kingMoment, offerMoment } from './capture-moment.ts';
import { mostClosed, swungBy } from './closed-lines.ts';
import { lateTurn, missedWin } from './first-mill.ts';
import { millMoment } from './mill-moment.ts';
import type { Moment, PlayedTurn } from './moment.ts';

/** What a game that was won teaches, read off its turns. */
export interface LessonOfGame extends Omit<Moment, 'kind' | keyof PlayedTurn>, PlayedTurn {
  /** How the lead was won; a man that goes to and fro between two mills; a mill closed again and again; a side that cannot move; else the turn that brought the lead for good. */
  readonly kind: Moment['kind'] | 'swing' | 'reopened' | 'blocked' | 'turning';
  readonly winner: Side;
  /** Men that the winner took, and how many turns were played. */
  readonly taken: number;
  readonly turns: number;
}

/** A mill that was closed so often is how the game was won. */
const OFTEN = 3;
/** A lead in men that does not by itself win a game. */
const FEW = 1;

/** What the winner's turns show, each true by the rules; null where they show nothing. */
export function lessonOf(game: Game, winner: Side): LessonOfGame | null {
  const { rules } = game;
  const loser = other(winner);
  const played = pathTo(game).flatMap((node): PlayedTurn[] => {
    const { turn } = game.nodes[node] ?? {};
    if (!turn) return [];
    return [{ turn, before: positionBefore(game, node), view: rules.view(positionOf(game, node)) }];
  });
  const last = played.at(-1);
  if (!last) return null;
  // A game that begins from a position has lost men already.
  const start = rules.view(positionOf(game, 0)).lost;
  const facts = { winner, taken: last.view.lost[loser] - start[loser], turns: Math.ceil(played.length / 2) };
  type Told = Omit<LessonOfGame, keyof PlayedTurn | keyof typeof facts> & Partial<PlayedTurn>;
  const found = (turn: PlayedTurn, moment: Told): LessonOfGame => ({ ...turn, ...moment, ...facts });

  const reason = outcomeOf(game)?.reason;
  // To be ahead in men taken is to be behind there.
  if (rules.parameters['goal'] === 'lose-all' || rules.parameters['aim'] === 'lose') {
    const offer = offerMoment(rules, played, winner);
    return offer && found(offer, offer);
  }
  if (reason === 'first-king') {
    const moment = last.before.toPlay === winner ? kingMoment(rules, last, played.at(-2)) : null;
    return found(last, moment ?? { kind: 'turning' });
  }
  const swing = swungBy(rules, played, winner);
  if (swing) return found(swing.turn, { kind: 'swing', places: swing.places });
  const again = mostClosed(rules, played, winner);
  const reopened = (): LessonOfGame | null => {
    if (!again || again.times < 2) return null;
    const { turn, ...what } = again;
    return found(turn, { kind: 'reopened', ...what });
  };
  if (again && again.times >= OFTEN) return reopened();
  /** How far the winner is ahead in men taken, after each turn. */
  const lead = played.map(({ view }) => view.lost[loser] - start[loser] - view.lost[winner] + start[winner]);
  // Shut in without being far behind in men: that was it.
  if (reason === 'blocked' && (lead.at(-1) ?? 0) <= FEW) return found(last, { kind: 'blocked' });
  /** A man lost and won back at once: the lead was only lent. */
  const isExchange = (i: number): boolean => (lead[i - 1] ?? 0) > 0 && (lead[i + 1] ?? 0) > 0;
  const first =
    reason === 'mill' ? played.length - 1 : lead.findLastIndex((ahead, i) => ahead <= 0 && !isExchange(i)) + 1;
  const decided = played[first];
  // Given up, or lost on time, before anybody was ahead: the last turn decided nothing.
  if (!decided) return reason === 'blocked' ? found(last, { kind: 'blocked' }) : null;
  const momentAt = (i: number): Moment | null => {
    const [turn, reply, fault] = [played[i], played[i - 1], played[i - 3]];
    if (turn?.before.toPlay !== winner) return null;
    if (rules.board.kind === 'squares') return captureMoment(rules, turn, reply);
    const missed = reason === 'mill' && reply?.before.toPlay === loser ? missedWin(rules, reply) : null;
    if (missed) return missed;
    const moment = millMoment(rules, turn, reply);
    const isLate = reason === 'mill' && fault?.before.toPlay === loser && !rules.usesDice;
    if (!isLate || (moment?.kind !== 'forced' && moment?.kind !== 'unstoppable')) return moment;
    return missedWin(rules, fault) ?? lateTurn(rules, fault, winner) ?? moment;
  };
  const moment = momentAt(first);
  if (moment) return found(decided, moment);
  if (reason === 'blocked') return found(last, { kind: 'blocked' });
  return reopened() ?? found(decided, { kind: 'turning' });
}
