import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { unpackText } from '../../address/pack.ts';
import { useNavigation } from '../../context.ts';
import { receiveTournament } from './receive.ts';
import { useStrings } from './strings/strings.ts';

/** A whole tournament out of a code: it is kept here, and opened. */
export function ReceivedTournament(props: { readonly packed: string }): JSX.Element {
  const navigation = useNavigation();
  const s = useStrings();
  const [fault, setFault] = createSignal<string | null>(null);
  onMount(async () => {
    const text = await unpackText(props.packed);
    const taken = text === null ? ({ ok: false, problem: 'damaged' } as const) : await receiveTournament(text);
    if (taken.ok) navigation.show('tournament', taken.id);
    else setFault(taken.problem === 'unkept' ? s().unkept : s().loadFaults[taken.problem]);
  });
  return (
    <Show when={fault()} fallback={<p class="faint">{s().receiving}</p>}>
      {(fault) => (
        <p class="refusal" role="alert">
          {fault()}
        </p>
      )}
    </Show>
  );
}
