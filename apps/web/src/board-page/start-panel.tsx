import { outcomeOf } from '@merellier/rules';
import { For, type JSX, Show } from 'solid-js';
import { rulesAddress } from '../address/route.ts';
import { useLanguage, useNavigation, useNotices, useSession, useSettings } from '../context.ts';
import { focusBoard } from '../parts/focus.ts';
import { LevelCell } from '../parts/level-choice.tsx';
import { FreshVersion, NoticeText } from '../parts/notices.tsx';
import { SheetLinks } from '../parts/sheet-links.tsx';
import { COLOURS } from '../settings/settings.ts';
import { RuleCards } from './rule-cards.tsx';

/** The first page beside the board: one sentence, two buttons, and below them all rule sets. */
export function StartPanel(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const navigation = useNavigation();
  const session = useSession();
  const rules = () => language.words().rules(settings.chosen().id);
  const begin = (opponent: 'computer' | 'here') => () => {
    session.begin(opponent);
    focusBoard();
  };
  return (
    <section class="start">
      <h2 class="lead-name">{language.words().rulesName(settings.chosen())}</h2>
      <p class="lead">{rules().pitch}</p>
      <Show when={language.words().changes(settings.chosen()).length > 0}>
        <p class="changes">{language.words().changes(settings.chosen()).join(' · ')}</p>
      </Show>
      <div class="start-actions">
        <div class="versus">
          <button type="button" class="button primary" onClick={begin('computer')}>
            {language.s().againstComputer}
          </button>
          <LevelCell />
        </div>
        <button type="button" class="button" onClick={begin('here')}>
          {language.s().here}
        </button>
      </div>
      <Show when={notices.notice()}>
        {(notice) => (
          <div class="note">
            <NoticeText notice={notice()} />
          </div>
        )}
      </Show>
      <FreshVersion />
      <Running />
      <div class="start-options">
        <fieldset class="segments">
          <legend>{language.s().colour}</legend>
          <For each={COLOURS}>
            {(colour) => (
              <label>
                <input
                  type="radio"
                  name="colour"
                  value={colour}
                  checked={settings.current().colour === colour}
                  onChange={() => settings.change({ colour })}
                />
                <span>{language.s().colours[colour]}</span>
              </label>
            )}
          </For>
        </fieldset>
        <div class="start-links">
          <a class="sheet-link" href={rulesAddress(settings.chosen())}>
            {language.s().readRules}
          </a>
          <button type="button" class="link" onClick={() => navigation.setDialog('house-rules')}>
            {language.s().changeRules}
          </button>
        </div>
      </div>
      <SheetLinks />
      <div class="start-cards">
        <h2 class="cards-title">{language.s().allRules}</h2>
        <RuleCards />
        <p class="tagline">{language.s().tagline}</p>
      </div>
    </section>
  );
}

/** The game that was begun and not finished, to go on with. */
function Running(): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const session = useSession();
  const running = () => {
    const kept = session.kept();
    return kept && kept.game.nodes.length > 1 ? kept : null;
  };
  return (
    <Show when={running()}>
      {(session) => (
        <p class="running">
          {language
            .s()
            .running(
              language.words().rulesName(session().game.rules),
              session().game.nodes.length - 1,
              outcomeOf(session().game) !== null,
            )}{' '}
          <button
            type="button"
            class="link"
            onClick={() => {
              navigation.show('play');
              focusBoard();
            }}
          >
            {language.s().resume}
          </button>
        </p>
      )}
    </Show>
  );
}
