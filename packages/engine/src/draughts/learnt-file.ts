import type { RuleSetId } from '@merellier/rules';
import type { DraughtsCore } from '@merellier/rules/kernel';
import { named, rowOf } from '../weights.ts';
import { DRAUGHTS_FEATURES, DRAUGHTS_PHASES, type LearntWeights } from './features.ts';
import { Windows } from './windows.ts';

/** A module that holds learnt weights as text. */
export interface LearntModule {
  readonly LEARNT: string;
}

/** The rule sets that have learnt weights, and how those are loaded: only when they are asked for. */
export type LearntFiles = { readonly [Id in RuleSetId]?: () => Promise<LearntModule> };

/** Goes up when what is weighed changes: older files are then refused. */
export const LEARNT_VERSION = 1;
const MARK = [0x4d, 0x50] as const;
const HEAD = 4;
const CHECK = 4;
/** A zero is followed by how many there are. */
const LONGEST_RUN = 255;

/** Why learnt weights cannot be used: damaged or cut off, of another version of the engine, or for another board. */
export type LearntProblem = 'damaged' | 'other-version' | 'other-board';

export type ReadLearnt =
  | { readonly ok: true; readonly weights: LearntWeights }
  | { readonly ok: false; readonly problem: LearntProblem };

/**
 * Writes learnt weights as base64: a mark, the version, the side of the board; 16-bit numbers for the weights of
 * squares and features, those of an empty board after those of a full one; a byte for each pattern, zeros by their number;
 * a checksum of all that.
 */
export function writeLearnt({ board }: DraughtsCore, { man, king, counted, patterns }: LearntWeights): string {
  const features = DRAUGHTS_PHASES.flatMap((phase) => rowOf(DRAUGHTS_FEATURES, counted[phase]));
  const numbers = Int16Array.from([...man.full, ...man.empty, ...king, ...features]);
  const bytes = [...MARK, LEARNT_VERSION, board.side];
  for (const number of numbers) bytes.push(number & 255, (number >> 8) & 255);
  for (const phase of DRAUGHTS_PHASES) pack(patterns[phase], bytes);
  const sum = checksum(bytes);
  for (let i = 0; i < CHECK; i++) bytes.push((sum >>> (8 * i)) & 255);
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}

/** Reads what {@link writeLearnt} wrote. */
export function readLearnt(core: DraughtsCore, text: string): ReadLearnt {
  const bytes = bytesOf(text);
  if (!bytes || bytes.length < HEAD + CHECK || MARK.some((byte, i) => bytes[i] !== byte)) return failed('damaged');
  if (bytes[2] !== LEARNT_VERSION) return failed('other-version');
  const end = bytes.length - CHECK;
  const view = new DataView(bytes.buffer);
  if (view.getUint32(end, true) !== checksum(bytes.subarray(0, end))) return failed('damaged');
  if (bytes[3] !== core.board.side) return failed('other-board');
  const { squares } = core.layout;
  const counted = DRAUGHTS_FEATURES.length;
  const last = HEAD + 2 * (3 * squares + 2 * counted);
  const { weights } = new Windows(core);
  const patterns = unpack(bytes.subarray(last, end), 2 * weights);
  if (last > end || !patterns) return failed('damaged');
  let at = HEAD;
  const next = (length: number): number[] => {
    const first = at;
    at += 2 * length;
    return Array.from({ length }, (_, i) => view.getInt16(first + 2 * i, true));
  };
  const man = { full: next(squares), empty: next(squares) };
  const king = next(squares);
  const features = () => named(DRAUGHTS_FEATURES, next(counted));
  return {
    ok: true,
    weights: {
      ...{ man, king, counted: { full: features(), empty: features() } },
      patterns: { full: patterns.slice(0, weights), empty: patterns.slice(weights) },
    },
  };
}

const failed = (problem: LearntProblem): ReadLearnt => ({ ok: false, problem });

function bytesOf(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

function pack(row: Int8Array, bytes: number[]): void {
  for (let i = 0; i < row.length; i++) {
    const value = row[i] as number;
    bytes.push(value & 255);
    if (value !== 0) continue;
    const first = i;
    while (i + 1 < row.length && row[i + 1] === 0 && i + 1 - first < LONGEST_RUN) i++;
    bytes.push(i + 1 - first);
  }
}

/** So many numbers; null where there are more or fewer. */
function unpack(bytes: Uint8Array, length: number): Int8Array | null {
  const row = new Int8Array(length);
  let end = 0;
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i] === 0) end += bytes[++i] ?? 0;
    else row[end++] = bytes[i] as number;
  }
  return end === length ? row : null;
}

/** FNV-1a, 32 bits. */
function checksum(bytes: ArrayLike<number>): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) sum = Math.imul(sum ^ (bytes[i] as number), 0x01000193);
  return sum >>> 0;
}
