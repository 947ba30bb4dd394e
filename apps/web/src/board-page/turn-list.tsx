import type { JSX } from 'solid-js';
import { usePlay } from '../context.ts';
import { OpeningNote } from '../parts/opening-note.tsx';
import { TurnTree } from '../parts/turn-tree.tsx';

/** The turns of the game on the board, and what their beginning is called. */
export function TurnList(): JSX.Element {
  const play = usePlay();
  return (
    <>
      <TurnTree game={play.game()} onGo={play.goToTurn} />
      <OpeningNote game={play.game()} />
    </>
  );
}
