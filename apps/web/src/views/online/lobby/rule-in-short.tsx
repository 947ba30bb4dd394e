import { MiniBoard } from '@merellier/board';
import type { RuleSet } from '@merellier/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { ruleInPictures } from '../../learn/rule-pictures.ts';
import { ruleInShort } from '../../learn/rule-prose.ts';
import { Strings, useStrings } from '../../learn/strings/strings.ts';

/** What a rule set is about, in three sentences, each with its picture, and what few rule sets have, for somebody who is to play it at once. */
export function RuleInShort(props: { readonly rules: RuleSet }): JSX.Element {
  return (
    <Strings>
      <Sentences rules={props.rules} />
    </Strings>
  );
}

function Sentences(props: { readonly rules: RuleSet }): JSX.Element {
  const learn = useStrings();
  const pictures = createMemo(() => ruleInPictures(props.rules));
  return (
    <ol class="rule-short">
      <For each={ruleInShort(props.rules, learn().prose)}>
        {(sentence, i) => (
          <li>
            <Show when={pictures()[i()]}>{(view) => <MiniBoard board={props.rules.board} view={view()} />}</Show>
            <span>{sentence}</span>
          </li>
        )}
      </For>
    </ol>
  );
}
