/** What leads back into the class from other pages. */
let strip: HTMLElement | null = null;

/**
 * Shows, on whatever page follows, the way back into the class: a slip of a finger is no way out of it. Null takes it away. It
 * stands outside what the pages draw, so that the first page need not know of classes.
 */
export function showStripBack(way: { readonly href: string; readonly text: string } | null): void {
  strip?.remove();
  strip = null;
  if (!way) return;
  strip = document.createElement('aside');
  strip.className = 'class-strip-back';
  const link = document.createElement('a');
  link.className = 'button primary';
  link.href = way.href;
  link.textContent = way.text;
  strip.append(link);
  document.body.append(strip);
}
