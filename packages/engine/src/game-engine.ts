import type { Position, RuleSet, Turn } from '@merellier/rules';
import { type Clock, timeFor } from './clock.ts';
import { deepen, type Progress, type RootTurn } from './deepening.ts';
import { bestFirst, continuation, type ExactRoot, exactRoot, scoreOfTurn } from './exact-root.ts';
import type { Probe, ProbedTurn } from './probe.ts';
import type { Random } from './random.ts';
import { lineOf, nowOf, type Root } from './root.ts';
import { type Score, toScore, WON } from './score.ts';
import { AWAITS_THROW, MAX_PLY, type RootGame } from './search-game.ts';
import type { Searcher, Searching, SearchingOptions } from './searcher.ts';
import { finish, finishResting, type Resting, type Thinking } from './thinking.ts';

/** How far to search: the first limit reached ends the search. Without any, it goes on until it is stopped or settled. */
export interface Limits {
  /** Turns of either side to look ahead, 1 to 99. */
  readonly depth?: number;
  /** The most positions to look at, exactly: the same number gives the same search on any machine. */
  readonly nodes?: number;
  /** Milliseconds to think; needs `now`. */
  readonly millis?: number;
  /** The clock of the side to play; needs `now`. */
  readonly clock?: Clock;
}

/** How a search is watched and stopped. The engine has no clock: `now` gives milliseconds from any fixed moment. */
export interface Hooks {
  /** How many of the best turns to give a line for; 1 by default. */
  readonly lines?: number;
  readonly now?: () => number;
  /** Asked every few thousand nodes, about once a millisecond; the search ends once it returns true. */
  readonly shouldStop?: () => boolean;
  /** Called after each depth, and with the last result. */
  readonly onInfo?: (result: SearchResult) => void;
  /** Whether exact values are used; true by default. */
  readonly exact?: boolean;
  /**
   * The exact values of all legal turns of the root, from elsewhere: for a root that the probe does not know, or where there
   * is none. Only the best of them are then thought about.
   */
  readonly turns?: readonly ProbedTurn[];
}

/** One turn of the root and what follows it. */
export interface SearchLine {
  /** The turns, the first one to be played now; it ends early at a throw of the dice, whose outcome nobody knows. */
  readonly turns: readonly Turn[];
  readonly score: Score;
  /** The depth at which the score was found. */
  readonly depth: number;
  /**
   * Where the value of every turn is known, and this one is among the best and does not win: how many answers of the other
   * side worsen its result.
   */
  readonly wrongAnswers?: number;
}

export interface SearchResult {
  /** The best turn; null where there is none: the game is over, or a throw is awaited. */
  readonly turn: Turn | null;
  /** The best lines, the best one first; empty where the game is over. */
  readonly lines: readonly SearchLine[];
  /** The last depth that was searched through, in turns of either side. */
  readonly depth: number;
  /** The deepest ply reached. */
  readonly selective: number;
  readonly nodes: number;
  /** Milliseconds, by `now`; 0 without it. */
  readonly millis: number;
  /** Whether searching on would find nothing better. */
  readonly settled: boolean;
}

/** A turn at first sight. */
export interface Glance {
  readonly centimen: number;
  /** Whether it takes a man. */
  readonly takes: boolean;
}

/** What an engine is made with, whatever game it plays. */
export interface GameEngineOptions extends SearchingOptions {
  readonly probe?: Probe | null;
}

/** A turn of which the depth before said only that it was no better than the best one then. */
const openTurn = ({ depth, best }: Progress, { index, id }: RootTurn): RootTurn => ({
  ...{ index, id, depth, line: [id] },
  value: best[0]?.value ?? 0,
});

/** The most nodes, and the first number of them, between two looks at the clock and at `shouldStop`. */
const SLICE = 4096;
const FIRST_SLICE = 256;
const DEEPEST = 99;

/**
 * The computer player and analyst of one rule set, over a searcher's view of it. It keeps what it learns from one search to the
 * next, in a fixed piece of memory; it does one search at a time. `Engine` finds that view by itself, and so carries both families.
 */
