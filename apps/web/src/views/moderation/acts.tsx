import type { ModerationAct } from '@merellier/protocol';
import { For, type JSX, Show } from 'solid-js';
import { shownName } from '../../online/shown-name.ts';
import { useStrings } from './strings/strings.ts';
import { useWhen } from './when.ts';

/** What moderators did, the newest first, each with the way back. */
export function Acts(props: {
  readonly acts: readonly ModerationAct[];
  readonly undo: (act: string) => Promise<void>;
}): JSX.Element {
  const s = useStrings();
  const when = useWhen();
  const named = (player: { readonly name: string } | null): string => (player ? shownName(s(), player) : s().gone);
  const said = ({ kind, players }: ModerationAct): string =>
    s().did[kind](players.length > 0 ? players.map(named).join(', ') : s().gone);
  return (
    <ol class="moderation-acts">
      <For each={props.acts}>
        {(act) => (
          <li>
            <p>
              {said(act)}
              <br />
              <small class="faint">{s().by(named(act.by), when.moment(act.at))}</small>
            </p>
            <Show
              when={act.undone}
              fallback={
                <Show when={act.kind !== 'unban'}>
                  <button
                    type="button"
                    class="button"
                    aria-label={s().undoOf(said(act))}
                    onClick={() => void props.undo(act.id)}
                  >
                    {s().undo}
                  </button>
                </Show>
              }
            >
              {(undone) => <small class="faint">{s().undone(named(undone().by), when.moment(undone().at))}</small>}
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
}
