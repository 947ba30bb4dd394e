import { createRequire } from 'node:module';

/** A small server that speaks as S3 does, with one bucket. */
export interface S3Server {
  readonly url: string;
  /** What a client needs to know, as the SDK reads it. */
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** It has no types of its own. */
interface Untyped {
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}

/** Starts one that keeps its files in a folder. */
export async function startS3(folder: string, bucket: string): Promise<S3Server> {
  const Server = createRequire(import.meta.url)('s3rver') as new (options: object) => Untyped;
  const settings = { address: '127.0.0.1', port: 0, silent: true, directory: folder };
  const server = new Server({ ...settings, configureBuckets: [{ name: bucket, configs: [] }] });
  const { port } = await server.run();
  return {
    url: `http://127.0.0.1:${port}`,
    env: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    stop: () => server.close(),
  };
}
