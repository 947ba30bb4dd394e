import type { Route } from '../address/views.ts';
import { dateFormat } from '../interface/date-format.ts';
import { openPuzzle } from '../puzzles/attempt.ts';
import { dayOf } from '../puzzles/daily.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { goalOf, puzzleSaid } from '../views/puzzles/goal.ts';
import { dateOf, puzzlesUpTo, ROW } from '../views/puzzles/rows.ts';
import { sheetDocument } from './describe-views.ts';
import type { PageDocument } from './document.ts';
import { type Html, html } from './html.ts';
import { miniBoardHtml, puzzlePath } from './parts.ts';
import type { Voice } from './voice.ts';

/**
 * The list of all puzzles: it begins with the puzzle of the day and those of the days before, as `views/puzzles/puzzle-list.tsx` draws
 * them. The day is that of the server: a reader elsewhere may see another one once the scripts run, at the same place.
 */
export async function describePuzzles(voice: Voice, route: Route): Promise<PageDocument> {
  const [title, text] = voice.s.views.puzzles;
  const { puzzleOfDay } = await import('../puzzles/collection.ts');
  const today = dayOf(new Date());
  const week = await puzzlesUpTo(today, ROW, puzzleOfDay);
  const daily = week.find(({ day }) => day === today)?.puzzle;
  return sheetDocument(voice, route, {
    ...{ title, text, wide: true },
    body: html`${daily ? dailyHtml(voice, daily, week) : null}<noscript><p>${voice.s.needsScript}</p></noscript>`,
  });
}

function dailyHtml(
  voice: Voice,
  puzzle: Puzzle,
  week: readonly { readonly day: string; readonly puzzle: Puzzle }[],
): Html {
  const { puzzles: s, words, language } = voice;
  const opened = openPuzzle(puzzle);
  const written = (day: string, weekday: 'short' | 'long'): string =>
    dateFormat(language, { weekday }).format(dateOf(day));
  const href = puzzlePath(voice, puzzle.id);
  return html`<section class="puzzle-daily" aria-labelledby="puzzle-daily"><a class="puzzle-daily-picture" href="${href}" aria-label="${s.daily}">${pictureHtml(puzzle)}</a>
<div class="puzzle-daily-said"><h2 id="puzzle-daily">${s.daily}</h2>${opened && html`<p class="task">${goalOf(s, words, opened)}</p>`}
<p class="faint">${words.rules(puzzle.rules).name} · ${s.grades[puzzle.grade - 1] ?? ''}. </p>
<a class="button primary puzzle-go" href="${href}">${s.dailyGo}</a>
<nav class="puzzle-row" aria-label="${s.others}"><ul>${week.map(({ day, puzzle: each }) => {
    const here = each === puzzle ? html` aria-current="page"` : null;
    return html`<li><a href="${puzzlePath(voice, each.id)}"${here}>${pictureHtml(each)}<span aria-hidden="true">${written(day, 'short')}</span><span class="hidden">${written(day, 'long')}, ${puzzleSaid(s, words, each)}</span></a></li>`;
  })}</ul></nav></div></section>`;
}

/** The position of a puzzle, seen from the side that has to find the turn. */
function pictureHtml(puzzle: Puzzle): Html | null {
  const opened = openPuzzle(puzzle);
  if (!opened) return null;
  const { rules, position } = opened;
  return miniBoardHtml({ board: rules.board, view: rules.view(position), bottom: position.toPlay });
}
