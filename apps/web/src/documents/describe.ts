import type { GameState } from '@merellier/protocol';
import { readRuleSet, ruleSet } from '@merellier/rules';
import type { PlacedRoute } from '../address/paths.ts';
import { readRulesRest } from '../address/read-rules-rest.ts';
import { RUNGS } from '../endings/ending.ts';
import { wayOf } from '../puzzles/ways.ts';
import { describeGame } from './describe-game.ts';
import { describePosition, describePuzzle } from './describe-positions.ts';
import { describePuzzles } from './describe-puzzles.ts';
import { describeOwnGame, describeRule, describeStart } from './describe-rules.ts';
import {
  boardDocument,
  boardOf,
  describeBoardView,
  describeCourse,
  describeGlossary,
  describeLearn,
  describeLesson,
  describeManual,
  describeSolved,
  describeStory,
  describeView,
  sheetDocument,
} from './describe-views.ts';
import type { PageDocument } from './document.ts';
import { loadVoice, type Voice } from './voice.ts';

/** How the document finds an online game: its state, null where there is none, undefined where nobody can say. */
export type FindGame = (id: string) => Promise<GameState | null | undefined>;

/** What is shown at an address before any script, in its language. An address with nothing at it has a document too. */
export async function describePage({ route, language }: PlacedRoute, findGame: FindGame): Promise<PageDocument> {
  const voice = await loadVoice(language);
  return (await describeKnown(voice, { route, language }, findGame)) ?? describeView(voice, route, false);
}

/** Null where there is nothing at the address. */
async function describeKnown(voice: Voice, { route }: PlacedRoute, findGame: FindGame): Promise<PageDocument | null> {
  const { view, rest } = route;
  const [first] = rest;
  switch (view) {
    case 'start': {
      const read = first === undefined ? null : readRulesRest(rest);
      if (rest.length > 2 || read?.ok === false) return null;
      return describeStart(voice, route, read?.ok ? read.value : ruleSet('jeu-du-moulin'));
    }
    case 'play':
      return describeOwnGame(voice, route);
    case 'learn':
      return describeLearning(voice, route, ...rest);
    case 'puzzles': {
      if (first === undefined) return describePuzzles(voice, route);
      if (first === 'endings') {
        const [title, text] = voice.s.endings;
        if (rest.length === 1) return sheetDocument(voice, route, { title, text });
        const rung = rest.length === 2 ? RUNGS.find(({ id }) => id === rest[1]) : undefined;
        // The ending itself is drawn by lot once the page is there.
        const shown = rung && boardOf(voice, [rung.rules]);
        return shown ? boardDocument(voice, route, { title, text, shown, listed: false }) : null;
      }
      if (first === 'days' || first === 'storm' || first === 'streak') {
        const [title, text] = voice.s.puzzleWays[first];
        const known = rest.length === 1 || (first !== 'days' && rest.length === 2 && readRuleSet(rest[1] ?? '').ok);
        if (!known) return null;
        const sheet = { title, text, listed: rest.length === 1 };
        return first === 'days'
          ? sheetDocument(voice, route, sheet)
          : boardDocument(voice, route, { ...sheet, edges: 'top' });
      }
      const way = wayOf(first);
      if (way) {
        const [title, text] = voice.s.puzzleWays[way];
        const known = rest.length === 1 || (way === 'race' && rest.length === 2 && /^[A-Za-z]{4}$/.test(rest[1] ?? ''));
        if (!known) return null;
        const sheet = { title, text, listed: false };
        return way === 'race'
          ? boardDocument(voice, route, { ...sheet, edges: 'none', name: 'race-door' })
          : sheetDocument(voice, route, sheet);
      }
      return rest.length > 1 ? null : describePuzzle(voice, route, first);
    }
    case 'analysis':
      if (first === 'collection') return describeView(voice, route);
      return first === undefined || first === 'set-up'
        ? describeBoardView(voice, route, first ? 'none' : 'both', 'analysis', boardOf(voice, []))
        : describePosition(voice, route);
    case 'online':
      return describeOnline(voice, route, findGame);
    case 'manual':
      return rest.length > 1 ? null : describeManual(voice, route, first);
    case 'print':
      return rest.length > 2 ? null : describeView(voice, route);
    case 'clubs':
    case 'class':
    case 'tournament':
    case 'moderation':
      return describeView(voice, route);
    case 'revise':
      // Which card is due only the reader's device knows; most are positions.
      if (first === 'now' && rest.length === 1) return describeBoardView(voice, route, 'top', '');
      return first === undefined ? describeView(voice, route) : null;
    case 'games':
    case 'settings':
      return first === undefined ? describeView(voice, route) : null;
    case 'missing':
      return null;
  }
}

function describeLearning(
  voice: Voice,
  route: PlacedRoute['route'],
  first = '',
  second?: string,
  third?: string,
): PageDocument | null {
  const most = first === 'lesson' || first === 'openings' ? 4 : first === 'course' || first === 'strategy' ? 3 : 2;
  if (route.rest.length > most) return null;
  switch (first) {
    case '':
    case 'rules':
      return describeLearn(voice, route);
    case 'course':
    case 'strategy':
      return describeCourse(voice, route, first, second, third);
    case 'lesson':
      return describeLesson(voice, route);
    case 'compare': {
      const [title, text] = voice.s.compare;
      return sheetDocument(voice, route, { title, text, listed: second === undefined });
    }
    case 'openings': {
      const [title, text] = voice.s.openings;
      const named = route.rest.slice(1).filter((word) => word !== 'train');
      return boardDocument(voice, route, {
        ...{ title, text, listed: second === undefined },
        ...{ edges: route.rest.includes('train') ? 'both' : 'none', shown: boardOf(voice, named) },
      });
    }
    case 'known':
      return describeSolved(voice, route, second);
    case 'story':
      return describeStory(voice, route);
    case 'glossary':
      return describeGlossary(voice, route, second);
    default: {
      const read = readRulesRest(route.rest);
      return read.ok ? describeRule(voice, route, read.value) : null;
    }
  }
}

/** Words that stand where the id of an online game may stand. */
const OWN = ['invite', 'mine', 'player', 'account'];

async function describeOnline(
  voice: Voice,
  route: PlacedRoute['route'],
  findGame: FindGame,
): Promise<PageDocument | null> {
  const [first, ...more] = route.rest;
  if (first === undefined) return describeBoardView(voice, route, 'none', 'lobby');
  // The game that it makes waits on the board of the rules chosen here: of which nobody knows before any script.
  if (first === 'invite' && more.length === 0) return describeBoardView(voice, route, 'both', '', boardOf(voice, []));
  if (OWN.includes(first)) return describeView(voice, route);
  if (first === 'leaderboard') {
    const [title, text] = voice.s.leaderboard;
    return sheetDocument(voice, route, { title, text, listed: more.length === 0 });
  }
  const state = more.length > 0 ? null : await findGame(first);
  if (state === null) return null;
  return state === undefined ? describeView(voice, route) : describeGame(voice, route, state);
}
