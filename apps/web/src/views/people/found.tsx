import { type Accessor, type JSX, type Resource, Show } from 'solid-js';
import type { Found } from '../../online/people/people.ts';
import { useStrings } from './strings/strings.ts';
import { Ways } from './ways.tsx';

/** What was found, once it is there; else why not, and the way to try again. */
export function FoundView<Value>(props: {
  readonly found: Resource<Found<Value>>;
  readonly again: () => void;
  readonly children: (value: Accessor<Value>) => JSX.Element;
}): JSX.Element {
  const s = useStrings();
  const value = (): Value | null => {
    const now = props.found.latest;
    return now?.ok ? now.value : null;
  };
  const why = (): 'missing' | 'unavailable' | null => {
    const now = props.found.latest;
    return now && !now.ok ? now.why : null;
  };
  return (
    <Show
      when={value()}
      fallback={
        <Show when={why()} fallback={<p class="faint">{s().looking}</p>}>
          {(reason) => (
            <>
              <Show when={reason() === 'missing'}>
                <h2>{s().missingTitle}</h2>
              </Show>
              <p role="alert">{s()[reason()]}</p>
              <Show when={reason() === 'missing'}>
                <Ways to={['lobby']} />
              </Show>
              <Show when={reason() === 'unavailable'}>
                <div class="acts">
                  <button type="button" class="button" onClick={() => props.again()}>
                    {s().tryAgain}
                  </button>
                </div>
              </Show>
            </>
          )}
        </Show>
      }
    >
      {(found) => props.children(found as Accessor<Value>)}
    </Show>
  );
}
