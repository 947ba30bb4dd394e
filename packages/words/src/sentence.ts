/** A clause with a capital, unless it begins with a turn or the like. */
export const capital = (clause: string): string =>
  clause.replace(/^\p{Ll}(?=[\p{L}’]*[\s,])/u, (letter) => letter.toUpperCase());
/** A clause as a sentence of its own: a full stop, and a capital. */
export const sentence = (clause: string): string => `${capital(clause)}.`;
