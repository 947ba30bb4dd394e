/** The tag by which a game that is played on the page says which game of which tournament it is. */
export const GAME_TAG = 'TournamentGame';

/** The same as a type, for those parts of a game that would load another file for one word. */
export type GameTag = typeof GAME_TAG;
