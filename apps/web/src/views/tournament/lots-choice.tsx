import type { RuleSet } from '@merellier/rules';
import { LOTS_FOR, type Lots } from '@merellier/tournament';
import { type JSX, Show } from 'solid-js';
import { LotSelect } from '../../parts/lot-select.tsx';
import { Segments } from '../../parts/segments.tsx';
import { useStrings } from './strings/strings.ts';

/** How the games of a tournament begin, and for whom each lot is drawn. */
export function LotsChoice(props: {
  readonly rules: RuleSet | null;
  readonly lots: Lots | null;
  readonly begun: boolean;
  readonly change: (lots: Lots | null) => void;
}): JSX.Element {
  const s = useStrings();
  return (
    <fieldset class="tour-fixed" disabled={props.begun}>
      <LotSelect
        rules={props.rules}
        list={props.lots?.list ?? null}
        help={s().lotsHelp}
        change={(list, from) => props.change(list ? { list, each: props.lots?.each ?? 'round', from } : null)}
      />
      <Show when={props.lots}>
        {(lots) => (
          <Segments
            name="lots-each"
            title={s().lotsEach}
            values={LOTS_FOR}
            labels={s().lotsFor}
            value={lots().each}
            change={(each) => props.change({ ...lots(), each })}
          />
        )}
      </Show>
    </fieldset>
  );
}
