/** The engine’s levels by their numbers, the weakest first. Their names are in the words of the rules. */
export const LEVEL_NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Players who have never chosen a level meet one that can be beaten. */
export const EASY_LEVEL = 2;

/** A level; the easy one where it is none. */
export const readLevel = (value: unknown): number => LEVEL_NUMBERS.find((level) => level === value) ?? EASY_LEVEL;
