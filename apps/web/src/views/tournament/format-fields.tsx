import { FARTHEST_REACH, type Format, MOST_PLAYERS } from '@merellier/tournament';
import { type JSX, Match, Show, Switch } from 'solid-js';
import { Segments } from '../../parts/segments.tsx';
import { useStrings } from './strings/strings.ts';

/** What belongs to one format alone. */
export function FormatFields(props: {
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
export function Streaks(props: { readonly format: Format; readonly change: (format: Format) => void }): JSX.Element {
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
    <label class="labelled">
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
