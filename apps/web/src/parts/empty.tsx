import { MiniBoard } from '@merellier/board';
import { ruleSet } from '@merellier/rules';
import type { JSX } from 'solid-js';

/** Where there is nothing yet: what will be here, and the way to begin. */
export function Empty(props: {
  readonly title: string;
  /** Whether it is what went wrong, and is read out at once. */
  readonly alert?: boolean;
  readonly text?: string | undefined;
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <div class="empty">
      <div class="empty-picture">
        <EmptyBoard />
      </div>
      <p class="empty-title" role={props.alert ? 'alert' : undefined}>
        {props.title}
      </p>
      {props.text && <p class="faint">{props.text}</p>}
      {props.children}
    </div>
  );
}

/** The emblem of the page: the board that everybody knows, whatever was played last, with no man on it yet. */
function EmptyBoard(): JSX.Element {
  return <MiniBoard board={ruleSet('jeu-du-moulin').board} />;
}
