/**
 * Takes out the pictures of a drawing that do not arrive, where browsers would draw a sign that something is broken, as
 * large as the board: what is drawn under them is whole.
 */
export function takeOutMissing(drawing: SVGSVGElement): void {
  drawing.addEventListener('error', ({ target }) => target instanceof SVGImageElement && target.remove(), true);
}
