import type { ClassWall } from '@merellier/protocol/class';
import { For, type JSX } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useStrings } from '../strings/strings.ts';
import { useClassView, useTeacher } from '../teacher-context.ts';

const KINDS = ['door', 'boards', 'question', 'answers'] as const;

/** What hangs on the wall, and the screen for it, in a window of its own. */
export function WallChoice(): JSX.Element {
  const s = useStrings();
  const teacher = useTeacher();
  const view = useClassView();
  const kinds = (): readonly ClassWall['kind'][] => [
    ...KINDS,
    ...(view().shown ? (['game'] as const) : []),
    ...(view().wall.kind === 'board' ? (['board'] as const) : []),
  ];
  return (
    <p class="class-wall-choice">
      <label>
        {s().wallShows}{' '}
        <select
          class="select"
          value={view().wall.kind}
          onChange={({ currentTarget }) => {
            const kind = [...KINDS, 'game' as const].find((each) => each === currentTarget.value);
            if (kind) teacher.ask({ kind: 'wall', wall: { kind } });
          }}
        >
          <For each={kinds()}>
            {(kind) => (
              <option value={kind} selected={kind === view().wall.kind}>
                {s().wallOf[kind]}
              </option>
            )}
          </For>
        </select>
      </label>
      <a class="link" href={addressOf('class', 'wall')} target="merellier-wall">
        {s().wallOpen}
      </a>
    </p>
  );
}
