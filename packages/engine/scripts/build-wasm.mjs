#!/usr/bin/env node
// Compiles the kernel of each family into its kernel-code.ts, which are part of the repository. With --check it compares instead.
// Both have the same search, assembly/search: it is written with the mill's positions and turns, for which those of the same names
// of draughts (assembly/draughts, src/draughts) stand in where theirs is compiled.
import compiler from 'assemblyscript/asc';
import { keepKernel } from '../../../scripts/kernel-text.mjs';

const flags = ['--converge', '--initialMemory', '1', '--memoryBase', '0'];
for (const family of ['mill', 'draughts'])
  await keepKernel(compiler, {
    entry: new URL('../assembly/search/index.ts', import.meta.url),
    target: new URL(`../src/${family}/kernel-code.ts`, import.meta.url),
    constants: [{ name: 'KERNEL', comment: 'The kernel', flags }],
    adapt: (text, path) => (/assembly.search/.test(path) ? text.replaceAll('/mill/', `/${family}/`) : text),
  });
