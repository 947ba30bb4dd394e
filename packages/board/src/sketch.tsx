import type { Drawn } from '@merellier/rules';
import { type Accessor, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { arrowAlong } from './arrow-shape.ts';
import { isSeen, type Layout, pathData, wayBetween } from './geometry.ts';
import { Ring } from './marks.tsx';
import type { Sketch } from './sketch-board.ts';

interface SketchOptions {
  /** What is drawn already. */
  readonly marks: Accessor<readonly Drawn[]>;
  /** Whether the reader may draw; without it they always may. */
  readonly isOpen?: Accessor<boolean>;
  /** A new arrow or ring; drawn a second time, it is meant to go. */
  readonly onDraw: (mark: Drawn) => void;
  /** An arrow was begun by keys, and waits for its end. */
  readonly onBegin?: (from: number) => void;
  /** Everything is to be wiped off. */
  readonly onClear: () => void;
}

/** How long a finger rests before it draws, in milliseconds. */
const HOLD = 450;
/** How far it may tremble meanwhile, in CSS pixels. */
const STILL = 8;
const DRAW_KEY = 'a';
const CLEAR_KEYS: readonly string[] = ['Delete', 'Backspace'];

/** A mark half drawn; `to` is null while the pointer is at no place. By keys, its end is where the keyboard is. */
type Draft =
  | { readonly by: 'pointer'; readonly id: number; readonly from: number; readonly to: number | null }
  | { readonly by: 'keys'; readonly from: number };

/** One's own arrows and rings for a {@link BoardView}; what is drawn is kept by the page. */
export function createSketch({ marks, isOpen = () => true, onDraw, onBegin, onClear }: SketchOptions): Sketch {
  const [draft, setDraft] = createSignal<Draft | null>(null);
  let held: { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number } | null = null;

  const letGo = (): void => {
    clearTimeout(held?.timer);
    held = null;
  };

  return {
    onPointerDown(event, board) {
      letGo();
      if (!isOpen()) return false;
      const from = board.placeAt(event);
      if (from === null) return false;
      const { currentTarget } = event;
      const draw = (): void => {
        setDraft({ by: 'pointer', id: event.pointerId, from, to: from });
        if (currentTarget instanceof Element) currentTarget.setPointerCapture(event.pointerId);
      };
      if (event.button === 2) draw();
      if (event.button !== 0 || !event.isPrimary || event.pointerType === 'mouse') return event.button === 2;
      const begin = (): void => {
        if (held?.timer !== timer) return;
        board.release(event);
        draw();
      };
      // A slow page hears of the time before it hears of a finger that moved meanwhile: moves come with the next frame.
      const timer = setTimeout(() => requestAnimationFrame(() => setTimeout(begin)), HOLD);
      held = { timer, x: event.clientX, y: event.clientY };
      return false;
    },

    onPointerMove(event, board) {
      if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > STILL) letGo();
      const now = draft();
      if (now?.by !== 'pointer' || now.id !== event.pointerId) return false;
      const to = board.placeAt(event);
      if (to !== now.to) setDraft({ ...now, to });
      return true;
    },

    onPointerUp(event) {
      letGo();
      const now = draft();
      if (now?.by !== 'pointer' || now.id !== event.pointerId) return false;
      setDraft(null);
      if (event.type === 'pointerup' && now.to !== null) onDraw({ from: now.from, to: now.to });
      return true;
    },

    onKeyDown(event, { active }) {
      if (!isOpen() || event.ctrlKey || event.altKey || event.metaKey) return false;
      const now = draft();
      if (event.key.toLowerCase() === DRAW_KEY) {
        setDraft(now?.by === 'keys' ? null : { by: 'keys', from: active() });
        if (now?.by === 'keys') onDraw({ from: now.from, to: active() });
        else onBegin?.(active());
        return true;
      }
      if (event.key === 'Escape' && now) {
        setDraft(null);
        return true;
      }
      if (!CLEAR_KEYS.includes(event.key) || marks().length === 0) return false;
      onClear();
      return true;
    },

    isOpen,
    isDrawing: () => draft()?.by === 'pointer',

    drop() {
      letGo();
      setDraft(null);
    },

    picture(board) {
      const half = createMemo((): Drawn | null => {
        const now = draft();
        const to = now?.by === 'keys' ? board.active() : (now?.to ?? now?.from);
        return now && to !== undefined ? { from: now.from, to } : null;
      });
      return (
        <g class="board-sketch">
          <For each={marks()}>{(mark) => <OneMark layout={board.layout()} mark={mark} />}</For>
          <Show when={half()}>
            {(mark) => (
              <g class="board-sketch-half">
                <OneMark layout={board.layout()} mark={mark()} />
              </g>
            )}
          </Show>
        </g>
      );
    },
  };
}

function OneMark(props: { readonly layout: Layout; readonly mark: Drawn }): JSX.Element {
  const shape = createMemo(() => {
    const { from, to } = props.mark;
    return from === to ? null : arrowAlong(wayBetween(props.layout, from, to), props.layout.man * 0.6, 16);
  });
  const head = (): string => `${pathData(shape()?.head ?? [])}z`;
  // What a cube hides stands on the map beside it.
  const isSeenHere = (): boolean => isSeen(props.layout, [props.mark.from, props.mark.to]);
  return (
    <Show when={isSeenHere()}>
      <Show
        when={shape()}
        fallback={
          <>
            <Ring class="board-sketch-edge" layout={props.layout} place={props.mark.to} gap={9} />
            <Ring class="board-sketch-way" layout={props.layout} place={props.mark.to} gap={9} />
          </>
        }
      >
        {(drawn) => (
          <>
            <path class="board-sketch-edge" d={pathData(drawn().shaft)} />
            <path class="board-sketch-edge" d={head()} />
            <path class="board-sketch-way" d={pathData(drawn().shaft)} />
            <path class="board-sketch-head" d={head()} />
          </>
        )}
      </Show>
    </Show>
  );
}
