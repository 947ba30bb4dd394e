import { createSignal, type JSX, Match, onMount, Switch } from 'solid-js';
import { unpackText } from '../../address/pack.ts';
import { useNavigation } from '../../context.ts';
import { DifferingQuestion } from './differing-question.tsx';
import { type Differing, type Received, receiveTournament } from './receive.ts';
import { useStrings } from './strings/strings.ts';

/** A whole tournament out of a code: it is kept here, and opened. */
export function ReceivedTournament(props: { readonly packed: string }): JSX.Element {
  const navigation = useNavigation();
  const s = useStrings();
  const [fault, setFault] = createSignal<string | null>(null);
  const [differing, setDiffering] = createSignal<Differing | null>(null);
  function take(received: Received): void {
    if (received.ok) navigation.show('tournament', received.id);
    else if (received.problem === 'differs') setDiffering(received);
    else setFault(received.problem === 'unkept' ? s().unkept : s().loadFaults[received.problem]);
  }
  onMount(async () => {
    const text = await unpackText(props.packed);
    take(text === null ? { ok: false, problem: 'damaged' } : await receiveTournament(text));
  });
  return (
    <Switch fallback={<p class="faint">{s().receiving}</p>}>
      <Match when={fault()}>
        {(fault) => (
          <p class="refusal" role="alert">
            {fault()}
          </p>
        )}
      </Match>
      <Match when={differing()}>{(two) => <DifferingQuestion differing={two()} answered={take} />}</Match>
    </Switch>
  );
}
