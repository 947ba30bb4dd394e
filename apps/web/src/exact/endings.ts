import type { DraughtsPosition, DraughtsRuleSet } from '@merellier/rules';
import {
  type EndingRules,
  type EndingTables,
  endingsOf,
  endingTurns,
  endingValue,
  hasEndings,
  readEndingTables,
  solveEndings,
  writeEndings,
} from '@merellier/tablebase';
import { nearness, piecesFor } from './few-men.ts';
import type { ExactAnswer, ExactRequest } from './messages.ts';
import { keptOrMade, type WithBytes } from './table-store.ts';

/** The endings of one rule set at a time. */
let present: ({ readonly key: string } & WithBytes<EndingTables>) | null = null;

/** What the worker of exact values has to say of draughts; `said` is null for nothing. */
export async function answerEnding(
  rules: DraughtsRuleSet,
  asked: Exclude<ExactRequest, { readonly kind: 'whole' }>,
  post: (progress: ExactAnswer) => void,
): Promise<{ readonly said: ExactAnswer | null; readonly transfer?: Transferable[] }> {
  const { request, kind } = asked;
  const endings = endingsOf(rules);
  const position = asked.position as DraughtsPosition;
  if (!hasEndings(endings) || nearness(rules, position) === 'far') return { said: null };
  const isAsked = kind === 'value' || kind === 'turns';
  if (isAsked && nearness(rules, position) !== 'few') return { said: null };
  const { tables, bytes } = await endingsFor(endings, piecesFor(rules, position), (share) =>
    post({ kind: 'progress', request, share }),
  );
  if (kind === 'prepare') return { said: { kind, request } };
  if (kind === 'value') return { said: { kind, request, value: endingValue(tables, position) } };
  if (kind === 'turns') return { said: { kind, request, turns: endingTurns(tables, position) } };
  const copy = bytes.slice();
  return { said: { kind, request, bytes: copy }, transfer: [copy.buffer] };
}

/** Endings of so many pieces, or more, that are at hand, kept, or solved now. */
async function endingsFor(
  endings: EndingRules,
  pieces: number,
  onShare: (share: number) => void,
): Promise<NonNullable<typeof present>> {
  const { key } = endings;
  if (present?.key === key && present.tables.pieces >= pieces) return present;
  present = null;
  const name = `${key} ${pieces}`;
  const found = await keptOrMade(
    name,
    (bytes) => readEndingTables(endings, bytes, name),
    async () => {
      const tables = solveEndings(endings, pieces, ({ done, of }) => onShare(done / of));
      return { tables, bytes: writeEndings(endings, tables.all, (raw) => raw).bytes };
    },
  );
  present = { key, ...found };
  return present;
}