export class GameEngine {
  readonly rules: RuleSet;
  private readonly game: RootGame;
  private readonly searcher: Searcher;
  private probe: Probe | null = null;
  /** For which kind of root the table was filled: see `Aim`. */
  private aimed = 'null';

  /** @param searching What searches the rule set, made with the same options. */
  constructor(rules: RuleSet, { game, searcher }: Searching, { probe = null }: GameEngineOptions = {}) {
    this.rules = rules;
    this.game = game;
    this.searcher = searcher;
    this.probe = probe;
    this.searcher.ask(probe);
  }

  /** Takes exact values from this probe from now on, from none where it is null. */
  useProbe(probe: Probe | null): void {
    this.probe = probe;
    this.searcher.ask(probe);
    this.clear();
  }

  /** Forgets everything learnt: the next search is that of a new engine. */
  clear(): void {
    this.searcher.clear();
  }

  /** A value of the search as a score: see `score.ts`. */
  scoreOf(value: number): Score {
    return toScore(value, (each) => this.game.centimen(each));
  }

  /** Searches on this thread until a limit is reached or `shouldStop` says so. */
  search(root: Root, limits: Limits = {}, hooks: Hooks = {}): SearchResult {
    return finish(this.think(root, limits, hooks));
  }

  /** The same, but yields to other work now and then: see {@link finishResting}. It finds what `search` finds. */
  searchAsync(root: Root, limits: Limits, hooks: Hooks & Resting): Promise<SearchResult> {
    return finishResting(this.think(root, limits, hooks), hooks);
  }

  /** The search in steps of a few thousand nodes, for callers that drive it themselves. */
  *think(root: Root, limits: Limits, hooks: Hooks): Thinking<SearchResult> {
    const { now, exact = true } = hooks;
    if ((limits.millis !== undefined || limits.clock) && !now) throw new RangeError('a limit in time needs `now`');
    const start = now?.() ?? 0;
    if (exact && this.rules.outcome(nowOf(root)) === null) this.probe?.prepare?.(nowOf(root));
    for (let nodes = 0; ; nodes += this.searcher.nodes) {
      const result = yield* this.thinkOn(root, limits, hooks, { start, nodes });
      if (result) return result;
    }
  }

