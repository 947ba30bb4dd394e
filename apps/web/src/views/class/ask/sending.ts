import type { ClassCommand } from '@merellier/protocol/class';
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { ClassHere } from '../class-state.ts';

/**
 * The teacher's next page is a large one, and the server often runs on the same computer: it is drawn once the boards of the class
 * have had these milliseconds.
 */
const PUPILS_FIRST = 300;

/** What changes nothing, as a game that is shown already, comes back without a word: so long nobody objected to it. */
const UNOPPOSED = 1_500;

/** What is sent to everybody. */
export interface Sending {
  /** It is on its way, or has just arrived. */
  readonly isUnderWay: Accessor<boolean>;
  readonly send: (command: ClassCommand) => void;
}

/** Calls `arrived` a moment after the class has what was sent. What is refused, or does not reach the server, may be sent again. */
export function createSending(here: ClassHere, arrived: () => void): Sending {
  const [isUnderWay, setUnderWay] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arriveAfter = (millis: number): void => {
    clearTimeout(timer);
    timer = setTimeout(arrived, millis);
  };
  const [question, shown] = [createMemo(() => here.view()?.question?.id), createMemo(() => here.view()?.shown)];
  createEffect(on([question, shown], () => isUnderWay() && arriveAfter(PUPILS_FIRST), { defer: true }));
  createEffect(
    on([here.refusal, here.holds], ([refusal, holds]) => {
      if (!refusal && holds) return;
      clearTimeout(timer);
      setUnderWay(false);
    }),
  );
  onCleanup(() => clearTimeout(timer));
  return {
    isUnderWay,
    send(command) {
      if (isUnderWay() || !here.ask(command)) return;
      setUnderWay(true);
      arriveAfter(UNOPPOSED);
    },
  };
}
