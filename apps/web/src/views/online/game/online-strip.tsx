import { isLive, MINUTE } from '@merellier/protocol';
import { other, type Side } from '@merellier/rules';
import { createMemo, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../../context.ts';
import { clockText, daysLeft } from '../../../online/clock-text.ts';
import { SideTray } from '../../../parts/side-tray.tsx';
import { PlayerName } from '../lobby/player-name.tsx';
import { useStrings } from '../strings/strings.ts';
import type { OnlineGame } from './online-game.ts';

/** Below this a clock says in words too that it is nearly down. */
const LOW = MINUTE / 2;

/** One player's edge of the board: name, clock, whether it is their turn and whether they are there, and their tray. */
export function OnlineStrip(props: { readonly game: OnlineGame; readonly edge: 'top' | 'bottom' }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { game } = props;
  const side = (): Side => (props.edge === 'bottom' ? game.bottom() : other(game.bottom()));
  const isTurn = (): boolean => !game.isOver() && game.position().toPlay === side();
  const isGone = (): boolean => {
    const now = game.state();
    if (!now?.white || now.phase !== 'playing') return false;
    return !game.here()[(now.white === 'host') === (side() === 'white') ? 'host' : 'guest'];
  };
  const view = createMemo(() => game.rules().view(game.position()));
  return (
    <section
      class={`strip strip-${props.edge}`}
      classList={{ 'strip-turn': isTurn() }}
      aria-label={language.words().side(side())}
    >
      <p class="strip-name">
        <PlayerName player={game.player(side())} />
        <small>
          {language.words().side(side())}
          <Show when={isGone()}> · {s().gone}</Show>
        </small>
        <Show when={isTurn()}>
          <span class="hidden">{language.s().seatTurn(side() === game.mySide())}</span>
        </Show>
      </p>
      <SideTray
        rules={game.rules()}
        view={view()}
        side={side()}
        {...(game.isMyTurn() ? { underWay: { side: game.position().toPlay, done: game.underWay.done() } } : {})}
      />
      <Show when={game.clocks()}>{(clocks) => <ClockFace game={game} side={side()} left={clocks()[side()]} />}</Show>
    </section>
  );
}

/** What is left of a side's time. Read out when asked for, not while it runs. */
function ClockFace(props: { readonly game: OnlineGame; readonly side: Side; readonly left: number }): JSX.Element {
  const s = useStrings();
  const live = (): boolean => isLive(props.game.state()?.options.time ?? { kind: 'none' });
  const text = (): string => {
    if (live()) return clockText(props.left);
    const { days, hours } = daysLeft(props.left);
    return s().days(days, hours);
  };
  return (
    <p class="online-clock" role="timer" aria-live="off" aria-label={s().timeOf(props.side)}>
      {text()}
      <Show when={live() && props.left < LOW && !props.game.isOver()}>
        <small>{s().timeLow}</small>
      </Show>
    </p>
  );
}
