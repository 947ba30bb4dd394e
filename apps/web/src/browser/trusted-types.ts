/** What no markup of the page has: elements and attributes that run scripts. */
const RUNS_SCRIPTS = /<\/?(?:script|iframe|object|embed|base)\b|[\s"'/]on[a-z]+\s*=|javascript:|srcdoc/i;

/** The markup, where nothing in it can run; throws a TypeError otherwise. */
export function safeMarkup(markup: string): string {
  if (RUNS_SCRIPTS.test(markup)) throw new TypeError('markup that runs scripts');
  return markup;
}

/** The address of a script, where it is one of this server's; throws a TypeError otherwise. */
export function ownScript(address: string, page: string): string {
  if (new URL(address, page).origin !== new URL(page).origin) throw new TypeError('a script of another origin');
  return address;
}

interface Factory {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (markup: string) => string; readonly createScriptURL: (address: string) => string },
  ): unknown;
}

// Solid makes its elements of markup, and browsers that know trusted types ask about each piece of it, and about each
// worker. No rule says yes to text that is run.
(globalThis as { readonly trustedTypes?: Factory }).trustedTypes?.createPolicy('default', {
  createHTML: safeMarkup,
  createScriptURL: (address) => ownScript(address, location.href),
});
