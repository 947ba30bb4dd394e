// The package has no types that TypeScript finds.
declare module 'unicode-confusables' {
  /** Each character as Unicode's table of confusables writes what looks like it. */
  export function rectifyConfusion(text: string): string;
}
