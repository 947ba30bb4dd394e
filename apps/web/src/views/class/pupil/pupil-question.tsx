import { BoardView, createTurnUnderWay } from '@merellier/board';
import { turnTrace } from '@merellier/board/headless';
import { type Animal, type ClassView, openQuestion, readAnswer } from '@merellier/protocol/class';
import { other, type Turn } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { useLanguage, useNotices, useSettings } from '../../../context.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { BoardSection } from '../../../parts/board-section.tsx';
import { focusBoard } from '../../../parts/focus.ts';
import { positionSaid } from '../../../parts/position-said.ts';
import { SideTray } from '../../../parts/side-tray.tsx';
import { TypedTurn } from '../../../parts/typed-turn.tsx';
import type { ClassHere } from '../class-state.ts';
import { LinkLine } from '../parts.tsx';
import { useStrings } from '../strings/strings.ts';
import { HandButton } from './hand-button.tsx';

/** The position that everybody has, to find a turn in: until it is solved, a pupil may think again. */
export function PupilQuestion(props: { readonly here: ClassHere; readonly pupil: Animal }): JSX.Element {
  const { here } = props;
  let last = here.view()?.question ?? null;
  const question = createMemo(() => {
    last = here.view()?.question ?? last;
    return last;
  });
  const opened = createMemo(() => {
    const now = question();
    return now && openQuestion(now);
  });
  return (
    <Show when={opened()}>
      {(opened) => (
        <Show when={question()}>
          {(question) => <Asked here={here} pupil={props.pupil} question={question()} opened={opened()} />}
        </Show>
      )}
    </Show>
  );
}

interface AskedProps {
  readonly here: ClassHere;
  readonly pupil: Animal;
  readonly question: NonNullable<ClassView['question']>;
  readonly opened: NonNullable<ReturnType<typeof openQuestion>>;
}

function Asked(props: AskedProps): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const { here } = props;
  const { rules, position } = props.opened;
  const side = position.toPlay;
  const [refused, setRefused] = createSignal<string | null>(null);
  /** The turn on its way to the server. */
  const [sent, setSent] = createSignal<string | null>(null);
  const answer = (): string | null => sent() ?? here.view()?.answers[props.pupil] ?? null;
  const isPaused = (): boolean => here.view()?.paused === true;
  createEffect(
    on(
      () => here.view()?.answers[props.pupil],
      () => setSent(null),
      { defer: true },
    ),
  );
  createEffect(on(here.refusal, (refusal) => refusal && setSent(null)));
  const isOpen = (): boolean => !props.question.solved && !isPaused() && answer() === null;
  const underWay = createTurnUnderWay({ rules: () => rules, position: () => position, isOpen });

  /** The turn that is shown as played: one's own, or once it is solved the right one. */
  const shown = createMemo(() => {
    const text = (props.question.solved ? props.question.right?.[0] : null) ?? answer();
    const read = text === null ? null : readAnswer(props.question, text);
    if (!read?.ok) return null;
    const after = rules.play(position, read.value.turn);
    return { after, trace: turnTrace(rules, position, read.value.turn, after) };
  });
  const view = createMemo(() => rules.view(shown()?.after ?? position));
  const isRight = (): boolean | null => {
    const { right } = props.question;
    const mine = answer();
    return !right || right.length === 0 || mine === null ? null : right.includes(mine);
  };

  function give(turn: Turn): void {
    const text = writeTurn(rules, position, turn);
    setRefused(null);
    notices.announce(`${language.words().turnSaid(rules, position, turn)}.`);
    if (here.ask({ kind: 'answer', question: props.question.id, turn: text })) setSent(text);
  }
  /** Puts the board back, for another answer; until there is one, the first stands. */
  const [rethinks, setRethinks] = createSignal(false);
  const rethink = createTurnUnderWay({
    rules: () => rules,
    position: () => position,
    isOpen: () => rethinks() && !props.question.solved && !isPaused(),
  });
  const hand = () => (rethinks() ? rethink : underWay);
  const stands = (): boolean => shown() !== null && !(rethinks() && !props.question.solved);

  return (
    <BoardLayout
      title={s().question(props.question.id)}
      opens
      view="class"
      top={
        <div class="strip strip-top">
          <p class="strip-name">
            {s().question(props.question.id)}
            <small>{language.words().rulesName(rules)}</small>
          </p>
          <SideTray rules={rules} view={stands() ? view() : rules.view(position)} side={other(side)} />
        </div>
      }
      board={
        <BoardSection rules={rules} position={stands() ? (shown()?.after ?? position) : position} done={hand().done()}>
          <BoardView
            board={rules.board}
            view={stands() ? view() : rules.view(position)}
            toPlay={side}
            walks={hand().walks()}
            bottom={side}
            last={stands() ? (shown()?.trace ?? null) : null}
            begun={hand().done()}
            names={settings.current().names}
            label={(place, man) =>
              language.words().placeLabel(rules.board, { ...view(), men: man ? [man] : [] }, place)
            }
            states={language.s().states}
            title={language.s().board(language.words().rulesName(rules))}
            onTurn={(index) => {
              const walk = hand().walks()[index];
              setRethinks(false);
              if (walk) give(walk.turn);
              focusBoard();
            }}
            onRefused={(taps) => {
              const refusal = stands() ? null : rules.explain(position, taps);
              const text = refusal && language.words().refusal(refusal, rules);
              setRefused(text);
              if (text) notices.announce(text);
            }}
            onStep={(steps, _next, complete) => hand().stepped(steps, complete)}
          />
        </BoardSection>
      }
      bottom={
        <section
          class="strip strip-bottom"
          classList={{ 'strip-turn': !stands() }}
          aria-label={language.words().side(side)}
        >
          <p class="strip-name">
            {s().animals[props.pupil]}
            <small>{language.words().side(side)}</small>
          </p>
          <SideTray
            rules={rules}
            view={stands() ? view() : rules.view(position)}
            side={side}
            underWay={{ side, done: hand().done() }}
          />
        </section>
      }
    >
      <LinkLine here={here} />
      <section class="status">
        <p class="task">{isPaused() ? s().pausedPupil : props.question.text || s().whatNow}</p>
        <div class="note" aria-live="polite">
          <Show
            when={props.question.solved}
            fallback={
              <Show
                when={refused()}
                fallback={<Show when={answer()}>{(answer) => <p>{s().yourAnswer(answer())}</p>}</Show>}
              >
                {(refused) => <p class="refusal">{refused()}</p>}
              </Show>
            }
          >
            <p class="class-verdict">
              {isRight() === null ? s().answerNone : isRight() ? s().answerRight : s().answerWrong}
            </p>
            <Show when={(props.question.right?.length ?? 0) > 0}>
              <p>{s().answerIs((props.question.right ?? []).join(', '))}</p>
            </Show>
          </Show>
        </div>
        <p class="hidden">{positionSaid(language, rules, rules.view(position))}</p>
        <Show when={settings.current().typed && hand().walks().length > 0}>
          <TypedTurn rules={rules} position={position} play={give} />
        </Show>
        <div class="two class-two">
          <Show when={answer() !== null && !props.question.solved && !isPaused() && !rethinks()}>
            <button
              type="button"
              class="button"
              onClick={() => {
                setRethinks(true);
                focusBoard();
              }}
            >
              {s().changeAgain}
            </button>
          </Show>
          <HandButton here={here} pupil={props.pupil} />
        </div>
      </section>
    </BoardLayout>
  );
}
