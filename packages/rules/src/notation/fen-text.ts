import { plainStrokes } from './strokes.ts';

/**
 * The FEN in a text as people paste it: as a tag (`[FEN "W:W31:B1"]`), in quotes, with strokes of another kind, or with the
 * full stop that older programs end a list with.
 */
export function plainFen(text: string): string {
  const [, tagged = text] = /^\s*\[\s*FEN\s*"([^"]*)"\s*\]\s*$/i.exec(text) ?? [];
  const bare = tagged.trim().replace(/^"(.*)"$/s, '$1');
  return plainStrokes(bare).replace(/\.(?=\s*(:|$))/g, '');
}

/**
 * A position of the Hub protocol in the form of PDN: the side to play, and a letter for each square in order, `w`, `b`, `W`,
 * `B` or `e`. Null where the text is none for a board of so many squares.
 */
export function fromHub(text: string, squares: number): string | null {
  if (text.length !== squares + 1 || !/^[WB][wbWBe]+$/.test(text)) return null;
  const list = (man: string, king: string): string =>
    [...text.slice(1)]
      .flatMap((sign, place) => (sign === man ? [String(place + 1)] : sign === king ? [`K${place + 1}`] : []))
      .join(',');
  return `${text[0]}:W${list('w', 'W')}:B${list('b', 'B')}`;
}