  /** The same, where `before` was thought already; null once the probe has learnt what the turns of the root are worth. */
  private *thinkOn(
    root: Root,
    limits: Limits,
    hooks: Hooks,
    before: { readonly start: number; readonly nodes: number },
  ): Thinking<SearchResult | null> {
    const { now, shouldStop, onInfo, lines = 1, exact = true, turns = null } = hooks;
    const { game, searcher, probe } = this;
    const position = nowOf(root);
    const { start } = before;
    const aim = limits.clock ? timeFor(limits.clock).aim : Number.POSITIVE_INFINITY;
    const most = Math.min(
      limits.millis ?? Number.POSITIVE_INFINITY,
      limits.clock ? timeFor(limits.clock).most : Number.POSITIVE_INFINITY,
    );
    const nodes = Math.max(0, (limits.nodes ?? Number.POSITIVE_INFINITY) - before.nodes);
    const depth = Math.max(1, Math.min(limits.depth ?? DEEPEST, DEEPEST));
    const isOver = this.rules.outcome(position) !== null;
    let news = probe?.news;
    const known = exact && !isOver ? this.knownRoot(root, turns) : null;
    game.load(lineOf(root), position);
    const men = game.men();
    searcher.reset(nodes);
    this.aim(exact, known);

    const progress: Progress = { depth: 0, turns: [], best: [], open: null, settled: false };
    const result = (): SearchResult => {
      if (known) {
        const told = this.exactLines(position, known, progress, lines);
        return { ...counts(), turn: told[0]?.turns[0] ?? null, lines: told };
      }
      // Several lines are those of the last whole depth: scores of different depths cannot be compared.
      const whole = lines > 1 && progress.best.length > 0 ? progress.best : progress.turns;
      const found = (progress.open ? [openTurn(progress, progress.open)] : whole)
        .filter((turn) => turn.depth > 0)
        .slice(0, lines);
      // Stopped before anything was found: some turn is better than none.
      const shown = found.length > 0 ? found : progress.turns.slice(0, 1);
      const told = shown.map((turn) => ({
        turns: this.turnsOf(position, turn.depth > 0 ? turn.line : [turn.id]),
        score: this.isExactDraw(position, turn)
          ? ({ kind: 'draw' } as const)
          : this.scoreOf(turn.depth > 0 ? turn.value : 0),
        depth: turn.depth,
      }));
      return {
        turn: told[0]?.turns[0] ?? null,
        lines: told,
        ...counts(),
      };
    };
    const counts = () => ({
      depth: progress.depth,
      selective: searcher.deepest,
      nodes: before.nodes + searcher.nodes,
      millis: now ? now() - start : 0,
      settled: progress.settled,
    });

    const [single] = known && known.equal === 1 ? known.turns : [];
    if (isOver || single || (known && known.value !== 'draw' && known.turns[0]?.distance !== null)) {
      progress.settled = true;
      searcher.begin(0);
      if (known) onInfo?.(result());
      return result();
    }
    let aimReached = false;
    let slice = now ? FIRST_SLICE : SLICE;
    let pause = Math.min(nodes, slice);
    let since = start;
    const chosen = known?.turns.slice(0, known.equal) ?? [];
    const isChosen = (id: number): boolean => {
      const turn = game.turnOf(id, position);
      return turn !== null && chosen.some((each) => this.rules.same(each.turn, turn));
    };
    const options = {
      depth,
      lines: known ? Math.min(lines, known.equal) : lines,
      pauseAt: () => pause,
      ...(known && { only: isChosen }),
    };
    const steps = deepen(game, searcher, options, progress, () => {
      // A way to take a man and keep the win: the nearest, since the depths come one after the other.
      if (known?.value === 'win' && (progress.turns[0]?.value ?? 0) >= WON) progress.settled = aimReached = true;
      onInfo?.(result());
      // On a clock, nothing is gained by thinking about the only turn.
      if (now && (now() - start >= aim || (limits.clock && progress.turns.length === 1))) aimReached = true;
    });
    while (!steps.next().done) {
      if (aimReached || searcher.nodes >= nodes || shouldStop?.() || (now && now() - start >= most)) break;
      if (now) {
        // Rule sets with thousands of turns in a position have slow nodes: a slice is to last about a millisecond.
        const time = now();
        if (time - since > 1.5) slice = Math.max(16, slice >> 1);
        else if (time - since < 0.7) slice = Math.min(SLICE, slice << 1);
        since = time;
      }
      pause = Math.min(nodes, searcher.nodes + slice);
      yield;
      if (now) since = now();
      if (probe?.news === news) continue;
      news = probe?.news;
      if (exact && !known && probe && men <= probe.mostMen && probe.turns(position, false)) return null;
    }
    return result();
  }

  /**
   * What a legal turn looks like at first sight: what stands on the board right after it, regardless of the answer.
   * In hundredths of a man, for the side to play.
   */
  glance(position: Position, turn: Turn): Glance {
    const { game, rules } = this;
    game.load(lineOf(position), position);
    const men = game.men();
    const next = rules.play(position, turn);
    const outcome = rules.outcome(next);
    game.load(lineOf(next), next);
    const takes = game.men() < men;
    if (outcome) return { centimen: outcome.winner === position.toPlay ? 1000 : outcome.winner ? -1000 : 0, takes };
    const value = game.glance();
    return { centimen: next.toPlay === position.toPlay ? value : 0 - value, takes };
  }

  /** The exact values of all turns of a position, the best first; null where the probe does not know them. */
  knownTurns(position: Position): readonly ProbedTurn[] | null {
    const { game, probe, rules } = this;
    if (!probe || rules.outcome(position) || rules.awaitsThrow(position)) return null;
    game.load(lineOf(position), position);
    const turns = game.men() <= probe.mostMen ? probe.turns(position, false) : null;
    return turns && turns.length > 0 && turns.length === rules.turns(position).length ? bestFirst(turns) : null;
  }

