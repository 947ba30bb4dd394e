// Measures that no level begins its games alike: of so many games with itself, how many different starts of four turns.
//   node --conditions=source --import tsx packages/engine/scripts/starts.ts [RULES] [LEVELS] [GAMES] [ENOUGH]
// RULES is one id or "all", LEVELS one or a range such as 7-9. Ends with status 1 where there are fewer than enough.
import { RULE_SET_IDS, ruleSet } from '@merellier/rules';
import { loadEvaluations } from '../src/evaluations.ts';
import { startsOf } from '../src/testing/starts.ts';

const [id = 'all', levels = '1-10', games = '20', least = '12'] = process.argv.slice(2);
const [first = 1, last = first] = levels.split('-').map(Number);
const enough = Number(least);
for (const each of id === 'all' ? RULE_SET_IDS : [id]) {
  const rules = ruleSet(each as never);
  const { evaluations } = await loadEvaluations(rules);
  for (let level = first; level <= last; level++) {
    const before = process.cpuUsage();
    const starts = startsOf(rules, level, { games: Number(games), enough, evaluations });
    const { user, system } = process.cpuUsage(before);
    const seconds = Math.round((user + system) / 1e6);
    console.log(
      `${starts < enough ? 'FEW ' : ''}${each} level ${level}: ${starts}${starts >= enough ? ' or more' : ''} (${seconds} s)`,
    );
    if (starts < enough) process.exitCode = 1;
  }
}
