import { type MillPosition, type MillRuleSet, THROWS, type Throw } from '@merellier/rules';
import { countBits, nextSet } from '../sets.ts';

/** The chances to win that the side to play and the other can force, before the throw. */
export interface PlainChances {
  readonly position: MillPosition;
  win: number;
  loss: number;
}

/**
 * The chances of every position without men in hand, up to so many men a side, White to play, by nothing but the rules: made anew from what
 * their turns lead to, after each kind of throw, begun with none, until they no longer change.
 */
export function plainChances(rules: MillRuleSet, men: number): readonly PlainChances[] {
  const all: PlainChances[] = [];
  const known = new Map<string, PlainChances>();
  for (const white of setsOf(rules.board.names.length, men))
    for (const black of setsOf(rules.board.names.length, men)) {
      if ((white & black) !== 0) continue;
      const position = { white, black, whiteHand: 0, blackHand: 0, toPlay: 'white', dice: null } as const;
      const chances = { position, win: 0, loss: 0 };
      all.push(chances);
      known.set(`${white} ${black}`, chances);
    }
  const leads = all.map(({ position }) =>
    kinds(rules).map(({ dice, chance }) => ({ chance, after: afterThrow(dice, position) })),
  );
  function afterThrow(dice: Throw, position: MillPosition): readonly PlainChances[] {
    const thrown = rules.throwDice(position, dice);
    const outcome = rules.outcome(thrown);
    if (outcome) return [lostOrWon(outcome.winner === 'black')];
    return rules.turns(thrown).map((turn) => {
      const after = rules.play(thrown, turn);
      const over = rules.outcome(after);
      return over ? lostOrWon(over.winner === 'black') : (known.get(`${after.black} ${after.white}`) as PlainChances);
    });
  }
  for (let change = 1; change > 1e-7; ) {
    change = 0;
    for (const [i, own] of all.entries()) {
      let [win, loss] = [0, 0];
      for (const { chance, after } of leads[i] as (typeof leads)[number]) {
        win += chance * Math.max(...after.map((each) => each.loss));
        loss += chance * Math.min(...after.map((each) => each.win));
      }
      change = Math.max(change, win - own.win, loss - own.loss);
      own.win = win;
      own.loss = loss;
    }
  }
  return all;
}

/** A position that is over, for Black, whose turn it would be. */
const lostOrWon = (isWon: boolean): PlainChances => ({
  position: { white: 0, black: 0, whiteHand: 0, blackHand: 0, toPlay: 'black', dice: null },
  win: Number(isWon),
  loss: Number(!isWon),
});

/** An ordinary throw and a special one, and how likely such a throw is. */
function kinds(rules: MillRuleSet): readonly { readonly dice: Throw; readonly chance: number }[] {
  return [false, true].map((special) => {
    const some = THROWS.filter(({ dice }) => rules.isSpecial(dice) === special);
    return {
      dice: (some[0] as (typeof some)[number]).dice,
      chance: some.reduce((sum, { ways }) => sum + ways, 0) / 216,
    };
  });
}

function setsOf(points: number, men: number): readonly number[] {
  const sets: number[] = [];
  for (let count = 3; count <= men; count++)
    for (let set = (1 << count) - 1; set < 1 << points && countBits(set) === count; set = nextSet(set)) sets.push(set);
  return sets;
}
