import type React from 'react';
import type { MerellierBoard } from '../element/index.ts';
import type { BoardAttributes, BoardListeners, BoardProperties } from './properties.ts';

export * from '../element/index.ts';

/** React 19 sets properties and listens to any event of a custom element; React 18 only writes attributes. */
type Given = typeof React extends { readonly use: unknown } ? BoardProperties & BoardListeners<'on'> : BoardAttributes;

/** What `<merellier-board>` takes in React. */
export type MerellierBoardProps = React.ClassAttributes<MerellierBoard> & React.HTMLAttributes<MerellierBoard> & Given;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'merellier-board': MerellierBoardProps;
    }
  }
}
