import type { TimeControl } from '@merellier/protocol';
import { type RuleSet, readRuleSet } from '@merellier/rules';
import {
  FARTHEST_REACH,
  type Format,
  LONGEST_NAME,
  MOST_PLAYERS,
  ORDERS,
  type Settings,
  TIE_BREAKS,
  type TieBreak,
} from '@merellier/tournament';
import { createMemo, createUniqueId, For, type JSX, Match, on, Show, Switch } from 'solid-js';
import { RuleChoice } from '../../parts/rule-choice.tsx';
import { Segments } from '../../parts/segments.tsx';
import { TABLE_CLOCKS } from '../../tournament/table-clocks.ts';
import { LotsChoice } from './lots-choice.tsx';
import { useStrings } from './strings/strings.ts';
import { tieBreakHelp } from './tie-break-help.ts';

const KINDS: readonly Format['kind'][] = [
  ...(['round-robin', 'rutsch', 'swiss', 'knock-out', 'groups', 'arena', 'hill'] as const),
  ...(['ladder', 'simultaneous'] as const),
];

/** What each format begins with. */
const FRESH: Readonly<Record<Format['kind'], Format>> = {
  'round-robin': { kind: 'round-robin', cycles: 1 },
  rutsch: { kind: 'rutsch' },
  swiss: { kind: 'swiss', rounds: 5 },
  'knock-out': { kind: 'knock-out', thirdPlace: true },
  groups: { kind: 'groups', groups: 2, advance: 2, thirdPlace: true },
  arena: { kind: 'arena', minutes: 60, streaks: true },
  hill: { kind: 'hill', minutes: 15 },
  ladder: { kind: 'ladder', reach: 3 },
  simultaneous: { kind: 'simultaneous', colour: 'white', extra: 0 },
};

const DAYS = 'days-3';

/** The scales of points that clubs use. */
const SCALES = { '2-1': { win: 2, draw: 1 }, '1-half': { win: 1, draw: 0.5 }, '3-1': { win: 3, draw: 1 } } as const;
type Scale = keyof typeof SCALES;
const SCALE_LABELS: Readonly<Record<Scale, string>> = { '2-1': '2 – 1', '1-half': '1 – ½', '3-1': '3 – 1' };

/** How many tie-breaks can be chosen. */
const PLACES = [0, 1, 2] as const;

/** What tie-breaks decide usually, format by format. */
export const usualTieBreaks = (kind: Format['kind']): readonly TieBreak[] =>
  kind === 'swiss'
    ? ['buchholz', 'sonneborn-berger']
    : kind === 'arena' || kind === 'hill' || kind === 'ladder' || kind === 'simultaneous'
      ? ['wins']
      : ['sonneborn-berger', 'direct-encounter'];

/** A rule set as a tournament names it; null where this version does not know it. */
export function rulesOfTournament({ rules: { id, changes } }: Settings): RuleSet | null {
  const read = readRuleSet(id, changes);
  return read.ok ? read.value : null;
}

/** Openings belong to the rules that they were chosen for. */
const withoutLots = ({ lots: _, ...settings }: Settings): Settings => settings;

