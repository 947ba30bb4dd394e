import { MiniBoard, Tray } from '@merellier/board';
import { type Game, other, outcomeOf } from '@merellier/rules';
import { createMemo, type JSX, Show, Suspense } from 'solid-js';
import { useLanguage } from '../context.ts';
import { viewStrings } from '../interface/view-strings.tsx';
import { Unbroken } from '../parts/unbroken.tsx';
import { type LessonOfGame, lessonOf } from '../play/lesson/lesson-of.ts';
import { learntSaid } from './learnt-said.ts';
import type { LearntStrings } from './strings/learnt-strings.ts';

const { Strings, useStrings } = viewStrings<LearntStrings>({
  fr: async () => (await import('./strings/fr.ts')).fr,
  en: async () => (await import('./strings/en.ts')).en,
  de: async () => (await import('./strings/de.ts')).de,
});

/** One thing to remember of a game: read off its turns, so that it is always about this game. Its place is kept until its words are here. */
export function Learnt(props: { readonly game: Game }): JSX.Element {
  const lesson = createMemo(() => {
    const outcome = outcomeOf(props.game);
    return outcome?.winner ? lessonOf(props.game, outcome.winner) : null;
  });
  return (
    <Show when={lesson()}>
      {(found) => (
        <Suspense fallback={<div class="learnt" />}>
          <Strings>
            <Lesson game={props.game} lesson={found()} />
          </Strings>
        </Suspense>
      )}
    </Show>
  );
}

function Lesson(props: { readonly game: Game; readonly lesson: LessonOfGame }): JSX.Element {
  const { words } = useLanguage();
  const s = useStrings();
  return (
    <>
      <Show when={props.lesson.taken > 1}>
        <div class="prize" style={{ '--men': props.lesson.taken }}>
          <div aria-hidden="true">
            <Tray
              side={other(props.lesson.winner)}
              hand={props.lesson.taken}
              captured={0}
              size={props.lesson.taken}
              label=""
            />
          </div>
          <p>{s().captured(props.lesson.taken, props.lesson.turns)}</p>
        </div>
      </Show>
      <div class="learnt">
        <div class="learnt-board">
          <MiniBoard board={props.game.rules.board} view={props.lesson.view} />
        </div>
        <p>
          <small>{s().title}</small> <Unbroken text={learntSaid(s(), words(), props.game.rules, props.lesson)} />
        </p>
      </div>
    </>
  );
}
