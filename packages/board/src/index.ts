export { BoardView } from './board-view.tsx';
export { MiniBoard } from './mini-board.tsx';
export type { BoardProps, DiceProps, MiniBoardProps, PlaceLabel, StateWords, Trace, TrayProps } from './props.ts';
export * from './walk.ts';
