import { BoardView } from '@merellier/board';
import { turnTrace } from '@merellier/board/headless';
import type { Position, Step, Turn } from '@merellier/rules';
import { createMemo, createSignal, type JSX, onMount, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage, useNotices, useSettings } from '../../context.ts';
import { focusBoard } from '../../parts/focus.ts';
import { positionSaid } from '../../parts/position-said.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { TypedTurn } from '../../parts/typed-turn.tsx';
import { judge, type Opened, openPuzzle, solutionOf, threatIn } from '../../puzzles/attempt.ts';
import type { Solved } from '../../puzzles/progress.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { useStrings } from './strings/strings.ts';

interface PuzzleProps {
  readonly puzzle: Puzzle;
  readonly daily: boolean;
  /** The one to go on with. */
  readonly next: Puzzle | undefined;
  readonly solved: (how: Solved) => void;
}

/** One puzzle: a turn is played on the board and judged at once; then the solution can be followed. */
export function PuzzleBoard(props: PuzzleProps): JSX.Element {
  const s = useStrings();
  const opened = openPuzzle(props.puzzle);
  return (
    <Sheet title={props.daily ? s().daily : s().puzzle} wide>
      <Show when={opened} fallback={<p>{s().gone}</p>}>
        {(ready) => <Attempt {...props} opened={ready()} />}
      </Show>
    </Sheet>
  );
}

/** Where one stands: seeking, after a wrong turn, or with the solution played so far. */
type Stage =
  | { readonly at: 'seeking' }
  | { readonly at: 'wrong'; readonly said: string; readonly shown: Shown }
  | { readonly at: 'right'; readonly step: number; readonly found: boolean };

/** A position to be shown, with the turn that led to it. */
interface Shown {
  readonly position: Position;
  readonly before: Position;
  readonly turn: Turn;
}

