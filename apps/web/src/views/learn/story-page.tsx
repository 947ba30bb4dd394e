import { LargeBoard } from '@merellier/board';
import { ruleSet } from '@merellier/rules';
import { For, type JSX, Show } from 'solid-js';
import { addressOf, rulesAddress } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { pictureOf } from '../../parts/pictures.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { CHAPTERS } from './story.ts';
import { useStrings } from './strings/strings.ts';

/** Where the games come from, as the rulebooks tell it. */
export function StoryPage(): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  return (
    <Sheet title={s().story} lead={s().storyLead} class="rule-page" wide>
      <For each={CHAPTERS}>
        {({ id, rules }) => (
          <section class="rule-part">
            <div>
              <h2>{s().storyTexts[id].title}</h2>
              <For each={s().storyTexts[id].text}>{(paragraph) => <p class="rule-prose">{paragraph}</p>}</For>
            </div>
            <Show when={rules && ruleSet(rules)}>
              {(shown) => (
                <figure class="rule-tried">
                  <LargeBoard board={shown().board} view={pictureOf(shown())} />
                  <figcaption>
                    <a class="sheet-link" href={rulesAddress(shown())}>
                      {language.words().rules(shown().id).name}
                    </a>
                  </figcaption>
                </figure>
              )}
            </Show>
          </section>
        )}
      </For>
      <p class="sheet-links">
        <a class="sheet-link sheet-back" href={addressOf('learn')}>
          {s().backToLearn}
        </a>
        <a class="sheet-link" href={addressOf('learn', 'glossary')}>
          {s().glossary}
        </a>
      </p>
    </Sheet>
  );
}
