import { ruleSet } from '@merellier/rules';
import { For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { keepsAnything } from '../../../browser/storage.ts';
import { useLanguage } from '../../../context.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { PictureBoard } from '../../../parts/still-board.tsx';
import { Waiting } from '../../../parts/waiting.tsx';
import { PUZZLE_RULES } from '../../../puzzles/collection.ts';
import { bestOf, type Progress } from '../../../puzzles/progress.ts';
import type { RunMode } from '../../../puzzles/run.ts';
import { PuzzleWays } from '../puzzle-ways.tsx';
import { useStrings } from '../strings/strings.ts';

/** Before a run: the board at its place, what it is about, by which rules it goes, and the other ways to puzzles. */
export function RunDoor(props: {
  readonly mode: RunMode;
  readonly rules: string;
  readonly choose: (rules: string) => void;
  readonly progress: Progress;
  /** What the address asks for and there is not, in one sentence. */
  readonly fault: string | null;
  /** Whether the puzzles are here. */
  readonly isReady: boolean;
  readonly begin: () => void;
}): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const rules = () => ruleSet(props.rules);
  const best = (): number => bestOf(props.progress, props.mode, props.rules);
  return (
    <BoardLayout
      title={s().modes[props.mode]}
      opens
      view="run"
      top={
        <div class="strip strip-top">
          <p class="strip-name">
            {s().modes[props.mode]}
            <small>{language.words().rules(props.rules).name}</small>
          </p>
        </div>
      }
      board={<PictureBoard rules={rules()} />}
    >
      <section class="status">
        <Show when={props.fault}>
          {(fault) => (
            <p class="refusal" role="alert">
              {fault()}
            </p>
          )}
        </Show>
        <Show when={!keepsAnything()}>
          <p class="refusal">{language.s().nothingKept}</p>
        </Show>
        <p class="task">{s().modeLines[props.mode]}</p>
        <div class="note">
          <p>{s().modeRules[props.mode]}</p>
          <Show when={best() > 0}>
            <p>{s().best(best())}</p>
          </Show>
        </div>
        <Show when={props.isReady} fallback={<Waiting text={s().loading} />}>
          <button type="button" class="button primary run-begin" onClick={() => props.begin()}>
            {s().begin}
          </button>
        </Show>
        <label class="puzzle-select run-rules">
          <span>{s().rules}</span>
          <select
            class="select"
            value={props.rules}
            onChange={({ currentTarget }) => props.choose(currentTarget.value)}
          >
            <For each={PUZZLE_RULES}>{(id) => <option value={id}>{language.words().rules(id).name}</option>}</For>
          </select>
        </label>
      </section>
      <PuzzleWays progress={props.progress} rules={props.rules} but={props.mode} />
      <a class="link run-back" href={addressOf('puzzles')}>
        {s().back}
      </a>
    </BoardLayout>
  );
}
