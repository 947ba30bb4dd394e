import { boardPicture } from '@merellier/board';
import type { Words } from '@merellier/words';
import { type AnkiNote, escapedForAnki } from '../../deck/anki-file.ts';
import type { Card } from '../../deck/card.ts';
import type { TermId } from '../learn/glossary.ts';
import { goalOf } from '../puzzles/goal.ts';
import type { PuzzlesStrings } from '../puzzles/strings/fr.ts';
import { nameOf, termSaid } from './card-words.ts';
import { glossaryTexts } from './glossary-texts.ts';
import { openCard, type TurnQuestion } from './questions.ts';
import type { ReviseStrings } from './strings/fr.ts';
import { withoutWord } from './word-choices.ts';

interface NoteWords {
  readonly s: ReviseStrings;
  readonly puzzles: PuzzlesStrings;
  readonly words: Words;
}

/** All cards as notes for Anki: boards as pictures, questions and answers in the language of the page. */
export async function ankiNotes(cards: readonly Card[], use: NoteWords): Promise<readonly AnkiNote[]> {
  const texts = await glossaryTexts(use.words.language);
  const notes = await Promise.all(
    cards.map(async (card): Promise<AnkiNote | null> => {
      const { id, subject } = card;
      const tags = ['merellier', subject.kind];
      if (subject.kind === 'word') {
        const word = termSaid(use.words, subject.term);
        if (word === null) return null;
        const term = subject.term as TermId;
        const front = escapedForAnki(withoutWord(texts[term], term, use.words.language));
        return { id, front, back: escapedForAnki(word), tags };
      }
      const question = await openCard(card);
      return question && { id, tags: [...tags, question.rules.id], ...facesOf(question, use) };
    }),
  );
  return notes.filter((note) => note !== null);
}

/** The position with what is asked, and the position after the best turn with how play goes on. */
function facesOf(question: TurnQuestion, use: NoteWords): Pick<AnkiNote, 'front' | 'back'> {
  const { card, rules, position, solution, puzzle, mistake } = question;
  const { s, puzzles, words } = use;
  const asked = puzzle
    ? goalOf(puzzles, words, puzzle)
    : `${s.ankiPlays(words.side(position.toPlay))}. ${s.better(mistake?.played ?? '')}`;
  const { white, black } = rules.view(position).hands;
  // A picture of the board shows no men in hand.
  const hands = white + black > 0 ? ` ${s.ankiHands(white, black)}` : '';
  const best = solution[0] as (typeof solution)[number];
  const turns = solution.map(({ before, turn }) => words.turnSaid(rules, before, turn)).join('<br>');
  const picture = (at: typeof position, ids: string): string => {
    const { svg } = boardPicture(rules.board, rules.view(at), { bottom: position.toPlay, ids: `${ids}-` });
    return `<div style="max-width:24em;margin:auto">${svg.replace(/ width="[^"]*" height="[^"]*"/, '')}</div>`;
  };
  const name = card.id.replace(/[^a-z0-9]/gi, '-');
  return {
    front: `${picture(position, `f-${name}`)}<p>${escapedForAnki(nameOf(s, words, card))}<br>${escapedForAnki(`${asked}${hands}`)}</p>`,
    back: `${picture(rules.play(position, best.turn), `b-${name}`)}<p>${turns}</p>`,
  };
}
