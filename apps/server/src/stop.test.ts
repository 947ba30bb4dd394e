import { expect, it, vi } from 'vitest';
import { stop } from './stop.ts';

it('a server that never stops is ended after a while, and it is said why', () => {
  vi.useFakeTimers();
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    const exit = vi.fn();
    stop({ close: () => new Promise(() => undefined) }, 30_000, exit);
    vi.advanceTimersByTime(29_999);
    expect(exit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(said).toHaveBeenCalledExactlyOnceWith('The server had not stopped after 30 s, and was ended.');
  } finally {
    said.mockRestore();
    vi.useRealTimers();
  }
});
