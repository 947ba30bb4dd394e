import { type JSX, Show } from 'solid-js';
import { isThisComputer } from '../../../browser/this-computer.ts';
import { LinkCode } from '../../../parts/link-code.tsx';
import { OpenToOthers } from '../../../parts/open-to-others.tsx';
import { useStrings } from '../strings/strings.ts';
import { useClassView, useTeacher } from '../teacher-context.ts';

/**
 * How pupils come in, large: the word, and the code for a camera. At an address that no other device can open a code would be scanned
 * in vain: what is to be done stands there instead, for the teacher with the command that a server on this computer needs.
 */
export function DoorPart(props: { readonly isDesk?: boolean }): JSX.Element {
  const s = useStrings();
  const teacher = useTeacher();
  const view = useClassView();
  const code = (): string => teacher.code() ?? '';
  const isClosed = isThisComputer(location.hostname);
  return (
    <Show when={view().open} fallback={<p class="class-shut">{s().doorShut}</p>}>
      <section class="class-door">
        <div>
          <p class="class-door-say">{s().wayIn}</p>
          <p class="class-door-word">{code()}</p>
          <Show
            when={isClosed}
            fallback={<p class="class-door-address">{s().wayInLong(`${location.host}/c/${code()}`)}</p>}
          >
            <p class="class-door-address">{s().localhost}</p>
            <Show when={props.isDesk}>
              <OpenToOthers open />
            </Show>
          </Show>
        </div>
        <Show when={!isClosed}>
          <LinkCode link={teacher.address(code())} label={s().code} />
        </Show>
      </section>
    </Show>
  );
}

/** The same in a line, with the door itself. */
export function WayIn(): JSX.Element {
  const s = useStrings();
  const teacher = useTeacher();
  const view = useClassView();
  return (
    <p class="class-way-in">
      <Show when={view().open} fallback={<span>{s().doorShut}</span>}>
        {/* As long as nothing else is to be seen, the word stands above, large. */}
        <Show when={Object.keys(view().boards).length > 0 || view().question}>
          <span>{s().wayIn}</span> <strong class="class-word-small">{teacher.code()}</strong>
        </Show>
      </Show>
      <button type="button" class="link" onClick={() => teacher.ask({ kind: 'door', open: !view().open })}>
        {view().open ? s().shutDoor : s().openDoor}
      </button>
    </p>
  );
}
