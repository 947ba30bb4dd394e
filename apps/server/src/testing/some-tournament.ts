import type { OnlineSettings } from '@merellier/tournament/online';

/** What tests announce: three rounds of a Swiss of the marelle with three men, paired by the organiser. */
export const someTournament = ({
  plan,
  ...rest
}: Partial<Omit<OnlineSettings, 'plan'>> & {
  readonly plan?: Partial<OnlineSettings['plan']>;
} = {}): OnlineSettings => ({
  plan: {
    ...{ name: 'Tuesday', format: { kind: 'swiss', rounds: 3 }, rules: { id: 'marelle-a-3', changes: {} } },
    ...{ clock: 'increment-3-2', games: 1, points: { win: 2, draw: 1 }, bye: 'win', tieBreaks: ['buchholz'] },
    ...{ order: 'entry', teamsApart: false, seed: 1 },
    ...plan,
  },
  ...{ rated: false, startsAt: null, rounds: 'organiser', pause: 0, startWithin: 60_000 },
  ...{ berserk: true, bots: true, listed: true, club: null },
  ...rest,
});
