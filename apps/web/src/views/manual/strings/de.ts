import type { ManualStrings } from './fr.ts';

export const de: ManualStrings = {
  lead: 'Alles, was Mérellier kann, und wie. Zum Spielen müssen Sie nichts lesen: Das Brett liegt bereit.',
  contents: 'Inhalt',
  parts: [
    {
      id: 'begin',
      title: 'Anfangen',
      text: [
        'Auf der Startseite liegt das Brett bereit. „Gegen den Computer“ beginnt eine Partie, „Zu zweit“ eine am selben Bildschirm. Sie können auch gleich aufs Brett tippen: Ihr erster Zug beginnt die Partie.',
        'Zur Wahl stehen die Spielstärke des Computers, von 1, für Kinder, bis 10, und die Farbe: Weiß, Schwarz oder zufällig.',
        'Weiter unten stehen alle Regeln, jede mit ihrem kleinen Brett und dem Satz, der sie besonders macht. „Regeln lesen“ öffnet ihre Seite, „Regeln ändern“ macht eine Hausregel aus ihr.',
        '„Eröffnung auslosen“ zieht erste Züge, nach denen das Spiel ausgeglichen ist; die Revanche nimmt dieselben mit vertauschten Farben. Die Karten lassen sich drucken.',
      ],
    },
    {
      id: 'board',
      title: 'Auf dem Brett',
      text: ['Tippen, klicken oder ziehen; einfaches Tippen genügt für alles.'],
      list: [
        'Setzen: einen freien Punkt antippen.',
        'Ziehen: den Stein antippen, dann sein Ziel. Ein Punkt zeigt die möglichen Ziele.',
        'Schlagen: Schließt eine Mühle, sind die Steine, die geschlagen werden dürfen, rot markiert. Einen davon antippen.',
        'Anders überlegt? Solange der Zug nicht fertig ist, tippen Sie noch einmal auf den Stein oder drücken Escape: Er liegt wieder, wo er war.',
        'Zug nicht erlaubt? Ein Satz neben dem Brett sagt, warum.',
        'Würfel: Ein Knopf wirft sie; bei einem besonderen Wurf steht daneben, was er erlaubt.',
        'Dame: die Figur antippen, dann jedes Feld, auf dem sie landet, oder das letzte, wenn nur ein Weg hinführt.',
        'Pusten: Wurde ein Schlag vergessen, bieten drei Knöpfe an, zu pusten, den Schlag zu verlangen oder ihn durchgehen zu lassen.',
      ],
    },
    {
      id: 'game',
      title: 'Während der Partie',
      text: [
        '„Rückgängig“ nimmt den letzten Zug zurück, „Tipp“ zeigt einen guten, „Mehr“ öffnet das Menü mit allem anderen.',
        'Jeder Zug lässt sich zurücknehmen und wiederholen. Wer zurückgeht und anders zieht, beginnt eine Variante; beide bleiben in der Zugliste.',
        'Im Menü: Remis anbieten, aufgeben, das Brett drehen, die Stärke ändern, die Partie analysieren.',
        'Während der Computer nachdenkt, läuft ein Punkt hin und her. Dauert es lange, hilft „Sofort ziehen“.',
      ],
    },
    {
      id: 'online',
      title: 'Online',
      text: [
        'Läuft die Seite mit einem Spielserver, gibt Ihnen „Einladen“ auf der Startseite gleich einen Link zum Verschicken; oder Sie spielen mit jemandem, der schon wartet. Ein Konto brauchen Sie nicht, einen Namen nur, wenn Sie mögen.',
        'Regeln, Uhr und Farbe werden vorher gewählt. Während der Partie können Sie die Seite neu laden und Ihren nächsten Zug vorausplanen. Andere können zuschauen.',
        'Zum Zufall der Würfel und der Lose trägt jede Seite ihren Teil bei: Nach der Partie kann jeder nachprüfen, dass niemand betrogen hat.',
        'Mit einem Konto behalten Sie Partien und Wertung auf jedem Gerät: mit Passkey oder Passwort, ohne E-Mail-Adresse. Den Wiederherstellungscode bewahren Sie anderswo auf: Er wird nur einmal gezeigt.',
        'Mit Konten auf beiden Seiten, mit Uhr und ohne Hausregel kann eine Partie gewertet werden: Am Ende ändert sich die Wertung; ein Fragezeichen sagt, dass sie noch unsicher ist. Eine Partie, die vor dem vierten Zug beider Seiten aufgegeben wird, zählt nicht, und je öfter sich dieselben zwei an einem Tag begegnen, desto weniger zählen ihre Partien. Ein Name führt zur Seite der Person.',
        'Ist die Seite verdeckt, sagt ihr Tab, wenn Sie am Zug sind; auf Wunsch kommt eine Benachrichtigung dazu. Mit „Blockieren oder melden“ halten Sie einen Spieler fern, ohne dass er es erfährt; die Liste steht auf der Seite des Kontos.',
      ],
    },
    {
      id: 'together',
      title: 'Clubs und Turniere',
      text: [
        'Ein Turnier läuft auf einem einzigen Gerät, ohne Konto und ohne Netz: jeder gegen jeden, Schweizer System, K.-o., Arena. Namen tippen, Ergebnisse antippen, Blätter drucken. Eröffnungen lassen sich auslosen, für beide Partien einer Begegnung. Es übersteht einen geschlossenen Tab und zieht mit einer Datei oder einem QR‑Code auf ein anderes Gerät um.',
        'Ein Online-Turnier wird angekündigt, und man tritt über einen Link bei: Die Partien entstehen von selbst, die Tabelle ändert sich live, und im Saal spielt man auch gegen Leute zu Hause.',
        'Ein Club hat eine Seite, Mitglieder, einen Abend, seine Regeln, eine Rangliste, Turniere und Nachrichten.',
      ],
    },
    {
      id: 'class',
      title: 'Eine Klasse',
      text: [
        'Eine Lehrkraft eröffnet eine Klasse, ohne Konto; die Kinder kommen mit einem Wort aus vier Buchstaben oder einem QR‑Code herein und wählen einen Tiernamen.',
        'Alle Bretter sind live zu sehen. Schicken Sie allen eine Stellung, eine Lektion oder eine Aufgabe: Die Antworten erscheinen zusammen auf einem Brett. Lassen Sie zu zweit spielen, halten Sie alle an, zeigen Sie ein Brett an der Tafel.',
        'Ist die Klasse zu Ende, bleibt auf dem Server nichts von ihr; der Rückblick bleibt auf dem Gerät der Lehrkraft.',
      ],
    },
    {
      id: 'keyboard',
      title: 'Mit der Tastatur',
      text: ['Alles lässt sich ohne Maus spielen.'],
      list: [
        'Tab geht von Knopf zu Knopf; das Brett ist ein einziger Halt.',
        'Auf dem Brett folgen die Pfeiltasten den Linien oder den Feldern des Damebretts; wo keine Linie hinführt, hören Sie es.',
        'Eingabe oder Leertaste tippt die Stelle an. Escape geht im Zug einen Schritt zurück.',
        'Pos1 und Ende: die erste und die letzte Stelle des Bretts; beim Damebrett der Reihe.',
        'P nennt alle Steine, M die geschlossenen Mühlen, T die Drohungen.',
        'In der kubischen Marelle drehen Umschalt und eine Pfeiltaste den Würfel; C tauscht Würfel und Plan.',
        'In der Analyse beginnt und beendet A einen Pfeil; zweimal A auf demselben Punkt zeichnet einen Ring, Entf löscht alles.',
        'Am Anfang der Seite führen zwei verborgene Knöpfe gleich zum Brett oder zur Bedienung.',
      ],
    },
    {
      id: 'reader',
      title: 'Mit einem Screenreader',
      text: [
        'Jede Stelle des Bretts sagt ihren Namen, was dort steht und ob es in einer Mühle steht. Auch Steine, die geschlagen werden dürfen, und mögliche Ziele sagen es.',
        'Jeder Zug wird angesagt, mit dem, was als Nächstes zu tun ist; jede Ablehnung auch, mit ihrem Grund. Nichts wird nur durch Farbe gesagt.',
        'Pfeiltasten und die Buchstaben P, M und T brauchen den Fokusmodus des Screenreaders: Einfügen und Leertaste in NVDA, Einfügen und Z in JAWS. Ohne ihn geht es von Stelle zu Stelle wie von Schaltfläche zu Schaltfläche, und mit der Eingabetaste; ein Damebrett ist eine Tabelle.',
      ],
    },
    {
      id: 'typed',
      title: 'Züge mit der Tastatur eingeben',
      text: [
        'In den Einstellungen fügt „Züge mit der Tastatur eingeben“ unter dem Brett ein Feld hinzu, in Partien, Aufgaben und Übungen.',
        'Setzen schreiben Sie d6, Ziehen d6-d7, Schlagen d6-d7xg7; beim Damespiel 32-28 oder 32x23. Die Punkte heißen wie beim Schach: a bis g, 1 bis 7.',
      ],
    },
    {
      id: 'learn',
      title: 'Lernen',
      text: [
        'Jedes Spiel hat seine Seite: die Regeln in wenigen Sätzen, kleine Bretter zum Ausprobieren, was es besonders macht, woher die Regeln kommen und was sie offenlassen.',
        '„Erste Schritte“ führt Kinder von drei Steinen zu neun, mit kleinen Partien. „Gut spielen“ gibt acht Ideen zum Ausprobieren. Der Fortschritt bleibt auf dem Gerät.',
        'Alle Regeln lassen sich in einer Tabelle vergleichen und die Wörter des Spiels in drei Sprachen nachschlagen.',
      ],
    },
    {
      id: 'puzzles',
      title: 'Aufgaben',
      text: [
        'In jeder Stellung gibt es nur einen guten Zug: den, der gewinnt, oder den, der das Remis rettet. Jede Lösung ist bewiesen.',
        'Zur Wahl stehen Regeln, Thema und Schwierigkeit, oder die Aufgabe des Tages. Auf einen falschen Zug antwortet der Gegner; „Ein Tipp“ hilft, ohne alles zu verraten.',
        '„Exakte Endspiele“: Gewinnen Sie mit drei bis fünf Steinen gegen perfektes Spiel, oder halten Sie das Remis. Nach zwei Erfolgen hintereinander wird das nächste schwerer.',
      ],
    },
    {
      id: 'revise',
      title: 'Wiederholen',
      text: [
        'Falsch gelöste Aufgaben, Ihre Fehler und die Wörter des Spiels kommen wieder, kurz bevor Sie sie vergessen. Eine falsch gelöste Aufgabe kommt von selbst, Ihre Fehler durch einen Knopf im Rückblick auf eine Partie, die Wörter, sobald Sie sie ankreuzen.',
        'Spielen Sie den richtigen Zug auf dem Brett, oder wählen Sie das Wort: Die Seite vermerkt selbst, ob es richtig war, nach einem Tipp richtig oder falsch. Ihre Karten bleiben auf dem Gerät; eine Datei bringt sie anderswohin, und auch Anki liest sie.',
      ],
    },
    {
      id: 'analysis',
      title: 'Analyse',
      text: [
        'Die Analyse nimmt eine Partie oder Stellung und zeigt die besten Fortsetzungen, als Pfeile und als Züge zum Nachspielen. Ist der genaue Wert bekannt, sagt sie ihn.',
        '„Partie durchgehen“ sagt, mit welchem Zug die Partie verloren ging und was besser war, und findet die Fehler, mit ihren Gründen. Sie können Kommentare und Anmerkungen schreiben, Varianten ordnen und eine Stellung von Hand aufbauen. „Was in dieser Stellung gespielt wurde“ zeigt es, in Ihren Partien und in denen dieses Servers.',
        'Zeichnen Sie eigene Pfeile und Ringe: mit der rechten Maustaste ziehen, oder den Finger kurz liegen lassen und dann ziehen. Sie bleiben bei der Stellung und stehen im Text der Partie. Eine eingefügte Partie oder eine irgendwo abgelegte Datei öffnet sich sofort.',
      ],
    },
    {
      id: 'games',
      title: 'Meine Partien und Teilen',
      text: [
        'Jede Partie bleibt vom ersten Zug an auf dem Gerät. Sie finden sie nach Regeln, Spieler, Ergebnis oder Datum, spielen sie weiter, exportieren oder löschen sie.',
        '„Alles exportieren“ macht aus allen Partien und Einstellungen eine einzige Datei, zum Öffnen auf einem anderen Gerät. Auch Partietexte, PDN und Partien von PlayOK werden importiert.',
        'Im Menü gibt es die Partie als Text, Link und QR‑Code und die Stellung als Bild. Dort fügen Sie auch einen Text oder eine Stellung ein.',
      ],
    },
    {
      id: 'print',
      title: 'Drucken',
      text: [
        '„Ein ganzes Spiel“ bringt Brett, Regeln und Steine zum Ausschneiden auf ein Blatt. Oder: Mühle- und Damebretter, eines oder sechs je Seite; eine Seite mit den Regeln jedes Spiels; Blätter zum Aufschreiben der Partien; Aufgaben mit ihren Lösungen; Eröffnungskarten. Auf A4 oder A3 bleibt alles auch in Schwarz-Weiß klar.',
        'Gedruckt wird mit dem Browser: 100 %, ohne Kopfzeilen. Dort lässt sich auch eine PDF-Datei speichern.',
      ],
    },
    {
      id: 'settings',
      title: 'Einstellungen',
      text: [
        'Die Sprache, hell oder dunkel; ein Brett aus Holz, Schiefer, Pergament oder in hohem Kontrast; seine Größe, Koordinaten, die Bewegung der Steine, Töne.',
        'Liegt das Gerät flach zwischen zwei Leuten, kann es beiden zugewandt sein: Was zum Gegenüber spricht, ist zu ihm gedreht.',
        'Änderungen gelten sofort und bleiben auf dem Gerät. Eine Datei nimmt die Einstellungen mit, und ein Knopf stellt die ursprünglichen wieder her.',
      ],
    },
    {
      id: 'offline',
      title: 'Ohne Netz',
      text: [
        'Einige Sekunden nach dem ersten Besuch ist die ganze Seite gespeichert: Von da an läuft sie ohne Netz, samt Computer und Übungen. Sie können sie auch als App installieren.',
        'Eine neue Version wird in einer Zeile angekündigt und wartet aufs Neuladen: Sie unterbricht keine Partie.',
      ],
    },
    {
      id: 'programs',
      title: 'Für Programmierer',
      text: [
        'Regeln, Notationen, Computergegner, exakte Tabellen und Brett sind freie Bibliotheken in TypeScript, unter der MIT-Lizenz. Hier alle Züge einer Stellung, nach „npm install @merellier/rules“:',
      ],
      list: [
        '@merellier/rules: Regeln, Stellungen, Partietexte.',
        '@merellier/engine und @merellier/tablebase: der beste Zug und exakte Werte.',
        '@merellier/board: das Brett für Ihre Seite, mit dem Element <merellier-board>.',
        'npx merellier: all das auf der Befehlszeile.',
        '/api/v1/openapi.json: die Schnittstelle dieses Servers, für Ihre Programme und Bots.',
      ],
    },
    {
      id: 'trouble',
      title: 'Wenn etwas nicht geht',
      text: [],
      list: [
        'Der Browser speichert nichts: Oft ist es der private Modus. Sie können spielen, aber exportieren Sie die Partie: Beim Neuladen geht sie verloren.',
        'Ein Link öffnet sich nicht: Wahrscheinlich wurde er abgeschnitten. Bitten Sie um den ganzen, oder um die Partie als Text.',
        'Der Computer antwortet nicht: Tippen Sie auf „Noch einmal“. Ihre Partie ist gespeichert.',
        'Zwei Tabs mit derselben Partie: Beide Fortsetzungen bleiben.',
      ],
    },
  ],
};
