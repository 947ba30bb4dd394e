import { ANIMALS, type Animal } from '@merellier/protocol/class';
import { createMemo, For, type JSX } from 'solid-js';
import { useLanguage } from '../../../context.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import type { ClassHere } from '../class-state.ts';
import { LinkLine, PupilSign } from '../parts.tsx';
import { useStrings } from '../strings/strings.ts';

/** The nicknames that there are; those of others who are here cannot be chosen. */
export function ChooseAnimal(props: {
  readonly here: ClassHere;
  readonly code: string;
  readonly taken: readonly Animal[];
}): JSX.Element {
  const s = useStrings();
  const language = useLanguage();
  const animals = createMemo(() =>
    [...ANIMALS].sort((a, b) => s().animals[a].localeCompare(s().animals[b], language.tongue().language)),
  );
  /** Those that begin with the same letter, together: a child finds its animal by it. */
  const letters = createMemo(() => {
    const found = new Map<string, [Animal, ...Animal[]]>();
    for (const animal of animals()) {
      const letter = s().animals[animal].normalize('NFD').charAt(0);
      const group = found.get(letter);
      if (group) group.push(animal);
      else found.set(letter, [animal]);
    }
    return [...found.values()];
  });
  const isTaken = (animal: Animal): boolean => props.taken.includes(animal);
  return (
    <Sheet title={s().choose} lead={s().chooseText} wide class="class-choose">
      <LinkLine here={props.here} />
      <ul class="class-letters">
        <For each={letters()}>
          {([first, ...others]) => (
            <li>
              <PupilSign pupil={first} />
              <ul class="class-animals">
                <For each={[first, ...others]}>
                  {(animal) => (
                    <li>
                      <button
                        type="button"
                        class="class-animal"
                        aria-disabled={isTaken(animal)}
                        onClick={() => !isTaken(animal) && props.here.join(props.code, animal)}
                      >
                        {s().animals[animal]}
                        {isTaken(animal) && <small>{s().isTaken}</small>}
                      </button>
                    </li>
                  )}
                </For>
              </ul>
            </li>
          )}
        </For>
      </ul>
    </Sheet>
  );
}
