import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import type { TableStore } from '@merellier/tablebase/node';
import { optional, RemoteFault } from './faults.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

/**
 * Tables in S3-compatible storage, `s3://bucket/prefix`. Credentials and region come from where the SDK looks for them. An object is
 * there whole or not at all by itself.
 */
export class S3Store implements TableStore {
  private readonly sdk: Sdk;
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;

  private constructor(address: string, sdk: Sdk, client: S3Client) {
    this.sdk = sdk;
    this.client = client;
    const { hostname, pathname } = new URL(address);
    this.bucket = hostname;
    const path = pathname.replace(/^\/+|\/+$/g, '');
    this.prefix = path === '' ? '' : `${path}/`;
  }

  /** `endpoint` names another server than Amazon's. */
  static async open(address: string, endpoint: string | undefined): Promise<S3Store> {
    const sdk = await optional('@aws-sdk/client-s3', '3', () => import('@aws-sdk/client-s3'));
    const { env } = process;
    // Which versions of Node later ones of it want is nothing to say here.
    env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
    const isOther = endpoint ?? env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL;
    const client = new sdk.S3Client({
      ...(endpoint !== undefined && { endpoint }),
      // Other servers seldom have names for buckets, or regions, and know checksums of older days alone.
      ...(isOther && { forcePathStyle: true, region: env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1' }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return new S3Store(address, sdk, client);
  }

  async list(folder: string): Promise<readonly string[]> {
    const { ListObjectsV2Command } = this.sdk;
    const names: string[] = [];
    let from: string | undefined;
    do {
      const asked = { Bucket: this.bucket, Prefix: `${this.prefix}${folder}/` };
      const page = await this.again(() =>
        this.client.send(
          new ListObjectsV2Command({ ...asked, ...(from !== undefined && { ContinuationToken: from }) }),
        ),
      );
      for (const { Key } of page.Contents ?? []) if (Key) names.push(Key.slice(this.prefix.length));
      from = page.NextContinuationToken;
    } while (from !== undefined);
    return names;
  }

  readText(name: string): Promise<string | null> {
    return this.again(async () => {
      try {
        return (await (await this.get(name)).Body?.transformToString()) ?? null;
      } catch (error) {
        if (error instanceof this.sdk.NoSuchKey) return null;
        throw error;
      }
    });
  }

  writeText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    return this.put(name, () => bytes, bytes.length, createHash('md5').update(bytes));
  }

  fetch(name: string, to: string): Promise<void> {
    return this.again(async () => pipeline((await this.get(name)).Body as Readable, createWriteStream(to)));
  }

  async keep(name: string, from: string): Promise<void> {
    const hash = createHash('md5');
    for await (const part of createReadStream(from)) hash.update(part as Uint8Array);
    await this.put(name, () => createReadStream(from), (await stat(from)).size, hash);
  }

  /** What is not whole is not there. */
  async tidy(): Promise<void> {}

  private get(name: string): Promise<GetObjectCommandOutput> {
    return this.client.send(new this.sdk.GetObjectCommand({ Bucket: this.bucket, Key: `${this.prefix}${name}` }));
  }

  /** The server refuses what does not come as it was sent. */
  private async put(name: string, body: () => Buffer | Readable, ContentLength: number, md5: Hash): Promise<void> {
    const asked = {
      Bucket: this.bucket,
      Key: `${this.prefix}${name}`,
      ContentMD5: md5.digest('base64'),
      ContentLength,
    };
    await this.again(() => this.client.send(new this.sdk.PutObjectCommand({ ...asked, Body: body() })));
  }

  /** Tries several times what may go wrong on the way: the SDK itself does not begin a stream anew. */
  private async again<Result>(ask: () => Promise<Result>): Promise<Result> {
    for (let wait = 500; ; wait *= 2) {
      try {
        return await ask();
      } catch (error) {
        const { $metadata } = error as { readonly $metadata?: { readonly httpStatusCode?: number } };
        const isRefused = ($metadata?.httpStatusCode ?? 500) < 500;
        if (isRefused || wait > LONGEST_WAIT) throw new RemoteFault('store', error);
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }
}

/** Milliseconds before the last attempt. */
const LONGEST_WAIT = 4000;
