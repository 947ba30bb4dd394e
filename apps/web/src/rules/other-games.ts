// What games other than those on a flat marelle need; on its own, so that nothing else of these libraries comes with it.
export { createCube } from '@merellier/board';
export { readRuleSet } from '@merellier/rules';
