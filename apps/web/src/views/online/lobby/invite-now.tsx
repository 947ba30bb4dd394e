import type { GameOptions } from '@merellier/protocol';
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useLanguage, useNavigation, useSettings } from '../../../context.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { Waiting } from '../../../parts/waiting.tsx';
import { LinkState } from '../link-state.tsx';
import { useOnline } from '../online.ts';
import { refusalWords } from '../refusal-words.ts';
import { useStrings } from '../strings/strings.ts';
import { WaitingBoard } from './offered-game.tsx';

/** Makes an invitation by the rules on the board, without a clock, as soon as it is opened: one tap leads from the first page to the link. */
export function InviteNow(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const navigation = useNavigation();
  const online = useOnline();
  const s = useStrings();
  const [problem, setProblem] = createSignal<string | null>(null);
  const rules = settings.chosen();
  onMount(async () => {
    const named = await online.become(online.player()?.name ?? '');
    if (!named.ok) return setProblem(refusalWords(language, s(), named.refusal));
    const options: GameOptions = {
      rules: { id: rules.id, parameters: rules.changes },
      time: { kind: 'none' },
      side: settings.current().colour,
      listed: false,
      rated: false,
    };
    const answer = await online.connection().create(options);
    // Going back leads to where one came from, and makes no second game.
    if (answer.ok) navigation.rename(answer.game);
    else setProblem(refusalWords(language, s(), answer.refusal));
  });
  return (
    <BoardLayout
      title={s().invite}
      opens
      view="lobby"
      class="table"
      board={<WaitingBoard rules={rules} bottom="white" />}
    >
      <LinkState />
      <Show when={problem()} fallback={<Waiting text={s().inviting} />}>
        {(text) => (
          <>
            <p role="alert" class="refusal">
              {text()}
            </p>
            <p>
              <a class="link" href={addressOf('online')}>
                {s().newGame}
              </a>
            </p>
          </>
        )}
      </Show>
    </BoardLayout>
  );
}
