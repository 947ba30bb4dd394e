/** What the check of dice and lots says, in French: the source of the other languages’ type. */
export const fr = {
  verified: 'Vérifié : le hasard de cette partie est bien celui qui était promis.',
  commitment: 'Le secret du serveur est bien celui dont l’empreinte a été publiée avant la partie.',
  contributions: 'Les deux joueurs ont donné leur part.',
  toss: 'Le tirage au sort des couleurs, refait, donne le même camp.',
  throws: (count: number): string =>
    count === 1
      ? 'Le seul jet de dés, recalculé, est le même.'
      : `Les ${count} jets de dés, recalculés un à un, sont les mêmes.`,
  takenBack: (count: number): string =>
    count === 1
      ? 'Un autre jet appartient à un coup repris.'
      : `${count} autres jets appartiennent à des coups repris.`,
  wrong: 'La vérification échoue.',
  badTag: (tag: string): string => `La balise ${tag} manque ou est illisible.`,
  wrongThrow: (number: number, written: string, due: string): string =>
    `Le jet ${number} est écrit ${written} ; il devait être ${due}.`,
  problems: {
    'no-tags': 'Cette partie n’indique pas de quoi vérifier son hasard.',
    commitment: 'Le secret n’est pas celui dont l’empreinte a été publiée.',
    contributions: 'La partie, ou la part d’un joueur, n’est pas celle qui a été scellée.',
    toss: 'Le tirage au sort donnait les Blancs à l’autre.',
  },
};

export type ChanceStrings = typeof fr;
