import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  cardPathOf,
  cardSvg,
  describePage,
  fillShell,
  LISTED_ROUTES,
  type PageDocument,
  type PlacedRoute,
  pathOf,
  robotsOf,
  sitemapOf,
} from '@merellier/page/documents';
import { LANGUAGES } from '@merellier/words';
import { CardPainter } from './card-painter.ts';
import { cardMaterial } from './materials.ts';

/** What a plain host is given. */
export interface StaticPages {
  /** The folder of the built page. */
  readonly root: string;
  /** The folder that the files go to; what is in it already stays, unless it has the same name. */
  readonly folder: string;
  /** Where the files will be served; empty where that is not known, and links for messengers stay relative. */
  readonly origin: string;
}

/**
 * Writes the page for a host without our server: its files, and beside them the HTML and the card of each address that is the
 * same for everybody, as `regles/marelle.html`; `404.html` is for all others, and opens them where there is script. Gives the
 * number of addresses.
 */
export async function writeStaticPages(
  { root, folder, origin }: StaticPages,
  painter: Pick<CardPainter, 'paint' | 'close'> = new CardPainter(),
): Promise<number> {
  const shell = join(root, 'index.html');
  if (!existsSync(shell)) throw new Error(`There is no built page in ${root}: run "npm run build" first.`);
  const built = readFileSync(shell, 'utf8');
  cpSync(root, folder, { recursive: true, filter: (file) => !/index\.html(\.\w+)?$/.test(file) });
  const write = (name: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const describe = (placed: PlacedRoute): Promise<PageDocument> => describePage(placed, async () => undefined);
  try {
    for (const language of LANGUAGES)
      for (const route of LISTED_ROUTES) {
        const page = await describe({ route, language });
        const path = pathOf(route, language);
        write(path === '/' ? 'index.html' : `${path}.html`, fillShell(built, page, origin));
        const card = await painter.paint(cardSvg(page, cardMaterial()));
        if (card) write(cardPathOf(page).replace(/\?.*/, ''), card);
      }
  } finally {
    painter.close();
  }
  const missing = await describe({ route: { view: 'missing', rest: [] }, language: 'fr' });
  write('404.html', fillShell(built, missing, origin));
  write('robots.txt', robotsOf(origin));
  write('sitemap.xml', sitemapOf(origin));
  return LANGUAGES.length * LISTED_ROUTES.length;
}
