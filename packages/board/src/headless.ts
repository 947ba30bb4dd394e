export type { Trace } from './props.ts';
export { turnTrace } from './trace.ts';
export * from './walk.ts';
