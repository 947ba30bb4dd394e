import { describe, expect, it, vi } from 'vitest';
import { run } from './workspace.mjs';

describe('a command', () => {
  it('goes on for as long as it reports something', async () => {
    const speaks =
      'let i = 0; const timer = setInterval(() => { console.log(i); if (++i === 8) clearInterval(timer); }, 500)';
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await run(process.execPath, ['-e', speaks], { silence: 3_000 })).toMatchObject({ status: 0 });
    vi.restoreAllMocks();
  });

  it('that the system kills says what is probably missing', async () => {
    const { status, output } = await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'], {
      quiet: true,
    });
    expect(status).not.toBe(0);
    expect(output).toContain('lack of memory');
  });

  it('is ended when it says nothing any more, and that is said', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const { status } = await run(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { silence: 300 });
    expect(status).not.toBe(0);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('it hangs'));
    vi.restoreAllMocks();
  });
});
