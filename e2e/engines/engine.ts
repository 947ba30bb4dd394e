/** A browser that is driven as a person would: by what is seen, touched and typed. */
export interface Engine {
  /** Opens a window of somebody else: nothing of what another window keeps is known in it. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** A window with one page. */
export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, or what its promise comes to; it must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Carries out actions as the WebDriver standard writes them. */
  perform(actions: readonly object[]): Promise<void>;
  close(): Promise<void>;
}

/** Keys by their names in the page, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A key that is pressed and let go. */
export function keyPress(key: string): object {
  const value = KEYS[key] ?? key;
  return {
    type: 'key',
    id: 'keyboard',
    actions: [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ],
  };
}

/** A finger, or the mouse, that is put down at a point of the window and lifted. */
export function tapAt({ x, y }: { readonly x: number; readonly y: number }, pointerType: 'touch' | 'mouse'): object {
  return {
    type: 'pointer',
    id: pointerType,
    parameters: { pointerType },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}
