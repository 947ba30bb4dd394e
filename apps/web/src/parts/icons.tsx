import type { JSX } from 'solid-js';

/** Drawn with one stroke of even weight, on a field of 24. Decoration: the words beside them say it. */
const PATHS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  hint: 'M9 18h6M10 21h4M8.500 15a6 6 0 1 1 7 0c-.6.5-1 1.200-1 2h-5c0-.8-.4-1.500-1-2',
  menu: 'M4 7h16M4 12h16M4 17h16',
  new: 'M12 5v14M5 12h14',
  close: 'm6 6 12 12M18 6 6 18',
  turns: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  check: 'm5 13 4 4L19 7',
  back: 'M20 12H5m6-7-7 7 7 7',
  first: 'M6 5v14M19 6l-9 6 9 6z',
  last: 'M18 5v14M5 6l9 6-9 6z',
  turn: 'M7 4v14m0 0-3-3m3 3 3-3M17 20V6m0 0-3 3m3-3 3 3',
} as const;

export type IconName = keyof typeof PATHS;

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
