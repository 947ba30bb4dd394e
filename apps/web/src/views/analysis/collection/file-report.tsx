import { For, type JSX, Show } from 'solid-js';
import type { Collection } from '../../../collection/collection.ts';
import type { Report } from '../../../collection/read-collection.ts';
import { useLanguage } from '../../../context.ts';
import { ToldList } from '../../../parts/told-list.tsx';
import { useStrings } from './strings/strings.ts';

/** What was read of the files, and what could not be, with its place. */
export function FileReport(props: { readonly collection: Collection; readonly report: Report }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const number = (count: number): string => language.words().number(count);
  /** Of a single file the name stands above. */
  const files = (): readonly string[] => (props.collection.names.length > 1 ? props.collection.names : []);
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
        title={language.s().gamesTold.problems}
        told={props.report.problems}
        all={props.report.unreadable}
        files={files()}
        open={props.report.games === 0}
      />
      <ToldList
        title={language.s().gamesTold.remarks}
        told={props.report.remarked}
        all={props.report.remarks}
        files={files()}
      />
    </div>
  );
}
