import { NAMELESS, type Player } from '@merellier/protocol';
import type { RuleSet } from '@merellier/rules';
import { createContext, createSignal, onCleanup, useContext } from 'solid-js';
import { noteOwnName } from '../../frame/own-name.ts';
import { connectHere } from '../../online/browser-connection.ts';
import type { Connection, Link } from '../../online/connection.ts';
import type { GameModel } from '../../online/game-model.ts';
import { findServer } from '../../online/people/find-server.ts';
import { type Absence, type Named, takeName } from '../../online/people/who.ts';

/** That the connection is back is said for so long. */
const BACK_SHOWN = 4_000;

/** The boards of who plays at many at the same time. */
export interface ManyFollowed {
  /** Those that wait for a turn, the longest first. */
  readonly waiting: () => readonly string[];
  /** What is known of a game; undefined for one that is none of these. */
  readonly model: (id: string) => GameModel | undefined;
}

/** The page's side of the server, while the view is open. */
export type Online = ReturnType<typeof createOnline>;

/** Finds out whether there is a server to play on, and connects to it; to be called within a Solid root. */
export function createOnline() {
  const [absence, setAbsence] = createSignal<Absence | 'looking' | null>('looking');
  const [player, keepPlayer] = createSignal<Player | null>(null);
  const [link, setLink] = createSignal<Link>('connecting');
  /** Whether the server knows the player no more who was here: the session is over, or the host has banned the player. */
  const [isForgotten, setForgotten] = createSignal(false);
  /** Whether what is done here waits for the server's database. */
  const [isHeldUp, setHeldUp] = createSignal(false);
  const [connection, setConnection] = createSignal<Connection | null>(null);
  /** Whether the connection has come back a moment ago. */
  const [isBack, setIsBack] = createSignal(false);
  /** The tournament in which one plays at many boards, and these boards once they are followed. */
  const [manyAt, setManyAt] = createSignal<string | null>(null);
  const [many, setMany] = createSignal<ManyFollowed | null>(null);
  /** The game that was kept last among my games. */
  const [kept, setKept] = createSignal<string | null>(null);
  /** The invitation that was made last, and its rules: its board is laid out before it is heard of. */
  const [made, setMade] = createSignal<{ readonly game: string; readonly rules: RuleSet } | null>(null);
  let stop = (): void => {};
  /** The page renews the connection itself: that it is back is no news then. */
  let renews = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setPlayer(now: Player | null): void {
    keepPlayer(now);
    noteOwnName(now === null || now.name === NAMELESS ? null : now.name);
  }

  function welcome(now: Player | null): void {
    setForgotten(now === null && (isForgotten() || player() !== null));
    setPlayer(now);
  }

  function follow(next: Link): void {
    setIsBack(link() === 'lost' && next === 'open' && !renews);
    if (next === 'open') renews = false;
    setLink(next);
    clearTimeout(timer);
    timer = setTimeout(() => setIsBack(false), BACK_SHOWN);
  }

  const finder = findServer({
    found(known) {
      setPlayer(known);
      const made = connectHere({ link: follow, welcome, heldUp: setHeldUp });
      stop = made.stop;
      setConnection(made.connection);
      setAbsence(null);
    },
    missed: setAbsence,
  });
  function look(): void {
    setAbsence('looking');
    void finder.look();
  }
  look();
  onCleanup(() => {
    finder.stop();
    clearTimeout(timer);
    stop();
  });

  function renew(): void {
    renews = true;
    connection()?.reconnect();
  }

  /** Takes a name for this browser, where it has another one or none. */
  async function become(name: string): Promise<Named> {
    const before = player();
    const wanted = name.trim();
    if (before && before.name === wanted) return { ok: true, player: before };
    const named = await takeName(wanted);
    if (named.ok) {
      setPlayer(named.player);
      // The socket still belongs to the player who opened it.
      renew();
    }
    return named;
  }

  /** This browser has become another player: somebody signed in or out. */
  function changed(now: Player | null): void {
    setPlayer(now);
    renew();
  }

  return {
    ...{ changed, absence, look, player, link, isForgotten, isBack, isHeldUp, become },
    ...{ manyAt, setManyAt, many, setMany, kept, setKept, made, setMade },
    connection: () => connection() as Connection,
  };
}

export const OnlineContext = createContext<Online>();

export function useOnline(): Online {
  const online = useContext(OnlineContext);
  if (!online) throw new Error('useOnline is called outside the view');
  return online;
}
