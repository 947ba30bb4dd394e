import { other, type Position, type Reason, type RuleSet, type Side, type Turn } from '@merellier/rules';
import { bestValue, isWorse, type Oracle } from './oracle.ts';

/**
 * Whether a reason is right: written after what the sentence says, on nothing but the public rules and exact values, and
 * sharing nothing with what gives reasons. Null where it cannot be decided here.
 */
export function check(oracle: Oracle, position: Position, turn: Turn, reason: Reason): boolean | null {
  const { rules } = oracle;
  const side = position.toPlay;
  const rival = other(side);
  const next = rules.play(position, turn);
  const names = (places: readonly number[]): string[] => places.map((place) => rules.board.names[place] as string);
  switch (reason.reason) {
    case 'only-turn':
      return rules.turns(position).length === 1;
    case 'wins-by-force':
      return forces(oracle, next, side, reason.turns - 1);
    case 'loses-by-force':
      return forces(oracle, next, rival, reason.turns - 1);
    case 'closes-mill':
      return (
        reason.mills.every(
          (mill) =>
            stands(rules, next, side, mill) && !(stands(rules, position, side, mill) && !moved(turn, mill, rules)),
        ) &&
        sameSet(names(gone(rules, position, next, rival)), reason.takes) &&
        reason.extraTurn === (next.toPlay === side)
      );
    case 'takes':
      return sameSet(names(gone(rules, position, next, rival)), reason.takes);
    case 'huffs':
      return sameSet(names(gone(rules, position, next, rival)), [reason.place]);
    case 'demands':
      return turn.kind === 'demand';
    case 'crowns':
      return kings(rules, next, side).includes(reason.place) && !kings(rules, position, side).includes(reason.place);
    case 'blocks-all':
      return rules.outcome(next)?.winner === side && rules.turns(next).length === 0;
    case 'blocks-mill':
      return (
        closers(rules, position, rival, reason.mill).length > 0 && closers(rules, next, rival, reason.mill).length === 0
      );
    case 'prepares-mill':
      return (
        closers(rules, position, side, reason.mill).length === 0 && closers(rules, next, side, reason.mill).length > 0
      );
    case 'double-attack':
      return cannotStop(rules, next, side, reason.mills);
    case 'prepares-double-mill':
      return swings(rules, next, side, reason.mills);
    case 'leaves-mill-open':
      // What the sentence says: it can be closed. Whether that is the best answer is counted beside it.
      return closers(rules, next, rival, reason.mill).length > 0;
    case 'lets-double-attack':
      return punishes(oracle, position, next, (answer) =>
        cannotStop(rules, rules.play(next, answer), rival, reason.mills),
      );
    case 'lets-threaten':
      return punishes(oracle, position, next, (answer) => {
        const then = rules.play(next, answer);
        return (
          closers(rules, next, rival, reason.mill).length === 0 && closers(rules, then, rival, reason.mill).length > 0
        );
      });
    case 'lets-stop':
      return punishes(oracle, position, next, (answer) => {
        const then = rules.play(next, answer);
        return (
          closers(rules, next, side, reason.mill).length > 0 && closers(rules, then, side, reason.mill).length === 0
        );
      });
    case 'lets-take':
      return punishes(oracle, position, next, (answer) =>
        sameSet(names(gone(rules, next, rules.play(next, answer), side)), reason.takes),
      );
    case 'lets-crown':
      return punishes(oracle, position, next, (answer) =>
        kings(rules, rules.play(next, answer), rival).includes(reason.place),
      );
    case 'lets-block-all':
      return punishes(oracle, position, next, (answer) => rules.turns(rules.play(next, answer)).length === 0);
    case 'wins-men':
      return gains(rules, next, side, lead(rules, position, side) + reason.men, reason.turns - 1);
    case 'loses-men':
      return gains(rules, next, rival, lead(rules, position, rival) + reason.men, reason.turns - 1);
  }
}

