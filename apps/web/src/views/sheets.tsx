import { type Component, lazy } from 'solid-js';
import type { SheetName, SheetProps } from '../address/route.ts';

/** The views without the game's board; each is loaded when it is opened. */
export const SHEET_VIEWS: Readonly<Record<SheetName, Component<SheetProps>>> = {
  online: lazy(async () => ({ default: (await import('./online/online-view.tsx')).OnlineView })),
  learn: lazy(async () => ({ default: (await import('./learn/learn-view.tsx')).LearnView })),
  analysis: lazy(async () => ({ default: (await import('./analysis/analysis-view.tsx')).AnalysisView })),
  puzzles: lazy(async () => ({ default: (await import('./puzzles/puzzles-view.tsx')).PuzzlesView })),
  tournament: lazy(async () => ({ default: (await import('./tournament/tournament-view.tsx')).TournamentView })),
  clubs: lazy(async () => ({ default: (await import('./clubs/clubs-view.tsx')).ClubsView })),
  games: lazy(async () => ({ default: (await import('./games/games-view.tsx')).GamesView })),
  print: lazy(async () => ({ default: (await import('./print/print-view.tsx')).PrintView })),
  settings: lazy(async () => ({ default: (await import('./settings/settings-view.tsx')).SettingsView })),
  missing: lazy(async () => ({ default: (await import('./missing/missing-view.tsx')).MissingView })),
  manual: lazy(async () => ({ default: (await import('./manual/manual-view.tsx')).ManualView })),
};
