import { createInterface } from 'node:readline';
import type { Context } from './context.ts';
import type { TablesOption } from './exact-values.ts';
import { Failure } from './failure.ts';
import { HubSession } from './hub-session.ts';
import type { ProtocolSession, Say } from './protocol.ts';
import { UciSession } from './uci-session.ts';

export interface EngineCommandOptions extends TablesOption {
  readonly protocol?: string;
}

/** `merellier engine`: the engine for another program, on standard input and output, until `quit` or the end of the input. */
export async function runEngine(context: Context, { protocol = 'uci', tables }: EngineCommandOptions): Promise<void> {
  const say: Say = (line) => void context.out.line(line);
  const session = openSession(context, protocol.toLowerCase(), say, tables);
  let quits = false;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    quits = !session.receive(line);
    if (quits) break;
  }
  process.stdin.destroy();
  if (!quits) await session.finish();
}

function openSession(context: Context, protocol: string, say: Say, tables: TablesOption['tables']): ProtocolSession {
  switch (protocol) {
    case 'uci':
      return new UciSession(context, say, tables);
    case 'hub':
      return new HubSession(context, say);
    default:
      throw new Failure(context.texts.badProtocol(protocol));
  }
}
