import { type GameOptions, type Player, playerOf } from '@merellier/protocol';
import { positionOf } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import type { Online } from '../../apps/server/src/node/online.ts';

/** What a turn took, in milliseconds, and what of it this process had of processors: on a machine that others use, that says more. */
interface Taken {
  readonly millis: number;
  readonly worked: number;
}

/** Draws by rule are switched off, so that a game of first legal turns goes on. */
const OPTIONS: GameOptions = {
  rules: { id: 'marelle', parameters: { 'no-capture-draw': 0, 'repetition-draw': 0 } },
  time: { kind: 'none' },
  side: 'white',
  ...{ listed: false, rated: false },
};

/**
 * Plays so many turns of a game on a node, one after the other, with a pause in milliseconds before each.
 * @returns what each took
 */
export async function playTurns(
  { games, rooms }: Online,
  id: string,
  [white, black]: readonly [Player, Player],
  turns: number,
  pause = 0,
): Promise<Taken[]> {
  const made = await games.create({ player: white, id: `create-${id}` }, OPTIONS);
  if (!made.ok) throw new Error(made.error.reason);
  const { game } = made.value;
  await games.command({ player: black, id: `join-${id}` }, game, { kind: 'join', contribution: null }, 0);
  const taken: Taken[] = [];
  for (let i = 0; i < turns; i++) {
    const state = (await rooms.get(game))?.state;
    if (state?.phase !== 'playing') break;
    const position = positionOf(state.game);
    const [turn] = state.rules.turns(position);
    const player = playerOf(state, position.toPlay);
    if (!turn || !player) break;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const command = { kind: 'turn', turn: writeTurn(state.rules, position, turn), after: state.boardSeq } as const;
    const [before, workBefore] = [performance.now(), process.cpuUsage()];
    const played = await games.command({ player, id: `turn-${id}-${i}` }, game, command, 0);
    const { user, system } = process.cpuUsage(workBefore);
    taken.push({ millis: performance.now() - before, worked: (user + system) / 1_000 });
    if (!played.ok) throw new Error(played.error.reason);
  }
  return taken;
}

/** What 99 of 100 stay below. */
export const p99 = (all: readonly number[]): number =>
  [...all].sort((a, b) => a - b)[Math.ceil(all.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY;
