import { createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import type { FormState } from './form-state.ts';
import { refusalWords } from './refusal-words.ts';
import { useStrings } from './strings/strings.ts';

/** A form of accounts: its fields, why it was refused, and what sends it. `onSend` is given what the fields hold. */
export function Form(props: {
  readonly form: FormState;
  readonly act: string;
  readonly label: string;
  readonly quiet?: boolean;
  readonly onSend: (field: (name: string) => string) => void;
  readonly children?: JSX.Element;
}): JSX.Element {
  const s = useStrings();
  const problem = (): string | null => {
    const found = props.form.problem();
    return found && refusalWords(s(), found.refusal, found.about);
  };
  return (
    // What is wrong is said here, in the language of the page.
    <form
      class="account-form"
      aria-label={props.label}
      novalidate
      onSubmit={(event) => {
        event.preventDefault();
        markEmpty(event.currentTarget);
        const data = new FormData(event.currentTarget);
        props.onSend((name) => String(data.get(name) ?? ''));
      }}
    >
      {props.children}
      <p class="refusal" role="alert">
        {problem()}
      </p>
      <div class="acts">
        <button
          type="submit"
          class="button"
          classList={{ primary: props.quiet !== true }}
          aria-disabled={props.form.busy()}
        >
          {props.act}
        </button>
      </div>
    </form>
  );
}

/** Marks the fields that nothing was written in, and leads to the first of them. */
function markEmpty(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')];
  for (const field of fields) field.setAttribute('aria-invalid', String(field.value.trim() === ''));
  fields.find(({ value }) => value.trim() === '')?.focus();
}

/** The name to sign in by, where password managers find it. */
export function LoginField(props: { readonly value?: string; readonly help?: boolean }): JSX.Element {
  const s = useStrings();
  const id = createUniqueId();
  return (
    <div class="field">
      <label class="field-name" for={id}>
        {s().login}
      </label>
      <div class="field-value">
        <input
          class="number account-input"
          id={id}
          name="username"
          autocomplete="username"
          autocapitalize="none"
          spellcheck={false}
          maxlength="200"
          value={props.value ?? ''}
          aria-describedby={props.help ? `${id}-help` : undefined}
        />
      </div>
      <Show when={props.help}>
        <p class="field-help" id={`${id}-help`}>
          {s().loginHelp}
        </p>
      </Show>
    </div>
  );
}

/** A password, which can be shown. */
export function PasswordField(props: {
  readonly label: string;
  readonly kind: 'new-password' | 'current-password';
  readonly help?: string | undefined;
}): JSX.Element {
  const s = useStrings();
  const id = createUniqueId();
  const [shown, setShown] = createSignal(false);
  return (
    <div class="field">
      <label class="field-name" for={id}>
        {props.label}
      </label>
      <div class="field-value">
        <input
          class="number account-input"
          id={id}
          name={props.kind}
          type={shown() ? 'text' : 'password'}
          autocomplete={props.kind}
          maxlength="200"
          aria-describedby={props.help ? `${id}-help` : undefined}
        />
        <label class="toggle">
          <input type="checkbox" checked={shown()} onChange={({ currentTarget }) => setShown(currentTarget.checked)} />
          {s().show}
        </label>
      </div>
      <Show when={props.help}>
        {(help) => (
          <p class="field-help" id={`${id}-help`}>
            {help()}
          </p>
        )}
      </Show>
    </div>
  );
}
