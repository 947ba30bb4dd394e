import type { ManualStrings } from './fr.ts';

export const en: ManualStrings = {
  lead: 'All that Mérellier does, and how. To play, nothing has to be read first: the board lies ready.',
  contents: 'Contents',
  parts: [
    {
      id: 'begin',
      title: 'Begin',
      text: [
        'The first page shows a board that is ready. “Play the computer” begins a game; “Two players here” begins one on the same screen. Touching the board works too: the first move begins the game.',
        'Beside the button stands the computer’s level, from 1, for children, to 10. Below it, the colour: White, Black or by lot.',
        'Further down are all rule sets, each with its small board and the sentence that sets it apart. “Read the rules” opens its page; “Change the rules” makes house rules of it.',
      ],
    },
    {
      id: 'board',
      title: 'On the board',
      text: ['Tap, click or drag; single taps are enough for everything.'],
      list: [
        'Placing: tap a free point.',
        'Moving: tap the man, then where it goes. Where it can go is marked by a dot.',
        'Taking: when a mill closes, the men that may be taken wear a red ring. Tap one.',
        'Second thoughts: as long as the turn is not finished, tapping the man again, or Escape, puts it back.',
        'Refused? The line below the board says why, in one sentence.',
        'Dice: a button throws them; a special throw is named, with what it allows.',
        'Draughts: tap the piece, then each square it lands on, or the last one if only one way leads there.',
        'Huffing: when a capture was missed, three buttons offer to huff, to demand the capture or to let it pass.',
      ],
    },
    {
      id: 'game',
      title: 'During a game',
      text: [
        'At the bottom, one button takes the last move back, one gives a hint, one opens the menu, one leads to a new game.',
        'Every move can be taken back and played again. Going back and playing otherwise makes a variation; both are kept in the list of moves.',
        'The menu offers a draw, resigns, turns the board, changes the level and analyses the game.',
        'While the computer thinks, a dot goes to and fro. If that takes long, a button makes it move at once.',
      ],
    },
    {
      id: 'online',
      title: 'Online',
      text: [
        'Where the page comes with a game server, an invitation is a link to send to the opponent; or one plays with somebody who is waiting. No account needed: a name, if one likes.',
        'Rules, clock and colour are chosen first. The page of a game may be reloaded, and a move may be planned ahead. Whoever comes later watches.',
        'Dice and lots are drawn with a share of chance from each side: afterwards anyone can check that nobody cheated.',
        'An account, for those who want one, keeps games and rating from one device to the next: by a passkey or a password, without an address. The recovery code is shown once; keep it elsewhere.',
        'With an account on both sides, a rule set as it is and a clock, a game can be rated: ratings change at its end, and a question mark says that one is still uncertain. A name leads to the player’s page.',
        'While the page is hidden, its tab says when it is your turn; the settings add a notification. Below the board, “Block or report” keeps a player away, who is not told; the list is on the account page.',
      ],
    },
    {
      id: 'keyboard',
      title: 'By keyboard',
      text: ['Everything is played without a mouse.'],
      list: [
        'Tab goes from button to button; the board is a single stop.',
        'On the board the arrow keys follow the lines, or the squares of the draughts board.',
        'Enter or Space taps the place. Escape goes back one step in the turn.',
        'Home and End: the first and the last place of the board; in draughts, of the row.',
        'At the top of the page two hidden buttons lead straight to the board or to the controls.',
      ],
    },
    {
      id: 'reader',
      title: 'With a screen reader',
      text: [
        'Every place on the board says its name, what stands there, and whether that is in a mill. Men that may be taken and places to go to say so too.',
        'Every move is announced, with what is to be done next; every refusal too, with its reason. Nothing is told by colour alone.',
        'On a mill board the places are buttons; a draughts board is a grid.',
      ],
    },
    {
      id: 'typed',
      title: 'Writing moves',
      text: [
        'A switch in the settings adds a field below the board, in games, puzzles and lessons, to write moves in.',
        'Placing is written d6; moving, d6-d7; a capture, d6-d7xg7. In draughts, 32-28 or 32x23. Points have names as in chess: a to g, 1 to 7.',
      ],
    },
    {
      id: 'learn',
      title: 'Learn',
      text: [
        'Every rule set has a page: the rules in a few sentences, small boards to try them on, what sets it apart, where it comes from and what the rulebook leaves open.',
        '“First steps” leads children from three men to nine, with small games. “Playing well” gives eight ideas, each of them to play. What is done stays marked on the device.',
        'All rule sets can be compared in one table, and the words of the game looked up in three languages.',
      ],
    },
    {
      id: 'puzzles',
      title: 'Puzzles',
      text: [
        'One good move in each position: the one that wins, or the one that saves the draw. Every solution is proved.',
        'Choose the rules, the theme and the difficulty, or take the puzzle of the day. A wrong move gets its answer; a hint helps without telling all.',
      ],
    },
    {
      id: 'analysis',
      title: 'Analysis',
      text: [
        'Analysis takes a game or a position and shows the best lines, as arrows and as moves to play through. Where the exact value is known, that is what it tells.',
        'A review of a game says with which move the game was lost and what was better, and finds the mistakes, with their reasons. Comments and marks can be written, variations put in order, and a position set up by hand. What was played from the same position in one’s own games is listed too.',
      ],
    },
    {
      id: 'games',
      title: 'My games, and sharing',
      text: [
        'Every game is kept on the device from its first move. It is found by rules, player, result or date, gone on with, exported, or deleted.',
        'All games and the settings go into a single file, to open on another device. Texts of games, PDN and games of PlayOK are imported too.',
        'The menu gives a game as text, as a link and as a QR code, and its position as a picture. A text or a position is pasted in the same place.',
      ],
    },
    {
      id: 'print',
      title: 'Print',
      text: [
        'Mill and draughts boards, on A4 or A3, one or six to a page; a page of rules for every rule set; sheets to write games on; puzzles with their solutions. All of it stays clear in black and white.',
        'The browser prints: scale 100 %, no headers. It can also save a PDF file.',
      ],
    },
    {
      id: 'settings',
      title: 'Settings',
      text: [
        'The language, light or dark; a board of wood, slate, parchment or high contrast; its size, coordinates, the movement of the men, sounds.',
        'A device that lies flat between two people can face both: what speaks to the player across is turned towards them.',
        'Everything takes effect at once and stays on the device. A file takes the settings elsewhere, and a button puts them all back as they were at first.',
      ],
    },
    {
      id: 'offline',
      title: 'Without a network',
      text: [
        'A few seconds after the first visit the whole page is kept: from then on it works without a network, computer and lessons included. The browser can install it as an app.',
        'A new version is announced in one line and waits for a reload: it interrupts no game.',
      ],
    },
    {
      id: 'trouble',
      title: 'When something goes wrong',
      text: [],
      list: [
        'The browser keeps nothing: often that is private browsing. One can play, but a reload loses the game; better export it.',
        'A link does not open: it was probably cut off. Ask for all of it, or for the game as text.',
        'The computer does not answer: try again. The game is kept.',
        'Two tabs on one game: both continuations are kept.',
      ],
    },
  ],
};
