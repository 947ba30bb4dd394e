import { createMemo, createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import type { SheetProps } from '../../address/route.ts';
import { oneOf } from '../../browser/json.ts';
import { useLanguage } from '../../context.ts';
import { dateFormat } from '../../interface/date-format.ts';
import { faultOf } from '../../parts/fault.ts';
import { later } from '../../parts/later.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { PUZZLE_RULES, puzzleOfDay, puzzlesOf, rulesOfPuzzle } from '../../puzzles/collection.ts';
import { dayOf } from '../../puzzles/daily.ts';
import { type Solved, withDay, withSolved } from '../../puzzles/progress.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { RUN_MODES, type RunMode } from '../../puzzles/run.ts';
import { wayOf } from '../../puzzles/ways.ts';
import { type Choice, FIRST_CHOICE, fits } from './choice.ts';
import { puzzleSaid } from './goal.ts';
import { createProgress } from './progress-state.ts';
import { PuzzleBoard } from './puzzle-board.tsx';
import { PuzzleList } from './puzzle-list.tsx';
import type { RowPuzzle } from './puzzle-row.tsx';
import { dateOf, neighbours, puzzlesUpTo, ROW } from './rows.ts';
import { Strings, useStrings } from './strings/strings.ts';
import './puzzles.css';

const EndingsView = later(async () => (await import('../endings/endings-view.tsx')).EndingsView);
const RunView = later(async () => (await import('./run/run-view.tsx')).RunView);
const RaceView = later(async () => (await import('./race/race-view.tsx')).RaceView);
const RatedView = later(async () => (await import('./rated/rated-view.tsx')).RatedView);
const DaysView = later(async () => (await import('./days-view.tsx')).DaysView);

/** Puzzles: the list of all (`/problemes`), one of them (`/problemes/ID`), runs, and the days before. */
export function PuzzlesView(props: SheetProps): JSX.Element {
  const mode = (): RunMode | undefined => RUN_MODES.find((each) => each === props.rest[0]);
  return (
    <Show when={props.rest[0] !== 'endings'} fallback={<EndingsView rest={props.rest.slice(1)} />}>
      <Strings>
        <Switch fallback={<Puzzles rest={props.rest} />}>
          <Match when={mode()} keyed>
            {(asked) => <RunView mode={asked} rest={props.rest.slice(1)} />}
          </Match>
          <Match when={wayOf(props.rest[0]) === 'race'}>
            <RaceView rest={props.rest.slice(1)} />
          </Match>
          <Match when={wayOf(props.rest[0]) === 'rated' && props.rest.length === 1}>
            <RatedView />
          </Match>
          <Match when={props.rest[0] === 'days'}>
            <DaysView />
          </Match>
        </Switch>
      </Strings>
    </Show>
  );
}

/** The choice stays as it is while the page is open. */
const [choice, setChoice] = createSignal<Choice>(FIRST_CHOICE);

function Puzzles(props: SheetProps): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { progress, change, comesBack } = createProgress();
  const today = dayOf(new Date());
  const named = (): string | undefined => props.rest[0];
  /** The rule set of the puzzle that is open, else that of the list. */
  const rules = (): string => oneOf(PUZZLE_RULES, rulesOfPuzzle(named() ?? ''), choice().rules);
  const [loaded] = createResource(rules, puzzlesOf);
  const [week] = createResource(() => puzzlesUpTo(today, ROW, puzzleOfDay));
  const all = (): readonly Puzzle[] => loaded.latest ?? [];
  const daily = (): Puzzle | null => week.latest?.find(({ day }) => day === today)?.puzzle ?? null;
  const shown = (): Puzzle | undefined => all().find(({ id }) => id === named());
  /** What is chosen, of the rule set that is shown. */
  const wanted = (): Choice => ({ ...choice(), rules: rules() });

  const written = (day: string, options: Intl.DateTimeFormatOptions): string =>
    dateFormat(language.words().language, options).format(dateOf(day));
  const nameOf = (puzzle: Puzzle): string => puzzleSaid(s(), language.words(), puzzle);

  /** The days of this week where the puzzle is of one of them; else what stands beside it in the list. */
  function rowOf(puzzle: Puzzle): readonly RowPuzzle[] {
    const { solved: done } = progress();
    if (week.latest?.some((day) => day.puzzle === puzzle)) return weekRow();
    const listed = all().filter((one) => one === puzzle || fits(wanted(), one));
    return neighbours(listed, puzzle).map((one) => ({
      ...{ puzzle: one, label: '●'.repeat(one.grade), name: nameOf(one), solved: done[one.id] },
    }));
  }

  const weekRow = createMemo((): readonly RowPuzzle[] =>
    (week.latest ?? []).map(({ day, puzzle }) => ({
      puzzle,
      label: written(day, { weekday: 'short' }),
      name: `${written(day, { weekday: 'long' })}, ${nameOf(puzzle)}`,
      solved: progress().solved[puzzle.id],
    })),
  );

  function solved(puzzle: Puzzle, how: Solved): void {
    if (how === 'helped') comesBack(puzzle, 'helped');
    change((now) => {
      const next = withSolved(now, puzzle.id, how);
      return puzzle === daily() ? withDay(next, today, how) : next;
    });
  }

  /** The first puzzle after this one, round the list, that fits the choice and is not solved. */
  function following(from: Puzzle | null): Puzzle | undefined {
    const fitting = all().filter((puzzle) => puzzle === from || fits(wanted(), puzzle));
    const at = from ? fitting.indexOf(from) : -1;
    return [...fitting.slice(at + 1), ...fitting.slice(0, Math.max(0, at))].find(({ id }) => !progress().solved[id]);
  }

  return (
    <Show when={loaded.latest && week.latest} fallback={<Waiting text={s().loading} />}>
      <Switch
        fallback={
          <Sheet
            title={language.s().sheets.puzzles}
            lead={s().lead}
            fault={faultOf(language, props.rest.join('/'))}
            keeps
            wide
          >
            <PuzzleList
              puzzles={all()}
              progress={progress()}
              daily={daily()}
              week={weekRow()}
              today={today}
              choice={choice()}
              choose={setChoice}
              next={following(null)}
            />
          </Sheet>
        }
      >
        <Match when={shown()} keyed>
          {(puzzle) => (
            <PuzzleBoard
              puzzle={puzzle}
              day={puzzle === daily() ? written(today, { day: 'numeric', month: 'short' }) : null}
              row={rowOf(puzzle)}
              next={following(puzzle)}
              solved={(how) => solved(puzzle, how)}
              missed={() => comesBack(puzzle, 'missed')}
            />
          )}
        </Match>
      </Switch>
    </Show>
  );
}
