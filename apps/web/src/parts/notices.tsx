import { type JSX, Show } from 'solid-js';
import type { Notice } from '../app-state.ts';
import { useApp } from '../context.ts';

/** One sentence, and where there is something to do about it, the button that does it. */
export function NoticeText(props: { readonly notice: Notice }): JSX.Element {
  return (
    <p classList={{ refusal: props.notice.kind === 'refusal' }}>
      {props.notice.text}
      <Show when={props.notice.action}>
        {(action) => (
          <button type="button" class="link" onClick={() => action().run()}>
            {action().label}
          </button>
        )}
      </Show>
    </p>
  );
}

/** That a new version lies ready, and the button that puts it in place of this one. */
export function FreshVersion(): JSX.Element {
  const app = useApp();
  return (
    <Show when={app.freshVersion()}>
      {(takeOver) => (
        <NoticeText
          notice={{ kind: 'news', text: app.s().freshVersion, action: { label: app.s().reload, run: takeOver() } }}
        />
      )}
    </Show>
  );
}
