import type { OnlineRefusal } from '@merellier/protocol';
import { isRecord } from '../browser/json.ts';

/** What came of a question to the server: its answer, or why there is none. */
export type Asked<Value, Refusal = OnlineRefusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** What is asked with, where that is not plain. */
export interface Question {
  readonly body?: object | undefined;
  /** What the answer must have: one that lacks it comes from another server. */
  readonly part?: string;
  /** Milliseconds after which a server that has not answered is taken for one that cannot; it is waited for, if left out. */
  readonly patience?: number;
  readonly fetcher?: typeof fetch | undefined;
}

/** How long the page waits where somebody looks at it meanwhile, in milliseconds. */
export const PATIENCE = 15_000;

const UNAVAILABLE = { ok: false, refusal: { reason: 'unavailable', retryAfter: 1000 } } as const;

/**
 * Asks the server; an answer without a body is null. Without a network, from another server, or from one that cannot now,
 * the refusal is `unavailable`.
 */
export async function askServer<Value, Refusal = OnlineRefusal>(
  method: string,
  path: string,
  { body, part, patience, fetcher = fetch }: Question = {},
): Promise<Asked<Value, Refusal | OnlineRefusal>> {
  try {
    const response = await fetcher(path, {
      method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(patience !== undefined && { signal: AbortSignal.timeout(patience) }),
    });
    const answer: unknown = response.status === 204 ? null : await response.json();
    const isWhole = part === undefined || (isRecord(answer) && part in answer);
    if (response.ok) return isWhole ? { ok: true, value: answer as Value } : UNAVAILABLE;
    if (response.status >= 500 || !isRecord(answer) || typeof answer['reason'] !== 'string') return UNAVAILABLE;
    return { ok: false, refusal: answer as Refusal };
  } catch {
    return UNAVAILABLE;
  }
}
