export { LANGUAGES, loadWords } from './load.ts';
export { nearest } from './nearest.ts';
export type { Language, ParameterWords, RuleSetWords, Situation, Words } from './words.ts';
