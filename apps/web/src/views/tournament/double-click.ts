/** Within so many milliseconds a second click belongs to the first. */
const ECHO = 500;
/** A hand that clicks twice moves by so many pixels at most. */
const NEAR = 12;

type Click = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'>;

export type IsEcho = (row: string, click: Click) => boolean;

/**
 * Tells the second click of a double one from a click that is meant: it follows at once, in the same row, or at the same place where something
 * else has come under the pointer. A key pressed twice was pressed twice.
 */
export function watchDoubleClicks(): IsEcho {
  let before: (Click & { readonly row: string }) | null = null;
  return (row, { detail, timeStamp, clientX, clientY }) => {
    if (detail === 0) return false;
    const last = before;
    before = { row, detail, timeStamp, clientX, clientY };
    if (!last || timeStamp - last.timeStamp >= ECHO) return false;
    return row === last.row || Math.hypot(clientX - last.clientX, clientY - last.clientY) <= NEAR;
  };
}
