import type { RuleSet } from '@merellier/rules';
import { pathOf } from '../address/paths.ts';
import { rulesRest } from '../address/rules-rest.ts';
import { smallGame } from '../exact/small-game.ts';
import { SOLVED_RULES } from '../known/solved-rules.ts';
import { baseOf, differencesFrom } from '../views/learn/differences.ts';
import { positionFor, type RuleLesson } from '../views/learn/lesson.ts';
import { ruleFacts } from '../views/learn/rule-facts.ts';
import { lessonsFor } from '../views/learn/rule-lessons.ts';
import { tellRules } from '../views/learn/rule-prose.ts';
import { decisionsOf, houseSaid, paragraphsOf, specialThrow } from '../views/learn/rule-told.ts';
import { lessonText } from '../views/learn/strings/find-text.ts';
import type { ShownBoard } from './document.ts';
import { type Html, html } from './html.ts';
import { boardHtml, iconHtml, miniBoardHtml } from './parts.ts';
import type { Voice } from './voice.ts';

// The page of a rule set element by element as `views/learn/rules-page.tsx` draws it, so that nothing moves when that takes over.

/** What stands beside its title: how much of what there is, what to do, and the board with men. */
export function ruleHeadHtml(voice: Voice, rules: RuleSet, shown: ShownBoard): Html {
  const { words, learn } = voice;
  const dice = specialThrow(rules);
  const link = (view: 'start' | 'print', ...rest: readonly string[]): string =>
    pathOf({ view, rest: [...rest, ...rulesRest(rules)] }, voice.language);
  return html`<div class="rule-start">
<ul class="rule-facts">${ruleFacts(rules, learn.facts).map(([count, text]) => html`<li><b>${words.number(count)}</b> ${text}</li>`)}</ul>
${dice && html`<div class="dice dice-special"><div class="dice-box"></div><p class="dice-said">${words.throwSaid(rules, dice)}</p></div>`}
<p class="acts"><a class="button primary" href="${link('start')}">${learn.playThese}</a>
<a class="button" href="${link('print', 'rules')}">${iconHtml('print')}${learn.printThese}</a></p></div>
<figure class="rule-figure">${boardHtml(shown, false)}</figure>`;
}

/** The whole rule, section by section with its lessons; where it comes from, what distinguishes it, and the ways on. */
export function ruleBodyHtml(voice: Voice, rules: RuleSet): Html {
  const { words, learn } = voice;
  const changes = words.changes(rules);
  const all = lessonsFor(rules);
  return html`${
    changes.length > 0
      ? html`<section class="rule-part"><div><p class="rule-prose">${learn.houseRule}</p>
<ul class="rule-prose plain">${changes.map((change) => html`<li>${change}</li>`)}</ul></div></section>`
      : null
  }${tellRules(rules, learn.prose).map(
    ({ section, sentences, lessons }) =>
      html`<section class="rule-part${section === 'goal' ? ' rule-goal' : ''}"><div><h2>${learn.prose.sections[section]}</h2>
${paragraphsOf(sentences).map((paragraph) => html`<p class="rule-prose">${paragraph}</p>`)}</div>${triedHtml(voice, rules, all, lessons)}</section>`,
  )}${verdictHtml(voice, rules)}<div class="rule-ends">${sourceHtml(voice, rules)}${differencesHtml(voice, rules)}</div>
<details class="share-link"><summary>${learn.share.share}</summary><p><a class="link" href="${rulesPath(voice, rules)}">${words.rulesName(rules)}</a></p></details>
<p class="sheet-links">${
    SOLVED_RULES.includes(rules.id) && changes.length === 0
      ? learnLink(voice, learn.knownGame, '', 'known', rules.id)
      : null
  }${learnLink(voice, learn.backToLearn, ' sheet-back')}${learnLink(voice, learn.compare, '', 'compare', ...rulesRest(rules))}${learnLink(voice, learn.glossary, '', 'glossary')}</p>`;
}

const rulesPath = ({ language }: Voice, rules: RuleSet): string =>
  pathOf({ view: 'learn', rest: rulesRest(rules) }, language);

const learnLink = ({ language }: Voice, text: string, more: string, ...rest: readonly string[]): Html =>
  html`<a class="sheet-link${more}" href="${pathOf({ view: 'learn', rest }, language)}">${text}</a>`;

/** The lessons of a part: the board of the first, large, and all of them by name; `all` counts them. */
function triedHtml(
  voice: Voice,
  rules: RuleSet,
  all: readonly RuleLesson[],
  lessons: readonly RuleLesson[],
): Html | null {
  const [first] = lessons;
  const position = first && positionFor(rules, first);
  if (!position) return null;
  return html`<figure class="rule-tried">${miniBoardHtml({ board: rules.board, view: rules.view(position), bottom: 'white' })}
<figcaption>${voice.learn.tryThese}<ul>${lessons.map(
    (lesson) =>
      html`<li>${learnLink(voice, lessonText(voice.learn, lesson.id).title, '', 'lesson', ...rulesRest(rules), String(all.indexOf(lesson) + 1))}</li>`,
  )}</ul></figcaption></figure>`;
}

/** That the page can find out who wins, where the game is small; the button waits for its scripts. */
function verdictHtml({ learn: { verdict } }: Voice, rules: RuleSet): Html | null {
  const small = smallGame(rules);
  return typeof small === 'string'
    ? null
    : html`<section class="who-wins"><h2>${verdict.title}</h2><p>${verdict.takes(small.seconds)}</p>
<p class="acts"><button type="button" class="button" disabled>${verdict.begin}</button></p></section>`;
}

function sourceHtml(voice: Voice, rules: RuleSet): Html {
  const { words, learn, page } = voice;
  const { source, status, statusSaid, departures } = words.rules(rules);
  const isNamed = Object.keys(rules.changes).length === 0;
  const decisions = decisionsOf(words, rules);
  const said = status === 'attested' && isNamed ? learn.attested : learn.reconstructed(statusSaid);
  return html`<section class="rule-part"><h2>${learn.sourceTitle}</h2><p class="rule-prose">${source}. ${said}</p>${
    departures.length > 0
      ? html`<h3>${page.rulesDepart}</h3><ul class="rule-open">${departures.map((each) => html`<li>${each}</li>`)}</ul>`
      : null
  }${
    decisions.length > 0
      ? html`<h3>${learn.openTitle}</h3><ul class="rule-open">${decisions.map(
          (each) =>
            html`<li>${each.said}${each.house && html` <a class="rule-otherwise" href="${rulesPath(voice, each.house)}">${learn.otherwise(houseSaid(words, rules, each.house))}</a>`}</li>`,
        )}</ul>`
      : null
  }</section>`;
}

function differencesHtml(voice: Voice, rules: RuleSet): Html {
  const { words, learn } = voice;
  const base = baseOf(rules);
  const name = words.rules(base.id).name;
  const differences = differencesFrom(base, rules);
  const told =
    differences.length === 0
      ? html`<p class="rule-prose">${base.id === rules.id ? learn.basis : learn.sameAs(name)}</p>`
      : html`<p class="rule-prose"><a href="${rulesPath(voice, base)}">${learn.differsFrom(name)}</a></p>
<dl class="parameters">${differences.map((each) => {
          const { name: said, value } = words.parameter(each.name);
          return html`<div><dt>${said}</dt><dd>${value(each.value)} <span class="faint">(${name} – ${value(each.base)})</span></dd></div>`;
        })}</dl>`;
  return html`<section class="rule-part"><h2>${learn.differsTitle}</h2>${told}</section>`;
}
