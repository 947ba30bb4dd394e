import type { TurnUnderWay } from '@merellier/board';
import { endOfLine } from '@merellier/rules';
import { type Accessor, createMemo } from 'solid-js';
import { positionBefore } from '../lines/trace.ts';
import { goToNode, nodeToRedo, nodeToUndo } from '../session/session.ts';
import type { FirstLanguage } from '../state/language.ts';
import type { Navigation } from '../state/navigation.ts';
import type { Notices } from '../state/notices.ts';
import type { SessionState } from '../state/session.ts';
import type { Standing } from './standing.ts';

/** The ways back in the game, and forward again. */
export interface Past {
  /** The node to which taking back leads; null where there is nothing to take back. */
  readonly undoTarget: Accessor<number | null>;
  readonly undo: () => void;
  readonly redoTarget: Accessor<number | null>;
  readonly redo: () => void;
  /** Goes to the last turn of the line that is being played. */
  readonly toEnd: () => void;
  readonly goToTurn: (node: number) => void;
}

interface PastParts {
  readonly language: FirstLanguage;
  readonly notices: Notices;
  readonly navigation: Navigation;
  readonly session: SessionState;
  readonly standing: Standing;
  readonly underWay: TurnUnderWay;
  /** What is to be done now, in one sentence. */
  readonly task: Accessor<string>;
}

export function createPast({ language, notices, navigation, session, standing, underWay, task }: PastParts): Past {
  const { game } = standing;
  const isShown = (): boolean => navigation.view() === 'play';
  const isHalfDone = (): boolean => underWay.done().length > 0;
  const isEndedHere = (): boolean => game().ended?.at === game().at;
  // Half a turn, or a word that ended the game, is taken back where it was said.
  const undoTarget = createMemo(() => {
    if (!isShown()) return null;
    return isHalfDone() || isEndedHere() ? game().at : nodeToUndo(session.current());
  });
  const redoTarget = createMemo(() => (isShown() ? nodeToRedo(session.current()) : null));

  function goTo(node: number, said: string): void {
    notices.setNotice(null);
    session.keep(goToNode(session.current(), node));
    notices.announce(`${said} ${task()}`);
  }

  /** Takes back what was done of a turn that is not finished. */
  function putBack(): void {
    underWay.putBack();
    notices.setNotice(null);
    notices.announce(`${language.s().undone} ${task()}`);
  }

  return {
    undoTarget,
    undo() {
      const node = undoTarget();
      if (node === null) return;
      if (isHalfDone()) putBack();
      else if (isEndedHere()) session.keep({ ...session.current(), game: { ...game(), ended: null } });
      else goTo(node, language.s().undone);
    },
    redoTarget,
    redo() {
      const node = redoTarget();
      if (node !== null) goTo(node, language.s().redone);
    },
    toEnd: () => goTo(game().ahead[0] ?? endOfLine(game(), game().at), ''),
    goToTurn(node) {
      const { s, words } = language;
      const { turn } = game().nodes[node] ?? {};
      const { rules } = standing;
      goTo(node, turn ? s().gone(words().turnSaid(rules(), positionBefore(game(), node), turn)) : s().goneToStart);
    },
  };
}
