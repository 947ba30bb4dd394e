declare module 'edmonds-blossom-fixed' {
  /** For each vertex the one that it is matched with, or -1. */
  function blossom(
    edges: readonly (readonly [a: number, b: number, weight: number])[],
    maxCardinality: boolean,
  ): readonly number[];
  export = blossom;
}
