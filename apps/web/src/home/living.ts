import { newGame, type Position, positionOf, type RuleSet } from '@merellier/rules';

/** Turns after which White closes a mill with the next man. */
const OPENING = ['d6', 'b4', 'g4', 'f2', 'd1', 'd5', 'b6', 'e3'];
/** The point that closes it. */
const INVITING = 'f6';
const RULES: readonly string[] = ['jeu-du-moulin', 'marelle'];

/** A position that wants to be played on, and the point that is worth touching first. */
export interface Living {
  readonly position: Position;
  readonly invites: number;
}

/** What lies on the first page's board with these rules; null where they are met from their beginning. */
export function livingOf(rules: RuleSet): Living | null {
  if (!RULES.includes(rules.id) || Object.keys(rules.changes).length > 0) return null;
  let position = positionOf(newGame(rules));
  for (const name of OPENING) {
    const at = rules.board.names.indexOf(name);
    const entry = rules
      .walks(position)
      .find(({ steps: [first, ...more] }) => first?.kind === 'enter' && first.at === at && more.length === 0);
    if (!entry) return null;
    position = rules.play(position, entry.turn);
  }
  return { position, invites: rules.board.names.indexOf(INVITING) };
}
