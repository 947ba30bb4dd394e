import { type Accessor, createSignal } from 'solid-js';
import type { Asked } from '../../online/people/account-client.ts';
import type { PasskeyMade, PasskeyProblem } from '../../online/people/passkeys.ts';
import type { CredentialKind } from './refusal-words.ts';

/** What a form may be refused for, and what that was about. */
export interface Problem {
  readonly refusal: PasskeyProblem;
  readonly about: CredentialKind;
}

/** One form: whether it is being sent, and why it was refused. */
export interface FormState {
  readonly busy: Accessor<boolean>;
  readonly problem: Accessor<Problem | null>;
  /** Sends it, unless that is under way; gives the answer, or null where it was refused. */
  send<Value>(about: CredentialKind, work: () => Promise<Asked<Value> | PasskeyMade<Value>>): Promise<Value | null>;
}

export function createForm(): FormState {
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<Problem | null>(null);
  return {
    busy,
    problem,
    async send(about, work) {
      if (busy()) return null;
      setBusy(true);
      setProblem(null);
      try {
        const answer = await work();
        if (answer.ok) return answer.value;
        setProblem({ refusal: answer.refusal, about });
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}
