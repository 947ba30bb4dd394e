import type { Words } from '@merellier/words';
import type { Output } from './output.ts';
import type { Texts } from './texts/texts.ts';

/** What every command is given: what to say, and where. */
export interface Context {
  readonly words: Words;
  readonly texts: Texts;
  readonly out: Output;
}
