import { BoardView } from '@merellier/board';
import type { Position, PositionView, RuleSet, Side } from '@merellier/rules';
import type { JSX } from 'solid-js';
import { useLanguage, useSettings } from '../context.ts';
import { pictureOf } from './pictures.ts';
import { positionSaid } from './position-said.ts';

/** A board with a picture of its game, where there is no position to show. */
export const PictureBoard = (props: { readonly rules: RuleSet }): JSX.Element => (
  <StillBoard rules={props.rules} view={pictureOf(props.rules)} toPlay="white" bottom="white" />
);

/** A board that is laid out and not yet played on. */
export function WaitingBoard(props: {
  readonly rules: RuleSet;
  readonly bottom: Side;
  /** The position after the opening, where one was drawn. */
  readonly position?: Position;
}): JSX.Element {
  const position = (): Position => props.position ?? props.rules.start();
  return (
    <StillBoard
      rules={props.rules}
      bottom={props.bottom}
      view={props.rules.view(position())}
      toPlay={position().toPlay}
    />
  );
}

/** A board on which one only looks: a picture of the position, in words too. */
export function StillBoard(props: {
  readonly rules: RuleSet;
  readonly view: PositionView;
  readonly toPlay: Side;
  readonly bottom: Side;
}): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const view = (): PositionView => props.view;
  // Points that do nothing are no buttons: it is a picture, but for a cube, which turns.
  const isPicture = (): boolean => !props.rules.board.space;
  const title = (): string => language.s().board(language.words().rulesName(props.rules));
  const said = (): string | undefined =>
    isPicture() ? `${title()}. ${positionSaid(language, props.rules, view())}` : undefined;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: It has a role wherever it has a label.
    <div class="board-area" id="board" role={isPicture() ? 'img' : undefined} aria-label={said()}>
      <div class="still-board" inert={isPicture()}>
        <BoardView
          board={props.rules.board}
          view={view()}
          toPlay={props.toPlay}
          walks={[]}
          bottom={props.bottom}
          last={null}
          names={settings.current().names}
          label={(place, man) =>
            language.words().placeLabel(props.rules.board, { ...view(), men: man ? [man] : [] }, place)
          }
          title={title()}
          onTurn={() => undefined}
          onRefused={() => undefined}
        />
      </div>
    </div>
  );
}
