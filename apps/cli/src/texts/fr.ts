import type { WeightsProblem } from '@merellier/engine';

/** What is wrong with learnt weights. */
const LEARNT = {
  missing: 'Les poids appris pour cette règle du jeu manquent',
  damaged: 'Les poids appris pour cette règle du jeu sont abîmés',
  'other-version': 'Les poids appris pour cette règle du jeu sont d’une autre version',
  'other-board': 'Les poids appris pour cette règle du jeu sont d’un autre plateau',
  untrained:
    'L’ordinateur n’a pas encore appris ce jeu : il calcule quelques coups d’avance et compte les pièces ; ses évaluations sont approximatives.',
} as const satisfies Record<WeightsProblem, string>;

/** What the command line itself says, in French: the source of the other languages' type. */
export const FRENCH = {
  program: 'Le jeu du moulin, toutes les marelles et les dames, dans les règles de l’art.',
  titles: {
    'Usage:': 'Usage :',
    'Arguments:': 'Arguments :',
    'Options:': 'Options :',
    'Commands:': 'Commandes :',
  } as Readonly<Record<string, string>>,
  options: {
    help: 'montre cette aide',
    version: 'montre la version',
    lang: 'langue : fr, en ou de',
    set: 'change un réglage ; peut être répété',
    json: 'répond en JSON, pour un programme',
    fen: 'position ; - en lit une par ligne sur l’entrée standard',
    rules: 'règle des parties qui n’en nomment pas',
    startFen: 'position de départ',
    port: 'premier port à essayer',
    host: 'adresse à écouter',
    white: 'nom du joueur qui a les Blancs',
    black: 'nom du joueur qui a les Noirs',
    toss: 'tire les couleurs au sort',
    out: 'dossier des tables',
    threads: 'nombre de fils d’exécution',
    memory: 'mémoire permise, 2G par exemple',
    men: 'seulement jusqu’à tant de pions par camp',
    pieces: 'dames : finales de tant de pièces, les deux camps ensemble',
    distances: 'garde aussi les distances',
    verify: 'vérifie chaque position, et non un échantillon',
    key: 'clé privée Ed25519 (PEM) qui signe le manifeste',
    part: 'seulement la K-ième de N parts, pour plusieurs processus',
    publicKey: 'clé publique Ed25519 (PEM) de la signature du manifeste',
    encoding: 'encodage des fichiers : koi8-r, windows-1251… ; deviné sinon',
    to: 'convertit : pdn, pgn, jsonl (une ligne de JSON par partie) ou csv (les résultats)',
    gamesOut: 'fichier où écrire ; sans --to, son extension décide du format ; dossier avec --split',
    split: 'tant de parties par fichier, dans le dossier de --out',
    unique: 'ne garde chaque partie qu’une fois',
    position: 'seulement les parties qui passent par cette position, plateau tourné ou non',
    pattern: 'seulement celles où ces pions se trouvent ensemble : Wa1,d1:Bb4:Ed7 (E : libre)',
    tree: 'arbre des ouvertures, sur tant de coups (6 sinon)',
    quiet: 'n’énumère pas les corrections',
    boardTo: 'text, ascii, svg ou png',
    boardOut: 'fichier où écrire ; sans --to, son extension décide du format',
    verifyDice: 'vérifie aussi les dés et le tirage au sort des parties jouées en ligne',
    tables: 'dossier des tables',
    noTables: 'cherche sans tables',
    time: 'temps par position : 2s, 500ms, 1min',
    searchDepth: 'profondeur, en coups de l’un ou l’autre camp',
    nodes: 'nombre de positions à regarder',
    lines: 'nombre des meilleurs coups à montrer',
    level: 'force de l’ordinateur, de 1 à 10',
    computer: 'camp de l’ordinateur : white ou black',
    protocol: 'uci, ou hub (dames)',
    grade: 'gentle, sharp ou masters',
    draw: 'en tire une au sort ; avec un nombre, toujours la même',
    entries: 'toutes les ouvertures de tant de coups, d’après les tables',
  },
  arguments: {
    optionalRules: 'nom d’une règle',
    rules: 'nom d’une règle ; « merellier rules » les donne toutes',
    depth: 'profondeur, en coups',
    shell: 'bash, zsh ou fish',
    command: 'nom d’une commande',
    files: 'fichiers de parties ; - pour l’entrée standard',
    tables: 'dossier de tables, ou de dossiers de tables',
  },
  commands: {
    rules: 'le catalogue des règles, ou une règle avec tous ses réglages',
    turns: 'les coups permis dans une position',
    perft: 'le nombre de suites de coups, profondeur par profondeur',
    replay: 'rejoue des parties, et dit le premier coup interdit',
    games: 'vérifie, convertit, trie et fouille des recueils de parties',
    play: 'joue dans ce terminal, à deux ou contre l’ordinateur',
    analyse: 'les meilleurs coups d’une position, et leurs suites',
    engine: 'moteur pour d’autres programmes',
    solve: 'résout une règle : la valeur exacte de chaque position',
    probe: 'la valeur exacte d’une position et de chaque coup',
    lots: 'des ouvertures équilibrées, à tirer au sort',
    verify:
      'compare des tables à leur manifeste, et vérifie chaque valeur par un programme qui ne partage rien avec le solveur',
    serve: 'sert la page à jouer',
    board: 'dessine une position : texte, SVG ou PNG',
    completion: 'complétion pour bash, zsh ou fish',
    man: 'page de manuel',
    help: 'l’aide d’une commande',
  },

  // Bad usage
  unknownCommand: (name: string) => `Aucune commande ne s’appelle « ${name} » ; voir merellier --help.`,
  perhapsCommand: (name: string, near: string): string =>
    `Il n’y a pas de commande « ${name} » ; vouliez-vous dire « ${near} » ?`,
  badShell: (text: string): string => `Il faut bash, zsh ou fish, et non « ${text} ».`,
  byDefault: (value: string): string => `(sinon ${value})`,
  /** A command of other programs, and which of ours does that. */
  otherCommand: (name: string, ours: string, what: string): string =>
    `Il n’y a pas de commande « ${name} » ; voyez « merellier ${ours} » : ${what}.`,
  perhapsRules: (names: string): string => `Peut-être ${names} ?`,
  example: (line: string): string => `Exemple :\n  ${line}`,
  manual: {
    name: 'Nom',
    synopsis: 'Synopsis',
    command: 'COMMANDE [OPTIONS]',
    options: 'Options',
    commands: 'Commandes',
    examples: 'Exemples',
    status: 'Code de retour',
    statusSaid: '0 si tout va bien ; 1 pour une réponse négative ; 2 pour un mauvais usage ou une mauvaise entrée.',
  },
  unknownOption: (name: string) => `Aucune option ne s’appelle « ${name} » ; voir --help.`,
  missingArgument: (name: string) => `Il manque ${name} ; voir --help.`,
  missingValue: (option: string) => `Il manque une valeur à ${option}.`,
  tooMany: () => 'Trop d’arguments ; voir --help.',
  unwritable: (code: string) => `La réponse n’a pas pu être écrite (${code}).`,
  formatAgainstName: (to: string, file: string): string => `--to ${to} contredit le nom ${file}.`,
  nameRules: (id: string) => `Nommez la règle avec --rules, par exemple : --rules ${id}.`,
  rulesFit: {
    moves: (id: string): string => `Ses coups sont permis avec --rules ${id}.`,
    position: (id: string): string => `La position convient à --rules ${id}.`,
  },
  listRules: 'La liste : merellier rules.',
  listParameters: (rules: string) => `La liste : merellier rules ${rules}.`,
  badSet: (text: string) => `--set attend réglage=valeur, et non « ${text} ».`,
  badDepth: (text: string) => `La profondeur est un nombre entier de 1 à 99, et non « ${text} ».`,
  badPort: (text: string) => `Un port est un nombre de 0 à 65535, et non « ${text} ».`,
  badTime: (text: string) => `--time attend une durée comme 2s, 500ms ou 1min, et non « ${text} ».`,
  badComputer: (text: string) => `--computer attend white ou black, et non « ${text} ».`,
  badProtocol: (text: string) => `--protocol attend uci ou hub, et non « ${text} ».`,
  badLanguage: (text: string) => `La langue est fr, en ou de, et non « ${text} ».`,
  noStandardInput: '« - » n’est pas possible ici : la partie elle-même se lit sur l’entrée standard.',
  unexpected: (message: string) => `Panne imprévue : ${message}`,

  // Input
  inLine: (line: string, fault: string) => `Ligne ${line} — ${fault}`,
  forExample: (text: string) => `Par exemple : ${text}`,
  awaitsThrow: (fen: string) => `Les dés de ce tour ne sont pas lancés ; ajoutez le jet à la position : ${fen}:D654.`,
  beyondThrow: (depth: string) => `À partir de la profondeur ${depth}, les dés décident : rien à compter au-delà.`,
  noFile: (file: string) => `Le fichier ${file} n’existe pas.`,
  noAccess: (file: string) => `Le fichier ${file} ne peut pas être lu.`,
  notEncoded: (file: string) => `Le fichier ${file} n’est pas dans l’encodage donné par --encoding.`,
  badEncoding: (name: string) =>
    `--encoding attend un encodage connu, comme utf-8, windows-1251 ou koi8-r, et non « ${name} ».`,
  isFolder: (file: string) => `${file} est un dossier, pas un fichier.`,
  standardInput: 'entrée standard',
  noGame: (file: string) => `${file} : aucune partie.`,
  badExport: (file: string, where: string) => `${file} : l’exportation d’une partie en ligne y est abîmée (${where}).`,
  gameOf: (file: string, number: string) => `${file}, partie ${number}`,
  atLine: (place: string, line: string): string => `${place}, ligne ${line}`,

  // Answers
  games: {
    badFormat: (text: string, formats: string): string => `--to attend ${formats}, et non « ${text} ».`,
    badPattern: (text: string): string => `--pattern attend des pions comme Wa1,d1:Bb4:Ed7, et non « ${text} ».`,
    exists: (file: string): string => `${file} existe déjà : choisissez un autre nom.`,
    unwritable: (file: string, code: string): string => `${file} ne peut pas être écrit (${code}).`,
    found: (place: string, line: string, turn: string, about: string): string =>
      `${place}, ligne ${line}, coup ${turn}${about === '' ? '' : ` : ${about}`}`,
    games: (count: number, said: string): string => `${said} ${count < 2 ? 'partie' : 'parties'}`,
    taken: (said: string): string => `dont ${said} retenues`,
    repeats: (place: string, line: string, before: string): string =>
      `${place} : ligne ${line} : les mêmes coups que ${before} ; laissée de côté.`,
    repeated: (_: number, said: string): string => `${said} en double`,
    unreadable: (count: number, said: string): string => `${said} ${count < 2 ? 'illisible' : 'illisibles'}`,
    remarks: (count: number, said: string): string => `${said} ${count < 2 ? 'remarque' : 'remarques'}`,
  },

  house: 'règle maison :',
  source: (source: string, status: string) => `Source : ${source} (${status}).`,
  values: (values: string) => `au choix : ${values}`,
  fromTo: (min: string, max: string, off: boolean) => `${off ? '0, ou de' : 'de'} ${min} à ${max}`,
  plainWeights: (problem: WeightsProblem): string =>
    problem === 'untrained'
      ? LEARNT[problem]
      : `${LEARNT[problem]} : l’ordinateur juge avec des poids simples, et joue moins bien.`,
  gameOver: (outcome: string) => `La partie est finie. ${outcome}`,
  goesOn: 'partie en cours',
  lostByBoth: 'perdue par les deux',
  turnsPlayed: (one: boolean, count: string) => `${count} ${one ? 'coup' : 'coups'}`,
  seconds: (seconds: string) => `${seconds} s`,
  serving: (url: string) => `Mérellier est prêt : ${url} (Ctrl+C pour arrêter)`,
  servingAlone: (url: string, missing: string) =>
    `La page est servie : ${url} (Ctrl+C pour arrêter). Les parties entre joueurs attendent leur base de données. ${missing}`,
  servingNetwork: (url: string) => `Sur ce réseau : ${url}`,
  cannotServe: (reason: string) => `La page ne peut pas être servie : ${reason}`,

  dice: {
    commitment: 'l’engagement',
    contributions: 'les contributions des deux joueurs',
    toss: 'le tirage au sort',
    throws: (count: number, said: string) => (count === 1 ? 'le seul jet' : `les ${said} jets`),
    verified: (checked: readonly string[], takenBack: number, said: string) =>
      `hasard vérifié : ${new Intl.ListFormat('fr').format(checked)} concordent${
        takenBack === 0 ? '' : ` (${said} ${takenBack === 1 ? 'jet d’un coup repris' : 'jets de coups repris'} à part)`
      }.`,
    badTag: (tag: string) => `hasard non vérifié : la balise ${tag} manque ou est illisible.`,
    wrongThrow: (number: string, written: string, due: string) =>
      `hasard faux : le jet ${number} est écrit ${written}, et devait être ${due}.`,
    problems: {
      'no-tags': 'rien à vérifier : la partie n’a pas les balises d’une partie en ligne avec dés ou tirage au sort.',
      commitment: 'hasard faux : le secret n’est pas celui de l’engagement.',
      contributions: 'hasard faux : la partie ou une contribution n’est pas celle qui a été scellée.',
      toss: 'hasard faux : le tirage au sort donnait les Blancs à l’autre.',
    },
  },

  // Play
  tables: {
    phases: {
      load: 'lecture',
      count: 'compte des coups',
      capture: 'prises',
      settle: 'blocages',
      sweep: 'propagation',
      statistics: 'statistiques',
      check: 'vérification',
      enter: 'entrées',
      write: 'écriture',
    },
    progress: (pair: string, phase: string, share: string, left: string, ready: string | null) =>
      `${pair} ${phase} · ${share} · reste ${left}${ready === null ? '' : `, prêt à ${ready}`}`,
    minutes: (minutes: string) => `${minutes} min`,
    present: (count: string) => `déjà là : ${count} ${count === '1' ? 'table' : 'tables'}`,
    stopped: 'Arrêté. Ce qui est fini reste ; la même commande reprend de là.',
    legend:
      'Pions de chaque camp : positions gagnées / perdues / nulles, aux Blancs de jouer | aux Noirs ; h1.2-3 : avec 1 pion en main ; taille, temps',
    units: ['o', 'ko', 'Mo', 'Go', 'To'],
    movementOnly: (men: string, all: string) =>
      `Seulement les positions sans pion en main, jusqu’à ${men} pions par camp : celles avec des pions en main viennent avec les ${all} pions (sans --men).`,
    solved: (size: string, time: string, folder: string) => `Résolu : ${size} en ${time}, dans ${folder}`,
    verifying: (pair: string, share: string) => `${pair} vérification · ${share}`,
    verified: (step: string) =>
      `Vérifié : ${step === '1' ? 'toutes les positions' : `une position sur ${step}`}, contre tous ses coups.`,
    wrong: (pairs: string) => `Des valeurs sont fausses dans les tables ${pairs}.`,
    solvingFew: (men: string, share: string) => `Résolution jusqu’à ${men} pions par camp : ${share}`,
    values: { win: 'gagné', draw: 'nul', loss: 'perdu' },
    plies: (plies: string) => `${plies} ${plies === '1' ? 'demi-coup' : 'demi-coups'} jusqu’à la prise ou la fin`,
    noDistance: 'distance inconnue',
    noEntryDistances: 'Les tables des positions avec des pions en main ne gardent pas de distances.',
    noTables: (folder: string, rules: string) =>
      `Pas de table de ${rules} dans ${folder} ; « merellier solve ${rules} » les calcule.`,
    butFor: (limit: string) => `mais la règle des ${limit} coups fait nulle avant`,
    notCovered: (fen: string, rules: string) =>
      `Aucune table ne couvre la position ${fen} ; « merellier solve ${rules} » les calcule.`,
    otherHands: (fen: string) =>
      `Aucune table ne couvre la position ${fen} : aucune partie n’arrive à ces pions en main.`,
    takes: (size: string, time: string) => `Il faut environ ${size} sur le disque et ${time} d’un processeur.`,
    verdict: {
      win: 'Sans faute de part et d’autre, le camp qui commence gagne.',
      draw: 'Sans faute de part et d’autre, la partie est nulle.',
      loss: 'Sans faute de part et d’autre, le camp qui commence perd.',
    },
    /** `isQuick`: it is a matter of seconds. */
    wholeTakes: (most: string, isQuick: boolean) =>
      `Ce jeu est calculé en entier, ${most} positions au plus : ${isQuick ? 'quelques secondes' : 'quelques minutes et 1 Go de mémoire au plus'}. Rien n’est gardé.`,
    wholeProgress: (found: string) => `${found} positions`,
    whole: (positions: string, wins: string, losses: string, draws: string) =>
      `${positions} positions sans jumelles symétriques : pour le camp au trait ${wins} gagnées, ${losses} perdues, ${draws} nulles.`,
    firstTurns: (turns: string) => `Premiers coups qui gardent ce résultat : ${turns}.`,
    unsolvable: {
      family: 'Seules les marelles se résolvent ici.',
      dice: 'Avec des dés, une valeur est une probabilité : cette règle ne se résout pas ici.',
      entry:
        'Quand les pions entrent à tout moment, une règle se résout ici si un moulin prend un pion et ne rapporte rien d’autre, et si personne ne passe son tour.',
      points: 'Sur un plateau de plus de 24 intersections, ni les dés ni la pose à tout moment ne se résolvent ici.',
    },
    unknownRules: (...rules: readonly string[]) =>
      `Les tables ne connaissent pas ${rules.length < 2 ? 'cette règle' : 'ces règles'} : ${rules.join(' ; ')}.`,
    wouldTakeMore: (size: string, duration: string) =>
      `Il faudrait plus de ${size} et de ${duration} d’un processeur, car la position garde ce qui s’est joué avant.`,
    wouldTake: (size: string, duration: string) => `Il faudrait environ ${size} et ${duration} d’un processeur.`,
    durations: {
      minutes: (count: string) => (count === '1' ? '1 minute' : `${count} minutes`),
      hours: (count: string) => (count === '1' ? '1 heure' : `${count} heures`),
      days: (count: string) => (count === '1' ? '1 jour' : `${count} jours`),
    },
    noMemory: (needed: string, allowed: string, men: string | null) =>
      `Il faut ${needed} de mémoire, et ${allowed} sont permis : voir --memory${men === null ? '' : `, ou --men ${men}`}.`,
    beyondMemory: (needed: string, men: string) =>
      `Il faudrait ${needed} de mémoire, et le solveur peut en prendre 4,3 Go ; --men ${men} résout les positions sans pion en main jusqu’à ${men} pions par camp.`,
    noSpace: (needed: string, free: string) => `Il faut ${needed} sur le disque, et ${free} sont libres.`,
    diskFull: 'Le disque est plein. Ce qui est fini reste : faites de la place, et la même commande reprend de là.',
    badFolder: (path: string, code: string) => `Rien ne peut être écrit dans ${path} (${code}) : voir --out.`,
    held: (pid: string, host: string) => `Le processus ${pid} résout les mêmes tables sur ${host} : attendez-le.`,
    badNumber: (option: string, least: string, most: string, text: string) =>
      `${option} attend un nombre de ${least} à ${most}, et non « ${text} ».`,
    badSize: (text: string) => `--memory attend une taille comme 1500M ou 2G, et non « ${text} ».`,
    badKey: (file: string) =>
      `${file} n’est pas une clé privée Ed25519 en PEM : « openssl genpkey -algorithm ed25519 » en fait une.`,
    badVerify: (text: string) => `--verify attend « full » ou rien, et non « ${text} ».`,
    fileProblems: {
      'not-a-table': (file: string) => `${file} n’est pas une table : supprimez-le et résolvez à nouveau.`,
      'other-version': (file: string) =>
        `${file} est d’une autre version du format : supprimez-le et résolvez à nouveau.`,
      damaged: (file: string) => `${file} est abîmé : supprimez-le et résolvez à nouveau.`,
      truncated: (file: string) => `${file} est tronqué : supprimez-le et résolvez à nouveau.`,
      'no-ranges': (file: string) => `Le serveur n’envoie ${file} qu’en entier : les tables se lisent par morceaux.`,
      unreachable: (file: string) => `Le serveur ne donne pas ${file}.`,
      'other-table': (file: string) =>
        `${file} contient une autre table que son nom ne le dit : supprimez-le et résolvez à nouveau.`,
    },
  },

  lots: {
    grades: { gentle: 'douce', sharp: 'vive', masters: 'pour les maîtres' },
    notYet: (rules: string): string =>
      `Il n’y a pas encore d’ouvertures à tirer pour ${rules}. Une fois ses tables calculées (« merellier solve ${rules} »), --entries 4 juge toutes ses ouvertures.`,
    none: (rules: string): string =>
      `Aucune ouverture n’est connue pour ${rules} : il faut que le jeu soit résolu, ou que ce soient des dames sans souffler.`,
    noGrades: (rules: string): string => `Les ouvertures de ${rules} ne sont pas classées : n’écrivez pas --grade.`,
    badGrade: (text: string, known: string): string => `--grade attend ${known}, et non « ${text} ».`,
    drawn: (number: string, grade: string | null, turns: string): string =>
      `Ouverture numéro ${number}${grade === null ? '' : `, ${grade}`} : ${turns}`,
    figures: (holds: string, choices: string, answers: string, only: string | null): string => {
      const held = holds === '1' ? `Un seul coup sur ${choices} garde` : `${holds} coups sur ${choices} gardent`;
      const forced =
        only === null
          ? 'il reste longtemps plusieurs bons coups'
          : only === '0'
            ? 'un seul coup est bon dès maintenant'
            : only === '1'
              ? 'il peut n’y avoir qu’un bon coup dès le suivant'
              : `il peut n’y avoir qu’un bon coup dans ${only} coups`;
      return `${held} le résultat, puis ${answers} % des réponses ; ${forced}`;
    },
    counts: (all: string, win: string, draw: string, loss: string): string =>
      `${all} ouvertures à la symétrie près, vues par le camp au trait : ${win} gagnées, ${draw} nulles, ${loss} perdues`,
  },

  endings: {
    takes: (pieces: string, positions: string, memory: string, disk: string, time: string) =>
      `Jusqu’à ${pieces} pièces, il y a ${positions} positions : environ ${memory} de mémoire, ${disk} sur le disque et ${time} d’un processeur.`,
    tooLarge: (pieces: string, memory: string, disk: string, time: string, allowed: string) =>
      `Jusqu’à ${pieces} pièces, il faudrait environ ${memory} de mémoire, ${disk} sur le disque et ${time} d’un processeur ; ${allowed} de mémoire sont permis : voir --memory, ou moins de --pieces.`,
    legend:
      'Pions (m) et dames (k) du camp au trait et de l’autre : positions gagnées / perdues / plus long gain en demi-coups | à l’autre de jouer ; taille, temps',
    progress: (name: string, share: string, left: string) => `${name} · ${share} · encore ${left}`,
    solvingFew: (pieces: string, share: string) => `Résolution jusqu’à ${pieces} pièces : ${share}`,
    plies: (plies: string) => `${plies} ${plies === '1' ? 'demi-coup' : 'demi-coups'} jusqu’à la fin`,
    butForDraw: 'mais nul avant par les règles de nullité',
    tooMany: (fen: string, most: string, rules: string) =>
      `Aucune table ne couvre la position ${fen} : les valeurs exactes vont jusqu’à ${most} pièces. « merellier analyse ${rules} » la parcourt.`,
    notReached: (fen: string) => `Aucune table n’a la position ${fen} : aucune partie n’y mène.`,
    unsolvable: {
      family: 'Seules les dames ont des finales.',
      huffing: 'Quand on souffle, ce qui peut se jouer dépend du coup d’avant : ces finales ne se résolvent pas ici.',
      'king-run':
        'Quand une dame doit se reposer, ce qui peut se jouer dépend des coups d’avant : ces finales ne se résolvent pas ici.',
      'one-piece-each': 'Quand une pièce de chaque côté fait nulle, les fins de partie ne sont pas résolues ici.',
      board: 'Les finales ne se résolvent que sur les cases foncées, jusqu’à 100 cases.',
    },
  },

  chances: {
    takes: (men: string, positions: string, memory: string, disk: string, time: string) =>
      `Avec des dés, une valeur est une probabilité. Jusqu’à ${men} pions par camp, sans pion en main : ${positions} positions, environ ${memory} de mémoire, ${disk} au plus sur le disque et ${time} d’un processeur.`,
    legend:
      'Pions du camp au trait et de l’autre : chances de gagner de l’un, de l’autre, du mieux placé en moyenne ; part des positions où un camp prudent peut jouer sans fin ; taille, temps',
    bound: (percent: string) => `Chances trop basses de ${percent} % au plus.`,
    luck: (better: string, percent: string) =>
      `En moyenne, le mieux placé gagne dans ${better} % des parties ; le hasard et la patience font le reste, ${percent} %.`,
    told: (win: string, loss: string, endless: string | null) =>
      `gagne à ${win} %, perd à ${loss} %${endless === null ? '' : `, sans fin à ${endless} %`}`,
    byThrow: { ordinary: 'jet ordinaire', special: 'jet spécial' },
  },

  verify: {
    progress: (bar: string, name: string, left: string) => `${bar} · ${name} · encore ${left}`,
    wrong: (table: string, count: string) => `${table} : ${count} valeurs fausses`,
    checked: (tables: string, positions: string, time: string) =>
      `${positions} valeurs de ${tables} ${tables === '1' ? 'table' : 'tables'} vérifiées en ${time}.`,
    failed: (count: string) => `${count} valeurs contredisent les coups de leurs positions.`,
    none: (folder: string) => `Il n’y a pas de tables dans ${folder}.`,
    missing: (file: string) => `${file} manque : « merellier solve » la crée.`,
    comparing: (file: string) => `comparaison de ${file}`,
    manifest: (count: number, said: string, solver: string, signature: 'right' | 'unchecked' | 'none') =>
      `${count === 1 ? '1 fichier est celui' : `${said} fichiers sont ceux`} que nomme le manifeste de ${solver}${{ right: ', et la signature est juste', unchecked: ' ; il est signé, et --public-key FICHIER vérifie par qui', none: '' }[signature]}.`,
    faults: {
      'no-manifest': (file: string) => `${file} manque : « merellier solve » l’écrit.`,
      'not-a-manifest': (file: string) => `${file} est illisible : « merellier solve » l’écrit à nouveau.`,
      'other-version': (file: string) => `${file} est d’une autre version : « merellier solve » l’écrit à nouveau.`,
      'other-folder': (file: string) => `${file} est le manifeste d’autres tables.`,
      'other-rules': (file: string) => `${file} nomme des règles pour lesquelles ces tables ne sont pas faites.`,
      missing: (file: string) => `${file} manque, alors que le manifeste le nomme : « merellier solve » le crée.`,
      unnamed: (file: string) => `${file} n’est pas nommé par le manifeste : « merellier solve » l’écrit à nouveau.`,
      changed: (file: string) => `${file} est abîmé ou a été changé : ce n’est pas le fichier que nomme le manifeste.`,
      'other-format': (file: string) => `${file} est d’une autre version du format que ne le dit le manifeste.`,
      'other-counts': (file: string) => `Le manifeste dit de ${file} autre chose que le fichier lui-même.`,
      unsigned: (file: string) => `${file} n’est pas signé.`,
      'other-key': (file: string) => `${file} a été fait avec une autre clé.`,
      'changed-since': (file: string) => `${file} ne correspond pas : le manifeste a été changé après sa signature.`,
    },
    badKey: (file: string) => `${file} n’est pas une clé publique Ed25519 en PEM.`,
    badPart: (text: string) => `--part attend deux nombres comme 1/2, et non « ${text} ».`,
  },

  analysis: {
    thinking: (summary: string) => `${summary}…`,
    summary: (depth: string, nodes: string, time: string) => `profondeur ${depth}, ${nodes} positions, ${time}`,
    /** In the place of depth and positions, where nothing was searched. */
    fromTables: 'connu par les tables',
    /** Behind a score in men: how likely a draw is all the same. */
    drawLikely: (percent: string) => `nulle à ${percent} %`,
    /** How many turns of the winner are left. */
    forced: {
      win: (turns: string) => `gagne en ${turns}`,
      loss: (turns: string) => `perd en ${turns}`,
    },
  },

  engine: {
    unknownCommand: (text: string) => `Commande inconnue : ${text}`,
    unknownOption: (name: string) => `Option inconnue : ${name}`,
    badValue: (name: string, text: string) => `${name} ne peut pas être « ${text} ».`,
    badPosition: 'Attendu : position startpos ou position fen FEN, puis moves et les coups.',
    badHubPosition: (squares: number) => `Attendu : W ou B, puis ${squares} cases parmi w, b, W, B et e.`,
    badTurn: (text: string, reason: string) => `Coup ${text} : ${reason}`,
    illegalTurn: (text: string) => `Le coup ${text} n’est pas permis.`,
    badLimit: (name: string) => `Valeur illisible : ${name}`,
    busy: 'Une recherche est en cours.',
    awaitsThrow: 'Les dés de ce coup ne sont pas lancés : ajoutez dice et le jet à la position.',
    noTurn: 'Aucun coup : la partie est finie.',
    exact: (value: string) => `Tables : ${value}`,
    failed: (message: string) => `Panne imprévue : ${message}`,
  },

  play: {
    hello: (rules: string) => `${rules}. Un coup s’écrit comme ci-dessous ; « aide » dit le reste.`,
    examples: (turns: string) => `Par exemple : ${turns}`,
    toMove: 'au trait',
    inHand: (count: string) => `en main ${count}`,
    taken: (count: string) => `perdus ${count}`,
    toss: (white: string, black: string) => `Tirage au sort : ${white} a les Blancs, ${black} les Noirs.`,
    player: (number: number) => `Joueur ${number}`,
    dice: (said: string, allows: string) => `Dés : ${said}. ${allows}`,
    undone: 'Coup repris.',
    nothingToUndo: 'Rien à reprendre : c’est le début de la partie.',
    nothingToRedo: 'Rien à refaire.',
    saved: (file: string) => `Partie enregistrée dans ${file}.`,
    loaded: (file: string) => `Partie chargée de ${file}.`,
    manyGames: (count: string) => `Le fichier contient ${count} parties : voici la première.`,
    needsFile: (command: string) => `Il manque le nom du fichier : ${command} FICHIER`,
    exists: (file: string) => `${file} existe déjà et ne vient pas de cette partie : choisissez un autre nom.`,
    cannotWrite: (file: string) => `${file} ne peut pas être écrit.`,
    noTurns: 'Aucun coup.',
    computer: (level: string, name: string) => `Mérellier, niveau ${level} : ${name}`,
    thinking: 'L’ordinateur réfléchit…',
    /** Where taking is optional and a turn left every man where it is. */
    tookNothing: (turn: string) =>
      `Ce coup pouvait prendre et n’a rien pris ; pour prendre, on l’écrit ainsi : ${turn}`,
    hint: (turn: string) => `Conseil — ${turn}`,
    drawRefused: 'L’ordinateur refuse la nulle.',
    over: 'La partie est finie : « annuler », « enregistrer », « nouvelle » ou « quitter ».',
    /** How turns are typed on the two kinds of boards. */
    typing: {
      points: ['d6, d6-d7, d6-d7xg7', 'joue un coup : poser, déplacer, prendre'],
      squares: ['32-28, 32x23', 'joue un coup : avancer, prendre'],
    } as Readonly<Record<'points' | 'squares', readonly [string, string]>>,
    typingHuff: ['huff:22, demand', 'souffle une pièce, ou exige la prise'] as readonly [string, string],
    help: [
      ['coups', 'les coups permis'],
      ['annuler, refaire', 'revient d’un coup, ou avance'],
      ['conseil', 'un bon coup'],
      ['nulle, abandon', 'termine la partie : d’un commun accord, ou perdue pour le camp qui a le trait'],
      ['enregistrer FICHIER', 'écrit la partie dans un fichier'],
      ['charger FICHIER', 'reprend une partie'],
      ['plateau', 'redessine le plateau'],
      ['position', 'la position en une ligne (FEN)'],
      ['nouvelle', 'recommence'],
      ['quitter', 's’en va'],
    ] as readonly (readonly [string, string])[],
    /** What a player may type for each command, beside its English name. */
    names: {
      turns: ['coups'],
      undo: ['annuler', 'u'],
      redo: ['refaire', 'r'],
      hint: ['conseil', 'indice'],
      draw: ['nulle'],
      resign: ['abandon', 'abandonner'],
      save: ['enregistrer'],
      load: ['charger'],
      board: ['plateau'],
      fen: ['position'],
      new: ['nouvelle'],
      help: ['aide', '?'],
      quit: ['quitter', 'q'],
    } as Readonly<Record<PlayCommand, readonly string[]>>,
  },
};

/** The commands within a game, by their English names, which every language understands. */
export type PlayCommand =
  | 'turns'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'draw'
  | 'resign'
  | 'save'
  | 'load'
  | 'board'
  | 'fen'
  | 'new'
  | 'help'
  | 'quit';
