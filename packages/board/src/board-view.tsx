import { type JSX, Show } from 'solid-js';
import { Arrows, Tags } from './arrows.tsx';
import { createCube } from './cube/cube-board.ts';
import { PlainBoard } from './plain-board.tsx';
import type { BoardProps } from './props.ts';

/**
 * The board that a person plays on. It shows the position, leads the player step by step along the legal turns that it
 * is given, by tap, drag or keyboard, and hands back the turn once it is whole. A new `walks`, `view` or `toPlay`
 * begins a turn anew.
 */
export function BoardView(props: BoardProps): JSX.Element {
  return (
    <PlainBoard
      {...props}
      cube={createCube}
      above={({ layout, isSmall, shows, isUnderWay }) => (
        <>
          <Show when={!isUnderWay()}>
            <Arrows layout={layout()} small={isSmall} arrows={props.arrows?.filter(({ path }) => shows(path)) ?? []} />
          </Show>
          <Tags layout={layout()} small={isSmall} marks={props.marks?.filter(({ place }) => shows([place])) ?? []} />
        </>
      )}
    />
  );
}
