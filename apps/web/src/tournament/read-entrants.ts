import { type Entrant, tidyName } from '@merellier/tournament';

/** What usually stands over the columns of a list: the first line is a head where it begins with one of these. */
const HEADS = /^(name|nom|noms|joueur|joueurs|player|players|spieler|vorname)$/i;

/**
 * Players from a text that was typed, pasted or read from a file: one a line, and after the name, divided by a tab, a semicolon or a
 * comma, a team, an age class and a number for the strength, in this order. Lines without a name are left out. A number before the
 * name, as lists have it, is none.
 */
export function readEntrants(text: string): readonly Entrant[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const rows = lines.map((line) => columnsOf(line)).filter(([name]) => name !== undefined && name !== '');
  const body = HEADS.test(rows[0]?.[0] ?? '') ? rows.slice(1) : rows;
  return body.map(([name = '', team = '', ageClass = '', strength = '']) => ({
    name,
    team: team || null,
    ageClass: ageClass || null,
    strength: /^\d+([.,]\d+)?$/.test(strength) ? Number(strength.replace(',', '.')) : null,
  }));
}

function columnsOf(line: string): readonly string[] {
  const divider = ['\t', ';', ','].find((each) => line.includes(each));
  const columns = (divider ? line.split(divider) : [line]).map((column) => tidyName(column.replace(/^"|"$/g, '')));
  const [first = '', ...rest] = columns;
  // `3. Camille`, or a column of numbers.
  if (/^\d+\.?$/.test(first) && rest.length > 0) return rest;
  return [first.replace(/^\d+[.)]\s+/, ''), ...rest];
}
