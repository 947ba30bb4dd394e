import type { DraughtsLessonId } from '../../lessons/draughts-lessons.ts';
import type { LessonText } from '../shapes.ts';

/** What the lessons on the rules of draughts say, in German. */
export const draughtsLessons: Readonly<Record<DraughtsLessonId, LessonText>> = {
  'man-move': {
    title: 'Vorwärts',
    steps: [
      {
        task: 'Weiß ist am Zug: Ziehen Sie einen Stein schräg ein Feld vorwärts.',
        done: 'Ein Stein zieht immer vorwärts, nie zurück.',
      },
    ],
  },
  'man-straight': {
    title: 'Geradeaus und seitwärts',
    steps: [
      {
        task: 'Weiß am Zug: Ziehen Sie einen Stein ein Feld weit, geradeaus oder seitwärts.',
        done: 'Ein Stein geht nie zurück.',
      },
    ],
  },
  'capture-straight': {
    title: 'Geradeaus schlagen',
    steps: [
      {
        task: 'Ein weißer Stein kann den vor ihm schlagen. Springen Sie über ihn.',
        done: 'Übersprungen und geschlagen, nie schräg. Wer schlagen kann, muss.',
      },
    ],
  },
  'king-straight': {
    title: 'Eine Dame auf Reihen und Linien',
    steps: [
      {
        task: 'Ziehen Sie die weiße Dame mehrere Felder weit.',
        done: 'So weit der Weg frei ist, in jede Richtung.',
        others: { 'king-steps': 'Ein Feld ist erlaubt. Aber sie kann weiter.', any: 'Ziehen Sie diesmal die Dame.' },
      },
    ],
  },
  'man-capture': {
    title: 'Schlagen ist Pflicht',
    steps: [
      {
        task: 'Ein weißer Stein kann schlagen. Versuchen Sie es erst mit dem anderen: Die Regel erlaubt es nicht. Schlagen Sie dann.',
        done: 'Übersprungen und geschlagen. Wer schlagen kann, muss.',
      },
    ],
  },
  'man-capture-free': {
    title: 'Schlagen',
    steps: [
      {
        task: 'Ein weißer Stein kann schlagen. Springen Sie über den schwarzen.',
        done: 'Übersprungen und geschlagen. Kein Schlag wurde vergessen, also ist nichts zu fürchten.',
        others: { any: 'Nichts verbietet den Zug, aber der Schlag ist vergessen: Schwarz könnte die Figur pusten.' },
      },
    ],
  },
  'capture-backward': {
    title: 'Rückwärts schlagen',
    steps: [
      {
        task: 'Der schwarze Stein steht dahinter. Schlagen Sie ihn trotzdem: Hier geht es.',
        done: 'Ein Stein zieht nur vorwärts, schlägt aber in beide Richtungen.',
      },
    ],
  },
  'capture-forward': {
    title: 'Nie rückwärts',
    steps: [
      {
        task: 'Der schwarze Stein steht dahinter. Versuchen Sie, ihn zu schlagen: Die Regel erlaubt es nicht. Ziehen Sie dann anders.',
        done: 'Nach dieser Regel schlägt ein Stein nur vorwärts.',
      },
    ],
  },
  multiple: {
    title: 'Mehrfach schlagen',
    steps: [
      {
        task: 'Schlagen Sie zwei schwarze Steine in einem Zug, einen nach dem anderen.',
        done: 'Eine Schlagfolge: Solange derselbe Stein schlagen kann, macht er weiter.',
      },
    ],
  },
  choose: {
    title: 'Einen Schlag wählen',
    steps: [
      {
        task: 'Zwei Schläge sind möglich. Wählen Sie den, der zwei Steine nimmt.',
        done: 'Zwei Steine weniger. Die Wahl war frei.',
        others: { 'takes-one': 'Das ist erlaubt, die Wahl ist frei. Aber der andere Schlag nimmt zwei.' },
      },
    ],
  },
  majority: {
    title: 'Der größere Schlag',
    steps: [
      {
        task: 'Zwei Schläge bieten sich an. Versuchen Sie erst den kleineren: Die Regel erlaubt es nicht. Spielen Sie dann den größeren.',
        done: 'Es muss der Schlag sein, der die meisten Figuren nimmt.',
      },
    ],
  },
  'no-king-taken': {
    title: 'Eine Dame in Sicherheit',
    steps: [
      {
        task: 'Versuchen Sie, die schwarze Dame mit einem Stein zu schlagen: Die Regel erlaubt es nicht. Ziehen Sie dann anders.',
        done: 'Nach dieser Regel schlägt nur eine Dame eine Dame.',
      },
    ],
  },
  crown: {
    title: 'Dame werden',
    steps: [
      {
        task: 'Ein weißer Stein steht kurz vor der letzten Reihe. Ziehen Sie ihn dorthin.',
        done: 'Nun ist er eine Dame.',
        others: { any: 'Dieser Stein erreicht die letzte Reihe nicht.' },
      },
    ],
  },
  'passing-stays-man': {
    title: 'Nur vorbeigekommen',
    steps: [
      {
        task: 'Schlagen Sie zwei Steine und berühren Sie unterwegs die letzte Reihe.',
        done: 'Der Stein kam an der letzten Reihe nur vorbei: Er bleibt Stein.',
      },
    ],
  },
  'passing-crowns': {
    title: 'Dame im Vorbeigehen',
    steps: [
      {
        task: 'Schlagen Sie über die letzte Reihe und schlagen Sie weiter.',
        done: 'Der Stein wurde unterwegs Dame und hat als Dame zu Ende geschlagen.',
      },
    ],
  },
  'crowning-ends': {
    title: 'Dame, und das war’s',
    steps: [
      {
        task: 'Schlagen Sie, und kommen Sie dabei auf der letzten Reihe an.',
        done: 'Der Stein wird Dame, und sein Zug ist zu Ende.',
      },
    ],
  },
  'king-far': {
    title: 'Die Dame zieht weit',
    steps: [
      {
        task: 'Ziehen Sie die weiße Dame mehrere Felder weit.',
        done: 'So weit, wie die Schräge frei ist, vorwärts oder rückwärts.',
        others: { 'king-steps': 'Ein Feld ist erlaubt. Aber sie kann weiter.', any: 'Hier soll die Dame ziehen.' },
      },
    ],
  },
  'king-short': {
    title: 'Der Schritt der Dame',
    steps: [
      {
        task: 'Ziehen Sie die weiße Dame, vorwärts oder rückwärts.',
        done: 'Ein Feld auf einmal, aber in alle vier Richtungen.',
      },
    ],
  },
  'king-behind': {
    title: 'Gleich dahinter',
    steps: [
      {
        task: 'Die Dame schlägt aus der Ferne. Versuchen Sie, zwei Felder dahinter zu landen: Die Regel erlaubt es nicht. Landen Sie dann gleich dahinter.',
        done: 'Aus der Ferne geschlagen, gleich dahinter gelandet.',
      },
    ],
  },
  'king-any': {
    title: 'Wo sie will',
    steps: [
      {
        task: 'Schlagen Sie mit der Dame und landen Sie auf einem freien Feld dahinter.',
        done: 'Das Zielfeld ist frei wählbar, so weit der Weg frei ist.',
      },
    ],
  },
  'king-first': {
    title: 'Die Dame zuerst',
    steps: [
      {
        task: 'Stein und Dame können schlagen. Versuchen Sie es erst mit dem Stein: Die Regel erlaubt es nicht. Schlagen Sie dann mit der Dame.',
        done: 'Wo eine Dame schlagen kann, schlägt sie.',
      },
    ],
  },
  huff: {
    title: 'Pusten',
    steps: [
      {
        task: 'Ein schwarzer Stein hat das Schlagen vergessen. Pusten Sie: Tippen Sie ihn an, und er ist weg.',
        done: 'Gepustet! Und Pusten ist kein Zug …',
        others: {
          demands: 'Den Schlag zu verlangen ist erlaubt; hier soll der Stein aber gepustet werden.',
          any: 'Ihn durchgehen zu lassen ist erlaubt; hier soll der Stein aber gepustet werden.',
        },
      },
      { task: '… also ist Weiß noch am Zug: Ziehen Sie.', done: 'Ein Stein gepustet und ein Zug gespielt.' },
    ],
  },
  demand: {
    title: 'Den Schlag verlangen',
    steps: [
      {
        task: 'Ein schwarzer Stein hat das Schlagen vergessen. Verlangen Sie den Schlag, mit dem Knopf.',
        done: 'Der schwarze Zug ist zurückgenommen: Schwarz muss schlagen.',
        others: {
          huffs: 'Pusten ist erlaubt; hier soll aber der Schlag verlangt werden.',
          any: 'Ihn durchgehen zu lassen ist erlaubt; hier soll aber der Schlag verlangt werden.',
        },
      },
      { task: 'Schwarz hat geschlagen. Weiß am Zug.', done: 'Die Partie geht weiter.' },
    ],
  },
  'last-piece': {
    title: 'Die letzte Figur',
    steps: [
      { task: 'Schlagen Sie den letzten schwarzen Stein.', done: 'Keine schwarze Figur mehr: Weiß hat gewonnen.' },
    ],
  },
  'shut-in': {
    title: 'Einsperren',
    steps: [
      {
        task: 'Ein einziger Zug sperrt den schwarzen Stein ein. Welcher ist es?',
        done: 'Der schwarze Stein kann weder ziehen noch schlagen: Weiß hat gewonnen.',
        others: { any: 'Der Zug ist erlaubt, aber der schwarze Stein kann noch ziehen.' },
      },
    ],
  },
};
