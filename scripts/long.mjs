/** Whether tests run in their long form (`MERELLIER_LONG=1`): minutes, where the short one takes seconds. */
export const isLong = process.env.MERELLIER_LONG === '1';
