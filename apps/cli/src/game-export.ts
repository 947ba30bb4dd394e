import {
  type ChanceProof,
  type ChanceTagProblem,
  chanceProofOf,
  type RecordedEvent,
  recordOf,
  replay,
} from '@merellier/protocol';
import { fail, type Game, ok, type Result } from '@merellier/rules';

/** An online game from the events that a server gives out: its record, and what it claims of its chance. */
export interface GameExport {
  readonly game: Game;
  readonly claim: Result<ChanceProof, ChanceTagProblem>;
}

/**
 * Reads the export of an online game as JSON, `{"game": ID, "events": […]}`; fails with the place that is wrong. Null where the
 * text is nothing of the kind.
 */
export async function readExport(text: string): Promise<Result<GameExport, string> | null> {
  const json = parse(text);
  if (typeof json !== 'object' || json === null || !('events' in json)) return null;
  const { gameIdSchema, recordedEventSchema } = await import('@merellier/protocol/schemas');
  const id = gameIdSchema.safeParse('game' in json ? json.game : undefined);
  if (!id.success) return fail('game');
  const read = recordedEventSchema.array().min(1).safeParse(json.events);
  if (!read.success) return fail(['events', ...(read.error.issues[0]?.path ?? [])].join('.'));
  try {
    return ok(gameOf(id.data, read.data));
  } catch (error) {
    // Events that cannot follow one another.
    if (error instanceof RangeError) return fail('events');
    throw error;
  }
}

function gameOf(id: string, events: readonly RecordedEvent[]): GameExport {
  const proof = chanceProofOf(id, events);
  return { game: recordOf(replay(id, events)), claim: proof ? ok(proof) : fail({ problem: 'no-tags' }) };
}

function parse(text: string): unknown {
  if (!/^\s*\{\s*"/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