const menAt = (rules: RuleSet, position: Position, side: Side): number[] =>
  rules.view(position).men.flatMap((man) => (man.side === side ? [man.at] : []));
const kings = (rules: RuleSet, position: Position, side: Side): string[] =>
  rules
    .view(position)
    .men.flatMap((man) => (man.side === side && man.king ? [rules.board.names[man.at] as string] : []));
const stands = (rules: RuleSet, position: Position, side: Side, mill: readonly string[]): boolean => {
  const own = menAt(rules, position, side).map((at) => rules.board.names[at]);
  return mill.every((name) => own.includes(name));
};
const moved = (turn: Turn, mill: readonly string[], rules: RuleSet): boolean =>
  'to' in turn && typeof turn.to === 'number' && mill.includes(rules.board.names[turn.to] as string);
const gone = (rules: RuleSet, before: Position, after: Position, side: Side): number[] => {
  const left = menAt(rules, after, side);
  return menAt(rules, before, side).filter((at) => !left.includes(at));
};
const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));
const flipped = (position: Position, side: Side): Position => ({ ...position, toPlay: side });

const closes = (rules: RuleSet, position: Position, turn: Turn, mill: readonly string[]): boolean =>
  moved(turn, mill, rules) && stands(rules, rules.play(position, turn), position.toPlay, mill);
const closers = (rules: RuleSet, position: Position, side: Side, mill: readonly string[]): Turn[] => {
  const asked = flipped(position, side);
  return rules.turns(asked).filter((turn) => closes(rules, asked, turn, mill));
};

/** Whether `side`, after any answer, closes one of the mills. */
const cannotStop = (rules: RuleSet, position: Position, side: Side, mills: readonly (readonly string[])[]): boolean =>
  position.toPlay !== side &&
  !rules.outcome(position) &&
  rules.turns(position).every((answer) => {
    const next = rules.play(position, answer);
    return (
      !rules.outcome(next) && mills.some((mill) => rules.turns(next).some((turn) => closes(rules, next, turn, mill)))
    );
  });

/** Whether a man of a closed mill closes this one, and goes back to close the first. */
function swings(rules: RuleSet, position: Position, side: Side, mills: readonly (readonly string[])[]): boolean {
  const asked = flipped(position, side);
  const [first = [], second = []] = mills;
  return (
    stands(rules, position, side, first) &&
    closers(rules, position, side, second).some((turn) => {
      const after = rules.play(asked, turn);
      return !stands(rules, after, side, first) && closers(rules, after, side, first).length > 0;
    })
  );
}

const FLIP = { win: 'loss', draw: 'draw', loss: 'win' } as const;

/**
 * Whether some answer does it, and is either the best one, or one that is worth more to the other side than the best turn
 * would have left it: a refutation. Null where values are not known.
 */
function punishes(
  oracle: Oracle,
  before: Position,
  position: Position,
  does: (answer: Turn) => boolean,
): boolean | null {
  const [turns, answers] = [oracle.turns(before), oracle.turns(position)];
  if (!turns || !answers) return null;
  const [best, left] = [bestValue(answers), FLIP[bestValue(turns)]];
  return answers.some(({ turn, value }) => (value === best || isWorse(left, value)) && does(turn));
}

/** Whether the answer that a reason speaks of is the best one; null for a reason that speaks of none. */
export function isBestAnswer(oracle: Oracle, position: Position, turn: Turn, reason: Reason): boolean | null {
  if (!reason.reason.startsWith('lets-') && reason.reason !== 'leaves-mill-open') return null;
  const next = oracle.rules.play(position, turn);
  const answers = oracle.turns(next);
  if (!answers) return null;
  const best = bestValue(answers);
  if (reason.reason === 'leaves-mill-open')
    return answers.some(({ turn: answer, value }) => value === best && closes(oracle.rules, next, answer, reason.mill));
  const key = oracle.rules.key(next);
  // Among the best answers alone, the same question has the same meaning.
  const among: Oracle = {
    rules: oracle.rules,
    turns: (of) => (oracle.rules.key(of) === key ? answers.filter(({ value }) => value === best) : oracle.turns(of)),
  };
  return check(among, position, turn, reason);
}

