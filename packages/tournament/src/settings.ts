/** How players are brought together. */
export type Format =
  /** Everybody meets everybody, once or twice, by Berger tables. */
  | { readonly kind: 'round-robin'; readonly cycles: 1 | 2 }
  /** Everybody meets everybody once, and all but one slide along a row of boards after each round. */
  | { readonly kind: 'rutsch' }
  /** In each round those meet who stand alike and have not met yet. */
  | { readonly kind: 'swiss'; readonly rounds: number }
  /** A player who loses is out; where `thirdPlace`, the losers of the semi-finals play for it. */
  | { readonly kind: 'knock-out'; readonly thirdPlace: boolean }
  /** Round robins in groups, of each of which the first `advance` go on to a knock-out. */
  | { readonly kind: 'groups'; readonly groups: number; readonly advance: number; readonly thirdPlace: boolean }
  /** A player who is free is paired again, until the time is over. With `streaks`, wins count double from the third in a row on. */
  | { readonly kind: 'arena'; readonly minutes: number; readonly streaks?: boolean }
  /** The winner stays at the one board, and the next in the queue sits down, until the time is over. */
  | { readonly kind: 'hill'; readonly minutes: number }
  /** Players challenge others up to so many places above them, and change places with whom they beat. It has no last round. */
  | { readonly kind: 'ladder'; readonly reach: number }
  /** The player who entered first meets everybody else at the same time, with one colour or with both in turn, and has so many minutes more. */
  | {
      readonly kind: 'simultaneous';
      readonly colour: 'white' | 'black' | 'alternate';
      readonly extra: number;
    };

/** What decides between players with the same points. */
export const TIE_BREAKS = [
  'direct-encounter',
  'buchholz',
  'buchholz-cut-1',
  'sonneborn-berger',
  'fine',
  'wins',
  'progressive',
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** How the players are numbered when the first round is paired. */
export const ORDERS = ['lot', 'entry', 'strength'] as const;
export type Order = (typeof ORDERS)[number];

/** An opening from which games may begin. The tournament knows no game: the turns are what its players read. */
export interface Lot {
  /** What it is called by where it was printed. */
  readonly number: number;
  /** Separated by spaces. */
  readonly turns: string;
}

/** Openings that are drawn, instead of beginning as the rules say. */
export interface Lots {
  /** What the one who runs the tournament calls this choice of openings. */
  readonly list: string;
  /** Whether all pairings of a round begin alike. */
  readonly each: LotsFor;
  readonly from: readonly Lot[];
}
export const LOTS_FOR = ['round', 'pairing'] as const;
export type LotsFor = (typeof LOTS_FOR)[number];
/** So many openings at most, of so many characters. */
export const MOST_LOTS = 400;
export const LONGEST_LOT = 120;

/** What is agreed before a tournament. */
export interface Settings {
  readonly name: string;
  readonly format: Format;
  /** The games that are played, told by the one who runs the tournament: a rule set, and what is changed in it. */
  readonly rules: { readonly id: string; readonly changes: Readonly<Record<string, string | number>> };
  /** The name of a time control; the tournament itself keeps no clocks. */
  readonly clock: string;
  /** A pairing is one game, or two with the colours changed. */
  readonly games: 1 | 2;
  /** Points for one game; a loss gives none. */
  readonly points: { readonly win: number; readonly draw: number };
  /** What a bye in a Swiss tournament is worth: a won pairing, a drawn one, or nothing. */
  readonly bye: 'win' | 'draw' | 'none';
  readonly tieBreaks: readonly TieBreak[];
  readonly order: Order;
  /** Whether players of one team are kept apart where another pairing is as good. */
  readonly teamsApart: boolean;
  /** What lots are drawn from: the same seed draws the same lots. */
  readonly seed: number;
  /** The openings that are drawn for games; absent where they begin as the rules say. */
  readonly lots?: Lots;
}

/** The most players that a tournament takes; an arena takes more. */
export const MOST_PLAYERS = 120;
export const MOST_IN_ARENA = 1_000;
/** Who plays at many boards at once can follow so many, and is one of the players. */
export const MOST_IN_SIMULTANEOUS = 40;

export const mostPlayers = ({ kind }: Format): number =>
  kind === 'arena' ? MOST_IN_ARENA : kind === 'simultaneous' ? MOST_IN_SIMULTANEOUS : MOST_PLAYERS;
/** The farthest that a challenge may go, in places of a ladder. */
export const FARTHEST_REACH = 20;
/** The longest name of a player or a tournament, in characters. */
export const LONGEST_NAME = 60;

/** Whether rounds are paired without knowing a result. */
export const isScheduled = ({ kind }: Format): boolean =>
  kind === 'round-robin' || kind === 'rutsch' || kind === 'simultaneous';

/** Whether pairings are made one after the other, as boards become free, and not in rounds. */
export const isFlowing = ({ kind }: Format): boolean => kind === 'arena' || kind === 'hill' || kind === 'ladder';
