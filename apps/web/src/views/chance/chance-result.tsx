import { type ChanceProblem, type ChanceProof, type ChanceTagProblem, verifyChance } from '@merellier/protocol';
import type { Result } from '@merellier/rules';
import { writeThrow } from '@merellier/rules/notation';
import { For, type JSX, Match, Switch } from 'solid-js';
import type { ChanceStrings } from './strings/fr.ts';
import { Strings, useStrings } from './strings/strings.ts';

/**
 * Computes a game's dice and lots again and shows the result: what was checked, or what does not match. The parent
 * gives it a place with the role `status`.
 */
export function ChanceResult(props: { readonly claim: Result<ChanceProof, ChanceTagProblem> }): JSX.Element {
  return (
    <Strings>
      <Said claim={props.claim} />
    </Strings>
  );
}

function Said(props: { readonly claim: Result<ChanceProof, ChanceTagProblem> }): JSX.Element {
  const s = useStrings();
  const problem = (): ChanceProblem | ChanceTagProblem | null =>
    props.claim.ok ? verifyChance(props.claim.value) : props.claim.error;
  return (
    <div class="chance-result">
      <Switch>
        <Match when={problem()}>
          {(found) => (
            <p class="refusal">
              {s().wrong} {problemSaid(s(), found())}
            </p>
          )}
        </Match>
        <Match when={props.claim.ok && props.claim.value}>
          {(proof) => (
            <>
              <p>
                <strong>{s().verified}</strong>
              </p>
              <ul>
                <For each={checked(s(), proof())}>{(text) => <li>{text}</li>}</For>
              </ul>
            </>
          )}
        </Match>
      </Switch>
    </div>
  );
}

function checked(s: ChanceStrings, { white, throws }: ChanceProof): readonly string[] {
  const takenBack = (throws.at(-1)?.index ?? -1) + 1 - throws.length;
  return [
    s.commitment,
    s.contributions,
    ...(white ? [s.toss] : []),
    ...(throws.length > 0 ? [s.throws(throws.length)] : []),
    ...(takenBack > 0 ? [s.takenBack(takenBack)] : []),
  ];
}

function problemSaid(s: ChanceStrings, found: ChanceProblem | ChanceTagProblem): string {
  switch (found.problem) {
    case 'bad-tag':
      return s.badTag(found.tag);
    case 'throw':
      return s.wrongThrow(found.index + 1, writeThrow(found.written), writeThrow(found.due));
    default:
      return s.problems[found.problem];
  }
}
