import type { Position, RuleSet, Turn } from '@merellier/rules';
import { readTurn } from '@merellier/rules/notation';
import { createSignal, createUniqueId, type JSX } from 'solid-js';
import { useLanguage } from '../context.ts';

/** A turn written as in game texts, instead of being played on the board: `d6`, `d6-d7xg4`, `22x15`. */
export function TypedTurn(props: {
  readonly rules: RuleSet;
  readonly position: Position;
  readonly play: (turn: Turn) => void;
}): JSX.Element {
  const language = useLanguage();
  const { s } = language;
  const id = createUniqueId();
  const [problem, setProblem] = createSignal('');
  let field: HTMLInputElement | undefined;

  function play(): void {
    const text = field?.value.trim() ?? '';
    if (text === '') return;
    const read = readTurn(props.rules, props.position, text);
    if (!read.ok) {
      setProblem(language.words().problem(read.error));
      field?.select();
      return;
    }
    setProblem('');
    if (field) field.value = '';
    props.play(read.value);
  }

  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        play();
      }}
    >
      <label for={id}>{s().typedTurn}</label>
      <input
        ref={field}
        id={id}
        class="select"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem() !== ''}
      />
      <button type="submit" class="button">
        {s().typedPlay}
      </button>
      <p class="refusal" id={`${id}-problem`} role="alert">
        {problem()}
      </p>
    </form>
  );
}
