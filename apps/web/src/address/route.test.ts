import { describe, expect, it } from 'vitest';
import { addressOf, isUnknownView, readRoute } from './route.ts';

describe('addresses of views', () => {
  it('lead back to the view and its part', () => {
    expect(readRoute(addressOf('play'))).toEqual({ view: 'play', rest: [] });
    expect(readRoute(addressOf('settings', 'à/b', '50%'))).toEqual({ view: 'settings', rest: ['à/b', '50%'] });
    expect(readRoute(addressOf('start'))).toEqual({ view: 'start', rest: [] });
  });

  it('lead to the first page where they name no view, and never fail', () => {
    for (const hash of ['', '#', '#/', '#/nowhere', '#settings', '#/start', '#/play/x', '#x/settings'])
      expect(readRoute(hash)).toEqual({ view: 'start', rest: [] });
    expect(readRoute('#/settings/%E0%A4%A')).toEqual({ view: 'settings', rest: ['%E0%A4%A'] });
  });

  it('that name a view which is not there are known from games and from the first page', () => {
    expect(['#/nowhere', '#/nowhere/x', '#/play/x'].every(isUnknownView)).toBe(true);
    expect(['', '#', '#/', '#/start', '#/play', '#/settings/x', '#rules=marelle&fen=a/b'].some(isUnknownView)).toBe(
      false,
    );
  });
});
