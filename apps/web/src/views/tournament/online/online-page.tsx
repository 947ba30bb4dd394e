import { isFlowing, lotOfRound, type Round, type Settings } from '@merellier/tournament';
import { dueAt, endOf, endsShort, gameOf, numberOf, playersOf, stageOf } from '@merellier/tournament/online';
import { createMemo, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useLanguage } from '../../../context.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { Waiting } from '../../../parts/waiting.tsx';
import { LotSaid } from '../lot-said.tsx';
import { createNow } from '../now.ts';
import { RoundLine } from '../round-line.tsx';
import { roundTitle } from '../round-title.ts';
import { rulesOfTournament } from '../settings-form.tsx';
import { StandingsTable } from '../standings-table.tsx';
import { useStrings as useTournamentStrings } from '../strings/strings.ts';
import { ShownTournament } from '../tournament-context.ts';
import { clockNamed } from './clocks.ts';
import { createFollowed, FollowedContext, leadToGame, useFollowed } from './followed.ts';
import { dayAndTime } from './online-list.tsx';
import { OrganisePart } from './organise-part.tsx';
import { Pairings } from './pairings.tsx';
import { People } from './people.tsx';
import { endSaid } from './place-said.ts';
import { refusalSaid } from './refusal-words.ts';
import { Strings, useStrings } from './strings/strings.ts';
import { TakePart } from './take-part.tsx';

/** `/tournois/ID`: a tournament that the server runs. */
export function OnlinePage(props: { readonly id: string }): JSX.Element {
  const followed = createFollowed(props.id);
  leadToGame(followed);
  return (
    <Strings>
      <FollowedContext.Provider value={followed}>
        <Show when={followed.now() !== null} fallback={<NotYet fault={followed.fault()} />}>
          <Page />
        </Show>
      </FollowedContext.Provider>
    </Strings>
  );
}

function NotYet(props: { readonly fault: 'missing' | 'lost' | null }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  return (
    <Sheet title={language.s().sheets.tournament} fault={props.fault === 'missing' ? s().missing : null}>
      <Show when={props.fault !== 'missing'} fallback={<Back />}>
        <Waiting text={s().lost} />
      </Show>
    </Sheet>
  );
}

function Back(): JSX.Element {
  const language = useLanguage();
  return (
    <a class="button" href={addressOf('tournament')}>
      {language.s().sheets.tournament}
    </a>
  );
}

function Page(): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const tournament = useTournamentStrings();
  const followed = useFollowed();
  const { state } = followed;
  const plan = (): Settings => state().settings.plan;
  const shown = createMemo(() => state().tournament);
  const isOrganiser = (): boolean => state().organiser.id === followed.you();
  const lead = (): string => {
    const rules = rulesOfTournament(plan());
    const time = clockNamed(plan().clock);
    return [
      rules ? language.words().rulesName(rules) : plan().rules.id,
      tournament().formats[plan().format.kind],
      ...(time ? [tournament().clockSaid(time)] : []),
      s().players(playersOf(state())),
      ...(plan().lots ? [tournament().lotsSaid] : []),
      ...(state().settings.rated ? [s().rated] : []),
      s().by(state().organiser.name || s().nameless),
    ].join(' · ');
  };
  const fault = (): string | null => {
    const refusal = followed.refusal();
    if (refusal) return refusalSaid(language, s(), refusal);
    return followed.fault() === 'lost' ? s().lost : null;
  };
  return (
    <ShownTournament.Provider value={shown}>
      <Sheet title={plan().name} lead={lead()} wide fault={fault()} beside={<MyGame />}>
        <Show when={shown().rounds.length > 0} fallback={<Before isOrganiser={isOrganiser()} />}>
          <Standing />
          <TakePart />
          <Rounds />
          <Show when={isOrganiser()}>
            <OrganisePart />
          </Show>
        </Show>
      </Sheet>
    </ShownTournament.Provider>
  );
}

