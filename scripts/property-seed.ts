import fc from 'fast-check';
import { isLong } from './long.mjs';

/** Any number: the random games of the short form are drawn from it. */
const SEED = 1283;

/**
 * The short form draws the same random games in every run, so that what passes here passes everywhere; the long form and the
 * runs with a mutation draw others each time. Set before each file of tests: files share a process.
 */
const isDrawnAnew = isLong || process.env['MERELLIER_MUTATION'] !== undefined;
fc.configureGlobal({ ...fc.readConfigureGlobal(), ...(isDrawnAnew ? {} : { seed: SEED }) });
