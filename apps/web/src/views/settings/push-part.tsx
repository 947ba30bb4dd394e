import { createResource, createSignal, type JSX, Show } from 'solid-js';
import { readStored, writeStored } from '../../browser/storage.ts';
import { useLanguage } from '../../context.ts';
import { choosePush, type PushChoice, type PushProblem, pushProblem } from '../../online/push.ts';
import { Toggle } from '../../parts/setting-fields.tsx';
import { useStrings } from './strings/strings.ts';

/** What the server tells this browser while the page is closed: each kind to be chosen. */
export function PushPart(): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const [missing] = createResource(() => pushProblem());
  const [choice, setChoice] = createSignal<PushChoice>(storedChoice());
  const [problem, setProblem] = createSignal<PushProblem | null>(null);

  async function change(wanted: PushChoice): Promise<void> {
    const before = choice();
    setChoice(wanted);
    const why = await choosePush(wanted, language.tongue().language);
    setProblem(why);
    if (why) setChoice(before);
    else writeStored('local', 'push', JSON.stringify(wanted));
  }

  return (
    <div>
      <p>{s().push}</p>
      <Show when={!missing.loading}>
        <Show when={missing() == null} fallback={<p class="setting-help">{s().pushProblems[missing() ?? 'failed']}</p>}>
          <Toggle label={s().pushTurns} on={choice().turns} change={(turns) => void change({ ...choice(), turns })} />
          <Toggle
            label={s().pushChallenges}
            on={choice().challenges}
            change={(challenges) => void change({ ...choice(), challenges })}
          />
          <p class="setting-help">{s().pushHelp}</p>
        </Show>
      </Show>
      <p class="refusal" role="alert">
        <Show when={problem()}>{(why) => s().pushProblems[why()]}</Show>
      </p>
    </div>
  );
}

function storedChoice(): PushChoice {
  try {
    const { turns, challenges } = JSON.parse(readStored('local', 'push') ?? '{}') as Partial<PushChoice>;
    return { turns: turns === true, challenges: challenges === true };
  } catch {
    return { turns: false, challenges: false };
  }
}
