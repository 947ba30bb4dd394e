import type { EngineRequest } from '@merellier/engine';

/** A question to the engine's worker, with the time at which the player began to wait for the answer. */
export type Asked = EngineRequest & { readonly asked?: number };

/** Milliseconds since 1970, to a fraction, on the page's thread and in its workers alike. */
export const clock = (): number => performance.timeOrigin + performance.now();

/** The engine thinks for so long at least, however long it was waited for. */
const LEAST = 100;

/** A question with the time that it has waited, for the worker or for tables, taken off its own. */
export function inTime(request: Asked, now: number): EngineRequest {
  const { asked, ...question } = request;
  if (asked === undefined) return question as EngineRequest;
  const left = (millis: number): number => Math.max(Math.min(millis, LEAST), millis - Math.max(0, now - asked));
  if (question.kind === 'choose' && question.millis !== undefined)
    return { ...question, millis: left(question.millis) };
  if (question.kind !== 'analyse' || question.limits.millis === undefined) return question as EngineRequest;
  return { ...question, limits: { ...question.limits, millis: left(question.limits.millis) } };
}
