import { type ParameterValue, RULE_SET_IDS, type RuleSet, readRuleSet, ruleSet, SIDES, THROWS } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { de } from './de/index.ts';
import { DECISIONS, type Decision } from './decisions.ts';
import { en } from './en/index.ts';
import { FRENCH } from './fr/catalogue.ts';
import { fr } from './fr/index.ts';
import { LANGUAGES, loadPlayWords, loadWords } from './index.ts';
import type { ParameterEntry } from './shapes.ts';
import {
  OUTCOME_SAMPLES,
  PROBLEM_SAMPLES,
  REASON_SAMPLES,
  REFUSAL_SAMPLES,
  REMARK_SAMPLES,
} from './testing/samples.ts';
import type { Words } from './words.ts';

const ALL = { fr, en, de };

/** The rule sets that the French catalogue knows, which every rule set of the rules must be among. */
const IDS = Object.keys(FRENCH.ruleSets);

const valuesOf = (spec: RuleSet['specs'][number]): readonly ParameterValue[] =>
  spec.kind === 'choice' ? spec.choices : [...(spec.off ? [0] : []), spec.min, spec.max];

/** Every reason as a sentence, on points and on squares. */
const reasonsSaid = (words: Words): string[] =>
  Object.values(REASON_SAMPLES).flatMap((samples) =>
    samples.flatMap((reason) => [words.reasons([reason], 'white'), words.reasons([reason], 'black', ruleSet('dames'))]),
  );

/** Everything that a language says, as far as it can be had without a game. */
function everything(words: Words): string[] {
  const ruleSets = RULE_SET_IDS.map((id) => ruleSet(id));
  return [
    ...SIDES.map(words.side),
    ...IDS.flatMap((id) => {
      const { name, pitch, source, statusSaid, decisions, departures } = words.rules(id);
      return [name, pitch, source, statusSaid, ...decisions.map(({ said }) => said), ...departures];
    }),
    ...Object.entries<ParameterEntry>(FRENCH.parameters).flatMap(([id, { values }]) => {
      const { name, help, value } = words.parameter(id);
      return [name, help, ...(typeof values === 'function' ? [0, 1, 3] : Object.keys(values)).map(value)];
    }),
    ...Object.values(REFUSAL_SAMPLES).flatMap((samples) => samples.map((refusal) => words.refusal(refusal))),
    ...reasonsSaid(words),
    ...Object.values(OUTCOME_SAMPLES).flatMap((samples) => samples.map(words.outcome)),
    ...Object.values(PROBLEM_SAMPLES).flatMap((samples) => samples.map((problem) => words.problem(problem))),
    ...Object.values(REMARK_SAMPLES).flatMap((samples) => samples.map((remark) => words.remark(remark))),
    ...ruleSets.flatMap((rules) =>
      THROWS.slice(0, 3).flatMap(({ dice }) => [words.throwSaid(rules, dice), words.throwAllows(rules, dice)]),
    ),
    ...ruleSets.map((rules) => words.toPlay(rules, rules.start())),
  ];
}

it('every decision is about parameters that there are', () => {
  const named = Object.values<Decision>(DECISIONS).flatMap(({ otherwise = {}, about = [] }) => [
    ...Object.keys(otherwise),
    ...about,
  ]);
  expect(named.filter((name) => !(name in FRENCH.parameters))).toEqual([]);
});

it('where a rulebook lets one take or not, the house rule that reads it so is named', () => {
  for (const id of ['marelle', 'marelle-mixte', 'marelle-de-ceylan', 'jeu-du-moulin'] as const) {
    const decision = en.rules(id).decisions.find((each) => each.id === 'a-mill-takes');
    expect(decision?.otherwise, id).toEqual({ taking: 'may' });
    expect(readRuleSet(id, { taking: 'may' }).ok, id).toBe(true);
    expect(en.rules(ruleSet(id, { taking: 'may' })).decisions.map((each) => each.id)).not.toContain('a-mill-takes');
  }
});

it('where the loser wins, the reason tells how few men that side has', () => {
  const losing = { winner: 'black', reason: 'men-lost' } as const;
  expect(en.because(losing)).toBe('The loser wins, and Black has fewer than three men.');
  expect(en.because({ ...losing, count: 2 })).toBe('The loser wins, and Black has fewer than two men.');
  expect(fr.because(losing)).toBe('À qui perd gagne, les Noirs ont moins de trois pions.');
  expect(de.because(losing)).toBe('Wer verliert, gewinnt, und Schwarz hat weniger als drei Steine.');
});

