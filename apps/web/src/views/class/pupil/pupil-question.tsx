import { BoardView, createTurnUnderWay } from '@merellier/board';
import { turnTrace } from '@merellier/board/headless';
import { type Animal, type ClassView, openQuestion, readAnswer } from '@merellier/protocol/class';
import { explain, other, type Position, type RuleSet, type Side, type Step, type Turn } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show, untrack } from 'solid-js';
import { whenIdle } from '../../../browser/when-idle.ts';
import { useLanguage, useNotices, useSettings } from '../../../context.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { BoardSection } from '../../../parts/board-section.tsx';
import { focusBoard } from '../../../parts/focus.ts';
import { positionSaid } from '../../../parts/position-said.ts';
import { SideTray } from '../../../parts/side-tray.tsx';
import { TypedTurn } from '../../../parts/typed-turn.tsx';
import type { ClassHere } from '../class-state.ts';
import { eitherOf } from '../either-of.ts';
import { DiceOf, LinkLine } from '../parts.tsx';
import { useStrings } from '../strings/strings.ts';
import { HandButton } from './hand-button.tsx';
import { REHEARSED, rehearse } from './rehearse.tsx';

type Question = NonNullable<ClassView['question']>;
type Opened = NonNullable<ReturnType<typeof openQuestion>>;

const NOTHING_DONE: readonly Step[] = [];

/** What stands on the board before the first question: men too, which a telephone then has drawn before. */
function beforeAll(): Opened {
  const opened = openQuestion(REHEARSED);
  if (!opened) throw new RangeError('the rehearsed position cannot be read');
  return opened;
}

/**
 * The position that everybody has, to find a turn in: until it is solved, a pupil may think again. The board is there before
 * the first question and between two, so that a position is on thirty small telephones at once.
 */
