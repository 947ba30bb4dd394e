import type { View } from '../address/views.ts';
import type { PATHS } from '../parts/icon-paths.ts';

/** A way to a view that is always in sight, and the views that belong to it. */
export interface Way {
  readonly to: 'start' | 'online' | 'learn' | 'puzzles' | 'analysis' | 'clubs';
  readonly icon: keyof typeof PATHS;
  readonly holds: readonly View[];
}

export const WAYS: readonly Way[] = [
  { to: 'start', icon: 'play', holds: ['start', 'play', 'games'] },
  { to: 'online', icon: 'online', holds: ['online'] },
  { to: 'learn', icon: 'learn', holds: ['learn', 'class'] },
  { to: 'puzzles', icon: 'puzzles', holds: ['puzzles', 'revise'] },
  { to: 'analysis', icon: 'analysis', holds: ['analysis'] },
  { to: 'clubs', icon: 'tournament', holds: ['clubs', 'tournament'] },
];
