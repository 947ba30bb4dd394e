import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';

export interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly tables?: string;
}

/** `merellier serve`: serves the page until it is stopped. */
export async function servePage({ texts, out }: Context, { port, host, tables }: ServeOptions): Promise<void> {
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)) throw new Failure(texts.badPort(port));
  const folder = tables ?? process.env.TABLES;
  if (folder && !existsSync(folder)) throw new Failure(texts.noFile(folder));
  const { optionsFromEnvironment, startServer } = await import('@merellier/server');
  let server: Awaited<ReturnType<typeof startServer>>;
  try {
    server = await startServer({
      ...optionsFromEnvironment({ ...process.env, ...(folder && { TABLES: folder }) }),
      ...(port !== undefined && { port: Number(port), exactly: true }),
      ...(host !== undefined && { host }),
    });
  } catch (error) {
    throw new Failure(texts.cannotServe((error as Error).message), 1);
  }
  const missing = await server.missing();
  await out.line(missing === null ? texts.serving(server.url) : texts.servingAlone(server.url, missing));
  for (const url of server.networkUrls) await out.line(texts.servingNetwork(url));
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await server.close();
}
