import { createMemo, createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import type { SheetProps } from '../../address/route.ts';
import { useLanguage, useNotices } from '../../context.ts';
import type { PuzzleSubject } from '../../deck/card.ts';
import { withSubject } from '../../deck/deck.ts';
import { changeDeck } from '../../deck/stored-deck.ts';
import { faultOf } from '../../parts/fault.ts';
import { later } from '../../parts/later.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { allPuzzles } from '../../puzzles/collection.ts';
import { dayOf, puzzleOfDay } from '../../puzzles/daily.ts';
import {
  type Progress,
  readProgress,
  type Solved,
  withDay,
  withSolved,
  writeProgress,
} from '../../puzzles/progress.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { ALL, type Choice, fits } from './choice.ts';
import { PuzzleBoard } from './puzzle-board.tsx';
import { PuzzleList } from './puzzle-list.tsx';
import type { RowPuzzle } from './puzzle-row.tsx';
import { dateOf, neighbours, weekUpTo } from './rows.ts';
import { Strings, useStrings } from './strings/strings.ts';
import './puzzles.css';

const EndingsView = later(async () => (await import('../endings/endings-view.tsx')).EndingsView);

/** Puzzles: the list of all (`/problemes`), and one of them (`/problemes/ID`). */
export function PuzzlesView(props: SheetProps): JSX.Element {
  return (
    <Show
      when={props.rest[0] === 'endings'}
      fallback={
        <Strings>
          <Puzzles rest={props.rest} />
        </Strings>
      }
    >
      <EndingsView rest={props.rest.slice(1)} />
    </Show>
  );
}

function Puzzles(props: SheetProps): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const [all] = createResource(() => allPuzzles());
  const [progress, setProgress] = createSignal<Progress>(readProgress());
  const [choice, setChoice] = createSignal<Choice>(ALL);
  const today = dayOf(new Date());
  const daily = (): Puzzle | null => puzzleOfDay(all.latest ?? [], today);
  const shown = (): Puzzle | undefined => all.latest?.find(({ id }) => id === props.rest[0]);

  const week = createMemo(() => weekUpTo(all.latest ?? [], today));
  const written = (day: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language.words().language, options).format(dateOf(day));
  const nameOf = ({ grade, rules }: Puzzle): string =>
    `${language.words().rules(rules).name}, ${s().grades[grade - 1] ?? ''}`;

  /** The days of this week where the puzzle is of one of them; else what stands beside it in the list. */
  function rowOf(puzzle: Puzzle): readonly RowPuzzle[] {
    const { solved: done } = progress();
    if (week().some((day) => day.puzzle === puzzle)) return weekRow();
    const listed = (all.latest ?? []).filter((one) => one === puzzle || fits(choice(), one));
    return neighbours(listed, puzzle).map((one) => ({
      ...{ puzzle: one, label: '●'.repeat(one.grade), name: nameOf(one), solved: done[one.id] },
    }));
  }

  const weekRow = (): readonly RowPuzzle[] =>
    week().map(({ day, puzzle }) => ({
      puzzle,
      label: written(day, { weekday: 'short' }),
      name: `${written(day, { weekday: 'long' })}, ${nameOf(puzzle)}`,
      solved: progress().solved[puzzle.id],
    }));

  function keep(next: Progress): void {
    setProgress(next);
    writeProgress(next);
  }

  /** What was missed, or took help, comes back on the page for that. */
  function comesBack(puzzle: Puzzle, cause: PuzzleSubject['cause']): void {
    const now = Date.now();
    const { kept } = changeDeck((deck) => withSubject(deck, { kind: 'puzzle', puzzle: puzzle.id, cause }, now), now);
    if (!kept) notices.announce(language.s().notKept);
  }

  function solved(puzzle: Puzzle, how: Solved): void {
    if (how === 'helped') comesBack(puzzle, 'helped');
    const next = withSolved(progress(), puzzle.id, how);
    keep(puzzle === daily() ? withDay(next, today) : next);
  }

  /** The first puzzle after this one, round the list, that fits the choice and is not solved. */
  function following(from: Puzzle | null): Puzzle | undefined {
    const fitting = (all.latest ?? []).filter((puzzle) => puzzle === from || fits(choice(), puzzle));
    const at = from ? fitting.indexOf(from) : -1;
    return [...fitting.slice(at + 1), ...fitting.slice(0, Math.max(0, at))].find(({ id }) => !progress().solved[id]);
  }

  return (
    <Show
      when={all.latest}
      fallback={
        <Sheet title={props.rest[0] ? s().puzzle : language.s().sheets.puzzles}>
          <Waiting text={s().loading} />
        </Sheet>
      }
    >
      {(puzzles) => (
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
                puzzles={puzzles()}
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
      )}
    </Show>
  );
}
