import { BoardView } from '@merellier/board';
import { openQuestion } from '@merellier/protocol/class';
import { newGame, type Position, positionOf } from '@merellier/rules';
import { createRoot, createSignal } from 'solid-js';
import { positionSaid } from '../../../parts/position-said.ts';
import type { LanguageState } from '../../../state/language.ts';

/** The position that a pupil's board shows while there is no question. */
export const REHEARSED = { rules: { id: 'jeu-du-moulin', parameters: {} }, position: 'W:Wd6,f4,a7:Bb4,d2,g1:H6,6' };

/**
 * Goes through what a question does to a board, on one that nobody sees, while the pupil waits: what a browser does for the first
 * time takes it five times as long, and thirty small telephones are to have the first question at once too.
 */
export function rehearse(language: LanguageState): void {
  const opened = openQuestion(REHEARSED);
  if (!opened) return;
  const { rules } = opened;
  createRoot((dispose) => {
    const [position, setPosition] = createSignal<Position>(positionOf(newGame(rules)));
    const [isAsked, setAsked] = createSignal(false);
    const view = () => rules.view(position());
    void (
      <BoardView
        board={rules.board}
        view={view()}
        toPlay={position().toPlay}
        walks={isAsked() ? rules.walks(position()) : []}
        bottom="white"
        series={isAsked() ? 1 : null}
        last={null}
        names
        label={(place, man) => language.words().placeLabel(rules.board, { ...view(), men: man ? [man] : [] }, place)}
        title=""
        onTurn={() => undefined}
        onRefused={() => undefined}
      />
    );
    // Once it stands there, the question comes.
    queueMicrotask(() => {
      setAsked(true);
      setPosition(opened.position);
      positionSaid(language, rules, view());
      dispose();
    });
  });
}
