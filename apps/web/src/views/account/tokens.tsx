import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { toClipboard } from '../../dialogs/clipboard.ts';
import { dateFormat } from '../../interface/date-format.ts';
import { listTokens, makeToken, revokeToken, type Token } from '../../online/people/account-client.ts';
import { useAccount } from './account-state.ts';
import { Form } from './form.tsx';
import { createForm } from './form-state.ts';
import { createOpening, Part } from './part.tsx';
import { useStrings } from './strings/strings.ts';

const SCOPES: readonly Token['scope'][] = ['bot', 'play'];

/** What lets programs play for the owner of the account: made, listed, revoked. */
export function Tokens(): JSX.Element {
  const s = useStrings();
  const part = createOpening();
  return (
    <Part title={s().tokens} part={part}>
      <p>{s().tokensLead}</p>
      <TokenList />
    </Part>
  );
}

function TokenList(): JSX.Element {
  const language = useLanguage();
  const account = useAccount();
  const s = useStrings();
  const form = createForm();
  let nameField: HTMLInputElement | undefined;
  const [tokens, { refetch }] = createResource(() =>
    listTokens().then((asked) => (asked.ok ? asked.value.tokens : [])),
  );
  /** The secret of the token just made: shown this once. */
  const [secret, setSecret] = createSignal<string | null>(null);
  const [copied, setCopied] = createSignal('');
  const day = (time: number): string => dateFormat(language.tongue().language, { dateStyle: 'medium' }).format(time);

  async function make(field: (name: string) => string): Promise<void> {
    const wanted = { name: field('token-name').trim(), scope: field('scope') as Token['scope'] };
    const made = await form.send('proof', () => makeToken(wanted));
    if (!made) return;
    if (nameField) nameField.value = '';
    setSecret(made.token);
    setCopied('');
    await refetch();
  }
  async function revoke(id: string): Promise<void> {
    if ((await form.send('proof', () => revokeToken(id))) === null && form.problem()) return;
    account.setTold(s().tokenRevoked);
    await refetch();
  }

  return (
    <>
      <Show when={(tokens.latest ?? []).length > 0} fallback={<p class="faint">{s().noTokens}</p>}>
        <ul class="account-list">
          <For each={tokens.latest}>
            {({ id, name, scope, createdAt, usedAt }) => (
              <li>
                <span>
                  <strong>{name}</strong> – {s().scopes[scope]}{' '}
                  <span class="faint">{s().tokenOf(day(createdAt), usedAt === null ? null : day(usedAt))}</span>
                </span>
                <button
                  type="button"
                  class="button"
                  aria-label={s().revokeTokenOf(name)}
                  onClick={() => void revoke(id)}
                >
                  {s().revokeToken}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={secret()}>
        {(text) => (
          <div class="account-code-part" role="status">
            <p>{s().tokenMade}</p>
            <output class="account-code account-token">{text()}</output>
            <div class="acts">
              <button
                type="button"
                class="button"
                onClick={async () => setCopied((await toClipboard(text())) ? s().tokenCopied : s().notCopied)}
              >
                {s().copy}
              </button>
            </div>
            <p>{copied()}</p>
          </div>
        )}
      </Show>
      <Form form={form} label={s().makeToken} act={s().makeToken} quiet onSend={(field) => void make(field)}>
        <div class="field">
          <label class="field-name" for="token-name">
            {s().tokenName}
          </label>
          <div class="field-value">
            <input
              class="number account-input"
              ref={nameField}
              id="token-name"
              name="token-name"
              autocomplete="off"
              maxlength="24"
            />
          </div>
          <p class="field-help">{s().tokenNameHelp}</p>
        </div>
        <fieldset class="segments">
          <legend>{s().scope}</legend>
          <For each={SCOPES}>
            {(scope) => (
              <label>
                <input type="radio" name="scope" value={scope} checked={scope === 'bot'} />
                <span>{s().scopes[scope]}</span>
              </label>
            )}
          </For>
        </fieldset>
      </Form>
      <p>
        <a class="link" href="/api/v1/openapi.json">
          {s().apiDocument}
        </a>
      </p>
    </>
  );
}
