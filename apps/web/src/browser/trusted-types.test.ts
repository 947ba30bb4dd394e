import { describe, expect, it } from 'vitest';
import { ownScript, safeMarkup } from './trusted-types.ts';

describe('trusted types', () => {
  it('let markup pass that only shows something', () => {
    for (const markup of ['<p class=on><button type=button>', '<g data-on="a = b"><path d="M0 0"/></g>', 'on = off'])
      expect(safeMarkup(markup)).toBe(markup);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">',
    '<iframe src=x>',
    '<p title="a"onclick="b">',
  ])('refuse %s', (markup) => {
    expect(() => safeMarkup(markup)).toThrow(TypeError);
  });

  it('let scripts of this server start, and no others', () => {
    const page = 'https://play.example.org/partie/1';
    for (const own of ['/sw.js', 'assets/worker-1.js', 'https://play.example.org/a.js'])
      expect(ownScript(own, page)).toBe(own);
    for (const foreign of [
      'https://evil.example/a.js',
      '//evil.example/a.js',
      'data:text/javascript,1',
      'blob:https://evil.example/1',
    ])
      expect(() => ownScript(foreign, page)).toThrow(TypeError);
  });
});
