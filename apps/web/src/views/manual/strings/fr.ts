/** One part of the manual; its id stands in addresses. */
interface ManualPart {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly list?: readonly string[];
}

export interface ManualStrings {
  readonly lead: string;
  readonly contents: string;
  readonly parts: readonly ManualPart[];
}

/** The manual, in French. */
export const fr: ManualStrings = {
  lead: 'Tout ce que fait Mérellier, et comment. Pour jouer, il n’y a rien à lire d’abord : le plateau est prêt.',
  contents: 'Sommaire',
  parts: [
    {
      id: 'begin',
      title: 'Commencer',
      text: [
        'La première page montre un plateau prêt. « Jouer contre l’ordinateur » commence une partie ; « Jouer ici à deux » en commence une sur le même écran. On peut aussi toucher le plateau : le premier coup commence la partie.',
        'À côté du bouton se choisit le niveau de l’ordinateur, de 1, pour les enfants, à 10. Plus bas, la couleur : Blancs, Noirs ou au sort.',
        'En dessous sont toutes les règles, chacune avec son petit plateau et la phrase qui la distingue. « Lire la règle » ouvre sa page ; « Changer la règle » en fait une règle maison.',
      ],
    },
    {
      id: 'board',
      title: 'Sur le plateau',
      text: ['On touche, on clique ou on glisse ; tout se fait aussi par simples touches.'],
      list: [
        'Poser : toucher une intersection libre.',
        'Déplacer : toucher le pion, puis sa destination. Les destinations possibles portent un point.',
        'Prendre : quand un moulin se ferme, les pions qui peuvent être pris portent un anneau rouge. En toucher un.',
        'Se raviser : tant que le coup n’est pas fini, toucher de nouveau le pion, ou la touche Échap, le remet.',
        'Refusé ? La ligne sous le plateau dit pourquoi, en une phrase.',
        'Dés : un bouton les lance ; un jet spécial est nommé, avec ce qu’il permet.',
        'Dames : toucher la pièce, puis chaque case où elle se pose, ou la dernière si un seul chemin y mène.',
        'Souffler : quand une prise a été oubliée, trois boutons proposent de souffler, d’exiger la prise ou de laisser passer.',
      ],
    },
    {
      id: 'game',
      title: 'Pendant la partie',
      text: [
        'En bas : « Reprendre » défait le dernier coup, « Conseil » montre un bon coup, « Menu » ouvre le reste, « Nouvelle » revient à la première page.',
        'Tous les coups peuvent être repris et rétablis. Qui revient en arrière et joue autrement crée une variante ; les deux sont gardées dans la liste des coups.',
        'Dans le menu : proposer nulle, abandonner, tourner le plateau, changer le niveau, analyser la partie.',
        'Pendant que l’ordinateur réfléchit, un point va et vient. S’il tarde, « Jouer tout de suite » l’arrête.',
      ],
    },
    {
      id: 'online',
      title: 'Jouer en ligne',
      text: [
        'Quand la page est servie avec un serveur de jeu, « Jouer en ligne » crée un lien d’invitation, à envoyer à l’adversaire ; ou bien on joue avec qui attend. Aucun compte exigé : un nom, si l’on veut.',
        'On choisit la règle, la pendule et la couleur. La page d’une partie peut être rechargée, et un coup s’y prévoit d’avance. Qui vient en plus regarde.',
        'Les dés et le tirage au sort se font avec une part de hasard de chaque côté : chacun peut vérifier après coup que personne n’a triché.',
        'Un compte, facultatif, garde parties et classement d’un appareil à l’autre : par une clé d’accès ou un mot de passe, sans adresse. Le code de récupération, montré une fois, est à garder ailleurs.',
        'Avec un compte de chaque côté, une règle telle quelle et une pendule, une partie peut être classée : le classement change à la fin, et un point d’interrogation dit qu’il est encore incertain. Un nom mène à la page du joueur.',
        'Quand la page est cachée, son onglet dit que c’est à jouer ici ; les réglages ajoutent une notification. Sous le plateau, « Bloquer ou signaler » écarte un joueur, qui n’en saura rien ; la liste est sur la page du compte.',
      ],
    },
    {
      id: 'keyboard',
      title: 'Au clavier',
      text: ['Tout se joue sans souris.'],
      list: [
        'Tabulation va d’un bouton à l’autre ; le plateau est un seul arrêt.',
        'Sur le plateau, les flèches suivent les lignes, ou les cases du damier.',
        'Entrée ou Espace : toucher l’endroit. Échap : revenir d’un pas dans le coup.',
        'Origine et Fin : le premier et le dernier endroit du plateau ; au damier, de la rangée.',
        'Au début de la page, deux boutons cachés mènent droit au plateau ou aux commandes.',
      ],
    },
    {
      id: 'reader',
      title: 'Avec un lecteur d’écran',
      text: [
        'Chaque endroit du plateau dit son nom, ce qui s’y trouve, et s’il est dans un moulin : « d6, pion blanc, dans un moulin ». Les pions à prendre et les destinations le disent aussi.',
        'Chaque coup est annoncé, avec ce qui est à faire ensuite ; chaque refus aussi, avec sa raison. Rien n’est dit par la couleur seule.',
        'Sur un plateau de marelle, les endroits sont des boutons ; un damier est une grille.',
      ],
    },
    {
      id: 'typed',
      title: 'Écrire les coups',
      text: [
        'Dans les réglages, « Écrire les coups » ajoute un champ sous le plateau, dans les parties, les problèmes et les leçons.',
        'Une pose s’écrit d6 ; un déplacement, d6-d7 ; une prise, d6-d7xg7. Aux dames, 32-28 ou 32x23. Les intersections se nomment comme aux échecs : de a à g, de 1 à 7.',
      ],
    },
    {
      id: 'learn',
      title: 'Apprendre',
      text: [
        'Chaque règle a sa page : la règle en quelques phrases, de petits plateaux où on l’essaie, ce qui la distingue des autres, d’où elle vient et ce que le livre ne dit pas.',
        '« Premiers pas » mène les enfants de trois pions à neuf, avec de petites parties. « Bien jouer » donne huit idées, chacune à jouer. Ce qui est réussi reste marqué sur l’appareil.',
        'On peut aussi comparer toutes les règles dans un tableau, et chercher les mots du jeu en trois langues.',
      ],
    },
    {
      id: 'puzzles',
      title: 'Problèmes',
      text: [
        'Dans chaque position, un seul bon coup : celui qui gagne, ou celui qui sauve la nulle. Toutes les solutions sont prouvées.',
        'On choisit la règle, le thème et la difficulté, ou bien le problème du jour. Un mauvais coup reçoit sa réponse ; « Indice » aide sans tout dire.',
      ],
    },
    {
      id: 'analysis',
      title: 'Analyse',
      text: [
        'L’analyse prend une partie ou une position, et montre les meilleures suites, en flèches et en coups que l’on peut rejouer. Quand la valeur exacte est connue, c’est elle qui est dite.',
        '« Revoir la partie » dit à quel coup la partie s’est perdue et ce qui était mieux, et cherche les erreurs, avec leurs raisons. On peut écrire un commentaire, donner un signe à un coup, ranger les variantes, et placer une position à la main. « Joué ici dans mes parties » dit ce que l’on a déjà joué dans la même position.',
      ],
    },
    {
      id: 'games',
      title: 'Mes parties, et partager',
      text: [
        'Chaque partie est gardée sur l’appareil dès son premier coup. On la cherche par règle, joueur, résultat ou date, on la reprend, on l’exporte, on la supprime.',
        '« Exporter tout » fait un seul fichier avec les parties et les réglages, à ouvrir sur un autre appareil. On importe aussi des textes de parties, du PDN et des parties de PlayOK.',
        'Menu, « Partager ou ouvrir une partie » : la partie en texte, en lien, en code QR, et la position en image. Un texte ou une position se colle au même endroit.',
      ],
    },
    {
      id: 'print',
      title: 'Imprimer',
      text: [
        'Des plateaux de marelle et de dames, en A4 ou en A3, un ou six par page ; une page par règle ; des feuilles pour noter ses parties ; des problèmes avec leurs solutions. Tout reste net en noir et blanc.',
        'L’impression est celle du navigateur : échelle 100 %, sans en-têtes. On peut y enregistrer un fichier PDF.',
      ],
    },
    {
      id: 'settings',
      title: 'Réglages',
      text: [
        'La langue, clair ou sombre ; le plateau en bois, ardoise, parchemin ou fort contraste ; sa taille, les coordonnées, le mouvement des pions, les sons.',
        '« Face à face, appareil à plat » est pour deux personnes autour d’une tablette : ce qui parle au joueur d’en face est tourné vers lui.',
        'Tout vaut aussitôt et reste sur l’appareil. Un fichier emporte les réglages ailleurs, et un bouton remet tout comme au début.',
      ],
    },
    {
      id: 'offline',
      title: 'Sans réseau',
      text: [
        'Quelques secondes après la première visite, toute la page est gardée : elle marche ensuite sans réseau, ordinateur et leçons compris. Le navigateur peut l’installer comme une application.',
        'Une nouvelle version est annoncée en une ligne, et attend que l’on recharge : elle n’interrompt aucune partie.',
      ],
    },
    {
      id: 'trouble',
      title: 'Si quelque chose ne va pas',
      text: [],
      list: [
        'Le navigateur ne garde rien : c’est souvent la navigation privée. On peut jouer, mais un rechargement perd la partie ; mieux vaut l’exporter.',
        'Un lien ne s’ouvre pas : il a sans doute été coupé. Le demander en entier, ou demander la partie en texte.',
        'L’ordinateur ne répond pas : « Réessayer ». La partie est gardée.',
        'Deux onglets sur la même partie : les deux suites sont gardées.',
      ],
    },
  ],
};
