import { createSignal } from 'solid-js';
import { type DrawSquares, flatSquares } from './drawing/squares.ts';
import type { Layout } from './geometry.ts';

const [drawing, setDrawing] = createSignal<DrawSquares>(flatSquares);
let isAsked = false;

/** What draws the squares of a large board: flat at first, then as of its material. Other boards do without it. */
export function squareDrawing({ board }: Layout): DrawSquares {
  if (board.kind === 'squares' && !isAsked) void askForSurface();
  return drawing();
}

async function askForSurface(): Promise<void> {
  isAsked = true;
  try {
    const { squareSurface } = await import('./drawing/square-surface.ts');
    setDrawing(() => squareSurface);
  } catch {
    // The board is whole without it; the next one asks again.
    isAsked = false;
  }
}
