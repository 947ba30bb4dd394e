import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Results of games by their names, kept in a file so that a long match goes on where it was stopped. */
export interface PlayedGames {
  readonly results: ReadonlyMap<string, number>;
  /** The result of a game that was played already; else it is played now, and written down. */
  result(name: string, play: () => number): number;
}

/** The games that a file holds, a line each: `name = points`. Without a file they are kept for this run only. */
export function playedGames(file?: string): PlayedGames {
  const results = new Map<string, number>();
  if (file !== undefined && existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const [name, points] = line.split(' = ');
      if (name && points) results.set(name, Number(points));
    }
  return {
    results,
    result(name, play) {
      const known = results.get(name);
      if (known !== undefined) return known;
      const points = play();
      results.set(name, points);
      if (file !== undefined) appendFileSync(file, `${name} = ${points}\n`);
      return points;
    },
  };
}
