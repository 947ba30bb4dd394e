import { type BoardColour, boardPicture } from '@merellier/board/picture';
import type { RuleSet } from '@merellier/rules';
import { pathOf } from '../address/paths.ts';
import { rulesRest } from '../address/rules-rest.ts';
import type { View } from '../address/views.ts';
import { tellSections } from '../views/learn/rule-prose.ts';
import type { ShownBoard } from './document.ts';
import { escaped, type Html, html } from './html.ts';
import type { Voice } from './voice.ts';

/** A board in the colours of the page's own style sheet, so that it is in the reader's look and light. */
export function boardHtml({ board, view, bottom, title }: ShownBoard, names = true): Html {
  const { svg } = boardPicture(board, view, { bottom, names, colour: (property: BoardColour) => `var(${property})` });
  return { html: svg.replace('<svg', `<svg class="board-view" role="img" aria-label="${escaped(title)}"`) };
}

/** The first sentences of a rule: what it is about, in three. */
export const ruleInShort = (voice: Voice, rules: RuleSet): readonly string[] =>
  tellSections(rules, voice.learn.prose)
    .flatMap(({ sentences }) => sentences.slice(0, 1))
    .slice(0, 3);

/** The whole rule, section by section. */
export const ruleHtml = (voice: Voice, rules: RuleSet): Html =>
  html`${tellSections(rules, voice.learn.prose)
    .filter(({ sentences }) => sentences.length > 0)
    .map(
      ({ section, sentences }) => html`<section class="rule-part"><h2>${voice.learn.prose.sections[section]}</h2>
<p class="rule-prose">${sentences.join(' ')}</p></section>`,
    )}`;

/** A link to a view of the page, or to a part of it. */
export const linkTo = ({ language }: Voice, text: string, view: View, ...rest: readonly string[]): Html =>
  html`<a href="${pathOf({ view, rest }, language)}">${text}</a>`;

export const linkToRule = (voice: Voice, rules: RuleSet, text: string): Html =>
  linkTo(voice, text, 'learn', ...rulesRest(rules));

export const linkToPlay = (voice: Voice, rules: RuleSet, text: string): Html =>
  linkTo(voice, text, 'start', ...rulesRest(rules));

/** The ways from every document: what the page's own navigation offers once it is there. */
export function waysHtml(voice: Voice): Html {
  const { s } = voice;
  const views = ['online', 'learn', 'puzzles', 'analysis', 'manual'] as const;
  return html`<nav class="learn-ways">${linkTo(voice, s.toHome, 'start')} ${views.map(
    (view) => html`${linkTo(voice, view === 'learn' ? s.toLearn : s.views[view][0], view)} `,
  )}</nav>`;
}

/** A view without the game's board, as the page frames it. */
export const sheetHtml = (voice: Voice, title: string, lead: string, body: Html): Html => html`<div class="sheet">
<header class="masthead"><a class="home" href="${pathOf({ view: 'start', rest: [] }, voice.language)}" aria-label="${voice.s.toHome}">${MARK}</a>
<h1 class="rules-name">${title}</h1></header>
<main class="sheet-body"><p class="sheet-lead">${lead}</p>${body}${waysHtml(voice)}</main></div>`;

/** The three squares of the board, as the page's mark. */
export const MARK: Html = {
  html: '<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M3 3h26v26H3zM8 8h16v16H8zM12.500 12.500h7v7h-7zM16 3v9.500M16 19.500V29M3 16h9.500M19.500 16H29"/></svg>',
};

/** The first sentences of a text, as long as they fit where search engines show it. */
export function shortened(text: string, most = 200): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
