import { BoardView, MiniBoard } from '@merellier/board';
import { type Position, type PositionView, RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  createUniqueId,
  For,
  type JSX,
  on,
  Show,
} from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useLanguage, useNavigation } from '../../../context.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { BoardSection } from '../../../parts/board-section.tsx';
import { Segments } from '../../../parts/segments.tsx';
import { PUZZLE_RULES, puzzlesOf } from '../../../puzzles/collection.ts';
import type { Grade } from '../../../puzzles/puzzle.ts';
import { Strings as LearnStrings, useStrings as useLearnStrings } from '../../learn/strings/strings.ts';
import { PairDialog } from '../desk/pair-dialog.tsx';
import { HandsLine, LinkLine } from '../parts.tsx';
import { useStrings } from '../strings/strings.ts';
import { useTeacher } from '../teacher-context.ts';
import { createGameChoice, GameChoicePart } from './game-choice.tsx';
import { lessonOffers, type Offer, puzzleOffer } from './offers.ts';
import { createOwnPosition, OwnPositionPart } from './own-position.tsx';
import { createSending } from './sending.ts';

const SOURCES = ['puzzle', 'lesson', 'position', 'game'] as const;
type Source = (typeof SOURCES)[number];

/** Puzzles that are shown to choose from: a rule set may have a thousand of a grade. */
const MOST_OFFERED = 36;

/** Chooses a position and a question for everybody: a puzzle, a step of a lesson, or a position of one's own; or a game to be looked through. */
export function AskPage(): JSX.Element {
  return (
    <LearnStrings>
      <Choice />
    </LearnStrings>
  );
}

