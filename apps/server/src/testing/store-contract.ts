import { deadlineOf, type GameOptions, type GameState, type Player } from '@merellier/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf, newGameId, newPlayerId, newToken } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { archiveContract } from './archive-contract.ts';
import { clubContract } from './club-contract.ts';
import { companyContract } from './company-contract.ts';
import { fairContract } from './fair-contract.ts';
import { keptContract } from './kept-contract.ts';
import { moderationContract } from './moderation-contract.ts';
import { openingContract } from './opening-contract.ts';
import { pushContract } from './push-contract.ts';
import { puzzleContract } from './puzzle-contract.ts';
import { type OpenedStore, ratingContract } from './rating-contract.ts';
import { appendOf, newGame } from './stored-game.ts';
import { tournamentContract } from './tournament-contract.ts';

/** What every store must do, whatever keeps it. */
export function storeContract(
  name: string,
  open: () => Promise<OpenedStore>,
  close: () => Promise<void> = async () => undefined,
) {
  describe(`the store on ${name}`, () => {
    let store: Store;
    let register: OpenedStore['register'];
    let now: number;
    beforeAll(async () => {
      ({ store, register } = await open());
      now = Math.floor(await store.now());
    });
    afterAll(async () => {
      await store?.close();
      await close();
    });

    /** A stored game that somebody has joined. */
    const joined = async (options: Partial<GameOptions> = {}) => {
      const made = newGame(now, options);
      await store.create(made.create);
      const join = appendOf(made.state, made.guest, { kind: 'join', contribution: null }, `${made.guest.id}/join`);
      expect(await store.append(join)).toBe('appended');
      return { ...made, join, playing: join.state };
    };
    ratingContract(() => ({ store, register, now }));
    keptContract(() => ({ store, now }));
    openingContract(() => ({ store, now }));
    archiveContract(() => ({ store, register, now }));
    companyContract(() => ({ store, register, now }));
    tournamentContract(() => ({ store, now }));
    clubContract(() => ({ store, now }));
    puzzleContract(() => ({ store, now }));
    pushContract(() => ({ store, now }));
    fairContract(() => ({ store, register, now }));

    const turn = (state: GameState, player: Player, text: string, id: string) =>
      appendOf(state, player, { kind: 'turn', turn: text, after: state.boardSeq }, id);

    const offer = (state: GameState, player: Player, id: string) =>
      appendOf(state, player, { kind: 'offer', what: 'draw' }, id);

    it('tells the time', async () => {
      const ours = Date.now();
      expect(Math.abs((await store.now()) - ours)).toBeLessThan(5_000);
    });

    it('remembers from where a game was made, where that was said', async () => {
      const [told, untold] = [newGame(now), newGame(now)];
      await store.create({ ...told.create, place: 65_535 });
      await store.create(untold.create);
      expect(await store.placeOfHost(told.id)).toBe(65_535);
      expect(await store.placeOfHost(untold.id)).toBeNull();
      expect(await store.placeOfHost('nobody-knows')).toBeNull();
    });

    it('gives back what it was given, in order', async () => {
      const { id, first, join } = await joined();
      expect(await store.read(id)).toEqual({ secret: 'ab', events: [first, ...join.events] });
      expect(await store.readSince(id, 1)).toEqual(join.events);
      expect(await store.readSince(id, join.state.seq)).toEqual([]);
      expect(await store.read(newGameId())).toBeNull();
    });

    it('makes one game of one request', async () => {
      const made = newGame(now);
      expect(await store.create(made.create)).toBe(made.id);
      expect(await store.create({ ...made.create, id: newGameId() })).toBe(made.id);
    });

    it('appends to the version expected, and to no other', async () => {
      const { id, host, guest, playing } = await joined();
      const one = turn(playing, host, 'd6', 'one');
      const other = turn(playing, host, 'f4', 'other');
      expect((await Promise.all([store.append(one), store.append(other)])).sort()).toEqual(['appended', 'conflict']);
      const { events } = (await store.read(id)) ?? {};
      expect(events?.map(({ seq }) => seq)).toEqual(events?.map((_, i) => i + 1));
      expect(await store.append(turn(one.state, guest, 'b4', 'three'))).toBe('appended');
      expect(await store.append({ ...one, game: newGameId() })).toBe('conflict');
    });

    it('stores the game that follows with the events it begins with, or not at all', async () => {
      const { id, host, guest, playing } = await joined();
      const [one, late, same] = [newGame(now), newGame(now), newGame(now)];
      expect(await store.append({ ...turn(playing, host, 'd6', 'first'), next: one.create })).toBe('appended');
      expect(await store.append({ ...turn(playing, host, 'f4', 'second'), next: late.create })).toBe('conflict');
      const { state } = turn(playing, host, 'd6', 'first');
      expect(await store.append({ ...offer(state, guest, 'first'), next: same.create })).toBe('duplicate');
      expect(await store.read(one.id)).toEqual({ secret: 'ab', events: [one.first] });
      for (const other of [late, same]) expect(await store.read(other.id)).toBeNull();
      expect((await store.read(id))?.events).toHaveLength(state.seq);
    });

    it('carries out a command once, and remembers where', async () => {
      const { id, host, playing } = await joined();
      const give = (state: GameState, commandId: string) => appendOf(state, host, { kind: 'give-time' }, commandId);
      const first = give(playing, 'same');
      await store.append(first);
      const second = turn(first.state, host, 'd6', 'turn');
      await store.append(second);
      // It comes late and once more, and would be accepted as if it were another.
      expect(await store.append(give(second.state, 'same'))).toBe('duplicate');
      expect(await store.findCommand(id, 'same')).toBe(first.state.seq);
      expect(await store.findCommand(id, 'never')).toBeNull();
      expect((await store.read(id))?.events).toHaveLength(second.state.seq);
      expect(await store.append(give(second.state, 'another'))).toBe('appended');
    });

    it('appends to many games at once, though one of them fails', async () => {
      const games = await Promise.all(Array.from({ length: 30 }, () => joined()));
      const results = await Promise.all(
        games.map(({ host, guest, playing }, i) =>
          store.append(i === 7 ? offer(playing, host, `${guest.id}/join`) : turn(playing, host, 'd6', `turn-${i}`)),
        ),
      );
      expect(results.filter((result) => result === 'appended')).toHaveLength(29);
      expect(results[7]).toBe('duplicate');
      const heads = await store.heads(games.map(({ id }) => id));
      for (const [i, { id, playing }] of games.entries()) expect(heads.get(id)).toBe(playing.seq + (i === 7 ? 0 : 1));
    });

    it('finds games whose time is up, and those under way', async () => {
      const { id, host, playing } = await joined();
      const deadline = playing.at + 70_000;
      expect(await store.due(now, 1_000)).not.toContain(id);
      expect(await store.due(deadline, 1_000)).toContain(id);
      expect(await store.underWay(deadline)).toContain(id);
      await store.append(appendOf(playing, host, { kind: 'resign' }, null));
      expect(await store.due(deadline * 2, 1_000)).not.toContain(id);
      expect(await store.underWay(deadline * 2)).not.toContain(id);
    });

    it('tells of a game no later than its time is up, and of one that was put off not before', async () => {
      const { id, host, guest, playing } = await joined();
      let state = playing;
      for (const [i, place] of ['d6', 'f4', 'b4', 'd2'].entries()) {
        const next = turn(state, i % 2 === 0 ? host : guest, place, `turn-${i}`);
        expect(await store.append(next)).toBe('appended');
        ({ state } = next);
      }
      const deadline = deadlineOf(state) ?? 0;
      await store.postpone(id, state.seq, deadline);
      // It stands elsewhere by now.
      await store.postpone(id, state.seq - 1, deadline + 100_000);
      expect(await store.due(deadline - 1, 1_000)).not.toContain(id);
      expect(await store.due(deadline, 1_000)).toContain(id);
    });

    it('shares what is due between those who ask, and tells again what was not done', async () => {
      const games = await Promise.all(Array.from({ length: 6 }, () => joined()));
      const ids = games.map(({ id }) => id);
      // A moment at which no other test asks.
      const late = (games[0]?.playing.at ?? 0) + 10_000_000;
      const ask = async (at: number) => (await store.due(at, 1_000)).filter((id) => ids.includes(id));
      const [one, other] = await Promise.all([ask(late), ask(late)]);
      expect([...(one ?? []), ...(other ?? [])].sort()).toEqual([...ids].sort());
      expect(await ask(late + 1_000)).toEqual([]);
      const [first] = games as [(typeof games)[number]];
      await store.append(
        appendOf(first.playing, first.host, { kind: 'turn', turn: 'd6', after: first.playing.boardSeq }, null),
      );
      // What has gone on and is due again is new to everybody.
      expect(await ask(late + 1_500)).toEqual([first.id]);
      expect((await ask(late + 10_000)).sort()).toEqual([...ids].sort());
    });

    it('shows the lobby: listed games that wait', async () => {
      const waiting = newGame(now + 5_000);
      await store.create(waiting.create);
      const hidden = newGame(now, { listed: false });
      await store.create(hidden.create);
      const taken = await joined();
      const lobby = await store.lobby(1_000);
      expect(lobby[0]).toEqual({ game: waiting.id, first: waiting.first, last: 1 });
      const ids = lobby.map(({ game }) => game);
      expect(ids).not.toContain(hidden.id);
      expect(ids).not.toContain(taken.id);
      expect(await store.lobby(1)).toHaveLength(1);
    });

    const newPlayer = async (name: string): Promise<{ id: string; name: string; token: string }> => {
      const player = { id: newPlayerId(), name, token: hashOf(newToken()) };
      await store.createPlayer(player, player.token, now);
      return player;
    };

    it('keeps whom a player does not want to meet', async () => {
      const [anna, ben, cleo] = [await newPlayer('Anna'), await newPlayer('Ben'), await newPlayer('Cléo')];
      expect(await store.block(anna.id, ben.id, now)).toBe(true);
      expect(await store.block(anna.id, cleo.id, now + 1)).toBe(true);
      expect(await store.block(anna.id, newPlayerId(), now)).toBe(false);
      expect(await store.blockedBy(anna.id)).toEqual([
        { id: cleo.id, name: 'Cléo' },
        { id: ben.id, name: 'Ben' },
      ]);
      expect(await store.blockersOf(ben.id)).toEqual([anna.id]);
      expect(await store.blockersOf(anna.id)).toEqual([]);
      expect(await store.isShut(anna.id, ben.id)).toBe(true);
      expect(await store.isShut(ben.id, anna.id)).toBe(false);
      await store.unblock(anna.id, ben.id);
      expect(await store.isShut(anna.id, ben.id)).toBe(false);
    });

    it('has an account go on with what its guest had against others, and they against the guest', async () => {
      const [guest, player] = [await newPlayer('Anna'), await newPlayer('Anna')];
      const [ben, cleo] = [await newPlayer('Ben'), await newPlayer('Cléo')];
      await store.block(guest.id, ben.id, now);
      await store.block(guest.id, player.id, now);
      await store.block(player.id, ben.id, now);
      await store.block(cleo.id, guest.id, now);
      await store.carryBlocks(guest.id, player.id);
      expect(await store.blockedBy(player.id)).toEqual([{ id: ben.id, name: 'Ben' }]);
      expect(await store.isShut(cleo.id, player.id)).toBe(true);
    });

    it('keeps reports for the host, one for each game', async () => {
      const anna = await newPlayer('Anna');
      const made = newGame(now);
      const { host } = made;
      await store.createPlayer(host, hashOf(newToken()), now);
      await store.create(made.create);
      const report = { player: host.id, game: made.id, reason: 'stalling', note: 'left' } as const;
      expect(await store.report(anna.id, report, now + 9_000)).toBe(true);
      expect(await store.report(anna.id, { ...report, note: 'left twice' }, now + 9_001)).toBe(true);
      expect(await store.report(anna.id, { ...report, game: null, reason: 'name' }, now + 9_002)).toBe(true);
      expect(await store.report(anna.id, { ...report, game: newGameId() }, now)).toBe(false);
      expect(await store.report(anna.id, { ...report, player: newPlayerId(), game: null }, now)).toBe(false);
      expect(await store.report(host.id, { ...report, game: null }, now)).toBe(false);
      const by = { name: host.name, reporter: { id: anna.id, name: 'Anna' }, banned: false };
      expect(await store.reports(2)).toEqual([
        { ...report, ...by, game: null, reason: 'name', at: now + 9_002 },
        { ...report, ...by, note: 'left twice', at: now + 9_001 },
      ]);
    });

    it('counts the games that a player left, each once, and forgets them', async () => {
      const ben = await newPlayer('Ben');
      const [first, second] = [newGameId(), newGameId()];
      expect(await store.leftSince(ben.id, now)).toEqual({ games: 0, last: 0 });
      await store.noteLeft(ben.id, first, now);
      await store.noteLeft(ben.id, first, now + 5);
      await store.noteLeft(ben.id, second, now + 10);
      expect(await store.leftSince(ben.id, now)).toEqual({ games: 2, last: now + 10 });
      expect(await store.leftSince(ben.id, now + 1)).toEqual({ games: 1, last: now + 10 });
      // To ask changes nothing.
      expect(await store.leftSince(ben.id, now)).toEqual({ games: 2, last: now + 10 });
      await store.forgetLeft(now + 1);
      expect(await store.leftSince(ben.id, now)).toEqual({ games: 1, last: now + 10 });
    });

    it('ends the sessions of a player who is banned, until that is taken back', async () => {
      const ben = await newPlayer('Ben');
      const program = { id: newGameId(), name: 'Bot', player: newPlayerId(), createdAt: now, usedAt: null } as const;
      const token = hashOf(newToken());
      await store.createToken(ben.id, { ...program, scope: 'bot' }, token);
      expect(await store.playerOfToken(token, now)).not.toBeNull();
      expect(await store.ban(newPlayerId(), now)).toBe(false);
      expect(await store.ban(ben.id, now)).toBe(true);
      expect(await store.ban(ben.id, now)).toBe(true);
      expect(await store.playerOf(ben.token, now)).toBeNull();
      // A banned player's programs are banned too.
      expect(await store.playerOfToken(token, now)).toBeNull();
      expect(await store.bannedOf([ben.id, 'nobody'])).toEqual([ben.id]);
      expect(await store.bannedOf([program.player])).toEqual([program.player]);
      expect(await store.isShut(ben.id, newPlayerId())).toBe(true);
      expect(await store.unban(ben.id)).toBe(true);
      expect(await store.unban(ben.id)).toBe(false);
      expect(await store.bannedOf([ben.id])).toEqual([]);
    });

    it('counts the games of a player', async () => {
      const { host, playing } = await joined();
      expect(await store.countGames(host.id)).toEqual({ waiting: 0, playing: 1 });
      await store.append(appendOf(playing, host, { kind: 'resign' }, null));
      expect(await store.countGames(host.id)).toEqual({ waiting: 0, playing: 0 });
      const made = newGame(now);
      await store.create(made.create);
      expect(await store.countGames(made.host.id)).toEqual({ waiting: 1, playing: 0 });
    });

    it('knows when players were last seen', async () => {
      const { id, host, guest } = await joined();
      expect(await store.lastSeen(id, host.id)).toBeNull();
      await store.seen(
        [
          { game: id, player: host.id },
          { game: id, player: host.id },
          { game: newGameId(), player: guest.id },
        ],
        now,
      );
      await store.seen([{ game: id, player: host.id }], now - 1_000);
      expect(await store.lastSeen(id, host.id)).toBe(now);
    });

    it('knows which nodes gave a sign of life', async () => {
      const [one, two] = [newGameId(), newGameId()];
      await store.alive(one, now);
      await store.alive(two, now + 10);
      expect(await store.lastAlive(null)).toBe(now + 10);
      expect(await store.lastAlive(two)).toBe(now);
      await store.forget(now + 10);
      expect(await store.lastAlive(two)).toBeNull();
    });

    it('knows by its token whom a program plays for, until it is revoked or its owner banned', async () => {
      const owner = { id: newPlayerId(), name: 'Zoé', registered: false };
      await store.createPlayer(owner, hashOf(newToken()), now);
      const make = async (scope: 'play' | 'bot', createdAt: number) => {
        const player = scope === 'bot' ? newPlayerId() : owner.id;
        const token = { id: newPlayerId(), name: scope, scope, player, createdAt, usedAt: null };
        const hash = hashOf(newToken());
        await store.createToken(owner.id, token, hash);
        return { token, hash };
      };
      const [play, bot] = [await make('play', now), await make('bot', now + 1)];
      expect(await store.playerOfToken(play.hash, now)).toEqual(owner);
      const machine = { id: bot.token.player, name: 'bot', registered: false, bot: true };
      expect(await store.playerOfToken(bot.hash, now)).toEqual(machine);
      const { usedAt: _, ...told } = bot.token;
      expect(await store.tokensOf(owner.id)).toMatchObject([told, { id: play.token.id }]);
      expect(await store.deleteToken(newPlayerId(), play.token.id)).toBeNull();
      expect(await store.deleteToken(owner.id, play.token.id)).toBe(play.token.player);
      expect(await store.playerOfToken(play.hash, now)).toBeNull();
      await store.ban(owner.id, now);
      expect(await store.playerOfToken(bot.hash, now)).toBeNull();
      await store.unban(owner.id);
      expect(await store.playerOfToken(bot.hash, now)).toEqual(machine);
    });

    it('lists the games of a player that are not over', async () => {
      const made = newGame(now);
      await store.createPlayer(made.host, hashOf(newToken()), now);
      await store.create(made.create);
      expect(await store.openGames(made.host.id)).toEqual([made.id]);
      await store.append(appendOf(made.state, made.host, { kind: 'abort' }, null));
      expect(await store.openGames(made.host.id)).toEqual([]);
    });

    it('forgets sessions that were not used for long, and guests without anything else', async () => {
      const long = 1_000_000_000;
      const come = async (at: number): Promise<{ id: string; token: string }> => {
        const [player, token] = [{ id: newPlayerId(), name: 'Zoé' }, hashOf(newToken())];
        await store.createPlayer(player, token, at);
        return { id: player.id, token };
      };
      const [gone, here, owner] = [await come(now - long), await come(now - long), await come(now - long)];
      await store.playerOf(here.token, now);
      const bot = { name: 'Bot', scope: 'bot', createdAt: now, usedAt: null } as const;
      await store.createToken(owner.id, { ...bot, id: newPlayerId(), player: newPlayerId() }, hashOf(newToken()));
      await store.forgetSessions(now - long / 2);
      expect(await store.playerOf(gone.token, now)).toBeNull();
      expect(await store.playerOf(here.token, now)).toMatchObject({ id: here.id });
      expect(await store.playerOf(owner.token, now)).toBeNull();
      // Whether a player is still there shows in whether anybody can block them.
      expect(await store.block(here.id, gone.id, now)).toBe(false);
      expect(await store.block(here.id, owner.id, now)).toBe(true);
    });

    it('knows players by their sessions', async () => {
      const hash = hashOf(newToken());
      const player = { id: newPlayerId(), name: 'Zoé', registered: false };
      await store.createPlayer(player, hash, now);
      expect(await store.playerOf(hash, now)).toEqual(player);
      expect(await store.playerOf(hash, now + 4_000_000)).toEqual(player);
      expect(await store.playerOf(hashOf(newToken()), now)).toBeNull();
      await store.endSession(hash);
      expect(await store.playerOf(hash, now)).toBeNull();
    });
    moderationContract(() => ({ store, register, now }));
  });
}
