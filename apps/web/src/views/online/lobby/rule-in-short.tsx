import { MiniBoard } from '@merellier/board';
import type { RuleSet } from '@merellier/rules';
import { createMemo, For, type JSX } from 'solid-js';
import { ruleInPictures } from '../../learn/rule-pictures.ts';
import { ruleInShort } from '../../learn/rule-prose.ts';
import { Strings, useStrings } from '../../learn/strings/strings.ts';

/** What a rule set is about, in three sentences, each with its picture, for somebody who is to play it at once. */
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
            <MiniBoard board={props.rules.board} view={pictures()[i()] ?? props.rules.view(props.rules.start())} />
            <span>{sentence}</span>
          </li>
        )}
      </For>
    </ol>
  );
}
