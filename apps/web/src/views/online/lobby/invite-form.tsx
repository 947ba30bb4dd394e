import { type GameOptions, NAMELESS } from '@merellier/protocol';
import { RULE_SET_IDS, ruleSet } from '@merellier/rules';
import type { Lot } from '@merellier/tournament';
import { createEffect, createSignal, createUniqueId, For, type JSX, on, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { seed } from '../../../browser/chance.ts';
import { oneOf } from '../../../browser/json.ts';
import { useLanguage, useNavigation, useSettings } from '../../../context.ts';
import { TIME_CHOICES, type TimeChoice } from '../../../online/time-choices.ts';
import type { LotList } from '../../../openings/lot-lists.ts';
import { Icon } from '../../../parts/icons.tsx';
import { LotSelect } from '../../../parts/lot-select.tsx';
import { COLOURS } from '../../../settings/settings.ts';
import { useOnline } from '../online.ts';
import { refusalWords } from '../refusal-words.ts';
import { useStrings } from '../strings/strings.ts';

const CHOICES = Object.keys(TIME_CHOICES) as TimeChoice[];
/** The clocks that are offered first, each as a large choice. */
const PACES = ['increment-3-2', 'increment-10-5', 'days-1', 'none'] as const satisfies readonly TimeChoice[];
const HOUSE = 'house';

/** The name under which one plays: none is needed. */
export function NameField(props: { readonly name: string; readonly set: (name: string) => void }): JSX.Element {
  const s = useStrings();
  const id = createUniqueId();
  return (
    <div class="field">
      <label class="field-name" for={id}>
        {s().name}
      </label>
      <div class="field-value">
        <input
          class="number online-name"
          id={id}
          maxlength="24"
          autocomplete="nickname"
          value={props.name}
          aria-describedby={`${id}-help`}
          onInput={({ currentTarget }) => props.set(currentTarget.value)}
        />
      </div>
      <p class="field-help" id={`${id}-help`}>
        {s().nameHelp}
      </p>
    </div>
  );
}

/** That rated games are for accounts, and the way to one. */
export function NeedsAccount(): JSX.Element {
  const s = useStrings();
  return (
    <p class="faint">
      {s().ratedNeeds}{' '}
      <a class="link" href={addressOf('online', 'account')}>
        {s().toAccount}
      </a>
    </p>
  );
}

/** The name that this browser has, to begin with. */
export const firstName = (name: string | undefined): string => (name === undefined || name === NAMELESS ? '' : name);

/** Rules, colour and clock of a game to be offered: by a link, or to anybody in the lobby. */
export function InviteForm(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const navigation = useNavigation();
  const online = useOnline();
  const s = useStrings();
  const id = createUniqueId();
  const [name, setName] = createSignal(firstName(online.player()?.name));
  const [time, setTime] = createSignal<TimeChoice>('increment-10-5');
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [rated, setRated] = createSignal(false);
  const [lots, setLots] = createSignal<{ readonly list: LotList; readonly from: readonly Lot[] } | null>(null);
  createEffect(on(settings.chosen, () => setLots(null), { defer: true }));
  const couldRate = (): boolean => !isHouse() && time() !== 'none' && lots() === null;
  const isRegistered = (): boolean => online.player()?.registered === true;
  const mayRate = (): boolean => couldRate() && isRegistered();
  const isHouse = (): boolean => Object.keys(settings.chosen().changes).length > 0;

  async function create(listed: boolean): Promise<void> {
    if (busy()) return;
    setBusy(true);
    setProblem(null);
    try {
      const named = await online.become(name());
      if (!named.ok) {
        setProblem(named.refusal.reason === 'malformed' ? s().nameWrong : refusalWords(language, s(), named.refusal));
        return;
      }
      const rules = settings.chosen();
      const from = lots()?.from ?? [];
      const lot = from[seed() % Math.max(1, from.length)];
      const options: GameOptions = {
        rules: { id: rules.id, parameters: rules.changes },
        time: TIME_CHOICES[time()],
        side: settings.current().colour,
        listed,
        rated: mayRate() && rated(),
        ...(lot && { opening: lot.turns.split(' ') }),
      };
      const answer = await online.connection().create(options);
      if (answer.ok) navigation.show('online', answer.game);
      else setProblem(refusalWords(language, s(), answer.refusal));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      class="online-form"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        void create(true);
      }}
    >
      <h2 id={`${id}-title`}>{s().createSeek}</h2>
      <div class="online-rule">
        <label class="hidden" for={`${id}-rules`}>
          {s().rules}
        </label>
        <select
          class="select"
          id={`${id}-rules`}
          value={isHouse() ? HOUSE : settings.chosen().id}
          onChange={({ currentTarget }) =>
            currentTarget.value !== HOUSE && settings.change({ rules: { id: currentTarget.value, changes: {} } })
          }
        >
          <Show when={isHouse()}>
            <option value={HOUSE}>{language.words().rulesName(settings.chosen())}</option>
          </Show>
          <For each={RULE_SET_IDS}>
            {(each) => <option value={each}>{language.words().rulesName(ruleSet(each))}</option>}
          </For>
        </select>
        <button type="button" class="link" onClick={() => navigation.setDialog('house-rules')}>
          {language.s().changeRules}
        </button>
      </div>
      <Show when={isHouse()}>
        <p class="changes">{language.words().changes(settings.chosen()).join(' · ')}</p>
      </Show>
      <fieldset class="paces">
        <legend class="hidden">{s().time}</legend>
        <For each={PACES}>
          {(pace) => (
            <label>
              <input
                type="radio"
                name={`${id}-pace`}
                value={pace}
                checked={time() === pace}
                onChange={() => setTime(pace)}
              />
              <span>
                <strong>{s().paces[pace][0]}</strong>
                <small>{s().paces[pace][1]}</small>
              </span>
            </label>
          )}
        </For>
      </fieldset>
      <p class="refusal" role="alert">
        {problem()}
      </p>
      <div class="two">
        <button type="submit" class="button primary" aria-disabled={busy()}>
          {s().join}
        </button>
        <button type="button" class="button" aria-disabled={busy()} onClick={() => void create(false)}>
          <Icon name="link" />
          {s().invite}
        </button>
      </div>
      <details class="deeper">
        <summary>{s().otherChoices}</summary>
        <div class="online-form">
          <NameField name={name()} set={setName} />
          <fieldset class="segments">
            <legend>{language.s().colour}</legend>
            <For each={COLOURS}>
              {(colour) => (
                <label>
                  <input
                    type="radio"
                    name={`${id}-colour`}
                    value={colour}
                    checked={settings.current().colour === colour}
                    onChange={() => settings.change({ colour })}
                  />
                  <span>{language.s().colours[colour]}</span>
                </label>
              )}
            </For>
          </fieldset>
          <div class="field">
            <label class="field-name" for={`${id}-time`}>
              {s().time}
            </label>
            <div class="field-value">
              <select
                class="select"
                id={`${id}-time`}
                value={time()}
                onChange={({ currentTarget }) => setTime(oneOf(CHOICES, currentTarget.value, 'none'))}
              >
                <For each={CHOICES}>
                  {(choice) => <option value={choice}>{s().timeSaid(TIME_CHOICES[choice])}</option>}
                </For>
              </select>
            </div>
          </div>
          <LotSelect
            rules={settings.chosen()}
            list={lots()?.list ?? null}
            help={s().lotsHelp}
            change={(list, from) => setLots(list && { list, from })}
          />
          <Show when={isRegistered()} fallback={<NeedsAccount />}>
            <fieldset
              class="segments"
              disabled={!couldRate()}
              aria-describedby={couldRate() ? undefined : `${id}-unrated`}
            >
              <legend>{s().kind}</legend>
              <For each={[false, true]}>
                {(each) => (
                  <label>
                    <input
                      type="radio"
                      name={`${id}-rated`}
                      value={String(each)}
                      checked={(mayRate() && rated()) === each}
                      onChange={() => setRated(each)}
                    />
                    <span>{each ? s().rated : s().friendly}</span>
                  </label>
                )}
              </For>
            </fieldset>
            <Show when={!couldRate()}>
              <p class="field-help" id={`${id}-unrated`}>
                {s().refusals['not-rateable']}
              </p>
            </Show>
          </Show>
        </div>
      </details>
    </form>
  );
}
