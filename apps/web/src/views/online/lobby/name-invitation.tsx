import { createSignal, createUniqueId, type JSX } from 'solid-js';
import { useLanguage } from '../../../context.ts';
import { useOnline } from '../online.ts';
import { refusalWords } from '../refusal-words.ts';
import { useStrings } from '../strings/strings.ts';

/**
 * Beside an invitation made without a name: the field for it. The link is there all the same and stays what it was, so that a
 * friend who has it already reads the name too.
 */
export function NameInvitation(props: { readonly named: (name: string) => void }): JSX.Element {
  const language = useLanguage();
  const online = useOnline();
  const s = useStrings();
  const id = createUniqueId();
  const [problem, setProblem] = createSignal('');
  const [busy, setBusy] = createSignal(false);
  let field: HTMLInputElement | undefined;

  async function name(): Promise<void> {
    const wanted = field?.value.trim() ?? '';
    if (busy()) return;
    if (wanted === '') return field?.focus();
    setBusy(true);
    const named = await online.become(wanted).finally(() => setBusy(false));
    if (named.ok) return props.named(named.player.name);
    setProblem(named.refusal.reason === 'malformed' ? s().nameWrong : refusalWords(language, s(), named.refusal));
    field?.select();
  }

  return (
    <form
      class="field-sent"
      onSubmit={(event) => {
        event.preventDefault();
        void name();
      }}
    >
      <label class="faint" for={id}>
        {s().whoInvites}
      </label>
      <input
        ref={field}
        id={id}
        class="number"
        maxlength="24"
        autocomplete="nickname"
        aria-describedby={`${id}-problem`}
        aria-invalid={problem() !== ''}
      />
      <button type="submit" class="button" aria-disabled={busy()}>
        {s().nameInvitation}
      </button>
      <p class="refusal" id={`${id}-problem`} role="alert">
        {problem()}
      </p>
    </form>
  );
}
