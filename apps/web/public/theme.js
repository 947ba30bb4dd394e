// Sets the theme before the first paint, so that no light flashes up in the dark. The page itself does the same again.
(() => {
  let theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('merellier.settings') ?? '{}').theme;
  } catch {
    // Nothing is kept, or nothing that can be read: the device decides.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
