import type { Man } from '@merellier/rules';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup } from 'solid-js';
import { type Layout, type Point, wayOver } from './geometry.ts';
import { ManShape } from './man-shape.tsx';
import { FADE, isStill, SLIDE, slideAlong } from './motion.ts';
import type { Change } from './pieces.ts';

/** A man that is being dragged: where it was picked up, and where the pointer is. */
export interface Drag {
  readonly place: number;
  readonly at: Point;
}

interface MenProps {
  readonly layout: Layout;
  readonly change: Change;
  readonly picked: number | null;
  readonly drag: Drag | null;
  /** Men to be shown as already jumped over. */
  readonly fading: ReadonlySet<number>;
}

/** The men on the board. They slide to where they go, and fade when they are taken. */
export function Men(props: MenProps): JSX.Element {
  const nodes = new Map<number, SVGGElement>();
  const [ghosts, setGhosts] = createSignal<readonly Man[]>([]);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  onCleanup(() => {
    for (const timer of timers) clearTimeout(timer);
  });

  const byId = createMemo(() => new Map(props.change.pieces.map((piece) => [piece.id, piece.man])));
  // What moves is drawn last, above what it passes over.
  const order = createMemo<readonly number[]>((before) => {
    const men = byId();
    const moving = new Set(props.change.come.map((piece) => piece.id));
    for (const [id, man] of men) if (man.at === props.picked) moving.add(id);
    const known = new Set(before);
    const rest = [...before.filter((id) => men.has(id)), ...[...men.keys()].filter((id) => !known.has(id))];
    return [...rest.filter((id) => !moving.has(id)), ...rest.filter((id) => moving.has(id))];
  }, []);

  createEffect(
    on(
      () => [props.change, props.drag] as const,
      ([change, drag], before) => {
        if (!before || isStill()) return;
        const [changeBefore, dragBefore] = before;
        const dropped = dragBefore && !drag ? dragBefore : null;
        const fresh = change !== changeBefore;
        for (const { id, path } of fresh ? change.come : []) {
          const node = nodes.get(id);
          if (!node) continue;
          const way = wayOver(props.layout, path);
          if (path.length === 1)
            node.animate([{ opacity: 0, transform: 'scale(1.12)' }, {}], { duration: 120, easing: 'ease-out' });
          else if (dropped && dropped.place === path[0]) slideAlong(node, [dropped.at, ...way.slice(-1)], SLIDE / 2);
          else slideAlong(node, way, SLIDE * Math.max(1, (path.length - 1) * 0.8));
        }
        const back = dropped && change.pieces.find((piece) => piece.man.at === dropped.place);
        const home = back && props.layout.at[back.man.at];
        const node = back && nodes.get(back.id);
        if (dropped && home && node) slideAlong(node, [dropped.at, home], SLIDE);
        if (fresh && change.gone.length > 0) fade(change.gone);
      },
    ),
  );

  function fade(men: readonly Man[]): void {
    setGhosts((now) => [...now, ...men]);
    const timer = setTimeout(() => {
      timers.delete(timer);
      setGhosts((now) => now.filter((man) => !men.includes(man)));
    }, FADE);
    timers.add(timer);
  }

  const placed = (man: Man): string => {
    const at = props.drag?.place === man.at ? props.drag.at : props.layout.at[man.at];
    return `translate(${at?.join(' ')})`;
  };

  return (
    <g>
      <For each={ghosts()}>
        {(man) => (
          <g class="board-ghost" transform={placed(man)}>
            <ManShape side={man.side} king={man.king} r={props.layout.man} />
          </g>
        )}
      </For>
      <For each={order()}>
        {(id) => {
          // A man that leaves is disposed of after the memos have run: until then it keeps its last state.
          const man = createMemo<Man>((before) => byId().get(id) ?? before, byId().get(id) as Man);
          onCleanup(() => nodes.delete(id));
          return (
            <g
              transform={placed(man())}
              classList={{ 'board-lifted': props.picked === man().at, 'board-jumped': props.fading.has(man().at) }}
            >
              <g ref={(node) => nodes.set(id, node)}>
                <ManShape side={man().side} king={man().king} r={props.layout.man} />
              </g>
            </g>
          );
        }}
      </For>
    </g>
  );
}
