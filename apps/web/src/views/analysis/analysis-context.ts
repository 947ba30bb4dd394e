import { createContext, useContext } from 'solid-js';
import type { Analysis } from './analysis.ts';

export const AnalysisContext = createContext<Analysis>();

/** The analysis board, within its view. */
export function useAnalysis(): Analysis {
  const analysis = useContext(AnalysisContext);
  if (!analysis) throw new Error('useAnalysis is called outside its view');
  return analysis;
}
