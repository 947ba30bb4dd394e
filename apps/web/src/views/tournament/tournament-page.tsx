import { type Log, playerOf } from '@merellier/tournament';
import { createEffect, createResource, createSignal, For, type JSX, Match, on, onMount, Show, Switch } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage, useNotices } from '../../context.ts';
import { keepCurrentInSight } from '../../parts/current-tab.ts';
import { Empty } from '../../parts/empty.tsx';
import { Icon } from '../../parts/icons.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useListed } from './listed.ts';
import { resultsNoted } from './note-result.ts';
import { loadTournament, openTournament } from './open-tournament.ts';
import { takePlayedGames } from './play-here.ts';
import { PlayersPart } from './players-part.tsx';
import { pointsOf } from './points-text.ts';
import { PrintPage } from './print-page.tsx';
import { refusalWords } from './refusal-words.ts';
import { RoundsPart } from './rounds-part.tsx';
import { rulesOfTournament } from './settings-form.tsx';
import { SettingsPart } from './settings-part.tsx';
import { StandingsPart } from './standings-part.tsx';
import { stepSaid } from './step-said.ts';
import { useStrings } from './strings/strings.ts';
import { ToolsPart } from './tools-part.tsx';
import { TournamentContext, useTournament } from './tournament-context.ts';
import { WallPage } from './wall-page.tsx';

const PARTS = ['rounds', 'standings', 'players', 'tools', 'settings'] as const;

/** One tournament: loaded, then whatever part of it the address names. */
export function TournamentPage(props: { readonly id: string; readonly part: readonly string[] }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const [loaded] = createResource(
    () => props.id,
    (id) =>
      resultsNoted()
        .then(() => loadTournament(id))
        .catch(() => 'missing' as const),
  );
  const fault = () => {
    const now = loaded();
    return typeof now === 'string' ? s().loadFaults[now] : null;
  };
  const log = () => {
    const now = loaded();
    return now && typeof now !== 'string' ? now : null;
  };
  return (
    <Switch>
      <Match when={fault()}>
        {(said) => (
          <Sheet title={language.s().sheets.tournament} wide>
            <Empty title={said()} alert>
              <a class="button" href={addressOf('tournament')}>
                {s().scanBack}
              </a>
            </Empty>
          </Sheet>
        )}
      </Match>
      <Match when={log()} keyed>
        {(now) => (
          <TournamentContext.Provider value={openTournament(props.id, now)}>
            <Switch fallback={<OpenPage part={props.part} />}>
              <Match when={props.part[0] === 'wall'}>
                <WallPage />
              </Match>
              <Match when={props.part[0] === 'print'}>
                <PrintPage what={props.part[1]} />
              </Match>
            </Switch>
          </TournamentContext.Provider>
        )}
      </Match>
    </Switch>
  );
}

function OpenPage(props: { readonly part: readonly string[] }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const listed = useListed();
  const open = useTournament();
  const [taken, setTaken] = createSignal<readonly string[]>([]);
  const settings = () => open.state().settings;
  const rules = () => rulesOfTournament(settings());
  const lead = (): string => {
    const known = rules();
    const name = known ? language.words().rulesName(known) : settings().rules.id;
    const lots = settings().lots ? [s().lotsSaid] : [];
    return [name, s().formats[settings().format.kind], ...lots, s().players(open.state().players.length)].join(' · ');
  };
  const fault = (): string | null => {
    const refusal = open.refusal();
    if (refusal) return refusalWords(s(), listed, refusal);
    const keeping = open.keeping();
    return keeping === 'kept' ? null : s().keepingFaults[keeping];
  };
  onMount(() => {
    const nameOf = (id: number | null): string => playerOf(open.state(), id ?? 0)?.name ?? '';
    void takePlayedGames(open, ({ first, second }, result) => {
      const said = s().resultSaid(nameOf(first), nameOf(second), pointsOf(open.state(), result));
      setTaken([...taken(), s().playTaken(said)]);
    });
  });
  const part = () => PARTS.find((each) => each === props.part[0]) ?? 'rounds';
  // What was refused in one part is no word about another.
  createEffect(on(part, open.forgetRefusal, { defer: true }));
  return (
    <Sheet title={settings().name} lead={lead()} wide fault={fault()} beside={<UndoButtons />} class="tour-local">
      <div role="status">
        <For each={taken()}>{(text) => <p class="notice">{text}</p>}</For>
      </div>
      <nav class="tabs tour-tabs" aria-label={s().partsLabel} ref={keepCurrentInSight(part)}>
        <For each={PARTS}>
          {(each) => (
            <a
              href={
                each === 'rounds'
                  ? addressOf('tournament', open.state().id)
                  : addressOf('tournament', open.state().id, each)
              }
              aria-current={part() === each ? 'page' : undefined}
            >
              {s().parts[each]}
            </a>
          )}
        </For>
      </nav>
      <Switch>
        <Match when={part() === 'rounds'}>
          <RoundsPart />
        </Match>
        <Match when={part() === 'standings'}>
          <StandingsPart />
        </Match>
        <Match when={part() === 'players'}>
          <PlayersPart />
        </Match>
        <Match when={part() === 'tools'}>
          <ToolsPart />
        </Match>
        <Match when={part() === 'settings'}>
          <SettingsPart />
        </Match>
      </Switch>
    </Sheet>
  );
}

/** One step back, and forward again; each says what it was. */
function UndoButtons(): JSX.Element {
  const notices = useNotices();
  const s = useStrings();
  const listed = useListed();
  const open = useTournament();
  const [said, setSaid] = createSignal<{ readonly text: string; readonly log: Log } | null>(null);
  const told = (): string => (said()?.log === open.log() ? (said()?.text ?? '') : '');
  function say(text: string): void {
    setSaid({ text, log: open.log() });
    notices.announce(text);
  }
  function undo(): void {
    const step = open.log().steps.at(-1);
    if (!step || open.log().steps.length < 2) return;
    // Before it is undone, its names are there.
    const what = stepSaid(s(), listed, open.state(), step);
    open.undo();
    say(s().undoneWhat(what));
  }
  function redo(): void {
    const [step] = open.log().undone;
    if (!step) return;
    open.redo();
    say(s().redoneWhat(stepSaid(s(), listed, open.state(), step)));
  }
  return (
    <div class="tour-undo">
      <button type="button" class="button" aria-disabled={open.log().steps.length < 2} onClick={undo}>
        <Icon name="undo" /> {s().undo}
      </button>
      <Show when={open.log().undone.length > 0}>
        <button type="button" class="button" onClick={redo}>
          <Icon name="redo" /> {s().redo}
        </button>
      </Show>
      <Show when={told()}>{(text) => <small class="faint">{text()}</small>}</Show>
    </div>
  );
}
