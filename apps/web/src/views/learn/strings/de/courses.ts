import type { CoursesText } from '../shapes.ts';

/** The two courses, in German. */
export const courses: CoursesText = {
  course: {
    title: 'Erste Schritte',
    lead: 'Von drei Steinen zu neun, in sechs Lektionen. Ab sieben oder acht Jahren, allein oder zu zweit.',
    chapters: {
      three: {
        title: 'Drei auf einer Linie',
        text: [
          'Ein ganz kleines Brett und drei Steine für jeden. Wer zuerst alle drei auf einer Linie hat, gewinnt: Das ist eine Mühle.',
          'Vor jedem Zug zwei Fragen: Kann ich meine Linie vollenden? Wenn nicht, vollendet der andere gleich seine?',
        ],
      },
      slide: {
        title: 'Ziehen',
        text: [
          'Stehen alle drei Steine und hat niemand gewonnen, wird gezogen: ein Stein, ein Schritt, eine Linie entlang.',
          'Die Linien von Ecke zu Ecke zählen auch. Und wer nicht mehr ziehen kann, hat verloren.',
        ],
      },
      take: {
        title: 'Schlagen',
        text: [
          'Auf zwei Quadraten gewinnt eine Mühle nicht mehr sofort: Sie schlägt einen Stein der anderen Seite.',
          'Wer nur noch zwei Steine hat, bringt keine Mühle mehr zustande und hat verloren.',
        ],
      },
      guard: {
        title: 'Öffnen, schließen, schützen',
        text: [
          'Eine geschlossene Mühle schläft. Um wieder zu schlagen, muss man sie um einen Schritt öffnen und wieder schließen.',
          'Und sie schützt: Ein Stein in einer Mühle wird nicht geschlagen, außer wenn alle in Mühlen stehen.',
        ],
      },
      nine: {
        title: 'Das große Brett',
        text: [
          'Drei Quadrate, vierundzwanzig Punkte. Die Regeln sind dieselben; es gibt nur mehr Wege.',
          'Zum Anfang eine Partie mit je sechs Steinen.',
        ],
      },
      fly: {
        title: 'Springen und alles zusammen',
        text: [
          'Eine letzte Regel: Wer nur noch drei Steine hat, springt mit ihnen, wohin er will, auch ans andere Ende.',
          'Damit ist es das richtige Mühlespiel, mit neun Steinen für jeden.',
        ],
      },
    },
  },
  strategy: {
    title: 'Gut spielen',
    lead: 'Kreuzungen, Zwickmühlen, Schlagen und Sperren: acht Ideen, alle zum Ausprobieren auf dem Brett.',
    chapters: {
      crossings: {
        title: 'Die Kreuzungen',
        text: [
          'Nicht alle Punkte sind gleich. Von einer Ecke gehen zwei Wege aus, von einer Seitenmitte drei, und nur von vier Punkten vier: b4, d2, d6 und f4, den Mitten des mittleren Quadrats.',
          'Ein Stein auf einer Kreuzung hat mehr Züge, und es braucht mehr Steine, um ihn einzusperren. Man besetzt sie gern schon beim Setzen.',
        ],
      },
      threats: {
        title: 'Zwei Drohungen auf einmal',
        text: [
          'Zwei Steine auf einer freien Linie drohen: Der Gegner setzt seinen auf den dritten Punkt, und es ist vorbei.',
          'Aber jeder Stein gehört zu zwei Linien. Droht er auf beiden, genügt ein Zug nicht mehr als Antwort.',
        ],
      },
      opening: {
        title: 'Eine Mühle öffnen',
        text: [
          'Eine Mühle schlägt in dem Augenblick, in dem sie sich schließt. Um wieder zu schlagen, muss man sie öffnen, und das lässt eine Lücke.',
          'Vor dem Öffnen sieht man sich die Nachbarn der Lücke an: Kann ein gegnerischer Stein hinein, schließt sich die Mühle nicht mehr.',
        ],
      },
      running: {
        title: 'Die Zwickmühle',
        text: [
          'Zwei Mühlen teilen sich einen Stein: Zieht er von der einen zur anderen, geht die erste auf und die zweite zu. Jeder Zug schlägt.',
          'Die einfachste Verteidigung ist, den eben verlassenen Punkt zu betreten. Der Stein, der das könnte, wird zuerst geschlagen.',
        ],
      },
      taking: {
        title: 'Welchen schlagen?',
        text: [
          'Schlagen heißt wählen. Zuerst den Stein, der gerade eine Mühle schließen wollte. Dann den, der der eigenen Mühle im Weg steht.',
          'Ein eingesperrter Stein, der keine Linie vollenden hilft, hat Zeit.',
        ],
      },
      blocking: {
        title: 'Sperren und einsperren',
        text: [
          'Sperren heißt, den Punkt zu besetzen, der dem Gegner fehlt. Einsperren heißt, ihm jeden Zug zu nehmen.',
          'Mit vielen Steinen auf dem Brett gewinnt man manchmal ohne zu schlagen: Wer nicht mehr ziehen kann, hat verloren.',
        ],
      },
      flying: {
        title: 'Wenn gesprungen wird',
        text: [
          'Mit drei Steinen springt man und droht von überall. Ein Sprung, der zwei Drohungen auf einmal macht, ist schwer abzuwehren.',
          'Gegen einen Gegner, der springt, ist jede Linie mit zwei seiner Steine und einem freien Punkt eine Drohung: sperren oder schneller gewinnen.',
          'Wer den vierten Stein schlägt, lässt den Gegner also springen: Dieser Zug will vorbereitet sein.',
        ],
      },
      beginning: {
        title: 'Gut beginnen',
        text: [
          'Beim Setzen ist es besser, die Steine beweglich zu halten, als einer Mühle nachzulaufen: Eine geschlossene, aber umstellte Mühle lässt sich nicht mehr öffnen.',
          'Zuerst sperren, vor allem mit Steinen, die auch den eigenen Linien helfen; und die Steine auf die drei Quadrate verteilen.',
          'Ohne Fehler auf beiden Seiten ist die Partie mit neun Steinen remis; das hat Ralph Gasser 1993 gezeigt. Wer gewinnen will, braucht also einen Fehler des anderen.',
        ],
      },
    },
  },
};
