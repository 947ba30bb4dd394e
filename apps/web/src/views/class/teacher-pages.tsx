import { createEffect, type JSX, lazy, Match, Show, Switch } from 'solid-js';
import { keepProgress, keptProgress, progressWith } from '../../class/class-progress.ts';
import { useLanguage, useNavigation } from '../../context.ts';
import { dayOf } from '../../puzzles/daily.ts';
import { createClassHere } from './class-state.ts';
import { HomePage } from './home-page.tsx';
import { type Teacher, TeacherContext } from './teacher-context.ts';

const DeskPage = lazy(async () => ({ default: (await import('./desk/desk-page.tsx')).DeskPage }));
const AskPage = lazy(async () => ({ default: (await import('./ask/ask-page.tsx')).AskPage }));
const WallPage = lazy(async () => ({ default: (await import('./wall-page.tsx')).WallPage }));
const ProgressPage = lazy(async () => ({ default: (await import('./progress-page.tsx')).ProgressPage }));

/** What the teacher has: the desk, the choice of a position, the wall and the progress, all about one class. */
export function TeacherPages(props: { readonly part: string }): JSX.Element {
  const navigation = useNavigation();
  const language = useLanguage();
  const here = createClassHere('class');
  const view = here.view;
  // What the pupils do is noted as it happens: a class that breaks off loses nothing of it.
  createEffect(() => {
    const [now, code] = [view(), here.code()];
    if (now && code) keepProgress(progressWith(keptProgress(), now, code, dayOf(new Date())));
  });
  // A class that was just opened is shown; one that is over has no desk any more.
  createEffect(() => {
    if (view() && props.part === '' && wasOpened) {
      wasOpened = false;
      navigation.show('class', 'desk');
    }
  });
  let wasOpened = false;
  const teacher: Teacher = {
    ...here,
    open() {
      wasOpened = true;
      here.open();
    },
    address: (code) =>
      `${location.origin}${language.tongue().language === 'fr' ? '' : `/${language.tongue().language}`}/c/${code}`,
  };
  return (
    <TeacherContext.Provider value={teacher}>
      <Switch fallback={<HomePage />}>
        <Match when={props.part === 'progress'}>
          <ProgressPage />
        </Match>
        <Match when={['desk', 'ask', 'wall'].includes(props.part)}>
          <Show when={view()} fallback={<HomePage />}>
            <Switch fallback={<DeskPage />}>
              <Match when={props.part === 'ask'}>
                <AskPage />
              </Match>
              <Match when={props.part === 'wall'}>
                <WallPage />
              </Match>
            </Switch>
          </Show>
        </Match>
      </Switch>
    </TeacherContext.Provider>
  );
}
