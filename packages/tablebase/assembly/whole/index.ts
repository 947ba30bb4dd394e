// All positions of a block at once, 128 in a row: a level has one number of white men, and all numbers of black men.

export { enterBoard } from './block';
export { enterCaptures } from './captures';
export { beginBlack, beginWhite, enterBlack, enterEntries, enterWhite, prepareTaking } from './entries';
export { enterLinks, enterRoom } from './links';
export {
  beginReading,
  countAll,
  enterBlockToRead,
  enterReading,
  looked,
  losses,
  packed,
  readValues,
  wins,
} from './read';
export { enterRows, enterThread } from './rows';
export { enterTaking } from './take';
export { enterBegun, enterShared, sweep } from './visit';
