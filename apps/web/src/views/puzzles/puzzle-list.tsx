import { LargeBoard } from '@merellier/board';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { oneOf } from '../../browser/json.ts';
import { useLanguage } from '../../context.ts';
import { Icon } from '../../parts/icons.tsx';
import { openPuzzle } from '../../puzzles/attempt.ts';
import { PUZZLE_RULES } from '../../puzzles/collection.ts';
import { type Progress, streakOn } from '../../puzzles/progress.ts';
import { KINDS, type Puzzle } from '../../puzzles/puzzle.ts';
import { type Choice, fits } from './choice.ts';
import { goalOf } from './goal.ts';
import { PuzzlePicture } from './puzzle-picture.tsx';
import { PuzzleRow, type RowPuzzle } from './puzzle-row.tsx';
import { PuzzleWays } from './puzzle-ways.tsx';
import { useStrings } from './strings/strings.ts';

/** How many puzzles are shown at first, and more each time it is asked for. */
const PAGE = 24;

interface ListProps {
  readonly puzzles: readonly Puzzle[];
  readonly progress: Progress;
  readonly daily: Puzzle | null;
  readonly week: readonly RowPuzzle[];
  readonly today: string;
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
  /** The first that fits and is not solved. */
  readonly next: Puzzle | undefined;
}

/** The puzzle of the day, other ways to solve, and the puzzles of a rule set by theme and difficulty. */
export function PuzzleList(props: ListProps): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const [most, setMost] = createSignal(PAGE);
  createEffect(
    on(
      () => props.choice,
      () => setMost(PAGE),
    ),
  );
  const fitting = createMemo(() => props.puzzles.filter((puzzle) => fits(props.choice, puzzle)));
  const solved = (): number => fitting().filter(({ id }) => props.progress.solved[id]).length;
  const kinds = createMemo(() => KINDS.filter((kind) => props.puzzles.some((puzzle) => puzzle.kind === kind)));

  return (
    <>
      <Show when={props.daily}>{(puzzle) => <Daily {...props} puzzle={puzzle()} />}</Show>
      <PuzzleWays progress={props.progress} rules={props.choice.rules} />
      <div class="puzzle-choice">
        <Select
          label={s().rules}
          options={PUZZLE_RULES.map((id) => [id, language.words().rules(id).name])}
          value={props.choice.rules}
          choose={(rules) => props.choose({ ...props.choice, rules: oneOf(PUZZLE_RULES, rules, 'jeu-du-moulin') })}
        />
        <Select
          label={s().theme}
          any={s().allThemes}
          options={kinds().map((kind) => [kind, s().kinds[kind]])}
          value={props.choice.kind}
          choose={(kind) => props.choose({ ...props.choice, kind: KINDS.find((each) => each === kind) ?? null })}
        />
        <Select
          label={s().grade}
          any={s().allGrades}
          options={s().grades.map((name, i) => [String(i + 1), name])}
          value={props.choice.grade === null ? null : String(props.choice.grade)}
          choose={(grade) => props.choose({ ...props.choice, grade: grade === null ? null : Number(grade) })}
        />
      </div>
      <p role="status">
        {fitting().length === 0 ? s().none : s().solvedOf(solved(), fitting().length)}
        {!props.next && fitting().length > 0 ? ` ${s().allSolved}` : ''}
      </p>
      <p class="sheet-links">
        <Show when={props.next}>
          {(next) => (
            <a class="sheet-link" href={addressOf('puzzles', next().id)}>
              {s().next}
            </a>
          )}
        </Show>
        <a class="sheet-link" href={addressOf('revise')}>
          {s().revise}
        </a>
        <a class="sheet-link" href={addressOf('puzzles', 'endings')}>
          {s().endings}
        </a>
      </p>
      <ul class="puzzles">
        <For each={fitting().slice(0, most())}>
          {(puzzle, i) => (
            <li>
              <Item puzzle={puzzle} number={i() + 1} solved={props.progress.solved[puzzle.id]} />
            </li>
          )}
        </For>
      </ul>
      <Show when={fitting().length > most()}>
        <button type="button" class="button" onClick={() => setMost(most() + PAGE)}>
          {s().more}
        </button>
      </Show>
    </>
  );
}

function Daily(props: ListProps & { readonly puzzle: Puzzle }): JSX.Element {
  const s = useStrings();
  const done = (): boolean => props.progress.lastDay === props.today;
  const streak = (): number => streakOn(props.progress, props.today);
  const language = useLanguage();
  const opened = createMemo(() => openPuzzle(props.puzzle));
  return (
    <section class="puzzle-daily" aria-labelledby="puzzle-daily">
      <a class="puzzle-daily-picture" href={addressOf('puzzles', props.puzzle.id)} aria-label={s().daily}>
        <PuzzlePicture puzzle={props.puzzle} as={LargeBoard} />
      </a>
      <div class="puzzle-daily-said">
        <h2 id="puzzle-daily">{s().daily}</h2>
        <Show when={opened()}>{(ready) => <p class="task">{goalOf(s(), language.words(), ready())}</p>}</Show>
        <p class="faint">
          {language.words().rules(props.puzzle.rules).name} ·{' '}
          {done() ? s().dailyDone : `${s().grades[props.puzzle.grade - 1]}.`}{' '}
          <Show when={streak() > 0}>
            <span>{s().streak(streak())}</span>
          </Show>
        </p>
        <a class="button primary puzzle-go" href={addressOf('puzzles', props.puzzle.id)}>
          {s().dailyGo}
        </a>
        <PuzzleRow row={props.week} current={props.puzzle} />
      </div>
    </section>
  );
}

interface SelectProps {
  readonly label: string;
  /** What stands for no choice; left out where one is always made. */
  readonly any?: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly value: string | null;
  readonly choose: (value: string | null) => void;
}

function Select(props: SelectProps): JSX.Element {
  return (
    <label class="puzzle-select">
      <span>{props.label}</span>
      <select class="select" onChange={({ currentTarget }) => props.choose(currentTarget.value || null)}>
        <Show when={props.any}>
          {(any) => (
            <option value="" selected={props.value === null}>
              {any()}
            </option>
          )}
        </Show>
        <For each={props.options}>
          {([value, name]) => (
            <option value={value} selected={value === props.value}>
              {name}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}

interface ItemProps {
  readonly puzzle: Puzzle;
  /** Its place in the list, from 1: many are of one theme and as hard as each other. */
  readonly number: number;
  readonly solved: 'clean' | 'helped' | undefined;
}

function Item(props: ItemProps): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const said = (): string => {
    const { grade, kind, rules } = props.puzzle;
    const what = s().item(s().grades[grade - 1] ?? '', s().kinds[kind], language.words().rules(rules).name);
    const name = `${props.number}. ${what}`;
    return props.solved ? `${name}, ${s().states[props.solved]}` : name;
  };
  return (
    <a class="puzzle" href={addressOf('puzzles', props.puzzle.id)} aria-label={said()}>
      <PuzzlePicture puzzle={props.puzzle} />
      <span class="puzzle-line" aria-hidden="true">
        <span class="puzzle-grade">
          {'●'.repeat(props.puzzle.grade)}
          {'○'.repeat(5 - props.puzzle.grade)}
        </span>
        <Show when={props.solved}>
          <span classList={{ 'puzzle-helped': props.solved === 'helped' }}>
            <Icon name="check" />
          </span>
        </Show>
      </span>
      <span class="puzzle-rules faint" aria-hidden="true">
        {s().kinds[props.puzzle.kind]}
      </span>
    </a>
  );
}
