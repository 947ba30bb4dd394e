/** A file as it may be found, what is told of it in English, and its encoding where that is not UTF-8. */
export type NastyFile = readonly [name: string, text: string, told: readonly string[], encoding?: BufferEncoding];

/** Files that real programs, old machines and tired people have written, or might have. */
export const NASTY_FILES: readonly NastyFile[] = [
  ['nothing at all', '', []],
  ['blank lines', '\n\n\n', []],
  [
    'prose that is no game',
    'Bonjour à tous, voici une lettre.',
    ['The game does not name its rules: a line is missing, such as [Rules "marelle"].'],
  ],
  [
    'a picture',
    '\u0089PNG\r\n\u001a\n',
    [
      'Line 1: some letters are not UTF-8; read as Windows-1252 (Latin-1).',
      'The game does not name its rules: a line is missing, such as [Rules "marelle"].',
    ],
    'latin1',
  ],
  [
    'a game without rules',
    '1. d6 f4 *',
    ['The game does not name its rules: a line is missing, such as [Rules "marelle"].'],
  ],
  [
    'rules that nobody knows',
    '[Rules "marele"]\n1. d6 *',
    ['The rules of the game: there is no rule set “marele”; perhaps marelle, merels, or marelle-a-3.'],
  ],
  [
    'a parameter with an impossible value',
    '[Rules "marelle"]\n[Men "2000"]\n1. d6 *',
    ['The rules of the game: Men on each side (men) cannot be “2000”; it can be a number from 3 to 12.'],
  ],
  [
    'a GameType of chess',
    '[GameType "0"]\n1. e4 e5 *',
    ['GameType “0”: PDN knows this game, but it is not played here.'],
  ],
  [
    'Spantsireti draughts',
    '[GameType "41"]\n1. 32-28 *',
    ['GameType “41”: PDN knows this game, but it is not played here.'],
  ],
  [
    'a GameType that PDN does not define',
    '[GameType "99"]\n1. 32-28 *\n\n[GameType "hello"]\n1. 32-28 *',
    ['GameType “99”: PDN knows no such game.', 'GameType “hello”: PDN knows no such game.'],
  ],
  [
    'a GameType that is cut short',
    '[GameType "20,W,10,10"]\n1. 32-28 *\n\n[GameType "21,B"]\n1. 11-15 *',
    ['1 move, *', '1 move, *'],
  ],
  [
    'an unknown GameType beside Rules',
    '[Rules "marelle"]\n[GameType "99"]\n1. d6 *',
    ['1 move, *', 'Line 2: GameType “99” is not known here and is left out.'],
  ],
  [
    'Rules and GameType that contradict each other',
    '[Rules "dames"]\n[GameType "20"]\n1. 22-18 *',
    ['1 move, *', 'Line 2: GameType “20” contradicts Rules; read as “Dames (draughts)”.'],
  ],
  [
    'a GameType in which the other side begins',
    '[Rules "english"]\n[GameType "21,W,8,8,N2,0"]\n1. 11-15 *',
    ['1 move, *', 'Line 2: GameType “21,W,8,8,N2,0” contradicts Rules; read as “English draughts (checkers)”.'],
  ],
  [
    'two Rules tags',
    '[Rules "merels"]\n[Rules "marelle"]\n1. d6 *',
    ['1 move, *', 'Line 2: Rules is given twice; “merels” is left out.'],
  ],
  [
    'two names for White',
    '[Rules "marelle"]\n[White "Anne"]\n[White "Zoé"]\n1. d6 *',
    ['1 move, *', 'Line 3: White is given twice; “Anne” is left out.'],
  ],
  ['the same tag twice, alike', '[Rules "marelle"]\n[White "Anne"]\n[White "Anne"]\n1. d6 *', ['1 move, *']],
  [
    'a tag without quotes',
    '[Rules marelle]\n1. d6 *',
    ['1 move, *', 'Line 1: “[Rules marelle]” is read as “[Rules "marelle"]”.'],
  ],
  [
    'a tag that is not closed',
    '[Rules "marelle"]\n[White "Anne\n1. d6 *',
    ['1 move, *', 'Line 2: “[White "Anne” is read as “[White "Anne"]”.'],
  ],
  [
    'tags without a value among others',
    '[Rules "marelle"]\n[Round]\n[Date ]\n[White "Anne"]\n1. d6 f4 *',
    [
      '2 moves, *',
      'Line 2: the tag “[Round]” cannot be read and is left out.',
      'Line 3: the tag “[Date ]” cannot be read and is left out.',
    ],
  ],
  [
    'tags that are closed here or there',
    '[Rules "marelle]\n[White "Anne"\n[Black Paul "Pol" Martin]\n[Event "Le "Grand" Prix"]\n1. d6 f4 *',
    ['2 moves, *', 'Line 1: “[Rules "marelle]” is read as “[Rules "marelle"]”, and 3 more of the kind in this game.'],
  ],
  [
    'a tag with quotes that are not marked',
    '[Rules "marelle"]\n[Black Paul "Pol" Martin]\n1. d6 *',
    ['1 move, *', String.raw`Line 2: “[Black Paul "Pol" Martin]” is read as “[Black "Paul \"Pol\" Martin"]”.`],
  ],
  [
    'two tags on a line, the first not closed',
    '[Rules "marelle" [White Anne [Black "Paul"]\n1. d6 *',
    ['1 move, *', 'Line 1: “[Rules "marelle"” is read as “[Rules "marelle"]”, and 1 more of the kind in this game.'],
  ],
  [
    'a tag with a colon, and one with a name that no tag has',
    '[Rules: "marelle"]\n[Événement "Foire"]\n1. d6 *',
    [
      '1 move, *',
      'Line 1: “[Rules: "marelle"]” is read as “[Rules "marelle"]”.',
      'Line 2: the tag “[Événement "Foire"]” cannot be read and is left out.',
    ],
  ],
  [
    'a tag not closed before the turns on its line',
    '[Rules "marelle" 1. d6 f4 *',
    ['2 moves, *', 'Line 1: “[Rules "marelle"” is read as “[Rules "marelle"]”.'],
  ],
  [
    'a result that does not exist',
    '[Rules "marelle"]\n[Result "3-0"]\n1. d6 *',
    ['1 move, *', 'Line 2: the result “3-0” cannot be read and is left out.'],
  ],
  [
    'two results',
    '[Rules "marelle"]\n[Result "1-0"]\n1. d6 0-1',
    ['The game has two results: 1-0 at its head, 0-1 at its end.'],
  ],
  [
    'a result against the board',
    '[Rules "marelle-a-3"]\n1. a1 a2 2. b1 b2 3. c1 0-1',
    ['The result 0-1 contradicts the game: the first mill is closed.'],
  ],
  [
    'a main line that goes on in a variation left open',
    '[GameType "20"]\n1. 32-28 19-23 (1... 18-23 2. 33-29\n2. 28x19 14x23 *',
    [
      'Move 2, Black: 28x19 — the piece on 28 is the opponent’s.',
      'Line 3: the number 2. contradicts the game: it is move 2, Black.',
      'Line 2: a parenthesis is not closed: the variation goes to the end of the game.',
    ],
  ],
  [
    'a fault in a variation that is closed',
    '[GameType "20"]\n1. 32-28 19-23 (1... 18-23 2. 33-60) 2. 28x19 14x23 *',
    ['Move 2, White: 33-60 — the board has no square “60”.'],
  ],
  ['a loss for both', '[Rules "marelle"]\n[Result "0-0"]\n1. d6 0-0', ['1 move, 0-0']],
  [
    'a result with long strokes',
    '[Rules "marelle"]\n[Result "1/2–1/2"]\n1. d6 1/2 – 1/2',
    [
      '1 move, 1/2-1/2',
      'Line 2: “[Result "1/2–1/2"]” is read as “[Result "1/2-1/2"]”.',
      'Line 3: “1/2 – 1/2” is read as “1/2-1/2”.',
    ],
  ],
  [
    'a FEN with a dash',
    '[Rules "international"]\n[FEN "W:W31–33:B1"]\n1. 31-27 *',
    ['1 move, *', 'Line 2: “[FEN "W:W31–33:B1"]” is read as “[FEN "W:W31-33:B1"]”.'],
  ],
  [
    'a comment without end',
    '[Rules "marelle"]\n1. d6 {never closed f4 *',
    ['1 move, *', 'Line 2: the comment “{never closed f4 *” is not closed: it goes to the end of the line.'],
  ],
  [
    'a comment without end before another game with comments',
    '[Rules "marelle"]\n1. d6 f4 {oubli\n2. d2 *\n\n[White "Anne"]\n[Rules "merels"]\n1. d6 {bien} f4 *',
    ['3 moves, *', 'Line 2: the comment “{oubli” is not closed: it goes to the end of the line.', '2 moves, *'],
  ],
  [
    'a comment without end among others',
    '[Rules "marelle"]\n1. d6 {\n2. ; bien\n{encore\nf4\n[White "Anne"]\n[Rules "merels"]\n1. d6 } f4 *',
    [
      '2 moves, *',
      'Line 2: the comment “{” is not closed: it goes to the end of the line.',
      'Line 3: the number 2. contradicts the game: it is move 1, Black.',
      'Line 4: the comment “{encore” is not closed: it goes to the end of the line.',
      'Line 8: “} f4 *” cannot be read.',
    ],
  ],
  ['a comment with a tag in it', '[Rules "marelle"]\n1. d6 {comme\n[White "Anne"] le dit} f4 *', ['2 moves, *']],
  [
    'a lone plus, which says one thing to some and another to others',
    '[Rules "marelle"]\n1. d6 + f4 2. d2+ *',
    [
      '3 moves, *',
      'Line 2: text without braces: “+”; read as a comment.',
      'Line 2: text without braces: “+”; read as a comment.',
    ],
  ],
  [
    'signs that say how the position stands',
    '[Rules "marelle"]\n1. d6 ± f4∓ 2. d2 += b4 -/+ 3. d3+- e4 −+ 4. a1= a4 ∞ *\n\n[Rules "dames"]\n1. 22-18 + - 11-15 = *',
    ['8 moves, *', '2 moves, *'],
  ],
  ['a closing brace too many', '[Rules "marelle"]\n1. d6 } f4 *', ['Line 2: “} f4 *” cannot be read.']],
  [
    'a variation without end',
    '[Rules "marelle"]\n1. a1 b4 (1... b6 2. d1 *',
    ['2 moves, *', 'Line 2: a parenthesis is not closed: the variation goes to the end of the game.'],
  ],
  [
    'variations without end that begin at once',
    '[Rules "marelle"]\n1. a1 b4 ((1. d6 *',
    ['2 moves, *', 'Line 2: a parenthesis is not closed: the variation goes to the end of the game.'],
  ],
  ['a parenthesis too many', '[Rules "marelle"]\n1. a1 b4) 2. d1 *', ['Line 2: “)” cannot be read.']],
  ['a variation before the first turn', '[Rules "marelle"]\n(1. a1) 1. b4 *', ['Line 2: “(” cannot be read.']],
  [
    'a hundred and one variations within each other',
    `[Rules "marelle"]\n1. a1 ${'(1. b4 '.repeat(101)}`,
    ['Line 2: more than 100 variations within each other.'],
  ],
  [
    'words without braces that begin with a short one',
    '[Rules "international"]\n1. 32-28 à mon avis 19-23 a gambit! 2. 28x19 14x23 *',
    [
      '4 moves, *',
      'Line 2: text without braces: “à mon avis”; read as a comment.',
      'Line 2: text without braces: “a gambit”; read as a comment.',
    ],
  ],
  [
    'words without braces',
    '[Rules "marelle"]\n1. d6 Très bon coup! f4 Les Noirs répondent. *',
    [
      '2 moves, *',
      'Line 2: text without braces: “Très bon coup”; read as a comment.',
      'Line 2: text without braces: “Les Noirs répondent.”; read as a comment.',
    ],
  ],
  ['words in a comment to the end of the line', '[Rules "marelle"]\n1. d6 ; bon {coup\nf4 *', ['2 moves, *']],
  [
    'a line for programs',
    '[Rules "marelle"]\n%eval 12\n1. d6 *',
    ['1 move, *', 'Line 2: “%eval 12” belongs to no game and is left out.'],
  ],
  [
    'a farewell after the last game',
    '[Rules "marelle"]\n1. d6 *\n{Merci à tous}',
    ['1 move, *', 'Line 3: “Merci à tous” belongs to no game and is left out.'],
  ],
  [
    'a title before the first game',
    'Partie de dimanche chez Odile\n[Rules "marelle"]\n1. d6 f4 *\n\n[Rules "merels"]\n1. d6 *',
    ['2 moves, *', 'Line 1: “Partie de dimanche chez Odile” belongs to no game and is left out.', '1 move, *'],
  ],
  [
    'a letter with a game in it, and another',
    'Chère Odile,\nvoici la partie du 12-03-2024 (jouée chez Paul) :\n\n[Rules "marelle"]\n1. d6 f4 *\n\nEt l’autre :\n-----\n[Rules "merels"]\n1. d6 *\nRonde 3, score 2-0. À bientôt !\n',
    [
      '2 moves, *',
      'Line 1: “Chère Odile,” belongs to no game and is left out.',
      'Line 2: “voici la partie du 12-03-2024 (jouée chez Paul) :” belongs to no game and is left out.',
      'Line 7: “Et l’autre :” belongs to no game and is left out.',
      'Line 8: “-----” belongs to no game and is left out.',
      '1 move, *',
      'Line 11: “Ronde 3, score 2-0. À bientôt !” belongs to no game and is left out.',
    ],
  ],
  [
    'titles between stars and before numbers',
    '*** Première partie ***\n[Rules "marelle"]\n1. d6 *\n2. Partie de Paul\n[Rules "merels"]\n1. d6 *',
    [
      '1 move, *',
      'Line 1: “*** Première partie ***” belongs to no game and is left out.',
      'Line 4: “2. Partie de Paul” belongs to no game and is left out.',
      '1 move, *',
    ],
  ],
  [
    'a second result',
    '[Rules "marelle"]\n1. d6 * 1-0\n\n[Rules "merels"]\n1. d6 *',
    ['1 move, *', 'Line 2: “1-0” belongs to no game and is left out.', '1 move, *'],
  ],
  [
    'a line for programs between tags',
    '[Rules "marelle"]\n%tags\n[White "Anne"]\n1. d6 *',
    ['1 move, *', 'Line 2: “%tags” belongs to no game and is left out.'],
  ],
  [
    'a farewell between two games',
    '[Rules "marelle"]\n1. d6 *\n{Merci à tous}\n\n[Rules "merels"]\n1. d6 f4 *',
    ['1 move, *', 'Line 3: “Merci à tous” belongs to no game and is left out.', '2 moves, *'],
  ],
  [
    'a number that is another side’s',
    '[Rules "marelle-de-ceylan"]\n1. a1 b4 2. d1 b6 3. g1 d6 4. c3 c4 *',
    ['8 moves, *', 'Line 2: the number 4. contradicts the game: it is move 3, Black.'],
  ],
  [
    'a number left out',
    '[Rules "marelle"]\n1. a1 b4 3. d1 *',
    ['3 moves, *', 'Line 2: the number 3. contradicts the game: it is move 2, White.'],
  ],
  [
    'a number left out, and right ones after it',
    '[Rules "marelle"]\n1. d6 f4 3. d2 b4 3. d3 b2 4. a1 a4 5. g1 *',
    ['9 moves, *', 'Line 2: the number 3. contradicts the game: it is move 2, White.'],
  ],
  [
    'a number that is one too great, and right ones after it',
    '[Rules "marelle"]\n1. d6 f4 2. d2 b4 4. d3 b2 4. a1 a4 *',
    ['8 moves, *', 'Line 2: the number 4. contradicts the game: it is move 3, White.'],
  ],
  [
    'numbers that go on from a wrong one',
    '[Rules "marelle"]\n1. d6 f4 3. d2 b4 4. d3 b2 5. a1 a4 *',
    ['8 moves, *', 'Line 2: the number 3. contradicts the game: it is move 2, White.'],
  ],
  [
    'numbers that are the other side’s from somewhere on',
    '[Rules "marelle"]\n1. d6 f4 2. d2 3. b4 d3 4. b2 a1 5. a4 *',
    ['8 moves, *', 'Line 2: the number 3. contradicts the game: it is move 2, Black.'],
  ],
  [
    'a number with three dots for the wrong side',
    '[Rules "marelle"]\n1. a1 b4 2... d1 *',
    ['3 moves, *', 'Line 2: the number 2... contradicts the game: it is move 2, White.'],
  ],
  ['numbers with parentheses, in columns', '[Rules "english"]\n1)\t11-15\t23-19\n2)\t8-11\t22-17\n*', ['4 moves, *']],
  ['numbers without dots', '[Rules "english"]\n1 11-15 23-19\n2 8-11 22-17\n*', ['4 moves, *']],
  [
    'an annotation with a huge number',
    '[Rules "marelle"]\n1. d6 $999999999999999999999 *',
    ['Line 2: no annotation has the number $999999999999999999999 (255 at most).'],
  ],
  ['a turn that is none', '[Rules "marelle"]\n1. d6 zz9 *', ['Move 1, Black: “zz9” cannot be read as a move.']],
  ['a turn that is illegal', '[Rules "marelle"]\n1. d6 d6 *', ['Move 1, Black: d6 — point d6 is already occupied.']],
  [
    'a man that is blocked',
    '[Rules "dames"]\n1. 32-28 *',
    ['Move 1, White: 32-28 — the piece on 32 is blocked: no free square within its reach.'],
  ],
  [
    'a square of PlayOK’s on the board of the dames',
    '[Rules "dames"]\n1. 22-33 *',
    ['Move 1, White: 22-33 — the board has no square “33”.'],
  ],
  [
    'PlayOK’s number 25 on the marelle',
    '[Rules "marelle"]\n1. 25 *',
    ['Move 1, White: 25 — the board has no point “25”.'],
  ],
  [
    'a list of GoldToken’s',
    '[Rules "english"]\n1: 11-15; 23-19\n2: 8-11; 22-17\n3: 4-8; 17-13; a comment\n4: 15-18; 19-15;\n5: 10x19\n',
    ['9 moves, *'],
  ],
  [
    'PlayOK’s mill',
    '[Site "PlayOK"]\n[Result "1-0"]\n[GameType "70,0"]\n\n1. 5 13 2. 20 19 *',
    ['4 moves, 1-0', 'Line 1: the rules are not named; read as “Nine men’s morris”.'],
  ],
  [
    'CheckerBoard’s quiet turns with an x',
    '[GameType "21"]\n1. 11x15 23x19 2. 8x11 *',
    [
      '3 moves, *',
      'Line 2: 11x15 takes nothing; read as a simple move.',
      'Line 2: 23x19 takes nothing; read as a simple move.',
      'Line 2: 8x11 takes nothing; read as a simple move.',
    ],
  ],
  [
    'a capture that takes nothing there either',
    '[GameType "21"]\n1. 11x20 *',
    ['Move 1, Black: 11x20 — the piece on 11 cannot go to 20.'],
  ],
  [
    'a capture jump by jump',
    '[Rules "english"]\n[FEN "B:W14,23,22:B10"]\n1. 10x17 17x26 *',
    ['1 move, *', 'Line 3: a capture written jump by jump; read as 10x17x26.'],
  ],
  [
    'a capture that two paths lead to, told by what follows',
    '[Rules "international"]\n[FEN "W:WK4:B13,32,37,20"]\n1. 4x15 32-38 *',
    ['2 moves, *', 'Line 3: several captures are written 4x15; the rest of the game fits 4x31x42x15.'],
  ],
  [
    'a capture that two paths lead to, and no more',
    '[Rules "international"]\n[FEN "W:WK4:B13,32,37,20"]\n1. 4x15 *',
    ['1 move, *', 'Line 3: several captures are written 4x15; 4x27x38x15 is a guess.'],
  ],
  [
    'long strokes, a minus, and crosses',
    '[Rules "international"]\n1. 32\u201428 19\u221223 2. 28×19 14:23 *',
    ['4 moves, *', 'Line 2: “32—28” is read as “32-28”, and 1 more of the kind in this game.'],
  ],
  [
    'a game that goes on after a third repetition',
    '[GameType "21,W,8,8,N2,0"]\n[FEN "W:WK32:BK1,10"]\n1. 32-28 1-6 2. 28-32 6-1 3. 32-28 1-6 4. 28-32 6-1 5. 32-28 1-6 *',
    ['10 moves, *', 'Line 3: the game goes on after a draw (the same position too often); that rule is switched off.'],
  ],
  [
    'a result counted from Black',
    '[GameType "21"]\n[FEN "B:W18:B15"]\n1. 15x22 1-0',
    ['1 move, 0-1', 'Line 3: the result 1-0 counts from Black, who begins; the board decides.'],
  ],
  [
    'a FEN without a side',
    '[Rules "dames"]\n[FEN "?:W31,32:B1,2"]\n1. 32-28 *',
    ['1 move, *', 'Line 2: the position does not say whose turn it is; read as White to move.'],
  ],
  ['a FEN that counts turns', '[Rules "english"]\n[FEN "B:W31,32:B1,2:H12:F7"]\n7. 1-6 32-28 *', ['2 moves, *']],
  ['a FEN with a full stop before the colon', '[Rules "dames"]\n[FEN "W:W31,30.:B1."]\n1. 31-27 *', ['1 move, *']],
  [
    'a FEN of the Hub protocol',
    '[Rules "international"]\n[FEN "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww"]\n1. 32-28 *',
    ['1 move, *'],
  ],
  [
    'a position of Sanmill’s',
    '[Rules "jeu-du-moulin"]\n[FEN "***O**@*/@****@*O/OO@***@O b m p 5 0 5 0 0 0 -1 -1 -1 -1 0 0 1 ids:nodes"]\n*',
    ['0 moves, *'],
  ],
  [
    'a position with a point twice',
    '[Rules "marelle"]\n[FEN "W:Wa1:Ba1:H8,8"]\n*',
    ['The first position: a1 is named for both White and Black.'],
  ],
  [
    'a position set up in the middle',
    '[Rules "dames"]\n1. 22-18 /FEN "W:W31:B1"/ *',
    ['Line 2: “/FEN "W:W31:B1"/” cannot be read.'],
  ],
  [
    'Latin-1',
    '[Rules "marelle"]\n[White "Müller"]\n1. d6 {café} *',
    [
      'Line 2: some letters are not UTF-8; read as Windows-1252 (Latin-1).',
      'Line 3: some letters are not UTF-8; read as Windows-1252 (Latin-1).',
      '1 move, *',
    ],
    'latin1',
  ],
  [
    'Windows-1252',
    '[Rules "marelle"]\n1. d6 {\u0093bien\u0094} *',
    ['Line 2: some letters are not UTF-8; read as Windows-1252 (Latin-1).', '1 move, *'],
    'latin1',
  ],
  [
    'UTF-16 with a mark',
    '\ufeff[Rules "marelle"]\n[White "Anne"]\n1. d6 *',
    ['Line 1: the file is in UTF-16LE.', '1 move, *'],
    'utf16le',
  ],
  [
    'UTF-16 without a mark',
    '[Rules "marelle"]\n[White "Anne"]\n1. d6 *',
    ['Line 1: the file is in UTF-16LE.', '1 move, *'],
    'utf16le',
  ],
  [
    'a mark of UTF-8 before several tags',
    '\ufeff[Rules "marelle"]\r\n[White "Anne"]\r\n[Black "Zoé"]\r\n\r\n1. d6 f4 *\r\n',
    ['2 moves, *'],
  ],
  [
    'files with marks of UTF-8, joined',
    '\ufeff[White "Anne"]\n[Rules "marelle"]\n1. d6 *\n\n\ufeff[White "Zoé"]\n[Rules "merels"]\n1. d6 f4 *\n',
    ['1 move, *', '2 moves, *'],
  ],
  ['the end of a file as DOS has it', '[Rules "marelle"]\r\n1. d6 *\r\n\u001a\0\0\0', ['1 move, *']],
  [
    'signs that nobody sees',
    '[Rules "marelle"]\n1. \u200bd6 f4\u200b 2. d\u2060\n2 *',
    ['Move 2, White: “d” cannot be read as a move.'],
  ],
  [
    'signs that nobody sees, between turns',
    '[Rules "marelle"]\n\u200b1.\u00ad d6 \u200ef4\u200b 2. d2\u2060 *',
    ['3 moves, *'],
  ],
  [
    'curly quotes',
    '[Rules “marelle”]\n[White „Anne“]\n[Black « Zoé »]\n1. d6 *',
    ['1 move, *', 'Line 1: “[Rules “marelle”]” is read as “[Rules "marelle"]”, and 2 more of the kind in this game.'],
  ],
  [
    'games of which there are only tags',
    '[Rules "marelle"]\n[White "Anne"]\n\n[Rules "merels"]\n[White "Zoé"]\n\n',
    ['0 moves, *', '0 moves, *'],
  ],
  ['tags with blank lines among them', '[Rules "marelle"]\n\n[White "Anne"]\n\n1. d6 *', ['1 move, *']],
  [
    'names of tags in capitals, twice',
    '[RULES "marelle"]\n[WHITE "Anne"]\n[white "Zoé"]\n1. d6 *',
    ['1 move, *', 'Line 3: White is given twice; “Anne” is left out.'],
  ],
  [
    'results with a colon',
    '[Rules "marelle"]\n1. d6 0:1\n\n[Rules "international"]\n1. 32-28 2:0',
    ['1 move, 0-1', '1 move, 1-0'],
  ],
  [
    'a draw as half a point',
    '[Rules "marelle"]\n1. d6 1/2\n\n[Rules "marelle"]\n1. d6 ½',
    ['1 move, 1/2-1/2', '1 move, 1/2-1/2'],
  ],
  [
    'a game of Sanmill’s',
    '[Event "Sanmill-Game"]\r\n[Site "Sanmill"]\r\n[White "Human"]\r\n[Black "AI"]\r\n[Result "*"]\r\n[Variant "Nine Men\'s Morris"]\r\n[PlyCount "3"]\r\n\r\n 1.    d6    f4\r\n 2.    d2\r\n',
    ['3 moves, *', 'Line 1: the rules are not named; read as “Nine men’s morris”.'],
  ],
  [
    'a game of twelve men of Sanmill’s',
    '[Site "Sanmill"]\n[Variant "Twelve Men\'s Morris"]\n1. d6 f4 *',
    ['2 moves, *', 'Line 1: the rules are not named; read as “Twelve men’s morris”.'],
  ],
  ['a variant that says nothing', '[Rules "marelle"]\n[Variant "Nine Men\'s Morris"]\n1. d6 *', ['1 move, *']],
  ['a mark of UTF-8', '\ufeff[Rules "marelle"]\n1. d6 *', ['1 move, *']],
  ['lines that end in the old way', '[Rules "marelle"]\r1. d6 ; bon\rf4 *', ['2 moves, *']],
  [
    'letters that turn a line round',
    '[Rules "marelle"]\n1. d6 \u202edrow *',
    ['Move 1, Black: “ drow” cannot be read as a move.'],
  ],
  [
    'a throw where no dice are thrown',
    '[Rules "marelle"]\n1. [654] d6 *',
    ['Move 1, White: the throw [654] is out of place: no dice are thrown here.'],
  ],
];
