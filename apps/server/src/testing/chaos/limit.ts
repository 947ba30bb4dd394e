import { Failure } from '../../../../../scripts/steps.mjs';

/** A step of a run that takes as many milliseconds stands still: a service may take two minutes to start on a busy machine. */
const LONGEST_STEP = 150_000;

/** What a step gives; where it stands still, a failure that names it: "The end of …". */
export async function limited<Value>(step: string, work: Promise<Value>, limit: number = LONGEST_STEP): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure(`${step} stood still for ${limit / 1_000} s.`)), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
