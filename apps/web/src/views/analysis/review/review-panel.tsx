import { chanceOf, type Score } from '@merellier/engine';
import { outcomeOf, SIDES } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { useLanguage, useNotices } from '../../../context.ts';
import { positionBefore } from '../../../lines/trace.ts';
import { type TurnEntry, turnEntries } from '../../../lines/turn-rows.ts';
import { Unbroken } from '../../../parts/unbroken.tsx';
import { useAnalysis } from '../analysis-context.ts';
import { explainTurn, verdictSaid } from '../lines/explain.ts';
import { standingSaid } from '../lines/standing-words.ts';
import { useStrings } from '../strings/strings.ts';
import { KeepMistakes } from './keep-mistakes.tsx';
import { NamedText } from './named-text.tsx';
import { RefutationTree } from './refutation-tree.tsx';
import { countVerdicts } from './review.ts';
import { ReviewGraph } from './review-graph.tsx';
import { VerdictCounts } from './verdict-counts.tsx';

/** The review of the line that is looked at: the turn that decided it, its graph, its mistakes, and why the turn that led here was one. */
export function ReviewPanel(): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const analysis = useAnalysis();
  const s = useStrings();
  const { review } = analysis;
  const entries = createMemo(() => turnEntries(analysis.game()));
  const written = useWritten();
  const judged = review.judgedLine;
  const at = () => analysis.game().at;
  const position = (node: number): number => review.line().indexOf(node);
  const toMistake = (step: 1 | -1): number | null => {
    const here = position(at());
    const found = review.mistakes().filter((node) => (position(node) - here) * step > 0);
    return (step === 1 ? found[0] : found.at(-1)) ?? null;
  };
  const summary = (): string => {
    const counts = countVerdicts(judged());
    return SIDES.map((side) => {
      const { inaccuracy, mistake, blunder } = counts[side];
      return s().counts(side, blunder, mistake, inaccuracy, !review.isWhole());
    }).join(' ');
  };
  const slid = (): string => {
    const side = review.slid();
    return side ? s().lostSlowly(side) : '';
  };
  const decided = createMemo(() => {
    const found = review.decisive();
    const better = found && review.judgedAt(found.node)?.reviewed.best.turns[0];
    const entry = found && entries()[found.node];
    if (!found || !better || !entry) return null;
    const before = positionBefore(analysis.game(), found.node);
    const said = found.lost ? s().lostAt : s().missedAt;
    return {
      node: found.node,
      text: said(found.side, entry.number, entry.text, writeTurn(analysis.rules(), before, better)),
    };
  });
  createEffect(
    on(
      () => review.progress() === null && review.isWhole(),
      (done) => done && notices.announce(`${decided()?.text ?? (slid() || s().reviewed)} ${summary()}`),
      { defer: true },
    ),
  );
  let title: HTMLHeadingElement | undefined;
  // The button that began the review has gone: the focus goes where the review is.
  createEffect(() => review.hasBegun() && document.activeElement === document.body && title?.focus());
  const here = createMemo(() => {
    const found = review.judgedAt(at());
    if (!found) return null;
    const before = positionBefore(analysis.game(), at());
    return { found, before, said: explainTurn(s(), language.words(), analysis.rules(), before, found.reviewed) };
  });

  return (
    <section
      class="review"
      classList={{ 'review-empty': !review.hasBegun() && here() === null && !review.lost() }}
      aria-labelledby="review-title"
    >
      <h2 id="review-title" tabindex="-1" ref={title}>
        {s().reviewTitle}
      </h2>
      <Show when={decided()}>
        {(found) => (
          <button type="button" class="review-decisive" onClick={() => analysis.goToNode(found().node)}>
            <Unbroken text={found().text} />
          </button>
        )}
      </Show>
      <Show when={slid()}>
        <p class="review-slid">{slid()}</p>
      </Show>
      <Show when={review.progress()}>
        {(now) => (
          <div class="review-progress">
            <progress max={now().of} value={now().done} aria-label={s().reviewing(now().done, now().of)} />
            <span class="faint">{s().reviewing(now().done, now().of)}</span>
            <button type="button" class="link" onClick={review.stop}>
              {s().stopReview}
            </button>
          </div>
        )}
      </Show>
      <Show when={review.lost()}>
        <p class="refusal" role="alert">
          {s().engineLost}
        </p>
      </Show>
      <Show when={judged().length > 1}>
        <ReviewGraph />
        <VerdictCounts />
        {/* Above what is said of a turn, which is longer or shorter: they stay where they are. */}
        <div class="two">
          <MistakeButton label={s().previousMistake} to={toMistake(-1)} />
          <MistakeButton label={s().nextMistake} to={toMistake(1)} />
        </div>
      </Show>
      <Show when={here()}>
        {(now) => (
          <div class="review-here">
            <h3>
              <NamedText text={written(at())} position={now().before} tone="plain" />{' '}
              <span classList={{ 'review-fault': now().found.reviewed.verdict !== 'good' }}>{now().said.verdict}</span>
            </h3>
            <Show when={now().said.why[0]}>
              {(why) => (
                <p class="review-why">
                  <NamedText text={why()} position={now().before} tone="plain" />
                </p>
              )}
            </Show>
            <Show when={now().said.why.length > 1}>
              <p>{now().said.why.slice(1).join(' ')}</p>
            </Show>
            <Show when={now().said.better[0]}>
              {(better) => (
                <p>
                  <NamedText text={better()} position={now().before} tone="good" />{' '}
                  <NamedText text={now().said.better.slice(1).join(' ')} position={now().before} tone="plain" />
                </p>
              )}
            </Show>
            <Show when={analysis.fault() && analysis.trying.path().length === 0}>
              <p class="faint review-before">{s().shownBefore}</p>
            </Show>
            <Show when={analysis.fault() && now().found.reviewed.refutation}>
              {(refutation) => <RefutationTree refutation={refutation()} />}
            </Show>
            <Show when={now().found.reviewed.verdict !== 'good'}>
              <button
                type="button"
                class="link"
                onClick={() => {
                  // From where the fault was made, whatever is tried out on the board.
                  analysis.trying.goTo([]);
                  analysis.playLine(now().found.reviewed.best, 1);
                }}
              >
                {s().showBetter}
              </button>
            </Show>
          </div>
        )}
      </Show>
      <Show when={judged().length > 1}>
        <KeepMistakes />
      </Show>
    </section>
  );
}

