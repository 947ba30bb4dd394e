import { createSignal, type JSX, Show } from 'solid-js';
import { Segments } from '../../../parts/segments.tsx';
import { useStrings } from '../strings/strings.ts';
import { NamedList } from './named-list.tsx';
import { OwnPlayed } from './own-played.tsx';
import { ServerPlayed } from './server-played.tsx';

const WHOSE = ['own', 'server'] as const;
/** It stays as it was chosen while the page is open. */
const [whose, setWhose] = createSignal<(typeof WHOSE)[number]>('own');

/** What was played in this position, in one's own games or in those of the server, and openings that have names; read when it is opened. */
export function ExplorerPanel(): JSX.Element {
  const s = useStrings();
  const [open, setOpen] = createSignal(false);
  return (
    <details class="explorer" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{s().explorer}</summary>
      <Show when={open()}>
        <Segments
          name="explorer"
          title={s().explorerWhose}
          values={WHOSE}
          labels={s().explorerGames}
          value={whose()}
          change={setWhose}
        />
        <Show when={whose() === 'own'} fallback={<ServerPlayed />}>
          <OwnPlayed />
        </Show>
        <NamedList />
      </Show>
    </details>
  );
}
