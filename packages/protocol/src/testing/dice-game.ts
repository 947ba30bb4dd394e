import { positionOf, type Turn } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { ANNA, BEN, Table } from './table.ts';

/**
 * A finished game with dice and drawn sides: after the entry each number chooses one of the legal turns, and where turns
 * may be taken back, every third asks for it. Who is left to play at the end resigns.
 */
export function diceGame(picks: readonly number[], takebacks = false): Table {
  const table = Table.seated({ rules: { id: 'marelle-avec-des', parameters: { men: 4 } }, side: 'toss' });
  table.play('a7 d5 d1 g4 f4 b6 a4 c3');
  for (const pick of picks) {
    if (table.state.phase !== 'playing') return table;
    const { rules, game } = table.state;
    const position = positionOf(game);
    const turns = rules.turns(position);
    table.play(writeTurn(rules, position, turns[pick % turns.length] as Turn));
    if (!takebacks || pick % 3 !== 0 || table.state.phase !== 'playing') continue;
    const mover = table.toPlay().id === ANNA.id ? BEN : ANNA;
    table.ask(mover, { kind: 'offer', what: 'takeback' });
    table.ask(mover === ANNA ? BEN : ANNA, { kind: 'accept', what: 'takeback' });
  }
  return table.state.phase === 'playing' ? table.ask(table.toPlay(), { kind: 'resign' }) : table;
}
