import { BoardView } from '@merellier/board';
import { positionOf } from '@merellier/rules';
import type { Words } from '@merellier/words';
import { createEffect, createMemo, createResource, createSignal, For, type JSX, on, Show } from 'solid-js';
import { lastTrace } from '../lines/trace.ts';
import { turnEntries } from '../lines/turn-rows.ts';
import { pageAddress, playersSaid, type Shown, standSaid } from './shown.ts';
import type { EmbedStrings } from './strings/strings.ts';

interface EmbedProps {
  readonly shown: Shown;
  readonly strings: EmbedStrings;
  readonly words: Words;
  /** Something to be said beside: the server does not answer. */
  readonly note: string;
}

/** A game on somebody else's page: to be looked at and stepped through, never to be played. */
export function EmbedView(props: EmbedProps): JSX.Element {
  const s = () => props.strings;
  const end = (): number => props.shown.line.length - 1;
  const [index, setIndex] = createSignal(end());
  // A reader at the last turn follows the game; one who looks back is left there.
  createEffect(
    on(end, (now, before) => setIndex((at) => (before === undefined || at >= before ? now : Math.min(at, now)))),
  );

  const node = (): number => props.shown.line[Math.min(index(), end())] ?? 0;
  const rules = () => props.shown.game.rules;
  const position = createMemo(() => positionOf(props.shown.game, node()));
  const view = createMemo(() => rules().view(position()));
  const last = createMemo(() => lastTrace({ ...props.shown.game, at: node() }));
  const turns = createMemo(() => {
    const entries = turnEntries(props.shown.game);
    return props.shown.line.flatMap((each, at) => {
      const entry = entries[each];
      return entry ? [{ ...entry, at }] : [];
    });
  });
  const players = () => playersSaid(s(), props.shown);
  const hands = () => view().hands;
  const [address] = createResource(() => props.shown, pageAddress);

  const Step = (step: { readonly label: string; readonly to: number; readonly sign: string }): JSX.Element => (
    <button
      type="button"
      class="embed-step"
      aria-label={step.label}
      title={step.label}
      aria-disabled={step.to < 0 || step.to > end() || step.to === index()}
      onClick={() => setIndex(Math.max(0, Math.min(end(), step.to)))}
    >
      <span aria-hidden="true">{step.sign}</span>
    </button>
  );

  return (
    <>
      <div class="embed-board">
        <BoardView
          board={rules().board}
          view={view()}
          toPlay={position().toPlay}
          walks={[]}
          bottom="white"
          last={last()}
          names={true}
          label={(place, man) => props.words.placeLabel(rules().board, { ...view(), men: man ? [man] : [] }, place)}
          title={s().board(props.words.rulesName(rules()))}
          onTurn={() => {}}
          onRefused={() => {}}
        />
      </div>
      <div class="embed-text">
        <h1 class="embed-title">{props.words.rulesName(rules())}</h1>
        <Show when={players() !== ''}>
          <p class="embed-soft">{players()}</p>
        </Show>
        <p role="status">{standSaid(s(), props.words, props.shown, Math.min(index(), end()))}</p>
        <Show when={hands().white + hands().black > 0}>
          <p class="embed-soft">{s().hands(hands().white, hands().black)}</p>
        </Show>
        <Show when={props.note !== ''}>
          <p role="status">{props.note}</p>
        </Show>
        <Show when={end() > 0}>
          <div class="embed-steps">
            <Step label={s().first} to={0} sign="«" />
            <Step label={s().back} to={index() - 1} sign="‹" />
            <Step label={s().forward} to={index() + 1} sign="›" />
            <Step label={s().last} to={end()} sign="»" />
          </div>
          <ol class="embed-turns" aria-label={s().turns} tabindex="0">
            <For each={turns()}>
              {(turn) => (
                <li aria-current={turn.at === index() ? 'step' : undefined}>
                  {turn.opens || turn.at === 1 ? `${turn.number}. ` : ''}
                  {turn.text}
                </li>
              )}
            </For>
          </ol>
        </Show>
        <p class="embed-soft">
          <a href={address.latest ?? '/'} target="_blank" rel="noopener">
            {s().open}
          </a>
        </p>
      </div>
    </>
  );
}
