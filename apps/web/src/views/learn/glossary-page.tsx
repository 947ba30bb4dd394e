import { LANGUAGES } from '@merellier/words';
import { createEffect, createMemo, createSignal, For, type JSX, onMount } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage, useNotices } from '../../context.ts';
import { plain } from '../../games/search.ts';
import { LANGUAGE_NAMES } from '../../interface/strings.ts';
import { faultOf } from '../../parts/fault.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { TERM_IDS, TERMS } from './glossary.ts';
import { useStrings } from './strings/strings.ts';

/** The words that players use, each explained, and told in the other languages. An address may name one of them. */
export function GlossaryPage(props: { readonly term: string | null }): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const [sought, setSought] = createSignal('');
  const own = () => language.words().language;
  const others = () => LANGUAGES.filter((other) => other !== own());
  const found = createMemo(() =>
    TERM_IDS.filter((id) =>
      plain([...Object.values(TERMS[id]), s().glossaryTexts[id]].join(' ')).includes(plain(sought().trim())),
    ).sort((a, b) => TERMS[a][own()].localeCompare(TERMS[b][own()], own())),
  );
  const fault = (): string | null =>
    TERM_IDS.some((id) => id === props.term) ? null : faultOf(language, props.term ?? undefined);
  onMount(() => {
    createEffect(() => {
      const entry = props.term === null ? null : document.getElementById(`term-${props.term}`);
      entry?.scrollIntoView({ block: 'center' });
      entry?.focus({ preventScroll: true });
    });
  });
  return (
    <Sheet
      title={s().glossary}
      lead={s().glossaryLead}
      fault={fault()}
      aside={
        <>
          <label class="glossary-find">
            <span>{s().find}</span>
            <input
              type="search"
              class="select"
              value={sought()}
              onInput={({ currentTarget }) => {
                setSought(currentTarget.value);
                notices.announce(s().found(found().length));
              }}
            />
          </label>
          <p class="sheet-links">
            <a class="sheet-link sheet-back" href={addressOf('learn')}>
              {s().backToLearn}
            </a>
          </p>
        </>
      }
    >
      {found().length === 0 && <p>{s().found(0)}</p>}
      <dl class="glossary">
        <For each={found()}>
          {(id) => (
            <div id={`term-${id}`} tabindex="-1" classList={{ 'glossary-here': props.term === id }}>
              <dt>{TERMS[id][own()]}</dt>
              <dd>{s().glossaryTexts[id]}</dd>
              <dd class="glossary-others">
                <For each={others()}>
                  {(other) => (
                    <span>
                      <span class="faint">{LANGUAGE_NAMES[other]}</span> <span lang={other}>{TERMS[id][other]}</span>
                    </span>
                  )}
                </For>
              </dd>
            </div>
          )}
        </For>
      </dl>
    </Sheet>
  );
}
