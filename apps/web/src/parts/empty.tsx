import { MiniBoard } from '@merellier/board';
import type { JSX } from 'solid-js';
import { useSettings } from '../context.ts';

/** Where there is nothing yet: what will be here, and the way to begin. */
export function Empty(props: {
  /** A small board, if one goes with it. */
  readonly picture?: JSX.Element;
  readonly title: string;
  /** Whether it is what went wrong, and is read out at once. */
  readonly alert?: boolean;
  readonly text?: string | undefined;
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <div class="empty">
      {props.picture && <div class="empty-picture">{props.picture}</div>}
      <p class="empty-title" role={props.alert ? 'alert' : undefined}>
        {props.title}
      </p>
      {props.text && <p class="faint">{props.text}</p>}
      {props.children}
    </div>
  );
}

/** The board of the rules that are chosen, with no man on it yet. */
export function EmptyBoard(): JSX.Element {
  const rules = useSettings().chosen();
  return <MiniBoard board={rules.board} view={rules.view(rules.start())} />;
}
