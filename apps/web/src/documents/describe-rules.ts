import { type Position, type RuleSet, ruleSet } from '@merellier/rules';
import { pathOf } from '../address/paths.ts';
import { rulesRest } from '../address/rules-rest.ts';
import type { Route } from '../address/views.ts';
import { livingOf } from '../home/living.ts';
import { pictureOf } from '../parts/pictures.ts';
import { ruleInShort } from '../views/learn/rule-prose.ts';
import type { PageDocument, ShownBoard } from './document.ts';
import { type Html, html } from './html.ts';
import { layoutHtml, linkToRule, sheetHtml, shortened } from './parts.ts';
import { ruleBodyHtml, ruleHeadHtml } from './rule-html.ts';
import type { Voice } from './voice.ts';

/** The page of a rule set: the whole rule, with its figure. */
export function describeRule(voice: Voice, route: Route, rules: RuleSet): PageDocument {
  const { s, words } = voice;
  const name = words.rulesName(rules);
  const { pitch } = words.rules(rules);
  const shown: ShownBoard = { board: rules.board, view: pictureOf(rules), bottom: 'white', title: name };
  const description = shortened(`${pitch} ${ruleInShort(rules, voice.learn.prose).join(' ')}`);
  const isNamed = Object.keys(rules.changes).length === 0;
  return {
    ...{ language: voice.language, route, found: true, listed: isNamed },
    title: s.titled(s.rule(name)),
    ...{ description, shown },
    card: { over: s.readRule, title: name, text: pitch },
    cardVersion: '1',
    data: (url) => [
      gameData(voice, rules, description, url),
      trailData(voice, name, url(pathOf(route, voice.language)), url),
    ],
    body: sheetHtml(voice, route, name, pitch, ruleBodyHtml(voice, rules), {
      name: 'rule-page',
      head: ruleHeadHtml(voice, rules, shown),
    }),
    readFirst: true,
  };
}

/** The first page, with one rule set laid out: all of them, or the one that the address names. */
export function describeStart(voice: Voice, route: Route, rules: RuleSet): PageDocument {
  const { s, words, page } = voice;
  // What lies ready to be played, as the page itself shows it.
  const living = livingOf(rules);
  const side = html`<div class="home"><div class="status"><p class="task">${page.touchToPlay(rules.board.kind === 'squares' ? 'man' : 'point')}</p>
<div class="note"><p class="home-why">${living ? page.livingWhy : words.rules(rules).pitch}</p></div></div>
<noscript><p>${s.needsScript}</p></noscript><p>${linkToRule(voice, rules, page.readRules)}</p></div>`;
  return describePlace(voice, route, rules, living?.position ?? rules.start(), side);
}

/** The reader's own game, which the browser alone knows: its board is there, without the men of any other game. */
export function describeOwnGame(voice: Voice, route: Route): PageDocument {
  const rules = ruleSet('jeu-du-moulin');
  const side = html`<div class="status"><p class="task">${voice.page.loading}</p></div>
<noscript><p>${voice.s.needsScript}</p></noscript>`;
  return { ...describePlace(voice, route, rules, rules.start(), side), listed: false };
}

/** Where rules are played: a position of theirs on the board, and what stands beside it. */
function describePlace(voice: Voice, route: Route, rules: RuleSet, position: Position, side: Html): PageDocument {
  const { s, words } = voice;
  const isHome = route.rest.length === 0;
  const name = words.rulesName(rules);
  const { pitch } = words.rules(rules);
  const description = isHome
    ? s.home.description
    : shortened(`${pitch} ${ruleInShort(rules, voice.learn.prose).join(' ')}`);
  const shown: ShownBoard = { board: rules.board, view: rules.view(position), bottom: 'white', title: name };
  return {
    ...{ language: voice.language, route, found: true, listed: Object.keys(rules.changes).length === 0 },
    title: isHome ? s.home.title : s.titled(s.play(name)),
    ...{ description, shown },
    card: isHome
      ? { over: s.goPlayNow, title: s.home.heading, text: s.home.card, view: pictureOf(rules) }
      : { over: s.goPlayNow, title: name, text: pitch, view: pictureOf(rules) },
    cardVersion: '1',
    data: (url) => (isHome ? [siteData(voice, url)] : [gameData(voice, rules, description, url)]),
    body: layoutHtml(voice, route, isHome ? s.home.heading : name, shown, side),
    readFirst: false,
  };
}

/** A game in the words of schema.org. */
const gameData = (voice: Voice, rules: RuleSet, description: string, url: (path: string) => string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Game',
  name: voice.words.rulesName(rules),
  description,
  inLanguage: voice.language,
  url: url(pathOf({ view: 'learn', rest: rulesRest(rules) }, voice.language)),
  image: url(cardPath({ view: 'learn', rest: rulesRest(rules) }, voice)),
  numberOfPlayers: { '@type': 'QuantitativeValue', value: 2 },
  isAccessibleForFree: true,
});

const cardPath = (route: Route, { language }: Voice): string => `/cards${pathOf(route, language)}.png`;

/** Where a page stands, for search engines. */
const trailData = (voice: Voice, name: string, here: string, url: (path: string) => string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    [voice.s.site, url(pathOf({ view: 'start', rest: [] }, voice.language))],
    [voice.s.rulesTitle, url(pathOf({ view: 'learn', rest: [] }, voice.language))],
    [name, here],
  ].map(([text, item], i) => ({ '@type': 'ListItem', position: i + 1, name: text, item })),
});

const siteData = ({ s, language }: Voice, url: (path: string) => string): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: s.site,
  description: s.home.description,
  inLanguage: language,
  url: url(pathOf({ view: 'start', rest: [] }, language)),
  applicationCategory: 'GameApplication',
  operatingSystem: 'Any',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
});
