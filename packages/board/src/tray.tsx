// biome-ignore-all lint/a11y/noSvgWithoutTitle: the tray as a whole has its label.
import { other, type Side } from '@merellier/rules';
import { createMemo, createUniqueId, For, type JSX } from 'solid-js';
import { materialOf } from './current-material.ts';
import { type Pen, pagePen } from './drawing/pen.ts';
import { shadows } from './drawing/shared.ts';
import { trough } from './drawing/slab.ts';
import { ManShape } from './man-shape.tsx';
import type { TrayProps } from './props.ts';

const R = 39;
/** Men lie over each other like tiles, with a gap after every third, so that a row is counted at a glance. */
const STEP = 46;
const GAP = 30;

const place = (i: number): number => R + i * STEP + Math.floor(i / 3) * GAP;
const width = (count: number): number => (count > 0 ? place(count - 1) + R : 0);

/** What lies beside the board for one side: its men in hand from the left, the men that it took from the right. */
export function Tray(props: TrayProps): JSX.Element {
  const id = createUniqueId();
  const pen = createMemo(() => pagePen(materialOf(props), id));
  const hand = (): number => ((props.hasHand ?? true) ? width(props.size) : 0);
  // In the mill a side is beaten before its last two men are taken.
  const captured = (): number => width(hand() > 0 ? Math.max(1, props.size - 2) : props.size);
  const total = (): number => hand() + captured() + (hand() > 0 ? 60 : 0);
  const box = (): string => `-26 ${-R - 20} ${total() + 52} ${2 * R + 40}`;
  return (
    <svg class="board-tray" role="img" aria-label={props.label}>
      <defs innerHTML={shadows(pen())} />
      <g innerHTML={trough(pen())} />
      {/* Each keeps to its own end, however wide the tray is. */}
      <svg viewBox={box()} preserveAspectRatio="xMinYMid meet">
        <Row pen={pen()} side={props.side} count={props.hand} x={(i) => place(i)} />
      </svg>
      <svg viewBox={box()} preserveAspectRatio="xMaxYMid meet">
        <Row pen={pen()} side={other(props.side)} count={props.captured} x={(i) => total() - place(i)} />
      </svg>
    </svg>
  );
}

interface RowProps {
  readonly pen: Pen;
  readonly side: Side;
  readonly count: number;
  readonly x: (i: number) => number;
}

function Row(props: RowProps): JSX.Element {
  return (
    <For each={Array.from({ length: props.count }, (_, i) => i)}>
      {(i) => (
        <g transform={`translate(${props.x(i)})`}>
          <ManShape pen={props.pen} side={props.side} r={R} />
        </g>
      )}
    </For>
  );
}
