import type { StoryTexts } from '../../story.ts';

/** Where the games come from. */
export const story: StoryTexts = {
  names: {
    title: 'Ein Spiel, viele Namen',
    text: [
      'Marelle, moulin, merels, merreles, Nine Men’s Morris, Mühle: Es ist immer dasselbe Spiel, drei Quadrate ineinander und Steine, die zu dritt in eine Reihe sollen.',
      'In alten Büchern heißt das Brett mérellier, die Steine heißen méreaux. Daher kommt unser Name.',
    ],
  },
  egypt: {
    title: 'So alt wie Dame',
    text: [
      'Das Ravensburger-Heft zählt Mühle und Dame zu den ältesten Spielen der Welt und erzählt, dass die Ägypter schon vor dreitausend Jahren ein Damespiel kannten.',
      'Ihre Regeln kennt niemand: So alt ist die Familie der Spiele, nicht das Spiel aus dem Heft.',
    ],
  },
  rome: {
    title: 'Vielleicht aus Rom',
    text: [
      'Woher das Spiel kommt, ist umstritten. Oft wird es dem alten Rom zugeschrieben, schreibt Le Globe Joueur; beweisen kann es niemand.',
    ],
  },
  courts: {
    title: 'An Europas Höfen',
    text: ['Im dreizehnten und vierzehnten Jahrhundert war das Spiel an vielen europäischen Höfen in Mode.'],
  },
  '1283': {
    title: '1283: das Buch des Königs Alfons',
    text: [
      'König Alfons X. von Kastilien ließ 1283 ein Buch der Spiele schreiben: Schach, Würfel, Brettspiele und die Mühle mit neun Steinen, mit drei Würfeln oder ohne. Ein Gedicht aus demselben Jahrhundert, De Vetula, kennt das Spiel mit Würfeln schon.',
      'Die Handschrift sagt nicht alles. Im Jahr 2000 ergänzte Ulrich Schädler die Regel nach dem Bild im Buch: Beim Setzen wird nicht gewürfelt, und Mühlen sind verboten. Murray und Bell hatten anders gelesen, mit Würfeln schon beim Setzen. Hier wird nach beiden gespielt: Die Marelle mit Würfeln ist die von Schädler.',
    ],
  },
  boards: {
    title: 'Bretter aller Art',
    text: [
      'Im Lauf der Jahrhunderte wurden andere Bretter gezeichnet: drei Steine auf einem einzigen Quadrat, sechs auf zweien, ein Kreuz in der Mitte, vier Diagonalen in den Ecken.',
    ],
  },
  ages: {
    title: 'Von 8 bis 99',
    text: ['So verspricht es das Heft. Jüngere beginnen mit den ersten Schritten auf der Seite Lernen.'],
  },
  today: {
    title: 'Und heute',
    text: [
      'In Deutschland, Österreich und der Schweiz wird Mühle noch immer viel gespielt. Jedes Land hat seine Regeln, und jede Familie ihre eigenen: Auch das Heft lässt alle so spielen, wie sie es gewohnt sind. Dafür gibt es hier die Hausregeln.',
    ],
  },
  advantage: {
    title: 'Ist Weiß im Vorteil?',
    text: [
      'Ein „kleiner Vorteil“, sagt das Blatt über Merels von der Seite, die beginnt. Inzwischen ist es ausgerechnet: Spielen beide gut, endet die Partie remis, bei Mühle wie bei Merels. Ralph Gasser hat es 1993 bewiesen, und unsere Tabellen bestätigen es Stellung für Stellung.',
    ],
  },
  twins: {
    title: 'Zwillinge',
    text: [
      'Manche Spiele der Familie gleichen sich so sehr, dass sie hier eine Seite gemeinsam haben. Cheng san qi aus China spielt sich wie Merels; Tapatan von den Philippinen und König Alfons’ alquerque de tres spielen sich wie die Dreier-Mühle mit Diagonalen.',
      'Vom Mlabalaba des südlichen Afrika haben wir nur die Regeln, wie man es in Sambia spielte: Das ist Mulabalaba.',
    ],
  },
};
