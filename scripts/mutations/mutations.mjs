/**
 * Each makes one layer ignore one parameter or one value, by a change of its source: the test that plays the maintainer
 * there has to fail then.
 *
 * @type {readonly { layer: 'rules' | 'search' | 'tables' | 'texts', name: string, file: string, find: string, replace: string }[]}
 */
export const MUTATIONS = [
  {
    layer: 'rules',
    name: 'rules: men in mills are never protected beyond the last one (protection=always)',
    file: 'packages/rules/src/mill/core.ts',
    find: "if (core.protection === 'always') return",
    replace: "if (core.protection === ('sometimes' as string)) return",
  },
  {
    layer: 'rules',
    name: 'rules: men in hand do not count for flying (flying, entry)',
    file: 'packages/rules/src/mill/core.ts',
    find: 'core.flying > 0 && countBits(men) + hand <= core.flying',
    replace: 'core.flying > 0 && countBits(men) <= core.flying',
  },
  {
    layer: 'rules',
    name: 'rules: a blocked side always loses (blocked)',
    file: 'packages/rules/src/mill/core.ts',
    find: "blocked: parameters.blocked === 'passes' ? 'draws' : parameters.blocked",
    replace: "blocked: 'loses'",
  },
  {
    layer: 'rules',
    name: 'rules: men take kings everywhere (men-take-kings)',
    file: 'packages/rules/src/draughts/core.ts',
    find: "menTakeKings: parameters['men-take-kings'] === 'yes'",
    replace: 'menTakeKings: true',
  },
  {
    layer: 'rules',
    name: 'rules: pieces always leave the board at the end (removal)',
    file: 'packages/rules/src/draughts/core.ts',
    find: "removesAtOnce: parameters.removal === 'at-once'",
    replace: 'removesAtOnce: false',
  },
  {
    layer: 'rules',
    name: 'rules: one king each is never drawn (one-king-draw)',
    file: 'packages/rules/src/draughts/tally.ts',
    find: 'if (oneKing > 0 &&',
    replace: 'if (oneKing > 1000 &&',
  },
  {
    layer: 'search',
    name: 'search: draws of kings only are not counted (kings-only-draw)',
    file: 'packages/engine/src/draughts/draws.ts',
    find: "this.royal = 2 * parameters['kings-only-draw']",
    replace: 'this.royal = 0',
  },
  {
    layer: 'search',
    name: 'search: draws without captures are not counted (no-capture-draw)',
    file: 'packages/engine/src/mill/draws.ts',
    find: "this.noCapture = 2 * parameters['no-capture-draw']",
    replace: 'this.noCapture = 0',
  },
  {
    layer: 'search',
    name: 'search: draws with three men are not counted (three-men-draw)',
    file: 'packages/engine/src/mill/draws.ts',
    find: "this.threeMenCount = parameters['three-men-draw'] > 0",
    replace: 'this.threeMenCount = false',
  },
  {
    layer: 'tables',
    name: 'tables: rule sets share a key whatever men in mills are worth (protection)',
    file: 'packages/tablebase/src/variant.ts',
    find: 'protection: { key: (value) => value }',
    replace: "protection: 'irrelevant'",
  },
  {
    layer: 'tables',
    name: 'tables: the solver takes a blocked side for lost (blocked)',
    file: 'packages/tablebase/src/workspace.ts',
    find: 'passes: 1, draws: 2 }[parameters.blocked]',
    replace: 'passes: 0, draws: 0 }[parameters.blocked]',
  },
  {
    layer: 'tables',
    name: 'tables: the solver takes one man for two mills (captures)',
    file: 'packages/tablebase/src/workspace.ts',
    find: 'Number(core.perMill)',
    replace: '0',
  },
  {
    layer: 'tables',
    name: 'tables: the first mill is solved as if it took a man (mill-by-moving=wins)',
    file: 'packages/tablebase/src/variant.ts',
    find: "value === 'wins' ? 'first-mill' : null",
    replace: "value === ('never' as string) ? 'first-mill' : null",
  },
  {
    layer: 'texts',
    name: 'words: both values of a parameter have one name (captures, in French)',
    file: 'packages/words/src/fr/mill-parameters.ts',
    find: "'per-mill': 'une prise par moulin'",
    replace: "'per-mill': 'une seule prise'",
  },
  {
    layer: 'texts',
    name: 'page of rules: who begins is not told (begins)',
    file: 'apps/web/src/views/learn/rule-prose.ts',
    find: "begins: (value) => ['placing', mill.begins[value]]",
    replace: "begins: () => ['placing']",
  },
  {
    layer: 'texts',
    name: 'file tags: a changed parameter is not read back (dice)',
    file: 'packages/rules/src/notation/parameter-tags.ts',
    find: 'if (spec) changes[spec.name] = value;',
    replace: "if (spec && spec.name !== 'dice') changes[spec.name] = value;",
  },
];
