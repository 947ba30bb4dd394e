import type { Language } from '@merellier/words';

type Term = Readonly<Record<Language, string>>;

/** The words that players use, in three languages. Their explanations are in the view's strings. */
export const TERMS = {
  point: { fr: 'intersection', en: 'point', de: 'Punkt' },
  line: { fr: 'ligne', en: 'line', de: 'Linie' },
  man: { fr: 'pion', en: 'man', de: 'Stein' },
  hand: { fr: 'main, réserve', en: 'hand', de: 'Vorrat, Hand' },
  placing: { fr: 'pose', en: 'placing', de: 'Setzphase' },
  moving: { fr: 'déplacement', en: 'moving', de: 'Zugphase' },
  flying: { fr: 'saut', en: 'flying', de: 'Springen' },
  row: { fr: 'alignement', en: 'line of three', de: 'Dreierreihe' },
  mill: { fr: 'moulin', en: 'mill', de: 'Mühle' },
  closing: { fr: 'fermer un moulin', en: 'to close a mill', de: 'eine Mühle schließen' },
  opening: { fr: 'ouvrir un moulin', en: 'to open a mill', de: 'eine Mühle öffnen' },
  running: { fr: 'double moulin, moulin va-et-vient', en: 'running mill, double mill', de: 'Zwickmühle' },
  twoMills: { fr: 'deux moulins d’un coup', en: 'two mills at once', de: 'zwei Mühlen auf einmal' },
  taking: { fr: 'prise', en: 'capture', de: 'Schlagen' },
  protected: { fr: 'pion protégé', en: 'protected man', de: 'geschützter Stein' },
  blocked: { fr: 'bloqué, enfermé', en: 'blocked', de: 'eingesperrt' },
  doubleAttack: { fr: 'double attaque', en: 'double attack', de: 'Doppelangriff' },
  crossing: { fr: 'carrefour', en: 'four-way crossing', de: 'Vierer-Kreuzung' },
  tempo: { fr: 'trait, temps', en: 'the move, a tempo', de: 'am Zug, ein Tempo' },
  ply: { fr: 'coup, demi-coup', en: 'move, ply', de: 'Zug, Halbzug' },
  extraTurn: { fr: 'tour de plus', en: 'extra turn', de: 'Zusatzzug' },
  throw: { fr: 'jet', en: 'throw', de: 'Wurf' },
  draw: { fr: 'nulle', en: 'draw', de: 'Remis' },
  repetition: { fr: 'répétition', en: 'repetition', de: 'Stellungswiederholung' },
  houseRules: { fr: 'règle maison', en: 'house rules', de: 'Hausregel' },
  square: { fr: 'case', en: 'square', de: 'Feld' },
  king: { fr: 'dame', en: 'king', de: 'Dame' },
  crowning: { fr: 'aller à dame', en: 'to crown', de: 'Umwandlung' },
  multiple: { fr: 'rafle', en: 'multiple capture', de: 'Mehrfachsprung' },
  compulsory: { fr: 'prise obligatoire', en: 'compulsory capture', de: 'Schlagzwang' },
  majority: { fr: 'prise majoritaire', en: 'majority rule', de: 'Mehrheitsschlag' },
  huff: { fr: 'souffler', en: 'to huff', de: 'pusten, blasen' },
  turkish: { fr: 'coup turc', en: 'Turkish stroke', de: 'Türkischer Schlag' },
} as const satisfies Readonly<Record<string, Term>>;

/** A word of the glossary. */
export type TermId = keyof typeof TERMS;

export const TERM_IDS = Object.keys(TERMS) as readonly TermId[];
