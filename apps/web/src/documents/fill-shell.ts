import { LANGUAGES } from '@merellier/words';
import { pathOf, UNMARKED } from '../address/paths.ts';
import { isSheet } from '../address/views.ts';
import type { PageDocument } from './document.ts';
import { type Html, html, jsonScript } from './html.ts';

/** The locale of each language, as messengers write it. */
const LOCALES = { fr: 'fr_FR', en: 'en_GB', de: 'de_DE' } as const;

/** The size of every card picture. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Where the card picture of a document lies. */
export const cardPathOf = ({ route, language, cardVersion }: PageDocument): string =>
  `/cards${pathOf(route, language)}.png?v=${cardVersion}`.replace('/.png', '/index.png');

/**
 * The page's own HTML with a document in it, for the first paint and for readers without scripts.
 *
 * @param shell The page as it was built.
 * @param origin Where the page is served, `https://play.example.org`; empty where nobody knows, and addresses stay relative.
 */
export function fillShell(shell: string, page: PageDocument, origin: string): string {
  return shell
    .replace(/<html lang="[^"]*"/, () => `<html lang="${page.language}"`)
    .replace(/<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/, () => headOf(page, origin).html)
    .replace(/<!--preload (\w+) (\S+)-->\s*/g, (_, language, file) =>
      language === page.language ? preload(file).html : '',
    )
    .replace(/<!--font (\S+)-->\s*/, (_, file) => (page.readFirst ? fontPreload(file).html : ''))
    .replace(/<!--styles (\S+)-->\s*/, (_, file) => (isSheet(page.route.view) ? laterStyles(file).html : ''))
    .replace('<div id="app"></div>', () => `<div id="app"><div id="first">${page.body.html}</div></div>`)
    .replace(/<noscript>[^<]*<\/noscript>\s*(?=<\/body>)/, '');
}

/** A script that the page needs as soon as it runs: fetched with it, not after it. */
const preload = (file: string): Html => html`<link rel="modulepreload" crossorigin href="${file}">\n  `;

/**
 * The font of what is read above a board: where it arrives with the style sheet, no line of text breaks otherwise a moment later and
 * moves the board. Where the board comes first it would only be in the way of the scripts.
 */
const fontPreload = (file: string): Html =>
  html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">\n  `;

/** The styles of whatever is neither the first page nor a game: the page itself asks for them when it is there. */
const laterStyles = (file: string): Html => html`<link rel="stylesheet" crossorigin href="${file}">\n  `;

function headOf(page: PageDocument, origin: string): Html {
  const { route, language, title, description, card, shown } = page;
  const url = (path: string): string => origin + path;
  const here = url(pathOf(route, language));
  const robots = page.listed ? null : html`<meta name="robots" content="noindex" />\n    `;
  const alternates = page.found
    ? html`<link rel="canonical" href="${here}" />
    ${LANGUAGES.map((each) => html`<link rel="alternate" hreflang="${each}" href="${url(pathOf(route, each))}" />\n    `)}<link rel="alternate" hreflang="x-default" href="${url(pathOf(route, UNMARKED))}" />
    `
    : null;
  return html`<title>${title}</title>
    <meta name="description" content="${description}" />
    ${robots}${alternates}<meta property="og:type" content="website" />
    <meta property="og:site_name" content="Mérellier" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${card.text}" />
    <meta property="og:url" content="${here}" />
    <meta property="og:locale" content="${LOCALES[language]}" />
    <meta property="og:image" content="${url(cardPathOf(page))}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="${CARD_WIDTH}" />
    <meta property="og:image:height" content="${CARD_HEIGHT}" />
    <meta property="og:image:alt" content="${shown.title}" />
    <meta name="twitter:card" content="summary_large_image" />
    ${page.listed ? page.data(url).map(jsonScript) : null}`;
}
