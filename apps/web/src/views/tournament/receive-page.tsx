import { createSignal, type JSX, onMount } from 'solid-js';
import { unpackText } from '../../address/pack.ts';
import { useNavigation } from '../../context.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { receiveTournament } from './receive.ts';
import { useStrings } from './strings/strings.ts';

/** Where the code of a whole tournament leads: it is kept here, and opened. */
export function ReceivePage(props: { readonly packed: string }): JSX.Element {
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
    <Sheet title={s().move} fault={fault()}>
      <p class="faint">{fault() === null ? s().receiving : ''}</p>
    </Sheet>
  );
}
