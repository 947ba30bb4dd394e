import { createResource, type JSX, Show } from 'solid-js';
import { addressOf, rulesAddress } from '../address/route.ts';
import { ToldText } from '../board-page/told-text.tsx';
import { useFirstLanguage, useNavigation, useNotices, usePlay, useSession, useSettings } from '../context.ts';
import { focusBoard } from '../parts/focus.ts';
import { Icon } from '../parts/icons.tsx';
import { FreshVersion, NoticeText } from '../parts/notices.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { LevelSteps } from './level-steps.tsx';
import { Today } from './today.tsx';

/** Beside the first page's board: what to do, against whom, and what else is on. */
export function HomePanel(): JSX.Element {
  const settings = useSettings();
  const language = useFirstLanguage();
  const { s, words } = language;
  const notices = useNotices();
  const navigation = useNavigation();
  const session = useSession();
  const play = usePlay();
  const rules = () => settings.chosen();
  // What is said of other games than the one that most come for; where the page opens with one of them it is here already.
  const [whole] = createResource(() => session.living() === null, language.loadWhole, {
    initialValue: language.whole(),
  });
  const pitch = (): string => whole.latest?.words().rules(rules()).pitch ?? '';
  const changes = (): readonly string[] => whole.latest?.words().changes(rules()) ?? [];
  /** `tells`: two who play here for the first time have nobody to ask what a mill is for. */
  const begin = (opponent: 'computer' | 'here', tells?: boolean) => (): void => {
    const isFirst = tells && isFirstTime();
    session.begin(opponent);
    focusBoard();
    if (isFirst) void import('./tell-aim.ts').then(({ tellAim }) => tellAim(language, notices, session));
  };
  const task = (): string =>
    play.done().length > 0 ? play.task() : s().touchToPlay(rules().board.kind === 'squares' ? 'man' : 'point');
  const isFirstTime = (): boolean => session.kept() === null;
  const first = (): void => {
    session.setLevel(1);
    begin('computer', true)();
  };
  return (
    <div class="home">
      <div class="status">
        {/* Other sentences are other elements: the eye meets them in their place, and nothing has moved. */}
        <Show when={task()} keyed>
          {(text) => (
            <>
              <p class="task">{text}</p>
              <div class="note">
                <Show
                  when={notices.notice()}
                  fallback={
                    <Show
                      when={play.happened()}
                      fallback={<p class="home-why">{session.living() ? s().livingWhy : pitch()}</p>}
                    >
                      {(told) => (
                        <p>
                          <ToldText told={told()} />
                        </p>
                      )}
                    </Show>
                  }
                >
                  {(notice) => <NoticeText notice={notice()} />}
                </Show>
                <Show when={changes().length > 0}>
                  <p class="changes">{changes().join(' · ')}</p>
                </Show>
                <FreshVersion />
              </div>
            </>
          )}
        </Show>
      </div>
      <div class="home-choose">
        <LevelSteps />
        <button type="button" class="button primary" onClick={begin('computer')}>
          {s().againstComputer}
        </button>
        <div class="two">
          <button type="button" class="button" onClick={begin('here', true)}>
            <Icon name="face" />
            {s().here}
          </button>
          <a class="button" href={addressOf('online', 'invite')}>
            <Icon name="link" />
            {s().invite}
          </a>
        </div>
        <Show when={isFirstTime()}>
          <button type="button" class="link home-first" onClick={first}>
            {s().firstTime}
          </button>
        </Show>
        <ColourChoice />
      </div>
      <div class="home-rules">
        <button type="button" class="home-game" onClick={() => document.getElementById('games')?.scrollIntoView()}>
          {words().rulesName(rules())}
          <Icon name="down" />
        </button>
        <a class="sheet-link" href={rulesAddress(rules())}>
          {s().readRules}
        </a>
        <button type="button" class="link" onClick={() => navigation.setDialog('house-rules')}>
          {s().changeRules}
        </button>
      </div>
      <Today />
    </div>
  );
}
