export { BoardView } from './board-view.tsx';
export { DiceView } from './dice-view.tsx';
export { MiniBoard } from './mini-board.tsx';
export { type BoardColour, boardPicture, type Picture, type PictureOptions } from './picture.ts';
export type {
  Arrow,
  BoardProps,
  DiceProps,
  MiniBoardProps,
  PlaceLabel,
  PlaceMark,
  StateWords,
  Trace,
  TrayProps,
} from './props.ts';
export { Tray } from './tray.tsx';
export {
  createTurnUnderWay,
  type HalfTurn,
  type HuffChoice,
  type TurnParts,
  type TurnUnderWay,
} from './turn-under-way.ts';
export * from './walk.ts';
