const WIDTH = 24;

/** A bar of one step of the work: call it with how much is done, and a remark. Off a terminal it says each tenth. */
export function bar(name: string, of: number): (done: number, remark?: string) => void {
  let told = -1;
  return (done, remark = '') => {
    const share = Math.min(1, done / of);
    const tenth = Math.floor(share * 10);
    if (!process.stderr.isTTY && tenth === told) return;
    told = tenth;
    const filled = Math.round(share * WIDTH);
    const text = `${name} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${of} ${remark}`;
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}${share === 1 ? '\n' : ''}` : `${text}\n`);
  };
}