/** Everything that is agreed before a tournament. Where it has begun, what pairings follow from is fixed. */
export function SettingsForm(props: {
  readonly settings: Settings;
  readonly begun: boolean;
  /** The clocks to choose from; those of a table, if left out. */
  readonly clocks?: Readonly<Record<string, TimeControl>>;
  /** What it is called where no name is given. */
  readonly placeholder?: string;
  readonly change: (settings: Settings) => void;
}): JSX.Element {
  const s = useStrings();
  const id = createUniqueId();
  const change = (settings: Settings): void => props.change(settings);
  const set = (changed: Partial<Settings>): void => change({ ...props.settings, ...changed });
  const rulesKey = createMemo(() => JSON.stringify(props.settings.rules));
  const rules = createMemo(on(rulesKey, () => rulesOfTournament(props.settings)));
  const format = (): Format => props.settings.format;
  const scale = (): Scale =>
    (Object.keys(SCALES) as Scale[]).find(
      (each) => SCALES[each].win === props.settings.points.win && SCALES[each].draw === props.settings.points.draw,
    ) ?? '2-1';

  /** A ladder goes on for weeks: its games are played by days where that can be, and who comes first stands first. */
  const asLadder = (): Partial<Settings> => ({
    order: 'entry',
    ...(props.clocks && DAYS in props.clocks && { clock: DAYS }),
  });

  function setTieBreak(place: number, value: string): void {
    const next = PLACES.map((each) => (each === place ? value : (props.settings.tieBreaks[each] ?? '')));
    const known = next.filter((each): each is TieBreak => TIE_BREAKS.includes(each as TieBreak));
    set({ tieBreaks: [...new Set(known)] });
  }

  return (
    <div class="tour-form tour-agreed">
      <div class="tour-column">
        <label>
          <span>{s().name}</span>
          <input
            class="select"
            name="name"
            maxLength={LONGEST_NAME}
            placeholder={props.placeholder ?? s().namePlaceholder}
            value={props.settings.name}
            onInput={({ currentTarget }) => set({ name: currentTarget.value })}
          />
        </label>
        <div>
          <RuleChoice
            label={s().rules}
            houseRules={s().houseRules}
            rules={props.settings.rules}
            change={(rules) => change({ ...withoutLots(props.settings), rules })}
          />
        </div>
        <LotsChoice
          rules={rules()}
          lots={props.settings.lots ?? null}
          begun={props.begun}
          change={(lots) => change(lots ? { ...props.settings, lots } : withoutLots(props.settings))}
        />
        <div>
          <label for={`${id}-clock`}>{s().clock}</label>
          <select
            class="select"
            id={`${id}-clock`}
            value={props.settings.clock}
            onChange={({ currentTarget }) => set({ clock: currentTarget.value })}
          >
            <For each={Object.entries(props.clocks ?? TABLE_CLOCKS)}>
              {([name, time]) => <option value={name}>{s().clockSaid(time)}</option>}
            </For>
          </select>
        </div>
      </div>
      <div class="tour-column">
        <div class="tour-fixed">
          <div>
            <label for={`${id}-format`}>{s().format}</label>
            <select
              class="select"
              id={`${id}-format`}
              disabled={props.begun}
              value={format().kind}
              onChange={({ currentTarget }) => {
                const kind = currentTarget.value as Format['kind'];
                set({ format: FRESH[kind], tieBreaks: usualTieBreaks(kind), ...(kind === 'ladder' && asLadder()) });
              }}
            >
              <For each={KINDS}>{(kind) => <option value={kind}>{s().formats[kind]}</option>}</For>
            </select>
            <p class="faint">{s().formatHelp[format().kind]}</p>
          </div>
          <FormatFields
            format={format()}
            begun={props.begun}
            hasClocks={props.clocks !== undefined}
            change={(next) => set({ format: next })}
          />
        </div>
        <Show when={!props.begun}>
          <Streaks format={format()} change={(next) => set({ format: next })} />
        </Show>
        <fieldset class="tour-fixed" disabled={props.begun}>
          <Segments
            name="games"
            title={s().games}
            values={['1', '2']}
            labels={{ '1': s().oneGame, '2': s().twoGames }}
            value={props.settings.games === 2 ? '2' : '1'}
            change={(value) => set({ games: value === '2' ? 2 : 1 })}
          />
          <Segments
            name="points"
            title={s().points}
            values={Object.keys(SCALES) as Scale[]}
            labels={SCALE_LABELS}
            value={scale()}
            change={(value) => set({ points: SCALES[value] })}
          />
        </fieldset>
      </div>
      <details>
        <summary>{s().more}</summary>
        <div class="tour-form">
          <For each={PLACES}>
            {(place) => (
              <label>
                <span>{s().tieBreak(place + 1)}</span>
                <select
                  class="select"
                  value={props.settings.tieBreaks[place] ?? ''}
                  onChange={({ currentTarget }) => setTieBreak(place, currentTarget.value)}
                >
                  <option value="">{s().noTieBreak}</option>
                  <For each={TIE_BREAKS}>{(each) => <option value={each}>{s().tieBreakNames[each]}</option>}</For>
                </select>
                <Show when={props.settings.tieBreaks[place]}>
                  {(tieBreak) => <small class="faint">{tieBreakHelp(s(), tieBreak(), props.settings)}</small>}
                </Show>
              </label>
            )}
          </For>
          <fieldset class="tour-fixed" disabled={props.begun}>
            <Segments
              name="order"
              title={s().order}
              values={ORDERS}
              labels={s().orders}
              value={props.settings.order}
              change={(order) => set({ order })}
            />
            <Show when={format().kind === 'swiss'}>
              <Segments
                name="bye"
                title={s().bye}
                values={['win', 'draw', 'none']}
                labels={s().byes}
                value={props.settings.bye}
                change={(bye) => set({ bye })}
              />
            </Show>
          </fieldset>
          <Show when={format().kind === 'swiss'}>
            <label class="toggle">
              <input
                type="checkbox"
                checked={props.settings.teamsApart}
                onChange={({ currentTarget }) => set({ teamsApart: currentTarget.checked })}
              />
              {s().teamsApart}
            </label>
          </Show>
        </div>
      </details>
    </div>
  );
}

