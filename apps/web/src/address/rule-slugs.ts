import type { RuleSetId } from '@merellier/rules';
import type { Language } from '@merellier/words';

/** Rule sets that are called by their ids, in every language. */
const called = <Id extends RuleSetId>(...ids: readonly Id[]): Record<Id, Id> =>
  Object.fromEntries(ids.map((id) => [id, id])) as Record<Id, Id>;

const named = (fr: string, en: string, de: string): Readonly<Record<Language, string>> => ({ fr, en, de });

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
    'frysk',
  ),
  'marelle-mixte': named('marelle-mixte', 'mixed-marelle', 'gemischte-marelle'),
  'marelle-de-ceylan': named('marelle-de-ceylan', 'ceylon-marelle', 'ceylon-marelle'),
  'marelle-cubique': named('marelle-cubique', 'cubic-marelle', 'kubische-marelle'),
  'merels-wild': named('merels-sauvages', 'wild-merels', 'wilde-merels'),
  'merels-diagonals': named('merels-a-diagonales', 'merels-with-diagonals', 'merels-mit-diagonalen'),
  'marelle-de-poche': named('marelle-de-poche', 'pocket-marelle', 'taschen-marelle'),
  'marelle-avec-des': named('marelle-avec-des', 'marelle-with-dice', 'marelle-mit-wuerfeln'),
  'jeu-du-moulin': named('jeu-du-moulin', 'nine-mens-morris', 'muehle'),
  'marelle-a-3': named('marelle-a-trois', 'three-mens-morris', 'dreier-muehle'),
  'marelle-a-3-diagonales': named(
    'marelle-a-trois-avec-diagonales',
    'three-mens-morris-with-diagonals',
    'dreier-muehle-mit-diagonalen',
  ),
  'marelle-a-6': named('marelle-a-six', 'six-mens-morris', 'sechser-muehle'),
  'marelle-a-7': named('marelle-a-sept', 'seven-mens-morris', 'siebener-muehle'),
  lasker: named('marelle-de-lasker', 'lasker-morris', 'lasker-muehle'),
  'marelle-a-12': named('marelle-a-douze', 'twelve-mens-morris', 'zwoelfer-muehle'),
  nerenchi: 'nerenchi-keliya',
  rota: named('marelle-ronde', 'round-merels', 'rundmuehle'),
  'one-time-mill': named('marelle-a-moulins-uniques', 'one-time-mill', 'einmalmuehle'),
  'marelle-avec-des-a-la-pose': named(
    'marelle-avec-des-a-la-pose',
    'marelle-with-dice-while-placing',
    'marelle-mit-wuerfeln-beim-setzen',
  ),
  'marelle-triple': named('marelle-triple', 'triple-marelle', 'dreifache-marelle'),
  'dames-a-souffler': named('dames-a-souffler', 'draughts-with-huffing', 'dame-mit-pusten'),
  'dame-36': named('petites-dames', 'little-dames', 'kleine-dame'),
  international: named('dames-internationales', 'international-draughts', 'internationale-dame'),
  brazilian: named('dames-bresiliennes', 'brazilian-draughts', 'brasilianische-dame'),
  russian: named('dames-russes', 'russian-draughts', 'russische-dame'),
  pool: 'pool-checkers',
  english: named('dames-anglaises', 'english-draughts', 'englische-dame'),
  italian: named('dames-italiennes', 'italian-draughts', 'italienische-dame'),
  spanish: named('dames-espagnoles', 'spanish-draughts', 'spanische-dame'),
  czech: named('dames-tcheques', 'czech-draughts', 'tschechische-dame'),
  canadian: named('dames-canadiennes', 'canadian-draughts', 'kanadische-dame'),
  turkish: named('dames-turques', 'turkish-draughts', 'tuerkische-dame'),
  armenian: named('dames-armeniennes', 'armenian-draughts', 'armenische-dame'),
  thai: named('dames-thaies', 'thai-draughts', 'thailaendische-dame'),
  antidraughts: named('dames-qui-perd-gagne', 'antidraughts', 'schlagdame'),
  breakthrough: named('dames-percee', 'breakthrough-draughts', 'durchbruch-dame'),
  frisian: named('dames-frisonnes', 'frisian-draughts', 'friesische-dame'),
  killer: named('dames-killer', 'killer-draughts', 'killerdame'),
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
