import { shownMen } from '@merellier/board';
import { other, type Side } from '@merellier/rules';
import { type Accessor, createMemo } from 'solid-js';
import { shownGame } from '../../../online/game-model.ts';
import { type Told, tellMill, tellTurn } from '../../../play/told.ts';
import type { LanguageState } from '../../../state/language.ts';
import type { OnlineStrings } from '../strings/fr.ts';
import { whoWords } from './game-words.ts';
import type { OnlineGame } from './online-game.ts';
import { outcomeWords } from './outcome-words.ts';
import { unbegunBy, unbegunWords } from './unbegun.ts';

/** What the narrator says of an online game. */
export interface Narration {
  /** What was done last, with the men that it names; null at the beginning and at the end. */
  readonly happened: Accessor<Told | null>;
  /** What is to be done now, or how the game ended, in one sentence. */
  readonly task: Accessor<string>;
  /** How it ended for who reads it: won, lost, drawn; null while it goes on, and where nothing was decided. */
  readonly verdict: Accessor<string | null>;
  /** Whether somebody has won, and it is not the opponent of who reads it. */
  readonly isWon: Accessor<boolean>;
}

/** Tells an online game as a game at one screen is told, but for what threatens: that is for two people to see themselves. To be called within a Solid root. */
export function createNarration(language: LanguageState, game: OnlineGame, s: () => OnlineStrings): Narration {
  const isDone = (): boolean => game.state()?.outcome != null;
  const tellHalf = (): Told | null => {
    if (!game.isMyTurn()) return null;
    const done = game.underWay.done().filter((step) => step.kind !== 'say');
    const side = game.position().toPlay;
    const men = shownMen({ men: game.rules().view(game.position()).men, side, done });
    return tellMill(language.s(), game.rules(), men, game.underWay.done(), side, true);
  };
  const happened = createMemo((): Told | null => {
    if (isDone() && game.lookedAt() === null) return null;
    return tellHalf() ?? tellTurn(language.s(), game.shown(), game.mySide());
  });
  /** Whether who reads it lost a game of a tournament that was not begun; null where that is not known, and for other games. */
  const lostUnbegun = (): boolean | null => {
    const state = game.state();
    const mine = game.mySide();
    const missing = state && unbegunBy(state);
    if (!missing || !mine) return null;
    if (missing === mine || missing === 'both') return true;
    // Who never came either has not won: that the tournament alone knows.
    const counted = game.forfeit();
    return counted && counted === 'both';
  };
  const verdict = createMemo((): string | null => {
    const outcome = game.state()?.outcome;
    if (!outcome) return null;
    if (outcome.reason === 'aborted') {
      const lost = lostUnbegun();
      return lost === null ? null : language.s().verdict[lost ? 'lost' : 'won'];
    }
    if (!outcome.winner) return language.s().verdict.draw;
    const mine = game.mySide();
    if (mine) return outcome.winner === mine ? language.s().verdict.won : language.s().verdict.lost;
    const state = game.state();
    return state && whoWords(s(), state, null);
  });
  const task = createMemo((): string => {
    const state = game.state();
    if (!state) return '';
    if (game.forfeit() === 'both') return s().endings.unbegunBoth;
    const unbegun = unbegunWords(s(), state, game.me());
    if (unbegun !== null) return unbegun;
    if (state.outcome) return outcomeWords(language.words(), s(), state.outcome, verdict() !== null);
    if (state.phase === 'agreeing') return s().agreeing;
    const toPlay: Side = game.position().toPlay;
    const { pending } = game.model();
    if (pending && game.isCutOff()) return s().turnWaits;
    // What is to be done is said to the player who does it; the others are told whom they wait for.
    if (toPlay !== game.mySide())
      return `${whoWords(s(), { ...state, game: shownGame(game.model()) ?? state.game }, game.mySide()) ?? ''}.`;
    if (tellHalf() && !game.underWay.stop()) return language.s().touchToTake(other(toPlay));
    const done = game.isMyTurn() ? game.underWay.done() : [];
    return `${language.words().toPlay(game.rules(), game.position(), { done, you: true })}.`;
  });
  const isWon = (): boolean => {
    const winner = game.state()?.outcome?.winner ?? null;
    return lostUnbegun() === false || (winner !== null && (game.mySide() ?? winner) === winner);
  };
  return { happened, task, verdict, isWon };
}
