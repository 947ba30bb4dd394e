import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { MerellierBoard } from '../element/index.ts';
import type { BoardListeners, BoardProperties } from './properties.ts';

export * from '../element/index.ts';

/** What `<merellier-board>` takes in Preact. */
export type MerellierBoardProps = ClassAttributes<MerellierBoard> &
  HTMLAttributes<MerellierBoard> &
  BoardProperties &
  BoardListeners<'on'>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'merellier-board': MerellierBoardProps;
    }
  }
}
