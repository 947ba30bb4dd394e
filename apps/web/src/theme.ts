import type { Theme } from './settings.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
let wanted: Theme = 'auto';

function apply(): void {
  const dark = wanted === 'dark' || (wanted === 'auto' && prefersDark.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

prefersDark.addEventListener('change', apply);

/** Puts the page into a theme, or leaves that to the device. */
export function applyTheme(theme: Theme): void {
  wanted = theme;
  apply();
}