it('values that do not go together are said in words, with what stands in files', () => {
  const read = readRuleSet('marelle', { board: 'six' });
  if (read.ok) throw new Error('nine men do not fit on sixteen points');
  expect(fr.problem(read.error)).toContain('deux carrés, 16 intersections (six)');
  const mill = readRuleSet('marelle', { 'mill-by-moving': 'wins' });
  if (mill.ok) throw new Error('only the first mill wins');
  expect(en.problem(mill.error)).toContain('or the game (wins)');
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = ALL[language];
  const texts = everything(words);

  it('are those that the language loads', async () => {
    expect(await loadWords(language)).toBe(words);
    expect(words.language).toBe(language);
  });

  it('are the same where only those are loaded that one plays with', async () => {
    const some = await loadPlayWords(language);
    for (const id of RULE_SET_IDS) {
      const rules = ruleSet(id);
      expect(some.rulesName(rules)).toBe(words.rules(id).name);
      expect(some.toPlay(rules, rules.start())).toBe(words.toPlay(rules, rules.start()));
    }
    for (const outcome of Object.values(OUTCOME_SAMPLES).flat())
      expect(some.outcome(outcome)).toBe(words.outcome(outcome));
    expect('refusal' in some).toBe(false);
  });

  it('know every rule set, every parameter and every value', () => {
    for (const id of RULE_SET_IDS) {
      expect(words.rules(id).name).not.toBe('');
      for (const spec of ruleSet(id).specs)
        for (const value of valuesOf(spec)) expect(words.parameter(spec.name).value(value)).not.toBe('');
    }
  });

  it('say something everywhere, and leave nothing unreplaced', () => {
    for (const text of texts) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{|\s{2}|\.\./);
    }
  });

  it('end each sentence with one full stop and begin it with a capital', () => {
    const sentences = [
      ...reasonsSaid(words),
      ...Object.values(REFUSAL_SAMPLES).flatMap((samples) => samples.map((refusal) => words.refusal(refusal))),
      ...Object.values(OUTCOME_SAMPLES).flatMap((samples) => samples.map(words.outcome)),
      ...IDS.flatMap((id) => [
        words.rules(id).pitch,
        ...words.rules(id).decisions.map(({ said }) => said),
        ...words.rules(id).departures,
      ]),
    ];
    for (const text of sentences) expect(text).toMatch(/^[\p{Lu}\d].*[^.]\.$/u);
  });

  it('tell of a house rule set what still holds of the one that it changes', () => {
    const named = ruleSet('marelle');
    expect(words.rules(named)).toEqual(words.rules('marelle'));
    const house = words.rules(ruleSet('marelle', { captures: 'per-mill', flying: 0 }));
    expect(house.pitch).toContain(words.rules('marelle').name);
    expect(house.pitch).not.toBe(words.rules('marelle').pitch);
    expect(house.statusSaid).not.toBe(words.rules('marelle').statusSaid);
    expect(house.decisions.map(({ id }) => id)).toEqual([
      'a-mill-takes',
      'mills-protected-at-entry',
      'draws-of-the-moulin',
    ]);
    const optional = words.rules(ruleSet('marelle', { taking: 'may' }));
    expect(optional.decisions.map(({ id }) => id)).not.toContain('a-mill-takes');
  });

  it('mark as a reconstruction what no source gives in full', () => {
    const reconstructed = IDS.filter((id) => words.rules(id).status === 'reconstructed');
    expect(reconstructed).toEqual(['marelle-cubique', 'marelle-avec-des', 'marelle-a-7']);
    expect(words.rules('marelle-cubique').statusSaid).toContain('Mérellier');
    expect(words.rules('marelle-avec-des').statusSaid).toContain('Schädler');
  });

  it('say as much as the French ones', () => {
    for (const id of IDS) {
      expect(words.rules(id).departures).toHaveLength(fr.rules(id).departures.length);
    }
  });

  it('refuse names that no catalogue knows', () => {
    expect(() => words.rules('toString')).toThrow(RangeError);
    expect(() => words.parameter('hats')).toThrow(RangeError);
    expect(() => words.parameter('entry').value('hats')).toThrow(RangeError);
  });

  it('say that a rule set was changed, and how', () => {
    const house = ruleSet('marelle', { men: 12, flying: 0 });
    expect(words.rulesName(house)).not.toBe(words.rulesName(ruleSet('marelle')));
    expect(words.changes(house)).toHaveLength(2);
    expect(words.changes(house)[0]).toContain('12');
  });
});

describe('French typography', () => {
  const texts = everything(fr);

  it('has the narrow no-break space before ; : ! ? and within guillemets', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/[^\u202f][;!?»]/);
      expect(text.replace(/\[Rules[^\]]*\]/g, '')).not.toMatch(/[^\u202f]:|[^\u202f]»|«[^\u202f]/);
    }
  });

  it('has the curly apostrophe and no straight quotes', () => {
    for (const text of texts) expect(text.replace(/\[Rules[^\]]*\]/g, '')).not.toMatch(/['"]/);
  });
});

