import { Tray } from '@merellier/board';
import { other, type Side, type Step } from '@merellier/rules';
import { createMemo, type JSX, Show } from 'solid-js';
import { useApp } from '../context.ts';

/** One player's edge of the board: who it is, whether it is their turn, and their tray. */
export function Strip(props: { readonly edge: 'top' | 'bottom' }): JSX.Element {
  const app = useApp();
  const { play } = app;
  const side = (): Side => (props.edge === 'bottom' ? app.session().bottom : other(app.session().bottom));
  const isTurn = (): boolean => !play.outcome() && app.position().toPlay === side();
  const isComputer = (): boolean => app.session().seats[side()] === 'computer' && app.view() === 'play';
  /** How many men a side begins with, and whether they begin in the hand. */
  const begin = createMemo(() => {
    const { men, hands } = play.rules().view(play.rules().start());
    const own = men.filter((man) => man.side === side()).length;
    return { size: own + hands[side()], hasHand: hands[side()] > 0 };
  });
  /** Steps of this kind in the turn on the way: its men have left their place already, and are to be counted so. */
  const underWay = (of: Side, kind: Step['kind']): number =>
    app.position().toPlay === of ? play.done().filter((step) => step.kind === kind).length : 0;
  const hand = (): number => play.view().hands[side()] - underWay(side(), 'enter');
  const captured = (): number => play.view().lost[other(side())] + underWay(side(), 'take');
  return (
    <section
      class={`strip strip-${props.edge}`}
      classList={{ 'strip-turn': isTurn() }}
      aria-label={app.words().side(side())}
    >
      <p class="strip-name">
        {app.words().side(side())}
        <Show when={isComputer()}>
          <small>{app.s().seatComputer(app.session().level)}</small>
        </Show>
        <Show when={isTurn()}>
          <span class="hidden">{app.s().seatTurn}</span>
        </Show>
      </p>
      <div class="strip-tray">
        <Tray
          side={side()}
          hand={hand()}
          captured={captured()}
          size={begin().size}
          hasHand={begin().hasHand}
          label={app
            .s()
            .tray(side(), begin().hasHand ? hand() : null, captured(), play.rules().board.kind === 'squares')}
        />
      </div>
    </section>
  );
}
