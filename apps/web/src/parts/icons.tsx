import type { JSX } from 'solid-js';
import { type IconName, MARK, PATHS } from './icon-paths.ts';

export type { IconName };

export function Icon(props: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[props.name]} />
    </svg>
  );
}

/** The mark of the page. */
export function Mark(): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d={MARK} />
    </svg>
  );
}
