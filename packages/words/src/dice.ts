/** The faces of a throw as they are written for people, 6‑5‑4: with hyphens at which no line breaks. */
export const diceText = (faces: readonly number[]): string => faces.join('\u2011');
