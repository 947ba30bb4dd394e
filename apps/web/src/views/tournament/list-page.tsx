import { isPairedOut, type Log, tournamentOf } from '@merellier/tournament';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage, useNavigation, useNotices } from '../../context.ts';
import { dateFormat } from '../../interface/date-format.ts';
import { Empty } from '../../parts/empty.tsx';
import { FileChoice } from '../../parts/file-choice.tsx';
import { Icon } from '../../parts/icons.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Way, Ways } from '../../parts/ways.tsx';
import { readTournament, type TournamentProblem } from '../../tournament/tournament-schema.ts';
import { allTournaments, deleteTournament, type KeptTournament } from '../../tournament/tournament-store.ts';
import { DifferingQuestion } from './differing-question.tsx';
import { OnlineList } from './online/online-list.tsx';
import { type Differing, type Received, receiveTournament } from './receive.ts';
import { useStrings } from './strings/strings.ts';
import { takeUp } from './unwritten.ts';

/** All tournaments of this browser, and the ways to another. */
export function ListPage(): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const notices = useNotices();
  const s = useStrings();
  const [kept, { refetch }] = createResource(() =>
    takeUp()
      .then(allTournaments)
      .catch(() => null),
  );
  const [fault, setFault] = createSignal<TournamentProblem | 'unkept' | null>(null);
  const [differing, setDiffering] = createSignal<Differing | null>(null);
  const [asked, setAsked] = createSignal<string | null>(null);

  async function take(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file) return;
    received(await receiveTournament(await file.text()));
  }

  function received(taken: Received): void {
    setDiffering(!taken.ok && taken.problem === 'differs' ? taken : null);
    setFault(taken.ok || taken.problem === 'differs' ? null : taken.problem);
    if (taken.ok) navigation.show('tournament', taken.id);
  }

  async function remove(each: KeptTournament): Promise<void> {
    await deleteTournament(each.id);
    setAsked(null);
    notices.announce(s().removed);
    await refetch();
  }

  const faultSaid = (): string | null => {
    const problem = fault();
    if (problem === null) return kept.latest === null ? s().unkept : null;
    return problem === 'unkept' ? s().unkept : s().loadFaults[problem];
  };

  return (
    <Sheet
      title={language.s().sheets.tournament}
      lead={s().lead}
      wide
      fault={faultSaid()}
      beside={
        <a class="button primary" href={addressOf('tournament', 'new')}>
          {s().create}
        </a>
      }
    >
      <div class="tour-columns">
        <section>
          <Show
            when={(kept.latest ?? []).length > 0}
            fallback={
              <Show when={!kept.loading}>
                <Empty title={s().none} text={s().noneText} />
              </Show>
            }
          >
            <h2>{s().mine}</h2>
            <ul class="list">
              <For each={kept.latest ?? []}>
                {(each) => (
                  <TournamentItem
                    kept={each}
                    isAsked={asked() === each.id}
                    ask={(on) => setAsked(on ? each.id : null)}
                    remove={() => void remove(each)}
                  />
                )}
              </For>
            </ul>
          </Show>
        </section>
        <section class="tour-beside">
          <Ways>
            <Way icon="clock" href={addressOf('tournament', 'clock')} name={s().tableClock} line={s().tableClockLine} />
            <Way icon="camera" href={addressOf('tournament', 'scan')} name={s().scanner} line={s().scanLine} />
          </Ways>
          <div>
            <FileChoice label={s().open} accept=".json,application/json" take={take} />
            <p class="faint">{s().openLine}</p>
            <Show when={differing()}>{(two) => <DifferingQuestion differing={two()} answered={received} />}</Show>
          </div>
          <OnlineList />
        </section>
      </div>
    </Sheet>
  );
}

/** One tournament of the list: its name, how far it is, and the way to delete it, which asks first. */
function TournamentItem(props: {
  readonly kept: KeptTournament;
  readonly isAsked: boolean;
  readonly ask: (on: boolean) => void;
  readonly remove: () => void;
}): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const read = () => readTournament(props.kept.text);
  const log = (): Log | null => {
    const now = read();
    return now.ok ? now.log : null;
  };
  const state = () => {
    const now = log();
    return now && tournamentOf(now);
  };
  const name = (): string => state()?.settings.name ?? props.kept.id;
  const line = (): string => {
    const now = read();
    const tournament = state();
    if (!now.ok) return s().loadFaults[now.problem];
    if (!tournament) return '';
    const isOver = tournament.closed || (tournament.rounds.length > 0 && isPairedOut(tournament));
    const stage =
      tournament.rounds.length === 0
        ? s().notStarted
        : tournament.closed || isOver
          ? s().over
          : s().running(tournament.rounds.length);
    const day = dateFormat(language.tongue().language, { dateStyle: 'long' }).format(props.kept.saved);
    return [s().formats[tournament.settings.format.kind], s().players(tournament.players.length), stage, day].join(
      ' · ',
    );
  };
  return (
    <li class="tour-item">
      <a class="item" href={addressOf('tournament', props.kept.id)}>
        <span>
          <span class="item-name">{name()}</span>
          <span class="item-line">{line()}</span>
        </span>
        <Icon name="right" />
      </a>
      <Show
        when={props.isAsked}
        fallback={
          <button
            type="button"
            class="link danger"
            aria-label={s().removeWhich(name())}
            onClick={() => props.ask(true)}
          >
            {s().remove}
          </button>
        }
      >
        <p role="status">{s().removeAsk(name())}</p>
        <div class="acts">
          <button type="button" class="button" onClick={() => props.ask(false)}>
            {s().keep}
          </button>
          <button type="button" class="button danger" onClick={() => props.remove()}>
            {s().remove}
          </button>
        </div>
      </Show>
    </li>
  );
}
