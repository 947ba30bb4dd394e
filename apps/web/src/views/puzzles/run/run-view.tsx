import { ruleSet } from '@merellier/rules';
import { createResource, createSignal, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { oneOf } from '../../../browser/json.ts';
import { useLanguage, useNotices } from '../../../context.ts';
import { faultOf } from '../../../parts/fault.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { PUZZLE_RULES, puzzlesOf } from '../../../puzzles/collection.ts';
import { bestOf, withScore, withSolved } from '../../../puzzles/progress.ts';
import type { Puzzle } from '../../../puzzles/puzzle.ts';
import { missedIn, type Run, type RunMode, scoreOf } from '../../../puzzles/run.ts';
import { FIRST_CHOICE } from '../choice.ts';
import { createProgress, type ProgressState } from '../progress-state.ts';
import { PuzzleItems } from '../puzzle-items.tsx';
import { useStrings } from '../strings/strings.ts';
import { RunBoard } from './run-board.tsx';
import { RunDoor } from './run-door.tsx';
import { createRun } from './run-state.ts';
import './run.css';

/** Puzzles one after the other: in three minutes, or to the first mistake (`/problemes/eclair`, `/problemes/sans-faute`). */
export function RunView(props: { readonly mode: RunMode; readonly rest: readonly string[] }): JSX.Element {
  const language = useLanguage();
  const state = createProgress();
  const [rules, setRules] = createSignal<string>(oneOf(PUZZLE_RULES, props.rest[0], FIRST_CHOICE.rules));
  const [puzzles] = createResource(rules, puzzlesOf);
  /** 0 before the first run. */
  const [number, setNumber] = createSignal(0);
  const known = (): boolean =>
    props.rest.length === 0 || (PUZZLE_RULES as readonly string[]).includes(props.rest[0] ?? '');
  return (
    <Show
      when={number() > 0 && number()}
      keyed
      fallback={
        <RunDoor
          mode={props.mode}
          rules={rules()}
          choose={setRules}
          progress={state.progress()}
          fault={known() ? null : faultOf(language, props.rest.join('/'))}
          isReady={!puzzles.loading}
          begin={() => setNumber(1)}
        />
      }
    >
      {(_) => (
        <OneRun
          mode={props.mode}
          rules={rules()}
          puzzles={puzzles.latest ?? []}
          state={state}
          again={() => setNumber(number() + 1)}
        />
      )}
    </Show>
  );
}

interface OneRunProps {
  readonly mode: RunMode;
  readonly rules: string;
  readonly puzzles: readonly Puzzle[];
  readonly state: ProgressState;
  readonly again: () => void;
}

function OneRun(props: OneRunProps): JSX.Element {
  const notices = useNotices();
  const s = useStrings();
  const before = bestOf(props.state.progress(), props.mode, props.rules);
  const run = createRun({
    ...{ mode: props.mode, puzzles: props.puzzles, random: Math.random, now: () => performance.now() },
    onFew: (seconds) => notices.announce(s().secondsLeft(seconds)),
    onOver: (over) => props.state.change((now) => withScore(now, props.mode, props.rules, scoreOf(over))),
  });
  function answer(puzzle: Puzzle, right: boolean): void {
    if (right) props.state.change((now) => withSolved(now, puzzle.id, 'clean'));
    else props.state.comesBack(puzzle, 'missed');
    run.answer(right);
  }
  return (
    <Switch>
      <Match when={run.isOver()}>
        <Result {...props} run={run.run()} before={before} />
      </Match>
      <Match when={run.current()} keyed>
        {(puzzle) => (
          <RunBoard
            {...{ puzzle, run }}
            title={s().modes[props.mode]}
            rules={ruleSet(puzzle.rules)}
            answer={(right) => answer(puzzle, right)}
          />
        )}
      </Match>
    </Switch>
  );
}

/** What came of a run, and the puzzles that were missed. */
function Result(props: OneRunProps & { readonly run: Run; readonly before: number }): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const score = scoreOf(props.run);
  const isBest = score > props.before;
  const missed = missedIn(props.run);
  const said = `${s().score(score)}.`;
  onMount(() => notices.announce(isBest ? `${said} ${s().newBest}` : said));
  return (
    <Sheet title={s().modes[props.mode]} lead={language.words().rules(props.rules).name} keeps wide>
      <p class="run-score">
        <b>{score}</b>{' '}
        {s()
          .score(score)
          .replace(/^\S+\s/, '')}
      </p>
      <Show when={isBest || props.before > 0}>
        <p class="faint">{isBest ? s().newBest : s().best(props.before)}</p>
      </Show>
      <p class="acts">
        <button type="button" class="button primary" onClick={() => props.again()}>
          {s().again}
        </button>
        <a class="button" href={addressOf('puzzles')}>
          {s().back}
        </a>
      </p>
      <Show when={missed.length > 0}>
        <h2>{s().missedOnes}</h2>
        <PuzzleItems puzzles={missed} />
      </Show>
    </Sheet>
  );
}