/** Whether a side wins from here within so many turns: exact values say where to look, and up to a number of turns all is played out. */
function forces(oracle: Oracle, position: Position, side: Side, left: number): boolean | null {
  const { rules } = oracle;
  const outcome = rules.outcome(position);
  if (outcome) return outcome.winner === side;
  if (left <= 0) return false;
  const turns = oracle.turns(position);
  if (!turns) return left <= 5 ? playedOut(rules, position, side, left) : null;
  const own = position.toPlay === side;
  if (bestValue(turns) !== (own ? 'win' : 'loss')) return false;
  if (rules.family === 'draughts') {
    const distances = turns.flatMap(({ value, distance }) =>
      value === (own ? 'win' : 'loss') && distance !== null ? [distance] : [],
    );
    return (own ? Math.min(...distances) : Math.max(...distances)) <= left;
  }
  if (left > 7) return true;
  if (own)
    return turns.some(
      ({ turn, value }) => value === 'win' && forces(oracle, rules.play(position, turn), side, left - 1) === true,
    );
  return turns.every(({ turn }) => forces(oracle, rules.play(position, turn), side, left - 1) === true);
}

function playedOut(rules: RuleSet, position: Position, side: Side, left: number): boolean {
  const outcome = rules.outcome(position);
  if (outcome || left === 0) return outcome?.winner === side;
  const next = rules.turns(position).map((turn) => rules.play(position, turn));
  return position.toPlay === side
    ? next.some((each) => playedOut(rules, each, side, left - 1))
    : next.every((each) => playedOut(rules, each, side, left - 1));
}

function lead(rules: RuleSet, position: Position, side: Side): number {
  const { lost } = rules.view(position);
  return lost[other(side)] - lost[side];
}

/** Whether a side comes to be so far ahead within so many turns, whatever the other plays, and the next answer does not undo it. */
function gains(
  rules: RuleSet,
  position: Position,
  side: Side,
  wanted: number,
  left: number,
  seen: Map<string, boolean> = new Map(),
): boolean {
  const name = `${rules.key(position)} ${left}`;
  const known = seen.get(name);
  if (known !== undefined) return known;
  const found = gainsNow(rules, position, side, wanted, left, seen);
  seen.set(name, found);
  return found;
}

function gainsNow(
  rules: RuleSet,
  position: Position,
  side: Side,
  wanted: number,
  left: number,
  seen: Map<string, boolean>,
): boolean {
  const outcome = rules.outcome(position);
  if (outcome) return outcome.winner === side;
  if (lead(rules, position, side) >= wanted && settled(rules, position, side, wanted)) return true;
  if (left <= 0) return false;
  const turns = rules.turns(position);
  const own = position.toPlay === side;
  const after = turns.map((turn) => rules.play(position, turn));
  return own
    ? after.some((next) => gains(rules, next, side, wanted, left - 1, seen))
    : after.every((next) => gains(rules, next, side, wanted, left - 1, seen));
}

function settled(rules: RuleSet, position: Position, side: Side, wanted: number): boolean {
  const takes = rules.turns(position).filter((turn) => 'captures' in turn && (turn.captures as unknown[]).length > 0);
  if (takes.length === 0) return true;
  const holds = (turn: Turn): boolean => {
    const next = rules.play(position, turn);
    const outcome = rules.outcome(next);
    if (outcome) return outcome.winner === side;
    if (rules.family === 'mill') return lead(rules, next, side) >= wanted;
    return hasTakes(rules, next) ? settled(rules, next, side, wanted) : lead(rules, next, side) >= wanted;
  };
  if (position.toPlay === side) return rules.family === 'mill' || takes.some(holds);
  return takes.every(holds);
}

const hasTakes = (rules: RuleSet, position: Position): boolean =>
  rules.turns(position).some((turn) => 'captures' in turn && (turn.captures as unknown[]).length > 0);
