import type { MillLessonId } from '../../lessons/mill-lessons.ts';
import type { LessonText } from '../shapes.ts';

const NO_MILL = 'Der Zug ist erlaubt, schließt aber keine Mühle.';

/** What the lessons on the rules of the mill say, in German. */
export const millLessons: Readonly<Record<MillLessonId, LessonText>> = {
  enter: {
    title: 'Einen Stein setzen',
    steps: [
      {
        task: 'Weiß ist am Zug: Setzen Sie einen Stein auf einen freien Punkt.',
        done: 'Gut gesetzt. Auf jedem Punkt ist nur für einen Stein Platz. Jetzt ist der Gegner am Zug.',
      },
    ],
  },
  'enter-or-move': {
    title: 'Setzen oder ziehen',
    steps: [
      {
        task: 'Im Vorrat sind noch Steine. Ziehen Sie trotzdem einen weißen Stein auf dem Brett.',
        done: 'Genau: Nach dieser Regel müssen nicht erst alle Steine gesetzt sein.',
        others: { enters: 'Setzen ist auch erlaubt, aber hier ziehen Sie einen Stein auf dem Brett.' },
      },
      {
        task: 'Und jetzt setzen Sie einen Stein.',
        done: 'Bei jedem Zug das eine oder das andere.',
        others: { moves: 'Ziehen ist erlaubt, aber diesmal setzen Sie einen Stein.' },
      },
    ],
  },
  'mill-by-entering': {
    title: 'Beim Setzen eine Mühle schließen',
    steps: [
      {
        task: 'Zwei weiße Steine stehen auf einer Linie. Setzen Sie den dritten dazu und schlagen Sie einen schwarzen.',
        done: 'Eine Mühle! Und ein schwarzer Stein weniger.',
        others: { any: 'Dieser Stein vollendet die Linie nicht.' },
      },
    ],
  },
  'entry-again': {
    title: 'Eine Mühle bringt einen Zusatzzug',
    steps: [
      {
        task: 'Setzen Sie den Stein, der eine Mühle schließt.',
        done: 'Eine Mühle: Geschlagen wird nichts, aber Weiß spielt noch einmal.',
        others: { any: 'Dieser Stein vollendet die Linie nicht.' },
      },
      { task: 'Noch einmal Weiß: Setzen Sie einen weiteren Stein.', done: 'Zwei Steine nacheinander, dank der Mühle.' },
    ],
  },
  'entry-forbidden': {
    title: 'Keine Mühle beim Setzen',
    steps: [
      {
        task: 'Zwei weiße Steine stehen auf einer Linie. Versuchen Sie, den dritten dazuzusetzen: Die Regel erlaubt es nicht. Setzen Sie dann anderswo.',
        done: 'Gut gesetzt. Mühlen gibt es erst, wenn alle Steine auf dem Brett sind.',
      },
    ],
  },
  'entry-nothing': {
    title: 'Eine Mühle, die nichts schlägt',
    steps: [
      {
        task: 'Schließen Sie beim Setzen eine Mühle.',
        done: 'Die Mühle ist zu. Jetzt schlägt sie nichts; geöffnet und wieder geschlossen schon.',
        others: { any: 'Dieser Stein vollendet die Linie nicht.' },
      },
    ],
  },
  'two-mills': {
    title: 'Zwei Mühlen auf einmal',
    steps: [
      {
        task: 'Ein einziger Stein kann zwei Linien zugleich vollenden. Setzen Sie ihn und schlagen Sie.',
        done: 'Zwei Mühlen auf einmal, und nur ein Stein wird geschlagen.',
        others: { any: 'Der Zug ist erlaubt, schließt aber nicht zwei Mühlen.' },
      },
    ],
  },
  'two-mills-each': {
    title: 'Zwei Mühlen, zwei Steine',
    steps: [
      {
        task: 'Ein einziger Stein kann zwei Linien zugleich vollenden. Setzen Sie ihn und schlagen Sie zwei schwarze.',
        done: 'Zwei Mühlen auf einmal, zwei Steine geschlagen.',
        others: { any: 'Der Zug ist erlaubt, schließt aber nicht zwei Mühlen.' },
      },
    ],
  },
  'first-mill-entering': {
    title: 'Drei auf einer Linie',
    steps: [
      {
        task: 'Zwei weiße Steine stehen auf einer Linie. Setzen Sie den dritten dazu.',
        done: 'Drei auf einer Linie: Weiß hat gewonnen.',
        others: { any: 'Dieser Stein steht nicht auf der Linie der beiden anderen.' },
      },
    ],
  },
  'stop-first-mill': {
    title: 'Die Linie sperren',
    steps: [
      {
        task: 'Schwarz hat zwei Steine auf einer Linie. Setzen Sie einen weißen Stein, der sie aufhält.',
        done: 'Die Linie ist gesperrt: Dort kann Schwarz nicht mehr gewinnen.',
        others: { any: 'Schwarz würde den dritten Stein setzen und gewinnen.' },
      },
    ],
  },
  move: {
    title: 'Einen Stein ziehen',
    steps: [
      {
        task: 'Alle Steine sind gesetzt. Ziehen Sie einen weißen Stein auf einen Nachbarpunkt.',
        done: 'Ein Schritt die Linie entlang, nicht mehr und nicht weniger.',
      },
    ],
  },
  diagonal: {
    title: 'Eine Mühle auf der Schrägen',
    steps: [
      {
        task: 'Schließen Sie die Mühle auf der Schrägen und schlagen Sie einen schwarzen Stein.',
        done: 'Die Schrägen zählen wie die anderen Linien.',
        others: { any: NO_MILL },
      },
    ],
  },
  'mill-by-moving': {
    title: 'Eine Mühle schließen',
    steps: [
      {
        task: 'Vollenden Sie mit einem weißen Stein eine Linie und schlagen Sie einen schwarzen.',
        done: 'Die Mühle ist zu, und ein schwarzer Stein ist geschlagen.',
        others: { any: NO_MILL },
      },
    ],
  },
  'mill-again': {
    title: 'Schlagen und weiterspielen',
    steps: [
      {
        task: 'Schließen Sie eine Mühle und schlagen Sie einen schwarzen Stein.',
        done: 'Geschlagen! Und Weiß spielt noch einmal.',
        others: { any: NO_MILL },
      },
      {
        task: 'Noch einmal Weiß: Ziehen Sie einen Stein.',
        done: 'Zwei Züge nacheinander: Eine Mühle ist hier viel wert.',
      },
    ],
  },
  'first-mill-moving': {
    title: 'Beim Ziehen gewinnen',
    steps: [
      {
        task: 'Beim Setzen hat niemand gewonnen. Ziehen Sie den weißen Stein, der eine Linie vollendet.',
        done: 'Drei auf einer Linie: gewonnen.',
        others: { any: 'Der Zug ist erlaubt, vollendet aber keine Linie.' },
      },
    ],
  },
  'open-and-close': {
    title: 'Öffnen und wieder schließen',
    steps: [
      {
        task: 'Die weiße Mühle ist zu. Öffnen Sie sie um einen Schritt, um sie danach wieder zu schließen.',
        done: 'Die Mühle ist offen. Schwarz zieht …',
        others: {
          opens: 'Die Mühle ist offen, aber Schwarz hat eine Antwort darauf.',
          any: 'Dieser Stein öffnet die Mühle nicht: Einer aus der Mühle muss heraus.',
        },
      },
      {
        task: 'Schließen Sie die Mühle wieder und schlagen Sie einen schwarzen Stein.',
        done: 'Eine Mühle, die auf und zu geht, schlägt in jedem zweiten Zug.',
        others: { any: NO_MILL },
      },
    ],
  },
  'double-mill': {
    title: 'Die Zwickmühle',
    steps: [
      {
        task: 'Ein Stein gehört zu zwei Linien. Ziehen Sie ihn von der einen zur anderen: Eine Mühle geht auf, die andere zu.',
        done: 'Eine Mühle geht auf, die andere zu, und ein schwarzer Stein ist geschlagen. Schwarz zieht …',
        others: { opens: 'Die Mühle geht auf, aber die andere nicht zu.', any: NO_MILL },
      },
      {
        task: 'Und zurück: Schließen Sie die erste Mühle wieder.',
        done: 'Mit jedem Zug ein Stein, solange nichts den Stein aufhält, der hin und her zieht.',
        others: { any: NO_MILL },
      },
    ],
  },
  protected: {
    title: 'Der geschützte Stein',
    steps: [
      {
        task: 'Schließen Sie die Mühle. Tippen Sie vor dem Schlagen einen Stein der schwarzen Mühle an: Die Regel schützt ihn.',
        done: 'Geschlagen: der einzige schwarze Stein außerhalb einer Mühle.',
        others: { any: NO_MILL },
      },
    ],
  },
  'all-in-mills': {
    title: 'Alle in Mühlen',
    steps: [
      {
        task: 'Alle schwarzen Steine stehen in Mühlen. Schließen Sie die weiße Mühle und schlagen Sie einen beliebigen.',
        done: 'Sind alle geschützt, ist es keiner.',
        others: { any: NO_MILL },
      },
    ],
  },
  'always-protected': {
    title: 'Immer geschützt',
    steps: [
      {
        task: 'Alle schwarzen Steine stehen in Mühlen. Schließen Sie die weiße Mühle und sehen Sie, was geschieht.',
        done: 'Die Mühle ist zu, aber nichts wird geschlagen: Diese Regel schützt immer.',
        others: { any: NO_MILL },
      },
    ],
  },
  'last-three': {
    title: 'Die letzten drei',
    steps: [
      {
        task: 'Nur drei schwarze Steine sind übrig, alle in einer Mühle. Schließen Sie die weiße Mühle und schlagen Sie.',
        done: 'Die letzten drei sind nicht mehr geschützt: Weiß hat gewonnen.',
        others: { any: NO_MILL },
      },
    ],
  },
  'never-protected': {
    title: 'Nichts ist geschützt',
    steps: [
      {
        task: 'Schließen Sie die Mühle und schlagen Sie einen Stein aus der schwarzen Mühle.',
        done: 'Nach dieser Regel schützt eine Mühle niemanden.',
        others: { 'takes-free': 'Gut geschlagen, aber dieser Stein stand in keiner Mühle.', any: NO_MILL },
      },
    ],
  },
  'take-between': {
    title: 'Zwischen zwei Steinen',
    steps: [
      {
        task: 'Besetzen Sie beide Enden einer Linie, in deren Mitte ein schwarzer Stein steht, und schlagen Sie ihn.',
        done: 'In der Zange geschlagen, ohne Mühle.',
        others: { any: 'Das ist erlaubt, aber kein schwarzer Stein steht nun zwischen zwei weißen.' },
      },
    ],
  },
  'take-both': {
    title: 'In der Mitte von zweien',
    steps: [
      {
        task: 'Ziehen Sie einen Stein zwischen zwei schwarze, in die Mitte ihrer Linie, und schlagen Sie beide.',
        done: 'Zwei Steine auf einmal, ohne Mühle.',
        others: { any: 'Das ist erlaubt, aber es trennt keine zwei schwarzen Steine.' },
      },
    ],
  },
  'take-by-leaping': {
    title: 'Über einen Stein',
    steps: [
      {
        task: 'Springen Sie über einen schwarzen Stein, von einem Ende der Linie zum anderen, und schlagen Sie ihn.',
        done: 'Übersprungen und geschlagen.',
        others: { any: 'Das ist erlaubt, aber es springt über keinen schwarzen Stein.' },
      },
    ],
  },
  fly: {
    title: 'Springen',
    steps: [
      {
        task: 'Weiß hat nur noch drei Steine, und die dürfen springen. Schließen Sie aus der Ferne eine Mühle und schlagen Sie.',
        done: 'Von einem Ende des Bretts zum anderen, ohne den Linien zu folgen.',
        others: { any: NO_MILL },
      },
    ],
  },
  'no-fly': {
    title: 'Ohne Springen',
    steps: [
      {
        task: 'Nur drei weiße Steine, und kein Springen. Versuchen Sie, weit zu springen: Die Regel erlaubt es nicht. Ziehen Sie dann einen Schritt.',
        done: 'Schritt für Schritt, bis zuletzt.',
      },
    ],
  },
  'ordinary-throw': {
    title: 'Ein gewöhnlicher Wurf',
    steps: [
      {
        task: 'Würfeln Sie, dann ziehen Sie.',
        done: 'Ein gewöhnlicher Wurf ändert nichts: Ein Stein zieht einen Schritt.',
      },
    ],
  },
  'special-throw': {
    title: 'Ein besonderer Wurf',
    steps: [
      {
        task: 'Würfeln Sie. Ist es ein besonderer Wurf, schließen Sie mit einem entfernten Stein eine Mühle und schlagen.',
        done: 'Der Wurf hat den Stein bis in die Mühle getragen.',
        others: {
          any: 'Das ist erlaubt: Ein besonderer Wurf zwingt zu nichts. Aber ein ferner Stein kann eine Mühle schließen.',
        },
      },
    ],
  },
  'special-two-mills': {
    title: 'Ein Wurf, zwei Mühlen',
    steps: [
      {
        task: 'Würfeln Sie und schließen Sie zwei Mühlen auf einmal. Jede schlägt einen Stein.',
        done: 'Zwei Mühlen, zwei Steine.',
        others: { closes: 'Eine Mühle, ja; aber zwei auf einmal sind möglich.', any: NO_MILL },
      },
    ],
  },
  'row-of-three': {
    title: 'Drei Steine auf einmal',
    steps: [
      {
        task: 'Würfeln Sie. Der Wurf ist besonders: Setzen Sie den ersten Stein auf eine freie Linie.',
        done: 'Der erste steht.',
      },
      { task: 'Setzen Sie den zweiten auf dieselbe Linie.', done: 'Noch einer.' },
      { task: 'Schließen Sie die Linie, und schlagen Sie.', done: 'Drei Steine gesetzt, eine Mühle, ein Schlag.' },
    ],
  },
  win: {
    title: 'Gewinnen',
    steps: [
      {
        task: 'Nur drei schwarze Steine sind übrig. Schließen Sie eine Mühle und schlagen Sie einen davon.',
        done: 'Zwei Steine machen keine Mühle mehr: Weiß hat gewonnen.',
        others: { any: NO_MILL },
      },
    ],
  },
  block: {
    title: 'Einsperren',
    steps: [
      {
        task: 'Ein einziger Zug sperrt alle schwarzen Steine ein. Welcher ist es?',
        done: 'Schwarz kann nicht mehr ziehen: Weiß hat gewonnen.',
        others: { any: 'Der Zug ist erlaubt, aber Schwarz kann noch ziehen.' },
      },
    ],
  },
  'block-draws': {
    title: 'Einsperren macht remis',
    steps: [
      {
        task: 'Ein einziger Zug sperrt alle schwarzen Steine ein. Welcher ist es?',
        done: 'Schwarz kann nicht mehr ziehen: Nach dieser Regel ist die Partie remis.',
        others: { any: 'Der Zug ist erlaubt, aber Schwarz kann noch ziehen.' },
      },
    ],
  },
  pass: {
    title: 'Passen',
    steps: [
      {
        task: 'Alle weißen Steine sind eingesperrt. Es bleibt nur eines: Passen Sie.',
        done: 'Wer nicht ziehen kann, passt und wartet, bis der Gegner Platz macht.',
      },
    ],
  },
};
