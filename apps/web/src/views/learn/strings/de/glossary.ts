import type { LearnStrings } from '../fr.ts';

export const glossary: LearnStrings['glossaryTexts'] = {
  point: 'Eine Stelle des Bretts, auf der ein Stein stehen kann: wo Linien sich kreuzen, abbiegen oder enden.',
  line: 'Eine Linie des Bretts. Die Steine ziehen auf den Linien, und auf ihnen entstehen die Mühlen.',
  man: 'Was gesetzt und gezogen wird, weiß oder schwarz. Auch beim Damespiel, solange er keine Dame ist.',
  hand: 'Die Steine, die noch nicht gesetzt sind, neben dem Brett.',
  placing: 'Der Anfang der Partie, in dem die Steine einzeln auf das Brett kommen.',
  moving: 'Was auf das Setzen folgt: Ein Stein je Zug geht auf einen Nachbarpunkt.',
  flying:
    'Bei der Mühle von einem Punkt auf jeden anderen gehen, ohne den Linien zu folgen. Viele Regeln erlauben es einer Seite, die nur noch drei Steine hat.',
  row: 'Drei Steine einer Farbe auf einer Linie: ein anderes Wort für die Mühle.',
  mill: 'Drei Steine einer Farbe, die eine Linie aus drei Punkten füllen.',
  closing:
    'Den Stein spielen, der eine Mühle vollendet. Dieser Zug schlägt; eine Mühle, die nur geschlossen bleibt, schlägt nichts.',
  opening: 'Einen Stein aus der eigenen Mühle ziehen, um sie später zu schließen und wieder zu schlagen.',
  running: 'Zwei Mühlen mit einem gemeinsamen Stein: Mit jedem Zug öffnet er die eine und schließt die andere.',
  twoMills: 'Ein einziger Zug, der zwei Linien vollendet. Nicht zu verwechseln mit der Zwickmühle.',
  taking: 'Ein gegnerischer Stein verlässt das Brett für immer. Bei der Mühle ist das der Lohn einer Mühle.',
  protected: 'Ein Stein, der nicht geschlagen werden darf, weil er in einer Mühle steht.',
  blocked: 'Ein Stein ohne freien Nachbarpunkt; oder eine Seite, bei der das für alle gilt.',
  doubleAttack:
    'Ein Zug, der mit zweierlei zugleich droht, etwa die eine oder die andere von zwei Mühlen zu schließen. Oft lässt sich nur eines abwehren.',
  crossing: 'Ein Punkt, von dem vier Wege ausgehen. Auf dem Brett für neun Steine: b4, d2, d6 und f4.',
  tempo: 'Am Zug sein heißt: an der Reihe sein. Ein Tempo ist ein Zug, der im Wettlauf gewonnen oder verloren wird.',
  ply: 'Ein Zug ist, was man spielt, wenn man dran ist, samt Schlagen. Halbzüge zählen die Züge beider Seiten einzeln: ein Zug von Weiß und einer von Schwarz sind zwei Halbzüge.',
  extraTurn: 'Zweimal nacheinander spielen, wo die Regeln es für eine Mühle gewähren.',
  throw: 'Was die drei Würfel zeigen. Manche Würfe erlauben, was andere nicht erlauben.',
  draw: 'Eine Partie, die niemand gewinnt.',
  repetition:
    'Dieselbe Stellung kehrt wieder: dieselben Steine, dieselbe Seite am Zug. Nach einer festen Zahl von Malen remis.',
  houseRules: 'Geänderte Regeln: weniger Steine, kein Springen, ein anderes Brett.',
  square: 'Beim Damespiel ein Kästchen des Bretts. Gespielt wird nur auf den dunklen.',
  king: 'Ein Stein, der die letzte Reihe erreicht hat. Eine Dame zieht vorwärts und rückwärts.',
  crowning: 'Dame werden, indem die letzte Reihe erreicht wird.',
  multiple: 'Mehrere Schläge einer Figur in einem einzigen Zug.',
  compulsory: 'Wer schlagen kann, muss schlagen.',
  majority: 'Wenn man den Schlag wählen muss, der die meisten Figuren nimmt.',
  huff: 'Eine Figur wegnehmen, die das Schlagen versäumt hat. Pusten ist kein Zug: Danach wird weitergespielt.',
  turkish: 'Eine Schlagfolge, die an einer schon übersprungenen Figur endet, die noch auf dem Brett steht.',
};
