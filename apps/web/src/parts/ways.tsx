import type { JSX } from 'solid-js';
import { Icon, type IconName } from './icons.tsx';

/** Ways on from a page, each a row to touch: two beside each other where there is room. */
export function Ways(props: { readonly children: JSX.Element }): JSX.Element {
  return <ul class="ways">{props.children}</ul>;
}

export function Way(props: {
  readonly icon: IconName;
  readonly href: string;
  readonly name: string;
  /** What is found there, in a line. */
  readonly line?: string;
}): JSX.Element {
  return (
    <li>
      <a class="item" href={props.href}>
        <span class="item-picture">
          <Icon name={props.icon} />
        </span>
        <span>
          <span class="item-name">{props.name}</span>
          {props.line && <span class="item-line">{props.line}</span>}
        </span>
        <Icon name="right" />
      </a>
    </li>
  );
}
