// Written for any Node that reads modules, and without imports: it is there to tell an old one what is wrong.

const OLDEST = '20.19';

/** Whether this Node is recent enough; says what to do, and sets the exit status, where it is not. */
export function isNodeRecent() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST.split('.').map(Number);
  const recent = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  if (!recent) {
    console.error(
      `Mérellier needs Node ${OLDEST} or newer, and this is ${process.versions.node}: install a newer one (https://nodejs.org), then run this again.`,
    );
    process.exitCode = 1;
  }
  return recent;
}
