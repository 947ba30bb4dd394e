// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: it takes an SVG group for something that has the focus.
import type { Man, Step } from '@merellier/rules';
import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  type JSX,
  on,
  onCleanup,
  Show,
  untrack,
} from 'solid-js';
import { createBoardTurn } from './board-turn.ts';
import { materialOf } from './current-material.ts';
import { pagePen } from './drawing/pen.ts';
import { Field } from './field.tsx';
import { isSeen, type Layout, layOut, seenPlaces } from './geometry.ts';
import { placeByKey, rowsOf } from './keyboard.ts';
import { createLit } from './lit.ts';
import { Crosses, Dots, Gilded, Gone, Invites, Lit, Rings, ToldMarks, TraceMark } from './marks.tsx';
import { Men } from './men.tsx';
import { takeOutMissing } from './missing-pictures.ts';
import { type Change, followMen, fullLines, setUpMen } from './pieces.ts';
import { Places } from './places.tsx';
import { makePointer } from './pointer.ts';
import type { PlainBoardProps } from './props.ts';
import type { SketchBoard } from './sketch-board.ts';
import * as walking from './walk.ts';
import { Won } from './won.tsx';

/**
 * The board of a {@link BoardView} without what few boards need: it turns no cube and has no arrows, unless it is given
 * what does. For pages that count their bytes.
 */
