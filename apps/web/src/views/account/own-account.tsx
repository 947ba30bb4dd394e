import type { Account, Proof } from '@merellier/protocol';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { dateFormat } from '../../interface/date-format.ts';
import {
  type Asked,
  addPasskey,
  deleteAccount,
  EXPORT_ADDRESS,
  newRecovery,
  removePasskey,
  rename,
  setPassword,
  signOut,
  signOutEverywhere,
} from '../../online/people/account-client.ts';
import { makePasskey, type PasskeyMade, passkeysWork, usePasskey } from '../../online/people/passkeys.ts';
import { NameField } from '../online/lobby/invite-form.tsx';
import { useAccount } from './account-state.ts';
import { Form, LoginField, PasswordField } from './form.tsx';
import { createForm } from './form-state.ts';
import { createOpening, Part } from './part.tsx';
import { useStrings } from './strings/strings.ts';
import { Tokens } from './tokens.tsx';

/** The ways out, beside the name. */
export function SignOut(): JSX.Element {
  const account = useAccount();
  const s = useStrings();
  async function leave(end: () => Promise<boolean>): Promise<void> {
    if (await end()) account.left(s().signedOut);
  }
  return (
    <div class="acts">
      <button type="button" class="button" onClick={() => void leave(signOut)}>
        {s().signOut}
      </button>
      <button type="button" class="button" onClick={() => void leave(async () => (await signOutEverywhere()).ok)}>
        {s().signOutAll}
      </button>
    </div>
  );
}

/** An account, for its owner: how it is opened, what it holds, and how it ends. */
export function OwnAccount(props: { readonly account: Account }): JSX.Element {
  const language = useLanguage();
  return (
    <div>
      <Show when={props.account.moderates}>
        <a class="sheet-link" href={addressOf('moderation')}>
          {language.s().sheets.moderation}
        </a>
      </Show>
      <ChangeName />
      <ChangePassword account={props.account} />
      <Passkeys account={props.account} />
      <NewCode account={props.account} />
      <Tokens />
      <Data account={props.account} />
    </div>
  );
}

/** Asks for the proof that it is the owner: the password typed, or else a passkey. */
async function proofOf(password: string, account: Account): Promise<PasskeyMade<Proof>> {
  if (password !== '' || account.passkeys.length === 0) return { ok: true, value: { password } };
  const signed = await usePasskey('prove');
  return signed.ok ? { ok: true, value: { passkey: signed.value } } : signed;
}

/** The present password, for an account that has one. */
function ProofField(props: { readonly account: Account }): JSX.Element {
  const s = useStrings();
  return (
    <Show when={props.account.login !== null}>
      <PasswordField
        label={s().presentPassword}
        kind="current-password"
        help={props.account.passkeys.length > 0 ? s().orPasskey : undefined}
      />
    </Show>
  );
}

/** Proves who is there, and then does it. */
const proving =
  <Value,>(account: Account, password: string, act: (proof: Proof) => Promise<Asked<Value> | PasskeyMade<Value>>) =>
  async (): Promise<Asked<Value> | PasskeyMade<Value>> => {
    const proof = await proofOf(password, account);
    return proof.ok ? act(proof.value) : proof;
  };

/** The name that others see: no proof is asked for, as it opens nothing. */
function ChangeName(): JSX.Element {
  const account = useAccount();
  const s = useStrings();
  const form = createForm();
  const part = createOpening();
  const [name, setName] = createSignal(account.overview()?.player?.name ?? '');
  async function send(): Promise<void> {
    if (name().trim() === '') return;
    const done = await form.send('proof', () => rename(name().trim()));
    if (!done) return;
    part.setOpen(false);
    await account.renamed(done.player, s().renamed(done.player.name));
  }
  return (
    <Part title={s().changeName} part={part}>
      <p>{s().changeNameHelp}</p>
      <Form form={form} label={s().changeName} act={s().saveChange} onSend={() => void send()}>
        <NameField name={name()} set={setName} />
      </Form>
    </Part>
  );
}

function ChangePassword(props: { readonly account: Account }): JSX.Element {
  const account = useAccount();
  const s = useStrings();
  const form = createForm();
  const part = createOpening();
  const title = (): string => (props.account.login === null ? s().addPassword : s().changePassword);
  async function send(field: (name: string) => string): Promise<void> {
    const wanted = { login: field('username'), password: field('new-password') };
    const act = proving(props.account, field('current-password'), (proof) => setPassword({ ...wanted, proof }));
    const done = await form.send('proof', act);
    if (!done) return;
    part.setOpen(false);
    await account.arrived(done);
    account.setTold(s().changed);
  }
  return (
    <Part title={title()} part={part}>
      <Form form={form} label={title()} act={s().saveChange} onSend={(field) => void send(field)}>
        <LoginField help value={props.account.login ?? ''} />
        <PasswordField label={s().newPassword} kind="new-password" help={s().passwordHelp} />
        <ProofField account={props.account} />
      </Form>
    </Part>
  );
}

