/** Moves the focus to the board: to the place that the tab key reaches, as after a button that has gone. */
export function focusBoard(): void {
  const place = document.querySelector<SVGElement>('.board-view [tabindex="0"]');
  // To give it where it is already would have the page styled and laid out for nothing.
  if (place !== document.activeElement) place?.focus({ preventScroll: true });
}

/** Moves the focus to the panel beside the board. */
export function focusPanel(): void {
  document.getElementById('panel')?.focus();
}
