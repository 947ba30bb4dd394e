const each = (number: number): string => `${number} ${number < 2 ? 'coup' : 'coups'} de chaque camp`;
const men = (number: number): string => `${number} ${number < 2 ? 'pion' : 'pions'}`;
const time = (number: number): string =>
  `la ${['deuxième', 'troisième', 'quatrième', 'cinquième'][number - 2] ?? `${number}e`} fois`;

/** By the number of men that a side needs. */
const FEWER: Readonly<Record<number, string>> = {
  1: 'au dernier',
  2: 'à ce qu’il en reste un seul',
  3: 'à ce qu’il en reste moins de trois',
};
const LAST: Readonly<Record<number, string>> = {
  1: 'On joue jusqu’au dernier pion : un camp qui n’en a plus a perdu.',
  2: 'Avec deux pions, on joue encore ; un camp qui n’en a plus qu’un a perdu.',
  3: 'Un camp qui n’a plus que deux pions a perdu.',
};
const UNSAFE: Readonly<Record<number, string>> = {
  1: 'Seul le dernier pion ne l’est plus.',
  2: 'Seuls les deux derniers pions ne le sont plus.',
  3: 'Seuls les trois derniers pions ne le sont plus.',
};

const WHO = { white: 'Les Blancs commencent.', black: 'Les Noirs commencent.' };

