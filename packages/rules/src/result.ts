/** The result of something that is expected to fail at times: programmers' errors are thrown, these are returned. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/**
 * A result that worked out.
 *
 * @example
 * ```ts
 * import { ok } from '@merellier/rules';
 *
 * console.log(ok(24)); // { ok: true, value: 24 }
 * ```
 */
export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
/**
 * A result that did not, and why.
 *
 * @example
 * ```ts
 * import { fail } from '@merellier/rules';
 *
 * console.log(fail('too late')); // { ok: false, error: 'too late' }
 * ```
 */
export const fail = <Failure>(error: Failure): Result<never, Failure> => ({ ok: false, error });
