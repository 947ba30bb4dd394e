#!/usr/bin/env node
// Compiles the draughts kernel (assembly/) into src/draughts/kernel-code.ts, which is part of the repository. With --check
// it compares instead.
import compiler from 'assemblyscript/asc';
import { keepKernel } from '../../../scripts/kernel-text.mjs';

const flags = ['--converge', '--initialMemory', '1', '--maximumMemory', '256', '--memoryBase', '0'];
await keepKernel(compiler, {
  entry: new URL('../assembly/index.ts', import.meta.url),
  target: new URL('../src/draughts/kernel-code.ts', import.meta.url),
  constants: [{ name: 'KERNEL', comment: 'The kernel', flags }],
});
