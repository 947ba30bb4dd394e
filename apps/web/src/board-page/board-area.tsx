import { PlainBoard } from '@merellier/board';
import type { Side } from '@merellier/rules';
import { createEffect, createMemo, type JSX } from 'solid-js';
import { useComputer, useFirstLanguage, useNavigation, usePlay, useSession, useSettings } from '../context.ts';
import { BoardSection } from '../parts/board-section.tsx';
import { focusBoard } from '../parts/focus.ts';
import { marksOf } from '../play/told.ts';
import { cubeMaker, loadAllGames } from '../rules/known-rules.ts';
import { useIsTable } from './face-to-face.ts';

/** The board: the same element on the first page and in a game, so that it neither moves nor is drawn anew. */
export function BoardArea(): JSX.Element {
  const settings = useSettings();
  const language = useFirstLanguage();
  const session = useSession();
  const play = usePlay();
  const navigation = useNavigation();
  const computer = useComputer();
  const isTable = useIsTable();
  // While men are entered nearly every free point is open: only where a man can go is worth saying.
  const states = createMemo(() => ({ ...language.s().states, ...(play.done().length === 0 ? { target: '' } : {}) }));
  // A game that was opened may be the first on a cube.
  createEffect(() => play.rules().board.space && void loadAllGames());
  /** On the first page, the point that is worth touching. */
  const invitation = (): number | null =>
    navigation.view() === 'start' && play.done().length === 0 ? (session.living()?.invites ?? null) : null;
  /** Who has won, where it is somebody at this screen: the board celebrates no victory of the computer. */
  const won = (): Side | null => {
    const winner = play.outcome()?.winner;
    return winner && session.current().seats[winner] === 'person' && navigation.view() === 'play' ? winner : null;
  };
  return (
    <BoardSection
      rules={play.rules()}
      position={session.position()}
      done={play.done()}
      ref={(area) => {
        // Before the board hears of it: on the first page too, where nothing else hurries a turn.
        for (const kind of ['pointerdown', 'keydown']) area.addEventListener(kind, play.hurry, true);
      }}
    >
      <PlainBoard
        board={play.rules().board}
        cube={cubeMaker()}
        view={play.view()}
        toPlay={session.position().toPlay}
        walks={play.walks()}
        begun={play.done()}
        bottom={session.current().bottom}
        last={play.last()}
        hint={computer.hint()?.trace ?? null}
        told={marksOf([...(play.happened() ?? []), ...(play.why() ?? [])])}
        invites={invitation()}
        won={won()}
        names={settings.current().names && (isTable() ? 'both' : true)}
        label={(place, man) =>
          language.words().placeLabel(play.rules().board, { ...play.view(), men: man ? [man] : [] }, place)
        }
        states={states()}
        title={language.s().board(language.words().rulesName(play.rules()))}
        onTurn={(walk) => {
          play.playWalk(walk);
          // On the first page the first turn begins the game: the board keeps the focus.
          focusBoard();
        }}
        onRefused={play.refuse}
        onStep={play.stepped}
      />
    </BoardSection>
  );
}
