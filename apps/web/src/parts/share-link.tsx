import { type JSX, Show } from 'solid-js';
import { isThisComputer } from '../browser/this-computer.ts';
import { useNotices } from '../context.ts';
import { toClipboard } from '../dialogs/clipboard.ts';
import { LinkCode } from './link-code.tsx';
import { OpenToOthers } from './open-to-others.tsx';

/** What is said beside a link that is to be handed on. */
export interface ShareWords {
  readonly share: string;
  readonly shareHelp?: string;
  readonly copy: string;
  readonly copied: string;
  readonly code: string;
  /** Said where the link leads every other device to itself. */
  readonly onlyHere: string;
}

/** A link to be handed on: to be read, copied, or scanned where another device can open it. */
export function ShareLink(props: {
  readonly link: string;
  readonly words: ShareWords;
  readonly open?: boolean;
}): JSX.Element {
  const notices = useNotices();
  const isClosed = (): boolean => isThisComputer(new URL(props.link).hostname);
  return (
    <details class="share-link" open={props.open ?? false}>
      <summary>{props.words.share}</summary>
      <Show when={props.words.shareHelp}>{(help) => <p class="faint">{help()}</p>}</Show>
      <p>
        <a class="link" href={props.link}>
          {props.link}
        </a>
      </p>
      <Show when={isClosed()}>
        <p class="faint">{props.words.onlyHere}</p>
        <OpenToOthers open />
      </Show>
      <button
        type="button"
        class="button"
        onClick={() => void toClipboard(props.link).then((done) => done && notices.announce(props.words.copied))}
      >
        {props.words.copy}
      </button>
      <Show when={!isClosed()}>
        <div class="share-code">
          <LinkCode link={props.link} label={props.words.code} />
        </div>
      </Show>
    </details>
  );
}
