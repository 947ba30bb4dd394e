import { createUniqueId, type JSX, onCleanup, onMount } from 'solid-js';
import { useIsTable } from '../board-page/face-to-face.ts';
import { useLanguage, useNavigation } from '../context.ts';
import { Icon } from './icons.tsx';

/** A dialog over the page; on a telephone it slides up from below. Escape, the button and a press outside close it. */
export function Dialog(props: {
  readonly title: string;
  readonly wide?: boolean;
  readonly class?: string;
  /** Leaves the board to be seen. */
  readonly low?: boolean;
  /** Asks the other player, not the one who opened it: across a flat device it faces them. */
  readonly asksOther?: boolean;
  /** Called when it closes; a dialog that the page's navigation opened is closed there. */
  readonly onClose?: () => void;
  readonly children: JSX.Element;
}): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const id = createUniqueId();
  let opener: HTMLElement | null = null;
  const isTurned = useIsTable()() && navigation.isFar() !== (props.asksOther ?? false);
  let dialog: HTMLDialogElement | undefined;
  onMount(() => {
    // By now what showed that it was on its way has given the focus back.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement !== document.body) opener = activeElement;
    dialog?.showModal();
  });
  onCleanup(() => {
    // One dialog may lead to another, whose opener has then gone: the menu's button stands for it.
    const target = opener?.isConnected ? opener : document.getElementById('menu-button');
    queueMicrotask(() => {
      if (!document.querySelector('dialog[open]')) target?.focus();
    });
  });
  const close = (): void => (props.onClose ? props.onClose() : void navigation.setDialog(null));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape.
    <dialog
      ref={dialog}
      // All in one place: a class that is set later would take away those of a list.
      class={[
        'dialog',
        ...(props.wide ? ['dialog-wide'] : []),
        ...(props.low ? ['dialog-low'] : []),
        ...(isTurned ? ['dialog-far'] : []),
        ...(props.class === undefined ? [] : [props.class]),
      ].join(' ')}
      aria-labelledby={id}
      onClose={close}
      // The second press of a double click was meant for what led here.
      onClick={(event) => event.target === dialog && event.detail < 2 && close()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={id}>{props.title}</h2>
          <button type="button" class="icon-button" aria-label={language.s().close} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
