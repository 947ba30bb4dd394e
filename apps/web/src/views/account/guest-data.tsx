import type { JSX } from 'solid-js';
import { deleteGuest, EXPORT_ADDRESS } from '../../online/people/account-client.ts';
import { useAccount } from './account-state.ts';
import { Form } from './form.tsx';
import { createForm } from './form-state.ts';
import { createOpening, Part } from './part.tsx';
import { useStrings } from './strings/strings.ts';

/** What the server keeps of somebody who plays without an account: as a file, and deleted. */
export function GuestData(): JSX.Element {
  const s = useStrings();
  const account = useAccount();
  const form = createForm();
  const data = createOpening();
  async function send(): Promise<void> {
    if (await form.send('proof', deleteGuest)) account.left(s().guestRemoved);
  }
  return (
    <Part title={s().guestData} part={data}>
      <p>{s().guestDataHelp}</p>
      <div class="acts">
        <a class="button" href={EXPORT_ADDRESS} download="merellier-account.json">
          {s().export}
        </a>
      </div>
      <p>{s().guestRemoveLead(account.overview()?.games.length ?? 0)}</p>
      <Form form={form} label={s().guestRemove} act={s().removeSure} onSend={() => void send()}>
        {null}
      </Form>
    </Part>
  );
}
