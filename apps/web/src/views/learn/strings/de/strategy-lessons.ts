import type { StrategyLessonId } from '../../lessons/strategy-lessons.ts';
import type { LessonText } from '../shapes.ts';

const NO_MILL = 'Der Zug ist erlaubt, schließt aber keine Mühle.';

/** What the lessons of the strategy course say, in German. */
export const strategyLessons: Readonly<Record<StrategyLessonId, LessonText>> = {
  crossing: {
    title: 'Eine Kreuzung finden',
    steps: [
      {
        task: 'Setzen Sie einen weißen Stein dorthin, wo vier Wege zusammenkommen.',
        done: 'Vier Wege: Von dort kommt ein Stein überallhin und ist schwer einzusperren.',
        others: {
          'three-ways': 'Drei Wege sind schon gut. Aber es geht besser.',
          corner: 'Eine Ecke: nur zwei Wege.',
          any: 'Von hier gehen keine vier Wege aus.',
        },
      },
    ],
  },
  'two-threats': {
    title: 'Zwei Drohungen auf einmal',
    steps: [
      {
        task: 'Setzen Sie einen Stein, der zwei Mühlen zugleich zu schließen droht.',
        done: 'Zwei Linien, an denen je ein Stein fehlt. Schwarz hat nur einen Zug …',
        others: {
          threatens: 'Eine Drohung, ja; aber ein anderer Zug macht zwei auf einmal.',
          any: 'Dieser Stein droht noch nichts.',
        },
      },
      {
        task: 'Schwarz hat eine Linie gesperrt. Schließen Sie die andere und schlagen Sie.',
        done: 'Gegen zwei Drohungen reicht ein Zug nicht.',
        others: { any: NO_MILL },
      },
    ],
  },
  'open-surely': {
    title: 'Ohne Risiko öffnen',
    steps: [
      {
        task: 'Öffnen Sie die weiße Mühle so, dass sie sich im nächsten Zug wieder schließen lässt, was immer Schwarz zieht.',
        done: 'Kein schwarzer Stein erreicht den verlassenen Platz …',
        others: {
          opens: 'Die Mühle geht auf, aber ein schwarzer Stein kann in die Lücke schlüpfen.',
          any: 'Dieser Zug öffnet die Mühle nicht.',
        },
      },
      {
        task: 'Schließen Sie die Mühle wieder und schlagen Sie.',
        done: 'Sehen Sie nach, wer neben dem Platz steht, den Sie verlassen: Das ist das Geheimnis.',
        others: { any: NO_MILL },
      },
    ],
  },
  'running-take': {
    title: 'Den Störer schlagen',
    steps: [
      {
        task: 'Ziehen Sie von einer Mühle zur anderen und schlagen Sie den Stein, der den Rückweg stören könnte.',
        done: 'Nun hält nichts den Stein vom Zurückkommen ab …',
        others: {
          closes: 'Eine Mühle, ja; aber ein schwarzer Stein kann jetzt auf den verlassenen Platz.',
          any: NO_MILL,
        },
      },
      {
        task: 'Ziehen Sie zurück und schlagen Sie noch einmal.',
        done: 'Die Zwickmühle läuft. Zwei Steine in zwei Zügen.',
        others: { any: NO_MILL },
      },
    ],
  },
  'take-threat': {
    title: 'Den Angreifer schlagen',
    steps: [
      {
        task: 'Schwarz droht mit einer Mühle. Schließen Sie die weiße und schlagen Sie einen Stein, der die Drohung beendet.',
        done: 'Ein Stein geschlagen und keine Drohung mehr: zwei Dinge in einem Zug.',
        others: {
          closes: 'Gut geschlagen; aber Schwarz schließt im nächsten Zug eine Mühle.',
          any: 'Dieser Zug schließt die weiße Mühle nicht.',
        },
      },
    ],
  },
  bar: {
    title: 'Eine Mühle sperren',
    steps: [
      {
        task: 'Schwarz will eine Mühle schließen. Ziehen Sie einen weißen Stein auf den fehlenden Punkt.',
        done: 'Der Platz ist besetzt: Solange dieser Stein bleibt, schließt diese Mühle nicht.',
        others: { any: 'Schwarz schließt im nächsten Zug die Mühle.' },
      },
    ],
  },
  'fly-two-threats': {
    title: 'Springen und drohen',
    steps: [
      {
        task: 'Drei weiße Steine, und sie springen. Finden Sie den Sprung, der mit zwei Mühlen zugleich droht.',
        done: 'Zwei Drohungen; und Schwarz, das nicht springt, kann nur eine abwehren …',
        others: {
          threatens: 'Eine Drohung, ja; aber ein anderer Sprung macht zwei auf einmal.',
          any: 'Mit diesem Zug droht nichts.',
        },
      },
      {
        task: 'Schließen Sie eine Mühle und schlagen Sie.',
        done: 'Drei springende Steine bleiben gefährlich.',
        others: { any: NO_MILL },
      },
    ],
  },
  'fly-bar': {
    title: 'Wenn der Gegner springt',
    steps: [
      {
        task: 'Schwarz hat nur noch drei Steine und springt. Sperren Sie die schwarze Linie.',
        done: 'Gegen eine Seite, die springt, sind zwei Steine auf einer freien Linie schon eine Drohung.',
        others: { any: 'Schwarz springt, schließt eine Mühle und schlägt.' },
      },
    ],
  },
  'opening-bar': {
    title: 'Schon beim Setzen sperren',
    steps: [
      {
        task: 'Schwarz hat zwei Steine auf einer Linie. Setzen Sie den Stein, der sie aufhält.',
        done: 'Gesperrt; und derselbe Stein bereitet eine weiße Mühle vor.',
        others: {
          crossing: 'Eine Kreuzung ist ein guter Platz; aber Schwarz schließt sofort eine Mühle.',
          any: 'Schwarz schließt sofort eine Mühle und schlägt.',
        },
      },
    ],
  },
};
