import { For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { TERMS, type TermId } from './glossary.ts';
import { useStrings } from './strings/strings.ts';

/** The words that help here, each a way to its place in the glossary. */
export function TermLinks(props: { readonly terms: readonly TermId[] }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  return (
    <Show when={props.terms.length > 0}>
      <p class="term-links">
        <span class="faint">{s().words}</span>{' '}
        <For each={props.terms}>
          {(term, i) => (
            <>
              {i() > 0 && ', '}
              <a href={addressOf('learn', 'glossary', term)}>{TERMS[term][language.words().language]}</a>
            </>
          )}
        </For>
      </p>
    </Show>
  );
}