function Attempt(props: PuzzleProps & { readonly opened: Opened }): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const { rules, position, puzzle } = props.opened;
  const side = position.toPlay;
  const steps = solutionOf(props.opened);
  const [stage, setStage] = createSignal<Stage>({ at: 'seeking' });
  const [helped, setHelped] = createSignal(false);
  const [hints, setHints] = createSignal(0);
  const [done, setDone] = createSignal<readonly Step[]>([]);
  const [refused, setRefused] = createSignal<string | null>(null);

  const shown = createMemo((): Shown | null => {
    const now = stage();
    if (now.at === 'seeking') return null;
    if (now.at === 'wrong') return now.shown;
    const step = steps[now.step - 1];
    return step ? { ...step, position: rules.play(step.before, step.turn) } : null;
  });
  const view = createMemo(() => rules.view(shown()?.position ?? position));
  const last = createMemo(() => {
    const now = shown();
    return now ? turnTrace(rules, now.before, now.turn) : null;
  });
  const walks = createMemo(() => (stage().at === 'seeking' ? rules.walks(position) : []));
  const goal = (): string => {
    const name = language.words().side(side);
    const { value, winIn } = puzzle.goal;
    return winIn ? s().winIn(name, winIn) : value === 'win' ? s().win(name) : s().draw(name);
  };
  const best = (steps[0] as (typeof steps)[number]).turn;
  const hintTurn = (): string => s().hintTurn(language.words().turnSaid(rules, position, best));
  /** The theme; where that is the goal itself, to save the game, what threatens. Null where there is nothing to be said. */
  const hintText = createMemo((): string | null => {
    if (puzzle.theme !== 'defence') return s().hintTheme(s().themes[puzzle.theme]);
    const threat = threatIn(props.opened);
    return threat && s().hintThreat(language.words().turnSaid(rules, threat.before, threat.turn));
  });
  const over = (): boolean => {
    const now = stage();
    return now.at === 'right' && now.step === steps.length;
  };

  const found = (): boolean => {
    const now = stage();
    return now.at === 'right' && now.found;
  };

  function play(index: number): void {
    const walk = walks()[index];
    if (walk) attempt(walk.turn);
  }

  function attempt(turn: Turn): void {
    setRefused(null);
    const judged = judge(props.opened, turn);
    if (judged.right) {
      setStage({ at: 'right', step: 1, found: true });
      props.solved(helped() ? 'helped' : 'clean');
      notices.announce(helped() ? s().rightHelped : s().right);
      return;
    }
    setHelped(true);
    const after = rules.play(position, turn);
    const answer = judged.answer ? ` ${s().answer(language.words().turnSaid(rules, after, judged.answer))}` : '';
    const said = `${s().wrong[judged.value]}${answer}`;
    const end = judged.answer
      ? { position: rules.play(after, judged.answer), before: after, turn: judged.answer }
      : { position: after, before: position, turn };
    setStage({ at: 'wrong', said, shown: end });
    notices.announce(said);
    queueMicrotask(() => document.getElementById('puzzle-retry')?.focus());
  }

  function retry(): void {
    setDone([]);
    setStage({ at: 'seeking' });
    focusBoard();
  }

  function hint(): void {
    setHelped(true);
    const text = hintText();
    setHints(text === null ? 2 : hints() + 1);
    notices.announce(hints() === 1 && text !== null ? text : hintTurn());
  }

  function showSolution(): void {
    setHelped(true);
    setStage({ at: 'right', step: 1, found: false });
    notices.announce(language.words().turnSaid(rules, position, best));
  }

  function stepOn(): void {
    const now = stage();
    if (now.at !== 'right' || now.step >= steps.length) return;
    const step = steps[now.step] as (typeof steps)[number];
    setStage({ ...now, step: now.step + 1 });
    notices.announce(language.words().turnSaid(rules, step.before, step.turn));
  }

  onMount(() => notices.announce(`${goal()} ${positionSaid(language, rules, view())}`));
  const states = createMemo(() => language.s().states);

  return (
    <div class="puzzle-page">
      <section class="puzzle-area" id="board">
        <BoardView
          board={rules.board}
          view={view()}
          toPlay={(shown()?.position ?? position).toPlay}
          walks={walks()}
          bottom={side}
          last={last()}
          hint={hints() > 1 && stage().at === 'seeking' ? turnTrace(rules, position, best) : null}
          names={settings.current().names}
          label={(place, man) => language.words().placeLabel(rules.board, { ...view(), men: man ? [man] : [] }, place)}
          states={states()}
          title={language.s().board(language.words().rulesName(rules))}
          onTurn={play}
          onRefused={(taps) => {
            const refusal = stage().at === 'seeking' ? rules.explain(position, taps) : null;
            setRefused(refusal && language.words().refusal(refusal, rules));
            if (refusal) notices.announce(language.words().refusal(refusal, rules));
          }}
          onStep={(taken) => {
            setDone(taken);
            setRefused(null);
          }}
        />
      </section>
      <div class="puzzle-panel">
        <p class="faint">
          {language.words().rules(puzzle.rules).name} · {s().grades[puzzle.grade - 1]}
        </p>
        <p class="task">{goal()}</p>
        <p class="hidden">{positionSaid(language, rules, view())}</p>
        <div class="puzzle-said">
          <Show when={stage().at === 'seeking'}>
            <p>{refused() ?? (done().length > 0 ? language.words().toPlay(rules, position, { done: done() }) : '')}</p>
            <Show when={hints() > 0 && hintText()}>{(text) => <p class="faint">{text()}</p>}</Show>
            <Show when={hints() > 1}>
              <p class="faint">{hintTurn()}</p>
            </Show>
          </Show>
          <Show when={stage().at === 'wrong'}>
            <p class="refusal">{(stage() as { readonly said: string }).said}</p>
          </Show>
          <Show when={stage().at === 'right'}>
            <p class="task-over">{found() ? (helped() ? s().rightHelped : s().right) : s().solutionIs}</p>
            <p class="puzzle-line-text">
              {puzzle.line.slice(0, (stage() as { readonly step: number }).step).join('  ')}
            </p>
            <Show when={over()}>
              <p class="faint">{s().end}</p>
            </Show>
          </Show>
        </div>
        <Show when={settings.current().typed && stage().at === 'seeking'}>
          <TypedTurn rules={rules} position={position} play={attempt} />
        </Show>
        <div class="acts">
          <Show when={stage().at === 'seeking'}>
            <button type="button" class="button" aria-disabled={hints() > 1} onClick={() => hints() < 2 && hint()}>
              {s().hint}
            </button>
            <button type="button" class="button" onClick={showSolution}>
              {s().solution}
            </button>
          </Show>
          <Show when={stage().at === 'wrong'}>
            <button type="button" class="button primary" id="puzzle-retry" onClick={retry}>
              {s().retry}
            </button>
          </Show>
          <Show when={stage().at === 'right'}>
            <Show when={props.next}>
              {(next) => (
                <a class="button primary puzzle-go" href={addressOf('puzzles', next().id)}>
                  {s().nextPuzzle}
                </a>
              )}
            </Show>
            <button type="button" class="button" aria-disabled={over()} onClick={stepOn}>
              {s().step}
            </button>
          </Show>
        </div>
        <a class="link puzzle-back" href={addressOf('puzzles')}>
          {s().back}
        </a>
      </div>
    </div>
  );
}
