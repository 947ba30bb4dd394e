import { type Accessor, type JSX, type Resource, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import type { Found } from '../../online/people/people.ts';
import { Empty } from '../../parts/empty.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { useStrings } from './strings/strings.ts';

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
        <Show when={why()} fallback={<Waiting />}>
          {(reason) => (
            <div role="alert">
              <Show
                when={reason() === 'missing'}
                fallback={
                  <Empty title={s().unavailable}>
                    <button type="button" class="button" onClick={() => props.again()}>
                      {s().tryAgain}
                    </button>
                  </Empty>
                }
              >
                <Empty title={s().missing}>
                  <a class="button" href={addressOf('online')}>
                    {s().toLobby}
                  </a>
                </Empty>
              </Show>
            </div>
          )}
        </Show>
      }
    >
      {(found) => props.children(found as Accessor<Value>)}
    </Show>
  );
}
