/** Runs one statement and gives its rows. */
export type Query = <Row>(sql: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>;
