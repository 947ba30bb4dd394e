import { type GameState, playerOf } from '@merellier/protocol';
import { endOfLine, type Game, outcomeOf, pathTo, positionOf } from '@merellier/rules';
import { writeGame } from '@merellier/rules/notation';
import type { Words } from '@merellier/words';
import { positionFields } from '../address/address.ts';
import { packText } from '../address/pack.ts';
import { addressOf } from '../address/route.ts';
import { turnEntries } from '../lines/turn-rows.ts';
import { outcomeWords } from '../views/online/game/outcome-words.ts';
import { unbegunWords } from '../views/online/game/unbegun.ts';
import { nameOf } from '../views/online/names.ts';
import type { EmbedStrings } from './strings/strings.ts';

/** What an embedded board shows: a game, the line of it that can be stepped through, and what is told beside it. */
export interface Shown {
  readonly game: Game;
  /** Nodes of the game, from the first position to the last. */
  readonly line: readonly number[];
  /** The game as it is played on the server; null for one that the address holds. */
  readonly state: GameState | null;
}

export const shownGame = (game: Game): Shown => ({ game, line: pathTo(game, endOfLine(game)), state: null });

export const shownState = (state: GameState): Shown => ({ game: state.game, line: pathTo(state.game), state });

/** Who plays, where it is known. */
export function playersSaid(s: EmbedStrings, { state, game: { tags } }: Shown): string {
  if (state)
    return state.white ? s.players(nameOf(s, playerOf(state, 'white')), nameOf(s, playerOf(state, 'black'))) : '';
  const { White = '?', Black = '?' } = tags;
  const named = (name: string): string => (name === '?' ? s.nameless : name);
  return White === '?' && Black === '?' ? '' : s.players(named(White), named(Black));
}

/** How the game stands at a place of its line, in one sentence or two. */
export function standSaid(s: EmbedStrings, words: Words, shown: Shown, index: number): string {
  const { game, line, state } = shown;
  if (state?.phase === 'waiting') return s.waiting;
  const node = line[index] ?? 0;
  const ended = index === line.length - 1 ? (state?.outcome ?? null) : null;
  const outcome = outcomeOf(game, node);
  const said = ended
    ? ((state && unbegunWords(s, state)) ?? outcomeWords(words, s, ended))
    : outcome
      ? words.outcome(outcome)
      : words.toPlay(game.rules, positionOf(game, node));
  const turn = turnEntries(game)[node];
  return turn ? s.after(turn.text, said) : said;
}

/** The address at which the page itself shows the same. */
export async function pageAddress({ game, line, state }: Shown): Promise<string> {
  if (state) return addressOf('online', state.id);
  const { rules } = game;
  if (line.length > 1) return `/#g=${await packText(writeGame(game))}`;
  return `/#${new URLSearchParams(positionFields(rules, positionOf(game, 0)))}`;
}
