import { type JSX, onMount, Show } from 'solid-js';
import { TurnList } from '../board-page/turn-list.tsx';
import { useLanguage, useNavigation, useSession } from '../context.ts';
import { Dialog } from '../parts/dialog.tsx';
import { standClear } from '../parts/stand-clear.ts';
import { useAgreement } from './agreement.ts';
import { useSpeaker } from './speaker.ts';

interface Answer {
  readonly label: string;
  readonly run: () => void;
}

function Ask(props: {
  readonly title: string;
  readonly text: string;
  readonly yes: Answer;
  readonly no: Answer;
  /** What cannot be taken back: it stands last, and heeds no press that was meant for the button before. */
  readonly danger?: boolean;
  readonly asksOther?: boolean;
}): JSX.Element {
  return (
    <Dialog title={props.title} asksOther={props.asksOther === true}>
      <p>{props.text}</p>
      <div class="two">
        <Show
          when={props.danger}
          fallback={
            <>
              <AnswerButton answer={props.yes} main />
              <AnswerButton answer={props.no} />
            </>
          }
        >
          <AnswerButton answer={props.no} main />
          <AnswerButton answer={props.yes} danger />
        </Show>
      </div>
    </Dialog>
  );
}

function AnswerButton(props: {
  readonly answer: Answer;
  readonly main?: boolean;
  readonly danger?: boolean;
}): JSX.Element {
  const navigation = useNavigation();
  let button: HTMLButtonElement | undefined;
  // By then its dialog is open.
  onMount(() => queueMicrotask(() => props.danger && button && standClear(button)));
  return (
    <button
      ref={button}
      type="button"
      class="button"
      classList={{ primary: props.main === true, danger: props.danger === true }}
      onClick={({ detail }) => {
        // The second press of a double click was meant for what stood here before.
        if (props.danger && detail > 1) return;
        navigation.setDialog(null);
        props.answer.run();
      }}
    >
      {props.answer.label}
    </button>
  );
}

export function ResignDialog(): JSX.Element {
  const agreement = useAgreement();
  const speaker = useSpeaker();
  const { s } = useLanguage();
  return (
    <Ask
      title={s().resignAsk}
      text={s().resignMeans(speaker)}
      yes={{ label: s().resign, run: () => agreement.resignNow(speaker) }}
      no={{ label: s().goOn, run: () => undefined }}
      danger
    />
  );
}

/** Two persons at one screen: one offers, the other answers. */
export function DrawDialog(): JSX.Element {
  const agreement = useAgreement();
  const speaker = useSpeaker();
  const { s } = useLanguage();
  return (
    <Ask
      title={s().drawAsk}
      text={s().drawOffered(speaker)}
      asksOther
      yes={{ label: s().drawAccept, run: agreement.drawNow }}
      no={{ label: s().drawDecline, run: () => agreement.declineDraw(s().drawDeclined) }}
    />
  );
}

/** Face to face: whether both are done with the game under way. */
export function LeaveDialog(): JSX.Element {
  const session = useSession();
  const { s } = useLanguage();
  return (
    <Ask
      title={s().leaveAsk}
      text={s().leaveMeans}
      yes={{ label: s().newGameLong, run: session.again }}
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
