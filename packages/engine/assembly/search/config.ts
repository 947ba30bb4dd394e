// What the search is told once: src/search-kernel.ts writes it before `attach`.

import * as map from '../../src/search-memory';

export let table: usize = 0;
export let bucketMask: i32 = 0;
export let quiesces: bool = false;
export let extends_: bool = false;
export let reduces: bool = false;
export let prunes: bool = false;
export let repetition: i32 = 0;
export let leastBack: i32 = 0;

function flag(address: usize): bool {
  return load<i32>(address) !== 0;
}

export function attachSearch(): void {
  table = <usize>load<i32>(map.TABLE);
  bucketMask = load<i32>(map.BUCKET_MASK);
  quiesces = flag(map.QUIESCENCE);
  extends_ = flag(map.EXTENSIONS);
  reduces = flag(map.REDUCTIONS);
  prunes = flag(map.PRUNING);
  repetition = load<i32>(map.REPETITION);
  leastBack = load<i32>(map.LEAST_BACK);
}