/** What belongs to one format alone. */
function FormatFields(props: {
  readonly format: Format;
  readonly begun: boolean;
  /** Whether the games have clocks of their own, and not one at the table. */
  readonly hasClocks: boolean;
  readonly change: (format: Format) => void;
}): JSX.Element {
  const s = useStrings();
  const of = <Kind extends Format['kind']>(kind: Kind): Extract<Format, { kind: Kind }> | null =>
    props.format.kind === kind ? (props.format as Extract<Format, { kind: Kind }>) : null;
  const third = (format: { readonly thirdPlace: boolean }): JSX.Element => (
    <label class="toggle">
      <input
        type="checkbox"
        checked={format.thirdPlace}
        onChange={({ currentTarget }) => props.change({ ...props.format, thirdPlace: currentTarget.checked } as Format)}
      />
      {s().thirdPlace}
    </label>
  );
  return (
    <Switch>
      <Match when={of('round-robin')}>
        {(format) => (
          <fieldset class="tour-fixed" disabled={props.begun}>
            <Segments
              name="cycles"
              title={s().cycles}
              values={['1', '2']}
              labels={{ '1': s().once, '2': s().twice }}
              value={format().cycles === 2 ? '2' : '1'}
              change={(value) => props.change({ kind: 'round-robin', cycles: value === '2' ? 2 : 1 })}
            />
          </fieldset>
        )}
      </Match>
      <Match when={of('swiss')}>
        {(format) => (
          <NumberField
            label={s().rounds}
            value={format().rounds}
            most={MOST_PLAYERS - 1}
            change={(rounds) => props.change({ kind: 'swiss', rounds })}
          />
        )}
      </Match>
      <Match when={of('knock-out')}>{(format) => third(format())}</Match>
      <Match when={of('groups')}>
        {(format) => (
          <fieldset class="tour-fixed" disabled={props.begun}>
            <NumberField
              label={s().groups}
              value={format().groups}
              most={16}
              change={(groups) => props.change({ ...format(), groups })}
            />
            <NumberField
              label={s().advance}
              value={format().advance}
              most={8}
              change={(advance) => props.change({ ...format(), advance })}
            />
            {third(format())}
          </fieldset>
        )}
      </Match>
      <Match when={of('arena') ?? of('hill')}>
        {(format) => (
          <NumberField
            label={s().minutes}
            value={format().minutes}
            most={1440}
            change={(minutes) => props.change({ ...format(), minutes })}
          />
        )}
      </Match>
      <Match when={of('ladder')}>
        {(format) => (
          <NumberField
            label={s().reach}
            value={format().reach}
            most={FARTHEST_REACH}
            change={(reach) => props.change({ ...format(), reach })}
          />
        )}
      </Match>
      <Match when={of('simultaneous')}>
        {(format) => (
          <fieldset class="tour-fixed" disabled={props.begun}>
            <Segments
              name="giver-colour"
              title={s().giverColour}
              values={['white', 'black', 'alternate']}
              labels={s().giverColours}
              value={format().colour}
              change={(colour) => props.change({ ...format(), colour })}
            />
            <Show when={props.hasClocks}>
              <NumberField
                label={s().giverExtra}
                value={format().extra}
                least={0}
                most={120}
                change={(extra) => props.change({ ...format(), extra })}
              />
            </Show>
          </fieldset>
        )}
      </Match>
    </Switch>
  );
}

/** Whether wins in a row count double, in an arena. */
function Streaks(props: { readonly format: Format; readonly change: (format: Format) => void }): JSX.Element {
  const s = useStrings();
  const arena = () => (props.format.kind === 'arena' ? props.format : null);
  return (
    <Show when={arena()}>
      {(format) => (
        <label class="toggle">
          <input
            type="checkbox"
            checked={format().streaks ?? false}
            onChange={({ currentTarget }) => props.change({ ...format(), streaks: currentTarget.checked })}
          />
          {s().streaks}
        </label>
      )}
    </Show>
  );
}

/** A whole number, from 1 unless said otherwise; what is none is left as it was. */
function NumberField(props: {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly change: (value: number) => void;
}): JSX.Element {
  return (
    <label>
      <span>{props.label}</span>
      <input
        class="number"
        type="number"
        inputMode="numeric"
        min={props.least ?? 1}
        max={props.most}
        value={props.value}
        onChange={({ currentTarget }) => {
          const value = Math.round(Number(currentTarget.value));
          if (value >= (props.least ?? 1) && value <= props.most) props.change(value);
          currentTarget.value = String(props.value);
        }}
      />
    </label>
  );
}
