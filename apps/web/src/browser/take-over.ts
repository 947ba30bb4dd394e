/**
 * Leaves the first HTML to be seen until the page has something in its place: a view may still be on its way. It is gone
 * before the next paint then.
 */
export function takeOver(root: HTMLElement): void {
  const first = document.getElementById('first');
  if (!first) return;
  const observer = new MutationObserver(() => {
    if (root.querySelectorAll('h1').length === first.querySelectorAll('h1').length) return;
    observer.disconnect();
    first.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}
