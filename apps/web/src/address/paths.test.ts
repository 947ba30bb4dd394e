import { RULE_SET_IDS } from '@merellier/rules';
import { LANGUAGES } from '@merellier/words';
import { describe, expect, it } from 'vitest';
import { readOldLink } from './old-links.ts';
import { openingLanguage } from './opening-language.ts';
import { pathOf, readPath } from './paths.ts';
import { PLACES, SERVER_WORDS } from './places.ts';
import { ruleSetIdOf } from './rule-slugs.ts';
import type { Route, View } from './views.ts';

const GAME = 'abcdefghijklmnopqrst';
const route = (view: View, ...rest: string[]): Route => ({ view, rest });

const ROUTES: readonly Route[] = [
  route('start'),
  ...RULE_SET_IDS.flatMap((id) => [route('start', id), route('learn', id), route('print', 'rules', id)]),
  route('start', 'marelle', 'men=7&flying=0'),
  route('play'),
  route('online'),
  ...[[GAME], ['invite'], ['mine'], ['player', GAME], ['leaderboard'], ['leaderboard', 'nine']].map((rest) =>
    route('online', ...rest),
  ),
  ...[[], ['sign-in'], ['recovery']].map((rest) => route('online', 'account', ...rest)),
  route('learn'),
  route('learn', 'rules'),
  ...[['course'], ['strategy', '2'], ['compare'], ['story'], ['glossary'], ['glossary', 'mill']].map((rest) =>
    route('learn', ...rest),
  ),
  route('learn', 'strategy', '2', '1'),
  route('learn', 'marelle', 'men=7&flying=0'),
  route('learn', 'lesson', 'marelle', 'men=7&flying=0', '3'),
  route('puzzles'),
  route('revise'),
  route('revise', 'now'),
  route('puzzles', 'storm'),
  route('puzzles', 'streak', 'marelle-a-6'),
  route('puzzles', 'days'),
  route('puzzles', 'endings'),
  route('puzzles', 'endings', '3-4-win'),
  route('puzzles', 'jeu-du-moulin-069474d8'),
  route('analysis'),
  route('analysis', 'set-up'),
  route('analysis', 'collection'),
  route('analysis', 'marelle', 'W:Wa1,d6:Bb4,f2:H7,7', 'men=7&flying=0'),
  route('games'),
  ...['game', 'board', 'score', 'puzzles'].map((kind) => route('print', kind, 'marelle')),
  route('print'),
  route('settings'),
  route('settings', 'à/b', '50%'),
  route('manual', 'keyboard'),
  route('missing', 'nowhere', 'english'),
];

describe.each(LANGUAGES)('an address in %s', (language) => {
  it.each(ROUTES)('leads back to where it comes from: $view $rest', (there) => {
    expect(readPath(pathOf(there, language))).toEqual({ route: there, language });
  });

  it('is one for each place', () => {
    const paths = ROUTES.map((there) => pathOf(there, language));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('is never one of the server’s own', () => {
    for (const places of Object.values(PLACES))
      for (const { path } of places) expect(SERVER_WORDS).not.toContain(path[language].split('/')[0]);
    for (const word of SERVER_WORDS) {
      expect(ruleSetIdOf(word, language)).toBeNull();
      expect(readPath(`/${word}/x`).route.view).toBe('missing');
    }
  });
});

describe('addresses', () => {
  it('are written as a reader of the language would', () => {
    expect(pathOf(route('start'), 'fr')).toBe('/');
    expect(pathOf(route('start'), 'en')).toBe('/en');
    expect(pathOf(route('start', 'jeu-du-moulin'), 'fr')).toBe('/jeu-du-moulin');
    expect(pathOf(route('learn', 'marelle-de-ceylan'), 'fr')).toBe('/regles/marelle-de-ceylan');
    expect(pathOf(route('learn', 'jeu-du-moulin'), 'en')).toBe('/en/rules/nine-mens-morris');
    expect(pathOf(route('learn', 'marelle-a-6'), 'de')).toBe('/de/regeln/sechser-muehle');
    expect(pathOf(route('puzzles', '1234'), 'fr')).toBe('/problemes/1234');
    expect(pathOf(route('online', GAME), 'fr')).toBe(`/parties/${GAME}`);
    expect(pathOf(route('analysis', 'marelle', 'W:Wa1:B'), 'fr')).toBe('/analyse/marelle/W:Wa1:B');
  });

  it('may name a rule set as programs do, and end with a stroke', () => {
    expect(readPath('/en/rules/marelle-a-6/').route).toEqual(route('learn', 'marelle-a-6'));
    expect(readPath('/jeu-du-moulin/').route).toEqual(route('start', 'jeu-du-moulin'));
  });

  it('that lead nowhere are known, and never fail', () => {
    for (const path of ['/nowhere', '/nowhere.html', '/en/regles/x/y/../z', '/fr', '/%E0%A4%A', '/jouer/x'])
      expect(readPath(path).route.view).toBe('missing');
    expect(readPath('/reglages/%E0%A4%A').route).toEqual(route('settings', '%E0%A4%A'));
  });
});

describe('links from before', () => {
  it.each([
    ['#/', route('start')],
    ['#/start', route('start')],
    ['#/play', route('play')],
    ['#/learn/marelle/men=7&flying=0', route('learn', 'marelle', 'men=7&flying=0')],
    [`#/online/${GAME}`, route('online', GAME)],
    ['#/analysis/marelle/W%3AWa1%3AB', route('analysis', 'marelle', 'W:Wa1:B')],
    ['#/settings/%E0%A4%A', route('settings', '%E0%A4%A')],
    ['#/nowhere/x', route('missing', 'nowhere', 'x')],
    ['#/play/x', route('missing', 'play', 'x')],
    ['#/toString', route('missing', 'toString')],
    ['#/missing', route('missing', 'missing')],
  ])('go on working: %s', (hash, there) => expect(readOldLink(hash)).toEqual(there));

  it.each(['', '#', '#settings', '#x/settings', '#rules=marelle&fen=a/b', '#g=abc/d'])(
    'are told from others: %s',
    (hash) => expect(readOldLink(hash)).toBeNull(),
  );
});

it('an address opens in its language; the first page, a game, a tournament online and the door of a class in the reader’s', () => {
  expect(openingLanguage('/de/regeln/muehle', ['fr'])).toBe('de');
  expect(openingLanguage('/regles/jeu-du-moulin', ['en'])).toBe('fr');
  expect(openingLanguage('/en', ['fr'])).toBe('en');
  expect(openingLanguage('/', ['it', 'de-AT', 'en'])).toBe('de');
  expect(openingLanguage(`/en/games/${GAME}`, ['fr'])).toBe('fr');
  expect(openingLanguage(`/en/games/${GAME}`, ['it'])).toBe('en');
  expect(openingLanguage('/c/MAON', ['de-DE', 'en'])).toBe('de');
  expect(openingLanguage('/en/class', ['de'])).toBe('en');
  expect(openingLanguage(`/tournois/${GAME}`, ['de-DE', 'en'])).toBe('de');
  expect(openingLanguage(`/en/tournaments/${GAME}`, ['fr'])).toBe('fr');
  expect(openingLanguage('/tournois/annoncer', ['de'])).toBe('fr');
  expect(openingLanguage('/parties', ['de'])).toBe('de');
  expect(openingLanguage('/jouer', ['de'])).toBe('de');
  expect(openingLanguage('/nowhere', ['de'])).toBe('de');
});
