import type { WeightsProblem } from '@merellier/engine';
import type { Texts } from './texts.ts';

/** What is wrong with learnt weights. */
const LEARNT = {
  missing: 'Die für diese Regeln gelernten Gewichte fehlen',
  damaged: 'Die für diese Regeln gelernten Gewichte sind beschädigt',
  'other-version': 'Die für diese Regeln gelernten Gewichte stammen von einer anderen Fassung',
  'other-board': 'Die für diese Regeln gelernten Gewichte gehören zu einem anderen Brett',
  untrained:
    'Dieses Spiel hat der Computer noch nicht gelernt: Er rechnet voraus und zählt die Figuren, sein Plus und Minus ist grob geschätzt.',
} as const satisfies Record<WeightsProblem, string>;

/** What the command line itself says, in German. */
export const GERMAN: Texts = {
  program: 'Mühle, alle ihre Verwandten und Dame, nach allen Regeln der Kunst.',
  titles: { 'Usage:': 'Aufruf:', 'Arguments:': 'Angaben:', 'Options:': 'Optionen:', 'Commands:': 'Befehle:' },
  options: {
    help: 'diese Hilfe zeigen',
    version: 'die Version zeigen',
    lang: 'Sprache: fr, en oder de',
    set: 'eine Einstellung ändern; mehrfach möglich',
    json: 'in JSON antworten, für Programme',
    fen: 'Stellung; - liest von der Standardeingabe eine je Zeile',
    rules: 'Regelsatz für Partien, die keinen nennen',
    startFen: 'Anfangsstellung',
    port: 'Port, der zuerst versucht wird',
    host: 'Adresse, auf der gehört wird',
    white: 'wer Weiß spielt',
    black: 'wer Schwarz spielt',
    toss: 'die Farben auslosen',
    out: 'Ordner für die Tabellen',
    threads: 'Zahl der Threads',
    memory: 'erlaubter Speicher, etwa 2G',
    men: 'nur bis zu so vielen Steinen je Seite',
    pieces: 'Dame: Endspiele mit so vielen Steinen, beide Seiten zusammen',
    distances: 'auch die Entfernungen',
    verify: 'jede Stellung prüfen, nicht nur eine Stichprobe',
    key: 'privater Ed25519-Schlüssel (PEM), der das Manifest unterschreibt',
    part: 'nur der K-te von N Teilen, für mehrere Prozesse',
    publicKey: 'öffentlicher Ed25519-Schlüssel (PEM) zur Unterschrift des Manifests',
    encoding: 'Kodierung der Dateien: koi8-r, windows-1251…; sonst erkannt',
    to: 'umwandeln: pdn, pgn, jsonl (eine Zeile JSON je Partie) oder csv (Ergebnisse)',
    gamesOut:
      'Datei, in die geschrieben wird; ohne --to entscheidet ihre Endung über das Format; mit --split ein Ordner',
    split: 'so viele Partien je Datei, im Ordner von --out',
    unique: 'jede Partie nur einmal',
    position: 'nur Partien mit dieser Stellung, wie das Brett auch gedreht ist',
    pattern: 'nur Partien, in denen diese Steine zusammen stehen: Wa1,d1:Bb4:Ed7 (E: frei)',
    tree: 'Eröffnungsbaum, so viele Züge tief (sonst 6)',
    quiet: 'nicht aufzählen, was repariert wurde',
    boardTo: 'text, ascii, svg oder png',
    boardOut: 'Datei, in die geschrieben wird; ohne --to entscheidet ihre Endung über das Format',
    verifyDice: 'auch Würfel und Los online gespielter Partien prüfen',
    tables: 'Ordner der Tabellen',
    noTables: 'ohne Tabellen suchen',
    time: 'Zeit je Stellung: 2s, 500ms, 1min',
    searchDepth: 'Tiefe in Zügen beider Seiten',
    nodes: 'Zahl der Stellungen, die angesehen werden',
    lines: 'wie viele der besten Züge gezeigt werden',
    level: 'Stärke des Computers, 1 bis 10',
    computer: 'Seite des Computers: white oder black',
    protocol: 'uci, oder hub (Dame)',
    grade: 'gentle, sharp oder masters',
    draw: 'eine auslosen; mit einer Zahl immer dieselbe',
    entries: 'alle Eröffnungen von so vielen Zügen, nach den Tabellen',
  },
  arguments: {
    optionalRules: 'Name eines Regelsatzes',
    rules: 'Name eines Regelsatzes; „merellier rules“ nennt alle',
    depth: 'Tiefe in Zügen',
    shell: 'bash, zsh oder fish',
    command: 'Name eines Befehls',
    files: 'Dateien mit Partien; - für die Standardeingabe',
    tables: 'Ordner mit Tabellen, oder mit Ordnern davon',
  },
  commands: {
    rules: 'der Katalog der Regeln, oder ein Regelsatz mit allen Einstellungen',
    turns: 'die erlaubten Züge einer Stellung',
    perft: 'wie viele Zugfolgen es gibt, Tiefe für Tiefe',
    replay: 'Partien nachspielen; der erste unerlaubte Zug wird genannt',
    games: 'Partiensammlungen prüfen, umwandeln, ordnen und durchsuchen',
    play: 'in diesem Terminal spielen, zu zweit oder gegen den Computer',
    analyse: 'die besten Züge einer Stellung, und wie es weitergeht',
    engine: 'Engine für andere Programme',
    solve: 'eine Regel lösen: der genaue Wert jeder Stellung',
    probe: 'der genaue Wert einer Stellung und jedes Zuges',
    lots: 'ausgeglichene Eröffnungen zum Auslosen',
    verify:
      'Tabellen mit ihrem Manifest vergleichen, und jeden Wert mit einem Programm prüfen, das mit dem Löser nichts teilt',
    serve: 'die Seite zum Spielen bereitstellen',
    board: 'eine Stellung zeichnen: Text, SVG oder PNG',
    completion: 'Vervollständigung für bash, zsh oder fish',
    man: 'Handbuchseite',
    help: 'Hilfe zu einem Befehl',
  },

  unknownCommand: (name) => `Es gibt keinen Befehl „${name}“; siehe merellier --help.`,
  perhapsCommand: (name, near) => `Es gibt keinen Befehl „${name}“; war „${near}“ gemeint?`,
  badShell: (text) => `Es geht um bash, zsh oder fish, nicht „${text}“.`,
  byDefault: (value) => `(sonst ${value})`,
  otherCommand: (name, ours, what) => `Es gibt keinen Befehl „${name}“; das macht „merellier ${ours}“: ${what}.`,
  perhapsRules: (names) => `Vielleicht ${names}?`,
  example: (line) => `Beispiel:\n  ${line}`,
  manual: {
    name: 'Name',
    synopsis: 'Übersicht',
    command: 'BEFEHL [OPTIONEN]',
    options: 'Optionen',
    commands: 'Befehle',
    examples: 'Beispiele',
    status: 'Rückgabewert',
    statusSaid:
      '0, wenn alles gut ging; 1 für eine verneinende Antwort; 2 für falschen Gebrauch oder falsche Eingaben.',
  },
  unknownOption: (name) => `Es gibt keine Option „${name}“; siehe --help.`,
  missingArgument: (name) => `${name} fehlt; siehe --help.`,
  missingValue: (option) => `Bei ${option} fehlt der Wert.`,
  tooMany: () => 'Zu viele Angaben; siehe --help.',
  unwritable: (code) => `Die Antwort konnte nicht geschrieben werden (${code}).`,
  formatAgainstName: (to, file) => `--to ${to} widerspricht dem Namen ${file}.`,
  nameRules: (id) => `Die Regeln lassen sich mit --rules nennen, zum Beispiel: --rules ${id}.`,
  rulesFit: {
    moves: (id) => `Ihre Züge sind erlaubt mit --rules ${id}.`,
    position: (id) => `Die Stellung passt zu --rules ${id}.`,
  },
  listRules: 'Die Liste: merellier rules.',
  listParameters: (rules) => `Die Liste: merellier rules ${rules}.`,
  badSet: (text) => `--set erwartet Einstellung=Wert, nicht „${text}“.`,
  badDepth: (text) => `Die Tiefe ist eine ganze Zahl von 1 bis 99, nicht „${text}“.`,
  badPort: (text) => `Ein Port ist eine Zahl von 0 bis 65535, nicht „${text}“.`,
  badTime: (text) => `--time erwartet eine Dauer wie 2s, 500ms oder 1min, nicht „${text}“.`,
  badComputer: (text) => `--computer erwartet white oder black, nicht „${text}“.`,
  badProtocol: (text) => `--protocol erwartet uci oder hub, nicht „${text}“.`,
  badLanguage: (text) => `Die Sprache ist fr, en oder de, nicht „${text}“.`,
  noStandardInput: '„-“ geht hier nicht: Die Partie selbst wird von der Standardeingabe gelesen.',
  unexpected: (message) => `Unerwarteter Fehler: ${message}`,

  inLine: (line, fault) => `Zeile ${line} — ${fault}`,
  forExample: (text) => `Zum Beispiel: ${text}`,
  awaitsThrow: (fen) =>
    `Die Würfel für diesen Zug sind noch nicht geworfen; den Wurf an die Stellung anhängen: ${fen}:D654.`,
  beyondThrow: (depth) => `Ab Tiefe ${depth} entscheiden die Würfel: Darüber hinaus gibt es nichts zu zählen.`,
  noFile: (file) => `Die Datei ${file} gibt es nicht.`,
  noAccess: (file) => `Die Datei ${file} lässt sich nicht lesen.`,
  notEncoded: (file) => `Die Datei ${file} hat nicht die Kodierung, die --encoding nennt.`,
  badEncoding: (name) =>
    `--encoding erwartet eine bekannte Kodierung, etwa utf-8, windows-1251 oder koi8-r, nicht „${name}“.`,
  isFolder: (file) => `${file} ist ein Ordner, keine Datei.`,
  standardInput: 'Standardeingabe',
  noGame: (file) => `${file}: keine Partie darin.`,
  badExport: (file, where) => `${file}: Die exportierte Online-Partie darin ist beschädigt (${where}).`,
  gameOf: (file, number) => `${file}, Partie ${number}`,
  atLine: (place, line) => `${place}, Zeile ${line}`,

  games: {
    badFormat: (text, formats) => `--to erwartet ${formats}, nicht „${text}“.`,
    badPattern: (text) => `--pattern erwartet Steine wie Wa1,d1:Bb4:Ed7, nicht „${text}“.`,
    exists: (file) => `${file} gibt es schon: Bitte einen anderen Namen wählen.`,
    unwritable: (file, code) => `${file} lässt sich nicht schreiben (${code}).`,
    found: (place, line, turn, about) => `${place}, Zeile ${line}, Zug ${turn}${about === '' ? '' : `: ${about}`}`,
    games: (count, said) => `${said} ${count === 1 ? 'Partie' : 'Partien'}`,
    taken: (said) => `davon ${said} übernommen`,
    repeats: (place, line, before) => `${place}: Zeile ${line}: dieselben Züge wie ${before}; ausgelassen.`,
    repeated: (_, said) => `${said} doppelt`,
    unreadable: (_, said) => `${said} nicht lesbar`,
    remarks: (count, said) => `${said} ${count === 1 ? 'Anmerkung' : 'Anmerkungen'}`,
  },

  house: 'Hausregeln:',
  source: (source, status) => `Quelle: ${source} (${status}).`,
  values: (values) => `möglich: ${values}`,
  fromTo: (min, max, off) => `${off ? '0 oder ' : ''}${min} bis ${max}`,
  plainWeights: (problem) =>
    problem === 'untrained'
      ? LEARNT[problem]
      : `${LEARNT[problem]}: Der Computer urteilt mit einfachen und spielt schwächer.`,
  gameOver: (outcome) => `Die Partie ist zu Ende. ${outcome}`,
  goesOn: 'nicht beendet',
  lostByBoth: 'von beiden verloren',
  turnsPlayed: (one, count) => `${count} ${one ? 'Zug' : 'Züge'}`,
  seconds: (seconds) => `${seconds} s`,
  serving: (url) => `Mérellier ist bereit: ${url} (Strg+C beendet)`,
  servingAlone: (url, missing) =>
    `Die Seite ist da: ${url} (Strg+C beendet). Partien zwischen Spielern warten auf ihre Datenbank. ${missing}`,
  servingNetwork: (url) => `In diesem Netz: ${url}`,
  cannotServe: (reason) => `Die Seite kann nicht bereitgestellt werden: ${reason}`,

  dice: {
    commitment: 'die Festlegung',
    contributions: 'die Beiträge beider Spieler',
    toss: 'das Los',
    throws: (count, said) => (count === 1 ? 'der einzige Wurf' : `alle ${said} Würfe`),
    verified: (checked, takenBack, said) =>
      `Zufall geprüft: ${new Intl.ListFormat('de').format(checked)} stimmen${
        takenBack === 0
          ? ''
          : ` (ohne ${takenBack === 1 ? 'einen Wurf eines zurückgenommenen Zuges' : `${said} Würfe zurückgenommener Züge`})`
      }.`,
    badTag: (tag) => `Zufall nicht geprüft: Die Angabe ${tag} fehlt oder ist nicht lesbar.`,
    wrongThrow: (number, written, due) =>
      `Zufall falsch: Wurf ${number} steht als ${written} da und müsste ${due} sein.`,
    problems: {
      'no-tags': 'Nichts zu prüfen: Die Partie hat keine Angaben einer online gespielten Partie mit Würfeln oder Los.',
      commitment: 'Zufall falsch: Das Geheimnis ist nicht das der Festlegung.',
      contributions: 'Zufall falsch: Die Partie oder ein Beitrag ist nicht so, wie sie versiegelt wurden.',
      toss: 'Zufall falsch: Das Los gab dem anderen Weiß.',
    },
  },

  tables: {
    phases: {
      load: 'lesen',
      count: 'Züge zählen',
      capture: 'Schlagzüge',
      settle: 'Blockaden',
      sweep: 'ausbreiten',
      statistics: 'Statistik',
      check: 'prüfen',
      enter: 'einsetzen',
      write: 'schreiben',
    },
    progress: (pair, phase, share, left, ready) =>
      `${pair} ${phase} · ${share} · noch ${left}${ready === null ? '' : `, fertig um ${ready}`}`,
    minutes: (minutes) => `${minutes} min`,
    present: (count) => `schon da: ${count === '1' ? '1 Tabelle' : `${count} Tabellen`}`,
    stopped: 'Angehalten. Was fertig ist, bleibt; derselbe Befehl macht dort weiter.',
    legend:
      'Steine jeder Seite: gewonnene / verlorene / remise Stellungen, Weiß am Zug | Schwarz am Zug; h1.2-3: mit 1 Stein im Vorrat; Größe, Zeit',
    units: ['B', 'kB', 'MB', 'GB', 'TB'],
    movementOnly: (men, all) =>
      `Nur Stellungen ohne Steine im Vorrat, bis ${men} Steine je Seite: Die mit Steinen im Vorrat kommen mit allen ${all} (ohne --men).`,
    solved: (size, time, folder) => `Gelöst: ${size} in ${time}, in ${folder}`,
    verifying: (pair, share) => `${pair} prüfen · ${share}`,
    verified: (step) =>
      `Geprüft: ${step === '1' ? 'alle Stellungen' : `eine Stellung von ${step}`}, gegen alle ihre Züge.`,
    wrong: (pairs) => `In den Tabellen ${pairs} sind Werte falsch.`,
    solvingFew: (men, share) => `Lösen bis ${men} Steine je Seite: ${share}`,
    values: { win: 'gewonnen', draw: 'remis', loss: 'verloren' },
    plies: (plies) => `${plies} ${plies === '1' ? 'Halbzug' : 'Halbzüge'} bis zum Schlagen oder zum Ende`,
    noDistance: 'Entfernung unbekannt',
    noEntryDistances: 'Die Tabellen der Stellungen mit Steinen im Vorrat enthalten keine Entfernungen.',
    noTables: (folder, rules) => `Keine Tabelle von ${rules} in ${folder}: „merellier solve ${rules}“ berechnet sie.`,
    butFor: (limit) => `doch die ${limit}-Züge-Regel macht vorher remis`,
    notCovered: (fen, rules) => `Keine Tabelle enthält die Stellung ${fen}; „merellier solve ${rules}“ berechnet sie.`,
    otherHands: (fen) => `Keine Tabelle enthält die Stellung ${fen}: Zu solchen Vorräten kommt keine Partie.`,
    takes: (size, time) => `Das braucht etwa ${size} auf der Platte und ${time} eines Prozessors.`,
    verdict: {
      win: 'Ohne Fehler auf beiden Seiten gewinnt, wer beginnt.',
      draw: 'Ohne Fehler auf beiden Seiten endet die Partie remis.',
      loss: 'Ohne Fehler auf beiden Seiten verliert, wer beginnt.',
    },
    wholeTakes: (most, isQuick) =>
      `Dieses Spiel wird vollständig durchgerechnet, höchstens ${most} Stellungen: ${isQuick ? 'einige Sekunden' : 'höchstens einige Minuten und 1 GB Speicher'}. Aufbewahrt wird nichts.`,
    wholeProgress: (found) => `${found} Stellungen`,
    whole: (positions, wins, losses, draws) =>
      `${positions} Stellungen ohne symmetrische Zwillinge: für die Seite am Zug ${wins} gewonnen, ${losses} verloren, ${draws} remis.`,
    firstTurns: (turns) => `Erste Züge, bei denen es so bleibt: ${turns}.`,
    unsolvable: {
      family: 'Gelöst werden hier nur Mühlespiele.',
      dice: 'Mit Würfeln ist ein Wert eine Wahrscheinlichkeit: Diese Regel wird hier nicht gelöst.',
      entry:
        'Wo Steine jederzeit eingesetzt werden, wird eine Regel hier gelöst, wenn eine Mühle einen Stein nimmt und sonst nichts einbringt und niemand passt.',
      points: 'Auf einem Brett mit mehr als 24 Punkten werden weder Würfel noch jederzeitiges Setzen gelöst.',
    },
    unknownRules: (...rules) =>
      `Die Tabellen kennen ${rules.length < 2 ? 'diese Regel' : 'diese Regeln'} nicht: ${rules.join('; ')}.`,
    wouldTakeMore: (size, duration) =>
      `Es bräuchte mehr als ${size} und ${duration} eines Prozessors, denn Stellungen merken sich, was vorher gespielt wurde.`,
    wouldTake: (size, duration) => `Es bräuchte etwa ${size} und ${duration} eines Prozessors.`,
    durations: {
      minutes: (count) => (count === '1' ? '1 Minute' : `${count} Minuten`),
      hours: (count) => (count === '1' ? '1 Stunde' : `${count} Stunden`),
      days: (count) => (count === '1' ? '1 Tag' : `${count} Tage`),
    },
    noMemory: (needed, allowed, men) =>
      `${needed} Speicher sind nötig, und ${allowed} sind erlaubt: siehe --memory${men === null ? '' : `, oder --men ${men}`}.`,
    beyondMemory: (needed, men) =>
      `Es bräuchte ${needed} Speicher, und der Löser kann 4,3 GB nutzen; --men ${men} löst Stellungen ohne Steine im Vorrat bis ${men} Steine je Seite.`,
    noSpace: (needed, free) => `${needed} sind auf der Platte nötig, und ${free} sind frei.`,
    diskFull: 'Die Platte ist voll. Was fertig ist, bleibt: Schaffen Sie Platz, derselbe Befehl macht dort weiter.',
    badFolder: (path, code) => `In ${path} kann nichts geschrieben werden (${code}): siehe --out.`,
    held: (pid, host) => `Der Prozess ${pid} auf ${host} löst dieselben Tabellen: Warten Sie auf ihn.`,
    badNumber: (option, least, most, text) => `${option} verlangt eine Zahl von ${least} bis ${most}, nicht „${text}“.`,
    badSize: (text) => `--memory verlangt eine Größe wie 1500M oder 2G, nicht „${text}“.`,
    badKey: (file) =>
      `${file} ist kein privater Ed25519-Schlüssel in PEM: „openssl genpkey -algorithm ed25519“ macht einen.`,
    badVerify: (text) => `--verify verlangt „full“ oder nichts, nicht „${text}“.`,
    fileProblems: {
      'not-a-table': (file) => `${file} ist keine Tabelle: löschen und neu lösen.`,
      'other-version': (file) => `${file} hat eine andere Version des Formats: löschen und neu lösen.`,
      damaged: (file) => `${file} ist beschädigt: löschen und neu lösen.`,
      truncated: (file) => `${file} ist abgeschnitten: löschen und neu lösen.`,
      'no-ranges': (file) => `Der Server schickt ${file} nur im Ganzen: Tabellen werden in Teilen gelesen.`,
      unreachable: (file) => `Der Server gibt ${file} nicht heraus.`,
      'other-table': (file) => `${file} enthält eine andere Tabelle, als der Name sagt: löschen und neu lösen.`,
    },
  },

  lots: {
    grades: { gentle: 'sanft', sharp: 'scharf', masters: 'für Meister' },
    notYet: (rules) =>
      `Für ${rules} gibt es noch keine Eröffnungen zum Auslosen. Sind seine Tabellen berechnet („merellier solve ${rules}“), bewertet --entries 4 alle seine Eröffnungen.`,
    none: (rules) => `Für ${rules} sind keine Eröffnungen bekannt: Das Spiel muss gelöst sein oder Dame ohne Pusten.`,
    noGrades: (rules) => `Die Eröffnungen von ${rules} sind nicht eingeteilt: --grade weglassen.`,
    badGrade: (text, known) => `--grade erwartet ${known}, nicht „${text}“.`,
    drawn: (number, grade, turns) => `Eröffnung Nummer ${number}${grade === null ? '' : `, ${grade}`}: ${turns}`,
    figures: (holds, choices, answers, only) => {
      const held = holds === '1' ? `Nur einer von ${choices} Zügen hält` : `${holds} von ${choices} Zügen halten`;
      const forced =
        only === null
          ? 'die Wahl zwischen guten Zügen bleibt noch lange'
          : only === '0'
            ? 'schon jetzt ist nur ein Zug gut'
            : only === '1'
              ? 'schon danach kann nur noch ein Zug gut sein'
              : `in ${only} Zügen kann nur noch ein Zug gut sein`;
      return `${held} das Ergebnis, danach ${answers} % der Antworten; ${forced}`;
    },
    counts: (all, win, draw, loss) =>
      `${all} Eröffnungen ohne Spiegelbilder, für die Seite am Zug: ${win} gewonnen, ${draw} remis, ${loss} verloren`,
  },

  endings: {
    takes: (pieces, positions, memory, disk, time) =>
      `Bis ${pieces} Steine sind es ${positions} Stellungen: etwa ${memory} Speicher, ${disk} auf der Platte und ${time} eines Prozessors.`,
    tooLarge: (pieces, memory, disk, time, allowed) =>
      `Bis ${pieces} Steine würde es etwa ${memory} Speicher, ${disk} auf der Platte und ${time} eines Prozessors brauchen; erlaubt sind ${allowed} Speicher: siehe --memory, oder weniger --pieces.`,
    legend:
      'Einfache Steine (m) und Damen (k) der Seite am Zug und der anderen: Stellungen gewonnen / verloren / längster Gewinn in Halbzügen | die andere am Zug; Größe, Zeit',
    progress: (name, share, left) => `${name} · ${share} · noch ${left}`,
    solvingFew: (pieces, share) => `Lösen bis ${pieces} Steine: ${share}`,
    plies: (plies) => `${plies} ${plies === '1' ? 'Halbzug' : 'Halbzüge'} bis zum Ende`,
    butForDraw: 'doch vorher remis nach den Remisregeln',
    tooMany: (fen, most, rules) =>
      `Keine Tabelle enthält die Stellung ${fen}: Genaue Werte reichen bis ${most} Steine. „merellier analyse ${rules}“ durchsucht sie.`,
    notReached: (fen) => `Keine Tabelle enthält die Stellung ${fen}: Keine Partie kommt zu ihr.`,
    unsolvable: {
      family: 'Endspiele hat nur das Damespiel.',
      huffing:
        'Wo gepustet wird, hängt vom vorigen Zug ab, was gezogen werden darf: Diese Endspiele werden hier nicht gelöst.',
      'king-run':
        'Wo eine Dame ruhen muss, hängt von den vorigen Zügen ab, was gezogen werden darf: Diese Endspiele werden hier nicht gelöst.',
      'one-piece-each': 'Wo je eine Figur remis ist, werden Endspiele hier nicht gelöst.',
      board: 'Endspiele werden nur auf dunklen Feldern gelöst, auf Brettern bis 100 Felder.',
    },
  },

  chances: {
    takes: (men, positions, memory, disk, time) =>
      `Mit Würfeln ist ein Wert eine Wahrscheinlichkeit. Bis ${men} Steine je Seite, keiner im Vorrat, sind ${positions} Stellungen: etwa ${memory} Speicher, höchstens ${disk} auf der Platte und ${time} eines Prozessors.`,
    legend:
      'Steine der Seite am Zug und der anderen: Gewinnchancen der einen, der anderen, im Mittel der besser stehenden; Anteil der Stellungen, in denen eine vorsichtige Seite endlos spielen kann; Größe, Zeit',
    bound: (percent) => `Die Chancen sind höchstens um ${percent} % zu niedrig.`,
    luck: (better, percent) =>
      `Im Mittel gewinnt die besser stehende Seite ${better} % der Partien; Glück und Geduld machen den Rest, ${percent} %.`,
    told: (win, loss, endless) =>
      `gewinnt mit ${win} %, verliert mit ${loss} %${endless === null ? '' : `, endlos mit ${endless} %`}`,
    byThrow: { ordinary: 'gewöhnlicher Wurf', special: 'besonderer Wurf' },
  },

  verify: {
    progress: (bar, name, left) => `${bar} · ${name} · noch ${left}`,
    wrong: (table, count) => `${table}: ${count} falsch`,
    checked: (tables, positions, time) =>
      `${positions} Werte aus ${tables} ${tables === '1' ? 'Tabelle' : 'Tabellen'} in ${time} geprüft.`,
    failed: (count) => `${count} Werte widersprechen den Zügen ihrer Stellungen.`,
    none: (folder) => `In ${folder} sind keine Tabellen.`,
    missing: (file) => `${file} fehlt: „merellier solve“ macht sie.`,
    comparing: (file) => `${file} vergleichen`,
    manifest: (count, said, solver, signature) =>
      `${count === 1 ? '1 Datei ist die' : `${said} Dateien sind die`}, die das Manifest von ${solver} nennt${{ right: ', und die Unterschrift stimmt', unchecked: '; es ist unterschrieben, und --public-key DATEI prüft, von wem', none: '' }[signature]}.`,
    faults: {
      'no-manifest': (file) => `${file} fehlt: „merellier solve“ schreibt es.`,
      'not-a-manifest': (file) => `${file} ist nicht lesbar: „merellier solve“ schreibt es neu.`,
      'other-version': (file) => `${file} hat eine andere Version: „merellier solve“ schreibt es neu.`,
      'other-folder': (file) => `${file} ist das Manifest anderer Tabellen.`,
      'other-rules': (file) => `${file} nennt Regeln, für die diese Tabellen nicht gemacht sind.`,
      missing: (file) => `${file} fehlt, obwohl das Manifest die Datei nennt: „merellier solve“ macht sie.`,
      unnamed: (file) => `${file} steht nicht im Manifest: „merellier solve“ schreibt es neu.`,
      changed: (file) => `${file} ist beschädigt oder wurde geändert: Es ist nicht die Datei, die das Manifest nennt.`,
      'other-format': (file) => `${file} hat eine andere Version des Formats, als das Manifest sagt.`,
      'other-counts': (file) => `Das Manifest sagt über ${file} etwas anderes als die Datei selbst.`,
      unsigned: (file) => `${file} ist nicht unterschrieben.`,
      'other-key': (file) => `${file} wurde mit einem anderen Schlüssel gemacht.`,
      'changed-since': (file) => `${file} passt nicht: Das Manifest wurde geändert, nachdem es unterschrieben war.`,
    },
    badKey: (file) => `${file} ist kein öffentlicher Ed25519-Schlüssel in PEM.`,
    badPart: (text) => `--part verlangt zwei Zahlen wie 1/2, nicht „${text}“.`,
  },

  analysis: {
    thinking: (summary) => `${summary} …`,
    summary: (depth, nodes, time) => `Tiefe ${depth}, ${nodes} Stellungen, ${time}`,
    fromTables: 'aus den Tabellen bekannt',
    drawLikely: (percent) => `Remis zu ${percent} %`,
    forced: { win: (turns) => `gewinnt in ${turns}`, loss: (turns) => `verliert in ${turns}` },
  },

  engine: {
    unknownCommand: (text) => `Unbekannter Befehl: ${text}`,
    unknownOption: (name) => `Unbekannte Option: ${name}`,
    badValue: (name, text) => `${name} kann nicht „${text}“ sein.`,
    badPosition: 'Erwartet: position startpos oder position fen FEN, dann moves und die Züge.',
    badHubPosition: (squares) => `Erwartet: W oder B, dann ${squares} Felder aus w, b, W, B und e.`,
    badTurn: (text, reason) => `Zug ${text}: ${reason}`,
    illegalTurn: (text) => `Der Zug ${text} ist nicht erlaubt.`,
    badLimit: (name) => `Wert nicht verstanden: ${name}`,
    busy: 'Eine Suche läuft schon.',
    awaitsThrow: 'Die Würfel für diesen Zug sind nicht geworfen: dice und den Wurf an die Stellung anhängen.',
    noTurn: 'Kein Zug: Die Partie ist zu Ende.',
    exact: (value) => `Tabellen: ${value}`,
    failed: (message) => `Unerwarteter Fehler: ${message}`,
  },

  play: {
    hello: (rules) => `${rules}. Züge werden wie unten geschrieben; „hilfe“ sagt das Übrige.`,
    examples: (turns) => `Zum Beispiel: ${turns}`,
    toMove: 'am Zug',
    inHand: (count) => `im Vorrat ${count}`,
    taken: (count) => `verloren ${count}`,
    toss: (white, black) => `Ausgelost: ${white} hat Weiß, ${black} hat Schwarz.`,
    player: (number) => `Spieler ${number}`,
    dice: (said, allows) => `Würfel: ${said}. ${allows}`,
    undone: 'Zug zurückgenommen.',
    nothingToUndo: 'Nichts zurückzunehmen: hier beginnt die Partie.',
    nothingToRedo: 'Nichts zu wiederholen.',
    saved: (file) => `Partie in ${file} gespeichert.`,
    loaded: (file) => `Partie aus ${file} geladen.`,
    manyGames: (count) => `Die Datei enthält ${count} Partien: hier ist die erste.`,
    needsFile: (command) => `Der Name der Datei fehlt: ${command} DATEI`,
    exists: (file) => `${file} gibt es schon und gehört nicht zu dieser Partie: bitte einen anderen Namen wählen.`,
    cannotWrite: (file) => `${file} lässt sich nicht schreiben.`,
    noTurns: 'Kein Zug.',
    computer: (level, name) => `Mérellier, Stufe ${level}: ${name}`,
    thinking: 'Der Computer denkt nach …',
    tookNothing: (turn) => `Dieser Zug konnte schlagen und schlug nichts; zum Schlagen schreibt man ihn so: ${turn}`,
    hint: (turn) => `Tipp — ${turn}`,
    drawRefused: 'Der Computer lehnt das Remis ab.',
    over: 'Die Partie ist zu Ende: „zurück“, „speichern“, „neu“ oder „ende“.',
    typing: {
      points: ['d6, d6-d7, d6-d7xg7', 'einen Zug machen: setzen, ziehen, schlagen'],
      squares: ['32-28, 32x23', 'einen Zug machen: ziehen, schlagen'],
    },
    typingHuff: ['huff:22, demand', 'pustet einen Stein, oder verlangt den Schlag'],
    help: [
      ['züge', 'die erlaubten Züge'],
      ['zurück, vor', 'einen Zug zurück oder vor'],
      ['tipp', 'ein guter Zug'],
      ['remis, aufgeben', 'die Partie beenden: einvernehmlich, oder verloren für die Seite am Zug'],
      ['speichern DATEI', 'die Partie in eine Datei schreiben'],
      ['laden DATEI', 'eine Partie fortsetzen'],
      ['brett', 'das Brett noch einmal zeichnen'],
      ['stellung', 'die Stellung in einer Zeile (FEN)'],
      ['neu', 'von vorn beginnen'],
      ['ende', 'aufhören'],
    ],
    names: {
      turns: ['züge', 'zuege'],
      undo: ['zurück', 'zurueck', 'u'],
      redo: ['vor', 'r'],
      hint: ['tipp', 'hinweis'],
      draw: ['remis'],
      resign: ['aufgeben'],
      save: ['speichern'],
      load: ['laden'],
      board: ['brett'],
      fen: ['stellung'],
      new: ['neu'],
      help: ['hilfe', '?'],
      quit: ['ende', 'q'],
    },
  },
};
