import type { Man } from '@merellier/rules';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { LIT, pace, SLIDE } from './motion.ts';
import { type Change, fullLines } from './pieces.ts';
import type { BoardProps } from './props.ts';
import type { WalkState } from './walk.ts';

interface LitParts {
  readonly props: Pick<BoardProps, 'board' | 'last'>;
  readonly change: Accessor<Change>;
  readonly men: Accessor<readonly Man[]>;
  readonly state: Accessor<WalkState>;
}

/** The lines of a mill that has just been closed, as long as it rings; null else. */
export function createLit({ props, change, men, state }: LitParts): Accessor<readonly (readonly number[])[] | null> {
  const [lit, setLit] = createSignal<readonly (readonly number[])[] | null>(null);
  let litTimer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(litTimer));
  createEffect(
    on(
      change,
      ({ come }) => {
        const step = state().done.at(-1);
        const lines = come.flatMap(({ path }) => {
          const to = path.at(-1) ?? -1;
          const byPlayer = step?.at === to && (step.kind === 'enter' || step.kind === 'land');
          // Not when a turn is taken back or another position is shown: then nobody has closed anything.
          const byLast = props.last?.path[0] === path[0] && props.last?.path.at(-1) === to;
          return byPlayer || byLast ? fullLines(props.board, men(), to) : [];
        });
        if (lines.length === 0) return;
        clearTimeout(litTimer);
        setLit(lines);
        litTimer = setTimeout(() => setLit(null), (SLIDE + LIT) * pace());
      },
      { defer: true },
    ),
  );
  return lit;
}
