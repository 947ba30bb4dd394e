import { Told } from './told.ts';

/**
 * Why a database server could not be used, as a sentence for the host: what is missing, where, and what to do. It never holds
 * the password of the URL. Null where the error is of another kind.
 */
export function whyNoDatabase(error: unknown, url: string): Told | null {
  const { server, name, user } = partsOf(url);
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as { code?: string };
    const why = code === undefined ? undefined : WHY[code];
    if (why) return new Told(why(server, name, user), { cause: error });
    if (/timeout|Connection terminated/i.test(each.message))
      return new Told(`The database server at ${server} does not answer.`, { cause: error });
  }
  return null;
}

/** By the codes of the system and of PostgreSQL. */
const WHY: Record<string, (server: string, name: string, user: string) => string> = {
  ECONNREFUSED: (server) => `No database server answers at ${server}: start it, or correct DATABASE_URL.`,
  ECONNRESET: (server) => `The database server at ${server} ended the connection.`,
  EHOSTUNREACH: (server) => `The machine of the database server, ${server}, cannot be reached.`,
  ENOTFOUND: (server) => `There is no machine of the name in DATABASE_URL: ${server}.`,
  EAI_AGAIN: (server) => `The name of the database server, ${server}, cannot be looked up at present.`,
  ETIMEDOUT: (server) => `The database server at ${server} does not answer.`,
  '28P01': (server, _name, user) =>
    `The database server at ${server} refuses the password of "${user}" in DATABASE_URL.`,
  '28000': (server, _name, user) => `The database server at ${server} does not let "${user}" in.`,
  '3D000': (server, name) =>
    `The database server at ${server} has no database "${name}": create it, or correct DATABASE_URL.`,
  '42501': (server, name, user) => `"${user}" may not make tables in the database "${name}" at ${server}.`,
  '53300': (server) => `The database server at ${server} has no connection left.`,
  '57P01': (server) => `The database server at ${server} is being stopped.`,
  '57P02': (server) => `The database server at ${server} has crashed, and ended its connections.`,
  '57P03': (server) => `The database server at ${server} is starting up.`,
};

function partsOf(url: string): { server: string; name: string; user: string } {
  // Not the URL class: a URL may name several servers. What stands before the last @ may hold a password.
  const [, before = '', server = '', path = ''] = /^\w+:\/\/(?:(.*)@)?([^/?]*)\/?([^?]*)/.exec(url) ?? [];
  const user = decoded(before.split(':')[0] ?? '');
  return { server: server || 'localhost', name: decoded(path) || user, user };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
