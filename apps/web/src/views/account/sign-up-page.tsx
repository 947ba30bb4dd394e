import { NAMELESS, type SignedIn } from '@merellier/protocol';
import { createSignal, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { type Asked, signUp } from '../../online/people/account-client.ts';
import { makePasskey, type PasskeyMade, passkeysWork } from '../../online/people/passkeys.ts';
import { NameField } from '../online/lobby/invite-form.tsx';
import { useOnline } from '../online/online.ts';
import { useAccount } from './account-state.ts';
import { Form, LoginField, PasswordField } from './form.tsx';
import { createForm } from './form-state.ts';
import { useStrings } from './strings/strings.ts';

/** A guest, or somebody new, makes an account. */
export function SignUpPage(): JSX.Element {
  const online = useOnline();
  const account = useAccount();
  const s = useStrings();
  const form = createForm();
  const passkeyForm = createForm();
  const guest = (): string => {
    const name = online.player()?.name;
    return name === undefined || name === NAMELESS ? '' : name;
  };
  /** Whether the guest's name is that of another account. */
  const isTaken = (): boolean => [form, passkeyForm].some(({ problem }) => problem()?.refusal.reason === 'name-taken');
  /** Who has no name yet may take one, and must where an account has it. */
  const [name, setName] = createSignal('');
  const named = (): { readonly name?: string } => (name().trim() === '' ? {} : { name: name().trim() });

  async function byPasskey(): Promise<void> {
    const made = await passkeyForm.send('passkey', async (): Promise<Asked<SignedIn> | PasskeyMade<never>> => {
      const passkey = await makePasskey('create', name().trim() || guest() || undefined);
      return passkey.ok ? signUp({ ...named(), passkey: passkey.value }) : passkey;
    });
    if (made) await account.arrived(made);
  }
  async function byPassword(field: (name: string) => string): Promise<void> {
    const made = await form.send('password', () =>
      signUp({ ...named(), login: field('username'), password: field('new-password') }),
    );
    if (made) await account.arrived(made);
  }

  return (
    <>
      <Show when={online.player()}>
        <p class="faint">{s().guestStays}</p>
      </Show>
      <Show when={guest() === '' || isTaken() || name() !== ''}>
        <div class="account-form">
          <NameField name={name()} set={setName} />
        </div>
      </Show>
      <div class="columns">
        <section aria-labelledby="by-passkey">
          <h2 id="by-passkey">{s().byPasskey}</h2>
          <Show when={passkeysWork()} fallback={<p class="faint">{s().passkeysFail}</p>}>
            <p class="faint">{s().passkeyHelp}</p>
            <Form
              form={passkeyForm}
              label={s().createByPasskey}
              act={s().createByPasskey}
              onSend={() => void byPasskey()}
            />
          </Show>
        </section>
        <section aria-labelledby="by-password">
          <h2 id="by-password">{s().byPassword}</h2>
          <Form
            form={form}
            label={s().createByPassword}
            act={s().createByPassword}
            quiet={passkeysWork()}
            onSend={(field) => void byPassword(field)}
          >
            <LoginField help value={guest()} />
            <PasswordField label={s().password} kind="new-password" help={s().passwordHelp} />
          </Form>
        </section>
      </div>
      <p class="sheet-links">
        <a class="sheet-link" href={addressOf('online', 'account', 'sign-in')}>
          {s().haveOne}
        </a>
      </p>
    </>
  );
}
