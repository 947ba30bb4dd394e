import type { Random } from '@merellier/engine';
import {
  type DraughtsPosition,
  DraughtsRuleSet,
  type DraughtsTurn,
  type Game,
  outcomeOf,
  positionOf,
  type Side,
  type Turn,
} from '@merellier/rules';
import { next } from '../../../../packages/engine/scripts/selfplay.ts';
import { movesKing } from '../../../../packages/engine/scripts/training/games.ts';
import type { Player, TurnLimits } from './player.ts';

/** A game that has not ended after so many turns is a draw. */
const MOST_TURNS = 400;

/** How a game was ended that the rules have not: both are said of the first player. */
export interface Adjudication {
  /** A game of draughts in which kings alone have moved, without a capture, for so many turns is a draw; null for never. */
  readonly kings: number | null;
  /** Whether a game is over where this engine, which must be a player, can force a win or cannot escape a loss. */
  readonly forced: boolean;
}

export interface Played {
  readonly game: Game;
  /** Of the first player: 1, 0.5 or 0. */
  readonly points: number;
  /** Why it is over: the reason that the rules give, or `forced`, `kings`, `long`, `no-turn`. */
  readonly reason: string;
  /** Of both players: turns that were thought about, the milliseconds of processor time of all, and of the longest. */
  readonly spent: readonly Spent[];
}

export interface Spent {
  turns: number;
  millis: number;
  most: number;
}

export interface Playing {
  readonly players: readonly [Player, Player];
  readonly limits: TurnLimits;
  readonly adjudication: Adjudication;
  readonly random: Random;
}

/** Plays one game on from where it stands; the first player has one side. */
export async function playOn(start: Game, firstPlays: Side, playing: Playing): Promise<Played> {
  const { players, limits, adjudication, random } = playing;
  const spent: Spent[] = players.map(() => ({ turns: 0, millis: 0, most: 0 }));
  for (const player of players) await player.newGame();
  let game = start;
  let kingMoves = 0;
  const over = (points: number, reason: string): Played => ({ game, points, reason, spent });
  for (let i = 0; i < MOST_TURNS; i++) {
    const outcome = outcomeOf(game);
    if (outcome) return over(outcome.winner ? Number(outcome.winner === firstPlays) : 0.5, outcome.reason);
    if (kingMoves === adjudication.kings) return over(0.5, 'kings');
    const at = positionOf(game).toPlay === firstPlays ? 0 : 1;
    const choice = await players[at].choose(game, limits);
    note(spent[at] as Spent, choice.spent);
    if (!choice.turn) return over(at, 'no-turn');
    if (adjudication.forced && choice.forced !== undefined)
      return over(Number(choice.forced > 0 === (at === 0)), 'forced');
    kingMoves = isKingMove(game, choice.turn) ? kingMoves + 1 : 0;
    game = next(game, choice.turn, random);
  }
  return over(0.5, 'long');
}

/** Only turns that took time count: an only turn is played at once. */
function note(so: Spent, millis: number | null): void {
  if (millis === null || millis < 1) return;
  so.turns++;
  so.millis += millis;
  so.most = Math.max(so.most, millis);
}

const isKingMove = (game: Game, turn: Turn): boolean =>
  game.rules instanceof DraughtsRuleSet &&
  movesKing(game.rules, positionOf(game) as DraughtsPosition, turn as DraughtsTurn);
