import { NAMELESS } from '@merellier/protocol';
import { isFlowing, type Settings } from '@merellier/tournament';
import { createResource, createSignal, type JSX, onMount, Show } from 'solid-js';
import { seed } from '../../../browser/chance.ts';
import { useLanguage, useNavigation, useSettings } from '../../../context.ts';
import { dateFormat } from '../../../interface/date-format.ts';
import { openClub } from '../../../online/clubs/ask-clubs.ts';
import { takeName, whoAmI } from '../../../online/people/who.ts';
import { announceTournament, type TournamentRefusal } from '../../../online/tournaments/ask-tournament.ts';
import { Segments } from '../../../parts/segments.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { SettingsForm, usualTieBreaks } from '../settings-form.tsx';
import { clockNamed, ONLINE_CLOCKS } from './clocks.ts';
import { refusalSaid } from './refusal-words.ts';
import { Strings, useStrings } from './strings/strings.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WITHIN = ['1', '2', '5', '10'] as const;
const WITHIN_DAYS = ['1', '3', '7'] as const;

/** Announces a tournament that the server runs. */
export function AnnounceOnline(props: { readonly club: string | null }): JSX.Element {
  return (
    <Strings>
      <Form {...props} />
    </Strings>
  );
}

function Form(props: { readonly club: string | null }): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const { id: rules, changes } = useSettings().chosen();
  const s = useStrings();
  const [who] = createResource(() => whoAmI());
  const [plan, setPlan] = createSignal<Settings>({
    ...{ name: '', format: { kind: 'swiss', rounds: 5 }, rules: { id: rules, changes }, clock: 'increment-5-3' },
    ...{ games: 1, points: { win: 2, draw: 1 }, bye: 'win', tieBreaks: usualTieBreaks('swiss') },
    ...{ order: 'strength', teamsApart: false, seed: seed() },
  });
  const [name, setName] = createSignal<string | null>(null);
  const [starts, setStarts] = createSignal<'hand' | 'time'>('hand');
  const [when, setWhen] = createSignal('');
  const [rounds, setRounds] = createSignal<'clock' | 'organiser'>('clock');
  const [pause, setPause] = createSignal(1);
  const [within, setWithin] = createSignal<string | null>(null);
  const [rated, setRated] = createSignal(false);
  const [berserk, setBerserk] = createSignal(true);
  const [bots, setBots] = createSignal(false);
  const [listed, setListed] = createSignal(true);
  const [fault, setFault] = createSignal<string | null>(null);

  // A club plays by its own rules, as long as nobody has chosen others here.
  onMount(async () => {
    const usual = plan().rules;
    const asked = props.club === null ? null : await openClub(props.club);
    if (asked?.ok && plan().rules === usual) setPlan((now) => ({ ...now, rules: asked.value.club.rules }));
  });

  const player = () => {
    const now = who();
    return now?.ok ? now.player : null;
  };
  const ownName = (): string => name() ?? (player() && player()?.name !== NAMELESS ? (player()?.name ?? '') : '');
  const isSlow = (): boolean => clockNamed(plan().clock)?.kind === 'correspondence';
  const isAgainstAll = (): boolean => plan().format.kind === 'simultaneous';
  const isLadder = (): boolean => plan().format.kind === 'ladder';
  const hasRounds = (): boolean => !isFlowing(plan().format) && !isAgainstAll();
  const withins = (): readonly string[] => (isSlow() ? WITHIN_DAYS : WITHIN);
  /** Who goes from board to board needs longer for the first turns. */
  const usualWithin = (): string => (isAgainstAll() && !isSlow() ? '10' : (withins()[1] ?? ''));
  const chosenWithin = (): string => {
    const chosen = within();
    return chosen !== null && withins().includes(chosen) ? chosen : usualWithin();
  };
  const startWithin = (): number => {
    return Number(chosenWithin()) * (isSlow() ? DAY : MINUTE);
  };
  /** What a tournament without a name is called: after the day on which it begins. */
  const usualName = (): string => {
    const at = starts() === 'time' && !isLadder() ? Date.parse(when()) : Number.NaN;
    const day = dateFormat(language.tongue().language, { day: 'numeric', month: 'long', year: 'numeric' });
    return s().usualName(day.format(Number.isNaN(at) ? Date.now() : at));
  };
  const refuse = (refusal: TournamentRefusal): void => void setFault(refusalSaid(language, s(), refusal));

  async function announce(): Promise<void> {
    setFault(null);
    const startsAt = isLadder() || starts() === 'hand' ? null : Date.parse(when());
    if (startsAt !== null && !(startsAt > Date.now())) return void setFault(s().startsWrong);
    if (!/[\p{L}\p{N}]/u.test(ownName())) return void setFault(s().organiserWanted);
    if (!player() || player()?.name !== ownName().trim()) {
      const named = await takeName(ownName());
      if (!named.ok) return refuse(named.refusal);
    }
    const asked = await announceTournament({
      plan: { ...plan(), name: plan().name.trim() === '' ? usualName() : plan().name },
      ...{ startsAt, rounds: rounds(), pause: pause() * MINUTE, startWithin: startWithin() },
      ...{ rated: rated() && !isAgainstAll(), berserk: berserk(), bots: bots(), listed: listed(), club: props.club },
    });
    if (asked.ok) navigation.show('tournament', asked.value.tournament);
    else refuse(asked.refusal);
  }

  const toggle = (label: string, value: () => boolean, set: (on: boolean) => void): JSX.Element => (
    <label class="toggle">
      <input type="checkbox" checked={value()} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      {label}
    </label>
  );

  return (
    <Sheet title={s().newTitle} lead={s().newLead} wide fault={fault()}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void announce();
        }}
      >
        <div class="tour-form">
          <label class="labelled">
            <span>{s().name}</span>
            <input
              class="select"
              maxLength={24}
              autocomplete="nickname"
              value={ownName()}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
        </div>
        <SettingsForm settings={plan()} begun={false} clocks={ONLINE_CLOCKS} placeholder={usualName()} change={setPlan}>
          <div class="tour-column">
            <Show when={isAgainstAll()}>
              <p>{s().givesHelp}</p>
            </Show>
            <Show when={!isLadder()}>
              <Segments
                name="starts"
                title={s().starts}
                values={['hand', 'time']}
                labels={s().startsChoices}
                value={starts()}
                change={setStarts}
              />
            </Show>
            <Show when={!isLadder() && starts() === 'time'}>
              <label class="labelled">
                <span>{s().startsWhen}</span>
                <input
                  class="select"
                  type="datetime-local"
                  value={when()}
                  onInput={({ currentTarget }) => setWhen(currentTarget.value)}
                />
              </label>
            </Show>
            <Show when={hasRounds()}>
              <Segments
                name="rounds-by"
                title={s().roundsBy}
                values={['clock', 'organiser']}
                labels={s().roundsChoices}
                value={rounds()}
                change={setRounds}
              />
              <Show when={rounds() === 'clock'}>
                <label class="labelled">
                  <span>{s().pause}</span>
                  <input
                    class="number"
                    type="number"
                    min={0}
                    max={1440}
                    value={pause()}
                    onChange={({ currentTarget }) => {
                      const minutes = Math.round(Number(currentTarget.value));
                      if (minutes >= 0 && minutes <= 1440) setPause(minutes);
                      currentTarget.value = String(pause());
                    }}
                  />
                </label>
              </Show>
            </Show>
          </div>
          <div class="tour-column">
            <div>
              <Segments
                name="within"
                title={s().within}
                values={withins()}
                labels={Object.fromEntries(
                  withins().map((each) => [
                    each,
                    isSlow() ? s().withinDays(Number(each)) : s().withinMinutes(Number(each)),
                  ]),
                )}
                value={chosenWithin()}
                change={setWithin}
              />
              <small class="faint">{s().withinHelp}</small>
            </div>
            <div>
              <Show when={!isAgainstAll()} fallback={<p class="faint">{s().givesUnrated}</p>}>
                {toggle(s().ratedLabel, rated, setRated)}
              </Show>
              <Show when={plan().format.kind === 'arena'}>{toggle(s().berserkLabel, berserk, setBerserk)}</Show>
              {toggle(s().bots, bots, setBots)}
              {toggle(s().listed, listed, setListed)}
            </div>
          </div>
        </SettingsForm>
        <div class="acts">
          <button type="submit" class="button primary">
            {s().announce}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
