import { type RuleSet, ruleSet } from '@merellier/rules';
import { hasLots, type Lot } from '@merellier/tablebase/openings';
import { For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { rulesRest } from '../../address/rules-rest.ts';
import { useLanguage, useNavigation } from '../../context.ts';
import { focusBoard } from '../../parts/focus.ts';
import { Icon } from '../../parts/icons.tsx';
import { Segments } from '../../parts/segments.tsx';
import { showBoard } from '../../parts/show-board.ts';
import type { Opponent } from '../../settings/settings.ts';
import { type OpeningsState, RULES_WITH_LOTS } from './openings-state.ts';
import { useStrings } from './strings/strings.ts';
import { TRAIN } from './train.ts';

/** Beside the board: which lots to draw from, the one drawn, and what the first turns are worth. */
export function OpeningsPanel(props: {
  readonly openings: OpeningsState;
  /** The rules that were asked for, whether or not they have lots. */
  readonly wanted: RuleSet;
  readonly announce: (text: string) => void;
}): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const s = useStrings();
  const { openings } = props;
  const { number } = language.words();
  const isHouse = (): boolean => Object.keys(openings.rules().changes).length > 0;
  const begin = (opponent: Opponent) => () => {
    openings.play(opponent);
    focusBoard();
  };
  const draw = (): void => {
    const lot = openings.draw();
    showBoard();
    if (lot) props.announce(`${s().drawn(number(lot.number), lot.turns.join(' '))}. ${said(lot)}`);
  };
  const said = ({ known }: Lot): string => {
    if (!known) return s().ballot;
    const { holds, choices, answers, onlyTurnIn } = known;
    const only = onlyTurnIn === null ? [] : [s().onlyTurn(onlyTurnIn)];
    return [s().figures(number(holds), number(choices), number(answers)), ...only].join(' ');
  };
  return (
    <>
      <section class="status">
        <p class="task layout-title">{s().title}</p>
        <div class="note">
          <Show when={openings.lot()} fallback={<p>{s().lead}</p>}>
            {(lot) => (
              <>
                <p>
                  <strong>{s().drawn(number(lot().number), lot().turns.join(' '))}</strong>
                  <Show when={lot().name}>{(name) => ` (${name()})`}</Show>
                </p>
                <p>{said(lot())}</p>
              </>
            )}
          </Show>
        </div>
      </section>
      <div class="openings-form">
        <Show when={!hasLots(props.wanted)}>
          <p class="faint">
            {s().instead(language.words().rulesName(props.wanted), language.words().rulesName(openings.rules()))}
          </p>
        </Show>
        <label class="setting">
          <span>{s().whichRules}</span>
          <select
            class="select"
            value={isHouse() ? '' : openings.rules().id}
            onChange={({ currentTarget }) => navigation.rename('openings', currentTarget.value)}
          >
            <Show when={isHouse()}>
              <option value="">{language.words().rulesName(openings.rules())}</option>
            </Show>
            <For each={RULES_WITH_LOTS}>
              {(id) => <option value={id}>{language.words().rulesName(ruleSet(id))}</option>}
            </For>
          </select>
        </label>
        <Show when={openings.grades().length > 0}>
          <Segments
            name="grade"
            title={s().grade}
            values={openings.grades()}
            labels={s().grades}
            value={openings.grade()}
            change={openings.setGrade}
          />
          <p class="faint">{s().gradeSaid[openings.grade()]}</p>
        </Show>
        <Show
          when={openings.lot()}
          fallback={
            <button type="button" class="button primary" onClick={draw}>
              {s().draw}
            </button>
          }
        >
          <button type="button" class="button primary" onClick={begin('computer')}>
            {language.s().againstComputer}
          </button>
          <div class="two">
            <button type="button" class="button" onClick={begin('here')}>
              <Icon name="face" />
              {language.s().here}
            </button>
            <button type="button" class="button" onClick={draw}>
              {s().another}
            </button>
          </div>
          <p class="faint">{s().twice}</p>
        </Show>
        <p class="sheet-links">
          <a class="sheet-link" href={addressOf('print', 'lots', openings.rules().id)}>
            {s().cards}
          </a>
          <a class="sheet-link" href={addressOf('learn', 'openings', ...rulesRest(openings.rules()), TRAIN)}>
            {s().train}
          </a>
        </p>
      </div>
      <Known openings={openings} />
    </>
  );
}

/** What is known of the first turns, for who touches the board. */
function Known(props: { readonly openings: OpeningsState }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { openings } = props;
  const { number } = language.words();
  const names = (): string =>
    openings
      .tried()
      .map((place) => openings.rules().board.names[place])
      .join(' ');
  return (
    <Show when={openings.known()}>
      {(known) => (
        <section class="openings-known" aria-labelledby="openings-known">
          <h2 id="openings-known">{s().knownTitle}</h2>
          <p role="status">
            <Show when={openings.tellTried()} fallback={openings.lot() ? '' : s().knownHelp}>
              {(turn) =>
                s().tried(
                  names(),
                  s().values[turn().value],
                  number(turn().opening.holds),
                  number(turn().opening.choices),
                )
              }
            </Show>
          </p>
          <p class="faint">
            {s().counts(
              number(known().counts.win + known().counts.draw + known().counts.loss),
              number(known().plies),
              number(known().counts.win),
              number(known().counts.draw),
              number(known().counts.loss),
            )}
          </p>
          <Show when={openings.tried().length > 0 || openings.lot()}>
            <button type="button" class="link" onClick={openings.clear}>
              {s().fromStart}
            </button>
          </Show>
        </section>
      )}
    </Show>
  );
}
