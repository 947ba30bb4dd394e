import type { TimeControl } from '@merellier/protocol';
import { type RuleSet, readRuleSet } from '@merellier/rules';
import { type Format, LONGEST_NAME, ORDERS, type Settings, TIE_BREAKS, type TieBreak } from '@merellier/tournament';
import { createMemo, createUniqueId, For, type JSX, on, Show } from 'solid-js';
import { RuleChoice } from '../../parts/rule-choice.tsx';
import { Segments } from '../../parts/segments.tsx';
import { TABLE_CLOCKS } from '../../tournament/table-clocks.ts';
import { FormatFields, Streaks } from './format-fields.tsx';
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
  /** What else is to be settled: above the settings that nearly nobody changes, which are shut. */
  readonly children?: JSX.Element;
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
        <label class="labelled">
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
        <RuleChoice
          label={s().rules}
          houseRules={s().houseRules}
          rules={props.settings.rules}
          change={(rules) => change({ ...withoutLots(props.settings), rules })}
        />
        <LotsChoice
          rules={rules()}
          lots={props.settings.lots ?? null}
          begun={props.begun}
          change={(lots) => change(lots ? { ...props.settings, lots } : withoutLots(props.settings))}
        />
        <div class="labelled">
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
          <div class="labelled">
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
      {props.children}
      <details>
        <summary>{s().more}</summary>
        <div class="tour-form">
          <For each={PLACES}>
            {(place) => (
              <label class="labelled">
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
