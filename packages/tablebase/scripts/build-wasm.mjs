#!/usr/bin/env node
// Compiles the kernels (assembly/) into files that are part of the repository: that of positions by rank into
// src/kernel-code.ts, once for memory that threads share, once for a single thread; that of whole levels into
// src/whole/kernel-code.ts. With --check it compares instead.
import compiler from 'assemblyscript/asc';
import { keepKernel } from '../../../scripts/kernel-text.mjs';

const memory = ['--initialMemory', '1', '--maximumMemory', '65536'];
const threads = ['--enable', 'threads', ...memory];
await keepKernel(compiler, {
  entry: new URL('../assembly/index.ts', import.meta.url),
  target: new URL('../src/kernel-code.ts', import.meta.url),
  constants: [
    {
      name: 'SHARED_KERNEL',
      comment: 'The kernel for memory that threads share',
      flags: [...threads, '--sharedMemory'],
    },
    { name: 'SINGLE_KERNEL', comment: 'The kernel for one thread', flags: threads },
  ],
});
await keepKernel(compiler, {
  entry: new URL('../assembly/whole/index.ts', import.meta.url),
  target: new URL('../src/whole/kernel-code.ts', import.meta.url),
  constants: [
    {
      name: 'WHOLE_KERNEL',
      comment: 'The kernel of whole levels, for memory that threads share',
      flags: ['--enable', 'simd', ...threads, '--sharedMemory'],
    },
  ],
});
