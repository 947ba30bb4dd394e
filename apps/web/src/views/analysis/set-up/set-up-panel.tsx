import { RULE_SET_IDS, type RuleSet, ruleSet, SIDES, THROWS } from '@merellier/rules';
import { createEffect, createMemo, createSignal, createUniqueId, For, type JSX, on, Show } from 'solid-js';
import { useLanguage, useNavigation, useSettings } from '../../../context.ts';
import { toClipboard } from '../../../dialogs/clipboard.ts';
import { Segments } from '../../../parts/segments.tsx';
import { chosenRules } from '../../../settings/settings.ts';
import { useStrings } from '../strings/strings.ts';
import { NumberSetting } from './number-setting.tsx';
import type { SettingUp } from './setting-up.ts';

/** What is set up beside the men on the board: rules, hands, side to play, dice; and what is done with the position. */
export function SetUpPanel(props: { readonly board: SettingUp; readonly onLeave: () => void }): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const navigation = useNavigation();
  const s = useStrings();
  const setUp = () => props.board.setUp();
  const rules = () => setUp().rules;
  const read = () => props.board.read();
  const hasHand = createMemo(() => rules().view(rules().start()).hands.white > 0);
  const hasDice = createMemo(() => THROWS.some(({ dice }) => rules().isSpecial(dice)));
  const most = createMemo(() => Number(rules().parameters['men'] ?? 0));
  const [told, setTold] = createSignal('');

  // A house rule put together in the dialog holds here too.
  createEffect(on(settings.chosen, (chosen) => props.board.useRules(chosen), { defer: true }));
  const house = createMemo((): RuleSet | null => {
    const candidates = [rules(), chosenRules(settings.current())];
    return candidates.find(({ changes }) => Object.keys(changes).length > 0) ?? null;
  });
  const HOUSE = 'house';

  const status = (): string => {
    const now = read();
    if (!now.ok) return language.words().problem(now.error);
    const outcome = rules().outcome(now.value);
    return outcome ? s().isOver(language.words().outcome(outcome)) : s().holds(now.value.toPlay);
  };

  return (
    <section class="set-up" aria-labelledby="set-up-title">
      <h2 id="set-up-title" class="layout-title" tabindex="-1">
        {s().setUp}
      </h2>
      <Segments
        name="tool"
        title={s().tool}
        values={props.board.tools()}
        labels={s().tools}
        value={props.board.tool()}
        change={props.board.setTool}
        apart
      />
      <p class="faint">{s().setUpHelp}</p>
      <div class="set-up-line">
        <button type="button" class="link" onClick={() => props.board.toStart()}>
          {s().startPosition}
        </button>
        <button type="button" class="link" onClick={() => props.board.clear()}>
          {s().emptyBoard}
        </button>
      </div>

      <div class="set-up-line">
        <Segments
          name="to-play"
          title={s().toPlay}
          values={SIDES}
          labels={{ white: language.words().side('white'), black: language.words().side('black') }}
          value={setUp().toPlay}
          change={(toPlay) => props.board.change({ toPlay })}
        />
        <Show when={hasHand()}>
          <For each={SIDES}>
            {(side) => (
              <NumberSetting
                label={s().inHand(side)}
                less={s().less}
                more={s().more}
                value={setUp().hands[side]}
                max={most()}
                onChange={(count) => props.board.change({ hands: { ...setUp().hands, [side]: count } })}
              />
            )}
          </For>
        </Show>
      </div>
      <Show when={hasDice()}>
        <label class="setting">
          <span>{s().throwOfTurn}</span>
          <select
            class="select"
            onChange={({ currentTarget }) =>
              props.board.change({ dice: THROWS[Number(currentTarget.value || -1)]?.dice ?? null })
            }
          >
            <option value="" selected={setUp().dice === null}>
              {s().notThrown}
            </option>
            <For each={THROWS}>
              {({ dice }, i) => (
                <option value={i()} selected={String(setUp().dice) === String(dice)}>
                  {language.words().throwSaid(rules(), dice)}
                </option>
              )}
            </For>
          </select>
        </label>
      </Show>
      <Show when={rules().parameters['obligation'] === 'huffing'}>
        <label class="toggle">
          <input
            type="checkbox"
            checked={setUp().demanded}
            onChange={({ currentTarget }) => props.board.change({ demanded: currentTarget.checked })}
          />
          <span>{s().demanded}</span>
        </label>
      </Show>

      <div class="set-up-rules">
        <label class="setting">
          <span>{s().rules}</span>
          <select
            class="select"
            onChange={({ currentTarget }) => {
              const own = house();
              props.board.useRules(currentTarget.value === HOUSE && own ? own : ruleSet(currentTarget.value));
            }}
          >
            <Show when={house()}>
              {(own) => (
                <option value={HOUSE} selected={Object.keys(rules().changes).length > 0}>
                  {language.words().rulesName(own())}
                </option>
              )}
            </Show>
            <For each={RULE_SET_IDS}>
              {(id) => (
                <option value={id} selected={id === rules().id && Object.keys(rules().changes).length === 0}>
                  {language.words().rules(id).name}
                </option>
              )}
            </For>
          </select>
        </label>
        <button type="button" class="link" onClick={() => navigation.setDialog('house-rules')}>
          {language.s().houseRules}
        </button>
      </div>

      <FenField board={props.board} told={setTold} />
      <p role="status" class="set-up-status" classList={{ refusal: !read().ok }}>
        {status()}
      </p>
      <p role="status" class="faint told">
        {told()}
      </p>
      <div class="set-up-go">
        <button
          type="button"
          class="button primary"
          aria-disabled={!read().ok}
          onClick={() => props.board.analyse() && props.onLeave()}
        >
          {language.s().analyse}
        </button>
        <div class="two">
          <button type="button" class="button" aria-disabled={!read().ok} onClick={() => props.board.play('computer')}>
            {language.s().againstComputer}
          </button>
          <button type="button" class="button" aria-disabled={!read().ok} onClick={() => props.board.play('here')}>
            {language.s().here}
          </button>
        </div>
        <button type="button" class="link" onClick={() => props.onLeave()}>
          {s().leaveSetUp}
        </button>
      </div>
    </section>
  );
}

/** The position as text: written as it is set up, and read when another is put in. */
function FenField(props: { readonly board: SettingUp; readonly told: (text: string) => void }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const id = createUniqueId();
  let field: HTMLInputElement | undefined;
  return (
    <div class="set-up-fen">
      <label for={id}>{language.s().textOfPosition}</label>
      <input
        ref={field}
        id={id}
        class="text"
        spellcheck={false}
        autocomplete="off"
        value={props.board.text()}
        onChange={({ currentTarget }) => props.board.readText(currentTarget.value)}
      />
      <button
        type="button"
        class="button"
        onClick={async () => {
          field?.select();
          props.told((await toClipboard(props.board.text())) ? language.s().positionCopied : s().copyByHand);
        }}
      >
        {language.s().copy}
      </button>
    </div>
  );
}