/** Before the first round: the way in, and beside it who is in and what the organiser does. */
function Before(props: { readonly isOrganiser: boolean }): JSX.Element {
  return (
    <div class="columns">
      <div>
        <Standing />
        <TakePart />
      </div>
      <div class="tour-in">
        <People />
        <Show when={props.isOrganiser}>
          <OrganisePart />
        </Show>
      </div>
    </div>
  );
}

/** The way to the game that one is to play. */
function MyGame(): JSX.Element {
  const s = useStrings();
  const { state, you } = useFollowed();
  const game = (): string | null => (you() ? (gameOf(state(), you() ?? '')?.id ?? null) : null);
  return (
    <Show when={game()}>
      {(id) => (
        <a class="button primary" href={addressOf('online', id())}>
          {s().toGame}
        </a>
      )}
    </Show>
  );
}

/** Where the tournament stands, in one sentence: when it begins, when the next round does, who won. */
function Standing(): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const tournament = useTournamentStrings();
  const { state, now } = useFollowed();
  const clock = createNow(1_000);
  const left = (at: number): number => Math.max(0, at - clock() - (now()?.ahead ?? 0));
  const said = (): string => {
    const { settings, paused } = state();
    const stage = stageOf(state());
    if (stage === 'over') return endSaid(s(), state());
    if (paused) return s().paused;
    if (state().settings.plan.format.kind === 'ladder') return tournament().ladderHelp;
    if (stage === 'announced') {
      if (settings.startsAt === null) return s().waiting;
      const ms = left(settings.startsAt);
      if (ms === 0) return s().startsSoon;
      return ms > 24 * 3_600_000
        ? s().startsOn(dayAndTime(language.tongue().language, settings.startsAt))
        : s().countdown(clockText(ms));
    }
    const end = endOf(state());
    if (end !== null) return left(end) > 0 ? tournament().timeLeft(clockText(left(end))) : tournament().timeUp;
    const due = dueAt(state());
    const isBetween = due !== null && settings.rounds === 'clock' && left(due) < 24 * 3_600_000;
    if (endsShort(state()))
      return [
        s().short,
        ...(isBetween
          ? [
              s().shortUntil(
                clockText(left(due)),
                state().tournament.players.some(({ withdrawn }) => withdrawn),
              ),
            ]
          : []),
      ].join(' ');
    return isBetween ? s().nextRound(clockText(left(due))) : '';
  };
  return (
    <Show when={said() !== ''}>
      <p class="tour-time">{said()}</p>
    </Show>
  );
}

/** Time as a clock shows it: `1:05:09`, `4:07`. */
function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The rounds, one of them open with its games, and the standings beside them. */
function Rounds(): JSX.Element {
  const s = useTournamentStrings();
  const { state, you } = useFollowed();
  const rounds = (): readonly Round[] => state().tournament.rounds;
  const [chosen, setChosen] = createSignal<number | null>(null);
  const flows = (): boolean => isFlowing(state().settings.plan.format);
  const shown = (): Round | undefined => rounds()[(chosen() ?? rounds().length) - 1] ?? rounds().at(-1);
  return (
    <>
      <Show when={!flows()}>
        <RoundLine
          shown={shown()?.number ?? 0}
          choose={(round) => setChosen(round === rounds().length ? null : round)}
        />
      </Show>
      <div class="tour-columns">
        <section>
          <Switch>
            <Match when={flows()}>
              <Pairings rounds={[...rounds()].reverse()} most={24} />
            </Match>
            <Match when={shown()}>
              {(round) => (
                <>
                  <h2>{roundTitle(s(), state().tournament, round())}</h2>
                  <LotSaid lot={lotOfRound(state().tournament, round().pairings)} />
                  <Pairings rounds={[round()]} />
                </>
              )}
            </Match>
          </Switch>
        </section>
        <div class="tour-standings">
          <h2>{s().standings}</h2>
          <StandingsTable own={numberOf(state(), you() ?? '')} />
        </div>
      </div>
    </>
  );
}
