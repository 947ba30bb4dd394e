import { MiniBoard, Tray } from '@merellier/board';
import { type Game, other, outcomeOf, type Side } from '@merellier/rules';
import { createMemo, type JSX, Show } from 'solid-js';
import { useLanguage } from '../context.ts';
import { viewStrings } from '../interface/view-strings.tsx';
import { Unbroken } from '../parts/unbroken.tsx';
import { lessonOf } from '../play/lesson/lesson-of.ts';
import { learntSaid } from './learnt-said.ts';
import type { LearntStrings } from './strings/learnt-strings.ts';

const { Strings, useStrings } = viewStrings<LearntStrings>({
  fr: async () => (await import('./strings/fr.ts')).fr,
  en: async () => (await import('./strings/en.ts')).en,
  de: async () => (await import('./strings/de.ts')).de,
});

/** One thing to remember of a game: read off its turns, so that it is always about this game. */
export function Learnt(props: { readonly game: Game }): JSX.Element {
  return (
    <Strings>
      <Lesson game={props.game} />
    </Strings>
  );
}

function Lesson(props: { readonly game: Game }): JSX.Element {
  const { words } = useLanguage();
  const s = useStrings();
  const lesson = createMemo(() => {
    const outcome = outcomeOf(props.game);
    return outcome?.winner ? lessonOf(props.game, outcome.winner) : null;
  });
  const loser = (): Side => other(outcomeOf(props.game)?.winner ?? 'white');
  const said = (): string => {
    const found = lesson();
    if (!found) return '';
    return learntSaid(s(), words(), props.game.rules, found);
  };
  return (
    <Show when={lesson()}>
      {(found) => (
        <>
          <Show when={found().taken > 1}>
            <div class="prize" style={{ '--men': found().taken }}>
              <div aria-hidden="true">
                <Tray side={loser()} hand={found().taken} captured={0} size={found().taken} label="" />
              </div>
              <p>{s().captured(found().taken, found().turns)}</p>
            </div>
          </Show>
          <div class="learnt">
            <div class="learnt-board">
              <MiniBoard board={props.game.rules.board} view={found().view} />
            </div>
            <p>
              <small>{s().title}</small>
              <Unbroken text={said()} />
            </p>
          </div>
        </>
      )}
    </Show>
  );
}
