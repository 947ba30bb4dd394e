/** What the print view says, in French: the source of the other languages’ type. */
export const fr = {
  lead: 'Des plateaux, des règles et des feuilles de partie, nets en noir et blanc.',
  what: 'Quoi imprimer',
  kinds: { board: 'Un plateau', rules: 'Une règle', score: 'Une feuille de partie' },
  whichBoard: 'Plateau',
  whichRules: 'Règle',
  squares: (side: number): string => `Dames, ${side} × ${side}`,
  mirrored: (side: number): string => `Dames, ${side} × ${side}, case sombre à droite`,
  paper: 'Papier',
  papers: { a4: 'A4', a3: 'A3' },
  orientation: 'Sens',
  orientations: { portrait: 'Debout', landscape: 'Couché' },
  perPage: 'Plateaux par page',
  counts: { one: 'Un seul', six: 'Six, pour une classe' },
  weight: 'Épaisseur des lignes',
  weights: { fine: 'Fines', medium: 'Moyennes', bold: 'Fortes' },
  print: 'Imprimer',
  printHelp:
    'Dans la fenêtre d’impression : échelle 100 %, sans en-têtes ni pieds de page. « Enregistrer au format PDF » donne un fichier.',
  preview: 'Aperçu de la page',
  rulesField: 'Règle',
  date: 'Date',
  venue: 'Lieu',
  result: 'Résultat',
  turn: 'Coup',
  source: 'Source',
  open: 'Ce que le livre ne dit pas',
};

export type PrintStrings = typeof fr;
