// Times are in milliseconds throughout.

export const SECOND = 1000;
export const MINUTE: number = 60 * SECOND;
export const HOUR: number = 60 * MINUTE;
export const DAY: number = 24 * HOUR;

/** The longest message that a client may send, in bytes. */
export const MESSAGE_BYTES = 4096;

/** The longest message that the teacher of a class may send, in bytes: a whole game, to look through. */
export const CLASS_MESSAGE_BYTES = 65_536;

/** So many games one connection may watch at once, and so many `hello` may name. */
export const GAMES_WATCHED = 40;

/** How long the first turn of each side may take, in a game played at one sitting. */
export const START_LIMIT: number = MINUTE;

/** After this long without a turn, a game without a clock is taken to be abandoned by both. */
export const IDLE_LIMIT: number = 90 * DAY;

/** How long a game waits for somebody to join: in the lobby with a clock, and otherwise. */
export const SEEK_LIMIT: number = 15 * MINUTE;
export const INVITE_LIMIT: number = 14 * DAY;

/** How long a player must be gone before the other may claim the game: with a clock, and without. */
export const GONE_LIMIT: number = MINUTE;
export const GONE_LIMIT_WITHOUT_CLOCK: number = DAY;

/** Lag that is given back at most for one turn; the most that is saved up; what each turn adds to it. */
export const LAG_PER_TURN: number = SECOND;
export const LAG_SAVED: number = 3 * SECOND;
export const LAG_GAINED = 300;

/** What `give-time` gives: with a clock for the game, and with days for each turn. */
export const GIFT: number = 15 * SECOND;
export const GIFT_OF_DAYS: number = DAY;

/** Nobody is given time beyond these: for a game, and for a turn. */
export const MOST_TIME: number = 3 * HOUR;
export const MOST_TIME_OF_DAYS: number = 21 * DAY;

/** What the id of a game looks like. */
export const GAME_ID: RegExp = /^[A-Za-z0-9_-]{16,32}$/;
