import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mountSmallDisk } from './small-disk.ts';

it('a disk that is being written to can be filled at any moment', async (context) => {
  const disk = mountSmallDisk();
  if (!disk) return context.skip('this account may not mount a file system');
  // Of an empty one the size would be 0, which means none.
  writeFileSync(`${disk.folder}/there`, 'x');
  const file = `${disk.folder}/grows`;
  const program = `const { appendFileSync, rmSync } = require('node:fs');
    for (let i = 0; ; i++) try { if (i % 50 === 0) rmSync(process.argv[1], { force: true }); appendFileSync(process.argv[1], Buffer.alloc(65_536)); } catch {}`;
  const writer = spawn(process.execPath, ['-e', program, file], { stdio: 'ignore' });
  try {
    await once(writer, 'spawn');
    for (let i = 0; i < 100; i++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(() => disk.fill()).not.toThrow();
      disk.empty();
    }
  } finally {
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    disk.remove();
  }
});
