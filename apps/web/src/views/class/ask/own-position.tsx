import { classPosition } from '@merellier/protocol/class';
import { type PositionView, type RuleSet, SIDES } from '@merellier/rules';
import { writeFen } from '@merellier/rules/notation';
import { type Accessor, createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { useLanguage } from '../../../context.ts';
import { Segments } from '../../../parts/segments.tsx';
import {
  change,
  emptySetUp,
  putMan,
  readSetUp,
  type SetUp,
  setUpOf,
  underRules,
  writeSetUp,
} from '../../analysis/set-up/set-up.ts';
import type { Tool } from '../../analysis/set-up/setting-up.ts';
import { useStrings } from '../strings/strings.ts';
import type { Offer } from './offers.ts';

const startOf = (rules: RuleSet): SetUp => setUpOf(rules, rules.start(), writeFen(rules, rules.start()));

/** A position of the teacher's own, set up by taps. */
export type OwnPosition = ReturnType<typeof createOwnPosition>;

export function createOwnPosition(rules: Accessor<RuleSet>) {
  const [setUp, setSetUp] = createSignal(startOf(rules()));
  const [tool, setTool] = createSignal<Tool>('white');
  createEffect(on(rules, (now) => setSetUp((before) => underRules(before, now, startOf)), { defer: true }));
  const read = createMemo(() => readSetUp(setUp()));
  return {
    ...{ setUp, tool, setTool, read, rules: () => setUp().rules },
    view: createMemo((): PositionView => {
      const { men, hands } = setUp();
      return {
        men: [...men].map(([at, piece]) => ({ at, ...piece, inMill: false })),
        hands,
        lost: { white: 0, black: 0 },
      };
    }),
    put(place: number): void {
      const now = tool();
      const side = now.startsWith('white') ? 'white' : 'black';
      setSetUp(putMan(setUp(), place, now === 'none' ? null : { side, king: now.endsWith('king') }));
    },
    clear: () => setSetUp(emptySetUp(setUp().rules)),
    toStart: () => setSetUp(startOf(setUp().rules)),
    change: (part: Parameters<typeof change>[1]) => setSetUp(change(setUp(), part)),
    /** It as a question; null where it cannot stand, or there is nothing to play in it. */
    offer: createMemo((): Offer | null => {
      const now = read();
      const { rules } = setUp();
      if (!now.ok || !classPosition(rules, writeSetUp(setUp()))) return null;
      const fen = writeSetUp(setUp());
      return { id: 'own', title: '', rules, position: now.value, fen, text: '', right: null };
    }),
  };
}

/** What stands beside the board while it is set up. */
export function OwnPositionPart(props: { readonly own: OwnPosition }): JSX.Element {
  const s = useStrings();
  const language = useLanguage();
  const { own } = props;
  const tools = createMemo((): readonly Tool[] =>
    own.rules().board.kind === 'squares'
      ? ['white', 'black', 'white-king', 'black-king', 'none']
      : ['white', 'black', 'none'],
  );
  const most = createMemo(() => Number(own.rules().parameters['men'] ?? 0));
  const hasHand = createMemo(() => own.rules().view(own.rules().start()).hands.white > 0);
  const problem = (): string | null => {
    const now = own.read();
    if (!now.ok) return language.words().problem(now.error);
    const outcome = own.rules().outcome(now.value);
    return outcome && language.words().outcome(outcome);
  };
  return (
    <>
      <p class="faint">{s().place}</p>
      <Segments
        name="class-tool"
        title={s().tool}
        values={tools()}
        labels={s().tools}
        value={own.tool()}
        change={own.setTool}
      />
      <Segments
        name="class-to-play"
        title={s().toPlay}
        values={SIDES}
        labels={{ white: language.words().side('white'), black: language.words().side('black') }}
        value={own.setUp().toPlay}
        change={(toPlay) => own.change({ toPlay })}
      />
      <Show when={hasHand()}>
        <div class="class-hands">
          <For each={SIDES}>
            {(side) => (
              <label class="setting">
                <span>{s().inHand(language.words().side(side))}</span>
                <input
                  class="number"
                  type="number"
                  inputmode="numeric"
                  min={0}
                  max={most()}
                  value={own.setUp().hands[side]}
                  onChange={({ currentTarget }) => {
                    const count = Math.max(0, Math.min(most(), Math.round(Number(currentTarget.value)) || 0));
                    own.change({ hands: { ...own.setUp().hands, [side]: count } });
                    currentTarget.value = String(count);
                  }}
                />
              </label>
            )}
          </For>
        </div>
      </Show>
      <div class="class-acts">
        <button type="button" class="button" onClick={own.toStart}>
          {s().start}
        </button>
        <button type="button" class="button" onClick={own.clear}>
          {s().clear}
        </button>
      </div>
      <p class="refusal" aria-live="polite">
        {problem() ?? ''}
      </p>
    </>
  );
}
