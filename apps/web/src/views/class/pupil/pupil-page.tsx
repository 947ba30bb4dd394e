import { type Animal, boardOfPupil, type ClassShown, type ClassView } from '@merellier/protocol/class';
import { ruleSet } from '@merellier/rules';
import { createEffect, createMemo, type JSX, Match, on, onCleanup, Show, Switch, untrack } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useLanguage } from '../../../context.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { PictureBoard } from '../../../parts/still-board.tsx';
import { Waiting } from '../../../parts/waiting.tsx';
import { createClassHere } from '../class-state.ts';
import { WordForm } from '../home-page.tsx';
import { refusalWords } from '../refusal-words.ts';
import { shownIn } from '../shown-state.ts';
import { useStrings } from '../strings/strings.ts';
import { WayBack } from '../way-back.tsx';
import { ChooseAnimal } from './choose-animal.tsx';
import { PupilGame } from './pupil-game.tsx';
import { PupilQuestion } from './pupil-question.tsx';
import { PupilShown } from './pupil-shown.tsx';
import { showStripBack } from './strip-back.ts';

/** A pupil's place in the class of a word: the door, then whatever the teacher has everybody do. */
export function PupilPage(props: { readonly code: string }): JSX.Element {
  const here = createClassHere('pupil', props.code);
  const pupil = createMemo(() => {
    const who = here.who();
    return who === 'teacher' ? null : who;
  });
  const s = useStrings();
  showStripBack(null);
  onCleanup(() => {
    const animal = untrack(pupil);
    if (!animal) return;
    const text = untrack(() => s().backAs(s().animals[animal]));
    showStripBack({ href: addressOf('class', 'join', props.code), text });
  });
  // The animals go far down a telephone; the board begins at its top.
  createEffect(on(pupil, () => window.scrollTo(0, 0), { defer: true }));
  return (
    <Show when={pupil() && here.view()} fallback={<Door here={here} code={props.code} />}>
      {(view) => (
        <Show when={pupil()} keyed>
          {(animal) => (
            <Show when={boardOf(view(), animal)} keyed fallback={<PupilTask here={here} pupil={animal} />}>
              {(id) => <PupilGame here={here} pupil={animal} id={id} />}
            </Show>
          )}
        </Show>
      )}
    </Show>
  );
}

/** What everybody has: a game to look through, or a question. */
function PupilTask(props: { readonly here: ReturnType<typeof createClassHere>; readonly pupil: Animal }): JSX.Element {
  const { here } = props;
  const shown = (): ClassShown | null => (here.view()?.question ? null : shownIn(here.view()));
  return (
    <Show when={shown()} fallback={<PupilQuestion here={here} pupil={props.pupil} />}>
      {(shown) => <PupilShown here={here} pupil={props.pupil} shown={shown()} />}
    </Show>
  );
}

/** The game that a pupil is to play: none while there is a question, or a game to look through. */
const boardOf = (view: ClassView, pupil: Parameters<typeof boardOfPupil>[1]): string | null =>
  view.question || shownIn(view) ? null : boardOfPupil(view.boards, pupil);

/** The game that everybody knows: its board stands where the class was. */
const NINE = ruleSet('jeu-du-moulin');

/** Before one is in the class, and after it. */
function Door(props: { readonly here: ReturnType<typeof createClassHere>; readonly code: string }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const refusal = (): string | null => {
    const why = props.here.refusal();
    return why && refusalWords(s(), why);
  };
  return (
    <Switch fallback={<Waiting />}>
      <Match when={props.here.over()}>
        {(how) => (
          <BoardLayout title={language.s().sheets.class} opens view="class" board={<PictureBoard rules={NINE} />}>
            <section class="status">
              <h2 class="task">{how() === 'ended' ? s().pupilEnded : s().pupilRemoved}</h2>
              <div class="acts">
                <a class="button primary" href={addressOf('start')}>
                  {s().home}
                </a>
                <a class="button" href={addressOf('puzzles')}>
                  {language.s().sheets.puzzles}
                </a>
                <a class="button" href={addressOf('learn')}>
                  {language.s().sheets.learn}
                </a>
              </div>
            </section>
          </BoardLayout>
        )}
      </Match>
      <Match when={props.here.taken()}>
        {(taken) => <ChooseAnimal here={props.here} code={props.code} taken={taken()} />}
      </Match>
      <Match when={refusal()}>
        {(refusal) => (
          <Sheet title={s().forPupil} lead={s().forPupilText} class="class-pupil-page">
            <WordForm refusal={refusal()} />
            <WayBack />
          </Sheet>
        )}
      </Match>
      <Match when={!props.here.holds()}>
        <Waiting text={s().lost} />
      </Match>
    </Switch>
  );
}
