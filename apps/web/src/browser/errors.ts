import type { AppState } from '../app-state.ts';

/** What goes wrong unforeseen is said in one sentence; the game is kept, and a reload finds it again. */
export function watchErrors(app: AppState): void {
  const tell = (): void => {
    const text = app.s().failed;
    app.setNotice({ kind: 'news', text, action: { label: app.s().reload, run: () => location.reload() } });
    app.announce(text);
  };
  window.addEventListener('error', tell);
  window.addEventListener('unhandledrejection', tell);
}
