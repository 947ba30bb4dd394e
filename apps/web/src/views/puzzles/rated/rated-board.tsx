import type { OfferedPuzzle, RatedAttempt, RatingChange } from '@merellier/protocol';
import { other, type RuleSet, ruleSet } from '@merellier/rules';
import { readFen, readTurn } from '@merellier/rules/notation';
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useLanguage, useNotices, useSettings } from '../../../context.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { ratingText, signed } from '../../../online/people/rating-text.ts';
import { focusBoard } from '../../../parts/focus.ts';
import { Icon } from '../../../parts/icons.tsx';
import { positionSaid } from '../../../parts/position-said.ts';
import { SideTray } from '../../../parts/side-tray.tsx';
import { TaskBoard, TaskStrip } from '../../../parts/task-board.tsx';
import { TypedTurn } from '../../../parts/typed-turn.tsx';
import type { Kind, Puzzle } from '../../../puzzles/puzzle.ts';
import { goalOf, whyOf } from '../goal.ts';
import { createSentTask } from '../sent-task.ts';
import { useStrings as usePuzzleStrings } from '../strings/strings.ts';
import { askAttempt } from './ask-puzzles.ts';
import { useStrings } from './strings/strings.ts';

interface RatedProps {
  readonly offered: OfferedPuzzle;
  readonly next: () => void;
  readonly stop: () => void;
  /** Hears what the server made of the answer. */
  readonly judged: (right: boolean) => void;
}

/** A puzzle that counts: one turn, and what it did to both ratings. */
export function RatedBoard(props: RatedProps): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const p = usePuzzleStrings();
  const { puzzle } = props.offered;
  const rules: RuleSet = ruleSet(puzzle.rules);
  const read = readFen(rules, puzzle.fen);
  const position = read.ok ? read.value : rules.start();
  const opened = { puzzle: { ...puzzle, kind: puzzle.kind as Kind } as unknown as Puzzle, rules, position };
  const [made, setMade] = createSignal<RatedAttempt | null>(null);
  const [fault, setFault] = createSignal<string | null>(null);
  const [isSending, setSending] = createSignal(false);
  const one = createSentTask({ rules, position, language, notices, send: (turn) => void answer(turn) });
  let nextButton: HTMLButtonElement | undefined;

  async function answer(turn: string | null): Promise<void> {
    if (isSending() || made()) return;
    setSending(true);
    setFault(null);
    const asked = await askAttempt(puzzle.id, turn);
    setSending(false);
    if (!asked.ok) {
      one.takeBack();
      setFault(asked.refusal.reason === 'too-many' ? s().tooMany : s().lost);
      notices.announce(s().lost);
      return;
    }
    const { right, solution } = asked.value;
    const best = readTurn(rules, position, solution);
    if (best.ok) one.show(best.value);
    setMade(asked.value);
    notices.announce(`${right ? s().right : s().wrong(solution)} ${s().own} ${changeText(asked.value.own)}`);
    props.judged(right);
    nextButton?.focus();
  }

  const changeText = ({ before, after }: RatingChange): string =>
    s().change(ratingText(before), ratingText(after), signed(after.points - before.points));
  const side = position.toPlay;
  const goal = (): string => goalOf(p(), language.words(), opened);
  onMount(() => {
    notices.announce([goal(), positionSaid(language, rules, rules.view(position))].join(' '));
    focusBoard();
  });
  const note = (): string => {
    const result = made();
    if (result) return result.right ? s().right : s().wrong(result.solution);
    if (isSending()) return s().sent;
    return one.task.done().length > 0
      ? language.words().toPlay(rules, position, { done: one.task.done() })
      : whyOf(p(), opened);
  };
  return (
    <BoardLayout
      title={s().title}
      view="run"
      top={
        <div class="strip strip-top">
          <p class="strip-name">
            {p().rated}
            <small>{language.words().rules(puzzle.rules).name}</small>
          </p>
          <SideTray rules={rules} view={one.task.view()} side={other(side)} />
        </div>
      }
      board={
        <TaskBoard {...{ rules, task: one.task, side, play: one.play, refuse: one.refuse }} stepped={one.stepped} />
      }
      bottom={<TaskStrip rules={rules} task={one.task} side={side} you={p().you} isTurn={!made()} />}
    >
      <section class="status">
        <p class="task">{goal()}</p>
        <div class="note">
          <Show when={one.refused() ?? fault()} fallback={<p>{note()}</p>}>
            {(text) => <p class="refusal">{text()}</p>}
          </Show>
        </div>
        <dl class="rated-figures">
          <div>
            <dt>{s().own}</dt>
            <dd>{made() ? changeText((made() as RatedAttempt).own) : ratingText(props.offered.own)}</dd>
          </div>
          <div>
            <dt>{s().puzzle}</dt>
            <dd>{made() ? changeText((made() as RatedAttempt).puzzle) : ratingText(props.offered.rating)}</dd>
          </div>
        </dl>
        <p class="hidden">{positionSaid(language, rules, rules.view(position))}</p>
        <Show when={settings.current().typed && !made()}>
          <TypedTurn rules={rules} position={position} play={one.play} />
        </Show>
        <Show when={made()}>
          <p>
            <a class="link" href={addressOf('puzzles', puzzle.id)}>
              {s().look}
            </a>
          </p>
        </Show>
      </section>
      <nav class="controls" aria-label={language.s().controls}>
        <Show
          when={made()}
          fallback={
            <button type="button" class="control" onClick={() => void answer(null)}>
              <Icon name="hint" />
              <span>{s().giveUp}</span>
            </button>
          }
        >
          <button type="button" class="control" ref={nextButton} onClick={() => props.next()}>
            <Icon name="right" />
            <span>{s().next}</span>
          </button>
        </Show>
        <button type="button" class="control" onClick={() => props.stop()}>
          <Icon name="flag" />
          <span>{s().stop}</span>
        </button>
      </nav>
    </BoardLayout>
  );
}
