import { For, type JSX } from 'solid-js';
import { KINDS } from '../../puzzles/puzzle.ts';
import { Strings as PuzzleStrings, useStrings as usePuzzleStrings } from '../puzzles/strings/strings.ts';
import type { PrintChoice } from './print-choice.ts';

interface FieldsProps {
  readonly choice: PrintChoice;
  readonly change: (part: Partial<PrintChoice>) => void;
}

/** Which puzzles are printed: what is to be done in them, and how hard they are. */
export function PuzzleFields(props: FieldsProps): JSX.Element {
  return (
    <PuzzleStrings>
      <Fields {...props} />
    </PuzzleStrings>
  );
}

function Fields(props: FieldsProps): JSX.Element {
  const s = usePuzzleStrings();
  return (
    <>
      <label class="setting">
        <span>{s().theme}</span>
        <select
          class="select"
          value={props.choice.puzzleKind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            props.change({ puzzleKind: KINDS.find((kind) => kind === value) ?? null })
          }
        >
          <option value="">{s().allThemes}</option>
          <For each={KINDS}>{(kind) => <option value={kind}>{s().kinds[kind]}</option>}</For>
        </select>
      </label>
      <label class="setting">
        <span>{s().grade}</span>
        <select
          class="select"
          value={props.choice.puzzleGrade ?? ''}
          onChange={({ currentTarget: { value } }) => props.change({ puzzleGrade: value ? Number(value) : null })}
        >
          <option value="">{s().allGrades}</option>
          <For each={s().grades}>{(name, i) => <option value={i() + 1}>{name}</option>}</For>
        </select>
      </label>
    </>
  );
}
