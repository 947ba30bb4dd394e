import { RULE_SET_IDS } from '@merellier/rules';
import { LANGUAGES } from '@merellier/words';
import { pathOf } from '../address/paths.ts';
import type { Route, View } from '../address/views.ts';
import { KNOWN_GAMES } from '../known/known-games.ts';
import { COURSES, type CourseName } from '../views/learn/courses.ts';
import { escaped } from './html.ts';

const route = (view: View, ...rest: readonly string[]): Route => ({ view, rest });
const COURSE_NAMES = Object.keys(COURSES) as CourseName[];

/** Every address that is the same for all readers, in no language: what search engines are told of, and a plain host needs files for. */
export const LISTED_ROUTES: readonly Route[] = [
  route('start'),
  ...RULE_SET_IDS.map((id) => route('start', id)),
  route('learn'),
  route('learn', 'rules'),
  ...RULE_SET_IDS.map((id) => route('learn', id)),
  ...COURSE_NAMES.flatMap((course) => [
    route('learn', course),
    ...COURSES[course].map((_, i) => route('learn', course, String(i + 1))),
  ]),
  route('learn', 'compare'),
  route('learn', 'openings'),
  route('learn', 'known'),
  ...KNOWN_GAMES.map(({ id }) => route('learn', 'known', id)),
  route('learn', 'story'),
  route('learn', 'glossary'),
  route('puzzles'),
  route('puzzles', 'storm'),
  route('puzzles', 'streak'),
  route('puzzles', 'days'),
  route('puzzles', 'endings'),
  route('revise'),
  route('analysis'),
  route('online'),
  route('online', 'leaderboard'),
  route('clubs'),
  route('class'),
  route('tournament'),
  route('print'),
  route('manual'),
];

/** The addresses of a site for search engines, each with its alternates in other languages. */
export function sitemapOf(origin: string): string {
  const entries = LISTED_ROUTES.flatMap((each) => {
    const alternates = LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(origin + pathOf(each, language))}"/>`,
    ).join('');
    return LANGUAGES.map(
      (language) => `<url><loc>${escaped(origin + pathOf(each, language))}</loc>${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** What robots may visit. */
export const robotsOf = (origin: string): string => `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