describe('the voice', () => {
  it('is not given what it would stumble over: raised letters, arrows, abbreviations', () => {
    for (const text of Object.values(ALL).flatMap(everything))
      expect(text).not.toMatch(/\p{Lm}|[°→≤≥]|\(s\)|(?<!\p{L})(Nr|no|pp?|fol?|S)\.\s\d/u);
  });

  it('speaks French as a person would: no “Qui …” as a subject, no infinitive for an order', () => {
    for (const text of everything(fr)) {
      expect(text).not.toMatch(/(^|[.;:] )Qui /u);
      expect(text).not.toMatch(/^C’est aux (Blancs|Noirs)\u202f: \p{L}+(er|ir|re) /u);
    }
  });

  it('calls what a player does a move; a turn is whose it is', () => {
    for (const text of everything(en)) {
      expect(text.replace(/(another|an extra|whose|one’s|your) turn/giu, '')).not.toMatch(/\bturns?\b/iu);
    }
  });

  it('says du to nobody in German', () => {
    for (const text of everything(de))
      expect(text.replace(/„[^“]*“/g, '')).not.toMatch(/(?<!\p{L})([Dd](u|ich|ir|ein\p{L}*))(?!\p{L})/u);
  });
});

describe('numbers', () => {
  it('are written and agree as the language wants it', () => {
    expect(fr.refusal({ reason: 'must-enter', hand: 1 })).toContain('1 pion à');
    expect(fr.refusal({ reason: 'must-enter', hand: 2 })).toContain('2 pions à');
    expect(en.refusal({ reason: 'must-enter', hand: 1 })).toContain('1 man still');
    expect(de.refusal({ reason: 'must-enter', hand: 2 })).toContain('2 Steine');
    expect(fr.outcome({ winner: null, reason: 'repetition', count: 4 })).toContain('la quatrième fois');
    expect([2, 3, 4, 11, 21].map(en.parameter('repetition-draw').value).join()).toBe(
      'the second time,the third time,the fourth time,the 11th time,the 21st time',
    );
    expect(en.number(1234567)).toBe('1,234,567');
  });
});

describe('reasons', () => {
  it('are whole sentences, the first one about the turn', () => {
    const { 'closes-mill': closes, 'leaves-mill-open': leaves, 'loses-by-force': loses } = REASON_SAMPLES;
    const [one, two] = [closes[0], leaves[0]];
    if (!one || !two) throw new Error('no sample');
    expect(fr.reasons([one, two], 'white')).toBe(
      'Ce coup ferme le moulin a1-d1-g1 et prend b4. Il laisse les Noirs fermer le moulin a1-a4-a7.',
    );
    expect(en.reasons([one], 'white')).toBe('This move closes the mill a1-d1-g1 and takes b4.');
    expect(de.reasons(loses.slice(1), 'black')).toBe('Dieser Zug lässt Weiß zwingend in 3 Zügen gewinnen.');
    expect(fr.reasons([], 'white')).toBe('');
  });

  it('count men or pieces', () => {
    const reasons = REASON_SAMPLES['wins-men'].slice(1, 2);
    expect(fr.reasons(reasons, 'white')).toBe('Ce coup gagne 2 pions en 4 coups.');
    expect(fr.reasons(reasons, 'white', ruleSet('dames'))).toBe('Ce coup gagne 2 pièces en 4 coups.');
  });
});

describe('problems', () => {
  it('name the fault and the place', () => {
    const [first] = PROBLEM_SAMPLES['game-turn'];
    if (!first) throw new Error('no sample');
    expect(en.problem(first)).toBe('Move 12, White: d2-d3 — no man stands on d2.');
    expect(en.problem(first, 'games.txt, game 2')).toBe(
      'games.txt, game 2: move 12, White: d2-d3 — no man stands on d2.',
    );
    expect(fr.problem(first)).toBe('Coup 12, Blancs\u202f: d2-d3 — il n’y a pas de pion en d2.');
    expect(de.problem(first)).toBe('Zug 12, Weiß: d2-d3 — auf d2 steht kein Stein.');
  });

  it('say what is possible instead', () => {
    const [flying, men, squares] = PROBLEM_SAMPLES.clash.map((problem) => en.problem(problem));
    expect(flying).toBe('Flying cannot be 9 where Men on each side (men) is 5; it can be 0, or a number from 3 to 5.');
    expect(men).toContain('it can be a number from 3 to 12');
    expect(squares).toContain('it can be numbers');
  });
});

it('quotes what came from outside shortened, and without signs that a terminal would obey', () => {
  const said = en.problem({ problem: 'fen-unreadable', text: `\u001b[31m${'x'.repeat(1_000_000)}` });
  expect(said.length).toBeLessThan(200);
  expect(said).not.toMatch(/\p{Cc}/u);
});

it('names ten levels of the computer, each by another name', () => {
  for (const words of Object.values(ALL)) {
    const names = Array.from({ length: 10 }, (_, i) => words.level(i + 1));
    expect(new Set(names).size).toBe(10);
    for (const level of [0, 11, 1.5]) expect(() => words.level(level)).toThrow(RangeError);
  }
});
