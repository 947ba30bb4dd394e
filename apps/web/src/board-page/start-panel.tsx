import { outcomeOf } from '@merellier/rules';
import { For, type JSX, Show } from 'solid-js';
import { rulesAddress } from '../address/route.ts';
import { useApp } from '../context.ts';
import { focusBoard } from '../parts/focus.ts';
import { LevelCell } from '../parts/level-choice.tsx';
import { FreshVersion, NoticeText } from '../parts/notices.tsx';
import { SheetLinks } from '../parts/sheet-links.tsx';
import { COLOURS } from '../settings/settings.ts';
import { RuleCards } from './rule-cards.tsx';

/** The first page beside the board: one sentence, two buttons, and below them all rule sets. */
export function StartPanel(): JSX.Element {
  const app = useApp();
  const rules = () => app.words().rules(app.chosen().id);
  const begin = (opponent: 'computer' | 'here') => () => {
    app.begin(opponent);
    focusBoard();
  };
  return (
    <section class="start" id="panel" tabindex="-1">
      <h2 class="lead-name">{app.words().rulesName(app.chosen())}</h2>
      <p class="lead">{rules().pitch}</p>
      <Show when={app.words().changes(app.chosen()).length > 0}>
        <p class="changes">{app.words().changes(app.chosen()).join(' · ')}</p>
      </Show>
      <div class="start-actions">
        <div class="versus">
          <button type="button" class="button primary" onClick={begin('computer')}>
            {app.s().againstComputer}
          </button>
          <LevelCell />
        </div>
        <button type="button" class="button" onClick={begin('here')}>
          {app.s().here}
        </button>
      </div>
      <Show when={app.notice()}>
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
          <legend>{app.s().colour}</legend>
          <For each={COLOURS}>
            {(colour) => (
              <label>
                <input
                  type="radio"
                  name="colour"
                  value={colour}
                  checked={app.settings().colour === colour}
                  onChange={() => app.change({ colour })}
                />
                <span>{app.s().colours[colour]}</span>
              </label>
            )}
          </For>
        </fieldset>
        <div class="start-links">
          <a class="sheet-link" href={rulesAddress(app.chosen())}>
            {app.s().readRules}
          </a>
          <button type="button" class="link" onClick={() => app.setDialog('house-rules')}>
            {app.s().changeRules}
          </button>
        </div>
      </div>
      <SheetLinks />
      <div class="start-cards">
        <h2 class="cards-title">{app.s().allRules}</h2>
        <RuleCards />
        <p class="tagline">{app.s().tagline}</p>
      </div>
    </section>
  );
}

/** The game that was begun and not finished, to go on with. */
function Running(): JSX.Element {
  const app = useApp();
  const running = () => {
    const kept = app.kept();
    return kept && kept.game.nodes.length > 1 ? kept : null;
  };
  return (
    <Show when={running()}>
      {(session) => (
        <p class="running">
          {app
            .s()
            .running(
              app.words().rulesName(session().game.rules),
              session().game.nodes.length - 1,
              outcomeOf(session().game) !== null,
            )}{' '}
          <button
            type="button"
            class="link"
            onClick={() => {
              app.show('play');
              focusBoard();
            }}
          >
            {app.s().resume}
          </button>
        </p>
      )}
    </Show>
  );
}
