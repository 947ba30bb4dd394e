import { type Component, createResource, type JSX, lazy, Show } from 'solid-js';
import { useFirstLanguage } from '../context.ts';
import { hasAllGames, loadAllGames } from '../rules/known-rules.ts';

let hasLook = false;

/**
 * The style sheet and the icons of all that is not the first page or a game; asked for before the part is, whose own sheet
 * comes after it.
 */
const loadLook = async (): Promise<void> => {
  await import('./later-look.ts');
  hasLook = true;
};

/** A part that is loaded later, or before it is shown. */
export type LaterPart<Props extends object> = Component<Props> & {
  /** Loads the part alone, before somebody asks for it. */
  readonly preload: () => Promise<unknown>;
};

/**
 * A part of the page that is loaded when it is first shown, and with it all that the first page does without: the whole
 * language, what all games need, and the rest of the styles and icons. Until it is here the `Suspense` around it shows what stands in its place.
 */
export function later<Props extends object>(load: () => Promise<Component<Props>>): LaterPart<Props> {
  const Part = lazy(async () => ({ default: (await load()) as Component<object> }));
  const Later = (props: Props): JSX.Element => {
    const language = useFirstLanguage();
    if (language.whole() && hasAllGames() && hasLook) return <Part {...props} />;
    // At once, not one after the other.
    const look = loadLook();
    void Part.preload();
    const [isReady] = createResource(async () => {
      await Promise.all([look, language.loadWhole(), loadAllGames()]);
      return true;
    });
    return (
      <Show when={isReady()}>
        <Part {...props} />
      </Show>
    );
  };
  return Object.assign(Later, { preload: Part.preload });
}
