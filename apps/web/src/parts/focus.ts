/** Moves the focus to the board: to the place that the tab key reaches, as after a button that has gone. */
export function focusBoard(): void {
  document.querySelector<SVGElement>('.board-view [tabindex="0"]')?.focus({ preventScroll: true });
}

/** Moves the focus to the panel beside the board. */
export function focusPanel(): void {
  document.getElementById('panel')?.focus();
}
