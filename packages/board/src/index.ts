export { BoardView } from './board-view.tsx';
export { createCube } from './cube/cube-board.ts';
export { boardMaterial, setBoardMaterial } from './current-material.ts';
export { DiceView } from './dice-view.tsx';
export { type BoardLook, imagesOf, type Material, type MaterialImage } from './drawing/material.ts';
export { LargeBoard } from './large-board.tsx';
export { MiniBoard } from './mini-board.tsx';
export { type BoardColour, boardPicture, type Picture, type PictureOptions } from './picture.ts';
export { PlainBoard } from './plain-board.tsx';
export type {
  Arrow,
  BoardProps,
  DiceProps,
  DrawnBoard,
  Heat,
  LargeBoardProps,
  MiniBoardProps,
  PlaceLabel,
  PlaceMark,
  PlainBoardProps,
  StateWords,
  Told,
  Trace,
  TrayProps,
} from './props.ts';
export { createSketch } from './sketch.tsx';
export type { Sketch, SketchBoard } from './sketch-board.ts';
export { Tray } from './tray.tsx';
export {
  createTurnUnderWay,
  type HalfTurn,
  type HuffChoice,
  type TurnParts,
  type TurnUnderWay,
} from './turn-under-way.ts';
export type { MakeTurned, OtherViewProps, TurnedBoard } from './turned-board.ts';
export * from './walk.ts';
