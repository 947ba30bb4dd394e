import { type Animal, boardOfPupil, type ClassSeating, type ClassView } from '@merellier/protocol/class';

/** A pupil who is left over plays against the computer, at this level. */
const LEFT_OVER_LEVEL = 2;

/** Pupils who have no game that goes on: theirs is over, or they came in later. */
export const freePupils = (boards: ClassView['boards'], pupils: readonly Animal[]): readonly Animal[] =>
  pupils.filter((pupil) => {
    const board = boardOfPupil(boards, pupil);
    return board === null || boards[board]?.outcome !== null;
  });

/** Pupils in another order, by chance; `below` gives a whole number below a bound. */
export function shuffled<Item>(items: readonly Item[], below: (bound: number) => number): readonly Item[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [all[i], all[j]] = [all[j] as Item, all[i] as Item];
  }
  return all;
}

/** Pupils in the order of their strength, the strongest first; those alike in the order they came in. */
export const byStrength = (pupils: readonly Animal[], strength: (pupil: Animal) => number): readonly Animal[] =>
  [...pupils].sort((a, b) => strength(b) - strength(a));

/** Neighbours in a list play each other; the last of an odd number plays against the computer. */
export function seatInPairs(pupils: readonly Animal[]): readonly ClassSeating[] {
  const seatings: ClassSeating[] = [];
  for (let i = 0; i < pupils.length; i += 2) {
    const [white, black] = [pupils[i] as Animal, pupils[i + 1]];
    seatings.push(
      black === undefined ? { white, black: 'computer', level: LEFT_OVER_LEVEL } : { white, black, level: null },
    );
  }
  return seatings;
}

/** Every pupil against the teacher; the teacher has White on every other board. */
export const seatAgainstTeacher = (pupils: readonly Animal[]): readonly ClassSeating[] =>
  pupils.map((pupil, i) =>
    i % 2 === 0 ? { white: 'teacher', black: pupil, level: null } : { white: pupil, black: 'teacher', level: null },
  );

/** Every pupil against the computer. */
export const seatAgainstComputer = (pupils: readonly Animal[], level: number): readonly ClassSeating[] =>
  pupils.map((pupil) => ({ white: pupil, black: 'computer', level }));

/** Two pupils exchanged in a list: how a pairing is changed by hand. */
export function exchanged(pupils: readonly Animal[], one: Animal, other: Animal): readonly Animal[] {
  return pupils.map((pupil) => (pupil === one ? other : pupil === other ? one : pupil));
}
