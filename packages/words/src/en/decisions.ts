import type { DecisionTexts } from '../decisions.ts';

/** What a source leaves open or says otherwise, and what holds here. */
export const DECISION_TEXTS: DecisionTexts = {
  'mills-protected-at-entry':
    'The rulebook does not say whether a man in a mill is protected while men are placed; here: it is, as later on.',
  'two-mills': 'The rulebook does not say what two mills closed at once earn; here: one capture.',
  'draws-of-the-moulin':
    'The rulebook does not mention draws; here: a draw after 50 moves by each side without a capture, or when the same position comes up for the fourth time, as in the rulebook “Jeu du moulin”.',
  'hand-counts-for-flying': 'The rulebook does not say whether men in hand count for flying; here: they do.',
  'when-placing-ends':
    'The rulebook does not say when placing ends if one side has placed its men before the other; here: when both hands are empty.',
  'extra-turn-forfeited':
    'The rulebook does not mention an extra turn that cannot be played; here: it is forfeited, and the game goes on.',
  'cube-reconstructed':
    'Only its name is known; the board, the nine men and the rules are a reconstruction by Mérellier.',
  'flying-on-diagonals': 'The rulebook does not say whether men fly on this board; here: they do not.',
  'all-men-in-mills':
    'The rulebook makes no exception when all of the opponent’s men stand in mills; here: nothing is taken then.',
  'placing-after-the-miniature':
    'The manuscript does not say everything; placing without dice and without mills is what Ulrich Schädler reads from its miniature.',
  'every-point-a-mill':
    'The rulebook does not say what happens if every free point would close a mill; here: a man is placed, and nothing is taken.',
  'blocked-side-throws':
    'The rulebook does not say whether a blocked side throws the dice; here: it does, and a special throw may free it.',
  'protection-with-dice':
    'The rulebook leaves it to the players to protect men in mills; here: they are safe, unless all stand in mills.',
  'flying-with-dice': 'The rulebook does not mention flying at the end; here: there is none.',
  'fifty-of-each-side': 'The rulebook counts 50 moves without a capture but does not say whose; here: 50 by each side.',
  'who-begins': 'The rulebook lets the players settle who begins; here: White, unless that setting is changed.',
  'board-of-three':
    'The board is drawn with diagonals or without; here: without, and mills lie on the six straight lines.',
  'first-man-in-the-centre':
    'The rule does not say whether the first man may go to the centre; here: it may, and well played the game is still a draw.',
  'first-mill-blocked': 'The rule does not say what becomes of a blocked side; here: it loses.',
  'first-mill-repetition':
    'The rule does not say when moving ends; here: a draw when the same position comes up for the third time.',
  'moving-after-murray':
    'Alfonso’s book speaks of placing only; here: once three men are placed, they move, as Murray has it.',
  'centre-wins':
    'Alfonso shows that beginning in the centre and playing well wins; here: the centre is allowed from the first move; forbidding mills while placing makes the game even.',
  'five-men': 'The same board was played on with five men too; here: six, and five if you change the number of men.',
  'flying-with-six': 'The accounts do not mention flying; here: there is none.',
  'two-mills-told': 'The accounts do not say what two mills closed at once earn; here: one capture.',
  'draws-told':
    'The accounts do not mention draws; here: a draw after 50 moves by each side without a capture, or when the same position comes up for the fourth time, as in the rulebook “Jeu du moulin”.',
  'rules-of-six': 'The accounts give no more than the board and the seven men; here: the rules of six men’s morris.',
  'mill-of-five-points':
    'Nothing says what a mill is on a line of five points; here: three men next to each other on it.',
  'hand-counts-told': 'The accounts do not say whether men in hand count for flying; here: they do.',
  'ten-moves-of-each-side':
    'A draw when a side is down to three men and nothing is taken within ten moves; here: ten moves by each side.',
  'board-full':
    'When placing fills the board without a capture, nobody can move; here: a draw, as elsewhere in twelve men’s morris.',
  'repetition-untold':
    'The text does not mention repetition; here: a draw when the same position comes up for the fourth time.',
  'flying-with-four': 'The source lets a side fly with four men; elsewhere it is three; here: four.',
  'back-into-the-mill':
    'The federation does not let a man that left a mill to close another go straight back; here: it may, so that the game can be solved to its end.',
  'shut-in-shax':
    'The accounts oblige the opponent of a side that is shut in to open a way, without a capture if that closes a mill; here: the side that is shut in passes until it can move.',
  'spent-lines':
    'The source does not say whether the sides share a line, or whether a mill that counts no more protects; here: each side has its own lines, and its mills always protect.',
  'nerenchi-men':
    'The text does not count the men: placing goes on until two points are free; here: twelve each, and what is left in hand is put aside.',
  'nerenchi-protection':
    'The text does not say whether a man in a mill may be taken; here: only if all of them are in mills.',
  'achi-three-men': 'It is played with three men, too; here: four.',
  'dice-while-entering':
    'The sheet says that Murray and Bell read 1283 otherwise; in the other reading dice are thrown for placing only, and a special throw places three men in a row at once; here: the dice come after placing, as Schädler has it.',
  'dice-after-entering':
    'Schädler reads 1283 otherwise: the dice come only after placing, during which no mill may be closed; here: they are thrown for placing only.',
  'row-of-three':
    'The text says to put three men in a row, not where; here: on a free line, with three men in hand, and then it must be done; if not, one man is placed.',
  'one-man-at-a-time':
    'The text does not say whether a mill closed without a special throw takes; here: it does, as in the same book’s game without dice.',
  'mill-or-middle':
    'The text does not say what a man takes that closes a mill and parts two opposing men in one move; here: one or the other, as the player likes, as in Sanmill.',
  'any-man-told': 'The text lets a man be taken without saying which; here: any of them, in a mill too.',
  'blocked-untold': 'The text does not mention a side that is shut in; here: it has lost.',
  'end-untold': 'The text does not say when the game is over; here: when a side has no man left.',
  'neither-row': 'The texts leave out “the starting row”; here: neither of the two rows counts, for anybody.',
  'diagonals-as-ways':
    'In early forms, the source says, the diagonals were for moving only; here: mills are made on them, too.',
  'crowned-at-the-end':
    'The rulebook says that a man “reaching” the far row becomes a king; here: if its move ends there.',
  'which-capture': 'The rulebook does not say which of several captures to choose; here: any.',
  'jumped-once': 'The rulebook forbids a king to jump the same piece twice; here: a man too.',
  'king-against-king':
    'The rulebook gives only one example of a draw, king against king; here: a draw after 5 moves by each side without a capture.',
  'two-more-draws':
    'Two more draws that the rulebook does not mention: the same position for the third time, and 25 moves by each side with kings only and no capture.',
  'halfway-capture': 'The rulebook does not mention a capture stopped halfway; here: that piece may be huffed too.',
  'when-to-huff':
    'The rulebook does not say when to huff; here: before making a move, one piece, instead of demanding the capture or letting it pass.',
  'draws-unsourced': 'Our sources say nothing of draws; here: three simple ones, which you can change in the settings.',
  'draws-of-the-fmjd':
    'The federation counts 25 king moves, 16 moves against three pieces, 5 against two, and the third time of a position; so it is here, without anybody having to claim it.',
  'draws-of-section-64':
    'The federation lists its draws without saying how they go together; here: with four to seven pieces its 30 and 60 moves replace the 15 king moves, and a lone king holds the main road if nothing else stands on it.',
  'draws-of-brazil':
    'In Brazil 20 king moves are counted, and 5 moves in some endings of two pieces a side; here: the draws of the international federation, with 15.',
  'draws-of-the-fid':
    'The federation counts 40 king moves of each side without a capture; about repetition we found nothing; here: a draw at the third time.',
  'draws-of-the-iberians':
    'The Portuguese federation, which plays the same game, counts 20 king moves, gives three kings 12 moves against one, and 32 for one ending with a man; here: the first two, whoever holds the long diagonal.',
  'draws-of-the-tudaf':
    'The federation leaves a game without progress to the arbiter; here: a draw after 25 moves with kings only. One piece each is a draw even where one could be taken.',
  'draws-of-frisia':
    'With a king each the federation calls the game drawn unless one will soon be taken; here: after 2 moves by each side, as on lidraughts.org. Two kings have 7 moves against one.',
  'draws-of-the-wcdf':
    'The federation lets a player claim a draw after 40 moves without a capture or a man’s advance; here: it comes by itself.',
  'draws-of-the-apca':
    'The federation gives three kings 13 moves to beat one; here: two more draws among kings, and the third time of a position.',
  'draws-of-the-czech':
    'The federation lets a player claim a draw after 15 moves without a capture or a man’s advance; here: it comes by itself.',
  'a-mill-takes': 'The rulebook says that one “may” take; here: a mill always takes a man.',
  'fourth-time': 'The rulebook says “more than three times” the same situation; here: a draw at the fourth.',
  'entries-count':
    'The rulebook does not say whether placing counts towards the 50 moves without a capture; here: it does.',
  'three-in-a-mill':
    'Against three men a mill wins at once, even if they stand in a mill: so the rulebook says; here: no other man of a mill is ever taken.',
  'king-lands-behind':
    'The rulebook wants the king to land right behind the piece it jumps; here: it goes no farther, though many families let it.',
  'crowned-without-a-man':
    'The rulebook stacks a man already taken on the king; here: a man is crowned even if none has been taken yet.',
  'forgotten-capture':
    'The rulebook lets the opponent point out a capture that was forgotten; here: the board does not let you forget it.',
};
