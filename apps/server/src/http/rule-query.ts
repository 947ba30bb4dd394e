import { z } from 'zod';

/** How an address names a rule set: its id, and what is changed of it (`set=flying=0`, repeatable). */
export const ruleQuery = {
  rules: z.string().min(1).max(60).describe('The id of a rule set'),
  set: z
    .union([z.string(), z.array(z.string()).max(30)])
    .transform((set) => (typeof set === 'string' ? [set] : set))
    .pipe(z.array(z.string().regex(/^[a-z-]{1,40}=[a-z0-9-]{1,40}$/, 'must be parameter=value, such as flying=0')))
    .optional()
    .describe('What is changed of it, `parameter=value`; repeatable'),
};

/** The changes that such an address names, for `readRuleSet`. */
export const changesOf = ({ set = [] }: { readonly set?: readonly string[] | undefined }): Record<string, string> =>
  Object.fromEntries(set.map((each) => each.split('=') as [string, string]));
