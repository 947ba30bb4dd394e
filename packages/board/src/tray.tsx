// biome-ignore-all lint/a11y/noSvgWithoutTitle: the tray as a whole has its label.
import type { Side } from '@merellier/rules';
import { For, type JSX } from 'solid-js';
import { ManShape } from './man-shape.tsx';
import type { TrayProps } from './props.ts';

const R = 39;
/** Men lie over each other like tiles, with a gap after every third, so that a row is counted at a glance. */
const STEP = 46;
const GAP = 38;

const place = (i: number): number => R + i * STEP + Math.floor(i / 3) * GAP;
const width = (count: number): number => (count > 0 ? place(count - 1) + R : 0);

/** What lies beside the board for one side: its men in hand from the left, the men that it took from the right. */
export function Tray(props: TrayProps): JSX.Element {
  const hand = (): number => ((props.hasHand ?? true) ? width(props.size) : 0);
  // In the mill a side is beaten before its last two men are taken.
  const captured = (): number => width(hand() > 0 ? Math.max(1, props.size - 2) : props.size);
  const total = (): number => hand() + captured() + (hand() > 0 ? 60 : 0);
  const box = (): string => `-6 ${-R - 8} ${total() + 12} ${2 * R + 22}`;
  return (
    <svg class="board-tray" role="img" aria-label={props.label}>
      {/* Each keeps to its own end, however wide the tray is. */}
      <svg viewBox={box()} preserveAspectRatio="xMinYMid meet">
        <Row side={props.side} count={props.hand} x={(i) => place(i)} />
      </svg>
      <svg viewBox={box()} preserveAspectRatio="xMaxYMid meet">
        <Row side={props.side === 'white' ? 'black' : 'white'} count={props.captured} x={(i) => total() - place(i)} />
      </svg>
    </svg>
  );
}

function Row(props: { readonly side: Side; readonly count: number; readonly x: (i: number) => number }): JSX.Element {
  return (
    <For each={Array.from({ length: props.count }, (_, i) => i)}>
      {(i) => (
        <g transform={`translate(${props.x(i)})`}>
          <ManShape side={props.side} r={R} />
        </g>
      )}
    </For>
  );
}
