import { ruleSet } from '@merellier/rules';
import { type FilePart, type GameReading, readPart } from '@merellier/rules/notation';

/**
 * The games of a part of a file. PlayOK does not name the rules of its mill: games without rules are read by those of the jeu du
 * moulin, where they hold.
 */
export function readGames(part: FilePart): readonly GameReading[] {
  const own = readPart(part);
  if (!own.some(({ read }) => !read.ok && read.error.problem === 'game-without-rules')) return own;
  const mill = readPart(part, ruleSet('jeu-du-moulin'));
  return own.map((reading, i) => {
    const other = mill[i];
    return !reading.read.ok && other?.read.ok && other.read.value.nodes.length > 1 ? other : reading;
  });
}
