/** What may be said after `merellier solve RULES`, as it was typed. */
export interface SolveCommandOptions {
  readonly set?: readonly string[];
  readonly out?: string;
  readonly threads?: string;
  readonly memory?: string;
  readonly men?: string;
  readonly pieces?: string;
  readonly distances?: boolean;
  readonly key?: string;
  readonly queue?: string;
  readonly store?: string;
  readonly s3Endpoint?: string;
  readonly verify?: string | boolean;
  readonly json?: boolean;
}
