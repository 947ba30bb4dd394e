/** A package is missing that only some need, so that the command does not bring it along. */
export class MissingPackage extends Error {
  readonly package: string;

  constructor(name: string) {
    super(`the package ${name} is missing`);
    this.package = name;
  }
}

/** What the server of a queue or a store, or the way there, says against what is asked of it. */
export class RemoteFault extends Error {
  readonly of: 'queue' | 'store';

  constructor(of: 'queue' | 'store', cause: unknown) {
    const { message, code, name } = cause as NodeJS.ErrnoException;
    // Where several addresses were tried there is no message of its own.
    super(message || code || name, { cause });
    this.of = of;
  }
}

/** Loads a package that only some need; throws a {@link MissingPackage} where it is not installed: `name` with its `version`. */
export async function optional<Loaded>(name: string, version: string, load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === 'ERR_MODULE_NOT_FOUND' && message.includes(name) ? new MissingPackage(`${name}@${version}`) : error;
  }
}
