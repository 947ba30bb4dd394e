/** The part of the manual for programmers, which shows the lines below. */
export const PROGRAMS = 'programs';

/** What a programmer sees first: the legal moves of a position. */
export const EXAMPLE = `import { ruleSet } from '@merellier/rules';
import { readFen, writeTurn } from '@merellier/rules/notation';

const rules = ruleSet('jeu-du-moulin');
const position = readFen(rules, 'W:Wa7,a4,d6:Bb4,b6:H6,7');
if (position.ok)
  for (const turn of rules.turns(position.value))
    console.log(writeTurn(rules, position.value, turn));`;
