import type { Companion, ModeratedPlayer } from '@merellier/protocol';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { companionsOf } from '../../online/moderation/ask-moderation.ts';
import { shownName } from '../../online/shown-name.ts';
import type { Act } from './act.ts';
import { Ask } from './ask.tsx';
import { useStrings } from './strings/strings.ts';
import { useWhen } from './when.ts';

/** Who was seen at the same address as a player. All of them can be banned together, but for those who are left out. */
export function Group(props: { readonly player: ModeratedPlayer; readonly act: Act }): JSX.Element {
  const s = useStrings();
  const [found] = createResource(() => companionsOf(props.player.id));
  const [leftOut, setLeftOut] = createSignal<ReadonlySet<string>>(new Set());
  /** The player whom it is about, and the others. */
  const all = (): readonly (ModeratedPlayer | Companion)[] => [props.player, ...(found.latest ?? [])];
  const meant = () => all().filter(({ id, banned }) => !banned && !leftOut().has(id));
  const take = (id: string, isIn: boolean): void => {
    const next = new Set(leftOut());
    if (isIn) next.delete(id);
    else next.add(id);
    setLeftOut(next);
  };
  return (
    <Show when={!found.loading}>
      <Show
        when={(found.latest ?? []).length > 0}
        fallback={
          <p class="faint" role="status">
            {found.latest === null ? s().refusals['unavailable'] : s().noGroup}
          </p>
        }
      >
        <p class="faint">{s().groupHelp}</p>
        <ul class="moderation-group" aria-label={s().group}>
          <For each={all()}>
            {(player) => (
              <Member player={player} isIn={!leftOut().has(player.id)} take={(isIn) => take(player.id, isIn)} />
            )}
          </For>
        </ul>
        <div class="acts">
          <Ask
            label={s().banGroup(meant().length)}
            question={s().banGroupAsk(meant().length)}
            disabled={meant().length === 0}
            act={() =>
              void props.act(
                'ban',
                meant().map(({ id }) => id),
                meant()
                  .map((player) => shownName(s(), player))
                  .join(', '),
              )
            }
          />
        </div>
      </Show>
    </Show>
  );
}

/** One of them: with a box to leave the player out, or marked as banned. */
function Member(props: {
  readonly player: ModeratedPlayer | Companion;
  readonly isIn: boolean;
  readonly take: (isIn: boolean) => void;
}): JSX.Element {
  const s = useStrings();
  const when = useWhen();
  const name = (): string => shownName(s(), props.player);
  const line = (): string => {
    const { registered, since } = props.player;
    const came = registered ? s().registered(when.day(since)) : s().guest(when.day(since));
    return 'at' in props.player ? `${came}, ${s().lastSeen(when.day(props.player.at))}` : came;
  };
  return (
    <li>
      <Show
        when={!props.player.banned}
        fallback={
          <span>
            {name()} <small class="moderation-mark">{s().banned}</small>
          </span>
        }
      >
        <label class="toggle">
          <input
            type="checkbox"
            checked={props.isIn}
            onChange={({ currentTarget }) => props.take(currentTarget.checked)}
          />
          {name()}
        </label>
      </Show>
      <a class="link" href={addressOf('online', 'player', props.player.id)}>
        {line()}
      </a>
    </li>
  );
}
