import { type RuleSet, ruleSet } from '@merellier/rules';
import { writeFen } from '@merellier/rules/notation';
import { For, type JSX, Show } from 'solid-js';
import { addressOf, rulesAddress } from '../../address/route.ts';
import { rulesRest } from '../../address/rules-rest.ts';
import { useLanguage, useNavigation, useNotices } from '../../context.ts';
import type { KnownGame } from '../../known/known-game.ts';
import { KNOWN_GAMES } from '../../known/known-games.ts';
import { commonValue } from '../../parts/common-value.ts';
import { Icon, type IconName } from '../../parts/icons.tsx';
import { Legend } from '../../parts/legend.tsx';
import { nameOfKnown } from './known-name.ts';
import type { KnownState } from './known-state.ts';
import { useStrings } from './strings/strings.ts';

/** Beside the board: which game, what its empty board is worth, and what is touched or played through. */
export function KnownPanel(props: { readonly state: KnownState; readonly fault: string | null }): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const s = useStrings();
  const { state } = props;
  /** The other rule sets of which the same is known, by name: those who look for one find it. */
  const sharing = ({ shared }: KnownGame): readonly string[] =>
    shared.map((id) => language.words().rulesName(ruleSet(id)));
  return (
    <>
      <section class="status">
        <p class="task">{state.shown().at === 'first' ? s().verdict[state.known().value] : headingOf(state, s())}</p>
        <div class="note" role="status">
          <Show when={props.fault}>
            <p class="refusal">{props.fault}</p>
          </Show>
          <Show when={noteOf(state, s())}>{(note) => <p>{note()}</p>}</Show>
          <Legend kinds={state.values().map(({ kind }) => kind)} s={s()} />
        </div>
      </section>
      <Show when={state.isLine()}>
        <Steps state={state} />
      </Show>
      <Show when={state.shown().at !== 'first'}>
        <p class="known-ways">
          <button type="button" class="link" onClick={state.clear}>
            {s().back}
          </button>
          <a class="link" href={analysisOf(state)}>
            {s().analyse}
          </a>
        </p>
      </Show>
      <div class="known-form">
        <label class="setting">
          <span>{s().whichRules}</span>
          <select
            class="select"
            value={state.known().id}
            onChange={({ currentTarget }) => navigation.rename('known', currentTarget.value)}
          >
            <For each={KNOWN_GAMES}>
              {(game) => (
                <option value={game.id}>
                  {[nameOfKnown(s(), language.words(), game), ...sharing(game)].join(', ')}
                </option>
              )}
            </For>
          </select>
        </label>
        <Show when={state.known().shared.length > 0}>
          <p class="faint">{s().shared(sharing(state.known()).join(', '))}</p>
        </Show>
        <p class="faint">
          {s().counts(language.words().number(state.known().moving), language.words().number(state.known().entering))}
        </p>
        <p class="sheet-links">
          <a class="sheet-link" href={rulesAddress(state.rules())}>
            {language.s().readRules}
          </a>
          <Show when={Object.keys(state.known().changes).length === 0}>
            <a class="sheet-link" href={addressOf('learn', 'openings', state.known().rules)}>
              {language.s().drawOpening}
            </a>
          </Show>
        </p>
      </div>
    </>
  );
}

type Words = ReturnType<ReturnType<typeof useStrings>>;

/** What the board shows, where it is not the first entries. */
function headingOf(state: KnownState, s: Words): string {
  const shown = state.shown();
  if (shown.at === 'win') return s.following(shown.win.own, shown.win.opponent, shown.win.plies);
  return shown.at === 'theory' ? s.theory[shown.theory.id][0] : '';
}

/** What is to be done, or what the place that was touched is worth. */
function noteOf(state: KnownState, s: Words): string {
  const shown = state.shown();
  if (shown.at === 'win') return s.ply(state.ply(), state.plies(), state.written());
  const place = state.touched();
  const value = place === null ? null : state.valueAt(place);
  const asks = commonValue(state.values().map(({ kind }) => kind)) === null;
  if (place === null || value === null) {
    if (shown.at === 'first') return asks ? s.touchFirst : '';
    return [s.theory[shown.theory.id][1], ...(asks ? [s.touchTheory] : [])].join(' ');
  }
  return s.touched(nameOf(state.rules(), place), s.values[value], twinsOf(state, place));
}

const nameOf = (rules: RuleSet, place: number): string => rules.board.names[place] ?? '';

/** The symmetric twins of a first entry. */
function twinsOf(state: KnownState, place: number): string {
  if (state.shown().at !== 'first') return '';
  const name = nameOf(state.rules(), place);
  const names = state
    .known()
    .first.map(({ places }) => places.split(' '))
    .find((places) => places.includes(name));
  return (names ?? []).filter((each) => each !== name).join(', ');
}

const analysisOf = (state: KnownState): string => {
  const [id = '', changes = ''] = rulesRest(state.rules());
  const rest = [id, writeFen(state.rules(), state.position()), changes];
  return addressOf('analysis', ...rest.filter((part) => part !== ''));
};

/** The way along the turns of a win. */
function Steps(props: { readonly state: KnownState }): JSX.Element {
  const s = useStrings();
  const { announce } = useNotices();
  const { state } = props;
  const go = (ply: number) => (): void => {
    if (ply < 0 || ply > state.plies() || ply === state.ply()) return;
    state.go(ply);
    announce(s().ply(state.ply(), state.plies(), state.written()));
  };
  const step = (icon: IconName, label: string, to: () => number): JSX.Element => (
    <button
      type="button"
      class="control"
      title={label}
      aria-label={label}
      aria-disabled={to() < 0 || to() > state.plies() || to() === state.ply()}
      onClick={() => go(to())()}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <nav class="known-steps" aria-label={s().steps}>
      {step('first', s().first, () => 0)}
      {step('left', s().previous, () => state.ply() - 1)}
      {step('right', s().next, () => state.ply() + 1)}
      {step('last', s().last, () => state.plies())}
    </nav>
  );
}
