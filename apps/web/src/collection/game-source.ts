import type { Game, RuleSet } from '@merellier/rules';
import {
  decodeGameText,
  type FileEncoding,
  type GameReading,
  type GameSearch,
  readPart,
} from '@merellier/rules/notation';
import type { GameIndex, GamePlace } from './game-index.ts';
import type { OnTheWay } from './read-collection.ts';

/** Bytes that are fetched at once for games that lie near each other, and how many in between may be fetched for nothing. */
const AT_ONCE = 1 << 20;
const GAP = 1 << 16;

/** Cuts games out of their files again. */
export class GameSource {
  readonly #files: readonly Blob[];
  readonly #encodings: readonly FileEncoding[];
  /** The part read last: several games may lie in one. */
  #last: {
    readonly name: string;
    readonly rules: RuleSet | undefined;
    readonly games: readonly GameReading[];
  } | null = null;

  constructor(files: readonly Blob[], encodings: readonly FileEncoding[]) {
    this.#files = files;
    this.#encodings = encodings;
  }

  /** The text of the part in which a game lies. Fails where the file is gone, or is another one by now. */
  async text({ file, from, to }: GamePlace): Promise<string> {
    return this.#decode(await this.#bytes(file, from, to), file);
  }

  /** A game; null where another one stands there by now. */
  async game(index: GameIndex, game: number): Promise<Game | null> {
    const place = index.place(game);
    return gameOf(this.#readings(place, await this.text(place), index.rulesOf(game)), place);
  }

  /** Reads games one after the other, and gives each of them. Games that are near each other should be next to each other. */
  async *games(index: GameIndex, games: Uint32Array): AsyncGenerator<readonly [game: number, read: Game | null]> {
    for (let i = 0; i < games.length; ) {
      const first = index.place(games[i] as number);
      const places: GamePlace[] = [];
      let end = first.to;
      for (let next = i; next < games.length; next++) {
        const place = index.place(games[next] as number);
        if (place.file !== first.file || place.to > first.from + AT_ONCE || place.from > end + GAP) break;
        places.push(place);
        end = place.to;
      }
      if (places.length === 0) places.push(first);
      const bytes = await this.#bytes(first.file, first.from, end);
      for (const [k, place] of places.entries()) {
        const text = this.#decode(bytes.subarray(place.from - first.from, place.to - first.from), first.file);
        const game = games[i + k] as number;
        yield [game, gameOf(this.#readings(place, text, index.rulesOf(game)), place)];
      }
      i += places.length;
    }
  }

  async #bytes(file: number, from: number, to: number): Promise<Uint8Array> {
    const blob = this.#files[file];
    return blob ? new Uint8Array(await blob.slice(from, to).arrayBuffer()) : new Uint8Array(0);
  }

  #decode(bytes: Uint8Array, file: number): string {
    return decodeGameText(bytes, this.#encodings[file] ?? 'utf-8').text;
  }

  /** The games of a part: those that name no rules by the ones that the game at hand was found to be of. */
  #readings({ file, from, to }: GamePlace, text: string, rules: RuleSet | undefined): readonly GameReading[] {
    const name = `${file} ${from}`;
    if (this.#last?.name !== name || this.#last.rules !== rules)
      this.#last = { name, rules, games: readPart({ text, linesBefore: 0, remarks: [], from, to }, rules) };
    return this.#last.games;
  }
}

function gameOf(readings: readonly GameReading[], { within }: GamePlace): Game | null {
  const read = readings[within]?.read;
  return read?.ok ? read.value : null;
}

/** Looks for something in games; tells each game in which it is found, with its turn. Stops where it is told to. */
export async function searchGames(
  source: GameSource,
  index: GameIndex,
  games: Uint32Array,
  search: GameSearch,
  { onFound, onProgress, isStopped, breathe }: OnTheWay & { readonly onFound: (game: number, turn: number) => void },
): Promise<void> {
  let done = 0;
  for await (const [number, game] of source.games(index, games)) {
    const turn = game ? search(game) : -1;
    if (turn >= 0) onFound(number, turn);
    done++;
    onProgress(done / games.length);
    await breathe();
    if (isStopped()) return;
  }
}
