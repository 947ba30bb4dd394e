import type { Clock } from '@merellier/engine';
import type { Side } from '@merellier/rules';

/** What a `go` asks for, as far as it was understood. */
export interface UciGo {
  readonly depth?: number;
  readonly nodes?: number;
  readonly millis?: number;
  readonly clock?: Clock;
  readonly infinite: boolean;
  readonly ponder: boolean;
  /** The words that were not understood. */
  readonly strange: readonly string[];
}

const NUMBERS = ['depth', 'nodes', 'movetime', 'wtime', 'btime', 'winc', 'binc', 'movestogo'] as const;
type NumberName = (typeof NUMBERS)[number];

const isNumberName = (word: string): word is NumberName => (NUMBERS as readonly string[]).includes(word);

/** Milliseconds for a `go` whose limits were not understood: without an end it should not search for that. */
const UNCLEAR = 1000;

/** Reads the words after `go` for the side to play. */
export function readGo(words: readonly string[], toPlay: Side): UciGo {
  const numbers: Partial<Record<NumberName, number>> = {};
  const flags = new Set<string>();
  const strange: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    if (word === 'infinite' || word === 'ponder') flags.add(word);
    else if (isNumberName(word) && /^-?\d{1,15}$/.test(words[i + 1] ?? '')) numbers[word] = Number(words[++i]);
    else strange.push(word);
  }
  const { depth, nodes, movetime, movestogo } = numbers;
  const left = toPlay === 'white' ? numbers.wtime : numbers.btime;
  const increment = toPlay === 'white' ? numbers.winc : numbers.binc;
  const clock: Clock | null =
    left === undefined
      ? null
      : {
          // With no time left there still has to be a turn, at once.
          left: Math.max(1, left),
          ...(increment !== undefined && increment > 0 && { increment }),
          ...(movestogo !== undefined && movestogo > 0 && { turnsToGo: movestogo }),
        };
  const isLimited = [depth, nodes, movetime, left].some((limit) => limit !== undefined) || flags.size > 0;
  const millis = movetime ?? (strange.length > 0 && !isLimited ? UNCLEAR : undefined);
  return {
    ...(depth !== undefined && { depth: Math.max(1, depth) }),
    ...(nodes !== undefined && { nodes: Math.max(1, nodes) }),
    ...(millis !== undefined && { millis: Math.max(1, millis) }),
    ...(clock && { clock }),
    infinite: flags.has('infinite'),
    ponder: flags.has('ponder'),
    strange,
  };
}
