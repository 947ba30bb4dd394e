import { type GameState, running, shownClock } from '@merellier/protocol';
import { gameIdSchema, gameOptionsSchema, outcomeSchema, playerSchema } from '@merellier/protocol/schemas';
import { pathTo, positionOf, type Turn } from '@merellier/rules';
import { writeFen, writeTurn } from '@merellier/rules/notation';
import { z } from 'zod';

const side = z.enum(['white', 'black']);
const seat = z.enum(['host', 'guest']);
const time = z.number().describe('Milliseconds since 1970');

/** A game as anybody sees it who has its id: all that a program needs to play it, without rules of its own. */
export const gameViewSchema = z
  .object({
    id: gameIdSchema,
    seq: z.int().describe('The number of the last event'),
    phase: z.enum(['waiting', 'agreeing', 'playing', 'over']).describe('`agreeing`: parts in chance are awaited'),
    options: gameOptionsSchema,
    players: z.object({ host: playerSchema, guest: playerSchema.nullable() }),
    white: seat.nullable().describe('Who plays white, once play has begun'),
    toPlay: side.nullable().describe('Whose turn it is; null where nobody plays'),
    fen: z.string().describe('The position, as docs/notation.md writes it, dice included'),
    turns: z.array(z.string()).describe('The turns played; those taken back are gone'),
    legal: z.array(z.string()).describe('The legal turns of the side to play'),
    boardSeq: z.int().describe('What a turn names as `after`'),
    clock: z.object({ white: z.number(), black: z.number() }).nullable().describe('Milliseconds left at `now`'),
    offers: z.object({ draw: side.nullable(), takeback: side.nullable(), rematch: side.nullable() }),
    chance: z
      .object({
        commitment: z.string(),
        contributions: z.object({ host: z.string().nullable(), guest: z.string().nullable() }),
        secret: z.string().nullable(),
      })
      .nullable()
      .describe('What is public of dice and lots'),
    outcome: outcomeSchema.nullable(),
    createdAt: time,
    changedAt: time,
    now: time,
    rematchOf: gameIdSchema.nullable(),
    rematch: gameIdSchema.nullable(),
  })
  .meta({ id: 'Game' });

export type GameView = z.infer<typeof gameViewSchema>;

/** How a game stands at a moment. */
export function viewOf(state: GameState, now: number): GameView {
  const { id, seq, phase, options, players, white, boardSeq, offers, outcome, rematchOf, rematch } = state;
  const position = positionOf(state.game);
  const toPlay = running(state);
  return {
    id,
    seq,
    phase,
    options,
    players,
    white,
    toPlay,
    fen: writeFen(state.rules, position),
    turns: turnsOf(state),
    legal: toPlay ? textsOf(state, state.rules.turns(position)) : [],
    boardSeq,
    clock: state.clock && shownClock(options.time, state.clock, toPlay, now),
    offers,
    chance: state.chance && chanceOf(state.chance),
    outcome,
    createdAt: state.createdAt,
    changedAt: state.at,
    now,
    rematchOf,
    rematch,
  };
}

const textsOf = ({ rules, game }: GameState, turns: readonly Turn[]): string[] =>
  turns.map((turn) => writeTurn(rules, positionOf(game), turn));

function turnsOf({ rules, game }: GameState): string[] {
  return pathTo(game).flatMap((index) => {
    const { turn, parent } = game.nodes[index] ?? {};
    return turn && parent !== undefined ? [writeTurn(rules, positionOf(game, parent), turn)] : [];
  });
}

const chanceOf = ({ commitment, contributions, secret }: NonNullable<GameState['chance']>): GameView['chance'] => ({
  commitment,
  contributions,
  secret,
});
