import type { EngineService } from '@merellier/engine';
import { readRuleSet } from '@merellier/rules';
import {
  endingProbe,
  endingsOf,
  hasEndings,
  isSolvable,
  readEndingTables,
  readSmall,
  searchProbe,
  variantOf,
} from '@merellier/tablebase';
import type { TablesMessage } from '../exact/messages.ts';

/** Gives an engine small tables that the page has solved. */
export function readTables(service: EngineService, { rules: message, bytes }: TablesMessage): void {
  const rules = readRuleSet(message.id, message.changes);
  if (!rules.ok) return;
  const endings = endingsOf(rules.value);
  if (hasEndings(endings)) {
    service.useProbe(message, endingProbe(readEndingTables(endings, bytes, endings.key)));
    return;
  }
  const variant = variantOf(rules.value);
  if (!isSolvable(variant)) return;
  const tables = readSmall(variant, bytes, variant.key);
  service.useProbe(message, searchProbe(variant.rules, tables, { slow: false, hands: false }));
}
