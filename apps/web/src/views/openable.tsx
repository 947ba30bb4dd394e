import type { Component } from 'solid-js';
import type { SheetName, SheetProps } from '../address/route.ts';
import { later } from '../parts/later.tsx';
import type { DialogName } from '../state/navigation.ts';

/** The views without the game's board; each is loaded when it is opened. */
export const SHEET_VIEWS: Readonly<Record<SheetName, Component<SheetProps>>> = {
  online: later(async () => (await import('./online/online-view.tsx')).OnlineView),
  learn: later(async () => (await import('./learn/learn-view.tsx')).LearnView),
  class: later(async () => (await import('./class/class-view.tsx')).ClassView),
  analysis: later(async () => (await import('./analysis/analysis-view.tsx')).AnalysisView),
  puzzles: later(async () => (await import('./puzzles/puzzles-view.tsx')).PuzzlesView),
  revise: later(async () => (await import('./revise/revise-view.tsx')).ReviseView),
  clubs: later(async () => (await import('./clubs/clubs-view.tsx')).ClubsView),
  tournament: later(async () => (await import('./tournament/tournament-view.tsx')).TournamentView),
  games: later(async () => (await import('./games/games-view.tsx')).GamesView),
  print: later(async () => (await import('./print/print-view.tsx')).PrintView),
  settings: later(async () => (await import('./settings/settings-view.tsx')).SettingsView),
  moderation: later(async () => (await import('./moderation/moderation-view.tsx')).ModerationView),
  missing: later(async () => (await import('./missing/missing-view.tsx')).MissingView),
  manual: later(async () => (await import('./manual/manual-view.tsx')).ManualView),
};

/** Each dialog is loaded when it is first opened. */
export const DIALOGS: Readonly<Record<DialogName, Component>> = {
  menu: later(async () => (await import('../dialogs/menu-dialog.tsx')).MenuDialog),
  turns: later(async () => (await import('../dialogs/ask-dialogs.tsx')).TurnsDialog),
  resign: later(async () => (await import('../dialogs/ask-dialogs.tsx')).ResignDialog),
  draw: later(async () => (await import('../dialogs/ask-dialogs.tsx')).DrawDialog),
  leave: later(async () => (await import('../dialogs/ask-dialogs.tsx')).LeaveDialog),
  text: later(async () => (await import('../dialogs/text-dialog.tsx')).TextDialog),
  rules: later(async () => (await import('../dialogs/rules-dialog.tsx')).RulesDialog),
  'house-rules': later(async () => (await import('../dialogs/house-rules/house-rules-dialog.tsx')).HouseRulesDialog),
};
