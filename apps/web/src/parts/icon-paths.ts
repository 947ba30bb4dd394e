/**
 * Drawn with one stroke of even weight, on a field of 24. Decoration: the words beside them say it. These are the icons of the
 * first page and of a game.
 */
export const PATHS = {
  play: 'M4.5 4.5h15v15h-15zM4.5 12H9M15 12h4.5M12 4.5V9M12 15v4.5M12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6',
  online: 'M5.5 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6M18.5 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6M8.5 12h7',
  learn: 'M12 6.5C10 5 7 4.5 3.5 4.7v13.6c3.5-.2 6.5.3 8.5 1.7c2-1.4 5-1.9 8.5-1.7V4.7C17 4.5 14 5 12 6.5zM12 6.5V20',
  puzzles:
    'M4.7 9.3a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4M12 9.3a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4M18 10h2.5v4H18zM7.4 12h1.9M14.7 12H18',
  analysis: 'm3.5 17.5 5-5.5 4 3 8-9',
  tournament: 'M4 5h6v5H4zM4 14h6v5H4zM10 7.5h4v9h-4M14 12h6',
  account: 'M12 4.8a3.7 3.7 0 1 1 0 7.4a3.7 3.7 0 1 1 0-7.4M4.8 20c.8-4 3.6-6 7.2-6s6.4 2 7.2 6',
  settings:
    'M4 7.5h9M18 7.5h2M4 16.5h2M11 16.5h9M15.5 5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5M8.5 14a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5',
  more: 'M4.3 12a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1-2.4 0M10.8 12a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1-2.4 0M17.3 12a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1-2.4 0',
  flip: 'M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15M12.5 15.5 16 19l3.5-3.5',
  listen: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  face: 'M12 2.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5M12 16.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5M4.5 9.5h15v5h-15z',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  less: 'M5 12h14',
  right: 'm9.5 5 7 7-7 7',
  down: 'm5 9.5 7 7 7-7',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  hint: 'M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.5-1 1.2-1 2h-5c0-.8-.4-1.5-1-2',
  new: 'M12 5v14M5 12h14',
  turns: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
} as const;

/** The three squares of the board, as the mark of the page, on a field of 32. */
export const MARK = 'M3 3h26v26H3zM8 8h16v16H8zM12.5 12.5h7v7h-7zM16 3v9.5M16 19.5V29M3 16h9.5M19.5 16H29';
