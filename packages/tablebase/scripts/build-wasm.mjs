#!/usr/bin/env node
// Compiles the kernel (assembly/) into src/kernel-code.ts, which is part of the repository: once for memory that threads
// share, once for a single thread. With --check it compares instead.
import compiler from 'assemblyscript/asc';
import { keepKernel } from '../../../scripts/kernel-text.mjs';

const memory = ['--enable', 'threads', '--initialMemory', '1', '--maximumMemory', '65536'];
await keepKernel(compiler, {
  entry: new URL('../assembly/index.ts', import.meta.url),
  target: new URL('../src/kernel-code.ts', import.meta.url),
  constants: [
    {
      name: 'SHARED_KERNEL',
      comment: 'The kernel for memory that threads share',
      flags: [...memory, '--sharedMemory'],
    },
    { name: 'SINGLE_KERNEL', comment: 'The kernel for one thread', flags: memory },
  ],
});
