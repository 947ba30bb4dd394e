import type { Position, RuleSet, Turn } from '@merellier/rules';
import { readTurn, writeFen } from '@merellier/rules/notation';
import type { Answer, Question } from './messages.ts';

/** Milliseconds that the opponent may think. */
const THINKING = 450;
/** Milliseconds after which a worker that has not answered is taken for lost. */
const LOST = 6000;

let worker: Worker | null = null;
let asked = 0;

/**
 * Asks the computer for a turn, off the page's thread. Where the worker cannot be had or does not answer, any legal turn
 * is given: the game never waits for ever.
 */
export async function askOpponent(rules: RuleSet, position: Position): Promise<Turn | null> {
  asked++;
  const { id: name, changes } = rules;
  const text = await ask({ id: asked, rules: name, changes, fen: writeFen(rules, position), millis: THINKING });
  const read = text === null ? null : readTurn(rules, position, text);
  return read?.ok ? read.value : (rules.turns(position)[0] ?? null);
}

function ask(question: Question): Promise<string | null> {
  return new Promise((resolve) => {
    let timer = 0;
    const end = (turn: string | null): void => {
      clearTimeout(timer);
      worker?.removeEventListener('message', hear);
      worker?.removeEventListener('error', fail);
      resolve(turn);
    };
    const hear = ({ data }: MessageEvent<Answer>): void => {
      if (data.id === question.id) end(data.turn);
    };
    const fail = (): void => {
      const lost = worker;
      end(null);
      lost?.terminate();
      worker = null;
    };
    try {
      worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    } catch {
      resolve(null);
      return;
    }
    timer = window.setTimeout(fail, LOST);
    worker.addEventListener('message', hear);
    worker.addEventListener('error', fail);
    worker.postMessage(question);
  });
}
