import type { GroupRating, RatingPoint } from '@merellier/protocol';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { drawCurve } from '../../online/people/rating-curve.ts';
import { ratingText, signed } from '../../online/people/rating-text.ts';
import { dateIn } from './dates.ts';
import { useStrings } from './strings/strings.ts';

/** A player's rating in one group: the number, how it went as a curve, and the same as a table. */
export function RatingSection(props: {
  readonly rating: GroupRating;
  readonly points: readonly RatingPoint[];
}): JSX.Element {
  const s = useStrings();
  const group = (): string => s().groups[props.rating.group];
  return (
    <section class="rating" aria-label={group()}>
      <h3>{group()}</h3>
      <p class="rating-now">
        <strong>{props.rating.points}</strong>{' '}
        <span class="faint">
          {props.rating.provisional && `${s().provisional}, `}
          {s().deviation(2 * props.rating.deviation)} · {s().tally(props.rating.games)}
        </span>
      </p>
      <Show when={props.points.length > 0}>
        <Curve group={group()} points={props.points} />
        <details class="deeper">
          <summary>{s().asTable}</summary>
          <Table points={props.points} />
        </details>
      </Show>
    </section>
  );
}

function Curve(props: { readonly group: string; readonly points: readonly RatingPoint[] }): JSX.Element {
  const s = useStrings();
  const curve = createMemo(() => drawCurve(props.points));
  const said = (): string => {
    const { points } = props;
    return s().curve(props.group, points[0]?.points ?? 0, points.at(-1)?.points ?? 0, points.length);
  };
  return (
    <div class="rating-graph" role="img" aria-label={said()}>
      <span>{curve().high}</span>
      <span>{curve().low}</span>
      <svg class="rating-curve" aria-hidden="true">
        <svg width="100%" height="100%" viewBox="0 -6 100 112" preserveAspectRatio="none" aria-hidden="true">
          <line class="rating-edge" x1="0" x2="100" y1="0" y2="0" />
          <line class="rating-edge" x1="0" x2="100" y1="100" y2="100" />
          <polyline
            class="rating-line"
            points={curve()
              .places.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(1)}`)
              .join(' ')}
          />
        </svg>
        <Show when={curve().places.at(-1)}>
          {(last) => <circle class="rating-last" cx={`${last().x}%`} cy={`${((last().y + 6) / 112) * 100}%`} r="4" />}
        </Show>
      </svg>
    </div>
  );
}

function Table(props: { readonly points: readonly RatingPoint[] }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const date = (at: number): string => dateIn(language.tongue().language, at);
  return (
    <table class="data">
      <thead>
        <tr>
          <th scope="col">{s().date}</th>
          <th scope="col" class="number">
            {s().points}
          </th>
          <th scope="col" class="number">
            {s().change}
          </th>
          <th scope="col">{s().game}</th>
        </tr>
      </thead>
      <tbody>
        <For each={[...props.points].reverse()}>
          {(point) => (
            <tr>
              <td>{date(point.at)}</td>
              <td class="number">{ratingText(point)}</td>
              <td class="number">{signed(point.change)}</td>
              <td>
                <a class="link" href={addressOf('online', point.game)}>
                  {s().look}
                  <span class="hidden">, {date(point.at)}</span>
                </a>
              </td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
