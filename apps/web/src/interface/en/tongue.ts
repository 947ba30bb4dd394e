import { en } from '@merellier/words/en';
import { strings } from './first-tongue.ts';
import { REST } from './rest.ts';

export const whole = { strings: { ...strings, ...REST }, words: en };
