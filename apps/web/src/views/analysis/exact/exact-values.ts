import type { PlaceMark } from '@merellier/board';
import type { Position, RuleSet, Step, Turn, Walk } from '@merellier/rules';
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Exact, ExactTurn } from '../../../exact/exact.ts';
import { nearness } from '../../../exact/few-men.ts';
import type { FirstValues } from '../../../known/first-values.ts';
import { commonValue, compareExact, marksOf } from './exact-order.ts';

/** Of what is proved without tables nobody has counted the turns. */
const UNCOUNTED = { distance: null, beyondLimit: false } as const;

interface Asked {
  readonly rules: () => RuleSet;
  readonly position: () => Position;
  /** Whether there are turns to be asked about. */
  readonly canAsk: () => boolean;
  readonly walks: () => readonly Walk[];
}

/** The exact values of the turns of the position that is looked at, where they are known. */
export type ExactValues = ReturnType<typeof createExactValues>;

export function createExactValues({ rules, position, canAsk, walks }: Asked) {
  const [found, setFound] = createSignal<{ position: Position; turns: readonly ExactTurn[] | null } | null>(null);
  /** What is proved where no table says more: while a solved game begins. */
  const [first, setFirst] = createSignal<(FirstValues & { readonly position: Position }) | null>(null);
  const [solving, setSolving] = createSignal<number | null>(null);
  const [onBoard, setOnBoard] = createSignal(true);
  /** What was done of a turn on the board. */
  const [done, setDone] = createSignal<readonly Step[]>([]);
  createEffect(
    on([position, canAsk], ([now, can]) => {
      setDone([]);
      if (!can) return;
      let off = false;
      const hear: { end: () => void } = { end: () => undefined };
      onCleanup(() => {
        off = true;
        hear.end();
        setSolving(null);
      });
      void import('../../../known/first-values.ts')
        .then(({ firstValues }) => {
          const known = off ? null : firstValues(rules(), now);
          if (known) setFirst({ ...known, position: now });
        })
        .catch(() => undefined);
      void import('../../../exact/exact.ts')
        .then(async ({ exactTurns, onSolving }) => {
          if (off) return;
          // Other positions may be solved meanwhile, for the engine or for what comes: only what is awaited here is shown.
          if (nearness(rules(), now) === 'few') hear.end = onSolving((share) => setSolving(share));
          const turns = await exactTurns(rules(), now);
          if (off) return;
          hear.end();
          setFound({ position: now, turns });
          setSolving(null);
        })
        .catch(() => undefined);
    }),
  );
  const begun = createMemo(() => (first()?.position === position() && canAsk() ? first() : null));
  const turns = createMemo((): readonly ExactTurn[] | null => {
    const now = found();
    const tables = now?.position === position() && canAsk() ? now.turns : null;
    const proved = begun()?.turns ?? [];
    return tables ?? (proved.length > 0 ? (proved as readonly ExactTurn[]) : null);
  });
  const sorted = createMemo(() => (turns() ? [...(turns() ?? [])].sort(compareExact) : null));
  const common = createMemo(() => commonValue(turns() ?? []));
  const of = (turn: Turn): ExactTurn | null => turns()?.find((each) => rules().same(each.turn, turn)) ?? null;
  return {
    ...{ sorted, of, solving, onBoard, setOnBoard, setDone },
    /** What all turns are worth alike; null where one differs. */
    common,
    /** What the position itself is worth to the side to play. */
    value: (): Exact | null => sorted()?.[0] ?? (begun() ? { value: begun()?.value ?? 'draw', ...UNCOUNTED } : null),
    /** Tags for the places that may be tapped next; none where all turns are worth the same, which is said once. */
    marks: (label: (turn: ExactTurn) => string): readonly PlaceMark[] =>
      turns() && !common() && onBoard() ? marksOf(walks(), done(), ({ turn }) => of(turn), label) : [],
  };
}
