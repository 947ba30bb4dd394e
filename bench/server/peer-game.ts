import { ruleSet } from '@merellier/rules';
import { readFen, readTurn, writeFen } from '@merellier/rules/notation';

interface PeerState {
  readonly fen: string;
  readonly turns: number;
}

const rules = ruleSet('marelle');

/** The marelle as a game of boardgame.io, judged by the same rules as on our server. */
export function peerGame(): object {
  const turn = ({ G, events }: { G: PeerState; events: { endTurn(): void } }, text: string): PeerState | string => {
    const position = readFen(rules, G.fen);
    const read = position.ok ? readTurn(rules, position.value, text) : position;
    // Its word for a move that is refused.
    if (!position.ok || !read.ok) return 'INVALID_MOVE';
    events.endTurn();
    return { fen: writeFen(rules, rules.play(position.value, read.value)), turns: G.turns + 1 };
  };
  return {
    name: 'marelle',
    setup: (): PeerState => ({ fen: writeFen(rules, rules.start()), turns: 0 }),
    // Only the server judges, as on ours; a client waits for its word.
    moves: { turn: { move: turn, client: false } },
    minPlayers: 2,
    maxPlayers: 2,
    disableUndo: true,
  };
}
