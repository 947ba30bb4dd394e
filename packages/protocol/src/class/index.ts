export { ANIMALS, type Animal } from './animals.ts';
export { CLASS_CODE, newClassCode, readClassCode } from './code.ts';
export type {
  ClassCommand,
  ClassRefusal,
  ClassSeating,
  ClassTurn,
  PupilCommand,
  TeacherCommand,
} from './command.ts';
export { type ClassPerson, decideClass, joinClass, newClass } from './decide.ts';
export { classPosition, classRules, gameOfBoard, gameOfShown, openQuestion, playOnBoard, readAnswer } from './games.ts';
export {
  CLASS_PROTOCOL,
  type ClassClientMessage,
  type ClassServerMessage,
  type ClassServerRefusal,
} from './message.ts';
export {
  boardOfPupil,
  type ClassBoard,
  type ClassQuestion,
  type ClassSeat,
  type ClassShown,
  type ClassState,
  type ClassWall,
  classSideOf,
  LONGEST_SHOWN,
  type Pupil,
} from './state.ts';
export { type ClassChange, type ClassView, changeOfView, type PupilView, viewOfClass, withChange } from './view.ts';
