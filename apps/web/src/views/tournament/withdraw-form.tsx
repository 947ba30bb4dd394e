import { type Player, playerOf, withdrawalChanges } from '@merellier/tournament';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { useNotices } from '../../context.ts';
import { useListed } from './listed.ts';
import { pointsText } from './points-text.ts';
import { useStrings } from './strings/strings.ts';
import { useTournament } from './tournament-context.ts';

/** Asks before a player leaves, and says what changes by it. */
export function WithdrawForm(props: { readonly player: Player; readonly close: () => void }): JSX.Element {
  const s = useStrings();
  const listed = useListed();
  const open = useTournament();
  const notices = useNotices();
  const nameOf = (id: number): string => playerOf(open.state(), id)?.name ?? '';
  const changes = createMemo(() => withdrawalChanges(open.state(), props.player.id));
  const said = (): readonly string[] => {
    const { won, annulled, results, losses } = changes();
    const points = results.map(
      ({ opponent, points }) => `${nameOf(opponent)}\u00a0${points.map(pointsText).join('\u00a0–\u2060\u00a0')}`,
    );
    const lost = losses.map(({ player, points }) => `${nameOf(player)}\u00a0${pointsText(points)}`);
    const names = listed(won.map(nameOf));
    return [
      annulled ? s().withdrawAnnulled(points.length > 0 ? listed(points) : null) : s().withdrawCounts,
      ...(losses.length > 0 ? [s().withdrawLosses(listed(lost))] : []),
      ...(won.length > 0 ? [annulled ? s().withdrawWonFor(names) : s().withdrawWon(names)] : []),
      s().withdrawUndo,
    ];
  };
  function withdraw(): void {
    if (!open.run({ kind: 'withdraw', player: props.player.id })) return;
    notices.announce(s().withdrawSaid(props.player.name));
    props.close();
  }
  return (
    <div class="notice tour-withdraw">
      <div role="status">
        <p>
          <strong>{s().withdrawAsk(props.player.name)}</strong>
        </p>
        <For each={said()}>{(text) => <p>{text.replace(/\.\.$/, '.')}</p>}</For>
      </div>
      <Show when={!props.player.withdrawn}>
        <div class="acts">
          <button type="button" class="button" onClick={() => props.close()}>
            {s().withdrawNot}
          </button>
          <button type="button" class="button danger" onClick={withdraw}>
            {s().withdrawDo}
          </button>
        </div>
      </Show>
    </div>
  );
}
