import { BoardView } from '@merellier/board';
import {
  addTurn,
  explain,
  type Game,
  newGame,
  outcomeOf,
  positionOf,
  type Step,
  type Turn,
  type Walk,
} from '@merellier/rules';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { useLanguage, useNotices, useSettings } from '../../context.ts';
import { lastTrace } from '../../lines/trace.ts';
import { clock } from '../../opponent/asked.ts';
import { focusBoard } from '../../parts/focus.ts';
import { TypedTurn } from '../../parts/typed-turn.tsx';
import { nodeToUndo } from '../../session/session.ts';
import { LessonControl, LessonFrame, type LessonPlace, nextAddress } from './lesson-frame.tsx';
import { isLearnt, useLearning } from './progress.ts';
import { useStrings } from './strings/strings.ts';
import type { Stop } from './track.ts';

/** The weakest level, and the milliseconds before it plays, so that one sees one's own turn end. */
const LEVEL = 1;
const PAUSE = 700;

const SEATS = { white: 'person', black: 'computer' } as const;
const NO_WALKS: readonly Walk[] = [];
const loadOpponent = () => import('../../opponent/opponent.ts');

interface SmallGameProps {
  readonly where: LessonPlace;
  readonly stop: Extract<Stop, { readonly kind: 'game' }>;
  readonly titleOf: (stop: Stop) => string;
}

/** A whole game against the weakest level, at the end of a chapter: the game on the first page is left alone. */
export function SmallGame(props: SmallGameProps): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const { learn } = useLearning();
  const { stop } = props;
  const { rules } = stop;
  const [game, setGame] = createSignal<Game>(newGame(rules));
  const [done, setDone] = createSignal<readonly Step[]>([]);
  const [note, setNote] = createSignal('');
  const [lost, setLost] = createSignal(false);
  const position = createMemo(() => positionOf(game()));
  const view = createMemo(() => rules.view(position()));
  const outcome = createMemo(() => outcomeOf(game()));
  const isOwn = (): boolean => !outcome() && position().toPlay === 'white';
  const walks = createMemo(() => (isOwn() ? rules.walks(position()) : NO_WALKS));
  const task = (): string => {
    const end = outcome();
    if (end) return language.words().outcome(end);
    return isOwn() ? language.words().toPlay(rules, position(), { done: done() }) : language.s().thinking('black');
  };

  createEffect(
    on([game, lost], () => {
      if (isOwn() || outcome() || lost()) return;
      const off = new AbortController();
      onCleanup(() => off.abort());
      void answer(off.signal);
    }),
  );

  async function answer(off: AbortSignal): Promise<void> {
    try {
      const { askTurn } = await loadOpponent();
      const [turn] = await Promise.all([
        askTurn(game(), LEVEL, { since: clock(), signal: off }),
        new Promise((go) => setTimeout(go, PAUSE)),
      ]);
      if (!off.aborted) play(turn);
    } catch {
      if (off.aborted) return;
      setLost(true);
      setNote(language.s().noAnswer);
      notices.announce(language.s().noAnswer);
    }
  }

  function play(turn: Turn): void {
    const said = language.words().turnSaid(rules, position(), turn);
    setDone([]);
    setNote('');
    setGame(addTurn(game(), turn, null));
    const end = outcome();
    if (end) learn(stop.mark);
    notices.announce(`${said}. ${end || isOwn() ? task() : ''} ${end ? verdict() : ''}`.trim());
  }

  const verdict = (): string => {
    const end = outcome();
    return end?.winner === 'white' ? s().gameWon : end?.winner === 'black' ? s().gameLost : s().gameDrawn;
  };

  function refuse(taps: readonly number[]): void {
    const refusal = isOwn() ? explain(rules, position(), taps) : null;
    const text = refusal ? language.words().refusal(refusal, rules) : task();
    setNote(text);
    notices.announce(text);
  }

  function undo(): void {
    const node = nodeToUndo({ game: game(), seats: SEATS, bottom: 'white', level: LEVEL, id: '' });
    if (node === null) return;
    setDone([]);
    setNote('');
    setGame({ ...game(), at: node, ahead: [] });
    notices.announce(`${language.s().undone} ${task()}`);
    focusBoard();
  }

  function again(): void {
    setLost(false);
    setNote('');
    setGame(newGame(rules));
    notices.announce(task());
    focusBoard();
  }

  return (
    <LessonFrame
      where={props.where}
      title={s().smallGame}
      titleOf={props.titleOf}
      rules={rules}
      position={position()}
      view={view()}
      isTurn={isOwn()}
      spoken={() => (outcome() ? `${verdict()} ${task()}` : `${task()} ${note()}`)}
      board={
        <BoardView
          board={rules.board}
          view={view()}
          toPlay={position().toPlay}
          walks={walks()}
          bottom="white"
          last={lastTrace(game())}
          names={settings.current().names}
          label={(place, man) => language.words().placeLabel(rules.board, { ...view(), men: man ? [man] : [] }, place)}
          states={{ ...language.s().states, ...(done().length === 0 ? { target: '' } : {}) }}
          title={s().boardOf(s().smallGame)}
          onTurn={(walk) => {
            const { turn } = walks()[walk] ?? {};
            if (turn) play(turn);
          }}
          onRefused={refuse}
          onStep={(steps) => {
            setDone(steps);
            setNote('');
            notices.announce(task());
          }}
        />
      }
      controls={
        <>
          <LessonControl
            icon="undo"
            label={language.s().undo}
            off={game().nodes.length < 2}
            run={() => {
              undo();
              focusBoard();
            }}
          />
          <LessonControl icon="new" label={s().playAgain} off={game().nodes.length < 2 && !lost()} run={again} />
        </>
      }
    >
      <h2 class="lesson-title">
        {s().smallGame}
        <Show when={isLearnt(stop.mark)}>
          <span class="lesson-mark">
            <span aria-hidden="true">✓</span> {s().played}
          </span>
        </Show>
      </h2>
      <p class="task" classList={{ 'task-over': outcome() !== null }}>
        {outcome() ? verdict() : task()}
      </p>
      <div class="note">
        <Show when={note() && !outcome()}>
          <p class="refusal">{note()}</p>
        </Show>
        <Show when={outcome()}>
          <p>{task()}</p>
        </Show>
        <Show when={!note() && game().nodes.length < 2}>
          <p>{s().smallGameLead(language.words().rules(rules.id).name, stop.men)}</p>
        </Show>
      </div>
      <div class="acts">
        <Show when={outcome()}>
          <a class="button primary" href={nextAddress(props.where)}>
            {props.where.onward.text}
          </a>
        </Show>
      </div>
      <Show when={settings.current().typed && walks().length > 0}>
        <TypedTurn rules={rules} position={position()} play={play} />
      </Show>
    </LessonFrame>
  );
}
