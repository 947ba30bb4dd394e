import { type RuleSet, ruleSet } from '@merellier/rules';
import { hasLots } from '@merellier/tablebase/openings';
import { createMemo, type JSX } from 'solid-js';
import { readRulesRest } from '../../address/read-rules-rest.ts';
import { useNotices, useSession, useSettings } from '../../context.ts';
import { BoardLayout } from '../../frame/board-layout.tsx';
import { OpeningsBoard } from './openings-board.tsx';
import { OpeningsPanel } from './openings-panel.tsx';
import { createOpenings, RULES_WITH_LOTS } from './openings-state.ts';
import { Strings, useStrings } from './strings/strings.ts';
import './openings.css';

/** Openings drawn by lot, and what is known of the first turns; of the rules that the address names, or those chosen. */
export function OpeningsPage(props: { readonly rest: readonly string[] }): JSX.Element {
  return (
    <Strings>
      <Openings rest={props.rest} />
    </Strings>
  );
}

function Openings(props: { readonly rest: readonly string[] }): JSX.Element {
  const settings = useSettings();
  const session = useSession();
  const notices = useNotices();
  const s = useStrings();
  const rules = createMemo((): RuleSet => {
    const named = props.rest.length > 0 ? readRulesRest(props.rest) : null;
    const wanted = named?.ok ? named.value : settings.chosen();
    return hasLots(wanted) ? wanted : ruleSet(RULES_WITH_LOTS[0] ?? '');
  });
  const openings = createOpenings({ rules, settings, session });
  return (
    <BoardLayout title={s().title} opens view="openings" board={<OpeningsBoard openings={openings} />}>
      <OpeningsPanel openings={openings} announce={notices.announce} />
    </BoardLayout>
  );
}
