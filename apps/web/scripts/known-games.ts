import { readFileSync } from 'node:fs';
import { RULE_SET_IDS, type RuleSet, readRuleSet, ruleSet } from '@merellier/rules';
import { isSolvable, variantOf } from '@merellier/tablebase';
import { CLAIMS } from '../src/known/claims.ts';
import type { KnownGame, KnownTheorem, LongWin, Value } from '../src/known/known-game.ts';

const DOCS = new URL('../../../docs/', import.meta.url);

/** Sections of docs/solved.md whose names are not those of rule sets. */
const HOUSE: Readonly<Record<string, readonly [id: string, changes: Readonly<Record<string, string>>]>> = {
  'marelle-cubique-5': ['marelle-cubique', { men: '5' }],
  'marelle-mixte-3': ['marelle-mixte', { men: '3' }],
  'marelle-mixte-4': ['marelle-mixte', { men: '4' }],
  'marelle-mixte-5': ['marelle-mixte', { men: '5' }],
  'marelle-mixte-6': ['marelle-mixte', { men: '6' }],
  'marelle-mixte-7': ['marelle-mixte', { men: '7' }],
  'marelle-a-6-any-time': ['marelle-mixte', { board: 'six', men: '6', flying: '0' }],
};

/** The rule set of a section. Throws where nothing is known of its name. */
export function rulesOf(section: string): RuleSet {
  const [id, changes] = HOUSE[section] ?? [section, {}];
  const rules = readRuleSet(id, changes);
  if (!rules.ok) throw new Error(`docs/solved.md has the section "${section}", which names no rule set`);
  return rules.value;
}

/** The longest win that a section names, without its turns: those take tables. Null where distances are not computed. */
export function longestOf(text: string): Omit<LongWin, 'game' | 'turns'> | null {
  const found = /The longest win: (\d+) plies.*?, (\d+) men against (\d+), as in `(.+?)`/.exec(text);
  if (!found) return null;
  const [, plies, own, opponent, fen = ''] = found;
  return { plies: Number(plies), own: Number(own), opponent: Number(opponent), fen };
}

/** The sections of docs/solved.md that scripts/report.ts has made, by their names. */
export function solvedSections(): ReadonlyMap<string, string> {
  const page = readFileSync(new URL('solved.md', DOCS), 'utf8');
  const sections = page.matchAll(/<!-- (\S+): by scripts\/report\.ts -->(.*?)<!-- end -->/gs);
  return new Map([...sections].map(([, name = '', text = '']) => [name, text]));
}

/** All solved games, from docs/solved.md and docs/solved. */
export function knownGames(): readonly KnownGame[] {
  return [...solvedSections()].flatMap(([section, text]) => {
    const value = /The empty board is a \*\*(win|draw|loss)\*\*/.exec(text)?.[1] as Value | undefined;
    if (!value) return [];
    const rules = rulesOf(section);
    const first = [...text.matchAll(/^\| ([a-g\d ]+) \| (win|draw|loss) \|$/gm)].map(([, places = '', worth]) => ({
      places,
      value: worth as Value,
    }));
    const count = (pattern: RegExp): number => Number(pattern.exec(text)?.[1]?.replaceAll(',', '') ?? 0);
    return [
      {
        ...{ id: section, rules: rules.id, changes: rules.changes, shared: sharedBy(rules), value, first },
        moving: count(/^Movement phase.*\(([\d,]+) in all\)/m),
        entering: count(/^Positions with men in hand.*\(([\d,]+) in all\)/m),
        theorems: theoremsOf(section),
      },
    ];
  });
}

/** Rule sets by other names whose positions have the same values. */
function sharedBy(rules: RuleSet): readonly string[] {
  const name = (of: RuleSet): string | null => {
    const variant = variantOf(of);
    if (!isSolvable(variant)) return null;
    const { key, men, entries, anyTime } = variant;
    return [key, men, entries, anyTime].join(' ');
  };
  const own = name(rules);
  return RULE_SET_IDS.filter((id) => id !== rules.id && own !== null && name(ruleSet(id)) === own);
}

/** What is claimed of a game, with the counts of its list in docs/solved. */
export function theoremsOf(section: string): readonly KnownTheorem[] {
  const claims = CLAIMS[section] ?? [];
  if (claims.length === 0) return [];
  const rows = readFileSync(new URL(`solved/${section}.csv`, DOCS), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return claims.map((claim) => {
    const row = rows.find((line) => line.startsWith(`0,${claim.own},${claim.opponent},`));
    if (!row) throw new Error(`docs/solved/${section}.csv has no row of ${claim.own} men against ${claim.opponent}`);
    const [wins = 0, losses = 0, draws = 0] = row.split(',').slice(3, 6).map(Number);
    return { ...claim, wins, losses, draws };
  });
}
