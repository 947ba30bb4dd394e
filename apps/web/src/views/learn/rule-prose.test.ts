import { RULE_SET_IDS, type RuleSet, readRuleSet, ruleSet } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../../scripts/long.mjs';
import { ruleInShort, tellRules } from './rule-prose.ts';
import { de } from './strings/de.ts';
import { en } from './strings/en.ts';
import { fr } from './strings/fr.ts';

const NAMED: readonly RuleSet[] = RULE_SET_IDS.map((id) => ruleSet(id)).filter(({ family }) => family === 'mill');

/**
 * Every named mill rule set, and each of them with every pair of values for what a mill earns: in the short form every third
 * pair, others from one rule set to the next, so that each pair is told for a third of them.
 */
const SETS: readonly RuleSet[] = NAMED.flatMap((rules, i) => {
  const values = (name: string): readonly string[] => {
    const spec = rules.specs.find((each) => each.name === name);
    return spec?.kind === 'choice' ? spec.choices : [];
  };
  const changed = values('mill-at-entry').flatMap((atEntry, entry) =>
    values('mill-by-moving').flatMap((byMoving, moving) => {
      if (!isLong && (i + entry + moving) % 3 !== 0) return [];
      const read = readRuleSet(rules.id, { 'mill-at-entry': atEntry, 'mill-by-moving': byMoving });
      return read.ok ? [read.value] : [];
    }),
  );
  return [rules, ...changed];
});

describe.each([
  ['fr', fr, /lui aussi/, /Seul un moulin fermé en déplaçant/],
  ['en', en, /takes a man too/, /Only a mill closed by moving/],
  ['de', de, /Auch eine durch Ziehen geschlossene/, /Nur eine durch Ziehen geschlossene Mühle/],
] as const)('what a mill closed by moving earns, in %s', (_, { prose }, also, alone) => {
  it('is said to be taken too only where a mill closed by placing takes', () => {
    const told = SETS.map((rules) => {
      const moving = tellRules(rules, prose).find(({ section }) => section === 'moving');
      return { rules, text: moving?.sentences.join(' ') ?? '' };
    });
    for (const { rules, text } of told) {
      const { 'mill-at-entry': atEntry, 'mill-by-moving': byMoving } = rules.parameters;
      const takes = byMoving === 'capture';
      // A man that is marked, or of the opponent's hand, is taken as well.
      const isTaken = ['capture', 'marked', 'from-hand', 'from-hand-and-extra-turn'].includes(String(atEntry));
      expect(also.test(text), `${rules.id} ${atEntry} ${byMoving}: ${text}`).toBe(takes && isTaken);
      expect(alone.test(text), `${rules.id} ${atEntry} ${byMoving}: ${text}`).toBe(takes && !isTaken);
    }
    expect(told.filter(({ text }) => also.test(text)).length).toBeGreaterThan(NAMED.length);
  });
});

describe('the rule in short', () => {
  it.each(NAMED.map((rules) => [rules.id, rules] as const))('tells what a mill is and does, of %s', (_, rules) => {
    const short = ruleInShort(rules, fr.prose);
    expect(short.length).toBeGreaterThanOrEqual(3);
    expect(short.length).toBeLessThanOrEqual(6);
    expect(short.join(' ')).toMatch(/(pions .*(une ligne|alignés).*moulin|moulin prend)/);
  });

  it('tells what few rule sets have, and house rules', () => {
    const inShort = (...args: Parameters<typeof ruleSet>): string => ruleInShort(ruleSet(...args), fr.prose).join(' ');
    expect(inShort('marelle-avec-des-a-la-pose')).toContain('on lance trois dés');
    expect(inShort('mul-mulan')).toContain('entre deux pions adverses, les prend tous les deux');
    expect(inShort('nao-guti')).toContain('même dans un moulin');
    expect(inShort('one-time-mill')).toContain('Chaque ligne ne compte qu’une fois');
    expect(inShort('dooz')).toContain('de la main adverse');
    expect(inShort('mulabalaba')).toContain('Depuis un coin du grand carré');
    expect(inShort('tant-fant')).toContain('Les pions sont déjà sur le plateau');
    expect(inShort('marelle', { leap: 'yes', taking: 'may' })).toMatch(
      /sauter par-dessus .* Prendre n’est pas obligatoire/,
    );
    expect(ruleInShort(ruleSet('marelle'), fr.prose)).toHaveLength(3);
    expect(ruleInShort(ruleSet('rota'), fr.prose)).toHaveLength(3);
  });
});

