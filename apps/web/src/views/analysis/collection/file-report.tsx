import { For, type JSX, Show } from 'solid-js';
import type { Collection } from '../../../collection/collection.ts';
import type { Report, Told } from '../../../collection/read-collection.ts';
import { useLanguage } from '../../../context.ts';
import { useStrings } from './strings/strings.ts';

/** What was read of the files, and what could not be, with its place. */
export function FileReport(props: { readonly collection: Collection; readonly report: Report }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const number = (count: number): string => language.words().number(count);
  const counts = (): string => {
    const { games, unreadable, remarks } = props.report;
    return [
      s().games(games, number(games)),
      ...(unreadable > 0 ? [s().unreadable(unreadable, number(unreadable))] : []),
      ...(remarks > 0 ? [s().remarks(remarks, number(remarks))] : []),
    ].join(' · ');
  };
  return (
    <div class="collection-report">
      <div role="status">
        <Show when={props.report.games + props.report.unreadable > 0}>
          <p class="faint">{counts()}</p>
        </Show>
        <Show when={props.report.stopped}>
          <p>{s().stopped}</p>
        </Show>
        <For each={props.report.faults}>
          {({ file, fault }) => <p class="refusal">{s().faults[fault](props.collection.names[file] ?? '')}</p>}
        </For>
      </div>
      <ToldList
        collection={props.collection}
        title={s().problemsTitle}
        all={props.report.unreadable}
        told={props.report.problems}
      />
      <ToldList
        collection={props.collection}
        title={s().remarksTitle}
        all={props.report.remarks}
        told={props.report.remarked}
      />
    </div>
  );
}

/** The first things to tell of games, each with its place; shown when they are asked for. */
function ToldList(props: {
  readonly collection: Collection;
  readonly title: string;
  readonly all: number;
  readonly told: readonly Told[];
}): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const number = (count: number): string => language.words().number(count);
  function said(told: Told): string {
    const { names } = props.collection;
    const place = s().gameOf(names.length > 1 ? (names[told.file] ?? '') : null, number(told.number));
    if (told.remark) return language.words().remark(told.remark, place);
    if (!told.problem) return '';
    const line = s().line(number(told.line));
    const problem = language.words().problem(told.problem, place);
    // Some faults name their line themselves.
    return problem.includes(line) ? problem : language.words().problem(told.problem, `${place}, ${line}`);
  }
  return (
    <Show when={props.told.length > 0}>
      <details class="collection-told">
        <summary>
          {props.title} ({number(props.all)})
        </summary>
        <ul>
          <For each={props.told}>{(told) => <li>{said(told)}</li>}</For>
        </ul>
        <Show when={props.all > props.told.length}>
          <p class="faint">{s().onlyFirst(number(props.told.length))}</p>
        </Show>
      </details>
    </Show>
  );
}
