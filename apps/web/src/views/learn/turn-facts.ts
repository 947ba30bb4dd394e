import { type Man, other, type Position, type RuleSet, type Side, type Turn, type Walk } from '@merellier/rules';

/** What can be said of a legal turn by looking at the board before and after it, whatever the rule set. */
export interface TurnFacts {
  readonly kind: string;
  /** Where the man came from; null where none was moved. */
  readonly from: number | null;
  /** Where it ended; null for what is only said. */
  readonly to: number | null;
  /** Mills that it completes. */
  readonly closes: number;
  /** Whether it leaves a mill. */
  readonly opens: boolean;
  /** Opposing men that are gone after it. */
  readonly takes: number;
  /** Of those, the ones that stood in a mill. */
  readonly takesFromMill: number;
  /** Whether it goes where no line leads. */
  readonly far: boolean;
  /** Ways that lead from the point where it ends. */
  readonly ways: number;
  readonly crowned: boolean;
  /** Whether a king moved. */
  readonly byKing: boolean;
  /** Whether the other side has no turn after it. */
  readonly blocks: boolean;
  /** Who has won after it. */
  readonly winner: Side | null;
  /** Mills that its side could close with the next turn if the other side passed. */
  readonly threats: number;
  /** Mills that the other side can close in answer. */
  readonly dangers: number;
  /** Whether its side can close a mill next, whatever the other side answers. */
  readonly surely: boolean;
}

/** Looks at a legal turn of a position. */
export function factsOf(rules: RuleSet, position: Position, turn: Turn): TurnFacts {
  const after = rules.play(position, turn);
  const side = position.toPlay;
  const before = rules.view(position).men;
  const left = rules.view(after).men;
  const { from, to } = endsOf(rules, position, turn);
  const moved = before.find((man) => man.at === from);
  const landed = left.find((man) => man.at === to);
  const gone = before.filter((man) => man.side !== side && !left.some((one) => one.at === man.at && one.side !== side));
  return {
    kind: turn.kind,
    from,
    to,
    closes: to === null ? 0 : fullLines(rules, left, side, to),
    opens: moved?.inMill === true,
    takes: gone.length,
    takesFromMill: gone.filter(({ inMill }) => inMill).length,
    far: from !== null && to !== null && rules.board.neighbours[from]?.includes(to) !== true,
    ways: to === null ? 0 : (rules.board.neighbours[to]?.length ?? 0),
    crowned: landed?.king === true && moved?.king !== true,
    byKing: moved?.king === true,
    // What takes some searching is looked for only when it is asked for.
    get blocks() {
      return !rules.awaitsThrow(after) && after.toPlay !== side && rules.turns(after).length === 0;
    },
    get winner() {
      return rules.outcome(after)?.winner ?? null;
    },
    get threats() {
      return closable(rules, after, side);
    },
    get dangers() {
      return closable(rules, after, other(side));
    },
    get surely() {
      const answers = rules.turns(after);
      return answers.length > 0 && answers.every((answer) => closable(rules, rules.play(after, answer), side) > 0);
    },
  };
}

function endsOf(rules: RuleSet, position: Position, turn: Turn): { from: number | null; to: number | null } {
  const walk = walkOf(rules, position, turn);
  let [from, to]: [number | null, number | null] = [null, null];
  for (const step of walk?.steps ?? []) {
    if (step.kind === 'pick') from = step.at;
    if (step.kind === 'land' || step.kind === 'enter') to = step.at;
  }
  return { from, to };
}

/** One way of walking through a turn. The walks of a position are asked for turn by turn, and found once. */
function walkOf(rules: RuleSet, position: Position, turn: Turn): Walk | undefined {
  const walks = walksOf.get(position) ?? rules.walks(position);
  walksOf.set(position, walks);
  return walks.find((walk) => rules.same(walk.turn, turn));
}

const walksOf = new WeakMap<Position, readonly Walk[]>();

const fullLines = ({ board }: RuleSet, men: readonly Man[], side: Side, at: number): number =>
  board.lines.filter(
    (line) => line.includes(at) && line.every((place) => men.some((man) => man.at === place && man.side === side)),
  ).length;

/** The mills that a side could close with one turn, if it were to play. Throws of the dice are left out of account. */
function closable(rules: RuleSet, position: Position, side: Side): number {
  if (rules.board.kind !== 'points' || rules.outcome(position)) return 0;
  let own: Position = { ...position, toPlay: side, dice: null };
  if (rules.awaitsThrow(own)) own = rules.throwDice(own, ORDINARY);
  const lines = new Set<string>();
  for (const walk of rules.walks(own)) {
    const to = walk.steps.findLast(({ kind }) => kind === 'land' || kind === 'enter');
    const from = walk.steps[0]?.kind === 'pick' ? walk.steps[0].at : null;
    if (!to || !('at' in to)) continue;
    const men = rules.view(own).men.filter((man) => man.at !== from);
    for (const line of rules.board.lines)
      if (
        line.includes(to.at) &&
        line.every((place) => place === to.at || men.some((man) => man.at === place && man.side === side))
      )
        lines.add(line.join());
  }
  return lines.size;
}

/** A throw that allows nothing more than a move. */
export const ORDINARY = [5, 3, 1] as const;
