import type { Game } from '@merellier/rules';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { useLanguage } from '../context.ts';
import { type TurnEntry, type TurnLine, turnRows } from '../lines/turn-rows.ts';
import { OpeningNote } from './opening-note.tsx';

interface TurnTreeProps {
  readonly game: Game;
  /** Called with the node whose position is to be shown. */
  readonly onGo: (node: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** How much of a list is above the bar of a telephone, in pixels; all of it where less than a line is, since one scrolls to it then. */
function heightInSight(box: HTMLElement): number {
  const bar = box.parentElement?.querySelector('.controls')?.getBoundingClientRect();
  const above = bar ? bar.top - box.getBoundingClientRect().top : box.clientHeight;
  return above < 48 ? box.clientHeight : Math.min(above, box.clientHeight);
}

/**
 * The turns of a game with all its variations, under what its opening is called: a press on one shows the position after it. For the tab key the list is one
 * stop, at the turn on the board; the arrow keys lead through it.
 */
export function TurnTree(props: TurnTreeProps): JSX.Element {
  const language = useLanguage();
  const nodes = createMemo(() => props.game.nodes);
  // Made anew for new turns only: a button that was pressed keeps the focus.
  const rows = createMemo(on(nodes, () => turnRows(props.game)));
  let box: HTMLDivElement | undefined;
  /** Brings the turn on the board into sight. */
  function showCurrent(): void {
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !current) return;
    // Only the list scrolls: scrollIntoView would move the page and the board with it.
    const [top, bottom] = [current.offsetTop, current.offsetTop + current.offsetHeight];
    const inSight = heightInSight(box);
    const hidden = box.clientHeight - inSight;
    box.style.setProperty('--hidden', hidden > 0 ? `${hidden + 8}px` : '0');
    if (top < box.scrollTop) box.scrollTop = top - 8;
    if (bottom > box.scrollTop + inSight) box.scrollTop = bottom - inSight + 8;
  }
  function onKeyDown(event: KeyboardEvent): void {
    const buttons = [...(box?.querySelectorAll<HTMLElement>('.turn') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : at + (STEPS[event.key] ?? 0);
    if (at < 0 || to === at || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    buttons[to]?.focus();
  }
  createEffect(() => {
    rows();
    props.game.at;
    // Measured once everything is in place: amid changes the page would be laid out twice.
    requestAnimationFrame(showCurrent);
  });
  return (
    <div class="turn-list" ref={box} role="group" aria-label={language.s().turns} onKeyDown={onKeyDown}>
      <Show when={rows().length > 0} fallback={<p class="faint">{language.s().noTurns}</p>}>
        <button
          type="button"
          class="turn turn-start"
          tabindex={props.game.at === 0 ? 0 : -1}
          aria-current={props.game.at === 0 ? 'true' : undefined}
          onClick={() => props.onGo(0)}
        >
          {language.s().startOfGame}
        </button>
        <OpeningNote game={props.game} />
        <ol>
          <For each={rows()}>
            {(row) => (
              <li class="turn-row">
                <span class="turn-number">{row.number}.</span>
                <span class="turn-cell">
                  <For each={row.first}>{(entry) => <TurnButton {...props} entry={entry} />}</For>
                </span>
                <span class="turn-cell">
                  <For each={row.second}>{(entry) => <TurnButton {...props} entry={entry} />}</For>
                </span>
                <For each={[...row.first, ...row.second].filter(({ comment }) => comment !== '')}>
                  {(entry) => <p class="turn-comment">{entry.comment}</p>}
                </For>
                <For each={row.variations}>{(line) => <Variation {...props} line={line} />}</For>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </div>
  );
}

function TurnButton(props: TurnTreeProps & { readonly entry: TurnEntry }): JSX.Element {
  return (
    <button
      type="button"
      class="turn"
      tabindex={props.game.at === props.entry.node ? 0 : -1}
      aria-current={props.game.at === props.entry.node ? 'true' : undefined}
      onClick={() => props.onGo(props.entry.node)}
    >
      {props.entry.text}
      <Show when={props.entry.mark}>
        <span class="turn-mark">{props.entry.mark}</span>
      </Show>
    </button>
  );
}

function Variation(props: TurnTreeProps & { readonly line: TurnLine }): JSX.Element {
  const language = useLanguage();
  return (
    <div class="variation" role="group" aria-label={language.s().variation}>
      <For each={props.line.entries}>
        {(entry, i) => (
          <>
            <Show when={entry.opens || i() === 0}>
              <span class="turn-number">
                {entry.number}
                {entry.opens ? '.' : '…'}
              </span>
            </Show>
            <TurnButton {...props} entry={entry} />
            <Show when={entry.comment}>
              <span class="turn-comment">{entry.comment}</span>
            </Show>
            <For each={entry.variations}>{(line) => <Variation {...props} line={line} />}</For>
          </>
        )}
      </For>
    </div>
  );
}
