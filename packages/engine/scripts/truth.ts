/**
 * How often the engine plays a turn that keeps the exact value of the position: wins what is won, draws what is drawn.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/truth.ts [--rules jeu-du-moulin] [--set parameter=value]… [--men 6]
 *       [--positions 500] [--narrow 200] [--millis 200,1000] [--seed 1] [--tables FOLDER] [--spot] [--list] [--record FILE]
 *
 * Positions are drawn at random by the seed, POSITIONS of the movement phase and as many with men in hand, as many of each number of men of either side up to MEN and, where FOLDER has their tables, of
 * each number of men on the board and in hand; `--men 0` leaves out the movement phase. They come from no games. Only those count in which some turn is wrong; apart from them, wins
 * that at most one turn in ten keeps. Times are milliseconds of this process's own computing, so that a busy machine does not make
 * the engine weaker. The engine has no tables; with `--spot` it has solved few men before, as in a game that came from more. FOLDER is only
 * read; without it tables are solved first. `--list` names the positions whose value was lost. With `--record` each answer is kept in a
 * file as it comes: the same command goes on where it ends, and with more positions or another seed adds to it.
 */
import { parseArgs } from 'node:util';
import { type MillRuleSet, ruleSet, type Turn } from '@merellier/rules';
import { writeFen, writeTurn } from '@merellier/rules/notation';
import { isSolvable, MemoryTables, Places, solveSmall, type Tables, variantOf } from '@merellier/tablebase';
import { DiskTables, FewMen } from '@merellier/tablebase/node';
import { Engine } from '../src/engine.ts';
import { randomFrom } from '../src/random.ts';
import { drawn, entering, isNarrow, type Known, matters, moving } from './truth/draw.ts';
import { Answers } from './truth/record.ts';

const { values } = parseArgs({
  options: {
    rules: { type: 'string', default: 'jeu-du-moulin' },
    set: { type: 'string', multiple: true, default: [] },
    men: { type: 'string', default: '6' },
    positions: { type: 'string', default: '500' },
    narrow: { type: 'string', default: '200' },
    millis: { type: 'string', default: '200,1000' },
    seed: { type: 'string', default: '1' },
    tables: { type: 'string' },
    spot: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    record: { type: 'string' },
  },
});
const rules = ruleSet(values.rules, Object.fromEntries(values.set.map((each) => each.split('=', 2)))) as MillRuleSet;
const variant = variantOf(rules);
if (!isSolvable(variant)) throw new Error(`no tables for ${rules.id}`);
const men = Math.min(Number(values.men), variant.men);

async function openTables(): Promise<Tables> {
  if (!isSolvable(variant)) throw new Error();
  if (values.tables === undefined) return new MemoryTables(new Places(rules), (await solveSmall(variant, men)).tables);
  const found = DiskTables.open(variant, values.tables);
  if (!found) throw new Error(`no tables in ${values.tables}`);
  return found;
}
const tables = await openTables();
const groups = moving(men);
const hands = values.tables === undefined ? [] : entering(variant);
/** Each of the four samples by itself, so that the fewer are among the more. */
const draw = (sample: number, wanted: string, fits: (known: Known) => boolean): readonly Known[] =>
  [groups, hands].flatMap((some, half) =>
    drawn(rules, tables, some, Number(wanted), randomFrom(4 * Number(values.seed) + 2 * sample + half), fits),
  );
const all = draw(0, values.positions, matters);
const narrow = draw(1, values.narrow, isNarrow);
const few = values.spot ? new FewMen(variant) : null;
const engine = new Engine(rules, { memoryMb: 64, probe: few?.probe ?? null });

/** Milliseconds that this thread has computed. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds enough to choose where the value of every turn is known: only the choice among the best is then left to the search. */
const CHOICE = 20;

async function keeps({ position, turns, value }: Known, millis: number): Promise<boolean> {
  await few?.prepare(position);
  engine.clear();
  const time = few?.probe.turns(position, true) ? Math.min(CHOICE, millis) : millis;
  const { turn, depth, lines } = engine.search(position, { millis: time }, { now: computed });
  const played = turns.find((each) => rules.same(each.turn, turn as typeof each.turn));
  if (played?.value === value) return true;
  if (values.list) {
    const said = `${writeFen(rules, position)} is a ${value}; ${writeTurn(rules, position, turn as Turn)} makes it a ${played?.value}`;
    console.log(`  ${millis} ms: ${said} (depth ${depth}, ${JSON.stringify(lines[0]?.score)})`);
  }
  return false;
}

const share = (kept: number, of: number): string => {
  const part = kept / of;
  const error = 196 * Math.sqrt((part * (1 - part)) / of);
  return `${(100 * part).toFixed(1)} % ± ${error.toFixed(1)} of ${of}`;
};
const classOf = ({ group: { own, other, ownHand, otherHand } }: Known): string =>
  ownHand + otherHand > 0 ? 'men in hand' : Math.min(own, other) === 3 ? 'a side has three' : 'moving';

const answers = new Answers(values.record ?? null, { rules: rules.id, set: rules.changes, spot: values.spot });

for (const millis of values.millis.split(',').map(Number))
  for (const [name, sample] of [
    ['a turn is wrong', all],
    ['narrow wins', narrow],
  ] as const) {
    const tally = new Map<string, [kept: number, of: number]>();
    for (const at of sample) {
      const question = { millis, sample: name, position: writeFen(rules, at.position) };
      const isKept = answers.get(question) ?? (await keeps(at, millis));
      if (answers.get(question) === undefined) answers.add({ ...question, kept: isKept });
      const kept = Number(isKept);
      for (const key of ['all', classOf(at)]) {
        const so = tally.get(key) ?? [0, 0];
        tally.set(key, [so[0] + kept, so[1] + 1]);
      }
    }
    const parts = [...tally].sort().map(([key, so]) => `${key} ${share(...so)}`);
    console.log(`${rules.id}, ${millis} ms, ${name}: ${parts.join('; ')}`);
  }
few?.close();
