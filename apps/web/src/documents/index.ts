export { type PlacedRoute, pathOf, readPath } from '../address/paths.ts';
export { SERVER_WORDS } from '../address/places.ts';
export type { Route } from '../address/views.ts';
export { preferredLanguage } from '../interface/preferred-language.ts';
export { CARD_FONT, type CardMaterial, cardSvg } from './card.ts';
export { describePage, type FindGame } from './describe.ts';
export type { CardText, PageDocument, ShownBoard } from './document.ts';
export { CARD_HEIGHT, CARD_WIDTH, cardPathOf, fillShell } from './fill-shell.ts';
export { LISTED_ROUTES, robotsOf, sitemapOf } from './sitemap.ts';
