/** The tag by which a game that is played on the page says which game of which tournament it is. */
export const GAME_TAG = 'TournamentGame';
