import { agreeDraw, type Game, other, pathTo, resign, type Side } from '@merellier/rules';
import type { Accessor } from 'solid-js';
import type { GrowingLanguage } from '../state/language.ts';
import type { Notices } from '../state/notices.ts';
import type { SessionState } from '../state/session.ts';
import type { Standing } from './standing.ts';

/** How many turns pass before the computer takes an even game for a draw. */
const LONG_GAME = 80;

/** The ends of a game that are said rather than played. */
export interface Agreement {
  readonly resignNow: (side: Side) => void;
  readonly drawNow: () => void;
  /** Offers the computer a draw: it agrees when it has fewer men, or as many after a long game. */
  readonly offerToComputer: (side: Side) => void;
  readonly declineDraw: (text: string) => void;
}

interface AgreementParts {
  readonly language: GrowingLanguage;
  readonly notices: Notices;
  readonly session: SessionState;
  readonly standing: Standing;
  /** What is to be done now, in one sentence. */
  readonly task: Accessor<string>;
}

export function createAgreement({ language, notices, session, standing, task }: AgreementParts): Agreement {
  const { game, view } = standing;
  function end(ended: Game): void {
    notices.setNotice(null);
    session.keep({ ...session.current(), game: ended });
    notices.announce(task());
  }
  const drawNow = (): void => end(agreeDraw(game()));

  function declineDraw(text: string): void {
    notices.setNotice({ kind: 'news', text });
    notices.announce(text);
  }

  const count = (side: Side): number =>
    view().hands[side] + view().men.reduce((sum, man) => sum + (man.side === side ? (man.king ? 3 : 1) : 0), 0);

  return {
    resignNow: (side) => end(resign(game(), side)),
    drawNow,
    offerToComputer(side) {
      const ahead = count(other(side)) - count(side);
      if (ahead < 0 || (ahead === 0 && pathTo(game()).length > LONG_GAME)) drawNow();
      else void language.loadWhole().then((all) => declineDraw(all.s().drawComputerDeclines));
    },
    declineDraw,
  };
}
