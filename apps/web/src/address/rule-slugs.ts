import type { RuleSetId } from '@merellier/rules';
import type { Language } from '@merellier/words';

/** Rule sets that are called by their ids, in every language. */
const called = <Id extends RuleSetId>(...ids: readonly Id[]): Record<Id, Id> =>
  Object.fromEntries(ids.map((id) => [id, id])) as Record<Id, Id>;

/**
 * What each rule set is called in addresses. They are in links and search engines: a name once given stays, whatever the
 * rule set is called on the page. One word stands for all languages.
 */
export const RULE_SLUGS: Readonly<Record<RuleSetId, string | Readonly<Record<Language, string>>>> = {
  ...called(
    'marelle',
    'merels',
    'morabaraba',
    'achi',
    'dooz',
    'shax',
    'mul-mulan',
    'nao-guti',
    'fettas',
    'cham-gonu',
    'zhi-qi',
    'da-san-qi',
    'mulabalaba',
    'el-filja',
    'tant-fant',
    'dames',
    'dame-100',
  ),
  'marelle-mixte': { fr: 'marelle-mixte', en: 'mixed-marelle', de: 'gemischte-marelle' },
  'marelle-de-ceylan': { fr: 'marelle-de-ceylan', en: 'ceylon-marelle', de: 'ceylon-marelle' },
  'marelle-cubique': { fr: 'marelle-cubique', en: 'cubic-marelle', de: 'kubische-marelle' },
  'merels-wild': { fr: 'merels-sauvages', en: 'wild-merels', de: 'wilde-merels' },
  'merels-diagonals': { fr: 'merels-a-diagonales', en: 'merels-with-diagonals', de: 'merels-mit-diagonalen' },
  'marelle-de-poche': { fr: 'marelle-de-poche', en: 'pocket-marelle', de: 'taschen-marelle' },
  'marelle-avec-des': { fr: 'marelle-avec-des', en: 'marelle-with-dice', de: 'marelle-mit-wuerfeln' },
  'jeu-du-moulin': { fr: 'jeu-du-moulin', en: 'nine-mens-morris', de: 'muehle' },
  'marelle-a-3': { fr: 'marelle-a-trois', en: 'three-mens-morris', de: 'dreier-muehle' },
  'marelle-a-3-diagonales': {
    fr: 'marelle-a-trois-avec-diagonales',
    en: 'three-mens-morris-with-diagonals',
    de: 'dreier-muehle-mit-diagonalen',
  },
  'marelle-a-6': { fr: 'marelle-a-six', en: 'six-mens-morris', de: 'sechser-muehle' },
  'marelle-a-7': { fr: 'marelle-a-sept', en: 'seven-mens-morris', de: 'siebener-muehle' },
  lasker: { fr: 'marelle-de-lasker', en: 'lasker-morris', de: 'lasker-muehle' },
  'marelle-a-12': { fr: 'marelle-a-douze', en: 'twelve-mens-morris', de: 'zwoelfer-muehle' },
  nerenchi: 'nerenchi-keliya',
  rota: { fr: 'marelle-ronde', en: 'round-merels', de: 'rundmuehle' },
  'one-time-mill': { fr: 'marelle-a-moulins-uniques', en: 'one-time-mill', de: 'einmalmuehle' },
  'marelle-avec-des-a-la-pose': {
    fr: 'marelle-avec-des-a-la-pose',
    en: 'marelle-with-dice-while-placing',
    de: 'marelle-mit-wuerfeln-beim-setzen',
  },
  'marelle-triple': { fr: 'marelle-triple', en: 'triple-marelle', de: 'dreifache-marelle' },
  'dames-a-souffler': { fr: 'dames-a-souffler', en: 'draughts-with-huffing', de: 'dame-mit-pusten' },
  'dame-36': { fr: 'petites-dames', en: 'little-dames', de: 'kleine-dame' },
  international: { fr: 'dames-internationales', en: 'international-draughts', de: 'internationale-dame' },
  brazilian: { fr: 'dames-bresiliennes', en: 'brazilian-draughts', de: 'brasilianische-dame' },
  russian: { fr: 'dames-russes', en: 'russian-draughts', de: 'russische-dame' },
  pool: 'pool-checkers',
  english: { fr: 'dames-anglaises', en: 'english-draughts', de: 'englische-dame' },
  italian: { fr: 'dames-italiennes', en: 'italian-draughts', de: 'italienische-dame' },
  spanish: { fr: 'dames-espagnoles', en: 'spanish-draughts', de: 'spanische-dame' },
  czech: { fr: 'dames-tcheques', en: 'czech-draughts', de: 'tschechische-dame' },
  canadian: { fr: 'dames-canadiennes', en: 'canadian-draughts', de: 'kanadische-dame' },
  turkish: { fr: 'dames-turques', en: 'turkish-draughts', de: 'tuerkische-dame' },
  armenian: { fr: 'dames-armeniennes', en: 'armenian-draughts', de: 'armenische-dame' },
  thai: { fr: 'dames-thaies', en: 'thai-draughts', de: 'thailaendische-dame' },
  antidraughts: { fr: 'dames-qui-perd-gagne', en: 'antidraughts', de: 'schlagdame' },
  breakthrough: { fr: 'dames-percee', en: 'breakthrough-draughts', de: 'durchbruch-dame' },
  frisian: { fr: 'dames-frisonnes', en: 'frisian-draughts', de: 'friesische-dame' },
  frysk: { fr: 'frysk', en: 'frysk', de: 'frysk' },
  killer: { fr: 'dames-killer', en: 'killer-draughts', de: 'killerdame' },
};

const entries = Object.entries(RULE_SLUGS);
const inLanguage = (slug: (typeof entries)[number][1] | undefined, language: Language): string | null =>
  (typeof slug === 'object' ? slug[language] : slug) ?? null;

/** How an address in one language names a rule set; null for what is none. */
export const slugOf = (id: string, language: Language): string | null =>
  inLanguage(entries.find(([each]) => each === id)?.[1], language);

/** The rule set that a word of an address names, in that language or by its id; null where it names none. */
export const ruleSetIdOf = (word: string, language: Language): string | null =>
  (entries.find(([, slug]) => inLanguage(slug, language) === word) ?? entries.find(([id]) => id === word))?.[0] ?? null;
