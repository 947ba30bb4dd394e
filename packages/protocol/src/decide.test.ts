import { outcomeOf } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import {
  countsForRating,
  DAY,
  deadlineOf,
  evolve,
  GONE_LIMIT,
  INVITE_LIMIT,
  NAMELESS,
  SEEK_LIMIT,
  START_LIMIT,
} from './index.ts';
import { ANNA, BEN, CLEO, Table } from './testing/table.ts';

// Numbers in brackets are those of SPEC.md.

describe('joining', () => {
  it('begins the game once two are there, with the sides as agreed [G1, G2]', () => {
    const table = Table.seated({ side: 'black' });
    expect(table.state.phase).toBe('playing');
    expect(table.toPlay()).toEqual(BEN);
  });

  it('gives the seat to one only, and never to the host [G2]', () => {
    const table = new Table();
    expect(table.try(ANNA, { kind: 'join', contribution: null })).toEqual({ reason: 'own-game' });
    table.ask(BEN, { kind: 'join', contribution: null });
    expect(table.try(CLEO, { kind: 'join', contribution: null })).toEqual({ reason: 'seat-taken' });
  });

  it('takes only players with an account where the game is rated [R2]', () => {
    const table = new Table({ rated: true });
    expect(table.try(CLEO, { kind: 'join', contribution: null })).toEqual({ reason: 'account-needed' });
    table.ask(BEN, { kind: 'join', contribution: null });
    expect(table.state.phase).toBe('playing');
  });

  it('ends by itself where nobody comes [G3]', () => {
    const listed = new Table({ listed: true });
    expect(deadlineOf(listed.state)).toBe(listed.now + SEEK_LIMIT);
    const invite = new Table();
    expect(deadlineOf(invite.state)).toBe(invite.now + INVITE_LIMIT);
    invite.now += INVITE_LIMIT;
    invite.ask(null, { kind: 'tick' });
    expect(invite.state.outcome).toEqual({ winner: null, reason: 'aborted', count: null });
    expect(invite.try(BEN, { kind: 'join', contribution: null })).toEqual({ reason: 'game-over' });
  });
});

describe('signing in', () => {
  it('takes the seat of a guest along, whose turns are then those of the account [G4]', () => {
    const table = Table.seated().play('d6');
    table.ask(null, { kind: 'reseat', from: BEN.id, player: CLEO });
    expect(table.state.players.guest).toEqual(CLEO);
    expect(table.try(BEN, { kind: 'turn', turn: 'f4', after: table.state.boardSeq })).toEqual({ reason: 'wrong-seat' });
    expect(table.toPlay()).toEqual(CLEO);
    table.play('f4');
    expect(table.replayed()).toEqual(table.state);
  });

  it('gives a name to an invitation whose host had none, until somebody has come [G4]', () => {
    const table = new Table({}, { ...ANNA, name: NAMELESS });
    table.ask(null, { kind: 'reseat', from: ANNA.id, player: ANNA });
    expect(table.state.players.host).toEqual(ANNA);
    table.ask(null, { kind: 'reseat', from: ANNA.id, player: { ...ANNA, name: 'Annie' } });
    expect(table.state.players.host).toEqual(ANNA);
    expect(table.replayed()).toEqual(table.state);
    const seated = Table.seated();
    seated.ask(null, { kind: 'reseat', from: BEN.id, player: { ...BEN, name: 'Benoît' } });
    expect(seated.state.players.guest).toEqual(BEN);
  });

  it('seats nobody against themselves, and leaves games that are over [G4, S4]', () => {
    const table = Table.seated();
    table.ask(null, { kind: 'reseat', from: BEN.id, player: ANNA });
    table.ask(null, { kind: 'reseat', from: CLEO.id, player: ANNA });
    expect(table.state.players).toEqual({ host: ANNA, guest: BEN });
    table.ask(ANNA, { kind: 'abort' }).ask(null, { kind: 'reseat', from: BEN.id, player: CLEO });
    expect(table.state.players).toEqual({ host: ANNA, guest: BEN });
  });
});

