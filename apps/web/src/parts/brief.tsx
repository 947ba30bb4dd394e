import type { JSX } from 'solid-js';

/** What the eye reads short, « V – N – D », and a voice in words. */
export const Brief = (props: { readonly short: string; readonly long: string }): JSX.Element => (
  <>
    <span aria-hidden="true" title={props.long}>
      {props.short}
    </span>
    <span class="hidden">{props.long}</span>
  </>
);
