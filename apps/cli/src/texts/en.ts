import type { WeightsProblem } from '@merellier/engine';
import type { Texts } from './texts.ts';

/** What is wrong with learnt weights. */
const LEARNT = {
  missing: 'The weights learnt for this rule set are missing',
  damaged: 'The weights learnt for this rule set are damaged',
  'other-version': 'The weights learnt for this rule set are of another version',
  'other-board': 'The weights learnt for this rule set are of another board',
  untrained:
    'The computer has not learnt this game yet: it looks ahead and counts the pieces, and its plus and minus are rough guesses.',
} as const satisfies Record<WeightsProblem, string>;

/** What the command line itself says, in English. */
export const ENGLISH: Texts = {
  program: 'Nine men’s morris, all its relatives and draughts, played by the book.',
  titles: {},
  options: {
    help: 'show this help',
    version: 'show the version',
    lang: 'language: fr, en or de',
    set: 'change a parameter; may be repeated',
    json: 'answer in JSON, for a program',
    fen: 'position; - reads one a line from standard input',
    rules: 'rule set of games that name none',
    startFen: 'position to start from',
    port: 'first port to try',
    host: 'address to listen on',
    white: 'name of the player with White',
    black: 'name of the player with Black',
    toss: 'draw lots for the colours',
    out: 'folder for the tables',
    threads: 'number of threads',
    memory: 'memory allowed, 2G for example',
    men: 'only up to so many men a side',
    pieces: 'draughts: endings of so many pieces, both sides together',
    distances: 'keep distances too',
    verify: 'check every position, not a sample',
    key: 'private Ed25519 key (PEM) to sign the manifest with',
    part: 'only the K-th of N parts, for several processes',
    publicKey: 'public Ed25519 key (PEM) whose owner must have signed the manifest',
    encoding: 'encoding of the files: koi8-r, windows-1251…; found out if not given',
    to: 'convert: pdn, pgn, jsonl (a line of JSON for each game) or csv (results)',
    gamesOut: 'file to write to; without --to, its ending decides the format; folder with --split',
    split: 'so many games to a file, in the folder of --out',
    unique: 'each game once',
    position: 'only games that come to this position, however the board is turned',
    pattern: 'only those where these men stand together: Wa1,d1:Bb4:Ed7 (E: free)',
    tree: 'tree of openings, so many moves deep (6 if not given)',
    quiet: 'do not list what was repaired',
    boardTo: 'text, ascii, svg or png',
    boardOut: 'file to write to; without --to, its ending decides the format',
    verifyDice: 'also check dice and toss of games played online',
    tables: 'folder of the tables',
    noTables: 'search without tables',
    time: 'time for a position: 2s, 500ms, 1min',
    searchDepth: 'depth, in moves of either side',
    nodes: 'number of positions to look at',
    lines: 'how many of the best moves to show',
    level: 'strength of the computer, 1 to 10',
    computer: 'side of the computer: white or black',
    protocol: 'uci, or hub (draughts)',
    grade: 'gentle, sharp or masters',
    draw: 'draw one by lot; with a number, always the same',
    entries: 'all openings of so many moves, by the tables',
  },
  arguments: {
    optionalRules: 'name of a rule set',
    rules: 'name of a rule set; "merellier rules" lists them',
    depth: 'depth, in moves',
    shell: 'bash, zsh or fish',
    command: 'name of a command',
    files: 'game files; - for standard input',
    tables: 'folder of tables, or of folders of them',
  },
  commands: {
    rules: 'the catalogue of rule sets, or one rule set with every parameter',
    turns: 'the legal moves of a position',
    perft: 'how many ways a game can go on, depth by depth',
    replay: 'replay games, and name the first illegal move',
    games: 'check, convert, sort and search collections of games',
    play: 'play at this terminal, two people or against the computer',
    analyse: 'the best moves of a position, and what follows them',
    engine: 'engine for other programs',
    solve: 'solve a rule set: the exact value of every position',
    probe: 'the exact value of a position and of every move',
    lots: 'balanced openings, to be drawn by lot',
    verify: 'check tables against their manifest, and every value by a program that shares nothing with the solver',
    serve: 'serve the page to play on',
    board: 'draw a position: text, SVG or PNG',
    completion: 'completion for bash, zsh or fish',
    man: 'manual page',
    help: 'help for a command',
  },

  unknownCommand: (name) => `There is no command “${name}”; see merellier --help.`,
  perhapsCommand: (name, near) => `There is no command “${name}”; did you mean “${near}”?`,
  badShell: (text) => `The shell is bash, zsh or fish, not “${text}”.`,
  byDefault: (value) => `(default: ${value})`,
  otherCommand: (name, ours, what) => `There is no command “${name}”; “merellier ${ours}” does it: ${what}.`,
  perhapsRules: (names) => `Perhaps ${names}?`,
  example: (line) => `Example:\n  ${line}`,
  manual: {
    name: 'Name',
    synopsis: 'Synopsis',
    command: 'COMMAND [OPTIONS]',
    options: 'Options',
    commands: 'Commands',
    examples: 'Examples',
    status: 'Exit status',
    statusSaid: '0 when all went well; 1 for a negative answer; 2 for bad usage or bad input.',
  },
  unknownOption: (name) => `There is no option “${name}”; see --help.`,
  missingArgument: (name) => `${name} is missing; see --help.`,
  missingValue: (option) => `${option} lacks a value.`,
  tooMany: () => 'Too many arguments; see --help.',
  unwritable: (code) => `The answer could not be written (${code}).`,
  formatAgainstName: (to, file) => `--to ${to} contradicts the name ${file}.`,
  nameRules: (id) => `Name the rules with --rules, for example: --rules ${id}.`,
  rulesFit: {
    moves: (id) => `Its moves are legal by --rules ${id}.`,
    position: (id) => `The position fits --rules ${id}.`,
  },
  listRules: 'They are listed by: merellier rules.',
  listParameters: (rules) => `They are listed by: merellier rules ${rules}.`,
  badSet: (text) => `--set wants parameter=value, not “${text}”.`,
  badDepth: (text) => `The depth is a whole number from 1 to 99, not “${text}”.`,
  badPort: (text) => `A port is a number from 0 to 65535, not “${text}”.`,
  badTime: (text) => `--time wants a duration such as 2s, 500ms or 1min, not “${text}”.`,
  badComputer: (text) => `--computer wants white or black, not “${text}”.`,
  badProtocol: (text) => `--protocol wants uci or hub, not “${text}”.`,
  badLanguage: (text) => `The language is fr, en or de, not “${text}”.`,
  noStandardInput: '“-” is not possible here: the game itself is read from standard input.',
  unexpected: (message) => `Unexpected failure: ${message}`,

  inLine: (line, fault) => `Line ${line} — ${fault}`,
  forExample: (text) => `For example: ${text}`,
  awaitsThrow: (fen) => `The dice for this move have not been thrown; add the throw to the position: ${fen}:D654.`,
  beyondThrow: (depth) => `From depth ${depth} on the dice decide: there is nothing to count beyond.`,
  noFile: (file) => `There is no file ${file}.`,
  noAccess: (file) => `The file ${file} cannot be read.`,
  notEncoded: (file) => `The file ${file} is not in the encoding that --encoding names.`,
  badEncoding: (name) => `--encoding wants a known encoding, such as utf-8, windows-1251 or koi8-r, not “${name}”.`,
  isFolder: (file) => `${file} is a folder, not a file.`,
  standardInput: 'standard input',
  noGame: (file) => `${file}: there is no game in it.`,
  badExport: (file, where) => `${file}: the export of an online game in it is damaged (${where}).`,
  gameOf: (file, number) => `${file}, game ${number}`,
  atLine: (place, line) => `${place}, line ${line}`,

  games: {
    badFormat: (text, formats) => `--to wants ${formats}, not “${text}”.`,
    badPattern: (text) => `--pattern wants men such as Wa1,d1:Bb4:Ed7, not “${text}”.`,
    exists: (file) => `${file} exists already: choose another name.`,
    unwritable: (file, code) => `${file} cannot be written (${code}).`,
    found: (place, line, turn, about) => `${place}, line ${line}, move ${turn}${about === '' ? '' : `: ${about}`}`,
    games: (count, said) => `${said} ${count === 1 ? 'game' : 'games'}`,
    taken: (said) => `${said} taken`,
    repeats: (place, line, before) => `${place}: line ${line}: the same moves as ${before}; left out.`,
    repeated: (_, said) => `${said} repeated`,
    unreadable: (_, said) => `${said} unreadable`,
    remarks: (count, said) => `${said} ${count === 1 ? 'remark' : 'remarks'}`,
  },

  house: 'house rules:',
  source: (source, status) => `Source: ${source} (${status}).`,
  values: (values) => `one of: ${values}`,
  fromTo: (min, max, off) => `${off ? '0, or ' : ''}${min} to ${max}`,
  plainWeights: (problem) =>
    problem === 'untrained'
      ? LEARNT[problem]
      : `${LEARNT[problem]}: the computer judges with plain ones, and plays worse.`,
  gameOver: (outcome) => `The game is over. ${outcome}`,
  goesOn: 'unfinished',
  lostByBoth: 'lost by both',
  turnsPlayed: (one, count) => `${count} ${one ? 'move' : 'moves'}`,
  seconds: (seconds) => `${seconds} s`,
  serving: (url) => `Mérellier is ready: ${url} (Ctrl+C to stop)`,
  servingAlone: (url, missing) =>
    `The page is served: ${url} (Ctrl+C to stop). Games between players wait for their database. ${missing}`,
  servingNetwork: (url) => `On this network: ${url}`,
  cannotServe: (reason) => `The page cannot be served: ${reason}`,

  dice: {
    commitment: 'the commitment',
    contributions: 'the contributions of both players',
    toss: 'the toss',
    throws: (count, said) => (count === 1 ? 'the only throw' : `all ${said} throws`),
    verified: (checked, takenBack, said) =>
      `chance verified: ${new Intl.ListFormat('en-GB').format(checked)} hold${
        takenBack === 0
          ? ''
          : ` (apart from ${said} ${takenBack === 1 ? 'throw of a move' : 'throws of moves'} taken back)`
      }.`,
    badTag: (tag) => `chance not verified: the tag ${tag} is missing or cannot be read.`,
    wrongThrow: (number, written, due) =>
      `chance is wrong: throw ${number} is written ${written} and should be ${due}.`,
    problems: {
      'no-tags': 'nothing to verify: the game has no tags of a game played online with dice or a toss.',
      commitment: 'chance is wrong: the secret is not the one of the commitment.',
      contributions: 'chance is wrong: the game or a contribution is not the one that was sealed.',
      toss: 'chance is wrong: the toss gave White to the other player.',
    },
  },

  tables: {
    phases: {
      load: 'reading',
      count: 'counting moves',
      capture: 'captures',
      settle: 'blockades',
      sweep: 'spreading',
      statistics: 'statistics',
      check: 'checking',
      enter: 'entries',
      write: 'writing',
    },
    progress: (pair, phase, share, left, ready) =>
      `${pair} ${phase} · ${share} · ${left} left${ready === null ? '' : `, ready at ${ready}`}`,
    minutes: (minutes) => `${minutes} min`,
    present: (count) => `there already: ${count === '1' ? '1 table' : `${count} tables`}`,
    stopped: 'Stopped. What is finished stays; the same command goes on from there.',
    legend:
      'Men on each side: positions won / lost / drawn, White to move | Black to move; h1.2-3: with 1 man in hand; size, time',
    units: ['B', 'kB', 'MB', 'GB', 'TB'],
    movementOnly: (men, all) =>
      `Only positions without men in hand, up to ${men} men a side: those with men in hand come with all ${all} (without --men).`,
    solved: (size, time, folder) => `Solved: ${size} in ${time}, in ${folder}`,
    verifying: (pair, share) => `${pair} checking · ${share}`,
    verified: (step) =>
      `Verified: ${step === '1' ? 'every position' : `one position in ${step}`}, against all its moves.`,
    wrong: (pairs) => `Values are wrong in the tables ${pairs}.`,
    solvingFew: (men, share) => `Solving up to ${men} men a side: ${share}`,
    values: { win: 'won', draw: 'drawn', loss: 'lost' },
    plies: (plies) => `${plies} ${plies === '1' ? 'ply' : 'plies'} to the next capture or the end`,
    noDistance: 'distance not known',
    noEntryDistances: 'The tables of positions with men in hand keep no distances.',
    noTables: (folder, rules) =>
      `There is no table of ${rules} in ${folder}: “merellier solve ${rules}” computes them.`,
    butFor: (limit) => `but for the ${limit}-move rule`,
    notCovered: (fen, rules) => `No table covers the position ${fen}; “merellier solve ${rules}” computes them.`,
    otherHands: (fen) => `No table covers the position ${fen}: no game comes to such hands.`,
    takes: (size, time) => `This takes about ${size} on the disk and ${time} of one processor.`,
    verdict: {
      win: 'Without mistakes on either side, the side that begins wins.',
      draw: 'Without mistakes on either side, the game is a draw.',
      loss: 'Without mistakes on either side, the side that begins loses.',
    },
    wholeTakes: (most, isQuick) =>
      `This game is worked out completely, ${most} positions at most: ${isQuick ? 'a few seconds' : 'a few minutes and 1 GB of memory at most'}. Nothing is kept.`,
    wholeProgress: (found) => `${found} positions`,
    whole: (positions, wins, losses, draws) =>
      `${positions} positions without symmetric twins: ${wins} won, ${losses} lost, ${draws} drawn for the side to move.`,
    firstTurns: (turns) => `First moves that keep this result: ${turns}.`,
    unsolvable: {
      family: 'Only the marelles are solved here.',
      dice: 'With dice a value is a probability: this rule set is not solved here.',
      entry:
        'Where men enter at any time, a rule set is solved here if a mill takes one man and earns nothing else, and nobody passes.',
      points: 'On a board of more than 24 points, neither dice nor entering at any time are solved here.',
    },
    unknownRules: (...rules) =>
      `The tables do not know ${rules.length < 2 ? 'this rule' : 'these rules'}: ${rules.join('; ')}.`,
    wouldTakeMore: (size, duration) =>
      `It would take more than ${size} and ${duration} of one processor, since positions remember what was played before.`,
    wouldTake: (size, duration) => `It would take about ${size} and ${duration} of one processor.`,
    durations: {
      minutes: (count) => (count === '1' ? '1 minute' : `${count} minutes`),
      hours: (count) => (count === '1' ? '1 hour' : `${count} hours`),
      days: (count) => (count === '1' ? '1 day' : `${count} days`),
    },
    noMemory: (needed, allowed, men) =>
      `${needed} of memory are needed, and ${allowed} are allowed: see --memory${men === null ? '' : `, or --men ${men}`}.`,
    beyondMemory: (needed, men) =>
      `${needed} of memory would be needed, and the solver can use 4.3 GB; --men ${men} solves positions without men in hand up to ${men} men a side.`,
    noSpace: (needed, free) => `${needed} are needed on the disk, and ${free} are free.`,
    diskFull: 'The disk is full. What is finished stays: make room, and the same command goes on from there.',
    badFolder: (path, code) => `Tables cannot be written to ${path} (${code}): see --out.`,
    held: (pid, host) => `Process ${pid} is solving the same tables on ${host}: wait for it.`,
    badNumber: (option, least, most, text) => `${option} wants a number from ${least} to ${most}, not “${text}”.`,
    badSize: (text) => `--memory wants a size such as 1500M or 2G, not “${text}”.`,
    badKey: (file) => `${file} is no private Ed25519 key in PEM: “openssl genpkey -algorithm ed25519” makes one.`,
    badVerify: (text) => `--verify wants “full” or nothing, not “${text}”.`,
    fileProblems: {
      'not-a-table': (file) => `${file} is not a table: delete it and solve again.`,
      'other-version': (file) => `${file} is of another version of the format: delete it and solve again.`,
      damaged: (file) => `${file} is damaged: delete it and solve again.`,
      truncated: (file) => `${file} is cut short: delete it and solve again.`,
      'no-ranges': (file) => `The server sends ${file} as a whole only: tables are read in parts.`,
      unreachable: (file) => `The server does not give ${file}.`,
      'other-table': (file) => `${file} holds another table than its name says: delete it and solve again.`,
    },
  },

  lots: {
    grades: { gentle: 'gentle', sharp: 'sharp', masters: 'for masters' },
    notYet: (rules) =>
      `There are no openings of ${rules} to draw yet. Once its tables are made (“merellier solve ${rules}”), --entries 4 judges all its openings.`,
    none: (rules) => `No openings of ${rules} are known: the game must be solved, or be draughts without huffing.`,
    noGrades: (rules) => `The openings of ${rules} are not graded: leave --grade out.`,
    badGrade: (text, known) => `--grade wants ${known}, not “${text}”.`,
    drawn: (number, grade, turns) => `Opening number ${number}${grade === null ? '' : `, ${grade}`}: ${turns}`,
    figures: (holds, choices, answers, only) => {
      const held = holds === '1' ? `Only one of ${choices} moves keeps` : `${holds} of ${choices} moves keep`;
      const forced =
        only === null
          ? 'there is a choice of good moves for a while'
          : only === '0'
            ? 'there is only one good move now'
            : only === '1'
              ? 'there may be only one good move after that'
              : `there may be only one good move ${only} moves from here`;
      return `${held} the result, and so do ${answers}% of the replies; ${forced}`;
    },
    counts: (all, win, draw, loss) =>
      `${all} openings without symmetric twins, for the side to move: ${win} won, ${draw} drawn, ${loss} lost`,
  },

  endings: {
    takes: (pieces, positions, memory, disk, time) =>
      `Up to ${pieces} pieces are ${positions} positions: about ${memory} of memory, ${disk} on the disk, and ${time} of one processor.`,
    tooLarge: (pieces, memory, disk, time, allowed) =>
      `Up to ${pieces} pieces would take about ${memory} of memory, ${disk} on the disk, and ${time} of one processor; ${allowed} of memory are allowed: see --memory, or fewer --pieces.`,
    legend:
      'Men (m) and kings (k) of the side to move and of the other: positions won / lost / longest win in plies | the other to move; size, time',
    progress: (name, share, left) => `${name} · ${share} · ${left} left`,
    solvingFew: (pieces, share) => `Solving up to ${pieces} pieces: ${share}`,
    plies: (plies) => `${plies} ${plies === '1' ? 'ply' : 'plies'} to the end`,
    butForDraw: 'but drawn before that by the rules on draws',
    tooMany: (fen, most, rules) =>
      `No table covers the position ${fen}: exact values reach up to ${most} pieces. “merellier analyse ${rules}” searches it.`,
    notReached: (fen) => `No table covers the position ${fen}: no game comes to it.`,
    unsolvable: {
      family: 'Only draughts has endings.',
      huffing: 'With huffing, what may be played depends on the move before: these endings are not solved here.',
      'king-run':
        'Where a king has to rest, what may be played depends on the moves before: these endings are not solved here.',
      'one-piece-each': 'Where one piece each is a draw, endings are not solved here.',
      board: 'Endings are solved on dark squares only, on boards of up to 100 squares.',
    },
  },

  chances: {
    takes: (men, positions, memory, disk, time) =>
      `With dice a value is a probability. Up to ${men} men a side, none in hand, are ${positions} positions: about ${memory} of memory, ${disk} at most on the disk, and ${time} of one processor.`,
    legend:
      'Men of the side to move and of the other: chances to win of the one, of the other, of the better placed one on average; share of positions where a careful side can play on without end; size, time',
    bound: (percent) => `Chances are too low by ${percent}% at most.`,
    luck: (better, percent) =>
      `On average the better placed side wins ${better}% of the games; luck and patience do the rest, ${percent}%.`,
    told: (win, loss, endless) =>
      `wins ${win}%, loses ${loss}%${endless === null ? '' : `, goes on without end ${endless}%`}`,
    byThrow: { ordinary: 'ordinary throw', special: 'special throw' },
  },

  verify: {
    progress: (bar, name, left) => `${bar} · ${name} · ${left} left`,
    wrong: (table, count) => `${table}: ${count} wrong`,
    checked: (tables, positions, time) =>
      `${positions} values of ${tables} ${tables === '1' ? 'table' : 'tables'} checked in ${time}.`,
    failed: (count) => `${count} values disagree with the moves of their positions.`,
    none: (folder) => `There are no tables in ${folder}.`,
    missing: (file) => `${file} is not there: “merellier solve” makes it.`,
    comparing: (file) => `comparing ${file}`,
    manifest: (count, said, solver, signature) =>
      `${count === 1 ? '1 file is the one' : `${said} files are the ones`} that the manifest of ${solver} names${{ right: ', and the signature is right', unchecked: '; it is signed, and --public-key FILE checks by whom', none: '' }[signature]}.`,
    faults: {
      'no-manifest': (file) => `${file} is not there: “merellier solve” writes it.`,
      'not-a-manifest': (file) => `${file} cannot be read: “merellier solve” writes it anew.`,
      'other-version': (file) => `${file} is of another version: “merellier solve” writes it anew.`,
      'other-folder': (file) => `${file} is the manifest of other tables.`,
      'other-rules': (file) => `${file} names rules that these tables are not made for.`,
      missing: (file) => `${file} is missing, though the manifest names it: “merellier solve” makes it.`,
      unnamed: (file) => `${file} is not named by the manifest: “merellier solve” writes it anew.`,
      changed: (file) => `${file} is damaged or was changed: it is not the file that the manifest names.`,
      'other-format': (file) => `${file} is of another version of the format than the manifest says.`,
      'other-counts': (file) => `The manifest says something else of ${file} than the file itself.`,
      unsigned: (file) => `${file} is not signed.`,
      'other-key': (file) => `${file} was made with another key.`,
      'changed-since': (file) => `${file} does not fit: the manifest was changed after it was signed.`,
    },
    badKey: (file) => `${file} is no public Ed25519 key in PEM.`,
    badPart: (text) => `--part wants two numbers such as 1/2, not “${text}”.`,
  },

  analysis: {
    thinking: (summary) => `${summary}…`,
    summary: (depth, nodes, time) => `depth ${depth}, ${nodes} positions, ${time}`,
    fromTables: 'known from the tables',
    drawLikely: (percent) => `a draw by ${percent}%`,
    forced: { win: (turns) => `wins in ${turns}`, loss: (turns) => `loses in ${turns}` },
  },

  engine: {
    unknownCommand: (text) => `Unknown command: ${text}`,
    unknownOption: (name) => `Unknown option: ${name}`,
    badValue: (name, text) => `${name} cannot be “${text}”.`,
    badPosition: 'Expected: position startpos or position fen FEN, then “moves” and the moves.',
    badHubPosition: (squares) => `Expected: W or B, then ${squares} squares of w, b, W, B and e.`,
    badTurn: (text, reason) => `Move ${text}: ${reason}`,
    illegalTurn: (text) => `The move ${text} is not legal.`,
    badLimit: (name) => `Value not understood: ${name}`,
    busy: 'A search is under way.',
    awaitsThrow: 'The dice for this move have not been thrown: add dice and the throw to the position.',
    noTurn: 'No move: the game is over.',
    exact: (value) => `Tables: ${value}`,
    failed: (message) => `Unexpected failure: ${message}`,
  },

  play: {
    hello: (rules) => `${rules}. Moves are typed as below; “help” tells the rest.`,
    examples: (turns) => `For example: ${turns}`,
    toMove: 'to move',
    inHand: (count) => `in hand ${count}`,
    taken: (count) => `lost ${count}`,
    toss: (white, black) => `Drawn by lot: ${white} has White, ${black} has Black.`,
    player: (number) => `Player ${number}`,
    dice: (said, allows) => `Dice: ${said}. ${allows}`,
    undone: 'Move taken back.',
    nothingToUndo: 'Nothing to take back: the game begins here.',
    nothingToRedo: 'Nothing to redo.',
    saved: (file) => `Game saved in ${file}.`,
    loaded: (file) => `Game loaded from ${file}.`,
    manyGames: (count) => `The file holds ${count} games: here is the first.`,
    needsFile: (command) => `The name of the file is missing: ${command} FILE`,
    exists: (file) => `${file} exists already and is not this game’s: choose another name.`,
    cannotWrite: (file) => `${file} cannot be written.`,
    noTurns: 'No moves.',
    computer: (level, name) => `Mérellier, level ${level}: ${name}`,
    thinking: 'The computer is thinking…',
    tookNothing: (turn) => `That move could have taken and took nothing; to take, write it like this: ${turn}`,
    hint: (turn) => `Hint — ${turn}`,
    drawRefused: 'The computer declines the draw.',
    over: 'The game is over: “undo”, “save”, “new” or “quit”.',
    typing: {
      points: ['d6, d6-d7, d6-d7xg7', 'make a move: place, move, take'],
      squares: ['32-28, 32x23', 'make a move: move, take'],
    },
    typingHuff: ['huff:22, demand', 'huff a piece, or demand the capture'],
    help: [
      ['turns', 'the legal moves'],
      ['undo, redo', 'go back a move, or forward'],
      ['hint', 'a good move'],
      ['draw, resign', 'end the game: by agreement, or lost for the side to move'],
      ['save FILE', 'write the game to a file'],
      ['load FILE', 'go on with a game'],
      ['board', 'draw the board again'],
      ['fen', 'the position in one line'],
      ['new', 'start again'],
      ['quit', 'leave'],
    ],
    names: {
      turns: ['moves'],
      undo: ['u'],
      redo: ['r'],
      hint: [],
      draw: [],
      resign: [],
      save: [],
      load: [],
      board: [],
      fen: ['position'],
      new: [],
      help: ['?'],
      quit: ['q', 'exit'],
    },
  },
};
