import { rulesMessage } from '@merellier/engine';
import type { RuleSet } from '@merellier/rules';
import type { WholeGame } from '@merellier/tablebase';
import type { ExactAnswer, ExactRequest } from './messages.ts';

/**
 * Solves a small game whole in a worker of its own, so that it can be stopped at once. Null where there are too many
 * positions, where the worker is lost, and where it was stopped.
 */
export function solveInWorker(
  rules: RuleSet,
  onFound: (positions: number) => void,
  signal: AbortSignal,
): Promise<WholeGame | null> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise<WholeGame | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ExactAnswer>) => {
      if (data.kind === 'progress') onFound(data.share);
      else resolve(data.kind === 'whole' ? data.game : null);
    });
    worker.addEventListener('error', (event) => {
      // It is dealt with here, and no error of the page.
      event.preventDefault();
      resolve(null);
    });
    signal.addEventListener('abort', () => resolve(null), { once: true });
    worker.postMessage({
      kind: 'whole',
      request: 0,
      rules: rulesMessage(rules),
      position: rules.start(),
    } satisfies ExactRequest);
  }).finally(() => worker.terminate());
}
