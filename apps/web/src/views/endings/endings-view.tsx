import { type MillRuleSet, ruleSet } from '@merellier/rules';
import { createResource, createSignal, type JSX, Match, onCleanup, Show, Switch } from 'solid-js';
import type { SheetProps } from '../../address/route.ts';
import { useLanguage, useNotices } from '../../context.ts';
import { PAIRS, type Pair, randomEnding } from '../../endings/ending.ts';
import { keepEnding, readRecords } from '../../endings/records.ts';
import { exactTurns, onSolving } from '../../exact/exact.ts';
import { faultOf } from '../../parts/fault.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { EndingBoard } from './ending-board.tsx';
import { Ladder } from './ladder.tsx';
import { Strings, useStrings } from './strings/strings.ts';
import './endings.css';

/** Exact endings: the ladder of them (`/finales`), and one that is played (`/finales/3-4`). */
export function EndingsView(props: SheetProps): JSX.Element {
  const language = useLanguage();
  const pair = (): Pair | undefined => PAIRS.find((each) => each === props.rest[0]);
  return (
    <Strings>
      <Show when={pair()} keyed fallback={<Ladder fault={faultOf(language, props.rest.join('/'))} />}>
        {(asked) => <Endings pair={asked} />}
      </Show>
    </Strings>
  );
}

const rules = ruleSet('jeu-du-moulin') as MillRuleSet;
const chance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Endings with so many men, one after the other. */
function Endings(props: { readonly pair: Pair }): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const { pair } = props;
  const [number, setNumber] = createSignal(1);
  const [share, setShare] = createSignal<number | null>(null);
  onCleanup(onSolving(setShare));
  const exact = (position: Parameters<typeof rules.turns>[0]) => exactTurns(rules, position);
  const [ending] = createResource(number, () => randomEnding(rules, pair, readRecords()[pair].grade, exact, chance));
  const [own = 0, other = 0] = pair.split('-').map(Number);
  const title = (): string => s().pair(own, other);
  function over(isDone: boolean): void {
    if (!keepEnding(pair, isDone)) notices.announce(language.s().notKept);
  }
  return (
    <Switch>
      <Match when={ending.loading}>
        <Sheet title={title()}>
          <p role="status">
            {s().preparing} <Show when={share()}>{(done) => s().share(Math.round(done() * 100))}</Show>
          </p>
        </Sheet>
      </Match>
      <Match when={ending()} keyed>
        {(found) => (
          <EndingBoard
            {...{ rules, exact, over }}
            ending={found}
            title={title()}
            another={() => setNumber(number() + 1)}
          />
        )}
      </Match>
      <Match when={ending() === null}>
        <Sheet title={title()}>
          <p class="refusal" role="alert">
            {s().unknown}
          </p>
          <button type="button" class="button" onClick={() => setNumber(number() + 1)}>
            {s().again}
          </button>
        </Sheet>
      </Match>
    </Switch>
  );
}
