import { outcomeOf } from '@merellier/rules';
import { readGame, writeGame } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { recordOf } from './index.ts';
import { ANNA, BEN, Table } from './testing/table.ts';

const SHORT = { rules: { id: 'marelle-a-3', parameters: {} } } as const;

/** The record as it comes out of its own text. */
function reread(table: Table) {
  const read = readGame(writeGame(recordOf(table.state)));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describe('the record of a finished game', () => {
  it('has the names of both, the date, and who gave up', () => {
    const game = reread(Table.seated(SHORT).play('a1 a3').ask(ANNA, { kind: 'resign' }));
    expect(game.tags).toEqual({ White: 'Anna', Black: 'Ben', Date: '1970.01.01' });
    expect(game.ended?.outcome).toEqual({ winner: 'black', reason: 'resignation' });
  });

  it('says of a game lost on time how it was lost', () => {
    const table = Table.seated(SHORT).play('a1 a3');
    table.now += 10_000_000;
    const game = reread(table.ask(null, { kind: 'tick' }));
    expect(game.tags['Termination']).toBe('time forfeit');
    expect(game.ended?.outcome.winner).toBe('black');
  });

  it('ends by the rules where the rules ended it', () => {
    const game = reread(Table.seated(SHORT).play('a1 a3 b1 b3 c1'));
    expect(game.ended).toBeNull();
    expect(outcomeOf(game, game.at)).toEqual({ winner: 'white', reason: 'mill' });
  });

  it('has the turns that count as its main line, and those taken back as variations', () => {
    const table = Table.seated(SHORT).play('a1 a3');
    table.ask(BEN, { kind: 'offer', what: 'takeback' }).ask(ANNA, { kind: 'accept', what: 'takeback' });
    table.play('c3 b1').ask(BEN, { kind: 'resign' });
    expect(writeGame(recordOf(table.state))).toContain('1. a1 c3 (1... a3) 2. b1 1-0');
    expect(reread(table).ended?.outcome).toEqual({ winner: 'white', reason: 'resignation' });
    const early = Table.seated(SHORT).play('a1 a3');
    early.ask(BEN, { kind: 'offer', what: 'takeback' }).ask(ANNA, { kind: 'accept', what: 'takeback' });
    early.ask(BEN, { kind: 'resign' });
    expect(writeGame(recordOf(early.state))).toContain('\n1. a1 1-0');
  });
});
