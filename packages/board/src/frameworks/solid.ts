import type { JSX } from 'solid-js';
import type { MerellierBoard } from '../element/index.ts';
import type { BoardListeners, BoardProperties } from './properties.ts';

export * from '../element/index.ts';

/** What `<merellier-board>` takes in Solid. */
export type MerellierBoardProps = JSX.HTMLAttributes<MerellierBoard> & BoardProperties & BoardListeners<'on:'>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'merellier-board': MerellierBoardProps;
    }
  }
}
