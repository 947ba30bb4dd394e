import { setBoardMaterial } from '@merellier/board';
import { createEffect, createRoot, on } from 'solid-js';
import { materialOf, otherImages } from './materials.ts';
import type { Settings } from './settings.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
let wanted: Pick<Settings, 'theme' | 'look' | 'size' | 'motion'> | null = null;

function apply(): void {
  if (!wanted) return;
  const { theme, look, size, motion } = wanted;
  const dark = theme === 'dark' || (theme === 'auto' && prefersDark.matches);
  // What the style sheets choose by; the look in the light and in the dark, and how large and how fast.
  Object.assign(document.documentElement.dataset, { theme: dark ? 'dark' : 'light', look, size, motion });
  setBoardMaterial(materialOf(look, dark));
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

prefersDark.addEventListener('change', apply);
createRoot(() => createEffect(on(otherImages, apply, { defer: true })));

/** Puts the page into its look, in the light or in the dark, or leaves that to the device. */
export function applyTheme({ theme, look, size, motion }: Settings): void {
  const now = { theme, look, size, motion };
  // Another material draws every board anew: a setting that has nothing to do with it must not.
  if (JSON.stringify(now) === JSON.stringify(wanted)) return;
  wanted = now;
  apply();
}
