/** One figure, with what it must be and what it is compared to. */
export interface Figure {
  readonly what: string;
  readonly ours: string;
  /** The least or the most that it may be, in words. */
  readonly limit: string;
  readonly met: boolean;
  readonly comparedTo: string;
}

/** Prints figures as a table; where one is not met, the bench ends with status 1. */
export function printFigures(figures: readonly Figure[]): void {
  const rows = [
    ['figure', 'ours', 'limit', '', 'compared to'],
    ...figures.map(({ what, ours, limit, met, comparedTo }) => [what, ours, limit, met ? 'met' : 'MISSED', comparedTo]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
  if (figures.some(({ met }) => !met)) process.exitCode = 1;
}

/** A whole number as people write it: 99,274,176. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
