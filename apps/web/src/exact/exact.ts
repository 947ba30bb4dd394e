/**
 * Exact values in the page: won, drawn or lost, and in how many turns, for every legal turn of a position.
 *
 *     const turns = await exactTurns(game.rules, positionOf(game));
 *     if (turns === null) … // not known: too many men, and no server that has tables
 *     else for (const { turn, value, distance, beyondLimit } of turns) …
 *
 * Import this file with `import()` where it is needed, so that the first page does not load it. Nothing is computed on the
 * page's own thread. Up to five men a side, six against four, seven against three, or four pieces of draughts (three on 10×10), the first answer for a rule set takes some seconds, while a worker solves all of
 * its positions; they are kept in the browser, and there at once the next time, without a network. `prepareExact` begins
 * before that is needed. With more men the answer comes from the server's tables, where it has any. `onSolving` tells how
 * far a solution has come. Values are for the side that plays the turn; `distance` counts turns of either side to the next
 * capture or the end of the game (in draughts always to the end) and is null where it is not known; with `beyondLimit` a draw rule comes first.
 */
import { rulesMessage } from '@merellier/engine';
import { MillRuleSet, type Position, type RuleSet } from '@merellier/rules';
import type { Exact } from '@merellier/tablebase';
import { nearness, tablesOf } from './few-men.ts';
import type { AnyExactTurn, ExactAnswer, ExactRequest, TablesMessage } from './messages.ts';

export type { Exact } from '@merellier/tablebase';
export type { AnyExactTurn as ExactTurn } from './messages.ts';

type Waiting = { readonly resolve: (answer: ExactAnswer) => void; readonly reject: (error: Error) => void };

/** A worker that is started when it is first asked, and what it is asked. */
interface Helper {
  worker: Worker | null;
  readonly waiting: Map<number, Waiting>;
}

/** Solving keeps a worker busy for seconds: what is only read from the server does not wait for it. */
const solver: Helper = { worker: null, waiting: new Map() };
const reader: Helper = { worker: null, waiting: new Map() };
let asked = 0;
const listeners = new Set<(share: number) => void>();
/** Rule sets that the worker was asked to solve. */
const prepared = new Set<string>();

/** The exact value of a position for the side to play; null where it is not known. */
export async function exactValue(rules: RuleSet, position: Position): Promise<Exact | null> {
  const helper = helperFor(rules, position);
  const answer = await ask(helper, { kind: 'value', request: ++asked, rules: rulesMessage(rules), position });
  return answer?.kind === 'value' ? answer.value : null;
}

/** The exact values of all legal turns, in the order of `rules.turns`; null where they are not known. */
export async function exactTurns(rules: RuleSet, position: Position): Promise<readonly AnyExactTurn[] | null> {
  const helper = helperFor(rules, position);
  const answer = await ask(helper, { kind: 'turns', request: ++asked, rules: rulesMessage(rules), position });
  return answer?.kind === 'turns' ? answer.turns : null;
}

/** Begins to solve the positions with few men where a game comes near them, so that they are there when it does. */
export function prepareExact(rules: RuleSet, position: Position): void {
  const message = rulesMessage(rules);
  const name = JSON.stringify([message, rules instanceof MillRuleSet ? tablesOf(position) : null]);
  if (prepared.has(name) || nearness(rules, position) === 'far') return;
  prepared.add(name);
  void ask(solver, { kind: 'prepare', request: ++asked, rules: message, position });
}

/** Calls back while a rule set is being solved, with how much of it is done, 0 to 1; gives what ends that. */
export function onSolving(listener: (share: number) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The tables of few men for an engine's worker, a copy each time, to be transferred to it; null where the rule set cannot
 * be solved.
 */
export async function tablesFor(rules: RuleSet, position: Position): Promise<TablesMessage | null> {
  const message = rulesMessage(rules);
  const answer = await ask(solver, { kind: 'tables', request: ++asked, rules: message, position });
  return answer?.kind === 'tables' && answer.bytes ? { kind: 'tables', rules: message, bytes: answer.bytes } : null;
}

const helperFor = (rules: RuleSet, position: Position): Helper =>
  nearness(rules, position) === 'few' ? solver : reader;

/** Asks a worker; null where it fails, since the page does without. */
async function ask(helper: Helper, request: ExactRequest): Promise<ExactAnswer | null> {
  helper.worker ??= start(helper);
  const own = helper.worker;
  try {
    return await new Promise<ExactAnswer>((resolve, reject) => {
      helper.waiting.set(request.request, { resolve, reject });
      own.postMessage(request);
    });
  } catch {
    return null;
  }
}

function start(helper: Helper): Worker {
  const { waiting } = helper;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<ExactAnswer>) => {
    if (data.kind === 'progress') for (const listener of listeners) listener(data.share);
    else {
      waiting.get(data.request)?.resolve(data);
      waiting.delete(data.request);
    }
  });
  started.addEventListener('error', (event) => {
    // It is dealt with here, and no error of the page.
    event.preventDefault();
    started.terminate();
    if (helper.worker === started) helper.worker = null;
    for (const { reject } of waiting.values()) reject(new Error('the worker of exact values is lost'));
    waiting.clear();
  });
  return started;
}