/** The rules in our words, sentence by sentence: each stands for a value of a parameter. */
export const prose = {
  sections: {
    goal: 'Le but',
    placing: 'Poser',
    moving: 'Déplacer',
    taking: 'Prendre',
    flying: 'Sauter',
    dice: 'Lancer les dés',
    man: 'Le pion',
    capture: 'La prise',
    king: 'La dame',
    huffing: 'Souffler',
    end: 'La fin',
  },
  mill: {
    goal: {
      few: (least: number): string => `Prendre les pions adverses jusqu’${FEWER[least]}.`,
      fewOrBlocked: (least: number): string =>
        `Prendre les pions adverses jusqu’${FEWER[least]}, ou les enfermer tous.`,
      first: 'Être le premier à aligner trois pions sur une ligne : c’est un moulin, et il gagne.',
      lose: (least: number): string =>
        `Faire prendre ses propres pions jusqu’${FEWER[least]}, ou ne plus pouvoir jouer.`,
      firstLoses: 'Ne pas être le premier à aligner trois pions sur une ligne : c’est un moulin, et il fait perdre.',
    },
    losing: 'On joue à qui perd gagne : le camp qui perdrait d’après ce qui suit a gagné.',
    men: (number: number): string => `Le plateau est vide, et chacun a ${men(number)} en main.`,
    homes: 'Les pions sont déjà sur le plateau : les trois de chacun, sur la rangée la plus proche de lui.',
    unevenMen: (white: number, black: number): string =>
      `Le plateau est vide : les Blancs ont ${men(white)} en main, et les Noirs ${black}.`,
    begins: WHO,
    board: {
      nine: null,
      'nine-diagonals':
        'Les quatre diagonales sont des lignes comme les autres : on y glisse, et on y ferme des moulins.',
      'nine-diagonal-ways': 'Les quatre diagonales sont des chemins : on y glisse, mais on n’y ferme pas de moulin.',
      'nine-wide-corners':
        'Les quatre diagonales sont des lignes comme les autres. Depuis un coin du grand carré, un pion va sur n’importe quelle intersection libre.',
      cube: 'Les lignes suivent les bords et les médianes des six faces ; un pion posé sur un bord appartient à deux faces.',
      three: 'Le petit carré a six lignes : trois en long, trois en large.',
      'three-diagonals': 'Le petit carré a huit lignes : trois en long, trois en large, et deux en travers.',
      'three-homes':
        'Le petit carré a six lignes : une en large, trois en long et deux en travers. Les rangées de départ ne comptent pas : on y glisse seulement.',
      round: 'Le cercle a quatre lignes, toutes par le centre ; le long du bord, on passe d’un rayon au suivant.',
      six: 'Les quatre traits entre les deux carrés sont trop courts pour un moulin : on y glisse seulement.',
      seven: 'Les deux lignes du milieu ont cinq intersections : trois pions à la suite y font un moulin.',
    },
    entry: {
      first:
        'Chacun pose un pion à son tour, sur une intersection libre. On ne déplace qu’une fois tous ses pions posés.',
      'any-time': 'À chaque tour, on choisit : poser un pion de sa main, ou déplacer un pion du plateau.',
    },
    atEntry: {
      capture: 'Poser le troisième pion d’une ligne ferme un moulin, et l’on prend tout de suite un pion adverse.',
      'extra-turn': 'Un moulin fermé en posant ne prend rien : il fait rejouer.',
      nothing: 'Un moulin fermé en posant ne prend rien. On pourra l’ouvrir et le refermer plus tard.',
      forbidden: 'Fermer un moulin en posant est interdit, sauf s’il ne reste pas d’autre intersection libre.',
      wins: 'Le premier qui ferme un moulin en posant gagne aussitôt.',
      'from-hand':
        'Un moulin fermé en posant enlève un pion de la main adverse ; quand cette main est vide, un pion du plateau.',
      'from-hand-and-extra-turn':
        'Un moulin fermé en posant enlève un pion de la main adverse, ou du plateau quand cette main est vide, et fait rejouer.',
      later:
        'Les moulins fermés à la pose sont comptés. Tous les pions posés, chaque camp prend ce qu’il a compté, puis on joue.',
      marked:
        'Un moulin fermé en posant prend un pion, mais son intersection reste fermée jusqu’à ce que tous les pions soient posés.',
      'opponent-chooses':
        'Quand un camp ferme un moulin en posant, l’autre retire un de ses propres pions, à son choix, même dans un moulin ; puis il joue.',
      'by-count':
        'Un moulin fermé à la pose ne prend rien. Tous les pions posés, on compte les moulins : chaque camp prend autant de pions que le moins riche a de moulins, et le plus riche un de plus ; un camp sans moulin prend un pion, et son adversaire deux. Si personne n’a de moulin, chacun retire un de ses propres pions.',
      'one-each':
        'Un moulin fermé à la pose ne prend rien. Tous les pions posés, chaque camp enlève un pion adverse : d’abord le camp du premier moulin, ou, sans moulin, celui qui n’a pas commencé ; le même joue ensuite.',
    },
    movesFirst: {
      'in-turn': null,
      beginner: 'Quand tous les pions sont posés, le camp qui a commencé joue le premier.',
      other: 'Quand tous les pions sont posés, le camp qui n’a pas commencé joue le premier.',
      'other-unless-full':
        'Quand tous les pions sont posés, le camp qui n’a pas commencé joue le premier. Mais si le plateau est plein, c’est à celui qui a commencé, et il est bloqué.',
    },
    placingStops: (number: number): string =>
      `Dès qu’il ne reste que ${number} ${number < 2 ? 'intersection libre' : 'intersections libres'}, on ne pose plus : les pions encore en main sont mis de côté.`,
    move: 'Un pion glisse le long d’une ligne jusqu’à l’intersection voisine, si elle est libre.',
    byMoving: {
      capture: 'Un moulin fermé en déplaçant un pion prend lui aussi.',
      'only-capture': 'Seul un moulin fermé en déplaçant un pion prend.',
      'capture-and-extra-turn': 'Un moulin fermé en déplaçant un pion prend un pion adverse, et fait rejouer.',
      wins: 'Si personne n’a gagné en posant, on déplace les pions ; le premier moulin gagne.',
      'only-wins': 'Tous les pions posés, on les déplace ; le premier moulin gagne.',
    },
    counts: {
      always: 'On peut ouvrir un moulin, le refermer, et prendre encore.',
      once: 'Chaque ligne ne compte qu’une fois pour chaque camp : y refermer un moulin ne rapporte plus rien.',
    } as Record<'always' | 'once', string>,
    reclosing: {
      'at-once': null,
      later: 'Le pion qui vient d’ouvrir un moulin ne peut pas revenir aussitôt le fermer ; plus tard, si.',
      'later-after-mill':
        'Le pion qui, d’un même coup, ouvre un moulin et en ferme un autre ne peut pas revenir aussitôt ; plus tard, si.',
    } as Record<'at-once' | 'later' | 'later-after-mill', string | null>,
    /** For those who are to play at once. */
    takes: 'Trois de vos pions sur une ligne ferment un moulin : vous prenez un pion adverse.',
    takesByMoving:
      'Trois de vos pions alignés en déplaçant l’un d’eux ferment un moulin : vous prenez un pion adverse.',
    takesAndAgain:
      'Trois de vos pions alignés en déplaçant l’un d’eux ferment un moulin : vous prenez un pion adverse, et vous rejouez.',
    taken: 'Un pion pris ne revient plus.',
    /** Where a mill takes two men: what else speaks of one. */
    two: {
      atEntry: {
        capture:
          'Poser le troisième pion d’une ligne ferme un moulin, et l’on prend tout de suite deux pions adverses.',
        marked:
          'Un moulin fermé en posant prend deux pions, mais leurs intersections restent fermées jusqu’à ce que tous les pions soient posés.',
      },
      byMoving: {
        capture: 'Un moulin fermé en déplaçant un pion prend lui aussi.',
        'only-capture': 'Seul un moulin fermé en déplaçant un pion prend.',
        'capture-and-extra-turn': 'Un moulin fermé en déplaçant un pion prend deux pions adverses, et fait rejouer.',
      },
      takes: 'Trois de vos pions sur une ligne ferment un moulin : vous prenez deux pions adverses.',
      takesByMoving:
        'Trois de vos pions alignés en déplaçant l’un d’eux ferment un moulin : vous prenez deux pions adverses.',
      takesAndAgain:
        'Trois de vos pions alignés en déplaçant l’un d’eux ferment un moulin : vous prenez deux pions adverses, et vous rejouez.',
    },
    captures: {
      one: 'Deux moulins fermés d’un coup ne prennent qu’un pion.',
      'one-by-man': 'Un pion qui ferme deux moulins d’un coup ne prend qu’un pion.',
      'per-mill': 'Deux moulins fermés d’un coup prennent deux pions, un par moulin.',
      two: 'Un coup qui ferme un moulin prend deux pions.',
    },
    custodian:
      'Un pion qui vient au bout d’une ligne, quand l’autre bout est à vous, prend le pion adverse qu’ils encadrent.',
    intervention: 'Un pion qui vient au milieu d’une ligne, entre deux pions adverses, les prend tous les deux.',
    leap: 'Un pion peut sauter par-dessus un pion adverse, d’un bout d’une ligne à l’autre : il le prend, et rien d’autre.',
    eitherWay: 'Quand un coup peut prendre de plusieurs façons, on en choisit une.',
    evenInMills: 'Contre ces prises-là, un moulin ne protège pas.',
    mayTake: 'Prendre n’est pas obligatoire : on peut fermer un moulin et ne rien enlever.',
    protection: {
      'unless-all':
        'Un pion dans un moulin est protégé. Mais si tous les pions adverses sont dans des moulins, on prend celui qu’on veut.',
      always: 'Un pion dans un moulin est toujours protégé : si tous le sont, on ne prend rien.',
      never: 'Tous les pions peuvent être pris, même dans un moulin.',
      'once-placed':
        'Tant qu’il reste des pions à poser, tous peuvent être pris. Ensuite, un pion dans un moulin est protégé, sauf si tous les pions adverses sont dans des moulins.',
    },
    lastUnsafe: UNSAFE,
    flying: (number: number): string =>
      number === 0
        ? 'Ici, on ne saute pas : les pions suivent les lignes jusqu’à la fin.'
        : `Un camp qui n’a plus que ${men(number)} saute : ses pions vont sur n’importe quelle intersection libre.`,
    flyingWithHand: 'Les pions en main comptent avec ceux du plateau.',
    dice: {
      none: null,
      alfonso:
        'Une fois tous les pions posés, chacun lance trois dés avant de jouer. Sur 6‑5‑4, 6‑3‑3, 5‑2‑2 ou 4‑1‑1, un pion peut aller n’importe où, s’il y ferme un moulin. On n’y est jamais obligé.',
      entering:
        'Tant qu’on a des pions en main, on lance trois dés avant d’en poser un. Sur 6‑5‑4, 6‑3‑3, 5‑2‑2 ou 4‑1‑1, on en pose trois d’un coup sur une ligne libre, si l’on en a trois ; chaque moulin prend. Ensuite, on joue sans dés.',
      /** The same where a man takes alike however many mills it closes. */
      'entering-by-man':
        'Tant qu’on a des pions en main, on lance trois dés avant d’en poser un. Sur 6‑5‑4, 6‑3‑3, 5‑2‑2 ou 4‑1‑1, on en pose trois d’un coup sur une ligne libre, si l’on en a trois ; chaque pion qui ferme un moulin prend. Ensuite, on joue sans dés.',
    },
    few: LAST,
    blocked: {
      loses: 'Un camp qui doit jouer et ne le peut pas a perdu.',
      passes: 'Un camp qui ne peut pas jouer passe son tour.',
      draws: 'Si le camp qui doit jouer ne le peut pas, la partie est nulle.',
      'loses-unless-full':
        'Un camp qui doit jouer et ne le peut pas a perdu ; mais si le plateau est plein, la partie est nulle.',
      takes:
        'Un camp qui ne peut pas jouer prend un pion adverse à côté d’un des siens, même dans un moulin ; puis l’adversaire joue.',
      'takes-and-plays':
        'Un camp qui ne peut pas jouer prend un pion adverse à côté d’un des siens, même dans un moulin, puis il joue.',
      'each-takes':
        'Un camp qui ne peut pas jouer prend un pion adverse à côté d’un des siens, même dans un moulin ; l’adversaire en prend un de même, puis le camp bloqué joue.',
      'each-takes-if-full':
        'Un camp qui doit jouer et ne le peut pas a perdu. Mais si le plateau est plein, chaque camp enlève un pion adverse, d’abord celui qui doit jouer, et il joue ensuite.',
    },
    noCapture: (number: number): string => `Après ${each(number)} sans prise, la partie est nulle.`,
    threeMen: (number: number): string =>
      `Dès qu’un camp n’a plus que trois pions, ${each(number)} sans prise font nulle.`,
  },
  repetition: (number: number): string => `Quand la même position revient pour ${time(number)}, la partie est nulle.`,
  draughts: {
    goal: {
      'take-all': 'Prendre toutes les pièces adverses, ou les enfermer toutes.',
      'lose-all': 'Perdre pour gagner : se faire prendre toutes ses pièces, ou n’en pouvoir plus bouger aucune.',
      'first-king': 'Être le premier à faire une dame.',
    },
    size: {
      dark: (squares: number, each: number, rows: number): string =>
        `On joue sur les cases foncées d’un damier de ${squares} cases : ${men(each)} chacun, sur ${rows} ${rows < 2 ? 'rangée' : 'rangées'}.`,
      all: (squares: number, each: number, rows: number): string =>
        `On joue sur toutes les cases d’un damier de ${squares} cases : ${men(each)} chacun, sur ${rows} ${rows < 2 ? 'rangée' : 'rangées'}.`,
    },
    backRow: { filled: null, free: 'La rangée la plus proche de chaque joueur reste libre au début.' },
    begins: WHO,
    move: {
      diagonals: 'Un pion avance en diagonale, d’une case, si elle est libre.',
      straight: 'Un pion va tout droit ou de côté, d’une case, si elle est libre.',
      all: 'Un pion va tout droit, de côté ou en diagonale vers l’avant, d’une case, si elle est libre.',
    },
    capture: 'Pour prendre, on saute par-dessus une pièce adverse voisine, jusqu’à la case libre juste derrière.',
    lines: {
      dark: {
        diagonals: null,
        all: 'On prend en diagonale, mais aussi le long des rangées et des colonnes, de case foncée en case foncée.',
        straight: 'On prend le long des rangées et des colonnes, de case foncée en case foncée, jamais en diagonale.',
      },
      all: {
        diagonals: 'On prend en diagonale.',
        all: 'On prend en diagonale, mais aussi le long des rangées et des colonnes.',
        straight: 'On prend le long des rangées et des colonnes, jamais en diagonale.',
      },
    },
    turnBack: { yes: null, no: 'Pendant une rafle, on ne fait pas demi-tour.' },
    backward: { yes: 'Un pion prend aussi en arrière.', no: 'Un pion ne prend qu’en avant.' },
    takesKings: { yes: null, no: 'Un pion ne prend pas de dame.' },
    goesOn: 'Si la pièce peut encore prendre de là où elle arrive, elle continue dans le même coup : c’est une rafle.',
    removal: {
      'at-end': 'Les pièces prises restent sur le damier jusqu’à la fin du coup ; on n’en saute aucune deux fois.',
      'at-once': 'Les pièces prises quittent le damier une à une, dès qu’on les a sautées.',
    },
    obligation: {
      enforced: 'La prise est obligatoire, et une rafle va jusqu’au bout.',
      huffing:
        'On doit prendre quand on le peut. Mais rien n’y force : si la prise est oubliée, l’adversaire souffle la pièce, c’est-à-dire l’enlève, puis joue son coup. Il peut aussi exiger la prise, ou laisser passer.',
    },
    priority: {
      none: 'Entre deux prises, on choisit.',
      most: 'Entre deux prises, il faut celle qui enlève le plus de pièces.',
      'most-kings': 'Entre deux prises, il faut celle qui enlève le plus de pièces, puis le plus de dames.',
      'kings-first': 'Quand une dame et un pion peuvent prendre, c’est la dame qui prend.',
      frisian:
        'Entre deux prises, il faut celle qui vaut le plus, une dame comptant un peu moins que deux pions ; à valeur égale, c’est la dame qui prend.',
      italian:
        'Entre deux prises, il faut celle qui enlève le plus de pièces ; à nombre égal, celle d’une dame, puis celle qui prend le plus de dames, puis celle qui en prend une le plus tôt.',
    },
    crowning: {
      'at-end':
        'Un pion qui termine son coup sur la dernière rangée devient dame. S’il ne fait qu’y passer pendant une rafle, il reste pion.',
      passing:
        'Un pion qui touche la dernière rangée devient dame, même au milieu d’une rafle, qu’il continue en dame.',
      'ends-turn': 'Un pion qui touche la dernière rangée devient dame, et son coup s’arrête là.',
    },
    kingRun: (number: number): string =>
      `Tant qu’il reste des pions à son camp, une même dame ne joue pas plus de ${number} ${number < 2 ? 'coup' : 'coups'} de suite sans prendre.`,
    longRange: {
      diagonals: 'Une dame va aussi loin que la diagonale est libre, en avant comme en arrière.',
      straight: 'Une dame va aussi loin que la rangée ou la colonne est libre, dans tous les sens.',
      all: 'Une dame va aussi loin que la voie est libre, dans tous les sens, en diagonale aussi.',
    },
    shortRange: 'Une dame va d’une case, en avant comme en arrière.',
    landing: {
      behind: 'Elle prend de loin, et se pose juste derrière la pièce prise.',
      any: 'Elle prend de loin, et se pose où elle veut derrière la pièce prise, tant que la voie est libre.',
      'behind-king':
        'Elle prend de loin, et se pose où elle veut derrière la pièce prise ; mais si sa dernière prise est une dame, juste derrière.',
    },
    lost: {
      'take-all': 'Un camp sans pièce, ou qui ne peut plus jouer, a perdu.',
      'lose-all': 'Un camp sans pièce, ou qui ne peut plus jouer, a gagné.',
      'first-king': 'La première dame gagne aussitôt. Un camp sans pièce, ou qui ne peut plus jouer, a perdu.',
    },
    oneKing: (number: number): string => `Dame contre dame : après ${each(number)} sans prise, la partie est nulle.`,
    kingsOnly: (number: number): string =>
      `S’il ne reste que des dames, la partie est nulle après ${each(number)} sans prise.`,
    kingMoves: (number: number): string =>
      `Quand les deux camps ne jouent plus que leurs dames, sans prise, la partie est nulle après ${each(number)}.`,
    twoToOne: (number: number): string =>
      `Une dame seule contre deux pièces au plus, dont une dame : la partie est nulle après ${each(number)}.`,
    threeToOne: (number: number): string =>
      `Une dame seule contre trois pièces au plus, dont une dame : la partie est nulle après ${each(number)}.`,
    threeKings: (number: number): string =>
      `Une dame seule contre trois dames ou plus : la partie est nulle après ${each(number)}.`,
    twoKings: (number: number): string =>
      `Une dame seule contre deux dames : la partie est nulle après ${each(number)}.`,
    mainRoad: (number: number): string =>
      `Une dame seule qui a la grande diagonale pour elle, contre trois pièces dont une dame : la partie est nulle après ${each(number)}.`,
    fivePieces: (number: number): string =>
      `S’il reste quatre ou cinq pièces, dont une dame de chaque côté, la partie est nulle après ${each(number)} sans prise ni nouvelle dame, même si ce sont des coups de dame.`,
    sevenPieces: (number: number): string =>
      `S’il reste six ou sept pièces, dont une dame de chaque côté, la partie est nulle après ${each(number)} sans prise ni nouvelle dame.`,
    onePieceEach: 'Une pièce de chaque côté : la partie est nulle aussitôt.',
  },
};
