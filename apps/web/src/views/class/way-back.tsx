import { type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { pupilPlace } from '../../class/class-place.ts';
import { PupilSign } from './parts.tsx';
import { useStrings } from './strings/strings.ts';

/** Leads back into the class in which a pupil sits at this device, where there is one. */
export function WayBack(): JSX.Element {
  const s = useStrings();
  return (
    <Show when={pupilPlace()}>
      {(place) => (
        <p class="class-back">
          <a class="button primary" href={addressOf('class', 'join', place().code)}>
            <PupilSign pupil={place().pupil} />
            {s().backAs(s().animals[place().pupil])}
          </a>
        </p>
      )}
    </Show>
  );
}
