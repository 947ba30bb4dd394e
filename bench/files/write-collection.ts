import { createWriteStream } from 'node:fs';
import { type Position, type RuleSet, ruleSet, type Turn } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';

const RULES = ['international', 'jeu-du-moulin', 'english', 'marelle'].map((id): RuleSet => ruleSet(id));
const MOST_TURNS = 90;

/** Writes games of several rule sets, as random as they are legal, the same each time; gives back how many. */
export async function writeCollection(path: string, megabytes: number): Promise<number> {
  const file = createWriteStream(path);
  let state = 7;
  const below = (most: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  let games = 0;
  for (let size = 0; size < megabytes * 1e6; games++) {
    const rules = RULES[games % RULES.length] as RuleSet;
    const text = `${tagsOf(rules, games)}\n${turnsOf(rules, below)}*\n\n`;
    size += text.length;
    if (!file.write(text)) await new Promise<void>((drained) => file.once('drain', () => drained()));
  }
  await new Promise<void>((done) => file.end(done));
  return games;
}

const tagsOf = ({ id }: RuleSet, game: number): string =>
  `[Event "Club ${game % 97}"]\n[White "Player ${game % 301}"]\n[Black "Player ${game % 211}"]\n[Rules "${id}"]\n[Result "*"]\n`;

function turnsOf(rules: RuleSet, below: (most: number) => number): string {
  let position: Position = rules.start();
  const tally = rules.tally(position);
  let text = '';
  for (let ply = 0; ply < MOST_TURNS && !rules.outcome(position) && !tally.drawn(); ply++) {
    const turns: readonly Turn[] = rules.turns(position);
    const turn = turns[below(turns.length)];
    if (!turn) break;
    text += `${ply % 2 === 0 ? `${ply / 2 + 1}. ` : ''}${writeTurn(rules, position, turn)}${ply % 12 === 11 ? '\n' : ' '}`;
    position = rules.play(position, turn);
    tally.add(turn, position);
  }
  return text;
}
