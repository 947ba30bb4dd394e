import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { of } from './fr/elision.ts';
import { fr } from './fr.ts';

/** The texts of all views and other parts of the page, each with its own catalogues. */
const views = import.meta.glob<Record<string, unknown>>('../**/strings/{fr,en,de}.ts', { eager: true });
const ofViews = (language: string): unknown[] =>
  Object.entries(views).flatMap(([path, module]) => (path.endsWith(`/${language}.ts`) ? Object.values(module) : []));

/** French that is correct and that nobody says: the page has said each of these once. */
const MANNERED = new RegExp(
  [
    'selon le livre',
    'bon amusement',
    'à jouer ici',
    '\\d signes',
    'sans nom bat',
    'recherche du serveur',
    'arrivent\\.',
    'en montrer davantage',
    'montrer le mot de passe',
    'déconnexion faite',
    'tout remettre',
    'exporter en textes',
    'aucune partie encore',
    'rendre le coup',
    'revenir à maintenant',
    'fort contraste',
    'lignes brûlées',
    'étape d’avant',
    'moulin de partout',
    'laisser cette partie',
    'npm start',
  ].join('|'),
  'iu',
);

/** Every text of a catalogue; functions are called with something for each argument. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    const takesSide = /^\((side|loser|bottom)\b/.test(String(value));
    const calls = takesSide
      ? [
          ['white', true, 2, true],
          ['black', false, 1, false],
          ['white', 3, 1, true],
          ['black', null, 0, false],
        ]
      : /^\((rules|host|turn)\b/.test(String(value))
        ? [['Marelle', 'Marelle']]
        : [[0], [1], [5]];
    return calls.map((call) => String(value(...call)));
  }
  // What needs no saying in a rule set.
  if (value === null) return [];
  return Object.values(value as object).flatMap(textsOf);
}

describe('the interface', () => {
  it('keeps to French typography: narrow spaces, curly apostrophes', () => {
    for (const whole of textsOf([fr, ...ofViews('fr')])) {
      // A position is written in its own way.
      const text = whole.replace(/\S+:\S*:\S*/, '');
      expect(text).not.toMatch(/[\u0020\u00a0][;:!?»]|«[\u0020\u00a0]|\S(?<!\u202f)[;:!?»]|'|"|\.\.\./u);
    }
  });

  it('elides before a name as one speaks', () => {
    expect(['Anne', 'Élodie', 'Œdipe', 'Bruno', 'Hugo'].map(of)).toEqual([
      ...['d’Anne', 'd’Élodie', 'd’Œdipe', 'de Bruno', 'de Hugo'],
    ]);
  });

  it('keeps to English and German typography', () => {
    for (const text of textsOf([en, de, ...ofViews('en'), ...ofViews('de')])) {
      expect(text).not.toMatch(/\s[;:!?]|'|"|\.\.\./);
    }
  });

  it('speaks French as a person would: vous, and no mannered turns', () => {
    for (const text of textsOf([fr, ...ofViews('fr')])) {
      expect(text).not.toMatch(/(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu);
      expect(text).not.toMatch(/(^|[.;:!] )Qui (?!\p{L}+.*\?)/u);
      expect(text).not.toMatch(MANNERED);
    }
  });

  it('calls what a player does a move in English; a turn is whose it is', () => {
    for (const text of textsOf([en, ...ofViews('en')])) {
      const left = text.replace(
        /(another|an extra|whose|one’s|your|their|whole|player’s|’s) turn|take turns|in turn|by turns|(is|are) turned/giu,
        '',
      );
      expect(left).not.toMatch(/(?<!\p{L})turns?(?! (it|them|round|on|back|away|to face|towards|the))(?!\p{L})/iu);
    }
  });

  it('says Sie in German, to everybody', () => {
    for (const text of textsOf([de, ...ofViews('de')]))
      expect(text).not.toMatch(/(?<!\p{L})([Dd](u|ich|ir|ein\p{L}*))(?!\p{L})/u);
  });

  it('can be read aloud: words where a voice would stumble over signs and abbreviations', () => {
    for (const whole of textsOf([fr, en, de, Object.values(views)])) {
      // Packages, addresses and settings of a server are for programmers.
      const text = whole.replace(/\S*[@/<_=]\S*/g, '');
      expect(text).toMatch(/^(?!.*\p{Lm})[\p{L}\p{N}\p{Z}\n.,;:!?…’«»“”„()[\]%+*×·–‑-]*$/u);
      expect(text).not.toMatch(/\(s\)|\b(Nr|Std|no|pp?|vs)\.\s|\d\p{Z}(min|h|s|j|d)\b/u);
    }
  });

  it('says everything in every language', () => {
    for (const text of [fr, en, de, Object.values(views)].flatMap(textsOf)) expect(text).toMatch(/\S/);
    for (const other of [en, de]) {
      const same = Object.entries(fr).filter(([key, text]) => text === other[key as keyof typeof other]);
      expect(
        same
          .map(([key]) => key)
          .filter((key) => !['menu', 'rulesSource', 'rematch', 'variation', 'code'].includes(key)),
      ).toEqual([]);
    }
  });
});
