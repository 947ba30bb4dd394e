import { type JSX, onCleanup, onMount } from 'solid-js';
import { useFirstLanguage, useNavigation } from '../context.ts';
import type { Strings } from '../interface/strings.ts';
import type { DialogName } from '../state/navigation.ts';
import { Waiting } from './waiting.tsx';

/** What leads to each, which names it on its way. What only another dialog leads to is named by the rest of the language, which came with that one. */
const TITLES: Readonly<Record<DialogName, keyof Strings>> = {
  menu: 'menu',
  turns: 'turns',
  resign: 'resign',
  draw: 'offerDraw',
  leave: 'leaveAsk',
  text: 'asText',
  rules: 'readRules',
  'house-rules': 'changeRules',
};

/** A dialog that is on its way: a sheet where it will be, which is named and closes as it does, and gives the focus back. */
export function AwaitedDialog(props: { readonly name: DialogName }): JSX.Element {
  const { s } = useFirstLanguage();
  const { isFar, setDialog } = useNavigation();
  const title = (): string => (s() as Strings)[TITLES[props.name]] as string;
  let dialog: HTMLDialogElement | undefined;
  const close = (): void => setDialog(null);
  // Once a dialog that led here has given back the focus.
  onMount(() => queueMicrotask(() => dialog?.isConnected && dialog.showModal()));
  onCleanup(() => dialog?.close());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape.
    <dialog
      ref={dialog}
      // Across a flat device it faces the player who asked (styles/flat.css).
      class={isFar() ? 'dialog-awaited dialog-far' : 'dialog-awaited'}
      aria-label={title()}
      aria-busy="true"
      // One that has gone for the dialog itself says so afterwards.
      onClose={() => dialog?.isConnected && close()}
      onClick={({ target, detail }) => target === dialog && detail < 2 && close()}
    >
      <div>
        <Waiting title={title()} />
        <button type="button" class="button" onClick={close}>
          {s().close}
        </button>
      </div>
    </dialog>
  );
}
