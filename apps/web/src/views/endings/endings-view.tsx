import { type MillRuleSet, ruleSet } from '@merellier/rules';
import { createResource, createSignal, type JSX, Match, onCleanup, Show, Switch } from 'solid-js';
import { addressOf, type SheetProps } from '../../address/route.ts';
import { useLanguage, useNotices } from '../../context.ts';
import { RUNGS, type Rung, randomEnding } from '../../endings/ending.ts';
import { keepEnding, NO_RECORD, readRecords } from '../../endings/records.ts';
import { exactTurns, onSolving } from '../../exact/exact.ts';
import { BoardLayout } from '../../frame/board-layout.tsx';
import { faultOf } from '../../parts/fault.ts';
import { WaitingBoard } from '../../parts/still-board.tsx';
import { EndingBoard } from './ending-board.tsx';
import { Ladder } from './ladder.tsx';
import { Strings, useStrings } from './strings/strings.ts';

/** Exact endings: the ladder of them (`/finales`), and one that is played (`/finales/3-4-win`). */
export function EndingsView(props: SheetProps): JSX.Element {
  const language = useLanguage();
  const rung = (): Rung | undefined => RUNGS.find(({ id }) => id === props.rest[0]);
  return (
    <Strings>
      <Show when={rung()} keyed fallback={<Ladder fault={faultOf(language, props.rest.join('/'))} />}>
        {(asked) => <Endings rung={asked} />}
      </Show>
    </Strings>
  );
}

const chance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Endings of a rung, one after the other. */
function Endings(props: { readonly rung: Rung }): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const { rung } = props;
  const rules: MillRuleSet = ruleSet(rung.rules);
  const [number, setNumber] = createSignal(1);
  const [share, setShare] = createSignal<number | null>(null);
  onCleanup(onSolving(setShare));
  const exact = (position: Parameters<typeof rules.turns>[0]) => exactTurns(rules, position);
  const [ending] = createResource(number, () =>
    randomEnding(rules, rung, (readRecords()[rung.id] ?? NO_RECORD).grade, exact, chance),
  );
  const title = (): string => `${s().pair(rung.own, rung.other)} · ${language.words().rulesName(rules)}`;
  function over(isDone: boolean): void {
    if (!keepEnding(rung.id, isDone)) notices.announce(language.s().notKept);
  }
  return (
    <Switch>
      <Match when={ending.loading}>
        <BeforeEnding rules={rules} title={title()}>
          <p role="status">{s().preparing}</p>
          <progress max={1} value={share() ?? 0} aria-label={s().preparing} />
          <a class="button" href={addressOf('puzzles', 'endings')}>
            {s().allLong}
          </a>
        </BeforeEnding>
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
        <BeforeEnding rules={rules} title={title()}>
          <p class="refusal" role="alert">
            {s().unknown}
          </p>
          <button type="button" class="button" onClick={() => setNumber(number() + 1)}>
            {s().again}
          </button>
        </BeforeEnding>
      </Match>
    </Switch>
  );
}

/** The board at its place empty where no position has come yet, and beside it why. */
function BeforeEnding(props: {
  readonly rules: MillRuleSet;
  readonly title: string;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <BoardLayout title={props.title} opens view="ending" board={<WaitingBoard rules={props.rules} bottom="white" />}>
      <section class="status">
        <p class="task layout-title">{props.title}</p>
        <div class="note endings-before">{props.children}</div>
      </section>
    </BoardLayout>
  );
}
