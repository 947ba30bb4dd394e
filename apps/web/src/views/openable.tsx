import type { Component } from 'solid-js';
import type { SheetName, SheetProps } from '../address/route.ts';
import { type LaterPart, later } from '../parts/later.tsx';
import type { DialogName } from '../state/navigation.ts';
import { preload as analysisTexts } from './analysis/strings/strings.ts';
import { preload as classTexts } from './class/strings/strings.ts';
import { preload as clubsTexts } from './clubs/strings/strings.ts';
import { preload as gamesTexts } from './games/strings/strings.ts';
import { preload as learnTexts } from './learn/strings/strings.ts';
import { preload as manualTexts } from './manual/strings/strings.ts';
import { preload as moderationTexts } from './moderation/strings/strings.ts';
import { preload as onlineTexts } from './online/strings/strings.ts';
import { preload as printTexts } from './print/strings/strings.ts';
import { preload as puzzlesTexts } from './puzzles/strings/strings.ts';
import { preload as reviseTexts } from './revise/strings/strings.ts';
import { preload as settingsTexts } from './settings/strings/strings.ts';
import { preload as tournamentTexts } from './tournament/strings/strings.ts';

/** A part with texts of its own: they are asked for with it, not once it has come. */
function withTexts<Props extends object>(texts: () => void, load: () => Promise<Component<Props>>): LaterPart<Props> {
  return later(() => {
    texts();
    return load();
  });
}

/** The views without the game's board; each is loaded when it is opened. */
export const SHEET_VIEWS: Readonly<Record<SheetName, LaterPart<SheetProps>>> = {
  online: withTexts(onlineTexts, async () => (await import('./online/online-view.tsx')).OnlineView),
  learn: withTexts(learnTexts, async () => (await import('./learn/learn-view.tsx')).LearnView),
  class: withTexts(classTexts, async () => (await import('./class/class-view.tsx')).ClassView),
  analysis: withTexts(analysisTexts, async () => (await import('./analysis/analysis-view.tsx')).AnalysisView),
  puzzles: withTexts(puzzlesTexts, async () => (await import('./puzzles/puzzles-view.tsx')).PuzzlesView),
  revise: withTexts(reviseTexts, async () => (await import('./revise/revise-view.tsx')).ReviseView),
  clubs: withTexts(clubsTexts, async () => (await import('./clubs/clubs-view.tsx')).ClubsView),
  tournament: withTexts(tournamentTexts, async () => (await import('./tournament/tournament-view.tsx')).TournamentView),
  games: withTexts(gamesTexts, async () => (await import('./games/games-view.tsx')).GamesView),
  print: withTexts(printTexts, async () => (await import('./print/print-view.tsx')).PrintView),
  settings: withTexts(settingsTexts, async () => (await import('./settings/settings-view.tsx')).SettingsView),
  moderation: withTexts(moderationTexts, async () => (await import('./moderation/moderation-view.tsx')).ModerationView),
  missing: later(async () => (await import('./missing/missing-view.tsx')).MissingView),
  manual: withTexts(manualTexts, async () => (await import('./manual/manual-view.tsx')).ManualView),
};

/** Each dialog is loaded when it is first opened. */
export const DIALOGS: Readonly<Record<DialogName, LaterPart<object>>> = {
  menu: later(async () => (await import('../dialogs/menu-dialog.tsx')).MenuDialog),
  turns: later(async () => (await import('../dialogs/ask-dialogs.tsx')).TurnsDialog),
  resign: later(async () => (await import('../dialogs/ask-dialogs.tsx')).ResignDialog),
  draw: later(async () => (await import('../dialogs/ask-dialogs.tsx')).DrawDialog),
  leave: later(async () => (await import('../dialogs/ask-dialogs.tsx')).LeaveDialog),
  text: later(async () => (await import('../dialogs/text-dialog.tsx')).TextDialog),
  rules: withTexts(learnTexts, async () => (await import('../dialogs/rules-dialog.tsx')).RulesDialog),
  'house-rules': withTexts(
    learnTexts,
    async () => (await import('../dialogs/house-rules/house-rules-dialog.tsx')).HouseRulesDialog,
  ),
};
