import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { MerellierBoard, MerellierBoardEventMap } from '../element/index.ts';
import type { BoardProperties } from './properties.ts';

export * from '../element/index.ts';

/** What `<merellier-board>` takes in a template of Vue. */
export type MerellierBoardProps = BoardProperties & HTMLAttributes & PublicProps;

/** The element as templates see it: itself, what it takes, what it sends. */
type ElementInTemplate = new () => MerellierBoard & {
  /** For templates only: the element has no such property. */
  $props: MerellierBoardProps;
  /** For templates only: the element has no such method. */
  $emit: EmitFn<{ [Name in keyof MerellierBoardEventMap]: (event: MerellierBoardEventMap[Name]) => void }>;
};

declare module 'vue' {
  interface GlobalComponents {
    'merellier-board': ElementInTemplate;
  }
}
