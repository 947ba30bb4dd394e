import { type JSX, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useNavigation } from '../../../context.ts';
import type { OnlineGame } from '../game/online-game.ts';
import { useOnline } from '../online.ts';
import { useStrings } from '../strings/strings.ts';
import { leadOn } from './followed-boards.ts';

/** For who plays at many boards: how many others wait, and the way to the next, which comes up by itself after a turn. */
export function NextBoard(props: { readonly game: OnlineGame }): JSX.Element {
  const s = useStrings();
  const online = useOnline();
  const navigation = useNavigation();
  const { game } = props;
  const others = (): readonly string[] => (online.many()?.waiting() ?? []).filter((id) => id !== game.id);
  const next = (): string | null => others()[0] ?? null;
  leadOn({
    ...{ isMyTurn: game.isMyTurn, isPlaying: game.isPlaying, next },
    show: (board) => navigation.show('online', board),
  });
  return (
    <Show when={online.many()}>
      <p class="many-next">
        <span>{s().manyWait(others().length)}</span>
        <Show when={next()}>
          {(id) => (
            <a class="button" href={addressOf('online', id())}>
              {s().manyNext}
            </a>
          )}
        </Show>
      </p>
    </Show>
  );
}
