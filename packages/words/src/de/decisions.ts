import type { DecisionTexts } from '../decisions.ts';

/** What a source leaves open or says otherwise, and what holds here. */
export const DECISION_TEXTS: DecisionTexts = {
  'mills-protected-at-entry':
    'Ob ein Stein in einer Mühle schon beim Setzen geschützt ist, sagen die Regeln nicht; hier: ja, wie später.',
  'two-mills': 'Was zwei auf einmal geschlossene Mühlen bringen, sagen die Regeln nicht; hier: einen Schlag.',
  'draws-of-the-moulin':
    'Von Remis sprechen die Regeln nicht; hier: remis nach 50 Zügen jeder Seite ohne Schlag oder wenn dieselbe Stellung zum vierten Mal entsteht, wie in der Regel „Jeu du moulin“.',
  'hand-counts-for-flying':
    'Ob Steine im Vorrat beim Springen mitzählen, sagen die Regeln nicht; hier: Sie zählen mit.',
  'when-placing-ends':
    'Wann das Setzen endet, wenn eine Seite früher fertig ist, sagen die Regeln nicht; hier: wenn beide Vorräte leer sind.',
  'extra-turn-forfeited':
    'Von einem weiteren Zug, der nicht möglich ist, sprechen die Regeln nicht; hier: Er verfällt, die Partie geht weiter.',
  'cube-reconstructed':
    'Überliefert ist nur der Name; Brett, neun Steine und Regeln sind eine Rekonstruktion von Mérellier.',
  'flying-on-diagonals': 'Ob auf diesem Brett gesprungen wird, sagen die Regeln nicht; hier: nein.',
  'all-men-in-mills':
    'Keine Ausnahme machen die Regeln, wenn alle gegnerischen Steine in Mühlen stehen; hier: Dann wird nichts geschlagen.',
  'placing-after-the-miniature':
    'Die Handschrift sagt nicht alles; das Setzen ohne Würfel und ohne Mühlen liest Ulrich Schädler aus ihrer Miniatur.',
  'every-point-a-mill':
    'Was gilt, wenn jeder freie Punkt eine Mühle schließt, sagen die Regeln nicht; hier: Es wird gesetzt und nichts geschlagen.',
  'blocked-side-throws':
    'Ob eine eingesperrte Seite würfelt, sagen die Regeln nicht; hier: ja, und ein besonderer Wurf kann sie befreien.',
  'protection-with-dice':
    'Ob Steine in Mühlen geschützt sind, stellen die Regeln frei; hier: ja, außer wenn alle in Mühlen stehen.',
  'flying-with-dice': 'Vom Springen am Ende sprechen die Regeln nicht; hier: Es gibt keines.',
  'fifty-of-each-side': 'Die Regeln zählen 50 Züge ohne Schlag, sagen aber nicht, wessen; hier: 50 jeder Seite.',
  'who-begins': 'Wer beginnt, überlassen die Regeln den Spielenden; hier: Weiß, solange diese Einstellung bleibt.',
  'board-of-three':
    'Das Brett wird mit oder ohne Diagonalen gezeichnet; hier: ohne, Mühlen liegen auf den sechs geraden Linien.',
  'first-man-in-the-centre':
    'Ob der erste Stein in die Mitte darf, sagt die Regel nicht; hier: Er darf, und gut gespielt bleibt es ein Remis.',
  'first-mill-blocked': 'Was mit einer eingesperrten Seite geschieht, sagt die Regel nicht; hier: Sie verliert.',
  'first-mill-repetition':
    'Wann das Ziehen endet, sagt die Regel nicht; hier: remis, wenn dieselbe Stellung zum dritten Mal entsteht.',
  'moving-after-murray':
    'Das Buch Alfons’ X. spricht nur vom Setzen; hier: Sind alle drei Steine gesetzt, wird gezogen, wie bei Murray.',
  'centre-wins':
    'Alfons X. zeigt, dass gewinnt, wer in der Mitte beginnt und richtig spielt; hier: Die Mitte ist vom ersten Zug an erlaubt; Mühlen beim Setzen zu verbieten macht das Spiel gleich.',
  'five-men':
    'Auf demselben Brett wurde auch mit fünf Steinen gespielt; hier: sechs, und fünf über die Einstellung der Steine.',
  'flying-with-six': 'Vom Springen sprechen die Texte nicht; hier: Es gibt keines.',
  'two-mills-told': 'Was zwei auf einmal geschlossene Mühlen bringen, sagen die Texte nicht; hier: einen Schlag.',
  'draws-told':
    'Von Remis sprechen die Texte nicht; hier: remis nach 50 Zügen jeder Seite ohne Schlag oder wenn dieselbe Stellung zum vierten Mal entsteht, wie in der Regel „Jeu du moulin“.',
  'rules-of-six': 'Die Texte nennen nur das Brett und die sieben Steine; hier: die Regeln der Sechser-Mühle.',
  'mill-of-five-points':
    'Was auf einer Linie von fünf Punkten eine Mühle ist, steht nirgends; hier: drei Steine nebeneinander.',
  'hand-counts-told': 'Ob Steine im Vorrat beim Springen mitzählen, sagen die Texte nicht; hier: Sie zählen mit.',
  'ten-moves-of-each-side':
    'Remis, wenn eine Seite nur noch drei Steine hat und in zehn Zügen nichts geschlagen wird; hier: zehn Züge jeder Seite.',
  'board-full':
    'Füllt das Setzen das Brett ohne einen Schlag, kann niemand ziehen; hier: remis, wie anderswo in der Zwölfer-Mühle.',
  'repetition-untold':
    'Von Wiederholung spricht der Text nicht; hier: remis, wenn dieselbe Stellung zum vierten Mal entsteht.',
  'flying-with-four': 'Die Quelle lässt mit vier Steinen springen; anderswo sind es drei; hier: vier.',
  'back-into-the-mill':
    'Der Verband lässt einen Stein, der eine Mühle verlassen hat, um eine andere zu schließen, nicht gleich zurück; hier: Er darf, und das Spiel bleibt bis zum Ende berechenbar.',
  'shut-in-shax':
    'Die Texte verpflichten den Gegner einer eingeschlossenen Seite, ihr einen Weg zu öffnen, ohne Schlag, wenn das eine Mühle schließt; hier: Die eingeschlossene Seite passt, bis sie ziehen kann.',
  'spent-lines':
    'Die Quelle sagt nicht, ob sich die Seiten eine Linie teilen und ob eine Mühle, die nicht mehr zählt, noch schützt; hier: Jede Seite hat ihre Linien, und ihre Mühlen schützen immer.',
  'nerenchi-men':
    'Der Text zählt die Steine nicht: Gesetzt wird, bis zwei Punkte frei sind; hier: zwölf für jeden, und der Rest des Vorrats wird weggelegt.',
  'nerenchi-protection':
    'Der Text sagt nicht, ob ein Stein in einer Mühle geschlagen werden darf; hier: nur wenn alle in Mühlen stehen.',
  'achi-three-men': 'Man spielt es auch mit drei Steinen; hier: vier.',
  'dice-while-entering':
    'Das Blatt sagt, dass Murray und Bell 1283 anders lesen; in der anderen Lesart wird nur beim Setzen gewürfelt, und ein besonderer Wurf setzt drei Steine auf einmal in eine Reihe; hier: Die Würfel kommen nach dem Setzen, wie bei Schädler.',
  'dice-after-entering':
    'Schädler liest 1283 anders: Die Würfel kommen erst nach dem Setzen, bei dem keine Mühle geschlossen wird; hier: Gewürfelt wird nur beim Setzen.',
  'row-of-three':
    'Der Text lässt drei Steine in eine Reihe setzen, sagt aber nicht wo; hier: auf eine freie Linie, mit drei Steinen im Vorrat, und dann muss es sein; sonst wird einer gesetzt.',
  'one-man-at-a-time':
    'Ob eine Mühle ohne besonderen Wurf schlägt, sagt der Text nicht; hier: ja, wie im Spiel ohne Würfel im selben Buch.',
  'mill-or-middle':
    'Was ein Stein schlägt, der in einem Zug eine Mühle schließt und zwei gegnerische trennt, sagt der Text nicht; hier: das eine oder das andere, nach Wahl, wie bei Sanmill.',
  'any-man-told': 'Der Text lässt einen Stein schlagen, sagt aber nicht welchen; hier: jeden, auch in einer Mühle.',
  'blocked-untold': 'Von einer eingesperrten Seite spricht der Text nicht; hier: Sie hat verloren.',
  'end-untold': 'Wann die Partie zu Ende ist, sagt der Text nicht; hier: wenn eine Seite keinen Stein mehr hat.',
  'neither-row': 'Die Texte nehmen „die Startreihe“ aus; hier: Keine der beiden Reihen zählt, für niemanden.',
  'diagonals-as-ways':
    'Früher, sagt die Quelle, dienten die Diagonalen nur zum Ziehen; hier: Auch Mühlen werden auf ihnen geschlossen.',
  'crowned-at-the-end':
    'Ein Stein, der die letzte Reihe „erreicht“, wird nach den Regeln zur Dame; hier: wenn sein Zug dort endet.',
  'which-capture': 'Welchen von mehreren Schlägen man wählt, sagen die Regeln nicht; hier: jeden.',
  'jumped-once': 'Der Dame verbieten die Regeln, dieselbe Figur zweimal zu überspringen; hier: dem Stein auch.',
  'king-against-king':
    'Die Regeln geben nur ein Beispiel für Remis, Dame gegen Dame; hier: remis nach 5 Zügen jeder Seite ohne Schlag.',
  'two-more-draws':
    'Zwei weitere Remis, von denen die Regeln nicht sprechen: dieselbe Stellung zum dritten Mal und 25 Züge jeder Seite nur mit Damen und ohne Schlag.',
  'halfway-capture':
    'Von einem Schlag, der auf halbem Wege endet, sprechen die Regeln nicht; hier: Auch diese Figur darf gepustet werden.',
  'when-to-huff':
    'Wann gepustet wird, sagen die Regeln nicht; hier: zu Beginn des eigenen Zuges, eine Figur, statt den Schlag zu verlangen oder ihn durchgehen zu lassen.',
  'draws-unsourced':
    'Von Remis sagen unsere Quellen nichts; hier: drei einfache, die sich in den Einstellungen ändern lassen.',
  'draws-of-the-fmjd':
    'Der Verband zählt 25 Damenzüge, 16 Züge gegen drei Figuren, 5 gegen zwei und dieselbe Stellung zum dritten Mal; so gilt es auch hier, ohne dass jemand es verlangen muss.',
  'draws-of-section-64':
    'Der Verband zählt seine Remis auf, ohne zu sagen, wie sie zusammengehören; hier: Bei vier bis sieben Figuren treten seine 30 und 60 Züge an die Stelle der 15 Damenzüge, und eine einzelne Dame hält die Hauptstraße, wenn sonst nichts darauf steht.',
  'draws-of-brazil':
    'In Brasilien zählt man 20 Damenzüge, und 5 Züge in einigen Endspielen mit zwei Figuren auf jeder Seite; hier: die Remis des Weltverbands mit 15.',
  'draws-of-the-fid':
    'Der Verband zählt 40 Damenzüge jeder Seite ohne Schlag; von Wiederholung fanden wir nichts: hier remis beim dritten Mal.',
  'draws-of-the-iberians':
    'Der portugiesische Verband, der dasselbe Spiel spielt, zählt 20 Damenzüge, gibt drei Damen 12 Züge gegen eine und 32 für ein Endspiel mit Stein; hier: die ersten beiden, wer auch die lange Diagonale hält.',
  'draws-of-the-tudaf':
    'Eine Partie ohne Fortschritt überlässt der Verband dem Schiedsrichter; hier: remis nach 25 Zügen nur mit Damen. Je eine Figur ist remis, auch wenn eine geschlagen werden könnte.',
  'draws-of-frisia':
    'Dame gegen Dame ist beim Verband remis, wenn nicht bald eine geschlagen wird; hier: nach 2 Zügen jeder Seite wie auf lidraughts.org. Zwei Damen haben 7 Züge gegen eine.',
  'draws-of-the-wcdf':
    'Beim Verband kann man nach 40 Zügen ohne Schlag und ohne Vorrücken eines Steins Remis verlangen; hier: Es kommt von selbst.',
  'draws-of-the-apca':
    'Der Verband gibt drei Damen 13 Züge, um eine zu besiegen; hier: zwei weitere Remis unter Damen und dieselbe Stellung zum dritten Mal.',
  'draws-of-the-czech':
    'Beim Verband kann man nach 15 Zügen ohne Schlag und ohne Vorrücken eines Steins Remis verlangen; hier: Es kommt von selbst.',
  'a-mill-takes': 'Nach den Regeln „kann“ man schlagen; hier: Eine Mühle schlägt immer einen Stein.',
  'fourth-time': 'Die Regeln sagen „mehr als dreimal“ dieselbe Lage; hier: remis beim vierten Mal.',
  'entries-count': 'Ob das Setzen bei den 50 Zügen ohne Schlag mitzählt, sagen die Regeln nicht; hier: Es zählt mit.',
  'three-in-a-mill':
    'Gegen drei Steine gewinnt eine Mühle sofort, auch wenn sie in einer Mühle stehen: so die Regeln; hier: Sonst wird nie ein Stein einer Mühle geschlagen.',
  'king-lands-behind':
    'Nach den Regeln landet die Dame gleich hinter der übersprungenen Figur; hier: nicht weiter, auch wenn viele Familien es erlauben.',
  'crowned-without-a-man':
    'Die Regeln setzen der Dame einen geschlagenen Stein auf; hier: Ein Stein wird Dame, auch wenn noch keiner geschlagen ist.',
  'forgotten-capture':
    'Auf einen vergessenen Schlag darf nach den Regeln der Gegner hinweisen; hier: Das Brett lässt ihn nicht vergessen.',
};
