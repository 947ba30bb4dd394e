import { createEffect, createSignal, type JSX } from 'solid-js';
import { useNotices } from '../context.ts';

/** Says to screen readers what the eye sees on the board: each turn, each refusal. The same sentence twice is said twice. */
export function LiveRegion(): JSX.Element {
  const notices = useNotices();
  const [texts, setTexts] = createSignal<readonly [string, string]>(['', '']);
  let second = false;
  createEffect(() => {
    const { text } = notices.said();
    second = !second;
    setTexts(second ? ['', text] : [text, '']);
  });
  return (
    <div class="hidden" role="status" aria-live="polite">
      <p>{texts()[0]}</p>
      <p>{texts()[1]}</p>
    </div>
  );
}
