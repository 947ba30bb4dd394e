import { BoardView } from '@merellier/board';
import type { Animal, ClassShown } from '@merellier/protocol/class';
import { other, positionOf, type Side } from '@merellier/rules';
import { createEffect, createMemo, createSignal, type JSX, Show } from 'solid-js';
import { useLanguage, useSettings } from '../../../context.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { BoardSection } from '../../../parts/board-section.tsx';
import { positionSaid } from '../../../parts/position-said.ts';
import { SideTray } from '../../../parts/side-tray.tsx';
import type { ClassHere } from '../class-state.ts';
import { LinkLine } from '../parts.tsx';
import { createShownGame, shownIn } from '../shown-state.ts';
import { ShownSteps } from '../shown-steps.tsx';
import { useStrings } from '../strings/strings.ts';
import { HandButton } from './hand-button.tsx';

const BOTTOM: Side = 'white';

/** The game that everybody looks through: the board follows the teacher, or the pupil goes alone. */
export function PupilShown(props: {
  readonly here: ClassHere;
  readonly pupil: Animal;
  readonly shown: ClassShown;
}): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const s = useStrings();
  const { here } = props;
  let last = props.shown;
  const shown = createMemo(() => {
    last = shownIn(here.view()) ?? last;
    return last;
  });
  const isAlone = createMemo((): boolean => here.view()?.shownAlone === true);
  /** Where the pupil is who goes alone: at first where the class was, and back with it when all go together again. */
  const [own, setOwn] = createSignal(0);
  createEffect(() => isAlone() || setOwn(here.view()?.shownAt ?? 0));
  const at = (): number => (isAlone() ? own() : (here.view()?.shownAt ?? 0));
  const state = createShownGame(shown, at);
  const rules = () => state.game().rules;
  const position = () => positionOf(state.game());
  const strip = (side: Side, edge: 'top' | 'bottom'): JSX.Element => (
    <section class={`strip strip-${edge}`} aria-label={language.words().side(side)}>
      <p class="strip-name">{language.words().side(side)}</p>
      <SideTray rules={rules()} view={state.men()} side={side} />
    </section>
  );
  return (
    <BoardLayout
      title={s().shownTitle}
      opens
      view="class"
      top={strip(other(BOTTOM), 'top')}
      board={
        <BoardSection rules={rules()} position={position()}>
          <BoardView
            board={rules().board}
            view={state.men()}
            toPlay={position().toPlay}
            walks={[]}
            bottom={BOTTOM}
            last={state.last()}
            names={settings.current().names}
            label={(place, man) =>
              language.words().placeLabel(rules().board, { ...state.men(), men: man ? [man] : [] }, place)
            }
            title={language.s().board(language.words().rulesName(rules()))}
            onTurn={() => undefined}
            onRefused={() => undefined}
          />
        </BoardSection>
      }
      bottom={strip(BOTTOM, 'bottom')}
    >
      <LinkLine here={here} />
      <section class="status">
        <p class="task">{here.view()?.paused ? s().pausedPupil : isAlone() ? s().lookAlone : s().lookOn}</p>
        <div class="note" role="status">
          <p>{state.count()}</p>
          <Show when={state.told()}>{(told) => <p class="happened">{told()}</p>}</Show>
        </div>
        <Show when={isAlone() && !here.view()?.paused}>
          <ShownSteps at={at()} end={shown().turns.length} go={setOwn} />
        </Show>
        <p class="hidden">{positionSaid(language, rules(), state.men())}</p>
        <div class="two class-two">
          <HandButton here={here} pupil={props.pupil} />
        </div>
      </section>
    </BoardLayout>
  );
}
