import { THROWS } from '@merellier/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../../context.ts';
import { Dice } from '../../../parts/dice.tsx';
import { focusBoard } from '../../../parts/focus.ts';
import { useStrings } from '../strings/strings.ts';
import { GameOver } from './game-over.tsx';
import { whoWords } from './game-words.ts';
import { OfferPanel } from './offer-panel.tsx';
import type { OnlineGame } from './online-game.ts';
import { outcomeWords } from './outcome-words.ts';

/** What is to be done now, what there is to say, and the buttons of this moment. */
export function OnlineStatus(props: { readonly game: OnlineGame }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { game } = props;
  const hasDice = createMemo(() => THROWS.some(({ dice }) => game.rules().isSpecial(dice)));
  const isAwaited = (): boolean => game.position().toPlay === game.mySide();
  const task = (): string => {
    const state = game.state();
    if (!state) return '';
    if (state.outcome) return outcomeWords(language.words(), s(), state.outcome);
    if (state.phase === 'agreeing') return s().agreeing;
    // What is to be done is said to the player who does it; the others are told whom they wait for.
    if (!isAwaited()) return who() ?? '';
    return language
      .words()
      .toPlay(game.rules(), game.position(), { done: game.isMyTurn() ? game.underWay.done() : [] });
  };
  const who = (): string | null => {
    const state = game.state();
    return state && whoWords(s(), state, game.mySide());
  };
  return (
    <section class="status" aria-labelledby="status-title">
      <h2 id="status-title" class="hidden">
        {language.s().nowTitle}
      </h2>
      <p class="faint online-rules">{language.words().rulesName(game.rules())}</p>
      <Show when={(isAwaited() || game.isOver()) && who()}>
        {(text) => (
          <p class="online-who" classList={{ 'online-who-here': game.isMyTurn() }}>
            {text()}
          </p>
        )}
      </Show>
      <p class="task" classList={{ 'task-over': game.state()?.phase === 'over' }}>
        {task()}
      </p>
      <Show when={hasDice()}>
        <Dice rules={game.rules()} dice={game.position().dice} />
      </Show>
      <div class="note">
        <Note game={game} />
      </div>
      <TurnActs game={game} />
      <Show when={game.state()?.phase === 'over'} fallback={<OfferPanel game={game} />}>
        <GameOver game={game} />
      </Show>
    </section>
  );
}

function Note(props: { readonly game: OnlineGame }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { game } = props;
  const text = (): string => {
    const { dice } = game.position();
    if (game.premove()) return s().premoveSet;
    if (game.underWay.canHuff() && game.underWay.done().length === 0) {
      const choice = game.underWay.huffChoice();
      return choice === 'huff'
        ? language.s().huffChoose
        : choice === 'pass'
          ? language.s().letPassChosen
          : language.s().huffPending;
    }
    if (dice && !game.isOver()) return language.words().throwAllows(game.rules(), dice);
    if (!game.mySeat()) return s().watching;
    return game.spectators() > 0 ? s().spectators(game.spectators()) : '';
  };
  return (
    <Show when={game.notice()} fallback={<p>{text()}</p>}>
      {(notice) => <p classList={{ refusal: notice().kind === 'refusal' }}>{notice().text}</p>}
    </Show>
  );
}

/** What a turn needs beside the board: huffing’s choices, what is only said, stopping halfway; a turn planned. */
function TurnActs(props: { readonly game: OnlineGame }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { game } = props;
  const { underWay } = game;
  const atStart = (): boolean => underWay.done().length === 0;
  const act = (run: () => unknown) => () => {
    run();
    focusBoard();
  };
  return (
    <div class="acts">
      <Show when={underWay.canHuff() && atStart()}>
        <button
          type="button"
          class="button"
          aria-pressed={underWay.huffChoice() === 'huff'}
          onClick={act(() => underWay.setHuffChoice('huff'))}
        >
          {language.s().huff}
        </button>
      </Show>
      <For each={atStart() && game.isMyTurn() ? underWay.sayable() : []}>
        {({ turn, what }) => (
          <button type="button" class="button" onClick={act(() => void game.play(turn))}>
            {what === 'pass' ? language.s().pass : language.s().demand}
          </button>
        )}
      </For>
      <Show when={underWay.canHuff() && atStart()}>
        <button
          type="button"
          class="button"
          aria-pressed={underWay.huffChoice() === 'pass'}
          onClick={act(() => underWay.setHuffChoice('pass'))}
        >
          {language.s().letPass}
        </button>
      </Show>
      <Show when={underWay.stop() !== null}>
        <button type="button" class="button" onClick={act(() => game.playWalk(underWay.stop() ?? -1))}>
          {language.s().stopHere}
        </button>
      </Show>
      <Show when={game.premove()}>
        <button type="button" class="button" onClick={act(() => game.setPremove(null))}>
          {s().premoveCancel}
        </button>
      </Show>
    </div>
  );
}
