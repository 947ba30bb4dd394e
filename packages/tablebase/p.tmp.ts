import { ruleSet } from '@merellier/rules';
import { PHASES } from './src/kernel.ts';
import { pairName, pairsBelow, pairsUpTo, sidesOf } from './src/pair.ts';
import { solvePair } from './src/solve-pair.ts';
import { type Variant, variantOf } from './src/variant.ts';
import { Workspace } from './src/workspace.ts';

const [id = 'marelle', men = '5', dist = '0'] = process.argv.slice(2);
const v = variantOf(ruleSet(id)) as Variant;
const ws = new Workspace(v, Number(men), 0);
const names = Object.keys(PHASES);
const times: Record<string, number> = {};
const crew = (p: number, a: number, b: number) => {
  ws.kernel.attach(ws.scratch(0));
  const c = process.cpuUsage();
  const r = [ws.kernel.run(p, a, b) >>> 0];
  const d = process.cpuUsage(c);
  times[names[p] as string] = (times[names[p] as string] ?? 0) + (d.user + d.system) / 1000;
  return r;
};
const done = new Map<string, Uint8Array>();
let all = 0;
for (const pair of pairsUpTo(Number(men))) {
  for (const k of Object.keys(times)) delete times[k];
  ws.clear();
  for (const below of pairsBelow(pair, 1))
    for (const side of sidesOf(below)) ws.layFinished(below, side).set(done.get(pairName(below) + side) as Uint8Array);
  const { arrays } = await solvePair(ws, crew, pair, { distances: dist === '1' });
  const n = Math.ceil(arrays.size / 4);
  const out = ws.arena.take(n);
  for (const side of sidesOf(pair)) {
    ws.kernel.pack(side ? arrays.blackStates : arrays.whiteStates, 0, arrays.size, out);
    done.set(pairName(pair) + side, ws.arena.bytes(out, n).slice());
  }
  const total = Object.values(times).reduce((a, b) => a + b, 0);
  all += total;
  console.log(
    pairName(pair),
    arrays.size,
    'ns/value',
    ((total * 1e6) / (2 * arrays.size)).toFixed(0),
    Object.entries(times)
      .map(([k, t]) => `${k} ${t.toFixed(0)}ms ${((t * 1e6) / arrays.size).toFixed(0)}ns/slot`)
      .join(', '),
  );
}
console.log('cpu', all.toFixed(0));
