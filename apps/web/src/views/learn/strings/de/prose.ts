import type { LearnStrings } from '../fr.ts';

const time = (number: number): string => ['zweiten', 'dritten', 'vierten', 'fünften'][number - 2] ?? `${number}.`;
const each = (number: number): string => `${number} ${number === 1 ? 'Zug' : 'Zügen'} jeder Seite`;
const men = (number: number): string => `${number} ${number === 1 ? 'Stein' : 'Steine'}`;

/** By the number of men that a side needs. */
const FEWER: Readonly<Record<number, string>> = {
  1: 'keiner mehr übrig ist',
  2: 'nur noch einer übrig ist',
  3: 'weniger als drei übrig sind',
};
const LAST: Readonly<Record<number, string>> = {
  1: 'Gespielt wird bis zum letzten Stein: Wer keinen mehr hat, hat verloren.',
  2: 'Mit zwei Steinen spielt man weiter; wer nur noch einen hat, hat verloren.',
  3: 'Wer nur noch zwei Steine hat, hat verloren.',
};
const UNSAFE: Readonly<Record<number, string>> = {
  1: 'Nur der letzte ist es nicht mehr.',
  2: 'Nur die letzten zwei sind es nicht mehr.',
  3: 'Nur die letzten drei sind es nicht mehr.',
};

const WHO = { white: 'Weiß beginnt.', black: 'Schwarz beginnt.' };