function Passkeys(props: { readonly account: Account }): JSX.Element {
  const language = useLanguage();
  const account = useAccount();
  const s = useStrings();
  const form = createForm();
  const part = createOpening();
  const [going, setGoing] = createSignal<string | null>(null);
  const day = (time: number): string => dateFormat(language.tongue().language, { dateStyle: 'medium' }).format(time);

  async function add(field: (name: string) => string): Promise<void> {
    const act = proving(
      props.account,
      field('current-password'),
      async (proof): Promise<Asked<unknown> | PasskeyMade<unknown>> => {
        const passkey = await makePasskey('add');
        return passkey.ok ? addPasskey({ passkey: passkey.value, proof }) : passkey;
      },
    );
    if (!(await form.send('proof', act))) return;
    part.setOpen(false);
    await account.refetch();
    account.setTold(s().passkeyAdded);
  }
  async function remove(id: string, field: (name: string) => string): Promise<void> {
    const act = proving(props.account, field('current-password'), (proof) => removePasskey({ id, proof }));
    if (!(await form.send('proof', act))) return;
    setGoing(null);
    part.setOpen(false);
    await account.refetch();
    account.setTold(s().passkeyRemoved);
  }

  return (
    <Part title={s().passkeys} part={part}>
      <Show when={props.account.passkeys.length > 0} fallback={<p class="faint">{s().noPasskeys}</p>}>
        <ul class="account-list">
          <For each={props.account.passkeys}>
            {({ id, createdAt, usedAt }) => (
              <li>
                <span>{s().passkeyOf(day(createdAt), day(usedAt))}</span>
                <button
                  type="button"
                  class="button danger"
                  aria-label={s().removePasskeyOf(day(createdAt))}
                  aria-expanded={going() === id}
                  onClick={() => setGoing((before) => (before === id ? null : id))}
                >
                  {s().removePasskey}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show
        when={going()}
        fallback={
          <Show when={passkeysWork()} fallback={<p class="faint">{s().passkeysFail}</p>}>
            <Form form={form} label={s().addPasskey} act={s().addPasskey} quiet onSend={(field) => void add(field)}>
              <ProofField account={props.account} />
            </Form>
          </Show>
        }
      >
        {(id) => (
          <Form
            form={form}
            label={s().removePasskey}
            act={s().removePasskey}
            onSend={(field) => void remove(id(), field)}
          >
            <ProofField account={props.account} />
          </Form>
        )}
      </Show>
    </Part>
  );
}

function NewCode(props: { readonly account: Account }): JSX.Element {
  const account = useAccount();
  const s = useStrings();
  const form = createForm();
  const part = createOpening();
  async function send(field: (name: string) => string): Promise<void> {
    const act = proving(props.account, field('current-password'), (proof) => newRecovery({ proof }));
    const made = await form.send('proof', act);
    if (made) account.setCode(made.recovery);
  }
  return (
    <Part title={s().newCode} part={part}>
      <p>{s().newCodeHelp}</p>
      <Form form={form} label={s().newCode} act={s().newCode} quiet onSend={(field) => void send(field)}>
        <ProofField account={props.account} />
      </Form>
    </Part>
  );
}

/** What an account holds: as a file, and to be erased. */
function Data(props: { readonly account: Account }): JSX.Element {
  const account = useAccount();
  const s = useStrings();
  const form = createForm();
  const data = createOpening();
  const removal = createOpening();
  async function send(field: (name: string) => string): Promise<void> {
    const act = proving(props.account, field('current-password'), (proof) => deleteAccount({ proof }));
    if (await form.send('proof', act)) account.left(s().removed);
  }
  return (
    <>
      <Part title={s().data} part={data}>
        <p>{s().exportHelp}</p>
        <p>{s().placesHelp}</p>
        <div class="acts">
          <a class="button" href={EXPORT_ADDRESS} download="merellier-account.json">
            {s().export}
          </a>
        </div>
      </Part>
      <Part title={s().remove} part={removal} danger>
        <p>{s().removeLead(account.overview()?.games.length ?? 0)}</p>
        <Form form={form} label={s().remove} act={s().removeSure} onSend={(field) => void send(field)}>
          <ProofField account={props.account} />
        </Form>
      </Part>
    </>
  );
}
