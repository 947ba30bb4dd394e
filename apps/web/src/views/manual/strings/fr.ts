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
  lead: 'Tout ce que fait Mérellier, et comment. Pour jouer, vous n’avez rien à lire : le plateau est prêt.',
  contents: 'Sommaire',
  parts: [
    {
      id: 'begin',
      title: 'Commencer',
      text: [
        'Sur la page d’accueil, le plateau est prêt. « Jouer contre l’ordinateur » commence une partie ; « Face à face » en commence une à deux sur le même écran. Vous pouvez aussi toucher le plateau : votre premier coup commence la partie.',
        'Choisissez le niveau de l’ordinateur, de 1, pour les enfants, à 10, et votre couleur : Blancs, Noirs ou au hasard.',
        'Plus bas, vous trouvez toutes les règles, chacune avec son petit plateau et la phrase qui la distingue. « Lire la règle » ouvre sa page ; « Changer la règle » en fait une règle maison.',
        '« Tirer l’ouverture au sort » choisit les premiers coups parmi ceux qui laissent la partie égale ; la revanche les reprend, couleurs échangées. Les cartes s’impriment.',
      ],
    },
    {
      id: 'board',
      title: 'Sur le plateau',
      text: ['Touchez, cliquez ou glissez. Toucher suffit pour tout.'],
      list: [
        'Poser : touchez une intersection libre.',
        'Déplacer : touchez le pion, puis sa destination. Un point marque les destinations possibles.',
        'Prendre : quand un moulin se ferme, les pions que vous pouvez prendre sont marqués de rouge. Touchez-en un.',
        'Changer d’avis : tant que le coup n’est pas fini, touchez de nouveau le pion, ou la touche Échap, pour le remettre.',
        'Coup refusé ? Une phrase à côté du plateau vous dit pourquoi.',
        'Dés : un bouton les lance ; si le jet est spécial, on vous dit ce qu’il permet.',
        'Dames : touchez la pièce, puis chaque case où elle se pose, ou seulement la dernière si un seul chemin y mène.',
        'Souffler : quand votre adversaire a oublié une prise, trois boutons vous proposent de souffler, d’exiger la prise ou de laisser passer.',
      ],
    },
    {
      id: 'game',
      title: 'Pendant la partie',
      text: [
        '« Reprendre » défait le dernier coup, « Conseil » montre un bon coup, « Plus » ouvre le menu, où se trouve le reste.',
        'Vous pouvez reprendre et rétablir tous les coups. Si vous revenez en arrière pour jouer autre chose, vous créez une variante ; la liste des coups garde les deux.',
        'Dans le menu, vous pouvez proposer nulle, abandonner, retourner le plateau, changer le niveau et analyser la partie.',
        'Pendant que l’ordinateur réfléchit, un point va et vient. S’il tarde, « Jouer tout de suite » le presse.',
      ],
    },
    {
      id: 'online',
      title: 'Jouer en ligne',
      text: [
        'Quand la page est servie avec un serveur de jeu, « Inviter », sur la page d’accueil, vous donne aussitôt un lien à envoyer à un ami ; ou bien jouez avec un joueur qui attend. Pas besoin de compte : donnez un nom, si vous voulez.',
        'Vous choisissez la règle, la pendule et la couleur. Pendant la partie, vous pouvez recharger la page, et prévoir votre prochain coup. D’autres personnes peuvent suivre la partie.',
        'Chaque joueur apporte sa part de hasard aux dés et au tirage au sort : après la partie, chacun peut vérifier que personne n’a triché.',
        'Si vous créez un compte, il garde vos parties et votre classement d’un appareil à l’autre : avec une clé d’accès ou un mot de passe, sans adresse e-mail. Gardez ailleurs le code de récupération, qui ne s’affiche qu’une fois.',
        'Une partie peut être classée si les deux joueurs ont un compte, avec une pendule et sans règle maison : le classement change à la fin. Un point d’interrogation dit qu’il est encore incertain. Une partie abandonnée avant le quatrième coup de chacun ne compte pas, et plus les deux mêmes joueurs se rencontrent dans la journée, moins leurs parties comptent. Touchez un nom pour voir la page du joueur.',
        'Quand la page est cachée, son onglet vous dit que c’est à vous ; les réglages ajoutent une notification. Avec « Bloquer ou signaler », vous écartez un joueur, sans qu’il le sache ; la liste est sur la page de votre compte.',
      ],
    },
    {
      id: 'together',
      title: 'Clubs et tournois',
      text: [
        'Un tournoi tient sur un seul appareil, sans compte et sans réseau : toutes rondes, système suisse, élimination, arène. Tapez les noms, touchez les résultats, imprimez les feuilles. Les ouvertures peuvent être tirées au sort, pour les deux parties d’une rencontre. Il survit à un onglet fermé et passe sur un autre appareil par un fichier ou un code QR.',
        'Un tournoi en ligne s’annonce et se rejoint par un lien : les parties se préparent seules, le classement se met à jour sous vos yeux, et un joueur dans la salle peut rencontrer un joueur resté chez lui.',
        'Un club a sa page, ses membres, sa soirée, sa règle, son classement, ses tournois et ses messages.',
      ],
    },
    {
      id: 'class',
      title: 'Une classe',
      text: [
        'L’enseignant ouvre une classe, sans compte ; les élèves entrent par un mot de quatre lettres ou un code QR et choisissent un nom d’animal.',
        'Tous les plateaux sont visibles en direct. Envoyez une position, une leçon ou un problème à tous : les réponses s’affichent ensemble sur un seul plateau. Faites jouer les élèves deux par deux, mettez en pause, montrez un plateau au mur.',
        'Quand la classe finit, rien n’en reste sur le serveur ; les progrès restent sur l’appareil de l’enseignant.',
      ],
    },
    {
      id: 'keyboard',
      title: 'Au clavier',
      text: ['Vous pouvez tout jouer sans souris.'],
      list: [
        'Tabulation va d’un bouton à l’autre ; le plateau est un seul arrêt.',
        'Sur le plateau, les flèches suivent les lignes, ou les cases du damier ; là où aucune ligne ne mène, vous l’entendez.',
        'Entrée ou Espace touche l’endroit. Échap revient d’un pas dans le coup.',
        'Origine et Fin : le premier et le dernier endroit du plateau ; au damier, de la rangée.',
        'P dit où sont tous les pions, M quels moulins sont fermés, T ce qui menace.',
        'Sur la marelle cubique, Maj et une flèche tournent le cube ; C échange le cube et son plan.',
        'En analyse, A commence et termine une flèche ; deux fois A au même endroit trace un cercle, Suppr efface tout.',
        'Au début de la page, deux boutons cachés mènent droit au plateau ou aux commandes.',
      ],
    },
    {
      id: 'reader',
      title: 'Avec un lecteur d’écran',
      text: [
        'Chaque endroit du plateau dit son nom, ce qui s’y trouve, et s’il est dans un moulin : « d6, pion blanc, dans un moulin ». Les pions à prendre et les destinations le disent aussi.',
        'Chaque coup est annoncé, avec ce que vous avez à faire ensuite ; chaque refus aussi, avec sa raison. La couleur ne dit jamais rien à elle seule.',
        'Les flèches et les lettres P, M et T passent par le mode formulaire de votre lecteur d’écran : Insertion et Espace avec NVDA, Insertion et Z avec JAWS. Sans lui, allez d’un endroit à l’autre comme d’un bouton à l’autre, et appuyez sur Entrée ; un damier est un tableau.',
      ],
    },
    {
      id: 'typed',
      title: 'Saisir les coups au clavier',
      text: [
        'Dans les réglages, « Saisir les coups au clavier » ajoute un champ sous le plateau, dans les parties, les problèmes et les leçons.',
        'Une pose s’écrit d6 ; un déplacement, d6-d7 ; une prise, d6-d7xg7. Aux dames, 32-28 ou 32x23. Les intersections se nomment comme aux échecs : de a à g, de 1 à 7.',
      ],
    },
    {
      id: 'learn',
      title: 'Apprendre',
      text: [
        'Chaque règle a sa page : la règle en quelques phrases, de petits plateaux où on l’essaie, ce qui la distingue des autres, d’où elle vient et ce que la source ne dit pas.',
        '« Premiers pas » mène les enfants de trois pions à neuf, avec de petites parties. « Bien jouer » donne huit idées à jouer sur le plateau. Vos progrès restent sur l’appareil.',
        'Vous pouvez aussi comparer toutes les règles dans un tableau, et chercher les mots du jeu en trois langues.',
      ],
    },
    {
      id: 'puzzles',
      title: 'Problèmes',
      text: [
        'Dans chaque position, un seul bon coup : celui qui gagne, ou celui qui sauve la nulle. Toutes les solutions sont prouvées.',
        'Choisissez la règle, le thème et la difficulté, ou bien le problème du jour. Si votre coup n’est pas le bon, l’adversaire y répond ; « Un indice » aide sans tout dire.',
        '« Finales exactes » : de trois pions à cinq, gagnez ou tenez la nulle contre un jeu parfait. Après deux réussites de suite, la finale suivante est plus difficile.',
      ],
    },
    {
      id: 'revise',
      title: 'Réviser',
      text: [
        'Les problèmes manqués, vos erreurs et les mots du jeu reviennent juste avant que vous ne les oubliiez. Un problème manqué y vient de lui-même ; vos erreurs, d’un bouton dans le bilan d’une partie ; les mots, dès que vous les cochez.',
        'Jouez le bon coup sur le plateau, ou choisissez le mot : la page note seule si c’était juste, juste après un indice ou manqué. Vos cartes restent sur l’appareil ; un fichier les emmène ailleurs, et Anki les lit aussi.',
      ],
    },
    {
      id: 'analysis',
      title: 'Analyse',
      text: [
        'L’analyse part d’une partie ou d’une position et montre les meilleures suites, en flèches et en coups que vous pouvez rejouer. Quand la valeur exacte est connue, c’est elle qu’elle donne.',
        '« Revoir la partie » dit à quel coup la partie a basculé et ce qui était mieux, et cherche les erreurs, avec leurs raisons. Vous pouvez écrire un commentaire, annoter un coup, ranger les variantes, et placer une position à la main. « Ce qui s’est joué dans cette position » dit ce que vous y avez déjà joué, et ce que d’autres y ont joué sur ce serveur.',
        'Dessinez vos propres flèches et cercles : glissez avec le bouton droit de la souris, ou gardez le doigt posé un instant, puis glissez. Ils restent avec la position et vont dans le texte de la partie. Une partie collée ou un fichier déposé n’importe où s’ouvre aussitôt.',
      ],
    },
    {
      id: 'games',
      title: 'Mes parties, et partager',
      text: [
        'Chaque partie est enregistrée sur l’appareil dès son premier coup. Cherchez-la par règle, joueur, résultat ou date, puis continuez-la, exportez-la ou supprimez-la.',
        '« Tout exporter » fait un seul fichier avec vos parties et vos réglages, à ouvrir sur un autre appareil. Vous pouvez aussi importer des parties en texte, en PDN ou de PlayOK.',
        'Menu, « Partager ou ouvrir une partie » : la partie en texte, en lien, en code QR, et la position en image. C’est aussi là que vous collez un texte ou une position.',
      ],
    },
    {
      id: 'print',
      title: 'Imprimer',
      text: [
        '« Un jeu complet » met sur une feuille le plateau, la règle et les pions à découper. Ou bien : des plateaux de marelle et de dames, un ou six par page ; une page par règle ; des feuilles pour noter vos parties ; des problèmes avec leurs solutions ; des cartes d’ouvertures. En A4 ou en A3, tout reste net en noir et blanc.',
        'C’est le navigateur qui imprime : choisissez l’échelle 100 %, sans en-têtes. Il peut aussi enregistrer un fichier PDF.',
      ],
    },
    {
      id: 'settings',
      title: 'Réglages',
      text: [
        'La langue, clair ou sombre ; le plateau en bois, ardoise, parchemin ou contraste élevé ; sa taille, les coordonnées, le mouvement des pions, les sons.',
        '« Appareil à plat entre les deux joueurs » : autour d’une tablette, ce qui s’adresse au joueur d’en face est tourné vers lui.',
        'Les changements s’appliquent aussitôt et restent sur l’appareil. Un fichier emporte vos réglages ailleurs, et un bouton rétablit ceux d’origine.',
      ],
    },
    {
      id: 'offline',
      title: 'Sans réseau',
      text: [
        'Quelques secondes après votre première visite, toute la page est enregistrée : elle marche ensuite sans réseau, ordinateur et leçons compris. Vous pouvez aussi l’installer comme une application.',
        'Une nouvelle version s’annonce en une ligne et attend que vous rechargiez : elle n’interrompt aucune partie.',
      ],
    },
    {
      id: 'programs',
      title: 'Pour les programmeurs',
      text: [
        'Les règles, les notations, l’ordinateur, les tables exactes et le plateau sont des bibliothèques libres, en TypeScript, sous licence MIT. Voici tous les coups d’une position, après « npm install @merellier/rules » :',
      ],
      list: [
        '@merellier/rules : les règles, les positions, les textes de parties.',
        '@merellier/engine et @merellier/tablebase : le meilleur coup, et les valeurs exactes.',
        '@merellier/board : le plateau pour votre page, avec l’élément <merellier-board>.',
        'npx merellier : tout cela en ligne de commande.',
        '/api/v1/openapi.json : l’interface de ce serveur, pour vos programmes et vos robots.',
      ],
    },
    {
      id: 'trouble',
      title: 'Si quelque chose ne va pas',
      text: [],
      list: [
        'Le navigateur n’enregistre rien : c’est souvent la navigation privée. Vous pouvez jouer, mais exportez la partie : en rechargeant la page, vous la perdriez.',
        'Un lien ne s’ouvre pas : il a sans doute été coupé. Demandez-le en entier, ou demandez la partie en texte.',
        'L’ordinateur ne répond pas : touchez « Réessayer ». Votre partie est enregistrée.',
        'La même partie dans deux onglets : les deux suites sont enregistrées.',
      ],
    },
  ],
};
