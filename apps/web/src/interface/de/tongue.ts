import { de } from '@merellier/words/de';
import { strings } from './first-tongue.ts';
import { REST } from './rest.ts';

export const whole = { strings: { ...strings, ...REST }, words: de };
