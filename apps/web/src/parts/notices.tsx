import { type JSX, Show } from 'solid-js';
import { useDevice, useFirstLanguage } from '../context.ts';
import type { Notice } from '../state/notices.ts';
import { Unbroken } from './unbroken.tsx';

/** One sentence, and where there is something to do about it, the button that does it. */
export function NoticeText(props: { readonly notice: Notice }): JSX.Element {
  return (
    <p classList={{ refusal: props.notice.kind === 'refusal' }}>
      <Unbroken text={props.notice.text} />{' '}
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
  const language = useFirstLanguage();
  const device = useDevice();
  return (
    <Show when={device.freshVersion()}>
      {(takeOver) => (
        <NoticeText
          notice={{
            kind: 'news',
            text: language.s().freshVersion,
            action: { label: language.s().reload, run: takeOver() },
          }}
        />
      )}
    </Show>
  );
}
