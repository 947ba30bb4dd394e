import { createMemo, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { Icon } from '../../../parts/icons.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { LinkLine } from '../parts.tsx';
import { shownIn } from '../shown-state.ts';
import { useStrings } from '../strings/strings.ts';
import { useClassView, useTeacher } from '../teacher-context.ts';
import { AnswersPart } from './answers-part.tsx';
import { BoardTable } from './board-table.tsx';
import { BoardsPart } from './boards-part.tsx';
import { DoorPart, WayIn } from './door-part.tsx';
import { EndDialog } from './end-dialog.tsx';
import { PairDialog } from './pair-dialog.tsx';
import { PupilsPart } from './pupils-part.tsx';
import { ShownPart } from './shown-part.tsx';
import { WallChoice } from './wall-choice.tsx';

/** The teacher's desk: all boards at once, or the answers to a question; until then the way in. */
export function DeskPage(): JSX.Element {
  const s = useStrings();
  const teacher = useTeacher();
  const view = useClassView();
  const [dialog, setDialog] = createSignal<'play' | 'end' | null>(null);
  const [shown, setShown] = createSignal<string | null>(null);
  const board = createMemo(() => {
    const id = shown();
    return id !== null && view().boards[id] && !view().question && !view().shown ? id : null;
  });
  const pupils = createMemo(() => Object.values(view().pupils));
  const boards = createMemo(() => Object.keys(view().boards).length);
  const summary = (): string =>
    pupils().length === 0
      ? s().nobody
      : s().summary(pupils().filter(({ here }) => here).length, pupils().length, boards());
  const close = (): void => void setDialog(null);
  return (
    <Show
      when={board()}
      keyed
      fallback={
        <Sheet
          title={s().classOf(teacher.code() ?? '')}
          lead={summary()}
          wide
          class="class-desk"
          beside={
            <div class="class-acts">
              <button
                type="button"
                class="button"
                aria-pressed={view().paused}
                onClick={() => teacher.ask({ kind: 'pause', on: !view().paused })}
              >
                {view().paused ? s().goOn : s().pause}
              </button>
              <button type="button" class="button" onClick={() => setDialog('play')}>
                {s().play}
              </button>
              <a class="button primary" href={addressOf('class', 'ask')}>
                {s().ask}
              </a>
            </div>
          }
        >
          <LinkLine here={teacher} />
          <Show when={view().paused}>
            <p class="class-paused" role="status">
              {s().pausedTitle}
            </p>
          </Show>
          <Switch fallback={<DoorPart isDesk />}>
            <Match when={view().question}>{(question) => <AnswersPart question={question()} />}</Match>
            <Match when={shownIn(view())}>{(shown) => <ShownPart shown={shown()} />}</Match>
            <Match when={boards() > 0}>
              <BoardsPart show={setShown} />
            </Match>
          </Switch>
          <PupilsPart />
          <footer class="class-foot">
            <WayIn />
            <WallChoice />
            <div class="class-acts">
              <a class="button" href={addressOf('class', 'print', 'teacher')}>
                <Icon name="print" />
                {s().print}
              </a>
              <a class="button" href={addressOf('class', 'progress')}>
                {s().progress}
              </a>
              <button type="button" class="button danger" onClick={() => setDialog('end')}>
                {s().end}
              </button>
            </div>
          </footer>
          <Switch>
            <Match when={dialog() === 'play'}>
              <PairDialog rules={null} start={null} close={close} />
            </Match>
            <Match when={dialog() === 'end'}>
              <EndDialog close={close} />
            </Match>
          </Switch>
        </Sheet>
      }
    >
      {(id) => <BoardTable id={id} show={setShown} />}
    </Show>
  );
}
