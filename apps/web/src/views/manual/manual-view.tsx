import { createEffect, For, type JSX, Show } from 'solid-js';
import { addressOf, type SheetProps } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { faultOf } from '../../parts/fault.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { EXAMPLE, PROGRAMS } from './example.ts';
import { Strings, useStrings } from './strings/strings.ts';
import './manual.css';

/** How everything is used, for players. An address may name one of its parts: `/aide/keyboard`. */
export function ManualView(props: SheetProps): JSX.Element {
  return (
    <Strings>
      <Manual part={props.rest[0] ?? null} />
    </Strings>
  );
}

/** The description of the server's interface is a file to open, in a tab of its own: it has no way back to the page. */
function withLink(text: string): JSX.Element {
  const [before = '', file, after] = text.split(/(\/api\/\S+\.json)/);
  return (
    <Show when={file} fallback={text}>
      {before}
      <a href={file} target="_blank" rel="noopener">
        {file}
      </a>
      {after}
    </Show>
  );
}

function Manual(props: { readonly part: string | null }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  createEffect(() => {
    const { part } = props;
    if (part === null) return;
    // After the sheet has given the focus to its title.
    queueMicrotask(() => {
      const section = document.getElementById(`manual-${part}`);
      section?.scrollIntoView({ block: 'start' });
      section?.focus({ preventScroll: true });
    });
  });
  const fault = (): string | null =>
    s().parts.some(({ id }) => id === props.part) ? null : faultOf(language, props.part ?? undefined);
  return (
    <Sheet
      title={language.s().sheets.manual}
      lead={s().lead}
      fault={fault()}
      aside={
        <nav aria-label={s().contents}>
          <ul class="manual-contents">
            <For each={s().parts}>
              {(part) => (
                <li>
                  <a href={addressOf('manual', part.id)}>{part.title}</a>
                </li>
              )}
            </For>
          </ul>
        </nav>
      }
    >
      <For each={s().parts}>
        {(part) => (
          <section class="manual-part">
            <h2 id={`manual-${part.id}`} tabindex="-1">
              {part.title}
            </h2>
            <For each={part.text}>{(paragraph) => <p>{paragraph}</p>}</For>
            <Show when={part.id === PROGRAMS}>
              <pre class="manual-code">
                <code>{EXAMPLE}</code>
              </pre>
            </Show>
            <Show when={part.list}>
              {(list) => (
                <ul>
                  <For each={list()}>{(item) => <li>{withLink(item)}</li>}</For>
                </ul>
              )}
            </Show>
          </section>
        )}
      </For>
    </Sheet>
  );
}
