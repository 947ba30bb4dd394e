import { createSignal, type JSX } from 'solid-js';
import { MARK, PATHS } from './icon-paths.ts';
import type { MORE_PATHS } from './more-icon-paths.ts';

type More = typeof MORE_PATHS;
export type IconName = keyof typeof PATHS | keyof More;

const [more, setMore] = createSignal<More | null>(null);

/** The icons that the first page and a game do without: they come with the parts that show them (parts/later.tsx). */
export const addIcons = (paths: More): void => void setMore(paths);

const isFirst = (name: IconName): name is keyof typeof PATHS => Object.hasOwn(PATHS, name);

export function Icon(props: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={isFirst(props.name) ? PATHS[props.name] : more()?.[props.name]} />
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
