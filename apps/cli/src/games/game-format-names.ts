/** The forms into which games are converted. */
export const GAME_FORMATS = ['pdn', 'pgn', 'jsonl', 'csv'] as const;
export type GameFormat = (typeof GAME_FORMATS)[number];