export const prose: LearnStrings['prose'] = {
  sections: {
    goal: 'Das Ziel',
    placing: 'Setzen',
    moving: 'Ziehen',
    taking: 'Schlagen',
    flying: 'Springen',
    dice: 'Würfeln',
    man: 'Der Stein',
    capture: 'Das Schlagen',
    king: 'Die Dame',
    huffing: 'Pusten',
    end: 'Das Ende',
  },
  mill: {
    goal: {
      few: (least) => `Gegnerische Steine schlagen, bis ${FEWER[least]}.`,
      fewOrBlocked: (least) => `Gegnerische Steine schlagen, bis ${FEWER[least]}, oder sie alle einsperren.`,
      first: 'Als Erster drei Steine auf eine Linie bringen: Das ist eine Mühle, und sie gewinnt.',
      lose: (least) => `Die eigenen Steine schlagen lassen, bis ${FEWER[least]}, oder nicht mehr ziehen können.`,
      firstLoses: 'Nicht als Erster drei Steine auf eine Linie bringen: Das ist eine Mühle, und sie verliert.',
    },
    losing: 'Hier gewinnt, wer verliert: Die Seite, die nach dem Folgenden verloren hätte, hat gewonnen.',
    men: (number) => `Das Brett ist leer, und jede Seite hat ${men(number)} im Vorrat.`,
    homes: 'Die Steine stehen schon auf dem Brett: die drei jeder Seite auf der Reihe, die ihr am nächsten liegt.',
    unevenMen: (white, black) => `Das Brett ist leer: Weiß hat ${men(white)} im Vorrat, und Schwarz ${black}.`,
    begins: WHO,
    board: {
      nine: null,
      'nine-diagonals': 'Die vier Schrägen sind Linien wie die anderen: Man zieht auf ihnen und schließt dort Mühlen.',
      'nine-diagonal-ways': 'Die vier Schrägen sind nur Wege: Man zieht auf ihnen, schließt dort aber keine Mühlen.',
      'nine-wide-corners':
        'Die vier Schrägen sind Linien wie die anderen. Von einer Ecke des großen Quadrats zieht ein Stein auf jeden freien Punkt.',
      cube: 'Die Linien folgen den Kanten und den Mittellinien der sechs Flächen; ein Stein auf einer Kante gehört zu zwei Flächen.',
      three: 'Das kleine Quadrat hat sechs Linien: drei quer und drei hoch.',
      'three-diagonals': 'Das kleine Quadrat hat acht Linien: drei quer, drei hoch und zwei von Ecke zu Ecke.',
      'three-homes':
        'Das kleine Quadrat hat sechs Linien: eine quer, drei hoch und zwei von Ecke zu Ecke. Die Startreihen zählen nicht: Auf ihnen wird nur gezogen.',
      round: 'Der Kreis hat vier Linien, alle durch die Mitte; am Rand geht es von einer Speiche zur nächsten.',
      six: 'Die vier Stege zwischen den Quadraten sind zu kurz für eine Mühle: Auf ihnen wird nur gezogen.',
      seven: 'Die beiden mittleren Linien haben fünf Punkte: Drei Steine nebeneinander bilden dort eine Mühle.',
    },
    entry: {
      first:
        'Abwechselnd setzt jeder einen Stein auf einen freien Punkt. Gezogen wird erst, wenn alle eigenen Steine stehen.',
      'any-time': 'In jedem Zug hat man die Wahl: einen Stein aus dem Vorrat setzen oder einen auf dem Brett ziehen.',
    },
    atEntry: {
      capture:
        'Wer den dritten Stein auf eine Linie setzt, schließt eine Mühle und schlägt sofort einen gegnerischen Stein.',
      'extra-turn': 'Eine beim Setzen geschlossene Mühle schlägt nichts: Sie bringt einen Zusatzzug.',
      nothing: 'Eine beim Setzen geschlossene Mühle schlägt nichts. Später kann man sie öffnen und wieder schließen.',
      forbidden: 'Beim Setzen darf keine Mühle geschlossen werden, außer es ist sonst kein Punkt frei.',
      wins: 'Wer beim Setzen eine Mühle schließt, gewinnt sofort.',
      'from-hand':
        'Eine beim Setzen geschlossene Mühle nimmt einen Stein aus dem gegnerischen Vorrat; ist er leer, einen vom Brett.',
      'from-hand-and-extra-turn':
        'Eine beim Setzen geschlossene Mühle nimmt einen Stein aus dem gegnerischen Vorrat, oder vom Brett, wenn er leer ist, und bringt einen Zusatzzug.',
      later:
        'Beim Setzen geschlossene Mühlen werden gezählt. Sind alle Steine gesetzt, schlägt jede Seite, was sie gezählt hat; dann wird gezogen.',
      marked:
        'Eine beim Setzen geschlossene Mühle schlägt einen Stein; sein Punkt bleibt gesperrt, bis alle Steine gesetzt sind.',
      'opponent-chooses':
        'Schließt eine Seite beim Setzen eine Mühle, so nimmt die andere einen eigenen Stein ihrer Wahl vom Brett, auch aus einer Mühle; dann zieht sie.',
      'by-count':
        'Eine beim Setzen geschlossene Mühle schlägt nichts. Sind alle Steine gesetzt, werden die Mühlen gezählt: Jede Seite schlägt so viele Steine, wie die Seite mit weniger Mühlen hat, die mit mehr Mühlen einen mehr; eine Seite ohne Mühle schlägt einen, die andere zwei. Hat niemand eine Mühle, nimmt jede Seite einen eigenen Stein weg.',
      'one-each':
        'Eine beim Setzen geschlossene Mühle schlägt nichts. Sind alle Steine gesetzt, nimmt jede Seite einen gegnerischen Stein: zuerst die Seite mit der ersten Mühle oder, ohne Mühle, die Seite, die nicht begann; sie zieht dann auch zuerst.',
    },
    movesFirst: {
      'in-turn': null,
      beginner: 'Sind alle Steine gesetzt, zieht zuerst die Seite, die begonnen hat.',
      other: 'Sind alle Steine gesetzt, zieht zuerst die Seite, die nicht begonnen hat.',
      'other-unless-full':
        'Sind alle Steine gesetzt, zieht zuerst die Seite, die nicht begonnen hat. Ist das Brett aber voll, ist die Seite am Zug, die begonnen hat, und sie ist eingesperrt.',
    },
    placingStops: (number) =>
      `Sobald nur noch ${number} ${number === 1 ? 'Punkt frei ist' : 'Punkte frei sind'}, endet das Setzen: Steine im Vorrat werden weggelegt.`,
    move: 'Ein Stein zieht eine Linie entlang zum nächsten Punkt, wenn der frei ist.',
    byMoving: {
      capture: 'Auch eine durch Ziehen geschlossene Mühle schlägt.',
      'only-capture': 'Nur eine durch Ziehen geschlossene Mühle schlägt.',
      'capture-and-extra-turn': 'Eine durch Ziehen geschlossene Mühle schlägt einen Stein und bringt einen Zusatzzug.',
      wins: 'Hat beim Setzen niemand gewonnen, wird gezogen; die erste Mühle gewinnt.',
      'only-wins': 'Sind alle Steine gesetzt, wird gezogen; die erste Mühle gewinnt.',
    },
    counts: {
      always: 'Man kann eine Mühle öffnen, wieder schließen und noch einmal schlagen.',
      once: 'Jede Linie zählt für jede Seite nur einmal: Dort wieder eine Mühle zu schließen bringt nichts mehr.',
    },
    reclosing: {
      'at-once': null,
      later: 'Ein Stein, der gerade eine Mühle geöffnet hat, darf nicht gleich zurück und sie schließen; später schon.',
      'later-after-mill':
        'Ein Stein, der mit einem Zug eine Mühle öffnet und eine andere schließt, darf nicht gleich zurück; später schon.',
    },
    /** For those who are to play at once. */
    takes: 'Drei eigene Steine auf einer Linie schließen eine Mühle: Sie schlagen einen gegnerischen Stein.',
    takesByMoving:
      'Drei eigene Steine, durch Ziehen auf eine Linie gebracht, schließen eine Mühle: Sie schlagen einen gegnerischen Stein.',
    takesAndAgain:
      'Drei eigene Steine, durch Ziehen auf eine Linie gebracht, schließen eine Mühle: Sie schlagen einen gegnerischen Stein und ziehen noch einmal.',
    taken: 'Ein geschlagener Stein kommt nicht wieder.',
    /** Where a mill takes two men: what else speaks of one. */
    two: {
      atEntry: {
        capture:
          'Wer den dritten Stein auf eine Linie setzt, schließt eine Mühle und schlägt sofort zwei gegnerische Steine.',
        marked:
          'Eine beim Setzen geschlossene Mühle schlägt zwei Steine, aber deren Punkte bleiben gesperrt, bis alle Steine gesetzt sind.',
      },
      byMoving: {
        capture: 'Auch eine durch Ziehen geschlossene Mühle schlägt.',
        'only-capture': 'Nur eine durch Ziehen geschlossene Mühle schlägt.',
        'capture-and-extra-turn':
          'Eine durch Ziehen geschlossene Mühle schlägt zwei Steine und bringt einen Zusatzzug.',
      },
      takes: 'Drei eigene Steine auf einer Linie schließen eine Mühle: Sie schlagen zwei gegnerische Steine.',
      takesByMoving:
        'Drei eigene Steine, durch Ziehen auf eine Linie gebracht, schließen eine Mühle: Sie schlagen zwei gegnerische Steine.',
      takesAndAgain:
        'Drei eigene Steine, durch Ziehen auf eine Linie gebracht, schließen eine Mühle: Sie schlagen zwei gegnerische Steine und ziehen noch einmal.',
    },
    captures: {
      one: 'Zwei Mühlen auf einmal schlagen nur einen Stein.',
      'one-by-man': 'Ein Stein, der zwei Mühlen auf einmal schließt, schlägt nur einen Stein.',
      'per-mill': 'Zwei Mühlen auf einmal schlagen zwei Steine, einen für jede Mühle.',
      two: 'Ein Zug, der eine Mühle schließt, schlägt zwei Steine.',
    },
    custodian:
      'Ein Stein, der ans Ende einer Linie kommt, deren anderes Ende Ihnen gehört, schlägt den gegnerischen dazwischen.',
    intervention: 'Ein Stein, der in die Mitte einer Linie zwischen zwei gegnerische kommt, schlägt beide.',
    leap: 'Ein Stein darf über einen gegnerischen springen, von einem Ende einer Linie zum anderen: Er schlägt ihn und sonst keinen.',
    eitherWay: 'Kann ein Zug auf mehrere Arten schlagen, wählt man eine davon.',
    evenInMills: 'Vor diesen Schlägen schützt keine Mühle.',
    mayTake: 'Schlagen ist keine Pflicht: Man darf eine Mühle schließen und alle Steine stehen lassen.',
    protection: {
      'unless-all':
        'Ein Stein in einer Mühle ist geschützt. Stehen aber alle gegnerischen Steine in Mühlen, darf man jeden schlagen.',
      always: 'Ein Stein in einer Mühle ist immer geschützt: Stehen alle in Mühlen, wird nichts geschlagen.',
      never: 'Jeder Stein darf geschlagen werden, auch einer in einer Mühle.',
      'once-placed':
        'Solange noch Steine zu setzen sind, darf jeder geschlagen werden. Danach ist ein Stein in einer Mühle geschützt, außer wenn alle gegnerischen Steine in Mühlen stehen.',
    },
    lastUnsafe: UNSAFE,
    flying: (number) =>
      number === 0
        ? 'Gesprungen wird nicht: Bis zuletzt folgen die Steine den Linien.'
        : `Wer nur noch ${men(number)} hat, springt: auf jeden freien Punkt.`,
    flyingWithHand: 'Steine im Vorrat zählen mit denen auf dem Brett zusammen.',
    dice: {
      none: null,
      alfonso:
        'Sind alle Steine gesetzt, wirft jeder vor seinem Zug drei Würfel. Bei 6‑5‑4, 6‑3‑3, 5‑2‑2 oder 4‑1‑1 darf ein Stein überallhin, wenn er dort eine Mühle schließt. Niemand muss es.',
      entering:
        'Solange man Steine im Vorrat hat, wirft man vor dem Setzen drei Würfel. Bei 6‑5‑4, 6‑3‑3, 5‑2‑2 oder 4‑1‑1 setzt man drei auf einmal auf eine freie Linie, wenn man drei hat; jede Mühle schlägt. Danach wird nicht mehr gewürfelt.',
      /** The same where a man takes alike however many mills it closes. */
      'entering-by-man':
        'Solange man Steine im Vorrat hat, wirft man vor dem Setzen drei Würfel. Bei 6‑5‑4, 6‑3‑3, 5‑2‑2 oder 4‑1‑1 setzt man drei auf einmal auf eine freie Linie, wenn man drei hat; jeder Stein, der eine Mühle schließt, schlägt. Danach wird nicht mehr gewürfelt.',
    },
    few: LAST,
    blocked: {
      loses: 'Wer am Zug ist und nicht ziehen kann, hat verloren.',
      passes: 'Wer nicht ziehen kann, passt.',
      draws: 'Kann die Seite am Zug nicht ziehen, ist die Partie remis.',
      'loses-unless-full':
        'Wer am Zug ist und nicht ziehen kann, hat verloren; auf einem vollen Brett ist die Partie remis.',
      takes:
        'Wer nicht ziehen kann, schlägt einen gegnerischen Stein neben einem eigenen, auch aus einer Mühle; dann zieht die andere Seite.',
      'takes-and-plays':
        'Wer nicht ziehen kann, schlägt einen gegnerischen Stein neben einem eigenen, auch aus einer Mühle, und zieht dann.',
      'each-takes':
        'Wer nicht ziehen kann, schlägt einen gegnerischen Stein neben einem eigenen, auch aus einer Mühle; die andere Seite schlägt ebenso einen, dann zieht die eingesperrte Seite.',
      'each-takes-if-full':
        'Wer am Zug ist und nicht ziehen kann, hat verloren. Auf einem vollen Brett aber nimmt jede Seite einen gegnerischen Stein weg, zuerst die Seite am Zug, und sie zieht dann.',
    },
    noCapture: (number) => `Nach ${each(number)} ohne Schlag ist die Partie remis.`,
    threeMen: (number) => `Hat eine Seite nur noch drei Steine, ist die Partie nach ${each(number)} ohne Schlag remis.`,
  },
  repetition: (number) => `Entsteht dieselbe Stellung zum ${time(number)} Mal, ist die Partie remis.`,
  draughts: {
    goal: {
      'take-all': 'Alle gegnerischen Figuren schlagen oder alle einsperren.',
      'lose-all': 'Wer verliert, gewinnt: sich alle Figuren schlagen lassen oder keine mehr ziehen können.',
      'first-king': 'Als Erster eine Dame machen.',
    },
    size: {
      dark: (squares, each, rows) =>
        `Gespielt wird auf den dunklen Feldern eines Bretts mit ${squares} Feldern: ${men(each)} auf jeder Seite, in ${rows} ${rows === 1 ? 'Reihe' : 'Reihen'}.`,
      all: (squares, each, rows) =>
        `Gespielt wird auf allen Feldern eines Bretts mit ${squares} Feldern: ${men(each)} auf jeder Seite, in ${rows} ${rows === 1 ? 'Reihe' : 'Reihen'}.`,
    },
    backRow: { filled: null, free: 'Die Reihe, die jedem Spieler am nächsten liegt, ist am Anfang frei.' },
    begins: WHO,
    move: {
      diagonals: 'Ein Stein zieht schräg vorwärts, ein Feld weit, wenn es frei ist.',
      straight: 'Ein Stein zieht geradeaus oder seitwärts, ein Feld weit, wenn es frei ist.',
      all: 'Ein Stein zieht geradeaus, seitwärts oder schräg vorwärts, ein Feld weit, wenn es frei ist.',
    },
    capture: 'Zum Schlagen springt man über eine benachbarte gegnerische Figur auf das freie Feld gleich dahinter.',
    lines: {
      dark: {
        diagonals: null,
        all: 'Geschlagen wird schräg, aber auch entlang der Reihen und Linien, von dunklem Feld zu dunklem Feld.',
        straight: 'Geschlagen wird entlang der Reihen und Linien, von dunklem Feld zu dunklem Feld, nie schräg.',
      },
      all: {
        diagonals: 'Geschlagen wird schräg.',
        all: 'Geschlagen wird schräg, aber auch entlang der Reihen und Linien.',
        straight: 'Geschlagen wird entlang der Reihen und Linien, nie schräg.',
      },
    },
    turnBack: { yes: null, no: 'Ein Schlag geht nie in die Richtung weiter, aus der er kam.' },
    backward: { yes: 'Ein Stein schlägt auch rückwärts.', no: 'Ein Stein schlägt nur vorwärts.' },
    takesKings: { yes: null, no: 'Ein Stein schlägt keine Dame.' },
    goesOn: 'Wer von dort aus weiterschlagen kann, schlägt im selben Zug weiter.',
    removal: {
      'at-end': 'Geschlagene Figuren bleiben bis zum Ende des Zugs stehen; keine wird zweimal übersprungen.',
      'at-once': 'Geschlagene Figuren verlassen das Brett eine nach der anderen, sobald sie übersprungen sind.',
    },
    obligation: {
      enforced: 'Schlagen ist Pflicht, und ein Schlag wird zu Ende geführt.',
      huffing:
        'Wer schlagen kann, muss. Erzwungen wird es nicht: Wird ein Schlag vergessen, pustet der Gegner die Figur, nimmt sie also weg, und zieht dann. Er kann den Schlag auch verlangen oder ihn durchgehen lassen.',
    },
    priority: {
      none: 'Von zwei Schlägen wählt man frei.',
      most: 'Von zwei Schlägen muss der gespielt werden, der mehr Figuren nimmt.',
      'most-kings': 'Von zwei Schlägen muss der gespielt werden, der mehr Figuren nimmt, dann der mit mehr Damen.',
      'kings-first': 'Können eine Dame und ein Stein schlagen, schlägt die Dame.',
      frisian:
        'Von zwei Schlägen gilt der wertvollere, wobei eine Dame etwas weniger als zwei Steine zählt; bei gleichem Wert schlägt die Dame.',
      italian:
        'Von zwei Schlägen muss der gespielt werden, der mehr Figuren nimmt; bei gleicher Zahl der einer Dame, dann der mit mehr Damen, dann der, der eine Dame früher nimmt.',
    },
    crowning: {
      'at-end':
        'Ein Stein, der seinen Zug auf der letzten Reihe beendet, wird Dame. Kommt er dort im Schlagen nur vorbei, bleibt er Stein.',
      passing:
        'Ein Stein, der die letzte Reihe berührt, wird Dame, auch mitten im Schlag, und schlägt als Dame weiter.',
      'ends-turn': 'Ein Stein, der die letzte Reihe berührt, wird Dame, und sein Zug ist zu Ende.',
    },
    kingRun: (number) =>
      `Solange ihre Seite Steine hat, macht dieselbe Dame höchstens ${number} ${number === 1 ? 'Zug' : 'Züge'} nacheinander ohne Schlag.`,
    longRange: {
      diagonals: 'Eine Dame zieht so weit, wie die Schräge frei ist, vorwärts und rückwärts.',
      straight: 'Eine Dame zieht so weit, wie die Reihe oder Linie frei ist, in jede Richtung.',
      all: 'Eine Dame zieht so weit, wie der Weg frei ist, in jede Richtung, auch schräg.',
    },
    shortRange: 'Eine Dame zieht ein Feld weit, vorwärts und rückwärts.',
    landing: {
      behind: 'Sie schlägt aus der Ferne und landet gleich hinter der geschlagenen Figur.',
      any: 'Sie schlägt aus der Ferne und landet dahinter, wo sie will, so weit der Weg frei ist.',
      'behind-king':
        'Sie schlägt aus der Ferne und landet dahinter, wo sie will; ist die letzte geschlagene Figur aber eine Dame, gleich dahinter.',
    },
    lost: {
      'take-all': 'Wer keine Figur mehr hat oder nicht ziehen kann, hat verloren.',
      'lose-all': 'Wer keine Figur mehr hat oder nicht ziehen kann, hat gewonnen.',
      'first-king': 'Die erste Dame gewinnt sofort. Wer keine Figur mehr hat oder nicht ziehen kann, hat verloren.',
    },
    oneKing: (number) => `Eine Dame gegen eine: Nach ${each(number)} ohne Schlag ist die Partie remis.`,
    kingsOnly: (number) => `Nur noch Damen: Nach ${each(number)} ohne Schlag ist die Partie remis.`,
    kingMoves: (number) =>
      `Ziehen beide Seiten nur noch mit Damen und ohne zu schlagen, ist die Partie nach ${each(number)} remis.`,
    twoToOne: (number) =>
      `Eine einzelne Dame gegen höchstens zwei Figuren, darunter eine Dame: Nach ${each(number)} ist die Partie remis.`,
    threeToOne: (number) =>
      `Eine einzelne Dame gegen höchstens drei Figuren, darunter eine Dame: Nach ${each(number)} ist die Partie remis.`,
    threeKings: (number) => `Eine einzelne Dame gegen drei oder mehr Damen: Nach ${each(number)} ist die Partie remis.`,
    twoKings: (number) => `Eine einzelne Dame gegen zwei Damen: Nach ${each(number)} ist die Partie remis.`,
    mainRoad: (number) =>
      `Eine einzelne Dame, die die längste Diagonale für sich hat, gegen drei Figuren, darunter eine Dame: Nach ${each(number)} ist die Partie remis.`,
    fivePieces: (number) =>
      `Vier oder fünf Figuren, auf jeder Seite eine Dame: Nach ${each(number)} ohne Schlag und ohne neue Dame ist die Partie remis, auch wenn es lauter Damenzüge sind.`,
    sevenPieces: (number) =>
      `Sechs oder sieben Figuren, auf jeder Seite eine Dame: Nach ${each(number)} ohne Schlag und ohne neue Dame ist die Partie remis.`,
    onePieceEach: 'Je eine Figur: Die Partie ist sofort remis.',
  },
};
