import { ruleSet } from '@merellier/rules';
import { readFen, writeTurn } from '@merellier/rules/notation';
import type { Answer, Question } from './messages.ts';
import { search } from './search.ts';

/** Positions looked at before the search stops even within two turns: a second or two on a slow telephone. */
const HARD_NODES = 300_000;

function answer({ id, rules: name, changes, fen, millis }: Question): Answer {
  const rules = ruleSet(name, changes);
  const position = readFen(rules, fen);
  if (!position.ok) return { id, turn: null };
  const turn = search(rules, position.value, {
    millis,
    maxDepth: 12,
    hardNodes: HARD_NODES,
    now: () => performance.now(),
    random: Math.random,
  });
  return { id, turn: turn && writeTurn(rules, position.value, turn) };
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => self.postMessage(answer(data)));
