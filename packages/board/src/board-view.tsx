// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: it takes an SVG group for something that has the focus.
import type { Man, Step } from '@merellier/rules';
import {
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
import { Arrows, Tags } from './arrows.tsx';
import { layOutCube } from './cube/cube-layout.ts';
import { showing, turnedBy } from './cube/orientation.ts';
import { OtherView } from './cube/other-view.tsx';
import { makeTurning } from './cube/turning.ts';
import { materialOf } from './current-material.ts';
import { pagePen } from './drawing/pen.ts';
import { Field } from './field.tsx';
import { layOut, seenPlaces } from './geometry.ts';
import { placeByKey, rowsOf } from './keyboard.ts';
import { Crosses, Dots, Gilded, Gone, Invites, Lit, Rings, ToldMarks, TraceMark } from './marks.tsx';
import { Men } from './men.tsx';
import { takeOutMissing } from './missing-pictures.ts';
import { LIT, pace, SLIDE } from './motion.ts';
import { type Change, followMen, fullLines } from './pieces.ts';
import { Places } from './places.tsx';
import { makePointer } from './pointer.ts';
import type { BoardProps } from './props.ts';
import type { SketchBoard } from './sketch-board.ts';
import * as walking from './walk.ts';
import { Won } from './won.tsx';

/**
 * The board that a person plays on. It shows the position, leads the player step by step along the legal turns that it
 * is given, by tap, drag or keyboard, and hands back the turn once it is whole. A new `walks`, `view` or `toPlay`
 * begins a turn anew.
 */
export function BoardView(props: BoardProps): JSX.Element {
  let svg: SVGSVGElement | undefined;

  // The page may give the same board anew with each position: it is laid out, and drawn, again for another one only.
  const [board, view, bottom, names] = [
    createMemo(() => props.board),
    createMemo(() => props.view),
    createMemo(() => props.bottom),
    createMemo(() => props.names),
  ];
  // A cube is turned under the finger; its map is the same board, flat.
  const turning = makeTurning(() => svg);
  const [isMap, setMap] = createSignal(false);
  const solid = createMemo(() => board().space);
  const flat = createMemo(() => layOut(board(), bottom(), names()));
  const cube = createMemo(() => {
    const space = solid();
    return space && layOutCube(board(), space, turning.turned());
  });
  const layout = createMemo(() => (isMap() ? flat() : (cube() ?? flat())));
  const seen = (all: ReadonlySet<number>): readonly number[] => seenPlaces(layout(), all);
  /** Turns the cube, where it hides this place, so that it can be seen. */
  const show = (place: number | undefined): void => {
    const point = solid()?.[place ?? -1];
    if (point && !isMap()) turning.turnTo(showing(turning.turned(), point));
  };

  const id = createUniqueId();
  const material = createMemo(() => materialOf(props));
  const pen = createMemo(() => pagePen(material(), id));

  // The turn: what the player did belongs to one position, and is forgotten with it.
  const base = createMemo(() => {
    const start = walking.startWalk(props.walks, props.view.men, props.toPlay);
    return untrack(() => walking.goOnFrom(start, props.begun ?? []));
  });
  const [progress, setProgress] = createSignal({ base: base(), state: base(), finished: false });
  const isCurrent = (): boolean => progress().base === base();
  const state = createMemo(() => (isCurrent() ? progress().state : base()));
  const finished = (): boolean => isCurrent() && progress().finished;
  const picked = createMemo(() => (finished() ? null : walking.pickedPlace(state())));
  const nothing: ReadonlySet<number> = new Set();
  const places = (of: (state: walking.WalkState) => ReadonlySet<number>) =>
    createMemo(() => (finished() ? nothing : of(state())));
  const [targets, far, pickable, takeable] = [
    places(walking.targets),
    places(walking.farTargets),
    places(walking.pickable),
    places(walking.takeable),
  ];

  function goOn(next: walking.WalkState): void {
    setProgress({ base: base(), state: next, finished: false });
    props.onStep?.(next.done, walking.nextKinds(next), next.done.length > 0 ? walking.stoppable(next) : null);
  }

  // A turn that goes on from where it was left: those who follow it hear how far it is.
  createEffect(
    on(base, (now) => {
      if (now.done.length > 0) props.onStep?.(now.done, walking.nextKinds(now), walking.stoppable(now));
    }),
  );

  function tapPlace(place: number): void {
    if (props.onPlace) props.onPlace(place);
    if (props.onPlace || finished()) return;
    const tapped = walking.tap(state(), place);
    if (tapped.result === 'refused') props.onRefused(tapped.taps);
    if (tapped.result === 'stepped') goOn(tapped.state);
    if (tapped.result === 'finished') {
      setProgress({ base: base(), state: tapped.state, finished: true });
      props.onTurn(tapped.walk);
    }
  }

  // The men, and the mill they may have closed.
  let ids = 0;
  let boardBefore = props.board;
  const change = createMemo<Change>(
    (before) => {
      const same = boardBefore === props.board;
      boardBefore = props.board;
      const paths = untrack(() => [walkedPath(state().done), props.last?.path ?? []]);
      return followMen(same ? before.pieces : [], walking.shownMen(state()), paths, () => ++ids);
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
      goOn(walking.undoStep(state()));
    } else if (event.key === 'Enter' || event.key === ' ') {
      tapPlace(active());
    } else if (solid() && event.key.toLowerCase() === 'c') {
      setMap(!isMap());
    } else if (layout().body && event.shiftKey && event.key in WAYS) {
      turning.turnTo(turnedBy(turning.turned(), WAYS[event.key as keyof typeof WAYS]));
    } else {
      const place = placeByKey(layout(), active(), event.key, event.ctrlKey);
      if (place === null && !event.key.startsWith('Arrow')) return;
      if (place !== null) nodes.get(place)?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  const canPick = (place: number): boolean => {
    const now = state();
    const before = now.done.at(-1)?.kind === 'pick' ? walking.undoStep(now) : now;
    return !finished() && walking.pickable(before).has(place);
  };

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
      turning.onPointerUp(event);
      if (pointer.release() && state().done.length > 0) goOn(walking.undoStep(state()));
    },
  };
  // What was half drawn belongs to one position.
  createEffect(on(view, () => props.sketch?.drop(), { defer: true }));
  // The right button draws, and the page stays where it is under a finger that draws.
  const onDrawing = (event: Event): void => {
    if (event.type === 'contextmenu' || props.sketch?.isDrawing()) event.preventDefault();
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
    if (layout().body && !drag() && !(isHeld && picked() !== null) && turning.onPointerMove(event)) {
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
    turning.onPointerDown(event);
  }

  function onPointerUp(event: PointerEvent): void {
    if (props.sketch?.onPointerUp(event)) {
      pointer.pass(event);
      return;
    }
    if (!turning.onPointerUp(event)) pointer.onPointerUp(event);
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
    return [props.label(place, manAt(place)), ...(word ? [word] : [])].join(', ');
  };
  const box = () => layout().frame;

  return (
    <svg
      ref={(node) => {
        svg = node;
        takeOutMissing(node);
      }}
      class="board-view"
      classList={{
        'board-squares': board().kind === 'squares',
        'board-drag': pickable().size > 0 || picked() !== null,
        'board-turns': layout().body !== undefined,
        'board-pressed': isPressed(),
      }}
      viewBox={`${box().x} ${box().y} ${box().width} ${box().height}`}
      role="presentation"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={(event) => {
        props.sketch?.onPointerUp(event);
        turning.onPointerUp(event);
        pointer.onPointerCancel();
      }}
    >
      <g aria-hidden="true">
        <Field pen={pen()} layout={layout()} names={names()} />
        <Show when={props.won}>
          <Won layout={layout()} />
        </Show>
        <Show when={props.last}>
          {(trace) => (
            <>
              <TraceMark layout={layout()} trace={trace()} kind="last" />
              <Gone layout={layout()} places={trace().taken} />
            </>
          )}
        </Show>
        <Show when={props.hint}>{(trace) => <TraceMark layout={layout()} trace={trace()} kind="hint" />}</Show>
        <Show when={state().done.length === 0 && props.told}>
          {(told) => <ToldMarks layout={layout()} told={told()} />}
        </Show>
        <Show when={closed().length > 0}>
          <Gilded layout={layout()} lines={closed()} />
        </Show>
        <Show when={lit()}>{(lines) => <Lit layout={layout()} lines={lines()} />}</Show>
        <Rings layout={layout()} places={seen(pickable())} kind="pickable" />
        <Dots layout={layout()} places={seen(targets())} kind={picked() === null ? 'entry' : 'target'} />
        <Dots layout={layout()} places={seen(far())} kind="far" />
        <Men pen={pen()} layout={layout()} bottom={bottom()} change={change()} picked={picked()} drag={drag()} />
        {/* What is only printed is not lifted enough to be seen: it has a ring. */}
        <Show when={pen().style.men === null && !drag() && picked() !== null}>
          <Rings layout={layout()} places={[picked() ?? -1]} kind="picked" />
        </Show>
        <g classList={{ 'board-after-lit': lit() !== null }}>
          <Rings layout={layout()} places={seen(takeable())} kind="takeable" />
        </g>
        <Show when={jumped().size > 0}>
          <Crosses layout={layout()} places={jumped()} />
        </Show>
        <Show when={props.hint?.taken.length}>
          <Crosses layout={layout()} places={props.hint?.taken ?? []} />
        </Show>
        <Show when={(props.invites ?? null) !== null}>
          <Invites layout={layout()} place={props.invites ?? -1} />
        </Show>
        <Show when={state().done.length === 0}>
          <Arrows layout={layout()} arrows={props.arrows ?? []} />
        </Show>
        {props.sketch?.picture(sketchBoard)}
        <Tags layout={layout()} marks={props.marks ?? []} />
        <Show when={cube()}>
          {(turned) => (
            <OtherView
              pen={{ ...pen(), id: (name) => `${id}-other-${name}` }}
              layout={isMap() ? turned() : flat()}
              men={men()}
              targets={targets()}
              takeable={takeable()}
              at={{ x: box().x + 14, y: box().y + 14, side: box().width * (isMap() ? 0.14 : 0.19) }}
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

const WAYS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;

/** The places that a man was led over in the steps done so far. */
const walkedPath = (done: readonly Step[]): number[] =>
  done.flatMap((step) => (step.kind === 'pick' || step.kind === 'land' ? [step.at] : []));
