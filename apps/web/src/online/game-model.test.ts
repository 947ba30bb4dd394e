import { begin, decide, type GameState, type Moment, type RecordedEvent } from '@merellier/protocol';
import { endOfLine, type Game, goTo, positionOf } from '@merellier/rules';
import { readTurn } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import {
  dropPending,
  type GameModel,
  newModel,
  placeOf,
  playPending,
  seqOf,
  shownGame,
  takeEvents,
} from './game-model.ts';

const ID = 'abcdefghijklmnopqrst';
const ANNA = { id: 'player-anna', name: 'Anna', rating: null, registered: false };
const BEN = { id: 'player-ben', name: '—', rating: null, registered: false };

/** A server with one game: gives the events of what is asked of it. */
function server() {
  const first: RecordedEvent = {
    seq: 1,
    at: 1_000,
    event: {
      kind: 'created',
      options: {
        rules: { id: 'marelle-a-3', parameters: {} },
        time: { kind: 'increment', initial: 60_000, increment: 0 },
        side: 'white',
        listed: false,
        rated: false,
      },
      host: ANNA,
      commitment: null,
      rematchOf: null,
    },
  };
  let state: GameState = begin(ID, first);
  const events: RecordedEvent[] = [first];
  function ask(player: typeof ANNA | null, command: Parameters<typeof decide>[1], now = state.at + 1_000): void {
    const moment: Moment = { now, player, lag: 0, gone: 0, secret: null, next: 'nextnextnextnextnext' };
    const decision = decide(state, command, moment);
    if (!decision.ok) throw new Error(decision.error.reason);
    events.push(...decision.value.events);
    state = decision.value.after;
  }
  ask(BEN, { kind: 'join', contribution: null });
  return {
    events,
    ask,
    play: (player: typeof ANNA, turn: string) => ask(player, { kind: 'turn', turn, after: state.boardSeq }),
    state: () => state,
  };
}

const turnOf = (model: GameModel, text: string) => {
  const { rules, game } = model.state as GameState;
  const turn = readTurn(rules, positionOf(game), text);
  if (!turn.ok) throw new Error(text);
  return turn.value;
};
const menOn = (model: GameModel): number => {
  const game = shownGame(model);
  return game ? game.rules.view(positionOf(game)).men.length : 0;
};

describe('an online game on the page', () => {
  it('shows no turn that was taken back as if it came next, though the one before it is played again', () => {
    const { events, ask, play } = server();
    play(ANNA, 'a1');
    play(BEN, 'a3');
    ask(ANNA, { kind: 'offer', what: 'takeback' });
    ask(BEN, { kind: 'accept', what: 'takeback' });
    const again = takeEvents(newModel(ID), [...events]);
    play(ANNA, 'a1');
    for (const model of [playPending(again, turnOf(again, 'a1')), takeEvents(newModel(ID), events)]) {
      const game = shownGame(model) as Game;
      expect(endOfLine(game)).toBe(game.at);
      expect(menOn(model)).toBe(1);
    }
  });

  it('tells places of the game apart by what was played, whatever is taken back', () => {
    const { events, ask, play } = server();
    const now = (): Game => shownGame(takeEvents(newModel(ID), events)) as Game;
    play(ANNA, 'a1');
    const first = placeOf(now());
    play(BEN, 'a3');
    const taken = placeOf(now());
    ask(BEN, { kind: 'offer', what: 'takeback' });
    ask(ANNA, { kind: 'accept', what: 'takeback' });
    expect(placeOf(now())).toBe(first);
    play(BEN, 'c3');
    expect(placeOf(now())).not.toBe(taken);
    const game = now();
    expect(game.nodes.map((_, node) => placeOf(goTo(game, node)))).toContain(taken);
  });

  it('makes the same game whether events come one by one, doubled, or all at once', () => {
    const { events, play } = server();
    play(ANNA, 'a1');
    play(BEN, 'a3');
    const at = takeEvents(newModel(ID), events);
    let one = newModel(ID);
    for (const event of [...events, ...events].sort((a, b) => a.seq - b.seq)) one = takeEvents(one, [event]);
    expect(one).toEqual(at);
    expect(seqOf(one)).toBe(events.length);
    expect(menOn(one)).toBe(2);
  });

  it('waits where an event is missing', () => {
    const { events, play } = server();
    play(ANNA, 'a1');
    const model = takeEvents(newModel(ID), events.slice(0, 2));
    expect(takeEvents(model, events.slice(3))).toBe(model);
    expect(seqOf(takeEvents(model, events.slice(1)))).toBe(events.length);
  });

  it('shows one’s own turn at once, and once only when the server has it', () => {
    const { events, play } = server();
    const before = takeEvents(newModel(ID), events);
    const pending = playPending(before, turnOf(before, 'a1'));
    expect(menOn(pending)).toBe(1);
    play(ANNA, 'a1');
    const after = takeEvents(pending, events);
    expect(after.pending).toBeNull();
    expect(menOn(after)).toBe(1);
  });

  it('stays as it was where a later version goes on with the game, and says so', () => {
    const { events, play } = server();
    play(ANNA, 'a1');
    const before = takeEvents(newModel(ID), events);
    expect(before.isNewer).toBe(false);
    const noted = { seq: seqOf(before) + 1, at: 9_000, event: { kind: 'noted' } } as unknown as RecordedEvent;
    const after = takeEvents(before, [noted]);
    expect(after.isNewer).toBe(true);
    expect(seqOf(after)).toBe(noted.seq);
    expect(menOn(after)).toBe(1);
  });

  it('has nothing to show of a game that a later version has begun, and says so', () => {
    const [first] = server().events as [RecordedEvent];
    const model = takeEvents(newModel(ID), [{ ...first, shape: 99 }]);
    expect(model).toMatchObject({ isNewer: true, state: null });
  });

  it('takes a refused turn back', () => {
    const { events } = server();
    const before = takeEvents(newModel(ID), events);
    const pending = playPending(before, turnOf(before, 'a1'));
    expect(menOn(dropPending(pending))).toBe(0);
  });

  it('takes a turn back that was played on a board which has changed', () => {
    const { events, ask, play } = server();
    play(ANNA, 'a1');
    play(BEN, 'a3');
    ask(BEN, { kind: 'offer', what: 'takeback' });
    const before = takeEvents(newModel(ID), events);
    const pending = playPending(before, turnOf(before, 'b1'));
    ask(ANNA, { kind: 'accept', what: 'takeback' });
    const after = takeEvents(pending, events);
    expect(after.pending).toBeNull();
    expect(menOn(after)).toBe(1);
  });

  it('keeps a turn under way through what does not change the board', () => {
    const { events, ask } = server();
    const before = takeEvents(newModel(ID), events);
    const pending = playPending(before, turnOf(before, 'a1'));
    ask(BEN, { kind: 'offer', what: 'draw' });
    expect(menOn(takeEvents(pending, events))).toBe(1);
  });
});
