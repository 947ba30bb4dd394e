/** The icons of all other views and of dialogs, as {@link PATHS}. */
export const MORE_PATHS = {
  flag: 'M6 21V4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0',
  draw: 'M12 4.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15M12 4.5v15',
  message: 'M4 5h16v11h-9l-4 4v-4H4z',
  share: 'M12 15V3.5M8 7l4-3.5L16 7M6 11H4.5v9.5h15V11H18',
  left: 'm14.5 5-7 7 7 7',
  eye: 'M2.5 12c2.3-4.3 5.6-6.5 9.5-6.5s7.2 2.2 9.5 6.5c-2.3 4.3-5.6 6.5-9.5 6.5S4.8 16.3 2.5 12M12 9.3a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4',
  print: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  camera: 'M4 8h4l1.5 -2.5h5L16 8h4v11H4zM12 9.8a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 1 1 0 -6.8',
  clock: 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16M12 8v4l3 2.5',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 13 4 4L19 7',
  back: 'M20 12H5m6-7-7 7 7 7',
  first: 'm18 5-7 7 7 7M6 5v14',
  last: 'm6 5 7 7-7 7M18 5v14',
  turn: 'M7 4v14m0 0-3-3m3 3 3-3M17 20V6m0 0-3 3m3-3 3 3',
} as const;