describe('turns', () => {
  it('are played by whose turn it is, on the board that stands [T1, T2]', () => {
    const table = Table.seated();
    const after = table.state.boardSeq;
    expect(table.try(BEN, { kind: 'turn', turn: 'd6', after })).toEqual({ reason: 'not-your-turn' });
    expect(table.try(CLEO, { kind: 'turn', turn: 'd6', after })).toEqual({ reason: 'wrong-seat' });
    expect(table.try(ANNA, { kind: 'turn', turn: 'd6', after: after - 1 })).toEqual({
      reason: 'stale',
      boardSeq: after,
    });
    table.play('d6 f4');
    expect(table.try(ANNA, { kind: 'turn', turn: 'd7', after })).toMatchObject({ reason: 'stale' });
  });

  it('are judged by the rules, and refused with their reason [T3]', () => {
    const table = Table.seated().play('d6');
    const refusal = table.try(BEN, { kind: 'turn', turn: 'd6', after: table.state.boardSeq });
    expect(refusal).toMatchObject({
      reason: 'illegal-turn',
      problem: { refusal: { reason: 'occupied', place: 'd6' } },
    });
    expect(table.try(BEN, { kind: 'turn', turn: 'what?', after: table.state.boardSeq })).toMatchObject({
      reason: 'illegal-turn',
      problem: { problem: 'turn-unreadable' },
    });
  });

  it('are recorded as they are written exactly [T4]', () => {
    const table = Table.seated().play(' D6 '.trim());
    expect(table.events.at(-1)?.event).toMatchObject({ kind: 'turned', turn: 'd6', side: 'white' });
  });

  it('end the game where the rules do [T5]', () => {
    const table = Table.seated({ rules: { id: 'marelle', parameters: { men: 3 } } });
    // White closes a mill with its third man and leaves Black two.
    table.play('a7 a1 d7 d1 g7xa1');
    expect(table.state.outcome).toMatchObject({ winner: 'white', reason: 'few-men' });
    expect(outcomeOf(table.state.game)).not.toBeNull();
    expect(table.try(BEN, { kind: 'turn', turn: 'g1', after: table.state.boardSeq })).toEqual({ reason: 'game-over' });
  });
});

describe('leaving', () => {
  it('before both have played harms nobody; later it is a resignation [E1, E2]', () => {
    const early = Table.seated().play('d6').ask(BEN, { kind: 'abort' });
    expect(early.state.outcome).toMatchObject({ winner: null, reason: 'aborted' });
    const late = Table.seated().play('d6 f4');
    expect(late.try(BEN, { kind: 'abort' })).toEqual({ reason: 'already-begun' });
    late.ask(BEN, { kind: 'resign' });
    expect(late.state.outcome).toMatchObject({ winner: 'white', reason: 'resignation' });
  });

  it('lets the other claim the game, after a while [E3]', () => {
    const table = Table.seated().play('d6 f4');
    table.gone = GONE_LIMIT - 1;
    expect(table.try(ANNA, { kind: 'claim', result: 'win' })).toEqual({ reason: 'not-gone', wait: 1 });
    table.gone = GONE_LIMIT;
    table.ask(ANNA, { kind: 'claim', result: 'win' });
    expect(table.state.outcome).toMatchObject({ winner: 'white', reason: 'abandonment' });
  });

  it('is no reason to claim where each turn has days [E3]', () => {
    const table = Table.seated({ time: { kind: 'correspondence', perTurn: DAY } }).play('d6 f4');
    table.gone = 20 * DAY;
    expect(table.try(ANNA, { kind: 'claim', result: 'win' })).toEqual({ reason: 'not-gone', wait: null });
  });
});