function Choice(): JSX.Element {
  const s = useStrings();
  const learn = useLearnStrings();
  const language = useLanguage();
  const navigation = useNavigation();
  const teacher = useTeacher();
  const [source, setSource] = createSignal<Source>('puzzle');
  const [rulesId, setRulesId] = createSignal<string>('jeu-du-moulin');
  const [chosen, setChosen] = createSignal<string | null>(null);
  const [grade, setGrade] = createSignal<Grade>(1);
  const [text, setText] = createSignal('');
  const [plays, setPlays] = createSignal(false);
  const fieldId = createUniqueId();
  const rules = createMemo(() => ruleSet(rulesId()));
  const own = createOwnPosition(rules);
  const game = createGameChoice();
  const ids = (): readonly string[] => (source() === 'puzzle' ? PUZZLE_RULES : RULE_SET_IDS);
  const [puzzles] = createResource(rulesId, puzzlesOf, { initialValue: [] });
  const offers = createMemo((): readonly Offer[] => {
    if (source() === 'lesson') return lessonOffers(rules(), learn());
    if (source() === 'position' || source() === 'game') return [];
    return puzzles()
      .filter((puzzle) => puzzle.grade === grade())
      .slice(0, MOST_OFFERED)
      .flatMap((puzzle, i) => {
        const goal = s().goals[puzzle.goal.value](puzzle.fen.startsWith('B') ? 'black' : 'white');
        return puzzleOffer(puzzle, String(i + 1), goal) ?? [];
      });
  });
  const offer = createMemo((): Offer | null => {
    if (source() === 'position') return own.offer();
    if (source() === 'game') return game.offer();
    return offers().find(({ id }) => id === chosen()) ?? offers()[0] ?? null;
  });
  createEffect(on(source, () => !ids().includes(rulesId()) && setRulesId(ids()[0] ?? rulesId()), { defer: true }));
  createEffect(
    on(
      () => offer()?.id,
      () => setText(offer()?.text ?? ''),
    ),
  );

  const sending = createSending(teacher, () => navigation.show('class', 'desk'));
  const canSend = (): boolean => (source() === 'game' ? game.shown() : offer()) !== null;

  function send(): void {
    const now = offer();
    const shown = source() === 'game' ? game.shown() : null;
    if (!now || !canSend()) return;
    const { id, changes: parameters } = now.rules;
    // Without the server nothing is sent, and what was chosen stays.
    sending.send(
      shown
        ? { kind: 'show', ...shown }
        : { kind: 'ask', rules: { id, parameters }, position: now.fen, text: text().trim(), right: now.right },
    );
  }

  return (
    <BoardLayout
      title={s().askTitle}
      opens
      view="class"
      class="class-ask"
      board={<Preview offer={offer()} own={source() === 'position' ? own : null} />}
    >
      <LinkLine here={teacher} />
      <section class="class-ask-panel">
        <h2 class="sheet-title layout-title">{s().askTitle}</h2>
        <Segments
          name="class-source"
          title={s().source}
          values={SOURCES}
          labels={s().sources}
          value={source()}
          change={setSource}
        />
        <Show when={source() === 'game'}>
          <GameChoicePart choice={game} />
        </Show>
        <div class="class-filters" hidden={source() === 'game'}>
          <label class="class-filter">
            <span>{s().rules}</span>
            <select class="select" onChange={({ currentTarget }) => setRulesId(currentTarget.value)}>
              <For each={ids()}>
                {(id) => (
                  <option value={id} selected={id === rulesId()}>
                    {language.words().rules(id).name}
                  </option>
                )}
              </For>
            </select>
          </label>
          <Show when={source() === 'puzzle'}>
            <label class="class-filter">
              <span>{s().grade}</span>
              <select class="select" onChange={({ currentTarget }) => setGrade(Number(currentTarget.value) as Grade)}>
                <For each={s().grades}>
                  {(name, i) => (
                    <option value={i() + 1} selected={i() + 1 === grade()}>
                      {name}
                    </option>
                  )}
                </For>
              </select>
            </label>
          </Show>
        </div>
        <Show when={source() === 'position'}>
          <OwnPositionPart own={own} />
        </Show>
        <Show when={source() === 'puzzle' || source() === 'lesson'}>
          <ul class="class-offers">
            <For
              each={offers()}
              fallback={<li class="faint">{source() === 'lesson' ? s().noLessons : s().noPuzzles}</li>}
            >
              {(each) => (
                <li>
                  <button
                    type="button"
                    class="class-offer"
                    aria-pressed={each.id === offer()?.id}
                    onClick={() => setChosen(each.id)}
                  >
                    <MiniBoard
                      board={each.rules.board}
                      view={each.rules.view(each.position)}
                      bottom={each.position.toPlay}
                    />
                    {each.title}
                  </button>
                </li>
              )}
            </For>
          </ul>
          <HandsLine at={offer()} />
        </Show>
        <label class="field" for={fieldId} hidden={source() === 'game'}>
          <span class="field-name">{s().questionText}</span>
          <textarea
            id={fieldId}
            class="select class-text"
            rows={2}
            maxlength={300}
            placeholder={s().whatNow}
            value={text()}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <div class="class-acts">
          <button
            type="button"
            class="button primary"
            aria-disabled={!canSend() || sending.isUnderWay()}
            onClick={send}
          >
            {sending.isUnderWay() ? s().sent : s().sendAll}
          </button>
          <Show when={source() !== 'game'}>
            <button type="button" class="button" aria-disabled={!offer()} onClick={() => offer() && setPlays(true)}>
              {s().fromHere}
            </button>
          </Show>
          <a class="button" href={addressOf('class', 'desk')}>
            {s().back}
          </a>
        </div>
        <Show when={plays() && offer()}>
          {(now) => (
            <PairDialog
              rules={{ id: now().rules.id, parameters: now().rules.changes }}
              start={now().fen}
              close={() => setPlays(false)}
            />
          )}
        </Show>
      </section>
    </BoardLayout>
  );
}

/** The position that would be sent; one's own is set up on it. */
function Preview(props: {
  readonly offer: Offer | null;
  readonly own: ReturnType<typeof createOwnPosition> | null;
}): JSX.Element {
  const language = useLanguage();
  const rules = (): RuleSet => props.own?.rules() ?? props.offer?.rules ?? ruleSet('jeu-du-moulin');
  const position = (): Position => (props.own ? null : props.offer?.position) ?? rules().start();
  const view = createMemo((): PositionView => props.own?.view() ?? rules().view(position()));
  return (
    <BoardSection rules={rules()} position={position()}>
      <Show when={rules().board} keyed>
        {(board) => (
          <BoardView
            board={board}
            view={view()}
            toPlay={position().toPlay}
            walks={[]}
            bottom={props.own ? 'white' : position().toPlay}
            last={null}
            names
            label={(place, man) => language.words().placeLabel(board, { ...view(), men: man ? [man] : [] }, place)}
            title={language.s().board(language.words().rulesName(rules()))}
            {...(props.own ? { onPlace: props.own.put } : {})}
            onTurn={() => undefined}
            onRefused={() => undefined}
          />
        )}
      </Show>
    </BoardSection>
  );
}
