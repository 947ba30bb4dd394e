import { LargeBoard } from '@merellier/board';
import { type Animal, type ClassView, openQuestion, readAnswer } from '@merellier/protocol/class';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { groupsOf, heatOf } from '../../../class/heat.ts';
import { useLanguage } from '../../../context.ts';
import { positionSaid } from '../../../parts/position-said.ts';
import { allOf } from '../either-of.ts';
import { HandsLine } from '../parts.tsx';
import { useStrings } from '../strings/strings.ts';
import { useClassView, useTeacher } from '../teacher-context.ts';

/** The question that everybody has: all answers as warmth on one board, and one by one beside it. */
export function AnswersPart(props: { readonly question: NonNullable<ClassView['question']> }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const teacher = useTeacher();
  const view = useClassView();
  const groups = createMemo(() => groupsOf(view()));
  const pupils = createMemo(() => Object.keys(view().pupils));
  const answered = createMemo(() => Object.keys(view().answers).length);
  const waiting = createMemo(() => pupils().filter((pupil) => !(pupil in view().answers)));
  /** Turns that the teacher counts as right, before they are shown. */
  const [marked, setMarked] = createSignal<readonly string[]>([]);
  const nameOf = (pupil: string): string => s().animals[pupil as Animal];
  const right = (): readonly string[] => (marked().length > 0 ? marked() : (props.question.right ?? []));
  return (
    <section class="class-answers">
      <HeatBoard question={props.question} answers={view().answers} />
      <div class="class-answers-side">
        <h2>{s().question(props.question.id)}</h2>
        <p class="class-asked">{props.question.text || s().whatNow}</p>
        <HandsLine at={openQuestion(props.question)} />
        <p role="status">{s().answered(answered(), pupils().length)}</p>
        <ul class="list">
          <For each={groups()} fallback={<li class="faint">{s().noAnswers}</li>}>
            {(group) => (
              <li class="class-group" classList={{ 'class-right': group.right === true }}>
                <b>{group.turn}</b>
                <span class="class-count">{group.pupils.length}</span>
                <span class="class-group-names">{group.pupils.map((pupil) => s().animals[pupil]).join(', ')}</span>
                <Show
                  when={group.right === true}
                  fallback={
                    <Show when={!props.question.solved}>
                      <button
                        type="button"
                        class="link"
                        aria-pressed={marked().includes(group.turn)}
                        onClick={() =>
                          setMarked((all) =>
                            all.includes(group.turn) ? all.filter((turn) => turn !== group.turn) : [...all, group.turn],
                          )
                        }
                      >
                        {s().markRight}
                      </button>
                    </Show>
                  }
                >
                  <span class="class-right-word">{s().isRight}</span>
                </Show>
              </li>
            )}
          </For>
        </ul>
        <Show when={waiting().length > 0 && answered() > 0 && !props.question.solved}>
          <p class="faint">
            {s().waitingFor} {allOf(language.words().language, waiting().map(nameOf))}.
          </p>
        </Show>
        <div class="class-acts">
          <Show when={!props.question.solved} fallback={<p>{s().solved}</p>}>
            <button type="button" class="button primary" onClick={() => teacher.ask({ kind: 'solve', right: right() })}>
              {s().solve}
            </button>
          </Show>
          <button type="button" class="button" onClick={() => teacher.ask({ kind: 'unask' })}>
            {s().unask}
          </button>
        </div>
      </div>
    </section>
  );
}

/** The position of a question with all answers on it. */
export function HeatBoard(props: {
  readonly question: NonNullable<ClassView['question']>;
  readonly answers: ClassView['answers'];
}): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const opened = createMemo(() => openQuestion(props.question));
  const groups = createMemo(() => groupsOf({ question: props.question, answers: props.answers }));
  const title = (): string => {
    const known = opened();
    if (!known) return '';
    const told = groups().map(({ turn, pupils, right }) => {
      const read = readAnswer(props.question, turn);
      const said = read.ok ? language.words().turnSaid(known.rules, known.position, read.value.turn) : turn;
      return s().groupSaid(said, pupils.length, right === true);
    });
    return s().heat(positionSaid(language, known.rules, known.rules.view(known.position)), told.join(' '));
  };
  return (
    <Show when={opened()}>
      {(known) => (
        <div class="class-heat">
          <LargeBoard
            board={known().rules.board}
            view={known().rules.view(known().position)}
            heat={heatOf(props.question, groups())}
            bottom={known().position.toPlay}
            names
            title={title()}
          />
        </div>
      )}
    </Show>
  );
}
