import { type Component, createResource, type JSX, lazy, Show } from 'solid-js';
import { useFirstLanguage } from '../context.ts';
import { hasAllGames, loadAllGames } from '../rules/known-rules.ts';

/**
 * A part of the page that is loaded when it is first shown, and with it all that the first page does without: the whole
 * language, and what all games need. Until it is here the `Suspense` around it shows what stands in its place.
 */
export function later<Props extends object>(load: () => Promise<Component<Props>>): Component<Props> {
  const Part = lazy(async () => ({ default: (await load()) as Component<object> }));
  return (props: Props): JSX.Element => {
    const language = useFirstLanguage();
    if (language.whole() && hasAllGames()) return <Part {...props} />;
    // At once, not one after the other.
    void Part.preload();
    const [isReady] = createResource(async () => {
      await Promise.all([language.loadWhole(), loadAllGames()]);
      return true;
    });
    return (
      <Show when={isReady()}>
        <Part {...props} />
      </Show>
    );
  };
}
