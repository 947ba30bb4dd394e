/** The look of a piece of text on a terminal: an SGR code, `1` for bold; none for plain text. */
export type Style = string;

export const paint = (text: string, style: Style, colour: boolean): string =>
  colour && style !== '' ? `\u001b[${style}m${text}\u001b[0m` : text;
