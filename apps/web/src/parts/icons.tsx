import type { JSX } from 'solid-js';

/** Drawn with one stroke of even weight, on a field of 24. Decoration: the words beside them say it. */
const PATHS = {
  play: 'M4.500 4.500h15v15h-15zM4.500 12H9M15 12h4.500M12 4.500V9M12 15v4.500M12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6',
  online: 'M5.500 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6M18.500 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6M8.500 12h7',
  learn:
    'M12 6.500C10 5 7 4.500 3.500 4.700v13.600c3.500-.2 6.500.3 8.500 1.700c2-1.400 5-1.900 8.500-1.700V4.700C17 4.500 14 5 12 6.500zM12 6.500V20',
  puzzles:
    'M4.700 9.300a2.700 2.700 0 1 1 0 5.400a2.700 2.700 0 1 1 0-5.400M12 9.300a2.700 2.700 0 1 1 0 5.400a2.700 2.700 0 1 1 0-5.400M18 10h2.500v4H18zM7.400 12h1.900M14.700 12H18',
  analysis: 'm3.500 17.500 5-5.500 4 3 8-9',
  account:
    'M12 4.800a3.700 3.700 0 1 1 0 7.400a3.700 3.700 0 1 1 0-7.400M4.800 20c.8-4 3.600-6 7.200-6s6.400 2 7.200 6',
  settings:
    'M4 7.500h9M18 7.500h2M4 16.500h2M11 16.500h9M15.500 5a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5M8.500 14a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5',
  more: 'M5.500 12h.01M12 12h.01M18.500 12h.01',
  flip: 'M8 20V5M4.500 8.500 8 5l3.500 3.500M16 4v15M12.500 15.500 16 19l3.500-3.500',
  listen: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  face: 'M12 2.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5M12 16.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5M4.500 9.500h15v5h-15z',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  flag: 'M6 21V4.500c4-2 7 2 12 0v9c-5 2-8-2-12 0',
  less: 'M5 12h14',
  left: 'm14.500 5-7 7 7 7',
  right: 'm9.500 5 7 7-7 7',
  down: 'm5 9.500 7 7 7-7',
  eye: 'M2.500 12c2.300-4.300 5.600-6.500 9.500-6.500s7.200 2.200 9.500 6.500c-2.300 4.300-5.600 6.500-9.500 6.500S4.800 16.300 2.500 12M12 9.300a2.700 2.700 0 1 1 0 5.400a2.700 2.700 0 1 1 0-5.400',
  print: 'M7 9V3.500h10V9M7 17H4V9h16v8h-3M7 14h10v6.500H7z',
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
