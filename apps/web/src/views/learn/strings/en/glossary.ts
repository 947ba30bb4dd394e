import type { LearnStrings } from '../fr.ts';

export const glossary: LearnStrings['glossaryTexts'] = {
  point: 'A place on the board where a man can stand: where lines cross, turn or end.',
  line: 'A line of the board. Men slide along the lines, and mills are made on them.',
  man: 'What is placed and moved, white or black. In draughts too, as long as it has not been crowned.',
  hand: 'The men that are not yet placed, beside the board.',
  placing: 'The beginning of a game, when men come onto the board one by one.',
  moving: 'What follows placing: one man a turn slides to a neighbouring point.',
  flying:
    'In the mill, going from one point to any other without following the lines. Many rules grant it to a side that is down to three men.',
  row: 'Three men of one colour on one line: another name for a mill.',
  mill: 'Three men of one colour that fill a line of three points.',
  closing:
    'Playing the man that completes a mill. That is the move that takes; a mill that just stays closed takes nothing.',
  opening: 'Moving a man out of one’s mill, to close it again later and take once more.',
  running: 'Two mills that share one man: with each move it opens one and closes the other.',
  twoMills: 'A single move that completes two lines. Not to be confused with a running mill.',
  taking: 'An opposing man leaves the board for good. In the mill, that is what a mill is worth.',
  protected: 'A man that may not be taken, because it is in a mill.',
  blocked: 'A man without a free neighbouring point; or a side whose men all are.',
  doubleAttack:
    'A move that threatens two things at once, such as closing either of two mills. Often only one can be met.',
  crossing: 'A point from which four ways lead. On the nine men’s board: b4, d2, d6 and f4.',
  tempo: 'Having the move is being the one to play. A tempo is a move won or lost in the race.',
  extraTurn: 'Playing twice in a row, where the rules grant it for a mill.',
  throw: 'What the three dice show. Some throws allow what others do not.',
  draw: 'A game that nobody wins.',
  repetition: 'The same situation again: the same men, the same side to play. After a set number of times, a draw.',
  houseRules: 'Rules that were changed: fewer men, no flying, another board.',
  square: 'In draughts, a field of the board. Only the dark ones are played on.',
  king: 'A man that has reached the far row. It goes forward and backward.',
  crowning: 'Becoming a king, by reaching the far row.',
  multiple: 'Several captures by one piece in a single turn.',
  compulsory: 'Whoever can capture must capture.',
  majority: 'Where the capture that takes the most pieces must be chosen.',
  huff: 'Taking off a piece that failed to capture. Huffing is not a move: one plays on after it.',
  turkish: 'A capture stopped by a piece that was jumped already and has not yet left the board.',
};
