import type { JSX } from 'solid-js';
import { TurnList } from '../board-page/turn-list.tsx';
import { useLanguage, useNavigation, usePlay } from '../context.ts';
import { Dialog } from '../parts/dialog.tsx';

interface Answer {
  readonly label: string;
  readonly run: () => void;
}

function Ask(props: {
  readonly title: string;
  readonly text: string;
  readonly yes: Answer;
  readonly no: Answer;
}): JSX.Element {
  const navigation = useNavigation();
  const answer = (run: () => void) => () => {
    navigation.setDialog(null);
    run();
  };
  return (
    <Dialog title={props.title}>
      <p>{props.text}</p>
      <div class="acts">
        <button type="button" class="button primary" onClick={answer(props.yes.run)}>
          {props.yes.label}
        </button>
        <button type="button" class="button" onClick={answer(props.no.run)}>
          {props.no.label}
        </button>
      </div>
    </Dialog>
  );
}

export function ResignDialog(): JSX.Element {
  const play = usePlay();
  const { s } = useLanguage();
  return (
    <Ask
      title={s().resignAsk}
      text={s().resignMeans(play.speaker())}
      yes={{ label: s().resign, run: play.resignNow }}
      no={{ label: s().goOn, run: () => undefined }}
    />
  );
}

/** Two persons at one screen: one offers, the other answers. */
export function DrawDialog(): JSX.Element {
  const play = usePlay();
  const { s } = useLanguage();
  return (
    <Ask
      title={s().drawAsk}
      text={s().drawOffered(play.speaker())}
      yes={{ label: s().drawAccept, run: play.drawNow }}
      no={{ label: s().drawDecline, run: () => play.declineDraw(s().drawDeclined) }}
    />
  );
}

/** Face to face: whether both are done with the game under way. */
export function LeaveDialog(): JSX.Element {
  const { show } = useNavigation();
  const { s } = useLanguage();
  return (
    <Ask
      title={s().leaveAsk}
      text={s().leaveMeans}
      yes={{ label: s().newGameLong, run: () => show('start') }}
      no={{ label: s().goOn, run: () => undefined }}
    />
  );
}

/** The turns, where there is no room for them beside the board. */
export function TurnsDialog(): JSX.Element {
  const { s } = useLanguage();
  return (
    <Dialog title={s().turns} low>
      <TurnList />
    </Dialog>
  );
}
