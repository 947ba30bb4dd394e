#!/usr/bin/env node
// Compiles the kernels (assembly/draughts, assembly/mill) into the kernel-code.ts of each family, which are part of the
// repository. With --check it compares instead.
import compiler from 'assemblyscript/asc';
import { keepKernel } from '../../../scripts/kernel-text.mjs';

const base = ['--converge', '--initialMemory', '1', '--memoryBase', '0'];
const families = {
  draughts: [...base, '--maximumMemory', '256'],
  // Its memory holds the table too, as large as it is asked for.
  mill: base,
};
for (const [family, flags] of Object.entries(families))
  await keepKernel(compiler, {
    entry: new URL(`../assembly/${family}/index.ts`, import.meta.url),
    target: new URL(`../src/${family}/kernel-code.ts`, import.meta.url),
    constants: [{ name: 'KERNEL', comment: 'The kernel', flags }],
  });
