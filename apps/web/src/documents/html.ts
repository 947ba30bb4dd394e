/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | null | readonly Part[];

/** Puts HTML together: what is filled in is escaped unless it is HTML itself, and null is nothing. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.map((text, i) => text + written(parts[i] ?? null)).join(''),
});

function written(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(written).join('');
  return escaped(String(part));
}

/** A text as it stands in HTML, between tags or within quotes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Structured data for search engines; no text in it can end the element. */
export const jsonScript = (data: object): Html => ({
  html: `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
});
