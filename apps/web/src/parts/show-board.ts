/** Brings the board into sight, for what was pressed below it; where it is in sight already, nothing moves. */
export const showBoard = (): void => document.getElementById('board')?.scrollIntoView({ block: 'nearest' });
