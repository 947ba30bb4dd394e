import type { Board, PositionView, Side } from '@merellier/rules';
import type { Language } from '@merellier/words';
import type { Route } from '../address/views.ts';
import type { Html } from './html.ts';

/** A position as a document and its card show it. */
export interface ShownBoard {
  readonly board: Board;
  readonly view: PositionView;
  readonly bottom: Side;
  /** What it shows, in words. */
  readonly title: string;
}

/** What the card of an address says beside its board. */
export interface CardText {
  /** Small, above: what this is. */
  readonly over: string;
  readonly title: string;
  /** Below the title, a line or two. */
  readonly text: string;
  /** What is pictured, where it is not what the document shows: a bare board says little. */
  readonly view?: PositionView;
}

/** What an address shows before any script, and what search engines and messengers are told of it. */
export interface PageDocument {
  readonly language: Language;
  readonly route: Route;
  /** Whether there is anything at the address. */
  readonly found: boolean;
  /** Whether search engines may list it: not what belongs to one reader or one game. */
  readonly listed: boolean;
  readonly title: string;
  readonly description: string;
  readonly shown: ShownBoard;
  readonly card: CardText;
  /** What the picture of the card changes with; the same address shows another one then. */
  readonly cardVersion: string;
  /** For search engines, as schema.org has it; `url` makes an absolute address of a path. */
  readonly data: (url: (path: string) => string) => readonly object[];
  readonly body: Html;
  /** Whether text stands above its board, or instead of one. */
  readonly readFirst: boolean;
}
