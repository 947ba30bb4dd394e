import { MiniBoard } from '@merellier/board';
import { RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { useLanguage, useSettings } from '../context.ts';
import { pictureOf } from '../parts/pictures.ts';

/** The draughts of the house; those of other countries lie one level deeper. */
const HOUSEHOLD = ['dames', 'dame-100', 'dames-a-souffler'];

/** Boards with fewer points than the marelle's: the first games of children. */
const isSmall = ({ family, board }: RuleSet): boolean => family === 'mill' && board.names.length < 24;

const all = RULE_SET_IDS.map((id) => ruleSet(id));
const mills = all.filter((rules) => rules.family === 'mill' && !isSmall(rules));
const small = all.filter(isSmall);
const draughts = all.filter(({ id }) => HOUSEHOLD.includes(id));
const national = all.filter(({ id, family }) => family === 'draughts' && !HOUSEHOLD.includes(id));

/** All rule sets, each with its small board and the one sentence that makes it different. */
export function RuleCards(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const [deeper, setDeeper] = createSignal(national.some(({ id }) => id === settings.current().rules.id));
  return (
    <div class="rule-cards">
      <Group title={language.s().allMills} sets={mills} />
      <Group title={language.s().smallMills} sets={small} />
      <Show when={draughts.length > 0}>
        <Group title={language.s().allDraughts} sets={draughts} />
      </Show>
      <Show when={national.length > 0}>
        <details class="deeper" open={deeper()} onToggle={({ currentTarget }) => setDeeper(currentTarget.open)}>
          <summary>{language.s().nationalDraughts}</summary>
          <Show when={deeper()}>
            <Group title={language.s().nationalDraughts} sets={national} quiet />
          </Show>
        </details>
      </Show>
    </div>
  );
}

function Group(props: {
  readonly title: string;
  readonly sets: readonly RuleSet[];
  readonly quiet?: boolean;
}): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  // Where the cards lie below the board, a finger's choice leads up to it. (The arrow keys give no such detail.)
  const toBoard = ({ currentTarget, detail }: MouseEvent & { readonly currentTarget: HTMLElement }): void => {
    if (detail > 0 || !currentTarget.matches(':focus-visible')) window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  const isChosen = (id: string): boolean => settings.current().rules.id === id;
  return (
    <fieldset class="cards">
      <legend classList={{ hidden: props.quiet === true }}>{props.title}</legend>
      <For each={props.sets}>
        {(rules) => (
          <label class="card">
            <input
              type="radio"
              name="rules"
              value={rules.id}
              aria-labelledby={`name-${rules.id}`}
              aria-describedby={`pitch-${rules.id}`}
              checked={isChosen(rules.id)}
              onChange={() => settings.change({ rules: { id: rules.id, changes: {} } })}
              onClick={toBoard}
            />
            <span class="card-picture">
              <MiniBoard board={rules.board} view={pictureOf(rules)} />
            </span>
            <span class="card-text">
              <span class="card-name" id={`name-${rules.id}`}>
                {language.words().rules(rules.id).name}
              </span>
              <span class="card-pitch" id={`pitch-${rules.id}`}>
                {language.words().rules(rules.id).pitch}
              </span>
            </span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
