import type { Game } from '@merellier/rules';
import type { GameRemark } from '@merellier/rules/notation';
import { remarksListed } from './read-text.ts';
import type { Told } from './told.ts';

const NOTHING: readonly Told[] = [];
/** By the tags of the game, which stay the same object whatever is played or noted in it. */
const tidings = new WeakMap<Game['tags'], readonly Told[]>();

/** Keeps what there was to tell of a text beside the game that it became, where that is more than can be said at once. */
export const tellOfGame = ({ tags }: Game, remarks: readonly GameRemark[]): void =>
  void tidings.set(tags, remarksListed(remarks));

/** What there was to tell of the text of a game, to be listed; nothing after the page is loaded anew. */
export const toldOfGame = ({ tags }: Game): readonly Told[] => tidings.get(tags) ?? NOTHING;
