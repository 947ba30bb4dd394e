import { LargeBoard, MiniBoard } from '@merellier/board';
import { type RuleSetId, ruleSet } from '@merellier/rules';
import { createMemo, type JSX, Show } from 'solid-js';
import { createMedia } from './media.ts';

/** Where there is room for a board of some size, with the words beside or below it: as in the style sheet of `.empty`. */
const LARGE = '(min-width: 64em) and (min-aspect-ratio: 6/5) and (min-height: 36em)';

/** Where there is nothing yet: what will be here, and the way to begin. */
export function Empty(props: {
  readonly title: string;
  /** Whether it is what went wrong, and is read out at once. */
  readonly alert?: boolean;
  readonly text?: string | undefined;
  /** Of which game it speaks, where it speaks of one. */
  readonly game?: RuleSetId | undefined;
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <div class="empty">
      <div class="empty-picture">
        <EmptyBoard game={props.game ?? 'jeu-du-moulin'} />
      </div>
      <div class="empty-words">
        <p class="empty-title" role={props.alert ? 'alert' : undefined}>
          {props.title}
        </p>
        {props.text && <p class="faint">{props.text}</p>}
        {props.children}
      </div>
    </div>
  );
}

/** The emblem of the page, else the board of the game: with no man on it yet. */
function EmptyBoard(props: { readonly game: RuleSetId }): JSX.Element {
  const board = createMemo(() => ruleSet(props.game).board);
  const isLarge = createMedia(LARGE);
  return (
    <Show when={isLarge()} fallback={<MiniBoard board={board()} />}>
      <LargeBoard board={board()} />
    </Show>
  );
}
