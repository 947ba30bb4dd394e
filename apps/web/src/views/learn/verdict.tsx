import { LargeBoard } from '@merellier/board';
import type { PositionView, RuleSet } from '@merellier/rules';
import type { WholeGame } from '@merellier/tablebase';
import { createMemo, createSignal, type JSX, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { useNotices } from '../../context.ts';
import { smallGame } from '../../exact/small-game.ts';
import { bestFirstTurns } from './best-first-turns.ts';
import { useStrings } from './strings/strings.ts';
import { verdictSaid } from './verdict-said.ts';
import './verdict.css';

type State =
  | { readonly at: 'idle' | 'stopped' | 'failed' }
  | { readonly at: 'solving'; readonly share: number }
  | { readonly at: 'solved'; readonly game: WholeGame };

/** Who wins under these rules, found out in the page where the game is small; `sayWhyNot` tells why where it is not. */
export function Verdict(props: {
  readonly rules: RuleSet;
  readonly sayWhyNot?: boolean;
  /** The level of its heading: below that of what it stands in. */
  readonly heading: 'h2' | 'h3';
}): JSX.Element {
  const s = useStrings();
  const small = createMemo(() => smallGame(props.rules));
  const why = (): string | null => {
    const found = small();
    return typeof found === 'string' ? s().verdict.whyNot[found] : null;
  };
  return (
    <Show when={!why() || props.sayWhyNot}>
      <section class="who-wins">
        {props.heading === 'h2' ? <h2>{s().verdict.title}</h2> : <h3>{s().verdict.title}</h3>}
        <Show when={!why()} fallback={<p class="faint">{why()}</p>}>
          {/* Under other rules it is another question. */}
          <Show when={props.rules} keyed>
            {(rules) => <Solver rules={rules} />}
          </Show>
        </Show>
      </section>
    </Show>
  );
}

function Solver(props: { readonly rules: RuleSet }): JSX.Element {
  const s = useStrings();
  const { announce } = useNotices();
  const [state, setState] = createSignal<State>({ at: 'idle' });
  const small = smallGame(props.rules);
  const { positions, seconds } = typeof small === 'string' ? { positions: 1, seconds: 1 } : small;
  let running: AbortController | null = null;
  onCleanup(() => running?.abort());

  const solving = () => {
    const now = state();
    return now.at === 'solving' ? now : null;
  };
  const game = () => {
    const now = state();
    return now.at === 'solved' ? now.game : null;
  };

  async function begin(): Promise<void> {
    running = new AbortController();
    const { signal } = running;
    setState({ at: 'solving', share: 0 });
    announce(s().verdict.solving);
    const { solveInWorker } = await import('../../exact/whole-game.ts');
    if (signal.aborted) return;
    const found = await solveInWorker(
      props.rules,
      (done) => setState({ at: 'solving', share: Math.min(1, done / positions) }),
      signal,
    );
    running = null;
    if (signal.aborted) return;
    setState(found ? { at: 'solved', game: found } : { at: 'failed' });
    announce(found ? verdictSaid(s(), props.rules, found) : s().verdict.failed);
  }

  function stop(): void {
    running?.abort();
    setState({ at: 'stopped' });
    announce(s().verdict.stopped);
  }

  return (
    <>
      <p>{s().verdict.takes(seconds)}</p>
      {/* One button, so that the focus stays where it is. */}
      <p class="acts">
        <button type="button" class="button" onClick={() => (solving() ? stop() : void begin())}>
          {solving() ? s().verdict.stop : s().verdict.begin}
        </button>
        <Show when={solving()}>
          {(now) => <progress max={1} value={now().share} aria-label={s().verdict.solving} />}
        </Show>
      </p>
      <Switch>
        <Match when={state().at === 'stopped'}>
          <p class="faint">{s().verdict.stopped}</p>
        </Match>
        <Match when={state().at === 'failed'}>
          <p class="refusal">{s().verdict.failed}</p>
        </Match>
        <Match when={game()}>
          {(found) => <Answer rules={props.rules} game={found()} text={verdictSaid(s(), props.rules, found())} />}
        </Match>
      </Switch>
    </>
  );
}

/** The verdict, and the first turns that keep it on a small board where not all of them do. */
function Answer(props: { readonly rules: RuleSet; readonly game: WholeGame; readonly text: string }): JSX.Element {
  const best = () => bestFirstTurns(props.game);
  const view = (): PositionView => {
    const start = props.rules.start();
    const before = props.rules.view(start);
    const men = best().flatMap((turn) => props.rules.view(props.rules.play(start, turn)).men);
    return { ...before, men };
  };
  let answer: HTMLDivElement | undefined;
  // It comes below the button that asked for it, which may stand at the lower edge.
  onMount(() => answer?.scrollIntoView({ block: 'nearest' }));
  return (
    <div class="who-wins-answer" ref={answer}>
      <p>{props.text}</p>
      <Show when={best().length < props.game.turns.length}>
        <span class="who-wins-board">
          <LargeBoard board={props.rules.board} view={view()} names />
        </span>
      </Show>
    </div>
  );
}
