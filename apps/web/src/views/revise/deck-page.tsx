import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage, useNotices } from '../../context.ts';
import { type Card, dueAt, KINDS, type Kind } from '../../deck/card.ts';
import { type Deck, dueCards, nextDue, withoutCard, withWords } from '../../deck/deck.ts';
import { Empty } from '../../parts/empty.tsx';
import { Toggle } from '../../parts/setting-fields.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { TERM_IDS } from '../learn/glossary.ts';
import { CardItem } from './card-item.tsx';
import { nameOf } from './card-words.ts';
import type { DeckState } from './deck-state.ts';
import { FilesPart } from './files-part.tsx';
import { useStrings } from './strings/strings.ts';
import { whenSaid } from './when.ts';

/** How many cards are shown at first, and more each time it is asked for. */
const PAGE = 20;

interface DeckPageProps {
  readonly state: DeckState;
  readonly fault: string | null;
}

/** What is due, what comes back at all, and all cards with the reason why. */
export function DeckPage(props: DeckPageProps): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  return (
    <Sheet
      title={language.s().sheets.revise}
      lead={s().lead}
      fault={props.fault}
      keeps
      wide
      beside={<Begin deck={props.state.deck()} />}
    >
      <div class="columns revise-columns">
        <Show when={props.state.deck().cards.length > 0} fallback={<NoCards />}>
          <AllCards state={props.state} />
        </Show>
        <div>
          <Kinds state={props.state} />
          <FilesPart state={props.state} />
        </div>
      </div>
    </Sheet>
  );
}

/** How many cards are due, and the way to them; else when the next one comes. */
function Begin(props: { readonly deck: Deck }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const due = createMemo(() => dueCards(props.deck, Date.now()).length);
  const next = createMemo(() => nextDue(props.deck, Date.now()));
  return (
    <Show when={props.deck.cards.length > 0}>
      <div class="revise-begin">
        <Show
          when={due() > 0}
          fallback={
            <p class="revise-due">
              {s().nothingDue}
              <Show when={next()}>
                {(at) => (
                  <small class="faint">{s().nextComes(whenSaid(language.words().language, at(), Date.now()))}</small>
                )}
              </Show>
            </p>
          }
        >
          <p class="revise-due">{s().due(due())}</p>
          <a class="button primary" href={addressOf('revise', 'now')}>
            {s().begin}
          </a>
        </Show>
      </div>
    </Show>
  );
}

function NoCards(): JSX.Element {
  const s = useStrings();
  return (
    <Empty title={s().emptyTitle} text={s().empty}>
      <a class="button primary" href={addressOf('puzzles')}>
        {s().toPuzzles}
      </a>
    </Empty>
  );
}

/** A switch for each kind of card. */
function Kinds(props: { readonly state: DeckState }): JSX.Element {
  const s = useStrings();
  const deck = props.state.deck;
  const inKind = (kind: Kind): number => deck().cards.filter(({ subject }) => subject.kind === kind).length;
  return (
    <section class="revise-kinds" aria-labelledby="revise-kinds">
      <h2 id="revise-kinds">{s().kindsTitle}</h2>
      <For each={KINDS}>
        {(kind) => (
          <div>
            <Toggle
              label={s().kinds[kind]}
              on={deck().wanted[kind]}
              change={(on) =>
                props.state.change((kept) =>
                  withWords({ ...kept, wanted: { ...kept.wanted, [kind]: on } }, TERM_IDS, Date.now()),
                )
              }
            />
            <p class="faint">
              {s().kindsHelp[kind]} <Show when={inKind(kind) > 0}>{s().inKind(inKind(kind))}.</Show>
            </p>
          </div>
        )}
      </For>
    </section>
  );
}

/** All cards: what comes next stands first. */
function AllCards(props: { readonly state: DeckState }): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const [most, setMost] = createSignal(PAGE);
  const [removed, setRemoved] = createSignal<Card | null>(null);
  const cards = createMemo(() => new Map(props.state.deck().cards.map((card) => [card.id, card])));
  // By their names: the deck is read anew with each change, and a card that stays is not drawn anew.
  const sorted = createMemo(() => [...cards().values()].sort((a, b) => dueAt(a) - dueAt(b)).map(({ id }) => id));
  let title: HTMLHeadingElement | undefined;

  function remove(card: Card): void {
    props.state.change((deck) => withoutCard(deck, card.id));
    setRemoved(card);
    notices.announce(s().removed);
    title?.focus();
  }
  function takeBack(card: Card): void {
    props.state.change((deck) => ({ ...withoutCard(deck, card.id), cards: [...deck.cards, card] }));
    setRemoved(null);
    title?.focus();
  }

  return (
    <section aria-labelledby="revise-all">
      <h2 id="revise-all" tabindex="-1" ref={title}>
        {s().allCards}
      </h2>
      <Show when={removed()}>
        {(card) => (
          <p class="notice">
            {s().removed}{' '}
            <button type="button" class="link" onClick={() => takeBack(card())}>
              {s().takeBack}
            </button>
          </p>
        )}
      </Show>
      <ul class="list">
        <For each={sorted().slice(0, most())}>
          {(id) => {
            const card = createMemo((before?: Card): Card => cards().get(id) ?? (before as Card));
            return (
              <CardItem
                card={card()}
                isOn={props.state.deck().wanted[card().subject.kind]}
                name={nameOf(s(), language.words(), card())}
                remove={() => remove(card())}
              />
            );
          }}
        </For>
      </ul>
      <Show when={sorted().length > most()}>
        <button type="button" class="button" onClick={() => setMost(most() + PAGE)}>
          {s().more}
        </button>
      </Show>
    </section>
  );
}
