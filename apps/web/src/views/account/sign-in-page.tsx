import type { SignedIn } from '@merellier/protocol';
import { createSignal, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { type Asked, recover, signIn } from '../../online/people/account-client.ts';
import { type PasskeyMade, passkeysWork, usePasskey } from '../../online/people/passkeys.ts';
import { useAccount } from './account-state.ts';
import { Form, LoginField, PasswordField } from './form.tsx';
import { createForm } from './form-state.ts';
import { useStrings } from './strings/strings.ts';

/** Signing in to an account there is, by passkey or password. */
export function SignInPage(): JSX.Element {
  const account = useAccount();
  const s = useStrings();
  const form = createForm();
  const passkeyForm = createForm();
  const [bring, setBring] = createSignal(true);

  async function byPasskey(): Promise<void> {
    const came = await passkeyForm.send('passkey', async (): Promise<Asked<SignedIn> | PasskeyMade<never>> => {
      const passkey = await usePasskey('sign-in');
      return passkey.ok ? signIn({ passkey: passkey.value, bring: bring() }) : passkey;
    });
    if (came) await account.arrived(came);
  }
  async function byPassword(field: (name: string) => string): Promise<void> {
    const came = await form.send('password', () =>
      signIn({ login: field('username'), password: field('current-password'), bring: bring() }),
    );
    if (came) await account.arrived(came);
  }

  return (
    <>
      <BringField bring={bring()} set={setBring} />
      <div class="columns">
        <Show when={passkeysWork()}>
          <section aria-labelledby="by-passkey">
            <h2 id="by-passkey">{s().byPasskey}</h2>
            <p class="faint">{s().passkeyHelp}</p>
            <Form
              form={passkeyForm}
              label={s().signInByPasskey}
              act={s().signInByPasskey}
              onSend={() => void byPasskey()}
            />
          </section>
        </Show>
        <section aria-labelledby="by-password">
          <h2 id="by-password">{s().byPassword}</h2>
          <Form
            form={form}
            label={s().signIn}
            act={s().signIn}
            quiet={passkeysWork()}
            onSend={(field) => void byPassword(field)}
          >
            <LoginField />
            <PasswordField label={s().password} kind="current-password" />
          </Form>
        </section>
      </div>
      <p class="sheet-links">
        <a class="sheet-link" href={addressOf('online', 'account', 'recovery')}>
          {s().forgotten}
        </a>
        <a class="sheet-link" href={addressOf('online', 'account')}>
          {s().haveNone}
        </a>
      </p>
    </>
  );
}

/** The way back into an account by the code that was noted. */
export function RecoveryPage(): JSX.Element {
  const account = useAccount();
  const s = useStrings();
  const form = createForm();
  const [bring, setBring] = createSignal(true);
  async function send(field: (name: string) => string): Promise<void> {
    const login = field('username');
    const password = field('new-password');
    const came = await form.send('code', () => recover({ code: field('code'), login, password, bring: bring() }));
    if (came) await account.arrived(came);
  }
  return (
    <>
      <section aria-label={s().recover}>
        <BringField bring={bring()} set={setBring} />
        <Form form={form} label={s().recover} act={s().recoverAct} onSend={(field) => void send(field)}>
          <div class="field">
            <label class="field-name" for="recovery-code">
              {s().code}
            </label>
            <div class="field-value">
              <input
                class="number account-input account-code-input"
                id="recovery-code"
                name="code"
                autocomplete="off"
                autocapitalize="characters"
                spellcheck={false}
                maxlength="100"
              />
            </div>
          </div>
          <LoginField help />
          <PasswordField label={s().newPassword} kind="new-password" help={s().passwordHelp} />
        </Form>
      </section>
      <p class="sheet-links">
        <a class="sheet-link" href={addressOf('online', 'account', 'sign-in')}>
          {s().signIn}
        </a>
      </p>
    </>
  );
}

/** What becomes of the games that the guest of this browser has under way. */
function BringField(props: { readonly bring: boolean; readonly set: (bring: boolean) => void }): JSX.Element {
  const account = useAccount();
  const s = useStrings();
  const games = (): number => account.overview()?.games.length ?? 0;
  return (
    <Show when={games() > 0}>
      <div class="field">
        <label class="toggle">
          <input
            type="checkbox"
            checked={props.bring}
            onChange={({ currentTarget }) => props.set(currentTarget.checked)}
          />
          {s().bring(games())}
        </label>
        <p class="field-help">{s().bringHelp(games())}</p>
      </div>
    </Show>
  );
}