describe('offers', () => {
  it('of a draw end the game when the other agrees, in either way [O1]', () => {
    const accepted = Table.seated()
      .play('d6')
      .ask(ANNA, { kind: 'offer', what: 'draw' })
      .ask(BEN, { kind: 'accept', what: 'draw' });
    expect(accepted.state.outcome).toMatchObject({ winner: null, reason: 'agreement' });
    const crossed = Table.seated()
      .play('d6')
      .ask(ANNA, { kind: 'offer', what: 'draw' })
      .ask(BEN, { kind: 'offer', what: 'draw' });
    expect(crossed.state.outcome).toMatchObject({ winner: null, reason: 'agreement' });
  });

  it('stand until the other has played on, and are made once on each board [O2]', () => {
    const table = Table.seated().play('d6 f4').ask(ANNA, { kind: 'offer', what: 'draw' });
    expect(table.try(ANNA, { kind: 'offer', what: 'draw' })).toEqual({ reason: 'already-offered' });
    table.play('d2');
    expect(table.state.offers.draw).toBe('white');
    table.play('b4');
    expect(table.state.offers.draw).toBeNull();
    expect(table.try(BEN, { kind: 'accept', what: 'draw' })).toEqual({ reason: 'no-such-offer' });
    table.ask(ANNA, { kind: 'offer', what: 'draw' }).ask(BEN, { kind: 'decline', what: 'draw' });
    expect(table.try(ANNA, { kind: 'offer', what: 'draw' })).toEqual({ reason: 'already-offered' });
  });

  it('to take back undo the turns since, and with, the last one of who asks [O3]', () => {
    const table = Table.seated().play('d6 f4 d2');
    table.ask(BEN, { kind: 'offer', what: 'takeback' }).ask(ANNA, { kind: 'accept', what: 'takeback' });
    expect(table.events.at(-1)?.event).toEqual({ kind: 'taken-back', side: 'black', turns: 2 });
    expect(table.toPlay()).toEqual(BEN);
    table.play('b4');
    expect(table.state.game.nodes[table.state.game.at]?.position.toPlay).toBe('white');
  });

  it('to take back are for games that count for nothing, and for turns that were made [O3]', () => {
    expect(Table.seated({ rated: true }).play('d6').try(ANNA, { kind: 'offer', what: 'takeback' })).toEqual({
      reason: 'not-in-rated-games',
    });
    expect(Table.seated().play('d6').try(BEN, { kind: 'offer', what: 'takeback' })).toEqual({
      reason: 'nothing-to-take-back',
    });
  });

  it('of a rematch lead to another game [O4]', () => {
    const table = Table.seated().play('d6 f4');
    expect(table.try(ANNA, { kind: 'offer', what: 'rematch' })).toEqual({ reason: 'game-not-over' });
    table.ask(ANNA, { kind: 'resign' }).ask(ANNA, { kind: 'offer', what: 'rematch' });
    table.ask(BEN, { kind: 'accept', what: 'rematch' });
    expect(table.state.rematch).toBe('game-next-0123456');
    expect(table.try(BEN, { kind: 'offer', what: 'rematch' })).toEqual({ reason: 'no-such-offer' });
  });

  it('of more time are gifts [O5]', () => {
    const table = Table.seated().play('d6 f4').ask(ANNA, { kind: 'give-time' });
    expect(table.state.clock?.remaining).toEqual({ white: 60_000, black: 75_000 });
    expect(Table.seated({ time: { kind: 'none' } }).try(ANNA, { kind: 'give-time' })).toEqual({ reason: 'no-clock' });
  });
});

