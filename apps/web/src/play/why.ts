import { type Game, type Man, other, positionOf, type RuleSet, type Side } from '@merellier/rules';
import type { Strings } from '../interface/strings.ts';
import { positionBefore } from '../lines/trace.ts';
import { type Closing, closable, closingsOf } from './threats.ts';
import { filled, type Named, namesOf, type Told } from './told.ts';

/** What a turn changed about the mills that can be closed with one turn more, each fact as the lines that it is about. */
type Fact = {
  /** The other side's line that it stands in the way of; its line that has lost a man. */
  readonly kind: 'blocks' | 'spoils' | 'swings' | 'opens' | 'threatens';
  readonly lines: readonly (readonly number[])[];
};

/** Rules that a first game is played by: a mill takes a man whenever it is closed. */
const takes = ({ id, changes }: RuleSet): boolean =>
  ['jeu-du-moulin', 'marelle'].includes(id) && Object.keys(changes).length === 0;

/** More than so many reasons make no sentence that is listened to. */
const MOST = 2;

/**
 * Why the turn that led to where a game stands matters, from the rules alone; null where nothing is certain. Dice decide
 * what can be closed next: with them nothing is.
 *
 * @param you The side that it is said to; null where both sides read it.
 * @param first Whether it is said to somebody who plays for the first time: what to do about a threat is said too.
 */
export function tellWhy(s: Strings, game: Game, you: Side | null, first = false): Told | null {
  const { rules } = game;
  if (rules.board.kind !== 'points' || !game.nodes[game.at]?.turn) return null;
  const before = positionBefore(game, game.at);
  if (before.dice || rules.awaitsThrow(positionOf(game))) return null;
  const side = before.toPlay;
  const { men } = rules.view(positionOf(game));
  const standing = (places: readonly number[], whose: Side): number[] =>
    places.filter((place) => men.some(({ at, side: owner }) => at === place && owner === whose));
  const pieces = factsOf(game)
    .slice(0, MOST)
    .flatMap(({ kind, lines }, i): Told => {
      const whose = kind === 'blocks' || kind === 'spoils' ? other(side) : side;
      const mill: Named = {
        text: lines.map((line) => namesOf(rules, line)).join(', '),
        // What is no threat any more is not marked: a ring there would ask for a turn.
        tone: kind === 'spoils' ? 'place' : 'threat',
        side: whose,
        places: lines.map((line) => standing(line, whose)),
      };
      const isHelped = first && you === other(side) && kind === 'threatens' && lines.length === 1 && takes(rules);
      return [
        ...(i > 0 ? [' '] : []),
        ...filled(s.why[kind](whose, whose === you, lines.length), { mill }),
        ...(isHelped ? [` ${s.stopThreat}`] : []),
      ];
    });
  return pieces.length > 0 ? pieces : null;
}

function factsOf(game: Game): readonly Fact[] {
  const { rules } = game;
  const [before, after] = [positionBefore(game, game.at), positionOf(game)];
  const side = before.toPlay;
  const rival = other(side);
  const [was, is] = [rules.view(before).men, rules.view(after).men];
  const come = is.find((man) => man.side === side && !stands(was, man))?.at ?? -1;
  const gone = was.filter((man) => man.side === rival && !stands(is, man)).map(({ at }) => at);
  const [theirsBefore, theirs] = [closable(rules, before, rival), closable(rules, after, rival)];
  const known = new Set(closable(rules, before, side).map(({ line }) => line));
  const fresh = closable(rules, after, side).filter(({ line }) => !known.has(line));
  const isFull = (men: readonly Man[], line: readonly number[]): boolean =>
    line.every((place) => men.some(({ at, side: owner }) => at === place && owner === side));
  const left = fresh.filter(({ line, movers }) => isFull(was, line) && movers.includes(come));
  const closed = rules.board.lines.some((line) => line.includes(come) && isFull(is, line));
  const fact = (kind: Fact['kind'], closings: readonly Closing[]): readonly Fact[] => {
    const lines = [...new Set(closings.map(({ line }) => line))];
    return lines.length === 0 ? [] : [{ kind, lines }];
  };
  return [
    ...fact(closed ? 'swings' : 'opens', left),
    ...fact(
      'blocks',
      theirsBefore.filter(({ place }) => place === come),
    ),
    ...fact(
      'spoils',
      theirsBefore.filter(
        ({ line, place }) =>
          place !== come && line.some((point) => gone.includes(point)) && !theirs.some((each) => each.line === line),
      ),
    ),
    ...fact(
      'threatens',
      fresh.filter(({ line }) => !isFull(was, line)),
    ),
  ];
}

const stands = (men: readonly Man[], man: Man): boolean =>
  men.some(({ at, side }) => at === man.at && side === man.side);

/**
 * Where the other side could close a mill with its next turn, as a warning; null where it could nowhere. `first`: who reads it
 * plays for the first time, and is told what to do.
 */
export function tellThreat(s: Strings, game: Game, first = false): string | null {
  const { rules } = game;
  const position = positionOf(game);
  const rival = other(position.toPlay);
  const places = closingsOf(rules, position, rival);
  if (places.length === 0) return null;
  const said = s.threat(rival, places.map((place) => rules.board.names[place]).join(', '));
  return first && places.length === 1 && takes(rules) ? `${said} ${s.stopThreat}` : said;
}
