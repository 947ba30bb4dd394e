import { createMemo, type JSX } from 'solid-js';
import { codeOf } from './qr-code.ts';

/** A link as a field of dark and light squares. */
export function LinkCode(props: { readonly link: string; readonly label: string }): JSX.Element {
  const squares = createMemo(() => codeOf(props.link));
  const dark = (): string =>
    squares()
      .data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')))
      .join('');
  return (
    <svg class="code" viewBox={`0 0 ${squares().size} ${squares().size}`} role="img" aria-label={props.label}>
      <rect width={squares().size} height={squares().size} fill="#fff" />
      <path d={dark()} fill="#000" />
    </svg>
  );
}
