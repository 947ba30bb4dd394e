import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useLanguage, useNavigation, useSettings } from '../../../context.ts';
import { TIME_CHOICES } from '../../../online/time-choices.ts';
import { Empty } from '../../../parts/empty.tsx';
import { Waiting } from '../../../parts/waiting.tsx';
import { useOnline } from '../online.ts';
import { refusalWords } from '../refusal-words.ts';
import { useStrings } from '../strings/strings.ts';
import { firstName } from './invite-form.tsx';
import { LaidTable } from './laid-table.tsx';

/**
 * `/en-ligne/inviter`: makes an invitation with the rules and the colour that are chosen, without a clock, and shows its link.
 * The address becomes that of the game, so that going back or reloading makes no other.
 */
export function InviteNow(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const navigation = useNavigation();
  const online = useOnline();
  const s = useStrings();
  const [problem, setProblem] = createSignal<string | null>(null);

  async function invite(): Promise<void> {
    const named = await online.become(firstName(online.player()?.name));
    if (!named.ok) return void setProblem(refusalWords(language, s(), named.refusal));
    const { id, changes } = settings.chosen();
    const answer = await online.connection().create({
      rules: { id, parameters: changes },
      time: TIME_CHOICES.none,
      side: settings.current().colour,
      listed: false,
      rated: false,
    });
    if (answer.ok) {
      online.setMade({ game: answer.game, rules: settings.chosen() });
      navigation.rename(answer.game);
    } else setProblem(refusalWords(language, s(), answer.refusal));
  }
  onMount(() => void invite());

  return (
    <LaidTable rules={settings.chosen()}>
      <Show when={problem()} fallback={<Waiting text={s().inviting} />}>
        {(text) => (
          <Empty title={text()} alert>
            <a class="button" href={addressOf('online')}>
              {language.s().sheets.online}
            </a>
          </Empty>
        )}
      </Show>
    </LaidTable>
  );
}
