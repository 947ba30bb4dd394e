import type { Board } from '@merellier/rules';
import { createMemo, untrack } from 'solid-js';
import type { TurnedBoard } from '../turned-board.ts';
import { layOutCube } from './cube-layout.ts';
import { showing, turnedBy } from './orientation.ts';
import { OtherView } from './other-view.tsx';
import { makeTurning } from './turning.ts';

const WAYS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;

/** Makes a cube turn under finger and keys, for the `cube` of a `PlainBoard`; null for a board that is flat. */
export function createCube(board: Board, svg: () => SVGSVGElement | undefined): TurnedBoard | null {
  const { space } = board;
  if (!space) return null;
  const { turned, turnTo, ...pointer } = makeTurning(svg);
  return {
    ...pointer,
    layout: createMemo(() => layOutCube(board, space, turned())),
    show(place) {
      const point = space[place];
      if (point) untrack(() => turnTo(showing(turned(), point)));
    },
    onKey(key) {
      if (!(key in WAYS)) return false;
      turnTo(turnedBy(turned(), WAYS[key as keyof typeof WAYS]));
      return true;
    },
    OtherView,
  };
}