it('says nothing of placing where the men stand on the board from the start', () => {
  const parts = tellRules(ruleSet('tant-fant'), fr.prose);
  const placing = parts.find(({ section }) => section === 'placing');
  expect(placing?.sentences.join(' ')).not.toMatch(/en main|pose/);
  expect(placing?.lessons).toEqual([]);
});

it('does not speak of winning by placing where that is forbidden', () => {
  const told = (atEntry: 'wins' | 'forbidden'): string =>
    tellRules(ruleSet('marelle-a-3', { 'mill-at-entry': atEntry }), fr.prose)
      .flatMap(({ sentences }) => sentences)
      .join(' ');
  expect(told('wins')).toContain('Si personne n’a gagné en posant');
  expect(told('forbidden')).not.toContain('gagné en posant');
});

describe.each([
  [
    'fr',
    fr,
    {
      one: /un pion adverse/,
      two: /deux pions/,
      eachMill: /chaque moulin prend/,
      again: /ouvrir un moulin, le refermer/,
    },
  ],
  [
    'en',
    en,
    {
      one: /takes? (a man(?! out)|an opposing man|one of)/,
      two: /two (opposing men|men|of the opponent’s men)/,
      eachMill: /each mill takes/,
      again: /opened, closed again/,
    },
  ],
  [
    'de',
    de,
    {
      one: /(schlägt|schlagen) (sofort )?einen/,
      two: /zwei (gegnerische )?Steine/,
      eachMill: /jede Mühle schlägt/,
      again: /öffnen, wieder schließen/,
    },
  ],
] as const)('house rules do not contradict themselves, in %s', (_, { prose }, words) => {
  const house = (id: (typeof NAMED)[number]['id'], changes: Parameters<typeof ruleSet>[1]): RuleSet =>
    ruleSet(id, changes);
  const sentences = (rules: RuleSet, sections: readonly string[]): string =>
    tellRules(rules, prose)
      .filter(({ section }) => sections.includes(section))
      .flatMap((part) => part.sentences)
      .join(' ');

  it('where a mill takes two men, no sentence says that it takes one', () => {
    for (const atEntry of ['capture', 'marked', 'extra-turn', 'nothing'])
      for (const byMoving of ['capture', 'capture-and-extra-turn']) {
        const changes = { captures: 'two', 'mill-at-entry': atEntry, 'mill-by-moving': byMoving };
        const read = readRuleSet('marelle', changes);
        if (!read.ok) continue;
        const text = sentences(read.value, ['placing', 'moving']);
        expect(text, JSON.stringify(changes)).not.toMatch(words.one);
        const short = ruleInShort(read.value, prose);
        expect(short.slice(0, 3).join(' '), JSON.stringify(changes)).not.toMatch(words.one);
        expect(short.filter((each) => words.two.test(each)).length, JSON.stringify(changes)).toBeGreaterThan(0);
      }
    expect(ruleInShort(house('marelle', { captures: 'two' }), prose)).toHaveLength(3);
  });

  it('where men are entered in rows, mills take as the captures say', () => {
    const told = (captures: string): string =>
      sentences(house('marelle-avec-des-a-la-pose', { captures }), ['taking', 'dice']);
    expect(told('per-mill')).toMatch(words.eachMill);
    for (const captures of ['one', 'two']) expect(told(captures)).not.toMatch(words.eachMill);
    expect(told('one')).not.toContain(prose.mill.captures.one);
  });

  it('where a man may not go straight back, a mill is not said to be closed again at will', () => {
    expect(sentences(house('marelle', { reclosing: 'later' }), ['moving'])).not.toMatch(words.again);
    expect(sentences(ruleSet('marelle'), ['moving'])).toMatch(words.again);
  });
});

describe('house rules that change the aim or the men', () => {
  const all = (...args: Parameters<typeof ruleSet>): string =>
    tellRules(ruleSet(...args), fr.prose)
      .flatMap(({ sentences }) => sentences)
      .join(' ');

  it('tells how many men each side has, where they are not as many', () => {
    const told = all('marelle', { 'black-men': 6 });
    expect(told).toContain('les Blancs ont 9 pions en main, et les Noirs 6.');
    expect(told).not.toContain('chacun a 9 pions');
  });

  it('does not call taking the aim of who wants to lose', () => {
    const told = all('marelle', { aim: 'lose' });
    expect(told).toContain('Faire prendre ses propres pions');
    expect(told).not.toContain('Prendre les pions adverses');
  });

  it('tells nothing of kings that never move', () => {
    expect(all('dames', { goal: 'first-king' })).not.toMatch(/Une dame va|S’il ne reste que des dames/);
    expect(all('dames')).toMatch(/Une dame va.*S’il ne reste que des dames/);
  });
});
