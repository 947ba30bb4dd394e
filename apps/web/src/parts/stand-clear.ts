/** Where the button lay that was pressed last of those that lead to a question about what cannot be taken back. */
let pressed: DOMRect | null = null;

/** Keeps where a button lies that leads to such a question. */
export function keepPressed(button: Element): void {
  pressed = button.getBoundingClientRect();
}

/**
 * Moves an open dialog to the upper or the lower edge of the window, whichever is farther away, where its dangerous button
 * would lie on the button that was pressed before: a press too many is then no answer.
 */
export function standClear(dangerous: HTMLElement): void {
  const dialog = dangerous.closest('dialog');
  if (!pressed || !dialog) return;
  // It may be sliding up yet.
  dialog.style.animation = 'none';
  const { top, right, bottom, left } = dangerous.getBoundingClientRect();
  const isOver = left < pressed.right && right > pressed.left && top < pressed.bottom && bottom > pressed.top;
  dialog.style.animation = '';
  if (!isOver) return;
  const isLow = (pressed.top + pressed.bottom) / 2 > innerHeight / 2;
  dialog.style.marginBlock = isLow ? '1rem auto' : 'auto 1rem';
}
