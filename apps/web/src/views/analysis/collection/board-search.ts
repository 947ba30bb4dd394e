import type { PositionView, RuleSet } from '@merellier/rules';
import { writeFen } from '@merellier/rules/notation';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { BoardSearch } from '../../../collection/messages.ts';
import { lastAnalysed } from '../analysis.ts';
import {
  change,
  emptySetUp,
  putMan,
  readSetUp,
  type SetUp,
  setUpOf,
  underRules,
  writeSetUp,
} from '../set-up/set-up.ts';
import type { Tool } from '../set-up/setting-up.ts';

/** What a tap on a place puts there; `free`: nothing may stand there. */
export type SearchTool = Tool | 'free';

/** What is put on the board to be looked for: men, and in a pattern places that have to be free. */
interface Sought {
  readonly setUp: SetUp;
  readonly free: ReadonlySet<number>;
}

/** It stays as it was put while one looks at what was found. */
const [sought, setSought] = createSignal<Sought | null>(null);

/** A board on which what is looked for is put. To be called within a Solid root. */
export function createBoardSearch(rules: Accessor<RuleSet>, kind: BoardSearch['kind']) {
  const [tool, setTool] = createSignal<SearchTool>('white');
  const none = (): Sought => ({ setUp: emptySetUp(rules()), free: new Set() });
  const now = createMemo((): Sought => {
    const before = sought();
    if (!before) return none();
    if (before.setUp.rules === rules()) return before;
    // Other rules were chosen: the men stay where the board is the same.
    const setUp = underRules(before.setUp, rules(), emptySetUp);
    return { setUp, free: setUp.men.size > 0 ? before.free : new Set() };
  });
  const setUp = (): SetUp => now().setUp;
  const names = (chosen: (at: number) => boolean): string =>
    setUp()
      .rules.board.names.map((name, at) => (chosen(at) ? `${setUp().men.get(at)?.king ? 'K' : ''}${name}` : ''))
      .filter((name) => name !== '')
      .join(',');
  function pattern(): string {
    const parts = (['white', 'black'] as const).map((side) => [
      side === 'white' ? 'W' : 'B',
      names((at) => setUp().men.get(at)?.side === side),
    ]);
    return [...parts, ['E', names((at) => now().free.has(at))]]
      .filter(([, list]) => list !== '')
      .map((part) => part.join(''))
      .join(':');
  }
  return {
    ...{ tool, setTool, setUp, free: () => now().free },
    read: createMemo(() => readSetUp(setUp())),
    view: createMemo((): PositionView => {
      const { men, hands } = setUp();
      return {
        men: [...men].map(([at, piece]) => ({ at, ...piece, inMill: false })),
        hands,
        lost: { white: 0, black: 0 },
      };
    }),
    tools: createMemo((): readonly SearchTool[] => [
      ...(['white', 'black'] as const),
      ...(rules().board.kind === 'squares' ? (['white-king', 'black-king'] as const) : []),
      ...(kind === 'pattern' ? (['free'] as const) : []),
      'none',
    ]),
    put(place: number): void {
      const chosen = tool();
      const free = new Set(now().free);
      const isFree = free.delete(place);
      if (chosen === 'free') {
        if (!isFree) free.add(place);
        setSought({ setUp: setUp().men.has(place) ? putMan(setUp(), place, null) : setUp(), free });
        return;
      }
      const side = chosen.startsWith('white') ? 'white' : 'black';
      const piece = chosen === 'none' ? null : ({ side, king: chosen.endsWith('king') } as const);
      setSought({ setUp: putMan(setUp(), place, piece), free });
    },
    change: (part: Parameters<typeof change>[1]) => setSought({ ...now(), setUp: change(setUp(), part) }),
    clear: () => setSought(none()),
    /** Takes over the position that was analysed last, where its board is this one; null where there is none. */
    fromAnalysis: createMemo((): (() => void) | null => {
      const game = lastAnalysed();
      if (!game || game.rules.board.names.join() !== rules().board.names.join()) return null;
      const position = game.nodes[game.at]?.position;
      if (!position) return null;
      const taken = setUpOf(game.rules, position, writeFen(game.rules, position));
      return () => setSought({ setUp: { ...taken, rules: rules() }, free: new Set() });
    }),
    /** What is to be looked for; null where nothing is put, or the position cannot stand. */
    search(): BoardSearch | null {
      if (kind === 'position') return readSetUp(setUp()).ok ? { kind, text: writeSetUp(setUp()) } : null;
      const text = pattern();
      return text === '' ? null : { kind, text };
    },
  };
}
