import type { HuffChoice, TurnUnderWay } from '@merellier/board';
import type { Turn } from '@merellier/rules';
import { For, type JSX, Show } from 'solid-js';
import { useLanguage } from '../context.ts';
import { focusBoard } from './focus.ts';

/** What a turn needs beside the board: huffing's choices, what is only said, stopping halfway; and what a view adds. */
export function TurnActs(props: {
  readonly underWay: TurnUnderWay;
  readonly isMyTurn: boolean;
  readonly play: (turn: Turn) => unknown;
  /** Plays the walk of this number. */
  readonly playWalk: (index: number) => unknown;
  readonly children?: JSX.Element;
}): JSX.Element {
  const language = useLanguage();
  const atStart = (): boolean => props.underWay.done().length === 0;
  const act = (run: () => unknown) => () => {
    run();
    focusBoard();
  };
  const huffing = (choice: HuffChoice, label: () => string): JSX.Element => (
    <Show when={props.underWay.canHuff() && atStart()}>
      <button
        type="button"
        class="button"
        aria-pressed={props.underWay.huffChoice() === choice}
        onClick={act(() => props.underWay.chooseHuff(choice, props.playWalk))}
      >
        {label()}
      </button>
    </Show>
  );
  return (
    <div class="acts">
      {huffing('huff', () => language.s().huff)}
      <For each={atStart() && props.isMyTurn ? props.underWay.sayable() : []}>
        {({ turn, what }) => (
          <button type="button" class="button" onClick={act(() => props.play(turn))}>
            {what === 'pass' ? language.s().pass : language.s().demand}
          </button>
        )}
      </For>
      {huffing('pass', () => language.s().letPass)}
      <Show when={props.underWay.stop() !== null}>
        <button type="button" class="button" onClick={act(() => props.playWalk(props.underWay.stop() ?? -1))}>
          {language.s().stopHere}
        </button>
      </Show>
      {props.children}
    </div>
  );
}
