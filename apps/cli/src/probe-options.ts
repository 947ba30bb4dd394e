import type { PositionOptions } from './turns-command.ts';

/** What may be said after `merellier probe RULES`, as it was typed. */
export interface ProbeOptions extends PositionOptions {
  readonly tables?: string;
}

/** The rule set as it was named, with its changes: what `solve` is to be given for it. */
export const commandFor = (id: string, { set = [] }: PositionOptions): string =>
  [id, ...set.map((setting) => `--set ${setting.replace(/\s/g, '')}`)].join(' ');
