import { type GameOptions, isLive, type Phase, type Player, type Seat } from '@merellier/protocol';
import type { Side } from '@merellier/rules';
import { askServer } from './ask-server.ts';
import { forgetGame, ownGames } from './own-games.ts';
import { whoAmI } from './people/who.ts';

/** A game under way of one's own, as it stands. */
export interface OwnGame {
  readonly id: string;
  readonly rules: GameOptions['rules'];
  readonly fen: string;
  readonly phase: Phase;
  /** Null while nobody has accepted. */
  readonly opponent: Player | null;
  /** The side one plays; white while that is open. */
  readonly side: Side;
  /** Whether it is one's turn. */
  readonly isMine: boolean;
  /** Whether it is being played with a clock that runs. */
  readonly hasClock: boolean;
}

/** What is read of the server's `/api/v1/games/ID`. */
interface GameView {
  readonly id: string;
  readonly phase: Phase;
  readonly options: GameOptions;
  readonly players: { readonly host: Player; readonly guest: Player | null };
  readonly white: Seat | null;
  readonly toPlay: Side | null;
  readonly fen: string;
}

/** So many games are asked for, the newest; and so many shown. */
const ASKED = 4;
const SHOWN = 2;

/**
 * The games under way in which this browser has a seat, as the server tells them: those with a running clock first, then those where it is one's turn. None
 * without a server. Games that are over or gone are forgotten.
 */
export async function ownGamesNow(fetcher: typeof fetch = fetch): Promise<readonly OwnGame[]> {
  const ids = ownGames().slice(0, ASKED);
  if (ids.length === 0) return [];
  const who = await whoAmI(fetcher);
  if (!who.ok || !who.player) return [];
  const me = who.player.id;
  const found = await Promise.all(ids.map((id) => standing(id, me, fetcher)));
  return found
    .filter((game) => game !== null)
    .sort((a, b) => Number(b.hasClock) - Number(a.hasClock) || Number(b.isMine) - Number(a.isMine))
    .slice(0, SHOWN);
}

async function standing(id: string, me: string, fetcher: typeof fetch): Promise<OwnGame | null> {
  const asked = await askServer<GameView>('GET', `/api/v1/games/${id}`, { part: 'fen', fetcher });
  if (!asked.ok) {
    if (asked.refusal.reason === 'not-found') forgetGame(id);
    return null;
  }
  const { phase, options, players, white, toPlay, fen } = asked.value;
  if (phase === 'over') forgetGame(id);
  const seat: Seat | null = players.host.id === me ? 'host' : players.guest?.id === me ? 'guest' : null;
  if (phase === 'over' || !seat) return null;
  const side: Side = white === null || white === seat ? 'white' : 'black';
  const opponent = seat === 'host' ? players.guest : players.host;
  const hasClock = phase === 'playing' && isLive(options.time);
  return { id, rules: options.rules, fen, phase, opponent, side, isMine: toPlay === side, hasClock };
}
