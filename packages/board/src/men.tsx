import { type Man, other, type Side, type Stroke } from '@merellier/rules';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup } from 'solid-js';
import type { Pen } from './drawing/pen.ts';
import { type Layout, type Point, wayOver } from './geometry.ts';
import { ManShape } from './man-shape.tsx';
import { comeFrom, FADE, goTo, isStill, pace, SLIDE, slideAlong } from './motion.ts';
import type { Change } from './pieces.ts';
import type { Drag } from './pointer.ts';

interface MenProps {
  readonly pen: Pen;
  readonly layout: Layout;
  /** The side at the lower edge, whose hand and tray are there. */
  readonly bottom: Side;
  readonly change: Change;
  readonly picked: number | null;
  readonly drag: Drag | null;
}

/** A man that has been taken, still seen while it fades. */
interface Ghost {
  readonly man: Man;
  /** When it begins to fade, in milliseconds: what takes it slides there first. */
  readonly delay: number;
}

/** The men on the board. They slide to where they go, and fade when they are taken. */
export function Men(props: MenProps): JSX.Element {
  const nodes = new Map<number, SVGGElement>();
  const [ghosts, setGhosts] = createSignal<readonly Ghost[]>([]);
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
    const depth = props.layout.body?.depth;
    if (depth) {
      // What is nearer hides what is farther: on a body that alone counts.
      const near = (id: number): number => depth[men.get(id)?.at ?? -1] ?? 0;
      return rest.sort((a, b) => near(a) - near(b));
    }
    return [...rest.filter((id) => !moving.has(id)), ...rest.filter((id) => moving.has(id))];
  }, []);
  const isRound = (): boolean => props.layout.body !== undefined;

  createEffect(
    on(
      () => [props.change, props.drag] as const,
      ([change, drag], before) => {
        if (!before || isStill()) return;
        const dropped = before[1] && !drag ? before[1] : null;
        if (change !== before[0]) follow(change, dropped);
        else if (dropped) sendBack(change, dropped);
      },
    ),
  );

  /** From a place to the edge where the tray of a side lies. */
  const toTray = (place: number, side: Side): Point => {
    const { field } = props.layout;
    const [x, y] = props.layout.at[place] ?? [0, 0];
    const edge = side === props.bottom ? field.y + field.height : field.y;
    return [(field.x + field.width / 2 - x) / 3, edge - y + (side === props.bottom ? 90 : -90)];
  };

  /** Whether a man is lifted on its way: over men that it takes, or where it flies and no line leads. */
  const isLifted = (way: readonly Point[], gone: readonly Man[]): boolean => {
    const [from, to] = [way[0], way.at(-1)];
    if (props.layout.board.kind === 'squares') return gone.length > 0;
    return from && to ? !props.layout.strokes.some((line) => onStroke(line, from) && onStroke(line, to)) : false;
  };

  function follow(change: Change, dropped: Drag | null): void {
    let delay = 0;
    for (const { id, path } of change.come) {
      const node = nodes.get(id);
      if (!node) continue;
      const way = wayOver(props.layout, path);
      if (path.length === 1) comeFrom(node, toTray(path[0] ?? -1, byId().get(id)?.side ?? 'white'));
      else if (dropped?.place === path[0]) slideAlong(node, [dropped?.at as Point, ...way.slice(-1)], SLIDE / 2);
      else {
        delay = SLIDE * (1 + (path.length - 2) * 0.8);
        slideAlong(node, way, delay, isLifted(way, change.gone));
      }
    }
    if (change.gone.length === 0) return;
    const gone = change.gone.map((man): Ghost => ({ man, delay }));
    setGhosts((now) => [...now, ...gone]);
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        setGhosts((now) => now.filter((ghost) => !gone.includes(ghost)));
      },
      (delay + FADE) * pace(),
    );
    timers.add(timer);
  }

  /** A man dropped where it cannot go slides back to where it was picked up. */
  function sendBack({ pieces }: Change, { place, at }: Drag): void {
    const piece = pieces.find(({ man }) => man.at === place);
    const node = piece && nodes.get(piece.id);
    const home = props.layout.at[place];
    if (node && home) slideAlong(node, [at, home], SLIDE);
  }

  const moveTo = (at: Point | undefined): string => `translate(${at?.join(' ')})`;

  return (
    <g>
      <For each={ghosts()}>
        {({ man, delay }) => (
          <g transform={moveTo(props.layout.at[man.at])}>
            <g ref={(node) => goTo(node, toTray(man.at, other(man.side)), delay)}>
              <ManShape pen={props.pen} side={man.side} king={man.king} round={isRound()} r={props.layout.man} />
            </g>
          </g>
        )}
      </For>
      <For each={order()}>
        {(id) => {
          // A man that leaves is disposed of after the memos have run: until then it keeps its last state.
          const man = createMemo<Man>((before) => byId().get(id) ?? before, byId().get(id) as Man);
          const at = (): Point | undefined =>
            props.drag?.place === man().at ? props.drag.at : props.layout.at[man().at];
          onCleanup(() => nodes.delete(id));
          return (
            <g
              transform={moveTo(at())}
              classList={{
                'board-lifted': props.picked === man().at,
                'board-hidden': props.layout.body?.hidden.has(man().at) === true,
              }}
            >
              <g ref={(node) => nodes.set(id, node)}>
                <ManShape pen={props.pen} side={man().side} king={man().king} round={isRound()} r={props.layout.man} />
              </g>
            </g>
          );
        }}
      </For>
    </g>
  );
}

/** Whether a point lies on a drawn line. */
function onStroke({ from, to, bend }: Stroke, [x, y]: Point): boolean {
  if (bend) return [from, to].some((end) => end[0] === x && end[1] === y);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = (x - from[0]) * dx + (y - from[1]) * dy;
  return Math.abs((x - from[0]) * dy - (y - from[1]) * dx) < 1 && along >= 0 && along <= dx * dx + dy * dy;
}
