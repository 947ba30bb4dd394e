/** What a browser tells of the line, where it does. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether nothing is to be fetched but what is asked for: the person wants it so, or the line hardly carries that. */
export function savesData({ connection }: { readonly connection?: Line } = navigator as object): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
