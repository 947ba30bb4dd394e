import { ruleSet } from '@merellier/rules';
import { createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import type { Card, Grade } from '../../deck/card.ts';
import { dueCards, nextCard, nextDue, withoutCard } from '../../deck/deck.ts';
import { BoardLayout } from '../../frame/board-layout.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { PictureBoard } from '../../parts/still-board.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import type { TermId } from '../learn/glossary.ts';
import { nameOf, termSaid } from './card-words.ts';
import type { DeckState } from './deck-state.ts';
import { openCard } from './questions.ts';
import { useStrings } from './strings/strings.ts';
import { TurnCard } from './turn-card.tsx';
import { whenSaid } from './when.ts';
import { WordCard } from './word-card.tsx';

/** The cards that are due, one after the other: what was wrong comes once more at the end. */
export function Sitting(props: { readonly state: DeckState }): JSX.Element {
  const { state } = props;
  const [asked, setAsked] = createSignal<Card | null>(nextCard(state.deck(), Date.now(), null));
  const [count, setCount] = createSignal({ all: 0, right: 0 });
  function answer(card: Card, grade: Grade): Card {
    const { all, right } = count();
    setCount({ all: all + 1, right: right + (grade === 'right' ? 1 : 0) });
    return state.answer(card, grade);
  }
  return (
    <Show when={asked()} keyed fallback={<Over state={state} count={count()} />}>
      {(card) => (
        <Asked
          card={card}
          state={state}
          answer={(grade) => answer(card, grade)}
          next={() => setAsked(nextCard(state.deck(), Date.now(), card.id))}
        />
      )}
    </Show>
  );
}

interface AskedProps {
  readonly card: Card;
  readonly state: DeckState;
  readonly answer: (grade: Grade) => Card;
  readonly next: () => void;
}

/** One card, of whichever kind. */
function Asked(props: AskedProps): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { card, state } = props;
  const { subject } = card;
  const [question] = createResource(() => openCard(card));
  const [comes, setComes] = createSignal<string | null>(null);
  const left = s().left(Math.max(1, dueCards(state.deck(), Date.now()).length));
  const name = (): string => nameOf(s(), language.words(), card);
  function graded(grade: Grade): void {
    const { schedule } = props.answer(grade);
    const now = Date.now();
    setComes(schedule && s().cameBack(whenSaid(language.words().language, schedule.due, now)));
  }
  return (
    <Switch fallback={<Waiting text={s().loading} />}>
      <Match when={subject.kind === 'word' && termSaid(language.words(), subject.term) !== null && subject}>
        {(word) => (
          <WordCard
            term={word().term as TermId}
            time={card.schedule?.reps ?? 0}
            {...{ left, graded }}
            comes={comes()}
            next={props.next}
          />
        )}
      </Match>
      <Match when={question.latest}>
        {(open) => <TurnCard question={open()} name={name()} {...{ left, graded }} comes={comes()} next={props.next} />}
      </Match>
      <Match when={!question.loading}>
        <Sheet title={name()}>
          <p>{s().gone}</p>
          <button
            type="button"
            class="button primary"
            onClick={() => {
              state.change((deck) => withoutCard(deck, card.id));
              props.next();
            }}
          >
            {s().nextCard}
          </button>
        </Sheet>
      </Match>
    </Switch>
  );
}

/** The game that everybody knows: its board stands where the last card was. */
const NINE = ruleSet('jeu-du-moulin');

/** Nothing is due any more: what was done, and when the next card comes. */
function Over(props: {
  readonly state: DeckState;
  readonly count: { readonly all: number; readonly right: number };
}): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const now = Date.now();
  const next = nextDue(props.state.deck(), now);
  const { count } = props;
  return (
    <BoardLayout
      title={s().overTitle}
      opens
      view="revise"
      top={
        <div class="strip strip-top">
          <p class="strip-name">{language.s().sheets.revise}</p>
        </div>
      }
      board={<PictureBoard rules={NINE} />}
    >
      <section class="status">
        <h2 class="task">{s().overTitle}</h2>
        <div class="note">
          <p>{count.all === 0 ? s().over(0) : `${s().over(count.all)} ${s().overRight(count.right)}`}</p>
          <Show when={next !== null}>
            <p>{s().nextComes(whenSaid(language.words().language, next ?? 0, now))}</p>
          </Show>
        </div>
        <div class="acts">
          <a class="button primary" href={addressOf('revise')}>
            {s().allLong}
          </a>
          <a class="button" href={addressOf('puzzles')}>
            {s().toPuzzles}
          </a>
        </div>
      </section>
    </BoardLayout>
  );
}
