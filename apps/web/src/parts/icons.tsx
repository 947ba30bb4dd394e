import type { JSX } from 'solid-js';
import { type IconName, PATHS } from './icon-paths.ts';

export type { IconName };

export function Icon(props: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[props.name]} />
    </svg>
  );
}

/** The three squares of the board, as a mark. */
export function Mark(): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M3 3h26v26H3zM8 8h16v16H8zM12.500 12.500h7v7h-7zM16 3v9.500M16 19.500V29M3 16h9.500M19.500 16H29" />
    </svg>
  );
}
