import { other } from '@merellier/rules';
import { createUniqueId, type JSX, onCleanup, onMount } from 'solid-js';
import { useFaceToFace } from '../board-page/face-to-face.ts';
import { useLanguage, useNavigation, usePlay } from '../context.ts';
import { Icon } from './icons.tsx';

/** A dialog over the page; on a telephone it slides up from below. Escape, the button and a press outside close it. */
export function Dialog(props: {
  readonly title: string;
  readonly wide?: boolean;
  readonly class?: string;
  /** Leaves the board to be seen. */
  readonly low?: boolean;
  /** Called when it closes; a dialog that the page's navigation opened is closed there. */
  readonly onClose?: () => void;
  readonly children: JSX.Element;
}): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const play = usePlay();
  const id = createUniqueId();
  const opener = document.activeElement;
  // It faces the player it asks: an offer of a draw the one who answers, everything else the one who opened it.
  const { speaker } = play;
  const { isAcross } = useFaceToFace();
  const across =
    opener instanceof HTMLElement &&
    opener.closest('.controls') &&
    ['menu', 'leave'].includes(navigation.dialog() ?? '')
      ? opener.closest('.far') !== null
      : isAcross(navigation.dialog() === 'draw' ? other(speaker()) : speaker());
  let dialog: HTMLDialogElement | undefined;
  onMount(() => dialog?.showModal());
  onCleanup(() => {
    // One dialog may lead to another, whose opener has then gone: the menu's button stands for it.
    const target =
      opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById('menu-button');
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
        ...(across ? ['dialog-far'] : []),
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
