import type { Game } from '@merellier/rules';
import { readGame } from '@merellier/rules/notation';
import { unpackText } from '../../address/pack.ts';
import { singleLine } from '../../lines/single-line.ts';

/** The line that a word of an address holds; null where it is damaged. */
export async function readLine(packed: string): Promise<Game | null> {
  const text = await unpackText(packed);
  const game = text === null ? null : readGame(text);
  return game?.ok ? singleLine(game.value) : null;
}
