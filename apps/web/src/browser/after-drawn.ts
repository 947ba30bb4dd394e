/** Milliseconds after which a page that draws nothing, as in a hidden tab, goes on. */
const LONGEST = 200;

/** Waits until what was changed just now is on the screen: what else is to be done does not delay it. */
export const afterDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    // A task of its own after the next frame: that frame has been drawn by then.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST);
  });
