import type { GameProblem, GameRemark } from '@merellier/rules/notation';

/** Why a game cannot be read, or what was repaired, guessed or left out so that it could; neither: what was kept of it is damaged. */
export interface Told {
  /** The file by its index; null for a text that is no file and no more than one game. */
  readonly file: number | null;
  /** The game by its number in the file, from 1. */
  readonly number: number;
  /** Its line in the file; null where that says nothing. */
  readonly line: number | null;
  readonly problem?: GameProblem;
  readonly remark?: GameRemark;
}
