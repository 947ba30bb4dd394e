export { LANGUAGES, type Language } from './languages.ts';
export { loadWords } from './load.ts';
export { nearest } from './nearest.ts';
export type { ParameterWords, RuleSetWords, Situation, Words } from './words.ts';