export function PupilQuestion(props: { readonly here: ClassHere; readonly pupil: Animal }): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const { here } = props;
  const question = (): Question | null => here.view()?.question ?? null;
  const id = createMemo(() => question()?.id ?? null);
  const opened = createMemo<Opened>(
    // A question is the same as long as its id is, whatever comes in of answers.
    (before) => (id() === null ? before : (untrack(() => openQuestion(question() as Question)) ?? before)),
    beforeAll(),
  );
  const rules = (): RuleSet => opened().rules;
  const position = (): Position => opened().position;
  const side = (): Side => position().toPlay;
  const isSolved = (): boolean => question()?.solved === true;
  const [refused, setRefused] = createSignal<string | null>(null);
  /** The turn on its way to the server, and the question that it answers. */
  const [sent, setSent] = createSignal<{ readonly question: number; readonly turn: string } | null>(null);
  const answer = (): string | null =>
    (sent()?.question === id() ? sent()?.turn : null) ?? here.view()?.answers[props.pupil] ?? null;
  const isRight = (): boolean | null => {
    const right = question()?.right;
    const mine = answer();
    return !right || right.length === 0 || mine === null ? null : right.includes(mine);
  };
  const isPaused = (): boolean => here.view()?.paused === true;
  createEffect(
    on(
      () => here.view()?.answers[props.pupil],
      () => setSent(null),
      { defer: true },
    ),
  );
  createEffect(on(here.refusal, (refusal) => refusal && setSent(null)));
  const isOpen = (): boolean => id() !== null && !isSolved() && !isPaused() && answer() === null;
  const underWay = createTurnUnderWay({ rules, position, isOpen });

  /** The turn that is shown as played: one's own, or once it is solved a right one, where one's own is not. */
  const shown = createMemo(() => {
    const asked = question();
    const text = (isSolved() && isRight() !== true ? asked?.right?.[0] : null) ?? answer();
    const read = asked === null || text === null ? null : readAnswer(asked, text);
    if (!read?.ok) return null;
    const after = rules().play(position(), read.value.turn);
    return { after, trace: turnTrace(rules(), position(), read.value.turn, after) };
  });
  /** Puts the board back, for another answer; until there is one, the first stands. */
  const [rethinks, setRethinks] = createSignal(false);
  const rethink = createTurnUnderWay({
    ...{ rules, position },
    isOpen: () => rethinks() && id() !== null && !isSolved() && !isPaused(),
  });
  const hand = () => (rethinks() ? rethink : underWay);
  const stands = (): boolean => shown() !== null && !(rethinks() && !isSolved());
  /** What was done of a turn on the way; of one that stands on the board, nothing is left to count. */
  const done = () => (stands() ? NOTHING_DONE : hand().done());
  const view = createMemo(() => rules().view((stands() ? shown()?.after : null) ?? position()));
  function give(turn: Turn): void {
    const asked = id();
    if (asked === null) return;
    const text = writeTurn(rules(), position(), turn);
    setRefused(null);
    notices.announce(`${language.words().turnSaid(rules(), position(), turn)}.`);
    if (here.ask({ kind: 'answer', question: asked, turn: text })) setSent({ question: asked, turn: text });
  }

  if (id() === null) onCleanup(whenIdle(() => rehearse(language), 500));

  const title = (): string => {
    const asked = id();
    return asked === null ? s().welcome(s().animals[props.pupil]) : s().question(asked);
  };
  const task = (): string => {
    const asked = question();
    if (!asked) return title();
    return isPaused() ? s().pausedPupil : asked.text || s().whatNow;
  };
  // Another question: what was begun of the answer to the one before is gone.
  createEffect(
    on(
      id,
      (asked) => {
        setRefused(null);
        setRethinks(false);
        if (asked !== null) notices.announce(`${title()}. ${task()}`);
      },
      { defer: true },
    ),
  );

  return (
    <BoardLayout
      title={title()}
      opens
      view="class"
      class="class-question"
      top={
        <div class="strip strip-top">
          <p class="strip-name">
            <Show when={id() !== null} fallback={language.words().rulesName(rules())}>
              {title()}
              <small>{language.words().rulesName(rules())}</small>
            </Show>
          </p>
          <SideTray rules={rules()} view={view()} side={other(side())} />
        </div>
      }
      board={
        <BoardSection rules={rules()} position={stands() ? (shown()?.after ?? position()) : position()} done={done()}>
          <BoardView
            board={rules().board}
            view={view()}
            toPlay={side()}
            walks={hand().walks()}
            bottom={side()}
            series={id()}
            last={stands() ? (shown()?.trace ?? null) : null}
            begun={done()}
            names={settings.current().names}
            label={(place, man) =>
              language.words().placeLabel(rules().board, { ...view(), men: man ? [man] : [] }, place)
            }
            states={language.s().states}
            title={language.s().board(language.words().rulesName(rules()))}
            onTurn={(index) => {
              const walk = hand().walks()[index];
              setRethinks(false);
              if (walk) give(walk.turn);
              focusBoard();
            }}
            onRefused={(taps) => {
              const refusal = stands() ? null : explain(rules(), position(), taps);
              const text = refusal && language.words().refusal(refusal, rules());
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
          classList={{ 'strip-turn': id() !== null && !stands() }}
          aria-label={language.words().side(side())}
        >
          <p class="strip-name">
            {s().animals[props.pupil]}
            <small>{language.words().side(side())}</small>
          </p>
          <SideTray rules={rules()} view={view()} side={side()} underWay={{ side: side(), done: done() }} />
        </section>
      }
    >
      <LinkLine here={here} />
      <section class="status">
        <p class="task">{task()}</p>
        <DiceOf rules={rules()} dice={position().dice} />
        <Show when={id() === null}>
          <p class="class-wait">{isPaused() ? s().pausedPupil : s().wait}</p>
        </Show>
        <div class="note" aria-live="polite">
          <Show
            when={isSolved()}
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
            <Show when={(question()?.right?.length ?? 0) > 0}>
              <p>{s().answerIs(eitherOf(language.words().language, question()?.right ?? []))}</p>
            </Show>
          </Show>
        </div>
        <p class="hidden">{positionSaid(language, rules(), view())}</p>
        <Show when={settings.current().typed && hand().walks().length > 0}>
          <TypedTurn rules={rules()} position={position()} play={give} />
        </Show>
      </section>
      <div class="two class-two">
        <Show when={answer() !== null && !isSolved() && !isPaused() && !rethinks()}>
          <button
            type="button"
            class="button"
            onClick={() => {
              rethink.putBack();
              setRethinks(true);
              focusBoard();
            }}
          >
            {s().changeAgain}
          </button>
        </Show>
        <HandButton here={here} pupil={props.pupil} />
      </div>
    </BoardLayout>
  );
}
