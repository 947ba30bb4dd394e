import { boardPicture, type PictureOptions } from '@merellier/board/picture';
import { other, type RuleSet } from '@merellier/rules';
import { pathOf } from '../address/paths.ts';
import { rulesRest } from '../address/rules-rest.ts';
import type { Route, View } from '../address/views.ts';
import { WAYS } from '../frame/ways.ts';
import { MARK, PATHS } from '../parts/icon-paths.ts';
import { MORE_PATHS } from '../parts/more-icon-paths.ts';
import type { ShownBoard } from './document.ts';
import { escaped, type Html, html } from './html.ts';
import type { Voice } from './voice.ts';

/**
 * A board in the colours of the page's own style sheet, so that it is in the reader's look and light; `solid` where the page shows a
 * cube as one, and not its plan.
 */
export const boardHtml = ({ title, ...shown }: ShownBoard, solid: boolean): Html =>
  svgHtml(shown, { solid }, `class="board-view" role="img" aria-label="${escaped(title)}"`);

const svgHtml = ({ board, view, bottom }: Omit<ShownBoard, 'title'>, options: PictureOptions, named: string): Html => {
  const { svg } = boardPicture(board, view, { bottom, colour: (property) => `var(${property})`, ...options });
  return { html: svg.replace('<svg', `<svg ${named}`) };
};

/** A board that only pictures what stands beside it, as the page draws it: without names, and not said. */
export const miniBoardHtml = (shown: Omit<ShownBoard, 'title'>): Html =>
  svgHtml(shown, { names: false }, 'class="board-mini" aria-hidden="true"');

/** A link to a view of the page, or to a part of it. */
export const linkTo = ({ language }: Voice, text: string, view: View, ...rest: readonly string[]): Html =>
  html`<a href="${pathOf({ view, rest }, language)}">${text}</a>`;

export const puzzlePath = ({ language }: Voice, id: string): string =>
  pathOf({ view: 'puzzles', rest: [id] }, language);

export const linkToRule = (voice: Voice, rules: RuleSet, text: string): Html =>
  linkTo(voice, text, 'learn', ...rulesRest(rules));

export const linkToPlay = (voice: Voice, rules: RuleSet, text: string): Html =>
  linkTo(voice, text, 'start', ...rulesRest(rules));

/** The frame of every view: its header with the ways to all of them, as the page draws it, and the view below. */
export function frameHtml(voice: Voice, route: Route, main: Html): Html {
  const { language, page } = voice;
  const ways = WAYS.map(({ to, icon, holds }) => {
    const here = holds.includes(route.view) ? html` aria-current="page"` : null;
    return html`<a href="${pathOf({ view: to, rest: [] }, language)}" data-label="${page.ways[to]}"${here}>${iconHtml(icon)}${page.ways[to]}</a>`;
  });
  return html`<header class="bar"><a class="brand" href="${pathOf({ view: 'start', rest: [] }, language)}" aria-label="${page.home}"><svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path d="${MARK}"/></svg><span aria-hidden="true">Mérellier</span></a>
<nav class="nav" aria-label="${page.pages}">${ways}</nav><div class="tools"></div></header>
${main}`;
}

const ICONS = { ...PATHS, ...MORE_PATHS };

export const iconHtml = (name: keyof typeof ICONS): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;

/** A view without the game's board, as the page lays it out; `wide` over all columns, with `head` beside its title. */
export const sheetHtml = (
  voice: Voice,
  route: Route,
  title: string,
  lead: string,
  body: Html,
  wide?: { readonly name: string; readonly head: Html | null },
): Html =>
  frameHtml(
    voice,
    route,
    html`<main class="sheet${wide ? ` ${wide.name} sheet-wide` : ''}"><div class="sheet-head"><div class="sheet-said"><h1 class="sheet-title">${title}</h1>
<p class="sheet-lead">${lead}</p></div>${wide?.head ?? null}</div>
<div class="sheet-body">${body}</div></main>`,
  );

/** What stands at the board's edges in a view: both players, one line above it, or nothing. */
export type Edges = 'both' | 'top' | 'none';

/** A view with a board and a column beside it, as the page lays it out: the board has the place and size that it keeps. */
export const layoutHtml = (
  voice: Voice,
  route: Route,
  title: string,
  shown: ShownBoard,
  side: Html,
  { edges = 'both', name = '' }: { readonly edges?: Edges; readonly name?: string } = {},
): Html =>
  frameHtml(
    voice,
    route,
    html`<main class="layout ${name}" data-view="${route.view}"><h1 class="hidden">${title}</h1>
${edges === 'none' ? null : stripHtml('top', edges === 'top' ? title : voice.words.side(other(shown.bottom)))}
<div class="layout-board"><section class="board-area">${boardHtml(shown, true)}</section></div>
${edges === 'both' ? stripHtml('bottom', voice.words.side(shown.bottom)) : null}
<div class="layout-side">${side}</div></main>`,
  );

const stripHtml = (edge: 'top' | 'bottom', text: string): Html =>
  html`<section class="strip strip-${edge}"><p class="strip-name">${text}</p></section>`;

/** The first sentences of a text, as long as they fit where search engines show it. */
export function shortened(text: string, most = 200): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
