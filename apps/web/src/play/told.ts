import type { Told as Marks } from '@merellier/board';
import { type Game, type Man, other, positionOf, type RuleSet, type Side, type Step } from '@merellier/rules';
import type { FirstStrings } from '../interface/strings.ts';
import { positionBefore } from '../lines/trace.ts';

/** Men of the sentence that are also marked on the board: of a mill in gold, those of a line to be closed ringed, those that were taken in madder. */
export interface Named {
  readonly text: string;
  readonly tone: 'mill' | 'taken' | 'place' | 'threat';
  /** Whose men they are. */
  readonly side: Side;
  /** Where they stand or stood: each mill is a line of its own. */
  readonly places: readonly (readonly number[])[];
}

/** A sentence in pieces: plain text, and men that it names. */
export type Told = readonly (string | Named)[];

/** What a turn did, as far as a sentence of its own is made of it. */
type Deed = keyof FirstStrings['told'];

/** The sentence as it is spoken. */
export const plainText = (told: Told): string =>
  told.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** What of a sentence is marked on the board. */
export function marksOf(told: Told | null): Marks | null {
  if (told === null) return null;
  const named = (tone: Named['tone']): readonly (readonly number[])[] =>
    told.flatMap((piece) => (typeof piece !== 'string' && piece.tone === tone ? piece.places : []));
  return { mills: named('mill'), taken: named('taken').flat(), men: named('threat').flat() };
}

/** Puts the men named into a sentence that has `[mill]`, `[taken]`, `[from]` and `[to]` in their places. */
export function filled(template: string, named: Readonly<Record<string, Named>>): Told {
  return template
    .split(/\[(\w+)\]/)
    .map((piece, i) => (i % 2 === 1 ? (named[piece] ?? '') : piece))
    .filter((piece) => piece !== '');
}

/** The lines through a place on which all men are of one side. */
function millsThrough(rules: RuleSet, men: readonly Man[], at: number, side: Side): readonly (readonly number[])[] {
  const own = new Set(men.filter((man) => man.side === side).map((man) => man.at));
  return rules.board.lines.filter((line) => line.includes(at) && line.every((place) => own.has(place)));
}

export const namesOf = (rules: RuleSet, places: readonly number[]): string =>
  places.map((place) => rules.board.names[place]).join('-');

const namedMills = (rules: RuleSet, mills: readonly (readonly number[])[], side: Side): Named => ({
  text: mills.map((line) => namesOf(rules, line)).join(', '),
  tone: 'mill',
  side,
  places: mills,
});

/**
 * The turn that led to where a game stands, in one sentence with the men it names; null for what has no such sentence
 * (a pass, a huff), which the rules tell in words of their own.
 *
 * @param you The side that the sentence is spoken to; null where both sides read it.
 */
export function tellTurn(s: FirstStrings, game: Game, you: Side | null): Told | null {
  const { turn } = game.nodes[game.at] ?? {};
  if (!turn) return null;
  const { rules } = game;
  const before = positionBefore(game, game.at);
  const steps = rules.walks(before).find((walk) => rules.same(walk.turn, turn))?.steps ?? [];
  if (steps.some(({ kind }) => kind === 'say' || kind === 'huff')) return null;
  const side = before.toPlay;
  const path = steps.flatMap((step) =>
    step.kind === 'enter' || step.kind === 'pick' || step.kind === 'land' ? [step.at] : [],
  );
  const [from, to] = [path[0], path.at(-1)];
  if (from === undefined || to === undefined) return null;
  const [was, is] = [rules.view(before).men, rules.view(positionOf(game)).men];
  const rival = other(side);
  const taken = was.filter((man) => man.side === rival && !is.some(({ at }) => at === man.at)).map(({ at }) => at);
  const mills = millsThrough(rules, is, to, side);
  const named: Readonly<Record<string, Named>> = {
    from: { text: namesOf(rules, [from]), tone: 'place', side, places: [[from]] },
    to: { text: namesOf(rules, [to]), tone: 'place', side, places: [[to]] },
    mill: namedMills(rules, mills, side),
    taken: {
      text: taken.map((place) => rules.board.names[place]).join(', '),
      tone: 'taken',
      side: rival,
      places: [taken],
    },
  };
  const deeds = ((): readonly Deed[] => {
    const takes = taken.length > 0;
    if (rules.board.kind === 'squares') return [takes ? 'captured' : 'played'];
    if (mills.length > 0) return [takes ? 'took' : 'closed'];
    // Taken without a mill: the man that came is why.
    const came = steps[0]?.kind === 'enter' ? 'entered' : 'moved';
    return takes ? [came, 'captured'] : [came];
  })();
  return deeds.flatMap(
    (deed, i): Told => [
      ...(i > 0 ? [' '] : []),
      ...filled(s.told[deed](side, side === you, mills.length, taken.length, rival === you), named),
    ],
  );
}

/** That half a turn has closed a mill, before a man is taken; null where it has not. */
export function tellMill(
  s: FirstStrings,
  rules: RuleSet,
  men: readonly Man[],
  done: readonly Step[],
  side: Side,
  you: boolean,
): Told | null {
  const last = done.findLast((step) => step.kind === 'enter' || step.kind === 'land');
  if (!last || !('at' in last)) return null;
  const mills = millsThrough(rules, men, last.at, side);
  if (mills.length === 0) return null;
  return filled(s.millClosed(you), { mill: namedMills(rules, mills, side) });
}
