import type { Line } from '../clients/game-stream.ts';
import { LONGEST_WAIT, signIn } from './test-client.ts';

type GameLine = Extract<Line, { type: 'game' }>;

/** A program that talks to a server over HTTP. */
export class ApiClient {
  private readonly url: string;
  private readonly headers: Readonly<Record<string, string>>;

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.url = `${url}/api/v1`;
    this.headers = headers;
  }

  /** A guest, by the session's cookie. */
  static async guest(url: string, name: string): Promise<ApiClient> {
    return new ApiClient(url, { cookie: (await signIn(url, name)).cookie });
  }

  /** A program with a token of its own. */
  static async withToken(url: string, name: string, scope: 'bot' | 'play' = 'bot'): Promise<ApiClient> {
    const guest = await ApiClient.guest(url, name);
    const { token } = await guest.post('/tokens', { name, scope });
    return new ApiClient(url, { authorization: `Bearer ${token}` });
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at as they come.
  async ask(method: string, path: string, body?: object): Promise<any> {
    const response = await fetch(this.url + path, {
      method,
      headers: { ...this.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, ...(isJson ? JSON.parse(text) : { text }) };
  }

  get = (path: string) => this.ask('GET', path);
  post = (path: string, body?: object) => this.ask('POST', path, body);
  delete = (path: string) => this.ask('DELETE', path);

  /** Opens a stream of lines. */
  async stream(path: string): Promise<LineReader> {
    const abort = new AbortController();
    const response = await fetch(this.url + path, { headers: this.headers, signal: abort.signal });
    if (!response.ok || !response.body) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return new LineReader(response.body, abort);
  }
}

/** The lines of a stream, as they come. */
export class LineReader {
  readonly lines: Line[] = [];
  /** How many empty lines came. */
  blanks = 0;
  ended = false;
  private readonly abort: AbortController;
  private readonly waiting = new Set<() => void>();

  constructor(body: ReadableStream<Uint8Array>, abort: AbortController) {
    this.abort = abort;
    void this.read(body);
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
        const all = (rest + decoder.decode(chunk, { stream: true })).split('\n');
        rest = all.pop() ?? '';
        for (const line of all) {
          if (line === '') this.blanks++;
          else this.lines.push(JSON.parse(line) as Line);
        }
        this.wake();
      }
    } catch {
      // Closed by this side.
    }
    this.ended = true;
    this.wake();
  }

  private wake(): void {
    for (const each of this.waiting) each();
    this.waiting.clear();
  }

  /** The lines about games. */
  get games(): GameLine[] {
    return this.lines.filter((line) => line.type === 'game');
  }

  async until<Value>(find: () => Value | undefined | null | false, limit = LONGEST_WAIT): Promise<Value> {
    const end = Date.now() + limit;
    for (;;) {
      const found = find();
      if (found) return found;
      const left = end - Date.now();
      if (left <= 0) throw new Error(`waited in vain: ${find}; last: ${JSON.stringify(this.lines.at(-1))}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 200));
        this.waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  close(): void {
    this.abort.abort();
  }
}
