import type { JSX } from 'solid-js';
import { usePlay } from '../context.ts';
import { TurnTree } from '../parts/turn-tree.tsx';

/** The turns of the game on the board. */
export function TurnList(): JSX.Element {
  const play = usePlay();
  return <TurnTree game={play.game()} onGo={play.goToTurn} />;
}
