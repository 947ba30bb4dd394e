import type { RuleSetId } from '@merellier/rules';

/** The page about where the games come from, chapter by chapter, each with a game whose board stands beside it, or none. */
export const CHAPTERS = [
  { id: 'names', rules: 'marelle' },
  { id: 'egypt', rules: 'dames' },
  { id: 'rome', rules: 'marelle-a-3' },
  { id: 'courts', rules: 'marelle-a-6' },
  { id: '1283', rules: 'marelle-avec-des' },
  { id: 'boards', rules: 'merels-diagonals' },
  { id: 'ages', rules: null },
  { id: 'today', rules: 'jeu-du-moulin' },
  { id: 'advantage', rules: null },
  { id: 'twins', rules: null },
] as const satisfies readonly { readonly id: string; readonly rules: RuleSetId | null }[];

/** A chapter of that page. */
export type ChapterId = (typeof CHAPTERS)[number]['id'];

/** What is said in each chapter: its title, and paragraphs. */
export type StoryTexts = Readonly<Record<ChapterId, { readonly title: string; readonly text: readonly string[] }>>;
