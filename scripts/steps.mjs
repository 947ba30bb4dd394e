const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** Something went wrong that a person can do something about: the message says what. */
export class Failure extends Error {}

/**
 * Does one step of the work, and shows that it goes on and how long it took.
 * @template T
 * @param {{ doing: string, done: string }} name what to say meanwhile, and afterwards
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step({ doing, done }, work) {
  const start = Date.now();
  const seconds = () => ((Date.now() - start) / 1000).toFixed(1);
  const live = process.stdout.isTTY === true;
  let frame = 0;
  const draw = () => process.stdout.write(`\r\x1b[K${FRAMES[frame++ % FRAMES.length]} ${doing} … ${seconds()} s`);
  const timer = live ? setInterval(draw, 100) : undefined;
  if (live) draw();
  else console.log(`  ${doing} …`);
  /** @param {string} line */
  const end = (line) => {
    clearInterval(timer);
    console.log(live ? `\r\x1b[K${line}` : line);
  };
  try {
    const result = await work();
    end(`✓ ${done} (${seconds()} s)`);
    return result;
  } catch (error) {
    end(`✗ ${doing}: failed (${seconds()} s)`);
    throw error;
  }
}

/**
 * Says what went wrong: a Failure, or an option that there is not, in its own words, anything else in full.
 * @param {unknown} error
 */
export function tell(error) {
  const isSaid = error instanceof Failure || (error instanceof Error && /^ERR_PARSE_ARGS/.test(Object(error).code));
  console.error(isSaid ? `\n${error.message}` : error);
}

/**
 * Runs a script's work; where it fails, says why and ends with status 1.
 * @param {() => Promise<void>} work
 */
export async function reporting(work) {
  try {
    await work();
  } catch (error) {
    tell(error);
    process.exitCode = 1;
  }
}
