/** Loads what knows all dialogs and views; each of them is loaded when it is opened. */
export const loadOpenable = (): Promise<typeof import('./openable.tsx')> => import('./openable.tsx');

/** The same before it is asked for; without a network nothing is lost by it. */
export const preloadOpenable = (): void => void loadOpenable().catch(() => {});
