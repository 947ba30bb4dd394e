import { type RuleSet, ruleSet } from '@merellier/rules';
import { hasLots } from '@merellier/tablebase/openings';
import { createMemo, type JSX, Show } from 'solid-js';
import { readRulesRest } from '../../address/read-rules-rest.ts';
import { useNotices, useSession, useSettings } from '../../context.ts';
import { BoardLayout } from '../../frame/board-layout.tsx';
import { later } from '../../parts/later.tsx';
import { nameTab } from '../../parts/name-tab.ts';
import { OpeningsBoard } from './openings-board.tsx';
import { OpeningsPanel } from './openings-panel.tsx';
import { createOpenings, RULES_WITH_LOTS } from './openings-state.ts';
import { Strings, useStrings } from './strings/strings.ts';
import { TRAIN } from './train.ts';
import './openings.css';

const TrainerPage = later(async () => (await import('./trainer/trainer-page.tsx')).TrainerPage);

/** Openings drawn by lot, and what is known of the first turns; of the rules that the address names, or those chosen. */
export function OpeningsPage(props: { readonly rest: readonly string[] }): JSX.Element {
  return (
    <Strings>
      <Show when={props.rest.at(-1) === TRAIN} fallback={<Openings rest={props.rest} />}>
        <Train rest={props.rest.slice(0, -1)} />
      </Show>
    </Strings>
  );
}

/** The rules that the address names, or else those chosen. */
function wantedAt(rest: readonly string[], chosen: RuleSet): RuleSet {
  const named = rest.length > 0 ? readRulesRest(rest) : null;
  return named?.ok ? named.value : chosen;
}

/** The same; the first that have lots where these have none. */
function rulesAt(rest: readonly string[], chosen: RuleSet): RuleSet {
  const wanted = wantedAt(rest, chosen);
  return hasLots(wanted) ? wanted : ruleSet(RULES_WITH_LOTS[0] ?? '');
}

function Train(props: { readonly rest: readonly string[] }): JSX.Element {
  const settings = useSettings();
  const rules = createMemo(() => rulesAt(props.rest, settings.chosen()));
  return (
    <Show when={rules()} keyed>
      {(known) => <TrainerPage rules={known} />}
    </Show>
  );
}

function Openings(props: { readonly rest: readonly string[] }): JSX.Element {
  const settings = useSettings();
  const session = useSession();
  const notices = useNotices();
  const s = useStrings();
  const rules = createMemo((): RuleSet => rulesAt(props.rest, settings.chosen()));
  const openings = createOpenings({ rules, settings, session });
  nameTab(() => s().title);
  return (
    <BoardLayout title={s().title} opens view="openings" board={<OpeningsBoard openings={openings} />}>
      <OpeningsPanel openings={openings} wanted={wantedAt(props.rest, settings.chosen())} announce={notices.announce} />
    </BoardLayout>
  );
}
