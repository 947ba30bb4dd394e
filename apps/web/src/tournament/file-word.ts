/** A name as it stands in the name of a file: `Mühlenabend n° 2` is `muhlenabend-n-2`. */
export const fileWord = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
