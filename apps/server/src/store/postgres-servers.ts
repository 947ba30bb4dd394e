import type { Client, ClientConfig } from 'pg';

/**
 * The servers of one database, each with an address of its own: of `postgres://user@one:5432,two:5432/name` two. At any time
 * one of them takes writes, and the others are its standbys.
 */
export function serversOf(url: string): readonly [string, ...string[]] {
  const [, scheme = '', hosts = '', rest = ''] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  const [first = url, ...others] = hosts.split(',').map((host) => `${scheme}${host}${rest}`);
  return [first, ...others];
}

type Connected = (error: Error | null, client: Client) => void;

/**
 * A client that connects to the server which takes writes. One that does not answer, or is a standby, refuses the connection;
 * the next one made goes to the next server.
 */
export function clientOfPrimary(Base: typeof Client, servers: readonly string[]): typeof Client {
  let present = 0;
  class PrimaryClient extends Base {
    private readonly server: number;

    constructor(config: ClientConfig) {
      super({ ...config, connectionString: servers[present] });
      this.server = present;
    }

    override connect(): Promise<Client>;
    override connect(connected: Connected): void;
    override connect(connected?: Connected): Promise<Client> | undefined {
      const connecting = this.toPrimary();
      if (!connected) return connecting;
      connecting.then(
        (client) => connected(null, client),
        (error) => connected(error, this),
      );
      return undefined;
    }

    private async toPrimary(): Promise<Client> {
      try {
        await new Promise<void>((resolve, reject) =>
          super.connect((error: Error | null) => (error ? reject(error) : resolve())),
        );
        const { rows } = await this.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
        if (rows[0]?.standby) throw new Error('this server of the database is a standby');
        return this;
      } catch (error) {
        if (this.server === present) present = (present + 1) % servers.length;
        this.end().catch(() => undefined);
        throw error;
      }
    }
  }
  return PrimaryClient;
}
