import { createEffect, createMemo, createSignal, createUniqueId, For, type JSX, on, onCleanup } from 'solid-js';
import { materialOf } from './current-material.ts';
import { die } from './drawing/die.ts';
import { pagePen } from './drawing/pen.ts';
import { shadows } from './drawing/shared.ts';
import { takeOutMissing } from './missing-pictures.ts';
import { isStill, pace } from './motion.ts';
import type { DiceProps } from './props.ts';

/** How the dice lie, as if they had rolled there: not quite in a row. */
const REST = [
  { x: 4, y: 5 },
  { x: 0, y: -4 },
  { x: -3, y: 3 },
] as const;
/** When each die comes to rest, in milliseconds, and how long a face shows while it rolls. */
const ENDS = [400, 490, 580] as const;
const FACE = 80;

/** Three dice beside the board. Whenever they get another value they are thrown, and come to rest one after the other. */
export function DiceView(props: DiceProps): JSX.Element {
  // While a die rolls it shows faces that mean nothing; null once it rests.
  const [rolling, setRolling] = createSignal<readonly number[] | null>(null);
  const id = createUniqueId();
  const pen = createMemo(() => pagePen(materialOf(props), id));
  const nodes: SVGGElement[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;
  onCleanup(() => clearInterval(timer));

  function roll(): void {
    const begun = performance.now();
    const slow = pace();
    const faces = (): number[] => REST.map((_, i) => 1 + ((Math.floor(Math.random() * 5) + (rolling()?.[i] ?? i)) % 6));
    setRolling(faces());
    clearInterval(timer);
    timer = setInterval(() => {
      const spent = (performance.now() - begun) / slow;
      if (spent < ENDS[2] - FACE / 2) return setRolling(faces().map((face, i) => (spent < (ENDS[i] ?? 0) ? face : 0)));
      clearInterval(timer);
      setRolling(null);
      props.onRest?.();
    }, FACE);
    for (const [i, node] of nodes.entries()) {
      node.animate(
        [
          { transform: `translate(${-140 - 60 * i}px, ${(1 - i) * 50}px) rotate(${-300 - 70 * i}deg)`, opacity: 0 },
          { opacity: 1, offset: 0.25 },
          { transform: 'none' },
        ],
        { duration: (ENDS[i] ?? 0) * slow, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
      );
    }
  }

  createEffect(
    on(
      () => props.dice,
      (dice) => {
        clearInterval(timer);
        setRolling(null);
        if (dice && isStill()) props.onRest?.();
        else if (dice) roll();
      },
      { defer: true },
    ),
  );

  const face = (i: number): number => rolling()?.[i] || (props.dice?.[i] ?? 0);
  return (
    <svg
      ref={takeOutMissing}
      class="board-dice"
      classList={{ 'board-special': props.special === true && !rolling() }}
      viewBox="-70 -75 400 150"
      role="img"
      aria-label={props.label}
    >
      <defs innerHTML={shadows(pen())} />
      <For each={REST}>
        {({ x, y }, i) => (
          <g transform={`translate(${i() * 130 + x} ${y})`}>
            <g ref={(node) => nodes.push(node)} innerHTML={die(pen(), i() as 0 | 1 | 2, face(i()))} />
          </g>
        )}
      </For>
    </svg>
  );
}
