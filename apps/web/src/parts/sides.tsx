import type { Side } from '@merellier/rules';
import { For, type JSX } from 'solid-js';
import { useLanguage } from '../context.ts';

const SIDES: readonly Side[] = ['white', 'black'];

/** Who plays which men: a man of each colour before the name. */
export function Sides(props: { readonly names: Readonly<Record<Side, string>> }): JSX.Element {
  const language = useLanguage();
  return (
    <ul class="sides">
      <For each={SIDES}>
        {(side) => (
          <li>
            <span class="named-man" classList={{ 'named-black': side === 'black' }} aria-hidden="true" />
            <span class="hidden">{language.words().side(side)} – </span>
            {props.names[side]}
          </li>
        )}
      </For>
    </ul>
  );
}
