import { addTurn, newGame, type Position, type RuleSet, readRuleSet, type Turn } from '@merellier/rules';
import { readFen, readTurn, writeTurn } from '@merellier/rules/notation';
import type { Card, MistakeSubject } from '../../deck/card.ts';
import { judge, type Opened, openPuzzle, solutionOf } from '../../puzzles/attempt.ts';
import { puzzleOf } from '../../puzzles/collection.ts';
import type { ReviseStrings } from './strings/fr.ts';

/** What a turn on the board comes to; `answer` shows why it is wrong. */
export type Judgement =
  | { readonly right: true }
  | { readonly right: false; readonly why: keyof ReviseStrings['wrong']; readonly answer: Turn | null };

/** A card that is answered by a turn on the board. */
export interface TurnQuestion {
  readonly card: Card;
  readonly rules: RuleSet;
  readonly position: Position;
  /** The best turn, and how play may go on, each with the position before it. */
  readonly solution: readonly { readonly before: Position; readonly turn: Turn }[];
  readonly judge: (turn: Turn) => Promise<Judgement>;
  /** What it is about: a puzzle, or a mistake in one's own game or in an opening. */
  readonly puzzle: Opened | null;
  readonly mistake: MistakeSubject | null;
}

/** Opens a card that is answered on the board; null where its rules or its puzzle are no longer known, and for a word. */
export async function openCard(card: Card): Promise<TurnQuestion | null> {
  const { subject } = card;
  if (subject.kind === 'puzzle') {
    const found = await puzzleOf(subject.puzzle);
    const opened = found ? openPuzzle(found) : null;
    return opened && questionOfPuzzle(card, opened);
  }
  return subject.kind === 'word' ? null : questionOfMistake(card, subject);
}

function questionOfPuzzle(card: Card, opened: Opened): TurnQuestion {
  const { rules, position } = opened;
  return {
    ...{ card, rules, position, puzzle: opened, mistake: null },
    solution: solutionOf(opened),
    async judge(turn) {
      const judged = judge(opened, turn);
      return judged.right ? judged : { right: false, why: judged.value, answer: judged.answer };
    },
  };
}

function questionOfMistake(card: Card, mistake: MistakeSubject): TurnQuestion | null {
  const rules = readRuleSet(mistake.rules, mistake.changes);
  if (!rules.ok) return null;
  const position = readFen(rules.value, mistake.fen);
  const best = position.ok ? readTurn(rules.value, position.value, mistake.better[0] ?? '') : null;
  if (!position.ok || !best?.ok) return null;
  const played = readTurn(rules.value, position.value, mistake.played);
  return {
    ...{ card, mistake, rules: rules.value, position: position.value, puzzle: null },
    solution: [{ before: position.value, turn: best.value }],
    async judge(turn) {
      if (mistake.better.includes(writeTurn(rules.value, position.value, turn))) return { right: true };
      if (played.ok && rules.value.same(played.value, turn)) return { right: false, why: 'same', answer: null };
      // What is not proved may have another answer: the engine looks at it.
      if (mistake.proved === null && (await isGood(rules.value, position.value, turn))) return { right: true };
      return { right: false, why: mistake.proved === null ? 'doubted' : 'worse', answer: null };
    },
  };
}

/** Whether the engine finds no fault with a turn; false where it cannot be asked. */
async function isGood(rules: RuleSet, position: Position, turn: Turn): Promise<boolean> {
  const { createAnalyst } = await import('../../analyst/analyst.ts');
  const analyst = createAnalyst();
  const game = addTurn(newGame(rules, position), turn, position.dice);
  const found = await new Promise<boolean>((done) => {
    analyst.review(
      game,
      [game.at],
      { millis: 800 },
      {
        onReviewed: ({ verdict }) => done(verdict === 'good'),
        onOver: () => done(false),
        onLost: () => done(false),
      },
    );
  });
  analyst.close();
  return found;
}
