import { createMemo, createResource, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage, useNotices } from '../../context.ts';
import type { Grade } from '../../deck/card.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { TERMS, type TermId } from '../learn/glossary.ts';
import { glossaryTexts } from './glossary-texts.ts';
import { useStrings } from './strings/strings.ts';
import { hintedAway, withoutWord, wordChoices } from './word-choices.ts';

interface WordCardProps {
  readonly term: TermId;
  /** How often the card was answered: other words stand beside the right one each time. */
  readonly time: number;
  readonly left: string;
  readonly comes: string | null;
  readonly graded: (grade: Grade) => void;
  readonly next: () => void;
}

/** A word of the game: its explanation is read, and the word is chosen among four. */
export function WordCard(props: WordCardProps): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const own = () => language.words().language;
  const [texts] = createResource(own, glossaryTexts);
  const choices = wordChoices(props.term, props.time);
  const [chosen, setChosen] = createSignal<TermId | null>(null);
  const [hinted, setHinted] = createSignal(false);
  const away = createMemo(() => (hinted() ? hintedAway(props.term, choices) : []));
  const word = (id: TermId): string => TERMS[id][own()];
  const said = (): string => (chosen() === props.term ? s().rightWord : s().wrongWord)(word(props.term));

  function choose(id: TermId): void {
    if (chosen() !== null) return;
    setChosen(id);
    props.graded(id !== props.term ? 'wrong' : hinted() ? 'helped' : 'right');
    notices.announce(said());
    setTimeout(() => document.querySelector<HTMLElement>('#revise-go')?.focus());
  }

  onMount(() => notices.announce(props.left));
  return (
    <Sheet title={s().wordAsked} lead={props.left}>
      <p class="revise-word">{texts.latest && withoutWord(texts.latest[props.term], props.term, own())}</p>
      <ul class="revise-words">
        <For each={choices}>
          {(id) => (
            <li>
              <button
                type="button"
                class="button"
                classList={{
                  'revise-right': chosen() !== null && id === props.term,
                  'revise-wrong': chosen() === id && id !== props.term,
                }}
                aria-disabled={chosen() !== null || away().includes(id)}
                onClick={() => !away().includes(id) && choose(id)}
              >
                <Show when={chosen() !== null && (id === props.term || id === chosen())}>
                  <span aria-hidden="true">{id === props.term ? '✓ ' : '✗ '}</span>
                </Show>
                {word(id)}
              </button>
            </li>
          )}
        </For>
      </ul>
      <div class="revise-said">
        <Show when={chosen()}>
          <p class="task">{said()}</p>
          <p class="faint">{props.comes}</p>
        </Show>
      </div>
      <div class="acts">
        <Show
          when={chosen()}
          fallback={
            <button type="button" class="button" aria-disabled={hinted()} onClick={() => setHinted(true)}>
              {s().hintLong}
            </button>
          }
        >
          <button type="button" class="button primary" id="revise-go" onClick={() => props.next()}>
            {s().nextCard}
          </button>
        </Show>
        <a class="button" href={addressOf('revise')}>
          {s().allLong}
        </a>
      </div>
    </Sheet>
  );
}
