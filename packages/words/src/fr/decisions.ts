import type { DecisionTexts } from '../decisions.ts';

/** What a source leaves open or says otherwise, and what holds here. */
export const DECISION_TEXTS: DecisionTexts = {
  'mills-protected-at-entry':
    'La règle ne dit pas si un pion dans un moulin est protégé pendant la pose ; ici : oui, comme ensuite.',
  'two-mills': 'La règle ne dit pas ce que valent deux moulins fermés d’un coup ; ici : une seule prise.',
  'draws-of-the-moulin':
    'La règle ne parle pas de partie nulle ; ici : nulle après 50 coups de chaque camp sans prise, ou quand la même position revient pour la quatrième fois, comme au Jeu du moulin.',
  'hand-counts-for-flying':
    'La règle ne dit pas si les pions en main comptent pour le saut ; ici : oui, avec ceux du plateau.',
  'when-placing-ends':
    'La règle ne dit pas quand la pose finit si un camp a posé ses pions avant l’autre ; ici : quand les deux mains sont vides.',
  'extra-turn-forfeited':
    'La règle ne dit pas que faire quand on ne peut pas rejouer ; ici : le tour de plus est perdu, pas la partie.',
  'cube-reconstructed':
    'On n’en connaît que le nom ; le plateau, les neuf pions et la règle sont une reconstruction de Mérellier.',
  'flying-on-diagonals': 'La règle ne dit pas si l’on saute sur ce plateau ; ici : non.',
  'all-men-in-mills':
    'La règle ne fait pas d’exception quand tous les pions adverses sont dans des moulins ; ici : on ne prend alors rien.',
  'placing-after-the-miniature':
    'Le manuscrit ne dit pas tout ; la pose sans dés et sans moulins est déduite par Ulrich Schädler de la miniature.',
  'every-point-a-mill':
    'La règle ne dit rien du cas où chaque intersection libre fermerait un moulin ; ici : on pose le pion, sans rien prendre.',
  'blocked-side-throws':
    'La règle ne dit pas si un camp bloqué lance les dés ; ici : oui, et un jet spécial peut le débloquer.',
  'protection-with-dice':
    'La règle laisse libre de protéger les pions d’un moulin ; ici : ils le sont, sauf si tous y sont.',
  'flying-with-dice': 'La règle ne dit rien du saut à la fin ; ici : pas de saut.',
  'fifty-of-each-side': 'La règle compte 50 coups sans prise sans dire de qui ; ici : 50 de chaque camp.',
  'who-begins': 'La règle laisse décider qui commence ; ici : les Blancs, sauf si vous changez ce réglage.',
  'board-of-three':
    'Le plateau se dessine avec ou sans diagonales ; ici : sans, les moulins suivent les six lignes droites.',
  'first-man-in-the-centre':
    'La règle ne dit pas si l’on peut commencer au centre ; ici : on le peut, et bien jouée la partie reste nulle.',
  'first-mill-blocked': 'La règle ne dit pas ce que devient un camp bloqué ; ici : il perd.',
  'first-mill-repetition':
    'La règle ne dit pas quand les déplacements s’arrêtent ; ici : nulle quand la même position revient pour la troisième fois.',
  'moving-after-murray':
    'Le livre d’Alphonse X ne parle que de la pose ; ici : les trois pions posés, on les déplace, comme chez Murray.',
  'centre-wins':
    'Alphonse X montre qu’on gagne en commençant au centre, si l’on joue bien ; ici : le centre est permis dès le premier coup ; interdire le moulin à la pose rend la partie égale.',
  'five-men': 'Le même plateau se jouait aussi à cinq pions ; ici : six, et cinq par le réglage des pions.',
  'flying-with-six': 'Les textes ne parlent pas de saut ; ici : pas de saut.',
  'two-mills-told': 'Les textes ne disent pas ce que valent deux moulins fermés d’un coup ; ici : une seule prise.',
  'draws-told':
    'Les textes ne parlent pas de partie nulle ; ici : nulle après 50 coups de chaque camp sans prise, ou quand la même position revient pour la quatrième fois, comme au Jeu du moulin.',
  'rules-of-six': 'Les textes ne donnent que le plateau et les sept pions ; ici : la règle de la marelle à six.',
  'mill-of-five-points':
    'Rien ne dit ce qu’est un moulin sur une ligne de cinq intersections ; ici : trois pions à la suite.',
  'hand-counts-told':
    'Les textes ne disent pas si les pions en main comptent pour le saut ; ici : oui, avec ceux du plateau.',
  'ten-moves-of-each-side':
    'Nulle quand un camp n’a plus que trois pions et que dix coups passent sans prise ; ici : dix coups de chaque camp.',
  'board-full':
    'Quand la pose remplit le plateau sans aucune prise, personne ne peut jouer ; ici : nulle, comme ailleurs à la marelle à douze.',
  'repetition-untold':
    'Le texte ne parle pas de répétition ; ici : nulle quand la même position revient pour la quatrième fois.',
  'flying-with-four': 'La source fait sauter dès quatre pions ; ailleurs, on saute à trois ; ici : à quatre.',
  'back-into-the-mill':
    'Le règlement ne laisse pas un pion sorti d’un moulin pour en fermer un autre revenir aussitôt ; ici : il le peut, et la partie reste calculable jusqu’au bout.',
  'shut-in-shax':
    'Les textes obligent l’adversaire d’un camp enfermé à lui ouvrir un passage, sans prise si cela ferme un moulin ; ici : le camp enfermé passe jusqu’à ce qu’il puisse jouer.',
  'spent-lines':
    'La source ne dit pas si deux camps partagent une ligne, ni si un moulin qui ne compte plus protège ; ici : chaque camp a ses lignes, et ses moulins protègent toujours.',
  'nerenchi-men':
    'Le texte ne compte pas les pions : on pose jusqu’à ce que deux intersections restent libres ; ici : douze chacun, et le reste de la main est mis de côté.',
  'nerenchi-protection':
    'Le texte ne dit pas si un pion dans un moulin peut être pris ; ici : seulement si tous y sont.',
  'achi-three-men': 'On y joue aussi à trois pions ; ici : quatre.',
  'dice-while-entering':
    'La fiche dit que Murray et Bell lisent 1283 autrement ; dans l’autre lecture, les dés ne servent qu’à la pose, et un jet spécial pose trois pions alignés d’un coup ; ici : les dés viennent après la pose, comme chez Schädler.',
  'dice-after-entering':
    'Schädler lit 1283 autrement : les dés ne viennent qu’après la pose, pendant laquelle on ne ferme pas de moulin ; ici : ils ne servent qu’à la pose.',
  'row-of-three':
    'Le texte dit de mettre trois pions en ligne, sans dire où ; ici : sur une ligne libre, avec trois pions en main, et il le faut ; sinon, on pose un pion.',
  'one-man-at-a-time':
    'Le texte ne dit pas si un moulin fermé sans jet spécial prend ; ici : oui, comme dans le jeu sans dés du même livre.',
  'mill-or-middle':
    'Le texte ne dit pas ce que prend un pion qui ferme un moulin et sépare deux pions adverses d’un même coup ; ici : l’un ou l’autre, au choix, comme chez Sanmill.',
  'any-man-told':
    'Le texte fait prendre un pion adverse, sans dire lequel ; ici : n’importe lequel, même dans un moulin.',
  'blocked-untold': 'Le texte ne parle pas d’un camp enfermé ; ici : il a perdu.',
  'end-untold': 'Le texte ne dit pas quand la partie finit ; ici : quand un camp n’a plus un seul pion.',
  'neither-row':
    'Les textes excluent « la rangée de départ » ; ici : aucune des deux rangées ne compte, pour personne.',
  'diagonals-as-ways':
    'Autrefois, dit la source, les diagonales ne servaient qu’à se déplacer ; ici : on y ferme aussi des moulins.',
  'crowned-at-the-end':
    'La règle dit qu’un pion qui « atteint » la dernière rangée devient dame ; ici : s’il y termine son coup.',
  'which-capture':
    'La règle ne dit pas quelle prise choisir quand plusieurs sont possibles ; ici : n’importe laquelle.',
  'jumped-once': 'La règle défend à la dame de sauter deux fois la même pièce ; ici : au pion aussi.',
  'king-against-king':
    'La règle ne donne qu’un exemple de partie nulle, dame contre dame ; ici : nulle après 5 coups de chaque camp sans prise.',
  'two-more-draws':
    'Deux nulles de plus, dont la règle ne parle pas : la même position pour la troisième fois, et 25 coups de chaque camp sans prise entre dames.',
  'halfway-capture': 'La règle ne parle pas d’une prise arrêtée à mi-chemin ; ici : la pièce peut être soufflée aussi.',
  'when-to-huff':
    'La règle ne dit pas quand souffler ; ici : avant de jouer son coup, une seule pièce, au lieu d’exiger la prise ou de laisser passer.',
  'draws-unsourced':
    'Nos sources ne parlent pas des nulles ; ici : trois nulles simples, que vous pouvez changer dans les réglages.',
  'draws-of-the-fmjd':
    'La fédération compte 25 coups de dame, 16 coups contre trois pièces, 5 contre deux, et la troisième fois d’une position ; ici aussi, sans que personne doive le demander.',
  'draws-of-section-64':
    'La fédération énumère ses nulles sans dire comment elles s’accordent ; ici : de quatre à sept pièces, ses 30 et 60 coups remplacent les 15 coups de dame, et une dame seule tient la grande diagonale si rien d’autre ne s’y trouve.',
  'draws-of-brazil':
    'Au Brésil on compte 20 coups de dame, et 5 coups dans quelques fins à deux pièces de chaque côté ; ici : les nulles de la fédération internationale, avec 15.',
  'draws-of-the-fid':
    'La fédération compte 40 coups de dame de chaque camp sans prise ; sur la répétition nous n’avons rien trouvé : ici, nulle à la troisième fois.',
  'draws-of-the-iberians':
    'La fédération portugaise, qui joue le même jeu, compte 20 coups de dame, donne 12 coups à trois dames contre une, et 32 pour une fin avec un pion ; ici : les deux premières, qui que ce soit qui tienne la grande diagonale.',
  'draws-of-the-tudaf':
    'La fédération laisse à l’arbitre une partie qui n’avance plus ; ici : nulle après 25 coups entre dames. Une pièce de chaque côté, c’est nulle, même si l’une pouvait être prise.',
  'draws-of-frisia':
    'Dame contre dame, la fédération dit la partie nulle sauf si l’une va bientôt être prise ; ici : après 2 coups de chaque camp, comme sur lidraughts.org. Deux dames ont 7 coups contre une.',
  'draws-of-the-wcdf':
    'La fédération laisse un joueur demander la nulle après 40 coups sans prise ni avance d’un pion ; ici : elle vient d’elle-même.',
  'draws-of-the-apca':
    'Le livre de la fédération donne 13 coups à trois dames contre une ; ici : deux nulles de plus entre dames, et la troisième fois d’une position.',
  'draws-of-the-czech':
    'La fédération laisse demander la nulle après 15 coups sans prise ni avance d’un pion ; ici : elle vient d’elle-même.',
  'a-mill-takes': 'La règle dit que l’on « peut » prendre ; ici : un moulin prend toujours un pion.',
  'fourth-time': 'La règle dit « plus de trois fois » la même situation ; ici : la partie est nulle à la quatrième.',
  'entries-count': 'La règle ne dit pas si les pions posés comptent dans les 50 coups sans prise ; ici : ils comptent.',
  'three-in-a-mill':
    'Face à trois pions, un moulin gagne aussitôt, même s’ils sont alignés : la règle le dit ; ici : c’est le seul pion de moulin que l’on prend.',
  'king-lands-behind':
    'La règle veut que la dame se pose juste derrière la pièce qu’elle saute ; ici : elle ne va pas plus loin, même si beaucoup de familles le permettent.',
  'crowned-without-a-man':
    'La règle empile sur la dame un pion déjà pris ; ici : on devient dame même si aucun ne l’est encore.',
  'forgotten-capture':
    'La règle laisse l’adversaire signaler une prise oubliée ; ici : le plateau refuse qu’on l’oublie.',
};
