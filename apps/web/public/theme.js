// Sets the look before the first paint, so that no light flashes up in the dark. The page itself does the same again.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('merellier.settings')) ?? {};
  } catch {
    // Nothing is kept, or nothing that can be read: the device decides.
  }
  const { theme, look, size } = kept;
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  Object.assign(document.documentElement.dataset, {
    theme: dark ? 'dark' : 'light',
    look: look ?? 'wood',
    size: size ?? 'fit',
  });
})();
