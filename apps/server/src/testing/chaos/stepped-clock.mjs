// Loaded before a server: its wall clock is off by what the parent process last said, in milliseconds. Clocks that only run forward,
// such as performance.now, are left alone, as a real step leaves them.
let offset = 0;
const RealDate = Date;

class SteppedDate extends RealDate {
  /** @param {ConstructorParameters<DateConstructor> | []} args */
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + offset);
    else super(...args);
  }

  /** @override */
  static now() {
    return RealDate.now() + offset;
  }
}

Object.assign(globalThis, { Date: SteppedDate });
process.on('message', (told) => {
  offset = Number(told);
});
// It ends with its parent, and does not stay for it: in order it would wait for somebody to read its log.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.channel?.unref();
