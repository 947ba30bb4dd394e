import { createTurnUnderWay, type TurnUnderWay } from '@merellier/board';
import { otherSeat, type Player, type PlayerCommand, playerOf, type RecordedEvent } from '@merellier/protocol';
import type { Side, Turn } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import { newContribution } from '../../../online/contribution.ts';
import { dropPending, playPending } from '../../../online/game-model.ts';
import type { LanguageState } from '../../../state/language.ts';
import type { Notices } from '../../../state/notices.ts';
import type { SettingsState } from '../../../state/settings.ts';
import type { Online } from '../online.ts';
import { type Clocks, createClocks } from './clocks.ts';
import { type FollowedGame, followGame } from './followed-game.ts';
import type { GameVoice } from './game-voice.ts';
import { createNews, type News } from './news.ts';
import { createPlannedTurn, type PlannedTurn } from './planned-turn.ts';
import { createShownBoard, type ShownBoard } from './shown-board.ts';
import type { Unbegun } from './unbegun.ts';

/** A game on the board of this page, and what can be done in it. */
export interface OnlineGame
  extends Omit<FollowedGame, 'setModel'>,
    ShownBoard,
    Pick<PlannedTurn, 'premove' | 'setPremove' | 'aheadPosition'>,
    Pick<News, 'notice' | 'tell'> {
  readonly clocks: Clocks;
  readonly underWay: TurnUnderWay;
  readonly play: (turn: Turn) => Promise<void>;
  /** Plays the walk of this number, or plans it where the other side is to play. */
  readonly playWalk: (index: number) => void;
  /** Asks something of the game; a refusal is said. False where it was refused. */
  readonly ask: (command: PlayerCommand) => Promise<boolean>;
  /** Whether what is played here waits for the server to answer again. */
  readonly isCutOff: () => boolean;
  /** How a game that was not begun counts in its tournament; null until that is known. */
  readonly forfeit: Accessor<Unbegun | null>;
  readonly setForfeit: (lost: Unbegun | null) => void;
  /** The id of this browser's player. */
  readonly me: () => string | undefined;
  /** The player on the other side; null for those who only look on. */
  readonly opponent: () => Player | null;
  readonly player: (side: Side) => Player | null;
}

interface OnlineGameParts {
  readonly settings: SettingsState;
  readonly language: LanguageState;
  readonly notices: Notices;
  readonly online: Online;
  readonly id: string;
  readonly voice: GameVoice;
}

/** Events after which a place in the past is looked at no longer. */
const LEADS_BACK: readonly RecordedEvent['event']['kind'][] = ['turned', 'taken-back', 'ended'];

/** Follows one game and plays in it; to be called within a Solid root. */
export function createOnlineGame(parts: OnlineGameParts): OnlineGame {
  const { settings, language, notices, online, id, voice } = parts;
  const news = createNews(notices, voice);
  const followed = followGame(online, id, {
    fresh(events, before) {
      if (events.some(({ event }) => LEADS_BACK.includes(event.kind))) board.setLookedAt(null);
      news.tellEvents(events, before);
      planned.playNow();
    },
    said: (state, side, phrase) => news.tell('news', voice.said(state, side, phrase)),
    refused: (refusal) => news.tell('refusal', voice.refusal(refusal)),
  });
  const { model, setModel, state, mySeat } = followed;
  contributeToChance(followed, online);
  const board = createShownBoard(followed, untrack(settings.chosen));
  const { rules, position, isMyTurn } = board;

  /** Shows a turn at once, and sends it; it is taken back where it is refused. */
  async function play(turn: Turn): Promise<void> {
    const before = model();
    if (!before.state) return;
    const text = writeTurn(rules(), position(), turn);
    news.setNotice(null);
    notices.announce(`${language.words().turnSaid(rules(), position(), turn)}.`);
    setModel(playPending(before, turn));
    const { boardSeq } = before.state;
    const answer = await online.connection().command(id, { kind: 'turn', turn: text, after: boardSeq });
    if (answer.ok) return;
    setModel(dropPending);
    news.tell('refusal', voice.refusal(answer.refusal));
  }

  const planned = createPlannedTurn({
    ...{ followed, board },
    play: (turn) => void play(turn),
    onGone: () => news.tell('news', voice.premoveGone()),
  });
  const { premove, setPremove, aheadPosition } = planned;
  const underWay = createTurnUnderWay({
    rules,
    position: createMemo(() => aheadPosition() ?? position()),
    isOpen: () => (isMyTurn() && !model().pending) || aheadPosition() !== null,
  });
  // A turn half done asks for something else than what was refused.
  createEffect(on([position, underWay.done], news.forgetRefusal, { defer: true }));
  const [forfeit, setForfeit] = createSignal<Unbegun | null>(null);

  return {
    ...{ ...followed, ...board, premove, setPremove, aheadPosition, underWay, play },
    ...{ notice: news.notice, tell: news.tell, clocks: createClocks(followed, online) },
    ...{ forfeit, setForfeit, me: () => online.player()?.id },
    playWalk(index) {
      const walk = underWay.walks()[index];
      if (!walk) return;
      if (aheadPosition()) setPremove(walk.steps);
      else void play(walk.turn);
    },
    async ask(command) {
      const answer = await online.connection().command(id, command);
      if (!answer.ok) news.tell('refusal', voice.refusal(answer.refusal));
      return answer.ok;
    },
    isCutOff: () => online.link() !== 'open' || online.isHeldUp(),
    opponent() {
      const seat = mySeat();
      return seat && (state()?.players[otherSeat(seat)] ?? null);
    },
    player(side) {
      const now = state();
      return now && playerOf(now, side);
    },
  };
}

/** Sends the part in chance that this player's seat owes, once. */
function contributeToChance({ id, state, mySeat }: FollowedGame, online: Online): void {
  const [contributed, setContributed] = createSignal(false);
  createEffect(() => {
    const now = state();
    const seat = mySeat();
    if (!now?.chance || !seat || contributed() || now.phase === 'playing' || now.phase === 'over') return;
    if (now.chance.contributions[seat]) return;
    setContributed(true);
    void online.connection().command(id, { kind: 'contribute', contribution: newContribution() });
  });
}
