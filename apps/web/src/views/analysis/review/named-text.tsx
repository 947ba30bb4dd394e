import type { Position } from '@merellier/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { useAnalysis } from '../analysis-context.ts';
import { namedPlaces } from './named-places.ts';

/** A sentence about a position: what it names bears a man of its colour, and a line. */
export function NamedText(props: {
  readonly text: string;
  readonly position: Position;
  /** Whether what it names is good, bad, or neither: the colour of the line. */
  readonly tone: 'good' | 'fault' | 'plain';
}): JSX.Element {
  const analysis = useAnalysis();
  const pieces = createMemo(() =>
    namedPlaces(props.text, analysis.rules().board, analysis.rules().view(props.position).men),
  );
  return (
    <For each={pieces()}>
      {({ text, named, side }) => (
        <Show when={named} fallback={text}>
          <span
            class="named"
            classList={{ 'named-mill': props.tone === 'good', 'named-taken': props.tone === 'fault' }}
          >
            <Show when={side}>
              {(own) => <i class="named-man" classList={{ 'named-black': own() === 'black' }} aria-hidden="true" />}
            </Show>
            {text}
          </span>
        </Show>
      )}
    </For>
  );
}
