/** A card as it goes to Anki: both faces as HTML. */
export interface AnkiNote {
  /** The same card has the same name in every export, so that Anki renews it instead of adding another. */
  readonly id: string;
  readonly front: string;
  readonly back: string;
  readonly tags: readonly string[];
}

const HEADER = ['#separator:tab', '#html:true', '#guid column:1', '#deck:Mérellier', '#tags column:4'];

/**
 * Cards as a text that Anki imports: a line each, with tabs between the fields, and the settings of the import before them
 * (docs.ankiweb.net/importing/text-files.html). Nothing of when they come back: Anki schedules by itself.
 */
export function writeAnkiFile(notes: readonly AnkiNote[]): string {
  const lines = notes.map(({ id, front, back, tags }) =>
    [id, front, back, tags.map((tag) => tag.replace(/\s+/g, '-')).join(' ')].map(oneField).join('\t'),
  );
  return `${[...HEADER, ...lines].join('\n')}\n`;
}

/** A text in HTML. */
export const escapedForAnki = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What would end the field, or begin a quoted one. */
const oneField = (text: string): string => text.replace(/[\t\r\n]+/g, ' ').replace(/^"/, '&quot;');