export function PlainBoard(props: PlainBoardProps): JSX.Element {
  let svg: SVGSVGElement | undefined;

  // The page may give the same board anew with each position: it is laid out, and drawn, again for another one only.
  const [board, view, bottom, names] = [
    createMemo(() => props.board),
    createMemo(() => props.view),
    createMemo(() => props.bottom),
    createMemo(() => props.names),
  ];
  // A cube is turned under the finger; its map is the same board, flat.
  const solid = createMemo(() => props.cube?.(board(), () => svg) ?? null);
  const [isMap, setMap] = createSignal(false);
  // A board of points lies the same for both sides: it is not laid out anew for the other.
  const turned = createMemo(() => (board().kind === 'squares' ? bottom() : 'white'));
  const flat = createMemo(() => layOut(board(), turned(), names()));
  const layout = createMemo(() => (isMap() ? flat() : (solid()?.layout() ?? flat())));
  /** Turns the cube, where it hides this place, so that it can be seen. */
  const show = (place: number | undefined): void => {
    if (place !== undefined && !isMap()) solid()?.show(place);
  };

  const id = createUniqueId();
  const material = createMemo(() => materialOf(props));
  const pen = createMemo(() => pagePen(material(), id));

  const turn = createBoardTurn(props);
  const { state, finished, picked, targets, far, pickable, takeable, canPick, tapPlace } = turn;

  // The men, and the mill they may have closed.
  let ids = 0;
  let boardBefore = props.board;
  let seriesBefore = props.series;
  const change = createMemo<Change>(
    (before) => {
      const same = boardBefore === props.board;
      boardBefore = props.board;
      const series = untrack(() => props.series);
      const isSetUp = series !== seriesBefore;
      seriesBefore = series;
      const [pieces, shown] = [same ? before.pieces : [], walking.shownMen(state())];
      if (isSetUp) return setUpMen(pieces, shown, () => ++ids);
      const paths = untrack(() => [walkedPath(state().done), props.last?.path ?? []]);
      return followMen(pieces, shown, paths, () => ++ids);
    },
    { pieces: [], gone: [], come: [] },
  );
  const men = createMemo(() => change().pieces.map((piece) => piece.man));
  const manAt = (place: number): Man | null => {
    const man = men().find((one) => one.at === place) ?? null;
    // In the middle of a turn the position does not yet know of the mill that was just closed or opened.
    if (!man || state().done.length === 0) return man;
    return { ...man, inMill: fullLines(props.board, men(), place).length > 0 };
  };
  const jumped = createMemo(() => walking.jumped(props.board, state()));

  const lit = createLit({ props, change, men, state });

  /** The mill just closed stays marked while a man is chosen for it. */
  const closed = createMemo(() => {
    const step = state().done.at(-1);
    const at = step && takeable().size > 0 && 'at' in step ? step.at : null;
    return at === null ? [] : fullLines(props.board, men(), at);
  });

  // What was played, or may be played, is never hidden for long.
  createEffect(on(() => props.last?.path.at(-1), show, { defer: true }));
  createEffect(
    on([targets, takeable], ([go, take]) => {
      const all = [...go, ...take];
      if (seenPlaces(untrack(layout), all).length === 0) show(all[0]);
    }),
  );

  // The keyboard.
  const nodes = new Map<number, SVGGElement>();
  const [focused, setFocused] = createSignal<number | null>(null);
  const active = createMemo(() => {
    const place = focused() ?? props.last?.path.at(-1) ?? -1;
    return place in props.board.names ? place : (rowsOf(layout())[0]?.[0] ?? 0);
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey) return;
    if (props.sketch?.onKeyDown(event, sketchBoard)) {
      // Done.
    } else if (event.key === 'Escape') {
      if (finished() || state().done.length === 0) return;
      turn.stepBack();
    } else if (event.key === 'Enter' || event.key === ' ') {
      tapPlace(active());
    } else if (solid() && event.key.toLowerCase() === 'c') {
      setMap(!isMap());
    } else if (!(layout().body && event.shiftKey && solid()?.onKey(event.key))) {
      const place = placeByKey(layout(), active(), event.key, event.ctrlKey);
      if (place === null && !event.key.startsWith('Arrow')) return;
      if (place !== null) nodes.get(place)?.focus();
      // The page says so: an eye sees it, an ear does not.
      else svg?.dispatchEvent(new CustomEvent('board-no-way', { bubbles: true, detail: event.key }));
    }
    event.preventDefault();
    event.stopPropagation();
  }

  const pointer = makePointer({
    svg: () => svg,
    layout,
    picked,
    picks: (place) => place !== picked() && !targets().has(place) && canPick(place),
    onPress: setFocused,
    onTap: tapPlace,
  });
  const { drag } = pointer;

  const sketchBoard: SketchBoard = {
    ...{ layout, active, placeAt: pointer.placeAt },
    release(event) {
      solid()?.onPointerUp(event);
      if (pointer.release() && state().done.length > 0) turn.stepBack();
    },
  };
  // What was half drawn belongs to one position.
  createEffect(on(view, () => props.sketch?.drop(), { defer: true }));
  // The right button draws, and the page stays where it is under a finger that draws.
  const onDrawing = (event: Event): void => {
    const { sketch } = props;
    if (event.type === 'contextmenu' ? sketch?.isOpen() : sketch?.isDrawing()) event.preventDefault();
  };
  createEffect(() => {
    if (!props.sketch) return;
    for (const type of ['contextmenu', 'touchmove']) svg?.addEventListener(type, onDrawing, { passive: false });
    onCleanup(() => {
      for (const type of ['contextmenu', 'touchmove']) svg?.removeEventListener(type, onDrawing);
    });
  });

  const onPointerMove = (event: PointerEvent): void => {
    if (props.sketch?.onPointerMove(event, sketchBoard)) return;
    if (layout().body && !drag() && !(isHeld && picked() !== null) && solid()?.onPointerMove(event)) {
      pointer.onPointerCancel();
      return;
    }
    pointer.onPointerMove(event);
  };
  /** Whether the pointer was put down on the man in hand, which it then takes along. */
  let isHeld = false;

  function onPointerDown(event: PointerEvent): void {
    setPressed(true);
    if (props.sketch?.onPointerDown(event, sketchBoard)) return;
    pointer.onPointerDown(event);
    isHeld = picked() !== null && focused() === picked();
    solid()?.onPointerDown(event);
  }

  function onPointerUp(event: PointerEvent): void {
    if (props.sketch?.onPointerUp(event)) {
      pointer.pass(event);
      return;
    }
    if (!solid()?.onPointerUp(event)) pointer.onPointerUp(event);
  }

  // Where a press begins a game, the page moves the focus here, and browsers would show it.
  const [isPressed, setPressed] = createSignal(false);
  const onAnyKey = (): void => void setPressed(false);
  addEventListener('keydown', onAnyKey, true);
  onCleanup(() => removeEventListener('keydown', onAnyKey, true));

  const label = (place: number): string => {
    const words = props.states;
    const word =
      (place === picked() && words?.picked) ||
      (takeable().has(place) && words?.takeable) ||
      (targets().has(place) && words?.target) ||
      (pickable().has(place) && words?.pickable);
    const glows = place === props.invites && words?.invites;
    return [props.label(place, manAt(place)), glows, word].filter(Boolean).join(', ');
  };
  const box = () => layout().frame;

  /** What is marked beneath the men, on the board as it lies here; the small view of a cube has the same. */
  const beneath = (here: Accessor<Layout>): JSX.Element => (
    <>
      <Show when={props.last}>
        {(trace) => (
          <>
            <TraceMark layout={here()} trace={trace()} kind="last" />
            <Gone layout={here()} places={trace().taken} />
          </>
        )}
      </Show>
      <Gone layout={here()} places={view().closed ?? []} />
      <Show when={props.hint}>{(trace) => <TraceMark layout={here()} trace={trace()} kind="hint" />}</Show>
      <Show when={state().done.length === 0 && props.told}>
        {(told) => <ToldMarks layout={here()} told={told()} />}
      </Show>
      <Show when={closed().length > 0}>
        <Gilded layout={here()} lines={closed()} />
      </Show>
      <Show when={lit()}>{(lines) => <Lit layout={here()} lines={lines()} />}</Show>
      <Rings layout={here()} places={pickable()} kind="pickable" />
      <Invites layout={here()} place={props.invites ?? -1} man={manAt(props.invites ?? -1)} />
      <Dots layout={here()} places={targets()} kind={picked() === null ? 'entry' : 'target'} />
      <Dots layout={here()} places={far()} kind="far" />
    </>
  );
  /** What is marked above them; what lies on the far side of a cube has its signs on the map beside it. */
  const above = (here: Accessor<Layout>, isSmall: boolean): JSX.Element => (
    <>
      <g classList={{ 'board-after-lit': lit() !== null }}>
        <Rings layout={here()} places={takeable()} kind="takeable" />
      </g>
      <Show when={jumped().size > 0}>
        <Crosses layout={here()} places={jumped()} />
      </Show>
      <Show when={props.hint?.taken.length}>
        <Crosses layout={here()} places={props.hint?.taken ?? []} />
      </Show>
      {props.above?.({
        layout: here,
        isSmall,
        shows: (places) => isSeen(layout(), places) !== isSmall,
        isUnderWay: () => state().done.length > 0,
      })}
      {props.sketch?.picture({ ...sketchBoard, layout: here })}
    </>
  );

  return (
    <svg
      ref={(node) => {
        svg = node;
        takeOutMissing(node);
      }}
      class="board-view"
      data-won={props.won || undefined}
      classList={{
        'board-squares': board().kind === 'squares',
        'board-drag': pickable().size > 0 || picked() !== null,
        'board-turns': layout().body !== undefined,
        'board-pressed': isPressed(),
      }}
      viewBox={`${box().x} ${box().y} ${box().width} ${box().height}`}
      style={{ '--board-wide': box().width }}
      role="presentation"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={(event) => {
        props.sketch?.onPointerUp(event);
        solid()?.onPointerUp(event);
        pointer.onPointerCancel();
      }}
    >
      <g aria-hidden="true">
        <Field pen={pen()} layout={layout()} names={names() !== false} />
        <Show when={props.won}>
          <Won pen={pen()} layout={layout()} />
        </Show>
        {beneath(layout)}
        <Men pen={pen()} layout={layout()} bottom={bottom()} change={change()} picked={picked()} drag={drag()} />
        {/* What is only printed is not lifted enough to be seen: it has a ring. */}
        <Show when={pen().style.men === null && !drag() && picked() !== null}>
          <Rings layout={layout()} places={[picked() ?? -1]} kind="picked" />
        </Show>
        {above(layout, false)}
        <Show when={solid()} keyed>
          {({ OtherView, layout: turned }) => (
            <OtherView
              pen={{ ...pen(), id: (name) => `${id}-other-${name}` }}
              layout={isMap() ? turned() : flat()}
              men={men()}
              beneath={beneath}
              above={(here) => above(here, true)}
              frame={box()}
              onSwap={() => setMap(!isMap())}
            />
          )}
        </Show>
      </g>
      <Places
        layout={layout()}
        title={props.title}
        active={active()}
        label={label}
        pressed={(place) => (place === picked() ? true : canPick(place) ? false : undefined)}
        open={(place) =>
          props.onPlace !== undefined ||
          place === picked() ||
          targets().has(place) ||
          far().has(place) ||
          takeable().has(place) ||
          canPick(place)
        }
        node={(place, element) => nodes.set(place, element)}
        onFocus={(place) => {
          setFocused(place);
          show(place);
        }}
        onClick={(place, event) => {
          if (!pointer.hasSeen(event)) tapPlace(place);
        }}
        onKeyDown={onKeyDown}
      />
    </svg>
  );
}

/** The places that a man was led over in the steps done so far. */
const walkedPath = (done: readonly Step[]): number[] =>
  done.flatMap((step) => (step.kind === 'pick' || step.kind === 'land' ? [step.at] : []));
