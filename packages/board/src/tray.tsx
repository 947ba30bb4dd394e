// biome-ignore-all lint/a11y/noSvgWithoutTitle: the tray as a whole has its label.
import { other, type Side } from '@merellier/rules';
import { createMemo, createUniqueId, For, type JSX } from 'solid-js';
import { materialOf } from './current-material.ts';
import { type Pen, pagePen } from './drawing/pen.ts';
import { shadows } from './drawing/shared.ts';
import { trough } from './drawing/slab.ts';
import { ManShape } from './man-shape.tsx';
import { takeOutMissing } from './missing-pictures.ts';
import type { TrayProps } from './props.ts';

const R = 39;
/** Men lie over each other like tiles, with a gap after every third, so that a row is counted at a glance. */
const STEP = 46;
const GAP = 30;

const place = (i: number): number => R + i * STEP + Math.floor(i / 3) * GAP;
const width = (count: number): number => (count > 0 ? place(count - 1) + R : 0);
/** A row with the space that keeps it from the other row. */
const row = (count: number): number => (count > 0 ? width(count) + 30 : 0);

/** What lies beside the board for one side: its men in hand from the left, the men that it took from the right. */
export function Tray(props: TrayProps): JSX.Element {
  const id = createUniqueId();
  const pen = createMemo(() => pagePen(materialOf(props), id));
  // As large as all men in hand allow; smaller only where a side has many in hand and many taken at once.
  const total = (): number => Math.max(width(props.size), row(props.hand) + row(props.captured));
  const box = (): string => `-34 ${-R - 20} ${total() + 68} ${2 * R + 40}`;
  return (
    <svg ref={takeOutMissing} class="board-tray" role="img" aria-label={props.label}>
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
