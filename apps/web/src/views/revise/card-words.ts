import { readRuleSet } from '@merellier/rules';
import type { Words } from '@merellier/words';
import type { Card } from '../../deck/card.ts';
import { TERMS, type TermId } from '../learn/glossary.ts';
import type { ReviseStrings } from './strings/fr.ts';
import { whenSaid } from './when.ts';

/** A word of the glossary in the reader's language; null for one that is no longer there. */
export function termSaid(words: Words, term: string): string | null {
  return Object.hasOwn(TERMS, term) ? TERMS[term as TermId][words.language] : null;
}

/** What a card is called. */
export function nameOf(s: ReviseStrings, words: Words, { subject }: Card): string {
  if (subject.kind === 'word') return termSaid(words, subject.term) ?? subject.term;
  const id = subject.kind === 'puzzle' ? subject.puzzle.replace(/-[0-9a-f]{8}$/, '') : subject.rules;
  const rules = readRuleSet(id, subject.kind === 'puzzle' ? {} : subject.changes);
  return s.names[subject.kind](rules.ok ? words.rulesName(rules.value) : id);
}

/** Why a card comes back: how it came to be, and how it was answered so far. */
export function whySaid(s: ReviseStrings, words: Words, card: Card, now: number): string {
  const { subject, added, answers } = card;
  const when = whenSaid(words.language, added, now);
  const cause =
    subject.kind === 'puzzle'
      ? s.causes[subject.cause](when)
      : subject.kind === 'word'
        ? s.causes.word(when)
        : s.causes.mistake(subject.played);
  const last = answers.at(-1);
  return last ? `${cause} ${s.seen(card.schedule?.reps ?? answers.length)}, ${s.last[last.grade]}.` : cause;
}
