import { agreeDraw, type Game, other, pathTo, resign, type Side } from '@merellier/rules';
import { useLanguage, useNotices, usePlay, useSession } from '../context.ts';

/** How many turns pass before the computer takes an even game for a draw. */
const LONG_GAME = 80;

/** The ends of a game that are said rather than played: dialogs lead to them. */
export interface Agreement {
  readonly resignNow: (side: Side) => void;
  readonly drawNow: () => void;
  /** Offers the computer a draw: it agrees when it has fewer men, or as many after a long game. */
  readonly offerToComputer: (side: Side) => void;
  readonly declineDraw: (text: string) => void;
}

export function useAgreement(): Agreement {
  const { s } = useLanguage();
  const notices = useNotices();
  const session = useSession();
  const { game, view, task } = usePlay();
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
      else declineDraw(s().drawComputerDeclines);
    },
    declineDraw,
  };
}