describe('chance', () => {
  const dice = { rules: { id: 'marelle-avec-des', parameters: { men: 3 } } } as const;

  it('waits for the part of both [C1, C2]', () => {
    const table = new Table({ side: 'toss' });
    expect(table.try(BEN, { kind: 'join', contribution: null })).toEqual({ reason: 'contribution-missing' });
    table.ask(BEN, { kind: 'join', contribution: 'bb'.repeat(32) });
    expect(table.state.phase).toBe('agreeing');
    table.ask(ANNA, { kind: 'contribute', contribution: 'aa'.repeat(32) });
    expect(table.state.phase).toBe('playing');
    expect(table.try(ANNA, { kind: 'contribute', contribution: 'cc'.repeat(32) })).toEqual({
      reason: 'already-contributed',
    });
  });

  it('is laid open when the game is over [C5]', () => {
    const table = Table.seated(dice).play('a7 d5').ask(BEN, { kind: 'resign' });
    expect(table.kinds(2)).toEqual(['ended', 'revealed']);
  });

  it('throws as soon as a turn needs it, and never anew on the same board [C3, C4]', () => {
    const table = Table.seated(dice).play('a7 d5 d1 g4 f4');
    expect(table.state.chance?.throws).toBe(0);
    table.play('b6');
    expect(table.kinds(2)).toEqual(['turned', 'thrown']);
    const thrown = table.events.at(-1)?.event;
    table.ask(BEN, { kind: 'offer', what: 'takeback' }).ask(ANNA, { kind: 'accept', what: 'takeback' }).play('b6');
    expect(table.kinds(1)).toEqual(['turned']);
    const { game } = table.state;
    expect(game.nodes[game.at]?.thrown).toEqual(thrown?.kind === 'thrown' && thrown.dice);
  });
});

describe('the start', () => {
  it('has a limit for each first turn, after which nobody has won [K1]', () => {
    const table = Table.seated().play('d6', 1000);
    table.now += START_LIMIT + 1000;
    expect(table.try(BEN, { kind: 'turn', turn: 'f4', after: table.state.boardSeq })).toEqual({ reason: 'time-up' });
    table.ask(null, { kind: 'tick' });
    expect(table.state.outcome).toMatchObject({ winner: null, reason: 'aborted' });
  });
});

describe('ratings', () => {
  const counts = (table: Table): boolean => countsForRating(table.state);
  const rated = (turns: string): Table => Table.seated({ rated: true }).play(turns);

  it('count games that were played, and not aborted nor given up at once [R3]', () => {
    const opening = 'd6 f4 b4 d2 e3 c5 g7 a1';
    expect(counts(rated(opening))).toBe(false);
    expect(counts(rated(opening).ask(BEN, { kind: 'resign' }))).toBe(true);
    const agreed = (turns: string) =>
      rated(turns).ask(ANNA, { kind: 'offer', what: 'draw' }).ask(BEN, { kind: 'accept', what: 'draw' });
    expect(counts(agreed(opening))).toBe(true);
    expect(counts(Table.seated().play(opening).ask(BEN, { kind: 'resign' }))).toBe(false);
    // Seven turns, and two accounts of one person make a rating of them within seconds.
    expect(counts(rated('d6 f4 b4 d2 e3 c5 g7').ask(BEN, { kind: 'resign' }))).toBe(false);
    expect(counts(agreed('d6 f4 b4 d2 e3 c5'))).toBe(false);
    expect(counts(rated('d6').ask(BEN, { kind: 'abort' }))).toBe(false);
  });

  it('count a short game that the rules themselves have ended [R3]', () => {
    const table = Table.seated({ rated: true, rules: { id: 'marelle-a-3', parameters: {} } });
    expect(counts(table.play('a1 a2 b1 b2 c1'))).toBe(true);
    expect(table.state.outcome).toMatchObject({ winner: 'white' });
  });

  it('are part of the game once it is over, and a rematch follows them [R4, S4]', () => {
    const table = rated('d6 f4').ask(BEN, { kind: 'resign' });
    const shown = { points: 1500, provisional: true };
    const ratings = { white: { before: shown, after: shown }, black: { before: shown, after: shown } };
    const event = { seq: table.state.seq + 1, at: table.now, event: { kind: 'rated', ratings } } as const;
    table.events.push(event);
    table.state = evolve(table.state, event);
    table.ask(ANNA, { kind: 'offer', what: 'rematch' }).ask(BEN, { kind: 'accept', what: 'rematch' });
    expect(table.state).toMatchObject({ ratings, outcome: { winner: 'white', reason: 'resignation' } });
    expect(table.state.rematch).not.toBeNull();
    expect(table.replayed()).toEqual(table.state);
  });
});
