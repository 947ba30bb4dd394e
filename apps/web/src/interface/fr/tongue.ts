import { fr } from '@merellier/words/fr';
import { strings } from './first-tongue.ts';
import { REST } from './rest.ts';

export const whole = { strings: { ...strings, ...REST }, words: fr };
