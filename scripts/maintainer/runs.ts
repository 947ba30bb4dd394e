/** Whether the long form runs (`MERELLIER_LONG=1`): minutes instead of seconds. */
export const isLong: boolean = process.env['MERELLIER_LONG'] === '1';
