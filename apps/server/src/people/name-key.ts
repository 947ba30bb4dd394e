import { NAMELESS } from '@merellier/protocol';
import { rectifyConfusion } from 'unicode-confusables';

/**
 * What two names have in common that look alike: the skeleton of Unicode Technical Standard 39, of small and capital letters the
 * same, and with i as l, since a capital I looks like a small l. Null for who has no name.
 */
export function nameKey(name: string): string | null {
  if (name === NAMELESS) return null;
  const skeleton = (text: string): string => rectifyConfusion(text.normalize('NFD')).normalize('NFD');
  const visible = name.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\s]+/gu, '');
  return skeleton(skeleton(visible).toLowerCase()).replaceAll('i', 'l');
}
