/** Where images are, by their names. */
export type Addresses = ReadonlyMap<string, string>;

/** The addresses of files, each by the name of its file. */
export const addressesOf = (files: Readonly<Record<string, string>>): Addresses =>
  new Map(Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.\w+$/g, ''), address]));
