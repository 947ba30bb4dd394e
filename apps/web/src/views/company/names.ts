import { NAMELESS } from '@merellier/protocol';
import type { CompanyStrings } from './strings/fr.ts';

export const nameOf = (s: Pick<CompanyStrings, 'nameless'>, { name }: { readonly name: string }): string =>
  name === NAMELESS ? s.nameless : name;
