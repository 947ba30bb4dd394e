import type { RuleSet } from '@merellier/rules';
import { For, type JSX } from 'solid-js';
import { ruleInShort } from '../../learn/rule-prose.ts';
import { Strings, useStrings } from '../../learn/strings/strings.ts';

/** What a rule set is about, in three sentences, for somebody who is to play it at once. */
export function RuleInShort(props: { readonly rules: RuleSet }): JSX.Element {
  return (
    <Strings>
      <Sentences rules={props.rules} />
    </Strings>
  );
}

function Sentences(props: { readonly rules: RuleSet }): JSX.Element {
  const learn = useStrings();
  return (
    <ol class="rule-short">
      <For each={ruleInShort(props.rules, learn().prose)}>{(sentence) => <li>{sentence}</li>}</For>
    </ol>
  );
}
