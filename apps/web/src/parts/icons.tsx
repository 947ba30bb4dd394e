import { createSignal, type JSX } from 'solid-js';
import { MARK, PATHS } from './icon-paths.ts';
import type { MORE_PATHS } from './more-icon-paths.ts';

type More = typeof MORE_PATHS;
export type IconName = keyof typeof PATHS | keyof More;

const [more, setMore] = createSignal<More | null>(null);
let isAsked = false;

/** The path of an icon that the first page does without: it is there a moment after it was first asked for. */
function pathOf(name: keyof More): string {
  const paths = more();
  if (!paths && !isAsked) void askForMore();
  return paths?.[name] ?? '';
}

async function askForMore(): Promise<void> {
  isAsked = true;
  try {
    const { MORE_PATHS } = await import('./more-icon-paths.ts');
    setMore(MORE_PATHS);
  } catch {
    // Words stand beside every icon, and the next icon asks again.
    isAsked = false;
  }
}

const isFirst = (name: IconName): name is keyof typeof PATHS => Object.hasOwn(PATHS, name);

export function Icon(props: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={isFirst(props.name) ? PATHS[props.name] : pathOf(props.name)} />
    </svg>
  );
}

/** The mark of the page. */
export function Mark(): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d={MARK} />
    </svg>
  );
}
