import type { ManualStrings } from './fr.ts';

export const en: ManualStrings = {
  lead: 'All that Mérellier does, and how. You don’t need to read any of it to play: the board is ready.',
  contents: 'Contents',
  parts: [
    {
      id: 'begin',
      title: 'Begin',
      text: [
        'On the home page the board is ready. “Play against the computer” begins a game; “Face to face” begins one for two on the same screen. You can also just touch the board: your first move begins the game.',
        'Choose the computer’s level, from 1, for children, to 10, and your colour: White, Black or at random.',
        'Further down you find all rule sets, each with its small board and the sentence that sets it apart. “Read the rules” opens its page; “Change the rules” turns it into house rules.',
        '“Draw the opening by lot” picks the first moves from those that leave the game level; the rematch takes them again with the colours exchanged. The cards can be printed.',
      ],
    },
    {
      id: 'board',
      title: 'On the board',
      text: ['Tap, click or drag: single taps are enough for everything.'],
      list: [
        'Placing: tap a free point.',
        'Moving: tap the man, then where it goes. A dot marks where it can go.',
        'Taking: when a mill closes, the men you may take are marked in red. Tap one.',
        'Changing your mind: as long as the move is not finished, tap the man again, or press Escape, to put it back.',
        'Move refused? One sentence beside the board tells you why.',
        'Dice: a button throws them; if the throw is special, you are told what it allows.',
        'Draughts: tap the piece, then each square it lands on, or the last one if only one way leads there.',
        'Huffing: when your opponent has missed a capture, three buttons let you huff, demand the capture or let it pass.',
      ],
    },
    {
      id: 'game',
      title: 'During a game',
      text: [
        '“Take back” undoes the last move, “Hint” shows a good one, “More” opens the menu, which has the rest.',
        'You can take back and redo every move. If you go back and play something else, you open a variation; the list of moves keeps both.',
        'In the menu you can offer a draw, resign, flip the board, change the level and analyse the game.',
        'While the computer thinks, a dot goes to and fro. If it takes long, “Move now” hurries it.',
      ],
    },
    {
      id: 'online',
      title: 'Online',
      text: [
        'Where the page comes with a game server, “Invite”, on the home page, gives you a link to send to a friend at once; or play somebody who is waiting. You don’t need an account: give a name, if you like.',
        'You choose the rules, the clock and your colour first. During the game you can reload the page, and plan your next move. Other people can watch the game.',
        'Each player adds a share of chance to dice and lots: after the game, anybody can check that nobody cheated.',
        'If you create an account, it keeps your games and rating from one device to the next: with a passkey or a password, without an email address. Keep the recovery code somewhere else: it is shown only once.',
        'A game can be rated if both players have accounts, with a clock and without house rules: ratings change at the end. A question mark says that a rating is still uncertain. A game given up before each side has made four moves does not count, and the more often the same two players meet in a day, the less their games count. Tap a name to see the player’s page.',
        'While the page is hidden, its tab says when it is your turn; the settings add a notification. With “Block or report” you keep a player away, who is not told; the list is on your account page.',
      ],
    },
    {
      id: 'together',
      title: 'Clubs and tournaments',
      text: [
        'A tournament runs on one device, without accounts and without a network: round robin, Swiss, knock-out, arena. Type the names, tap the results, print the sheets. Openings can be drawn by lot, for both games of a match. It survives a closed tab, and moves to another device by a file or a QR code.',
        'A tournament online is announced and joined by a link: games set themselves up, standings change before your eyes, and players in the room meet players at home.',
        'A club has a page, members, an evening, its rules, a ladder, tournaments and messages.',
      ],
    },
    {
      id: 'class',
      title: 'A class',
      text: [
        'A teacher opens a class, without an account; pupils come in by a word of four letters or a QR code and choose an animal’s name.',
        'All boards are live on one screen. Send a position, a lesson or a puzzle to everybody: the answers show together on one board. Have pupils play in pairs, pause, show a board on the wall.',
        'When the class is over, nothing of it stays on the server; progress stays on the teacher’s device.',
      ],
    },
    {
      id: 'keyboard',
      title: 'By keyboard',
      text: ['You can play everything without a mouse.'],
      list: [
        'Tab goes from button to button; the board is a single stop.',
        'On the board the arrow keys follow the lines, or the squares of the draughts board; where no line leads, you hear so.',
        'Enter or Space taps the place. Escape goes back one step in the move.',
        'Home and End: the first and the last place of the board; in draughts, of the row.',
        'P says where all men stand, M which mills are closed, T what threatens.',
        'In cubic marelle, Shift and an arrow key turn the cube; C swaps the cube and its map.',
        'In analysis, A begins and ends an arrow; A twice at one place draws a ring, Delete wipes everything off.',
        'At the top of the page two hidden buttons lead straight to the board or to the controls.',
      ],
    },
    {
      id: 'reader',
      title: 'With a screen reader',
      text: [
        'Every place on the board says its name, what stands there, and whether that is in a mill. So do men that may be taken and places where a man can go.',
        'Every move is announced, with what you have to do next; every refusal too, with its reason. Colour alone never tells you anything.',
        'The arrow keys and the letters P, M and T need your screen reader’s focus mode: Insert and Space in NVDA, Insert and Z in JAWS. Without it, go from place to place as from button to button, and press Enter; a draughts board is a table.',
      ],
    },
    {
      id: 'typed',
      title: 'Typing moves',
      text: [
        'In the settings, “Type moves on the keyboard” adds a field below the board, in games, puzzles and lessons.',
        'Placing is written d6; moving, d6-d7; a capture, d6-d7xg7. In draughts, 32-28 or 32x23. Points have names as in chess: a to g, 1 to 7.',
      ],
    },
    {
      id: 'learn',
      title: 'Learn',
      text: [
        'Every rule set has a page: the rules in a few sentences, small boards to try them on, what sets it apart, where it comes from and what the source leaves open.',
        '“First steps” leads children from three men to nine, with small games. “Playing well” gives eight ideas to play on the board. Your progress stays on the device.',
        'You can also compare all rule sets in one table, and look up the words of the game in three languages.',
      ],
    },
    {
      id: 'puzzles',
      title: 'Puzzles',
      text: [
        'One good move in each position: the one that wins, or the one that saves the draw. Every solution is proved.',
        'Choose the rules, the theme and the difficulty, or take the puzzle of the day. If your move is wrong, the opponent answers it; “A hint” helps without telling you everything.',
        '“Exact endings”: with three men to five, win or hold the draw against perfect play. Two successes in a row, and the next ending is harder.',
      ],
    },
    {
      id: 'revise',
      title: 'Practice',
      text: [
        'Puzzles you missed, your mistakes and the words of the game come back just before you forget them. A missed puzzle comes by itself, your mistakes by a button in the review of a game, the words as soon as you tick them.',
        'Play the right move on the board, or choose the word: the page notes by itself whether it was right, right after a hint, or missed. Your cards stay on the device; a file takes them elsewhere, and Anki reads them too.',
      ],
    },
    {
      id: 'analysis',
      title: 'Analysis',
      text: [
        'Analysis starts from a game or a position and shows the best lines, as arrows and as moves you can play through. Where the exact value is known, that is what it gives.',
        'A review of a game says with which move the game was lost and what was better, and finds the mistakes, with their reasons. You can write comments, annotate moves, put variations in order, and set up a position by hand. “What was played in this position” lists it, in your games and in those of this server.',
        'Draw arrows and rings of your own: drag with the right mouse button, or rest your finger for a moment, then drag. They stay with the position and go into the game’s text. A game you paste, or a file you drop anywhere, opens at once.',
      ],
    },
    {
      id: 'games',
      title: 'My games, and sharing',
      text: [
        'Every game is saved on the device from its first move. Find it by rules, player, result or date, then continue it, export it or delete it.',
        '“Export everything” puts all games and settings into a single file, to open on another device. You can also import games as text, as PDN or from PlayOK.',
        'The menu gives a game as text, as a link and as a QR code, and its position as a picture. That is also where you paste a text or a position.',
      ],
    },
    {
      id: 'print',
      title: 'Print',
      text: [
        '“A whole game” puts the board, the rules and men to cut out on one sheet. Or else: mill and draughts boards, one or six to a page; a page of rules for every rule set; sheets to write your games on; puzzles with their solutions; opening cards. On A4 or A3, all of it stays clear in black and white.',
        'Your browser prints: choose scale 100%, no headers. It can also save a PDF file.',
      ],
    },
    {
      id: 'settings',
      title: 'Settings',
      text: [
        'The language, light or dark; a board of wood, slate, parchment or high contrast; its size, coordinates, the movement of the men, sounds.',
        '“Device flat between the two players”: around a tablet, what speaks to the player across is turned towards them.',
        'Changes take effect at once and stay on the device. A file takes your settings elsewhere, and a button restores the original ones.',
      ],
    },
    {
      id: 'offline',
      title: 'Without a network',
      text: [
        'A few seconds after your first visit the whole page is saved: from then on it works without a network, computer and lessons included. You can also install it as an app.',
        'A new version is announced in one line and waits until you reload: it interrupts no game.',
      ],
    },
    {
      id: 'programs',
      title: 'For programmers',
      text: [
        'The rules, the notations, the computer player, the exact tables and the board are free libraries in TypeScript, under the MIT licence. Here are all moves of a position, after “npm install @merellier/rules”:',
      ],
      list: [
        '@merellier/rules: rules, positions, texts of games.',
        '@merellier/engine and @merellier/tablebase: the best move, and exact values.',
        '@merellier/board: the board for your page, with the element <merellier-board>.',
        'npx merellier: all of it on the command line.',
        '/api/v1/openapi.json: the interface of this server, for your programs and bots.',
      ],
    },
    {
      id: 'trouble',
      title: 'When something goes wrong',
      text: [],
      list: [
        'The browser saves nothing: often that is private browsing. You can play, but export the game: reloading the page would lose it.',
        'A link does not open: it was probably cut off. Ask for all of it, or for the game as text.',
        'The computer is not answering: tap “Try again”. Your game is saved.',
        'The same game in two tabs: both continuations are saved.',
      ],
    },
  ],
};
