import { other, type Position, type RuleSet, type Side } from '@merellier/rules';
import type { GameEngine, Hooks, Limits, SearchLine } from '../game-engine.ts';
import { lineOf, nowOf, type Root } from '../root.ts';
import type { Score } from '../score.ts';
import type { Thinking } from '../thinking.ts';
import { menReason } from './against.ts';
import { agrees } from './agrees.ts';
import { type Aim, Force, nearlyDrawn, Trials } from './force.ts';
import { exactGuide, proofGuide, searchGuide } from './guides.ts';
import { leadOf, menCount } from './lead.ts';
import type { Refutation } from './refutation.ts';
import { type Guide, grow } from './tree.ts';

/** A mistake: the position in which it was made, and the lines that begin with the best turn and with the one played. */
export interface Mistake {
  readonly root: Root;
  readonly best: SearchLine;
  readonly played: SearchLine;
}

/** The turns of either side after which a proof is no short one any more. */
const LONGEST = 5;
/** The turns tried for one proof, at most: some tenths of a second. */
const MOST = 24_000;
/** The turns that a tree follows where nothing is proved. */
const SEEN = 3;
/** Men of a side with which the game can end soon: by taking or by locking them in. */
const FEW = 6;
/** A tenth of a second for each reply that is asked for. */
const GLANCE: Limits = { nodes: 3000 };

const scoredExactly = ({ kind }: Score): boolean => kind === 'exact-win' || kind === 'exact-loss';

/**
 * Why a turn was a mistake, as the shortest that can be proved: the game or men lost by force and not lost so after the better
 * turn; else the game or men that the better turn would have won; else what exact values say; else the line that the search saw.
 */
export function* refute(
  engine: GameEngine,
  mistake: Mistake,
  hooks: Pick<Hooks, 'now' | 'shouldStop'>,
): Thinking<Refutation | null> {
  const { rules } = engine;
  const position = nowOf(mistake.root);
  const [played, better] = [mistake.played.turns[0], mistake.best.turns[0]];
  if (!played || !better) return null;
  const rival = other(position.toPlay);
  const proved =
    (yield* prove(engine.rules, mistake, 'played', rival)) ??
    (yield* prove(engine.rules, mistake, 'better', position.toPlay));
  if (proved) return proved;
  const exact = scoredExactly(mistake.played.score) ? 'played' : scoredExactly(mistake.best.score) ? 'better' : null;
  if (exact) {
    const { score } = exact === 'played' ? mistake.played : mistake.best;
    const won = score.kind === 'exact-win';
    const about = {
      about: exact,
      side: won ? position.toPlay : rival,
      end: { kind: 'value', value: won ? 'win' : 'loss' },
      by: 'exact',
      turns: null,
    } as const;
    const turn = exact === 'played' ? played : better;
    return { ...about, tree: yield* grow(rules, exactGuide(engine), about.side, position, turn, SEEN) };
  }
  return yield* seen(engine, mistake, position, hooks);
}

/** What the search saw to its end: a game that is lost, or one that would have been won. */
function seenToEnd({ played, best }: Mistake): Pick<Refutation, 'about' | 'end' | 'turns'> | null {
  if (played.score.kind === 'loss') return { about: 'played', end: { kind: 'win' }, turns: played.score.turns };
  return best.score.kind === 'win' ? { about: 'better', end: { kind: 'win' }, turns: best.score.turns } : null;
}

/** What a side forces after one of the two turns, where it does not force as much after the other. */
function* prove(
  rules: RuleSet,
  { root, best, played }: Mistake,
  about: Refutation['about'],
  side: Side,
): Thinking<Refutation | null> {
  const [
    {
      turns: [turn, answer],
      score,
    },
    {
      turns: [instead],
      score: than,
    },
  ] = about === 'played' ? [played, best] : [best, played];
  if (rules.usesDice || !turn || !instead) return null;
  const position = nowOf(root);
  const [after, otherwise] = [rules.play(position, turn), rules.play(position, instead)];
  const line = lineOf(root);
  const drawn = nearlyDrawn(rules, [line.start, ...line.played.map((each) => each.position), position]);
  const lead = leadOf(rules, position, side);
  const aims: readonly Aim[] = [
    ...(canEnd(rules, after) ? [{ kind: 'win' } as const] : []),
    ...(menCount(rules) ? [2, 1].map((men) => ({ kind: 'men', men }) as const) : []),
  ];
  const trials = new Trials(rules, MOST);
  const forces = aims.map(
    (aim) => new Force({ rules, side, aim, lead, drawn, trials }, about === 'played' ? answer : null),
  );
  for (let turns = 0; turns <= LONGEST; turns++)
    for (const [i, force] of forces.entries()) {
      yield;
      if (force.within(after, turns) !== true) continue;
      // What happens after the other turn as well speaks neither for this one nor against it.
      if (force.within(otherwise, turns) !== false) continue;
      const aim = aims[i] as Aim;
      const end = aim.kind === 'men' ? { ...aim, back: lead <= -aim.men } : aim;
      // Men that the value does not count are no reason: there is something for them.
      if (end.kind === 'men' && !agrees(menReason(about, end.men, turns + 1, end.back), score, than)) continue;
      const found = { about, side, end, by: 'proof', turns: turns + 1 } as const;
      return { ...found, tree: yield* grow(rules, proofGuide(force), side, position, turn, turns) };
    }
  return null;
}

/** Whether few enough men are left for the game to end within a short proof. */
function canEnd(rules: RuleSet, position: Position): boolean {
  const { men, hands } = rules.view(position);
  const few = (side: Side): boolean => men.filter((man) => man.side === side).length + hands[side] <= FEW;
  return !menCount(rules) || few('white') || few('black');
}

/** The main line of the search. */
function* seen(
  engine: GameEngine,
  mistake: Mistake,
  position: Position,
  hooks: Pick<Hooks, 'now' | 'shouldStop'>,
): Thinking<Refutation | null> {
  const { rules } = engine;
  const found = seenToEnd(mistake) ?? { about: 'played', end: { kind: 'unclear' }, turns: null };
  const [turn, first] = (found.about === 'played' ? mistake.played : mistake.best).turns;
  if (!turn) return null;
  const side = found.about === 'played' ? other(position.toPlay) : position.toPlay;
  const guide: Guide = searchGuide(engine, GLANCE, hooks);
  const led: Guide = {
    replies: guide.replies,
    // The judgement on the turn stood on this answer.
    answer: function* (now, left) {
      return left === SEEN && first && found.about === 'played' ? first : yield* guide.answer(now, left);
    },
  };
  const tree = yield* grow(rules, led, side, position, turn, SEEN);
  return { ...found, side, by: 'search', tree };
}
