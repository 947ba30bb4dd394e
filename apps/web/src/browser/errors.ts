import type { FirstLanguage } from '../state/language.ts';
import type { Notices } from '../state/notices.ts';

/** What goes wrong unforeseen is said in one sentence; the game is kept, and a reload finds it again. */
export function watchErrors(language: FirstLanguage, notices: Notices): void {
  const tell = (): void => {
    const text = language.s().failed;
    notices.setNotice({ kind: 'news', text, action: { label: language.s().reload, run: () => location.reload() } });
    notices.announce(text);
  };
  window.addEventListener('error', tell);
  window.addEventListener('unhandledrejection', tell);
}
