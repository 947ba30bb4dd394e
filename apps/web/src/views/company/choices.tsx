import { CHALLENGERS, type CompanyChoices } from '@merellier/protocol';
import { createSignal, createUniqueId, type JSX, onMount, Show } from 'solid-js';
import { chooseCompany, companyChoices } from '../../online/people/company.ts';
import { Segments } from '../../parts/segments.tsx';
import { Strings, useStrings } from './strings/strings.ts';
import './company.css';

/** What one lets others do: who may challenge one, and whether one is seen to be here. */
export function Choices(): JSX.Element {
  return (
    <Strings>
      <Fields />
    </Strings>
  );
}

function Fields(): JSX.Element {
  const s = useStrings();
  const id = createUniqueId();
  const [choices, setChoices] = createSignal<CompanyChoices | null>(null);
  const [told, setTold] = createSignal<{ readonly text: string; readonly refused: boolean } | null>(null);
  /** What the server has, and what is on its way there. */
  let kept: CompanyChoices | null = null;
  let sending: Promise<unknown> = Promise.resolve();
  onMount(async () => {
    const asked = await companyChoices();
    if (asked.ok) setChoices(asked.value);
    kept = choices();
  });
  async function choose(next: CompanyChoices): Promise<void> {
    setChoices(next);
    // One after the other: of two on their way at once the later one may arrive first, and be lost.
    const sent = sending.then(() => chooseCompany(next));
    sending = sent;
    const asked = await sent;
    if (asked.ok) kept = next;
    else if (choices() === next) setChoices(kept);
    setTold(asked.ok ? { text: s().kept, refused: false } : { text: s().refused(asked.refusal), refused: true });
  }
  return (
    <Show when={choices()}>
      {(now) => (
        <section class="company-choices" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{s().choices}</h2>
          <Segments
            name={`${id}-challenges`}
            title={s().whoChallenges}
            values={CHALLENGERS}
            labels={s().challengers}
            value={now().challenges}
            change={(challenges) => void choose({ ...now(), challenges })}
          />
          <Segments
            name={`${id}-seen`}
            title={s().whetherSeen}
            values={['yes', 'no']}
            labels={s().seen}
            value={now().seen ? 'yes' : 'no'}
            change={(seen) => void choose({ ...now(), seen: seen === 'yes' })}
          />
          <p role="status" classList={{ refusal: told()?.refused === true }}>
            {told()?.text}
          </p>
        </section>
      )}
    </Show>
  );
}
