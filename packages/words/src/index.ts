export type { PlayCatalogue } from './catalogue.ts';
export type { DecisionId } from './decisions.ts';
export { LANGUAGES, type Language } from './languages.ts';
export { loadPlayWords, loadWords } from './load.ts';
export { makePlayWords } from './make-play-words.ts';
export { nearest } from './nearest.ts';
export type { DecisionWords, ParameterWords, PlayWords, RuleSetWords, Situation, Words } from './words.ts';
