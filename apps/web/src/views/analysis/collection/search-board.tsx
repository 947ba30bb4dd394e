import { BoardView, type PlaceMark } from '@merellier/board';
import { type RuleSet, SIDES } from '@merellier/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Collection } from '../../../collection/collection.ts';
import type { BoardSearch } from '../../../collection/messages.ts';
import { useLanguage, useNotices } from '../../../context.ts';
import { BoardSection } from '../../../parts/board-section.tsx';
import { Segments } from '../../../parts/segments.tsx';
import { NumberSetting } from '../set-up/number-setting.tsx';
import { useStrings as useAnalysisStrings } from '../strings/strings.ts';
import { createBoardSearch } from './board-search.ts';
import { useStrings } from './strings/strings.ts';

/** Where the list stands below the board, one is led to it. */
function toList(): void {
  const list = document.getElementById('collection-list');
  if (list && list.getBoundingClientRect().top > innerHeight) list.scrollIntoView({ block: 'start' });
}

/** A board on which a pattern or a position is put, and looked for in the games that are wanted. */
export function SearchBoard(props: {
  readonly collection: Collection;
  readonly kind: BoardSearch['kind'];
}): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const a = useAnalysisStrings();
  const rules = createMemo((): RuleSet => props.collection.boardRules());
  const board = createBoardSearch(rules, props.kind);
  const { setUp } = board;
  const isPosition = (): boolean => props.kind === 'position';
  const hasHand = createMemo(() => rules().view(rules().start()).hands.white > 0);
  const most = createMemo(() => Number(rules().parameters['men'] ?? 0));
  const marks = createMemo((): readonly PlaceMark[] =>
    [...board.free()].map((place) => ({ place, kind: 'draw', label: '∅' })),
  );
  /** Why there is nothing to look for yet. */
  const problem = (): string => {
    const read = board.read();
    return isPosition() && setUp().men.size > 0 && !read.ok ? language.words().problem(read.error) : '';
  };
  const label = (place: number): string => {
    const man = setUp().men.get(place);
    const men = man ? [{ at: place, ...man, inMill: false }] : [];
    if (board.free().has(place)) return s().freeAt(rules().board.names[place] ?? '');
    return language.words().placeLabel(rules().board, { ...board.view(), men }, place);
  };
  function search(): void {
    const sought = board.search();
    if (!sought || setUp().men.size + board.free().size === 0) {
      notices.announce(problem() || s().nothingSought);
      return;
    }
    props.collection.setPage(0);
    void props.collection.find(props.collection.wanted(), sought);
    toList();
  }
  return (
    <>
      <p class="faint">{isPosition() ? s().positionHelp : s().patternHelp}</p>
      <Segments
        name="collection-tool"
        title={a().tool}
        values={board.tools()}
        labels={{ ...a().tools, free: s().free }}
        value={board.tool()}
        change={board.setTool}
        apart
      />
      <div class="collection-board">
        <BoardSection rules={rules()} position={rules().start()}>
          <BoardView
            board={rules().board}
            view={board.view()}
            toPlay={setUp().toPlay}
            walks={[]}
            bottom="white"
            last={null}
            marks={marks()}
            names
            label={label}
            title={language.s().board(language.words().rulesName(rules()))}
            onPlace={(place) => {
              board.put(place);
              notices.announce(label(place));
            }}
            onTurn={() => undefined}
            onRefused={() => undefined}
          />
        </BoardSection>
      </div>
      <Show when={isPosition()}>
        <Segments
          name="collection-to-play"
          title={a().toPlay}
          values={SIDES}
          labels={{ white: language.words().side('white'), black: language.words().side('black') }}
          value={setUp().toPlay}
          change={(toPlay) => board.change({ toPlay })}
        />
        <Show when={hasHand()}>
          <div class="collection-hands">
            <For each={SIDES}>
              {(side) => (
                <NumberSetting
                  label={a().inHand(side)}
                  less={a().less}
                  more={a().more}
                  value={setUp().hands[side]}
                  max={most()}
                  onChange={(count) => board.change({ hands: { ...setUp().hands, [side]: count } })}
                />
              )}
            </For>
          </div>
        </Show>
      </Show>
      <p class="refusal collection-problem" aria-live="polite">
        {problem()}
      </p>
      <div class="acts">
        <button
          type="button"
          class="button primary"
          aria-disabled={!board.search() || setUp().men.size + board.free().size === 0}
          onClick={search}
        >
          {s().search}
        </button>
        <button type="button" class="button" onClick={() => board.clear()}>
          {a().emptyBoard}
        </button>
        <Show when={board.fromAnalysis()}>
          {(take) => (
            <button type="button" class="button" onClick={() => take()()}>
              {s().fromAnalysis}
            </button>
          )}
        </Show>
        <Show when={props.collection.search()}>
          <button
            type="button"
            class="link"
            onClick={() => void props.collection.find(props.collection.wanted(), null)}
          >
            {s().endSearch}
          </button>
        </Show>
      </div>
    </>
  );
}
