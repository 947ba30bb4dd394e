/** What makes a frame with a board of this server on a page of one's own, to be pasted there. */
export function frameCode(fields: Readonly<Record<string, string>>, title: string): string {
  const source = `${location.origin}/embed?${new URLSearchParams(fields)}`.replaceAll('&', '&amp;');
  const named = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${source}" title="${named}" width="400" height="640" loading="lazy"></iframe>`;
}
