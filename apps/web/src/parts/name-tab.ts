import { createEffect, on, onCleanup } from 'solid-js';
import { useLanguage } from '../context.ts';

/** Calls the page after what is open, for tabs, bookmarks and the history; null leaves it the name of its view. */
export function nameTab(name: () => string | null): void {
  const { s } = useLanguage();
  // Only when the name changes: setting the title again would take the mark of one's turn off it.
  createEffect(
    on([name, s], ([text, strings]) => {
      if (text === null) return;
      const before = document.title;
      const title = strings.title(text);
      document.title = title;
      onCleanup(() => {
        // Another view may have put its own there already.
        if (document.title === title) document.title = before;
      });
    }),
  );
}
