import { RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';
import { readRulesRest } from '../address/read-rules-rest.ts';
import type { Route, SheetName } from '../address/views.ts';
import type { KnownGame } from '../known/known-game.ts';
import { KNOWN_GAMES, knownGame, rulesOfKnown } from '../known/known-games.ts';
import { pictureOf } from '../parts/pictures.ts';
import { nameOfKnown } from '../views/known/known-name.ts';
import {
  type Chapter,
  COURSES,
  type CourseName,
  chapterLessons,
  chapterMarks,
  rulesChosen,
} from '../views/learn/courses.ts';
import { TERM_IDS, TERMS } from '../views/learn/glossary.ts';
import { positionFor } from '../views/learn/lesson.ts';
import { lessonsFor } from '../views/learn/rule-lessons.ts';
import { CHAPTERS } from '../views/learn/story.ts';
import { lessonText } from '../views/learn/strings/find-text.ts';
import { EXAMPLE, PROGRAMS } from '../views/manual/example.ts';
import type { PageDocument, ShownBoard } from './document.ts';
import { type Html, html } from './html.ts';
import { type Edges, layoutHtml, linkTo, linkToPlay, linkToRule, sheetHtml } from './parts.ts';
import type { Voice } from './voice.ts';

/** What most documents have in common: a title, a sentence and what follows. */
interface Sheet {
  readonly title: string;
  readonly text: string;
  readonly body?: Html;
  readonly shown?: ShownBoard;
  readonly over?: string;
  readonly found?: boolean;
  readonly listed?: boolean;
  /** Whether its sheet takes all columns. */
  readonly wide?: boolean;
}

/** A document of a view without the game's board. */
export function sheetDocument(voice: Voice, route: Route, sheet: Sheet): PageDocument {
  const { title, text, body = html``, shown = ordinaryBoard(voice), over = voice.s.site, found = true } = sheet;
  return {
    ...{ language: voice.language, route, found, listed: (sheet.listed ?? true) && found },
    title: voice.s.titled(title),
    ...{ description: text, shown },
    card: { over, title, text },
    cardVersion: '1',
    data: () => [],
    body: sheetHtml(voice, route, title, text, body, sheet.wide ? { name: '', head: null } : undefined),
    readFirst: true,
  };
}

/** A document of a view with the board at its place, and beside it what the view is for. */
export function boardDocument(
  voice: Voice,
  route: Route,
  sheet: Sheet & { readonly edges?: Edges; readonly name?: string },
): PageDocument {
  const { title, text, body = html``, edges = 'both', name = '' } = sheet;
  const page = sheetDocument(voice, route, sheet);
  const side = html`<div class="status"><p class="task layout-title">${title}</p><div class="note"><p>${text}</p></div></div>
<noscript><p>${voice.s.needsScript}</p></noscript>${body}`;
  return { ...page, body: layoutHtml(voice, route, title, page.shown, side, { edges, name }), readFirst: false };
}

/** The rules that the address names, as they are laid out; the ordinary board where it names none. */
export function boardOf(voice: Voice, rest: readonly string[]): ShownBoard {
  const read = rest.length > 0 ? readRulesRest(rest) : null;
  return startBoard(voice, read?.ok ? read.value : ruleSet('jeu-du-moulin'));
}

const startBoard = (voice: Voice, rules: RuleSet): ShownBoard => ({
  ...{ board: rules.board, view: rules.view(rules.start()), bottom: 'white' },
  title: voice.words.rulesName(rules),
});

/** The picture of what has no position of its own. */
function ordinaryBoard(voice: Voice): ShownBoard {
  const rules = ruleSet('jeu-du-moulin');
  return { board: rules.board, view: pictureOf(rules), bottom: 'white', title: voice.words.rulesName(rules) };
}

/** Views that belong to one reader, or are forms: search engines have nothing to find there. */
const UNLISTED: readonly SheetName[] = ['games', 'settings', 'moderation', 'missing'];

/** A view of which nothing but its purpose can be told before any script. */
export function describeView(voice: Voice, route: Route, found = true): PageDocument {
  const view = found ? (route.view as SheetName) : 'missing';
  const [title, text] = voice.s.views[view];
  const isPart = route.rest.length > 0;
  return sheetDocument(voice, route, {
    ...{ title, text, found },
    listed: !isPart && !UNLISTED.includes(view),
    body: found ? html`<noscript><p>${voice.s.needsScript}</p></noscript>` : html``,
  });
}

/** A view with the board at its place, of which nothing but its purpose can be told before any script. */
export function describeBoardView(
  voice: Voice,
  route: Route,
  edges: Edges,
  name: string,
  shown?: ShownBoard,
): PageDocument {
  const [title, text] = voice.s.views[route.view as SheetName];
  return boardDocument(voice, route, {
    ...{ title, text, edges, name, listed: route.rest.length === 0 },
    ...(shown && { shown }),
  });
}

/** Where learning begins: all rule sets and both courses. */
export function describeLearn(voice: Voice, route: Route): PageDocument {
  const { s, learn, words } = voice;
  const all: readonly RuleSet[] = RULE_SET_IDS.map((id) => ruleSet(id));
  const [name, text] = s.views.learn;
  const title = route.rest[0] === 'rules' ? s.rulesTitle : name;
  const rulesOf = (family: RuleSet['family']): Html =>
    html`<h3>${learn.families[family]}</h3><ul>${all
      .filter((rules) => rules.family === family)
      .map(
        (rules) =>
          html`<li>${linkToRule(voice, rules, words.rules(rules.id).name)} – ${words.rules(rules.id).pitch}</li>`,
      )}</ul>`;
  return sheetDocument(voice, route, {
    ...{ title, text },
    body: html`<ul>${(['course', 'strategy'] as const).map(
      (course) =>
        html`<li>${linkTo(voice, learn.courses[course].title, 'learn', course)} – ${learn.courses[course].lead}</li>`,
    )}</ul><h2>${s.rulesTitle}</h2>${rulesOf('mill')}${rulesOf('draughts')}
<p class="learn-ways">${linkTo(voice, learn.compare, 'learn', 'compare')} ${linkTo(voice, learn.glossary, 'learn', 'glossary')} ${linkTo(voice, learn.story, 'learn', 'story')}</p>`,
  });
}

/** One lesson of a rule set; null where there is none. */
export function describeLesson(voice: Voice, route: Route): PageDocument | null {
  const rest = route.rest.slice(1, -1);
  const read = rest.length === 0 ? null : readRulesRest(rest);
  const lesson = read?.ok ? lessonsFor(read.value)[Number(route.rest.at(-1)) - 1] : undefined;
  const position = read?.ok && lesson ? positionFor(read.value, lesson) : null;
  if (!read?.ok || !lesson || !position) return null;
  const rules = read.value;
  const name = voice.words.rulesName(rules);
  const { title, steps } = lessonText(voice.learn, lesson.id);
  return positionDocument(voice, route, {
    ...{ rules, title: `${title} – ${name}`, text: steps[0]?.task ?? '', over: name, listed: false },
    shown: { board: rules.board, view: rules.view(position), bottom: 'white', title },
  });
}

/** A course, or one of its chapters, perhaps at one of its stops; null where there is no such chapter or stop. */
export function describeCourse(
  voice: Voice,
  route: Route,
  course: CourseName,
  number: string | undefined,
  stop: string | undefined,
): PageDocument | null {
  const { title, lead, chapters } = voice.learn.courses[course];
  const texts: Readonly<Record<string, { readonly title: string; readonly text: readonly string[] }>> = chapters;
  const all = COURSES[course].map(({ id }) => texts[id]).filter((chapter) => chapter !== undefined);
  if (number !== undefined) {
    const chapter = /^\d+$/.test(number) ? all[Number(number) - 1] : undefined;
    const known = COURSES[course][Number(number) - 1];
    if (!chapter || !known) return null;
    if (stop !== undefined && !(/^\d+$/.test(stop) && chapterMarks(course, known)[Number(stop) - 1])) return null;
    const body = html`${chapter.text.map((paragraph) => html`<p>${paragraph}</p>`)}<p>${linkTo(voice, title, 'learn', course)}</p>`;
    return boardDocument(voice, route, {
      title: `${chapter.title} – ${title}`,
      ...{ text: lead, body, listed: stop === undefined },
      shown: stopBoard(voice, known, Number(stop ?? 1), chapter.title),
    });
  }
  return sheetDocument(voice, route, {
    ...{ title, text: lead },
    body: html`<ol class="chapters">${all.map(
      (chapter, i) => html`<li>${linkTo(voice, chapter.title, 'learn', course, String(i + 1))}</li>`,
    )}</ol>`,
  });
}

/** What a stop of a chapter begins with, counted from 1: a lesson's position, or a whole game. */
function stopBoard(voice: Voice, chapter: Chapter, number: number, title: string): ShownBoard {
  const lesson = chapterLessons(chapter)[number - 1];
  const rules = rulesChosen(lesson ? chapter.rules : (chapter.game ?? chapter.rules));
  const position = lesson ? positionFor(rules, lesson) : null;
  return { ...startBoard(voice, rules), ...(position && { view: rules.view(position) }), title };
}

/** The words that players use, each explained; null where the one asked for is none. */
export function describeGlossary(voice: Voice, route: Route, term: string | undefined): PageDocument | null {
  if (term !== undefined && !TERM_IDS.some((id) => id === term)) return null;
  const [title, text] = voice.s.glossary;
  return sheetDocument(voice, route, {
    ...{ title, text, listed: term === undefined },
    body: html`<dl class="glossary">${TERM_IDS.map(
      (id) => html`<div><dt>${TERMS[id][voice.language]}</dt><dd>${voice.learn.glossaryTexts[id]}</dd></div>`,
    )}</dl>`,
  });
}

/** Where the games come from. */
export function describeStory(voice: Voice, route: Route): PageDocument {
  const [title, text] = voice.s.story;
  return sheetDocument(voice, route, {
    ...{ title, text },
    body: html`${CHAPTERS.map(({ id }) => {
      const chapter = voice.learn.storyTexts[id];
      return html`<section class="rule-part"><h2>${chapter.title}</h2>${chapter.text.map((paragraph) => html`<p class="rule-prose">${paragraph}</p>`)}</section>`;
    })}`,
  });
}

/** What is known of the solved games, or of one of them; null where the one asked for is none. */
export function describeSolved(voice: Voice, route: Route, id: string | undefined): PageDocument | null {
  const game = id === undefined ? null : knownGame(id);
  if (id !== undefined && !game) return null;
  const [title, text] = voice.s.known;
  const nameOf = (known: KnownGame): string => nameOfKnown(voice.known, voice.words, known);
  const told = (known: KnownGame): Html =>
    html`<li>${linkTo(voice, nameOf(known), 'learn', 'known', known.id)} – ${voice.s.knownValues[known.value]} (${known.first
      .map(({ places, value }) => `${places}: ${voice.s.knownValues[value]}`)
      .join('; ')})</li>`;
  const shown = game ?? knownGame('jeu-du-moulin');
  return boardDocument(voice, route, {
    title: game ? `${title} – ${nameOf(game)}` : title,
    ...{ text, edges: 'none', body: html`<ul>${(game ? [game] : KNOWN_GAMES).map(told)}</ul>` },
    ...(shown && { shown: startBoard(voice, rulesOfKnown(shown)) }),
  });
}

/** The manual; null where the part asked for is none. */
export function describeManual(voice: Voice, route: Route, part: string | undefined): PageDocument | null {
  const { parts } = voice.manual;
  if (part !== undefined && !parts.some(({ id }) => id === part)) return null;
  const [title, text] = voice.s.views.manual;
  return sheetDocument(voice, route, {
    ...{ title, text, listed: part === undefined },
    body: html`${parts.map(
      (each) =>
        html`<section class="manual-part"><h2>${each.title}</h2>${each.text.map((paragraph) => html`<p>${paragraph}</p>`)}${each.id !== PROGRAMS ? null : html`<pre class="manual-code"><code>${EXAMPLE}</code></pre>`}${
          each.list ? html`<ul>${each.list.map((item) => html`<li>${item}</li>`)}</ul>` : null
        }</section>`,
    )}`,
  });
}

/** A position with what is asked of it, or simply shown. */
export function positionDocument(
  voice: Voice,
  route: Route,
  { rules, ...sheet }: Sheet & { readonly rules: RuleSet; readonly shown: ShownBoard },
): PageDocument {
  return boardDocument(voice, route, {
    ...sheet,
    body: html`${sheet.body ?? null}
<p class="learn-bar">${linkToRule(voice, rules, voice.s.readRule)} ${linkToPlay(voice, rules, voice.s.goPlay)}</p>`,
  });
}
