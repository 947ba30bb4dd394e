import type { DraughtsParameters, MillParameters, ParameterSpec, RuleSet } from '@merellier/rules';

/** What players think of when they change a rule: the parameters stand together by it, in this order. */
export const HOUSE_SECTIONS = ['board', 'placing', 'moving', 'mills', 'pieces', 'capture', 'dice', 'end'] as const;

/** One of them. */
export type HouseSection = (typeof HOUSE_SECTIONS)[number];

const MILL_SECTIONS: { readonly [Name in keyof MillParameters]: HouseSection } = {
  board: 'board',
  men: 'board',
  'black-men': 'board',
  begins: 'board',
  entry: 'placing',
  'placing-stops': 'placing',
  'moves-first': 'moving',
  flying: 'moving',
  'mill-at-entry': 'mills',
  'mill-by-moving': 'mills',
  'mill-counts': 'mills',
  reclosing: 'mills',
  taking: 'mills',
  captures: 'mills',
  protection: 'mills',
  custodian: 'mills',
  intervention: 'mills',
  leap: 'mills',
  dice: 'dice',
  aim: 'end',
  'least-men': 'end',
  blocked: 'end',
  'no-capture-draw': 'end',
  'three-men-draw': 'end',
  'repetition-draw': 'end',
};

const DRAUGHTS_SECTIONS: { readonly [Name in keyof DraughtsParameters]: HouseSection } = {
  size: 'board',
  'played-on': 'board',
  gap: 'board',
  'back-row': 'board',
  orientation: 'board',
  squares: 'board',
  begins: 'board',
  'step-lines': 'pieces',
  crowning: 'pieces',
  'king-range': 'pieces',
  'king-landing': 'pieces',
  'king-run': 'pieces',
  obligation: 'capture',
  priority: 'capture',
  'capture-lines': 'capture',
  'men-capture-backward': 'capture',
  'men-take-kings': 'capture',
  'turn-back': 'capture',
  removal: 'capture',
  goal: 'end',
  'one-king-draw': 'end',
  'kings-only-draw': 'end',
  'king-moves-draw': 'end',
  'two-to-one-draw': 'end',
  'three-to-one-draw': 'end',
  'three-kings-draw': 'end',
  'two-kings-draw': 'end',
  'main-road-draw': 'end',
  'five-pieces-draw': 'end',
  'seven-pieces-draw': 'end',
  'one-piece-each': 'end',
  'repetition-draw': 'end',
};

const SECTIONS: Readonly<Record<RuleSet['family'], Readonly<Record<string, HouseSection>>>> = {
  mill: MILL_SECTIONS,
  draughts: DRAUGHTS_SECTIONS,
};

/** The parameters of a rule set by section, each section in the order given above. */
export function sectionsOf(rules: RuleSet): readonly (readonly [HouseSection, readonly ParameterSpec[]])[] {
  const sectionOf = SECTIONS[rules.family];
  const names = Object.keys(sectionOf);
  return HOUSE_SECTIONS.map((section) => {
    const specs = rules.specs.filter(({ name }) => sectionOf[name] === section);
    return [section, specs.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name))] as const;
  }).filter(([, specs]) => specs.length > 0);
}