/** The key moments of the line that is looked at, and all its turns with what they are worth, in words. */
export function MistakesPanel(): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const s = useStrings();
  const { review } = analysis;
  const written = useWritten();
  const none = (): string =>
    review.slid() ? s().noneStandsOut : review.isWhole() ? s().noMistakes : s().noMistakesYet;
  /** How things stand after a turn; after the last one of a game, how it ended. */
  const standing = (node: number): string => {
    const outcome = outcomeOf(analysis.game(), node);
    if (outcome) return language.words().outcome(outcome);
    const { reviewed, side = 'white' } = review.judgedAt(node) ?? {};
    return standingSaid(s(), reviewed?.played.score ?? { kind: 'draw' }, side);
  };
  return (
    <Show when={review.judgedLine().length > 1}>
      <section class="mistakes" aria-labelledby="mistakes-title">
        <h2 id="mistakes-title">{s().keyMoments}</h2>
        <Show when={review.mistakes().length > 0} fallback={<p class="faint">{none()}</p>}>
          <table class="data key-moments">
            <thead>
              <tr>
                <th scope="col">{s().moment.turn}</th>
                <th scope="col">{s().moment.verdict}</th>
                <th scope="col">{s().moment.better}</th>
                <th scope="col">{s().moment.chance}</th>
              </tr>
            </thead>
            <tbody>
              <For each={review.mistakes()}>{(node) => <Moment node={node} />}</For>
            </tbody>
          </table>
        </Show>
        <details>
          <summary>{s().turnByTurn}</summary>
          <ol class="review-all">
            <For each={review.graph()}>
              {({ node }) => (
                <li>
                  {written(node)} – {standing(node)}
                </li>
              )}
            </For>
          </ol>
        </details>
      </section>
    </Show>
  );
}

/** One mistake: the turn, what it is, what was better, and what it cost who played it. */
function Moment(props: { readonly node: number }): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const s = useStrings();
  const written = useWritten();
  const reviewed = () => analysis.review.judgedAt(props.node)?.reviewed;
  const better = (): string => {
    const turn = reviewed()?.best.turns[0];
    return turn ? writeTurn(analysis.rules(), positionBefore(analysis.game(), props.node), turn) : '';
  };
  const percent = (score: Score): string =>
    new Intl.NumberFormat(language.words().language, { style: 'percent' }).format(chanceOf(score));
  return (
    <tr classList={{ 'key-moment-decisive': analysis.review.decisive()?.node === props.node }}>
      <th scope="row">
        <button
          type="button"
          class="turn"
          aria-current={analysis.game().at === props.node ? 'true' : undefined}
          onClick={() => analysis.goToNode(props.node)}
        >
          {written(props.node)}
        </button>
      </th>
      <td>{verdictSaid(s(), reviewed()?.verdict ?? 'good')}</td>
      <td>{better()}</td>
      <td>
        <Show when={reviewed()}>
          {(found) => s().chanceFell(percent(found().best.score), percent(found().played.score))}
        </Show>
      </td>
    </tr>
  );
}

/** How a turn of the game is called: its number, its side and the turn. */
function useWritten(): (node: number) => string {
  const language = useLanguage();
  const analysis = useAnalysis();
  const entries = createMemo(() => turnEntries(analysis.game()));
  return (node) => {
    const entry: TurnEntry | null = entries()[node] ?? null;
    return entry ? `${entry.number}. ${language.words().side(entry.side)} ${entry.text}` : '';
  };
}

function MistakeButton(props: { readonly label: string; readonly to: number | null }): JSX.Element {
  const analysis = useAnalysis();
  return (
    <button
      type="button"
      class="button"
      aria-disabled={props.to === null}
      onClick={() => props.to !== null && analysis.goToNode(props.to)}
    >
      {props.label}
    </button>
  );
}
