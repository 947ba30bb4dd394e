import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import type { BoardProps } from './props.ts';
import * as walking from './walk.ts';

/** The turn that a player walks through on a board. */
export interface BoardTurn {
  readonly state: Accessor<walking.WalkState>;
  /** Whether it is whole: then nothing more can be done on this position. */
  readonly finished: Accessor<boolean>;
  /** The place of the man in hand; null for none. */
  readonly picked: Accessor<number | null>;
  readonly targets: Accessor<ReadonlySet<number>>;
  /** Where it can be brought to at once, past the next step. */
  readonly far: Accessor<ReadonlySet<number>>;
  readonly pickable: Accessor<ReadonlySet<number>>;
  readonly takeable: Accessor<ReadonlySet<number>>;
  /** Whether the man on a place can be picked up now, or in place of the one in hand. */
  readonly canPick: (place: number) => boolean;
  readonly tapPlace: (place: number) => void;
  readonly stepBack: () => void;
}

type TurnProps = Pick<
  BoardProps,
  'walks' | 'view' | 'toPlay' | 'begun' | 'onPlace' | 'onRefused' | 'onStep' | 'onTurn'
>;

/** Follows a turn step by step, and tells of it. */
export function createBoardTurn(props: TurnProps): BoardTurn {
  // What the player did belongs to one position, and is forgotten with it.
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

  // Every place asks: it is gone through the walks once for all of them.
  const exchangeable = createMemo((): ReadonlySet<number> => {
    const now = state();
    const before = now.done.at(-1)?.kind === 'pick' ? walking.undoStep(now) : now;
    return finished() ? nothing : walking.pickable(before);
  });
  const canPick = (place: number): boolean => exchangeable().has(place);

  return {
    ...{ state, finished, picked, targets, far, pickable, takeable, canPick, tapPlace },
    stepBack: () => goOn(walking.undoStep(state())),
  };
}
