import { isFinished } from '@merellier/tournament';
import { type OnlineTournament, openGames, replayOnline, sidesOf } from '@merellier/tournament/online';

/** What the server tells of a game. */
interface ToldGame {
  readonly toPlay: 'white' | 'black' | null;
  readonly phase: string;
  readonly legal: readonly string[];
  readonly turns: readonly string[];
  readonly boardSeq: number;
}

interface Program {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Programs in an arena: among themselves one gives up at once, and a person who has made a move wins. */
export class ArenaPrograms {
  private isOver = false;
  private running: Promise<void> = Promise.resolve();

  private constructor(
    private readonly url: string,
    private readonly programs: readonly Program[],
  ) {}

  static async make(url: string, count: number): Promise<ArenaPrograms> {
    const json = { 'content-type': 'application/json' };
    const made = Array.from({ length: count }, async (_, i): Promise<Program> => {
      const name = `Programme ${i + 1}`;
      const guest = await fetch(`${url}/api/v1/session`, {
        ...{ method: 'POST', headers: json, body: JSON.stringify({ name }) },
      });
      const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? '';
      const answer = await fetch(`${url}/api/v1/tokens`, {
        ...{ method: 'POST', headers: { ...json, cookie }, body: JSON.stringify({ name, scope: 'bot' }) },
      });
      const { token, player } = (await answer.json()) as { readonly token: string; readonly player: string };
      return { id: player, headers: { ...json, authorization: `Bearer ${token}` } };
    });
    return new ArenaPrograms(url, await Promise.all(made));
  }

  /** All join, and play until they are stopped. */
  async play(tournament: string): Promise<void> {
    for (const { headers } of this.programs) {
      const body = JSON.stringify({ command: { kind: 'join' } });
      const joined = await fetch(`${this.url}/api/v1/tournaments/${tournament}/commands`, {
        ...{ method: 'POST', headers, body },
      });
      if (!joined.ok) throw new Error(await joined.text());
    }
    this.running = (async () => {
      while (!this.isOver) {
        // A node that dies answers nothing, and then another one does.
        await this.step(tournament).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    })();
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  async state(tournament: string): Promise<OnlineTournament> {
    const answer = await fetch(`${this.url}/api/v1/tournaments/${tournament}`);
    return replayOnline(((await answer.json()) as { readonly events: Parameters<typeof replayOnline>[0] }).events);
  }

  private async step(tournament: string): Promise<void> {
    const state = await this.state(tournament);
    for (const place of openGames(state)) {
      const pairing = state.tournament.rounds[place.round - 1]?.pairings[place.table];
      const sides = pairing && !isFinished(pairing) ? sidesOf(state, pairing, place.game) : null;
      if (!sides) continue;
      const [white, black] = [this.of(sides.white), this.of(sides.black)];
      if (white && black) await this.post(white, place.id, 'resign', { id: `resign-${place.id}`.slice(0, 36) });
      else if (white || black) await this.against(place.id, (white ?? black) as Program, white ? 'white' : 'black');
    }
  }

  private async against(id: string, program: Program, side: 'white' | 'black'): Promise<void> {
    const answer = await fetch(`${this.url}/api/v1/games/${id}`);
    const game = (await answer.json()) as ToldGame;
    if (game.phase !== 'playing' || game.toPlay !== side) return;
    const [first] = game.legal;
    if (game.turns.length > (side === 'white' ? 1 : 0))
      await this.post(program, id, 'resign', { id: `resign-${id}`.slice(0, 36) });
    else if (side === 'white' && first) await this.post(program, id, 'turn', { turn: first, after: game.boardSeq });
  }

  private readonly of = (id: string): Program | undefined => this.programs.find((each) => each.id === id);

  private async post({ headers }: Program, game: string, command: string, body: object): Promise<void> {
    await fetch(`${this.url}/api/v1/bot/games/${game}/${command}`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
  }
}
