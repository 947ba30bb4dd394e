import { MiniBoard } from '@merellier/board';
import { createResource, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { type Card, dueAt } from '../../deck/card.ts';
import { Icon } from '../../parts/icons.tsx';
import { whySaid } from './card-words.ts';
import { openCard } from './questions.ts';
import { useStrings } from './strings/strings.ts';
import { whenSaid } from './when.ts';

/** One card in the list: its board, why it comes back, and when. */
export function CardItem(props: {
  readonly card: Card;
  readonly isOn: boolean;
  readonly name: string;
  readonly remove: () => void;
}): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const now = Date.now();
  const [question] = createResource(() => openCard(props.card));
  const when = (): string => {
    if (!props.isOn) return s().isOff;
    const at = dueAt(props.card);
    return at <= now ? s().comesNow : s().comes(whenSaid(language.words().language, at, now));
  };
  return (
    <li class="revise-card" classList={{ 'revise-off': !props.isOn }}>
      <span class="item-picture">
        <Show
          when={question.latest}
          fallback={
            <span class="item-awaited" aria-hidden="true">
              <Show when={props.card.subject.kind === 'word'}>
                <Icon name="learn" />
              </Show>
            </span>
          }
        >
          {(open) => (
            <MiniBoard
              board={open().rules.board}
              view={open().rules.view(open().position)}
              bottom={open().position.toPlay}
            />
          )}
        </Show>
      </span>
      <span>
        <span class="item-name">{props.name}</span>
        <span class="item-line">{whySaid(s(), language.words(), props.card, now)}</span>
        <span class="item-line revise-when">{when()}</span>
      </span>
      <button
        type="button"
        class="icon-button"
        aria-label={s().remove(props.name)}
        title={s().remove(props.name)}
        onClick={() => props.remove()}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
