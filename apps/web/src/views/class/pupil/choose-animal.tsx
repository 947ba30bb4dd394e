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
  const isTaken = (animal: Animal): boolean => props.taken.includes(animal);
  return (
    <Sheet title={s().choose} lead={s().chooseText} wide class="class-choose">
      <LinkLine here={props.here} />
      <ul class="class-animals">
        <For each={animals()}>
          {(animal) => (
            <li>
              <button
                type="button"
                class="class-pupil"
                aria-disabled={isTaken(animal)}
                onClick={() => !isTaken(animal) && props.here.join(props.code, animal)}
              >
                <PupilSign pupil={animal} />
                <span>
                  {s().animals[animal]}
                  {isTaken(animal) && <small>{s().isTaken}</small>}
                </span>
              </button>
            </li>
          )}
        </For>
      </ul>
    </Sheet>
  );
}
