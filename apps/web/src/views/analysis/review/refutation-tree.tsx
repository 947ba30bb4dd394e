import { MiniBoard } from '@merellier/board';
import type { Refutation, RefutationStep } from '@merellier/engine';
import { outcomeOf, positionOf } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { useLanguage, useNotices } from '../../../context.ts';
import { Step } from '../../../parts/step.tsx';
import { Unbroken } from '../../../parts/unbroken.tsx';
import { useAnalysis } from '../analysis-context.ts';
import { useStrings } from '../strings/strings.ts';
import { refutationSaid } from './refutation-words.ts';

type Path = readonly RefutationStep[];

/** Why a turn was a mistake, as turns that are played on the board by a tap, by the arrow keys, or step by step. */
export function RefutationTree(props: { readonly refutation: Refutation }): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const analysis = useAnalysis();
  const s = useStrings();
  const { trying } = analysis;
  const root = (): Path => [props.refutation.tree];
  let list: HTMLUListElement | undefined;

  function goTo(path: Path): void {
    trying.goTo(path);
    const game = trying.game();
    const last = path.at(-1);
    if (!game || !last) {
      notices.announce(s().refutation.atStart);
      return;
    }
    const { words } = language;
    const before = game.nodes[game.nodes[game.at]?.parent ?? 0];
    const end = outcomeOf(game);
    const next = end ? words().outcome(end) : `${words().toPlay(game.rules, positionOf(game))}.`;
    if (before) notices.announce(`${words().turnSaid(game.rules, before.position, last.turn)}. ${next}`);
  }
  const forward = createMemo((): Path | null => {
    const path = trying.path();
    if (path.length === 0) return root();
    const next = path.at(-1)?.next[0];
    return next ? [...path, next] : null;
  });
  const backward = (): Path | null => (trying.path().length === 0 ? null : trying.path().slice(0, -1));

  function onKeyDown(event: KeyboardEvent): void {
    const path = event.key === 'ArrowRight' ? forward() : event.key === 'ArrowLeft' ? backward() : null;
    if (!path) return;
    event.preventDefault();
    goTo(path);
    // The keyboard goes along with the board.
    (list?.querySelector('[aria-current="step"]') as HTMLElement | null)?.focus({ preventScroll: true });
  }

  return (
    <section class="refutation" aria-labelledby="refutation-title">
      <h4 id="refutation-title">{s().refutation.title}</h4>
      <p>
        <Unbroken text={refutationSaid(s(), analysis.rules(), props.refutation, analysis.fault()?.before ?? null)} />
      </p>
      <Show when={trying.path().length > 0}>
        <div class="refutation-board" aria-hidden="true">
          <MiniBoard board={analysis.rules().board} view={analysis.view()} bottom={analysis.bottom()} names />
        </div>
      </Show>
      <ul class="refutation-tree" ref={list} onKeyDown={onKeyDown}>
        <Branch path={root()} go={goTo} proved={props.refutation.by !== 'search'} />
      </ul>
      <div class="refutation-steps">
        <Step icon="left" label={s().refutation.back} to={backward()} run={goTo} />
        <Step icon="right" label={s().refutation.forward} to={forward()} run={goTo} />
        <Show when={trying.path().length > 0}>
          <button type="button" class="link" onClick={() => goTo([])}>
            {s().refutation.leave}
          </button>
          <button type="button" class="link" onClick={analysis.keepTried}>
            {s().refutation.keep}
          </button>
        </Show>
      </div>
    </section>
  );
}

/** A turn and all that follows it without a choice, in one row; then the choices, each a branch of its own. */
function Branch(props: {
  readonly path: Path;
  readonly go: (path: Path) => void;
  readonly proved: boolean;
}): JSX.Element {
  const s = useStrings();
  const row = createMemo((): readonly Path[] => {
    const paths: Path[] = [props.path];
    for (;;) {
      const path = paths.at(-1) as Path;
      const [next, ...others] = path.at(-1)?.next ?? [];
      if (!next || others.length > 0 || next.alike > 0) return paths;
      paths.push([...path, next]);
    }
  });
  const end = (): Path => row().at(-1) as Path;
  const last = (): RefutationStep => end().at(-1) as RefutationStep;
  return (
    <li>
      <For each={row()}>{(path) => <Turn path={path} go={props.go} />}</For>
      <Show when={last().next.length > 0}>
        <ul>
          <For each={last().next}>
            {(next) => <Branch path={[...end(), next]} go={props.go} proved={props.proved} />}
          </For>
          <Show when={props.proved && last().unshown > 0}>
            <li class="faint">{s().refutation.unshown(last().unshown)}</li>
          </Show>
        </ul>
      </Show>
    </li>
  );
}

function Turn(props: { readonly path: Path; readonly go: (path: Path) => void }): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const s = useStrings();
  const step = (): RefutationStep => props.path.at(-1) as RefutationStep;
  const before = createMemo(() => {
    const rules = analysis.rules();
    const start = analysis.fault()?.before;
    return start && props.path.slice(0, -1).reduce((now, { turn }) => rules.play(now, turn), start);
  });
  const text = createMemo(() => {
    const position = before();
    return position
      ? `${language.words().side(position.toPlay)} ${writeTurn(analysis.rules(), position, step().turn)}`
      : '';
  });
  const isOn = (): boolean => analysis.trying.path().includes(step());
  return (
    <>
      <button
        type="button"
        class="turn"
        classList={{ 'refutation-on': isOn() }}
        aria-current={analysis.trying.path().at(-1) === step() ? 'step' : undefined}
        onClick={() => props.go(props.path)}
      >
        {text()}
      </button>
      <Show when={step().alike > 0}>
        <span class="faint">{s().refutation.alike(step().alike)}</span>
      </Show>
    </>
  );
}
