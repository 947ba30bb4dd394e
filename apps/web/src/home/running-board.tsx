import { MiniBoard } from '@merellier/board';
import { type Game, positionOf } from '@merellier/rules';
import type { JSX } from 'solid-js';

/** How the game stands that was begun here and not finished. */
export function RunningBoard(props: { readonly game: Game }): JSX.Element {
  return <MiniBoard board={props.game.rules.board} view={props.game.rules.view(positionOf(props.game))} />;
}
