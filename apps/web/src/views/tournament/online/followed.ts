import { giverOf } from '@merellier/tournament';
import type { OrganiserCommand, PersonCommand } from '@merellier/tournament/online';
import { gameOf, numberOf, type OnlineTournament } from '@merellier/tournament/online';
import { type Accessor, createContext, createEffect, createSignal, onCleanup, untrack, useContext } from 'solid-js';
import { useNavigation } from '../../../context.ts';
import { askTournament, type TournamentRefusal } from '../../../online/tournaments/ask-tournament.ts';
import { type FollowedTournament, followTournament } from '../../../online/tournaments/follow-tournament.ts';

/** A tournament of the server while it is looked at. */
export interface Followed {
  readonly id: string;
  readonly now: Accessor<FollowedTournament | null>;
  /** Why there is nothing newer to show. */
  readonly fault: Accessor<'missing' | 'lost' | null>;
  /** Why the last command was refused. */
  readonly refusal: Accessor<TournamentRefusal | null>;
  /** Asks something of it; false where it is refused. */
  readonly ask: (command: PersonCommand | OrganiserCommand) => Promise<boolean>;
  readonly setRefusal: (refusal: TournamentRefusal | null) => void;
  /** This browser has become another player. */
  readonly renew: () => void;
}

const roundOf = ({ tournament: { rounds, closed } }: OnlineTournament): number => rounds.length + (closed ? 1 : 0);

/** Follows a tournament, within a Solid root. */
export function createFollowed(id: string): Followed {
  const [now, setNow] = createSignal<FollowedTournament | null>(null);
  const [fault, setFault] = createSignal<'missing' | 'lost' | null>(null);
  const [refusal, setRefusal] = createSignal<TournamentRefusal | null>(null);
  let abort = new AbortController();
  const follow = (): void => {
    abort = new AbortController();
    void followTournament(
      id,
      (news) => {
        setFault(news.kind === 'tournament' ? null : news.kind);
        if (news.kind !== 'tournament') return;
        // What was refused in one round is past in the next.
        const before = untrack(now);
        if (before && roundOf(before.state) !== roundOf(news.followed.state)) setRefusal(null);
        setNow(news.followed);
      },
      abort.signal,
    );
  };
  follow();
  onCleanup(() => abort.abort());
  return {
    ...{ id, now, fault, refusal, setRefusal },
    async ask(command) {
      setRefusal(null);
      const asked = await askTournament(id, command);
      if (!asked.ok) setRefusal(asked.refusal);
      return asked.ok;
    },
    renew() {
      abort.abort();
      follow();
    },
  };
}

/** The games that this tab has been led to, or the tournament of one who plays at many boards: who goes back to the tournament is not led there again. */
const led = new Set<string>();

/** Leads to the game that one is to play, once it is there. */
export function leadToGame(followed: Followed): void {
  const navigation = useNavigation();
  createEffect(() => {
    const now = followed.now();
    const game = now?.you ? gameOf(now.state, now.you) : null;
    // Who plays at many boards is led to the first alone: the next ones come up there.
    const giver = now && givesTo(now.state);
    const playsMany = now && giver !== null && numberOf(now.state, now.you ?? '') === giver;
    const to = playsMany ? followed.id : game?.id;
    if (!game || to === undefined || led.has(to)) return;
    led.add(to);
    untrack(() => navigation.show('online', game.id));
  });
}

/** Who plays against all others at the same time; null where nobody does. */
export const givesTo = ({ tournament }: OnlineTournament): number | null =>
  tournament.settings.format.kind === 'simultaneous' ? giverOf(tournament) : null;

export const FollowedContext = createContext<Followed>();

export function useFollowed(): Followed & {
  readonly state: () => OnlineTournament;
  readonly you: () => string | null;
} {
  const followed = useContext(FollowedContext);
  if (!followed) throw new Error('useFollowed is called outside a tournament of the server');
  const state = (): OnlineTournament => {
    const now = followed.now();
    if (!now) throw new Error('the tournament is not there yet');
    return now.state;
  };
  return { ...followed, state, you: () => followed.now()?.you ?? null };
}
