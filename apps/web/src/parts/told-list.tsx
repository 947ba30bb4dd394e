import { For, type JSX, Show } from 'solid-js';
import { useLanguage } from '../context.ts';
import type { Told } from '../lines/told.ts';

/** Things to tell of games, each with its place: a list that is unfolded. Nothing where there is nothing to tell. */
export function ToldList(props: {
  readonly title: string;
  readonly told: readonly Told[];
  /** How many there are, where the list has only the first. */
  readonly all?: number;
  /** The names of the files; none where they need not be said. */
  readonly files?: readonly string[];
  /** Whether it is unfolded from the beginning. */
  readonly open?: boolean;
}): JSX.Element {
  const language = useLanguage();
  const number = (count: number): string => language.words().number(count);
  function said({ file, number: game, line, problem, remark }: Told): string {
    const { gamesTold } = language.s();
    const words = language.words();
    const place = file === null ? undefined : gamesTold.gameOf(props.files?.[file] ?? null, number(game));
    if (remark) return words.remark(remark, place);
    if (!problem) return gamesTold.damaged(place ?? '');
    const short = words.problem(problem, place);
    const at = line === null ? null : gamesTold.line(number(line));
    // Some faults name their line themselves.
    if (at === null || short.toLowerCase().includes(at.toLowerCase())) return short;
    return words.problem(problem, place === undefined ? at : `${place}, ${at}`);
  }
  const all = (): number => props.all ?? props.told.length;
  return (
    <Show when={props.told.length > 0}>
      <details class="told-list" open={props.open === true}>
        <summary>
          {props.title} ({number(all())})
        </summary>
        {/* A region that scrolls must be reached by the keyboard. */}
        <section tabindex="0" aria-label={props.title}>
          <ul>
            <For each={props.told}>{(told) => <li>{said(told)}</li>}</For>
          </ul>
        </section>
        <Show when={all() > props.told.length}>
          <p class="faint">{language.s().gamesTold.onlyFirst(number(props.told.length))}</p>
        </Show>
      </details>
    </Show>
  );
}
