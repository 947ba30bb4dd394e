import {
  type GameState,
  NAMELESS,
  type OnlineRefusal,
  playerOf,
  type RecordedEvent,
  seatOf,
} from '@merellier/protocol';
import { positionOf, SIDES, type Side } from '@merellier/rules';
import { readTurn } from '@merellier/rules/notation';
import { ratingText, signed } from '../../../online/people/rating-text.ts';
import type { LanguageState } from '../../../state/language.ts';
import type { Navigation } from '../../../state/navigation.ts';
import type { Notices } from '../../../state/notices.ts';
import { nameOf } from '../names.ts';
import type { Online } from '../online.ts';
import { refusalWords } from '../refusal-words.ts';
import type { OnlineStrings } from '../strings/fr.ts';
import type { GameVoice } from './game-voice.ts';
import { outcomeWords } from './outcome-words.ts';
import { unbegunWords } from './unbegun.ts';

/** Who is to play, or who has won, by name; null where nobody is to be named. `seated` is who reads it. */
export function whoWords(s: OnlineStrings, state: GameState, seated: Side | null): string | null {
  const name = (side: Side): string | null => {
    const player = playerOf(state, side);
    return player && player.name !== NAMELESS ? nameOf(s, player) : null;
  };
  if (state.outcome) {
    const { winner } = state.outcome;
    return winner && s.won(winner, name(winner));
  }
  if (state.phase !== 'playing') return null;
  const { toPlay } = positionOf(state.game);
  return toPlay === seated ? s.toPlayHere : s.toPlayBy(toPlay, name(toPlay));
}

interface VoiceParts {
  readonly language: LanguageState;
  readonly notices: Notices;
  readonly navigation: Navigation;
  readonly online: Online;
  /** The texts of the view. */
  readonly s: () => OnlineStrings;
}

/** Puts into words what happens in a game; what the player did here needs none. */
export function gameVoice({ language, notices, navigation, online, s }: VoiceParts): GameVoice {
  const me = (): string | undefined => online.player()?.id;
  const name = (state: GameState, side: Side): string => nameOf(s(), playerOf(state, side));

  function event({ event }: RecordedEvent, before: GameState): string | null {
    const isMine = (side: Side): boolean => playerOf(before, side)?.id === me();
    switch (event.kind) {
      case 'joined':
        return event.guest.id === me() ? null : s().joined(nameOf(s(), event.guest));
      case 'turned': {
        if (isMine(event.side)) return null;
        const position = positionOf(before.game);
        const turn = readTurn(before.rules, position, event.turn);
        if (turn.ok) notices.announce(`${language.words().turnSaid(before.rules, position, turn.value)}.`);
        return null;
      }
      case 'started': {
        const seat = seatOf(before, me() ?? '');
        if (before.options.side !== 'toss' || !seat) return null;
        return language.s().tossed(event.white === seat ? 'white' : 'black', false);
      }
      case 'offered': {
        if (isMine(event.side)) return null;
        const text = s().offeredBy[event.what](name(before, event.side));
        if (!seatOf(before, me() ?? '')) return text;
        // To whom it is made it stands beside its answers.
        notices.announce(text);
        return null;
      }
      case 'declined':
        return isMine(event.side) || before.offers[event.what] === event.side ? null : s().declined[event.what];
      case 'taken-back':
        return s().takenBack(event.side);
      case 'time-given':
        return s().timeGiven(event.side);
      case 'compensated':
        return s().compensated;
      case 'ended':
        notices.announce(
          unbegunWords(s(), { ...before, outcome: event.outcome }, me()) ??
            outcomeWords(language.words(), s(), event.outcome),
        );
        return null;
      case 'rated': {
        const side = SIDES.find(isMine);
        if (side === undefined) return null;
        const { before: was, after: is } = event.ratings[side];
        return s().ratingNow(ratingText(is), signed(is.points - was.points));
      }
      case 'rematched':
        navigation.show('online', event.game);
        return null;
      default:
        return null;
    }
  }

  return {
    event,
    refusal: (refusal: OnlineRefusal) => refusalWords(language, s(), refusal),
    said: (state, side, phrase) => s().said(name(state, side), s().phrases[phrase]),
    premoveGone: () => s().premoveGone,
  };
}
