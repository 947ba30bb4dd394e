import type { Side } from '@merellier/rules';
import type { RulesReference } from '../options.ts';
import type { Animal } from './animals.ts';
import type { ClassSeat, ClassShown, ClassWall } from './state.ts';

/** Who sits where in one of the games that a teacher begins. */
export interface ClassSeating {
  readonly white: ClassSeat;
  readonly black: ClassSeat;
  /** How strong the computer plays; null where it plays neither side. */
  readonly level: number | null;
}

/** What only the teacher may ask for. */
export type TeacherCommand =
  /** Everybody has this position, and finds a turn in it. */
  | {
      readonly kind: 'ask';
      readonly rules: RulesReference;
      readonly position: string;
      readonly text: string;
      readonly right: readonly string[] | null;
    }
  /** The pupils see which turns are right. */
  | { readonly kind: 'solve'; readonly right: readonly string[] }
  /** The question is taken off: pupils who have a game go on with it. */
  | { readonly kind: 'unask' }
  /** Everybody looks through this game; what it takes the place of are the question and, until it is taken off, the games. */
  | ({ readonly kind: 'show' } & ClassShown)
  /** It is shown after so many turns, at all boards. */
  | { readonly kind: 'step'; readonly at: number }
  /** Pupils go through it by themselves, each at a pace of their own, or again all together with the teacher. */
  | { readonly kind: 'alone'; readonly on: boolean }
  /** It is taken off: pupils who have a game go on with it. */
  | { readonly kind: 'unshow' }
  /** New games in place of all there are; where others go on, only in place of those whose pupils all begin anew. */
  | {
      readonly kind: 'play';
      readonly othersGoOn?: boolean | undefined;
      readonly rules: RulesReference;
      readonly start: string | null;
      readonly seatings: readonly ClassSeating[];
    }
  /** Ends a game that goes on. */
  | { readonly kind: 'stop'; readonly board: string; readonly winner: Side | null }
  | { readonly kind: 'pause'; readonly on: boolean }
  | { readonly kind: 'door'; readonly open: boolean }
  | { readonly kind: 'wall'; readonly wall: ClassWall }
  /** Sends a pupil away: the device has to come in anew. */
  | { readonly kind: 'remove'; readonly pupil: Animal }
  | { readonly kind: 'lower'; readonly pupil: Animal };

/** What a pupil may ask for. */
export type PupilCommand =
  /** Answers the question; until it is solved another answer takes the place of the first. */
  | { readonly kind: 'answer'; readonly question: number; readonly turn: string }
  | { readonly kind: 'hand'; readonly up: boolean }
  /** Plays against the computer once more, with the colours changed. */
  | { readonly kind: 'again'; readonly board: string };

/** Plays a turn; `after` is how many turns were played before. */
export interface ClassTurn {
  readonly kind: 'turn';
  readonly board: string;
  readonly turn: string;
  readonly after: number;
}

export type ClassCommand = TeacherCommand | PupilCommand | ClassTurn;

/** Why a class refuses a command. It is as it was. */
export type ClassRefusal =
  /** Not for who asks for it. */
  | { readonly reason: 'not-yours' }
  | { readonly reason: 'paused' }
  /** The class has gone on meanwhile: another question, another game, another turn. */
  | { readonly reason: 'stale' }
  | { readonly reason: 'not-your-turn' }
  | { readonly reason: 'illegal-turn' }
  /** No such rule set, dice, or a position that cannot stand. */
  | { readonly reason: 'position' }
  /** A game that cannot have been played, or has no turn. */
  | { readonly reason: 'game' }
  /** Somebody in two games, or nobody in a game. */
  | { readonly reason: 'seatings' };
