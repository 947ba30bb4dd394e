import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { LISTED_ROUTES, pathOf } from '@merellier/page/documents';
import { LANGUAGES } from '@merellier/words';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';

const HOST = 'play.example.org';
const SHELL = `<!doctype html>
<html lang="fr" data-theme="light">
  <head>
    <title>Mérellier</title>
    <meta name="description" content="x" />
    <!--font /assets/font.woff2-->
    <!--styles /assets/later.css-->
  </head>
  <body>
    <div id="app"></div>
  </body>
</html>`;

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-documents-'));
  writeFileSync(join(root, 'index.html'), SHELL);
  const online = { databaseUrl: null, redisUrl: null, dataFolder: null, origins: [`http://${HOST}`] };
  app = await buildApp({ root, online });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const visit = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', host: HOST, ...headers } });

/** The value of an attribute of a meta element or a link of the head. */
const headed = (body: string, selector: RegExp): string | undefined => selector.exec(body)?.[1];

describe('a document', () => {
  it('stands at every address that search engines are told of, each with a title and a text of its own', async () => {
    const titles = new Set<string>();
    for (const language of LANGUAGES)
      for (const route of LISTED_ROUTES) {
        const path = pathOf(route, language);
        const { statusCode, body } = await visit(path);
        expect(statusCode, path).toBe(200);
        expect(body, path).toContain(`<html lang="${language}"`);
        expect(headed(body, /rel="canonical" href="([^"]*)"/), path).toBe(`http://${HOST}${path}`);
        expect(headed(body, /name="description" content="([^"]*)"/)?.length, path).toBeGreaterThan(30);
        expect(headed(body, /<h1[^>]*>([^<]+)<\/h1>/), path).toMatch(/\p{L}/u);
        expect(body, path).not.toMatch(/noindex|undefined|\[object|<style|style="|onclick/);
        titles.add(`${language} ${headed(body, /<title>([^<]*)</)}`);
      }
    expect(titles.size).toBe(LISTED_ROUTES.length * LANGUAGES.length);
  });

  it('tells the same in other languages, and messengers what it shows', async () => {
    const { body } = await visit('/en/rules/nine-mens-morris');
    expect(body).toContain(`hreflang="fr" href="http://${HOST}/regles/jeu-du-moulin"`);
    expect(body).toContain(`hreflang="de" href="http://${HOST}/de/regeln/muehle"`);
    expect(body).toContain(`hreflang="x-default" href="http://${HOST}/regles/jeu-du-moulin"`);
    expect(body).toContain('property="og:title" content="Nine men’s morris');
    expect(body).toContain('name="twitter:card" content="summary_large_image"');
    expect(headed(body, /og:image" content="([^"]*)"/)).toMatch(
      new RegExp(`^http://${HOST}/cards/en/rules/nine-mens-morris.png\\?v=`),
    );
  });

  it('holds the whole rule with its figure, and data about it that can be read', async () => {
    const { body } = await visit('/regles/dames-a-souffler');
    expect(body).toContain('<h2>Souffler</h2>');
    expect(body).toMatch(/<svg class="board-view" role="img" aria-label="Dames à souffler"/);
    const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) =>
      JSON.parse(text ?? ''),
    );
    expect(data.map((each) => each['@type'])).toEqual(['Game', 'BreadcrumbList']);
    expect(data[0]).toMatchObject({ name: 'Dames à souffler', inLanguage: 'fr' });
  });

  it('holds all that the page of a rule will show: its lessons, who wins a small game, what a source leaves open', async () => {
    const { body } = await visit('/en/rules/three-mens-morris');
    expect(body.match(/<figure class="rule-tried"><svg class="board-mini"/g)?.length).toBeGreaterThan(2);
    for (const part of [
      '<section class="who-wins"><h2>',
      'class="rule-otherwise" href="/en/rules/',
      'class="parameters"',
    ])
      expect(body).toContain(part);
    expect((await visit('/regles/marelle-avec-des')).body).toContain('<p class="dice-said">');
  });

  it('shows a cube as a cube, with its plan small beside it', async () => {
    for (const path of ['/marelle-cubique', '/en/cubic-marelle', '/de/kubische-marelle']) {
      const { statusCode, body } = await visit(path);
      expect(statusCode, path).toBe(200);
      const [board = ''] = /<svg class="board-view".*?<svg x=/s.exec(body) ?? [];
      expect(board.match(/transform="matrix/g), path).toHaveLength(3);
    }
  });

  it('shows the board of the first page, of a puzzle and of a position, before any script', async () => {
    for (const path of [
      '/',
      '/en-ligne/inviter',
      '/de/wiederholen/jetzt',
      '/de/muehle',
      '/problemes/jeu-du-moulin-069474d8',
      '/analyse/marelle/W:Wa1,d6:Bb4,f2:H7,7',
    ])
      expect((await visit(path)).body, path).toContain('<svg class="board-view"');
  });

  it('of the list of puzzles begins with the puzzle of the day and those of the days before', async () => {
    const { body } = await visit('/en/puzzles');
    expect(body).toMatch(
      /class="puzzle-daily-picture" href="\/en\/puzzles\/[a-z0-9-]+-[0-9a-f]{8}"[^>]*><svg class="board-mini"/,
    );
    expect(
      body.match(/<li><a href="\/en\/puzzles\/[^"]*"( aria-current="page")?><svg class="board-mini"/g),
    ).toHaveLength(7);
    expect(body.match(/aria-current="page"><svg class="board-mini"/g)).toHaveLength(1);
  });

  it('asks for the font of its text where that stands above the board, and nowhere else', async () => {
    const font = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/font.woff2">';
    for (const path of ['/regles/marelle', '/problemes', '/apprendre'])
      expect((await visit(path)).body, path).toContain(font);
    for (const path of ['/', '/marelle', '/analyse'])
      expect((await visit(path)).body, path).not.toContain('font.woff2');
  });

  it('of the reader’s own game has its board, and the men of no other', async () => {
    const { body } = await visit('/jouer');
    expect(body).toContain('<svg class="board-view"');
    expect(body).toContain('<p class="task">Chargement…</p>');
    const men = (page: string): number => page.match(/<g transform="translate\(/g)?.length ?? 0;
    expect(men(body)).toBe(0);
    expect(men((await visit('/')).body)).toBeGreaterThan(4);
  });

  it('has the second style sheet wherever neither the first page nor a game is opened', async () => {
    const styles = '<link rel="stylesheet" crossorigin href="/assets/later.css">';
    for (const path of ['/regles/marelle', '/problemes', '/analyse', '/nowhere'])
      expect((await visit(path)).body, path).toContain(styles);
    for (const path of ['/', '/marelle', '/en/lasker-morris'])
      expect((await visit(path)).body, path).not.toContain('later.css');
  });

  it('of a house rule, a position or what belongs to one reader is not for search engines', async () => {
    for (const path of ['/regles/marelle/men=7', '/analyse/marelle/W:Wa1:Bb4', '/parties', '/reglages', '/nowhere'])
      expect((await visit(path)).body, path).toContain('<meta name="robots" content="noindex" />');
  });

  it('has one address: others lead there', async () => {
    for (const [path, canonical] of [
      ['/regles/jeu-du-moulin/', '/regles/jeu-du-moulin'],
      ['/en/rules/marelle-a-6?x=1', '/en/rules/six-mens-morris?x=1'],
      ['/regles/', '/regles'],
    ] as const) {
      const { statusCode, headers } = await visit(path);
      expect([statusCode, headers.location]).toEqual([301, canonical]);
    }
    const { body } = await visit('/regles');
    expect(body).toContain('<title>Toutes les règles – Mérellier</title>');
    expect((await visit('/analyse/marelle/W%3AWa1%2Cd6%3ABb4%2Cf2%3AH7%2C7')).statusCode).toBe(200);
  });

  it('stands at the ways to solve with others, in the words of each language', async () => {
    for (const path of [
      '/problemes/course',
      '/problemes/course/MOLU',
      '/en/puzzles/race/MOLU',
      '/de/aufgaben/rennen',
    ]) {
      const { statusCode, body } = await visit(path);
      expect(statusCode, path).toBe(200);
      expect(body, path).toMatch(/<title>[^<]*(Course|race|rennen)/);
    }
    expect((await visit('/de/aufgaben/niveau')).statusCode).toBe(200);
    expect((await visit('/problemes/course/MOLU/a')).statusCode).toBe(404);
    expect((await visit('/problemes/niveau/a')).statusCode).toBe(404);
  });

  it('says in the reader’s language that there is nothing', async () => {
    const { statusCode, body } = await visit('/nowhere', { 'accept-language': 'it, de-AT;q=0.8, en;q=0.5' });
    expect(statusCode).toBe(404);
    expect(body).toContain('<html lang="de"');
    expect(body).toContain('Seite nicht gefunden');
    expect(body).not.toContain('rel="canonical"');
  });

  it('writes nothing that a visitor sends as it is', async () => {
    const { body } = await visit('/regles/%3Cscript%3Ealert(1)%3C%2Fscript%3E', { host: '"><script>' });
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('"><script>');
  });

  it('comes compressed, and not again where it has not changed', async () => {
    const first = await visit('/regles/marelle', { 'accept-encoding': 'gzip' });
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(first.rawPayload).toString()).toContain('Marelle');
    const again = await visit('/regles/marelle', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('search engines', () => {
  it('find every listed address in the sitemap', async () => {
    const { body, headers } = await visit('/sitemap.xml');
    expect(headers['content-type']).toMatch(/xml/);
    const found = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(found).toEqual(
      LISTED_ROUTES.flatMap((route) => LANGUAGES.map((language) => `http://${HOST}${pathOf(route, language)}`)),
    );
    expect((await visit('/robots.txt')).body).toContain(`Sitemap: http://${HOST}/sitemap.xml`);
  });
});
