import { type Animal, boardOfPupil, type ClassBoard, type ClassShown, openQuestion } from '@merellier/protocol/class';
import { createMemo, createSignal, For, type JSX, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { wallColumns } from '../../class/wall-columns.ts';
import { useLanguage } from '../../context.ts';
import { HeatBoard } from './desk/answers-part.tsx';
import { DoorPart } from './desk/door-part.tsx';
import { eitherOf } from './either-of.ts';
import { BoardPicture, boardLine, HandsLine, PupilSign, seatName } from './parts.tsx';
import { ShownPicture } from './shown-picture.tsx';
import { createShownGame, shownIn } from './shown-state.ts';
import { useStrings } from './strings/strings.ts';
import { useClassView, useTeacher } from './teacher-context.ts';

/** What hangs on the wall of the class: the way in, the answers, one board or all of them. It follows the teacher's desk. */
export function WallPage(): JSX.Element {
  const s = useStrings();
  const { words } = useLanguage();
  const teacher = useTeacher();
  const view = useClassView();
  let title: HTMLHeadingElement | undefined;
  onMount(() => title?.focus({ preventScroll: true }));
  const one = createMemo((): ClassBoard | null => {
    const { wall, boards } = view();
    return wall.kind === 'board' ? (boards[wall.board] ?? null) : null;
  });
  const ids = createMemo(() => Object.keys(view().boards), [], { equals: (a, b) => a.join() === b.join() });
  const [shape, setShape] = createSignal(window.innerWidth / window.innerHeight);
  const measure = (): void => void setShape(window.innerWidth / window.innerHeight);
  window.addEventListener('resize', measure);
  onCleanup(() => window.removeEventListener('resize', measure));
  const columns = createMemo(() => wallColumns(ids().length, shape()));
  const pupils = createMemo(() => Object.keys(view().pupils) as Animal[], [], {
    equals: (a, b) => a.join() === b.join(),
  });
  return (
    <main class="class-wall" id="panel" tabindex="-1" data-shows={view().wall.kind}>
      <header>
        <h1 tabindex="-1" ref={title}>
          {view().paused ? s().pausedTitle : s().classOf(teacher.code() ?? '')}
        </h1>
        <Show when={view().open && view().wall.kind !== 'door'}>
          <p>
            {s().wayIn} <strong class="class-word-small">{teacher.code()}</strong>
          </p>
        </Show>
      </header>
      <Switch fallback={<DoorPart />}>
        <Match when={['question', 'answers'].includes(view().wall.kind) && view().question}>
          {(question) => (
            <section class="class-wall-answers">
              <HeatBoard question={question()} answers={view().wall.kind === 'answers' ? view().answers : {}} />
              <div>
                <p class="class-wall-asked">{question().text || s().whatNow}</p>
                <div class="class-wall-hands">
                  <HandsLine at={openQuestion(question())} />
                </div>
                <p class="class-wall-count">
                  {s().answered(Object.keys(view().answers).length, Object.keys(view().pupils).length)}
                </p>
                <Show when={question().solved && question().right?.length}>
                  <p class="class-wall-asked">{s().answerIs(eitherOf(words().language, question().right ?? []))}</p>
                </Show>
              </div>
            </section>
          )}
        </Match>
        <Match when={view().wall.kind === 'game' && shownIn(view())}>{(shown) => <WallGame shown={shown()} />}</Match>
        <Match when={one()}>
          {(board) => (
            <figure class="class-wall-one">
              <BoardPicture
                board={board()}
                title={s().versus(seatName(s(), board().white), seatName(s(), board().black))}
              />
              <figcaption>
                <strong>{s().versus(seatName(s(), board().white), seatName(s(), board().black))}</strong>
                {boardLine(s(), board())}
              </figcaption>
            </figure>
          )}
        </Match>
        <Match when={view().wall.kind === 'boards' && ids().length > 0}>
          <ul
            class="class-boards"
            style={{ '--columns': String(columns()), '--rows': String(Math.ceil(ids().length / columns())) }}
          >
            <For each={ids()}>{(id) => <WallTile id={id} />}</For>
          </ul>
        </Match>
      </Switch>
      <Show when={view().wall.kind === 'door'}>
        <ul class="class-wall-pupils">
          <For each={pupils()}>
            {(pupil) => (
              <li>
                <PupilSign pupil={pupil} dark={boardOfPupil(view().boards, pupil) !== null} />
                {s().animals[pupil]}
              </li>
            )}
          </For>
        </ul>
      </Show>
      <a class="link class-wall-leave" href={addressOf('class', 'desk')}>
        {s().leaveWall}
      </a>
    </main>
  );
}

/** The game that everybody looks through. */
function WallGame(props: { readonly shown: ClassShown }): JSX.Element {
  const view = useClassView();
  const state = createShownGame(
    () => props.shown,
    () => view().shownAt ?? 0,
  );
  return (
    <figure class="class-wall-one">
      <ShownPicture state={state} />
      <figcaption>
        <strong>{state.told()}</strong>
        {state.count()}
      </figcaption>
    </figure>
  );
}

function WallTile(props: { readonly id: string }): JSX.Element {
  const s = useStrings();
  const view = useClassView();
  const board = createMemo(() => view().boards[props.id] ?? null);
  return (
    <Show when={board()}>
      {(now) => (
        <li class="class-board" classList={{ 'class-done': now().outcome !== null }}>
          <BoardPicture board={now()} />
          <span class="class-board-names">{s().versus(seatName(s(), now().white), seatName(s(), now().black))}</span>
          <span class="class-board-line">{boardLine(s(), now())}</span>
        </li>
      )}
    </Show>
  );
}
