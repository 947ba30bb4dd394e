import { setBoardMaterial } from '@merellier/board';
import { createEffect, createRoot, on } from 'solid-js';
import { materialOf, otherImages } from './materials.ts';
import type { Settings } from './settings.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
let wanted: Settings | null = null;
/** What the page looks like now. */
let looks = '';

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
export function applyTheme(settings: Settings): void {
  wanted = settings;
  const { theme, look, size, motion } = settings;
  const next = [theme, look, size, motion].join();
  // Another material draws every board anew: a setting that has nothing to do with it must not.
  if (looks !== next) apply();
  looks = next;
}
