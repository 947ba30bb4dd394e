import { createSignal, type JSX } from 'solid-js';
import { toClipboard } from '../../dialogs/clipboard.ts';
import { download, textFile } from '../../parts/download.ts';
import { useAccount } from './account-state.ts';
import { useStrings } from './strings/strings.ts';

/** A new recovery code, to be kept elsewhere. */
export function RecoveryCode(props: { readonly code: string }): JSX.Element {
  const account = useAccount();
  const s = useStrings();
  const [told, setTold] = createSignal('');
  return (
    <div class="account-code-part">
      <output class="account-code">{props.code}</output>
      <div class="acts">
        <button
          type="button"
          class="button"
          onClick={async () => setTold((await toClipboard(props.code)) ? s().copied : s().notCopied)}
        >
          {s().copy}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => download(s().fileName, textFile(s().fileText(props.code, location.host)))}
        >
          {s().save}
        </button>
        <button type="button" class="button" onClick={() => print()}>
          {s().print}
        </button>
      </div>
      <p role="status">{told()}</p>
      <div class="acts">
        <button type="button" class="button primary" onClick={() => account.setCode(null)}>
          {s().noted}
        </button>
      </div>
    </div>
  );
}