  /** A turn that is the same as this one but for a symmetry of the position; any of them is as likely. */
  twin(root: Root, turn: Turn, random: Random): Turn {
    const { rules } = this;
    const position = nowOf(root);
    const key = rules.key(position);
    const twins: Turn[] = [];
    for (let symmetry = 0; symmetry < rules.board.symmetries.length; symmetry++) {
      if (rules.key(rules.transform(position, symmetry)) !== key) continue;
      const twin = rules.transformTurn(turn, symmetry);
      if (!twins.some((other) => rules.same(other, twin))) twins.push(twin);
    }
    return twins[Math.floor(random() * twins.length)] ?? turn;
  }

  /** The exact values of all turns of a root; null unless every one is known. */
  private knownRoot(root: Root, given: readonly ProbedTurn[] | null): ExactRoot | null {
    const { game, rules } = this;
    game.load(lineOf(root), nowOf(root));
    if ((game.state() & AWAITS_THROW) !== 0) return null;
    const probe = this.probe && game.men() <= this.probe.mostMen ? this.probe : null;
    return probe || given ? exactRoot(rules, probe, root, given) : null;
  }

  /** Tells the search what to look for; what was learnt for another purpose is dropped. */
  private aim(exact: boolean, known: ExactRoot | null): void {
    const { game, searcher } = this;
    const aim = known?.value ?? null;
    const aimed = aim === null || aim === 'draw' ? `${aim}` : `${aim} ${game.side()} ${game.men()}`;
    if (aimed !== this.aimed) searcher.clearTable();
    this.aimed = aimed;
    searcher.aim(exact, aim);
  }

  /** The best turns by their exact values; those that are equal in the order that the search has found. */
  private exactLines(position: Position, known: ExactRoot, { turns }: Progress, lines: number): readonly SearchLine[] {
    const { rules, probe, game } = this;
    const searched = turns.filter(({ depth }) => depth > 0);
    const placeOf = (turn: Turn): number =>
      searched.findIndex(({ id }) => {
        const own = game.turnOf(id, position);
        return own !== null && rules.same(own, turn);
      });
    const equal = known.turns
      .slice(0, known.equal)
      .map((turn) => ({ turn, place: placeOf(turn.turn) }))
      .sort((a, b) => (a.place < 0 ? 1e6 : a.place) - (b.place < 0 ? 1e6 : b.place));
    const rest = known.turns.slice(known.equal).map((turn) => ({ turn, place: -1 }));
    return [...equal, ...rest].slice(0, lines).map(({ turn, place }) => {
      const found = place < 0 ? undefined : searched[place];
      return {
        turns: found ? this.turnsOf(position, found.line) : continuation(rules, probe, position, turn),
        score: scoreOfTurn(turn),
        depth: found?.depth ?? 1,
        ...(turn.value !== 'win' && turn.wrongAnswers !== null && { wrongAnswers: turn.wrongAnswers }),
      };
    });
  }

  /** Whether a root turn leads to a position that the probe knows to be drawn. */
  private isExactDraw(position: Position, { id, value }: { readonly id: number; readonly value: number }): boolean {
    const { probe, rules, game } = this;
    if (!probe || value !== 0) return false;
    const turn = game.turnOf(id, position);
    return turn !== null && probe.value(rules.play(position, turn)) === 0;
  }

  /** A line of integers as turns, as far as it can be played without a throw. */
  private turnsOf(start: Position, line: readonly number[]): readonly Turn[] {
    const { rules, game } = this;
    const turns: Turn[] = [];
    let position = start;
    for (const id of line.slice(0, MAX_PLY)) {
      const turn = game.turnOf(id, position);
      if (!turn) break;
      turns.push(turn);
      position = rules.play(position, turn);
    }
    return turns;
  }
}
