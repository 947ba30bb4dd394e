import { type Game, newGame, type Position, positionOf } from '@merellier/rules';
import { type Accessor, batch, createMemo, createSignal } from 'solid-js';
import { newId, toss } from '../browser/chance.ts';
import { type Living, livingOf } from '../home/living.ts';
import { isShared, type Session, startSession } from '../session/session.ts';
import type { Opponent } from '../settings/settings.ts';
import type { KeptSession } from './kept-session.ts';
import type { GrowingLanguage } from './language.ts';
import type { Navigation } from './navigation.ts';
import type { Notices } from './notices.ts';
import type { SettingsState } from './settings.ts';

/** The lot that was drawn for a game just begun: shown once. */
export interface TossShown {
  readonly bottom: Session['bottom'];
  readonly computer: boolean;
}

/** The game on the page's board, and the ways to another one. */
export interface SessionState {
  /** The game under way; away from its view, the board that lies ready on the first page. */
  readonly current: Accessor<Session>;
  readonly position: Accessor<Position>;
  /** The position that the first page's board opens on; null where it is the beginning of the game. */
  readonly living: Accessor<Living | null>;
  /** The game under way, whatever view is open; null before the first. */
  readonly kept: Accessor<Session | null>;
  /** Puts a later state of the same game in place of the one before. */
  readonly keep: (next: Session) => void;
  /** Begins a game with the rule set chosen, against the computer or between two persons; `turned` has its first turn. */
  readonly begin: (opponent: Opponent, turned?: Session) => void;
  /** The same again with the colours changed over. */
  readonly rematch: () => void;
  /** Turns the board round: the other side comes to the lower edge. */
  readonly flip: () => void;
  /** A new game with the rules of the one on the board, between the same players. */
  readonly again: () => void;
  /** Puts another session in place of the one kept, and shows it; what was kept can be had back. */
  readonly replace: (next: Session) => void;
  /** Opens a game that was read, at its end, for two at this screen. */
  readonly openGame: (game: Game) => void;
  /** The same as `replace`, and says so. */
  readonly openSession: (next: Session) => void;
  /** Chooses the computer’s strength, for the game under way and those to come. */
  readonly setLevel: (level: number) => void;
  readonly tossShown: Accessor<TossShown | null>;
  readonly setTossShown: (toss: TossShown | null) => void;
}

interface SessionParts {
  readonly kept: KeptSession;
  readonly settings: SettingsState;
  readonly language: GrowingLanguage;
  readonly notices: Notices;
  readonly navigation: Navigation;
}

export function createSession({ kept: store, settings, language, notices, navigation }: SessionParts): SessionState {
  const { kept, keep } = store;
  const [tossShown, setTossShown] = createSignal<TossShown | null>(null);
  const living = createMemo(() => (settings.current().colour === 'white' ? livingOf(settings.chosen()) : null));
  /** The board that lies ready on the first page. */
  const ready = createMemo((): Session => {
    const { opponent, colour, level } = settings.current();
    const bottom = colour === 'black' ? 'black' : 'white';
    const start = living()?.position;
    return startSession({ rules: settings.chosen(), opponent, bottom, level, ...(start && { start }) });
  });
  const isPlayShown = (): boolean => navigation.view() === 'play';
  const current = createMemo(() => (isPlayShown() ? (kept() ?? ready()) : ready()));

  function replace(next: Session): void {
    const old = kept();
    const replaced = old !== null && old.id !== next.id && old.game.nodes.length > 1 ? old : null;
    if (replaced) store.keepPrevious(replaced);
    batch(() => {
      keep(next);
      navigation.show('play');
      setTossShown(null);
      notices.setNotice(
        replaced && {
          kind: 'news',
          text: language.s().previousKept,
          action: { label: language.s().backToPrevious, run: () => goBackTo(replaced) },
        },
      );
    });
  }

  function goBackTo(old: Session): void {
    replace(old);
    notices.setNotice(null);
  }

  function begin(opponent: Opponent, turned?: Session): void {
    const { colour, level } = settings.current();
    settings.change({ opponent });
    if (turned) {
      replace({ ...turned, id: newId() });
      return;
    }
    const isDrawn = colour === 'toss';
    const bottom = isDrawn ? (toss() ? 'white' : 'black') : colour;
    const next = startSession({ rules: settings.chosen(), opponent, bottom, level });
    replace(next);
    if (isDrawn) setTossShown({ bottom, computer: !isShared(next) });
    notices.announce(language.words().toPlay(next.game.rules, positionOf(next.game)));
  }

  function rematch(): void {
    const { game, seats, bottom, level } = current();
    replace({
      id: newId(),
      game: newGame(game.rules, game.nodes[0]?.position),
      seats: { white: seats.black, black: seats.white },
      bottom: bottom === 'white' ? 'black' : 'white',
      level,
    });
    notices.setNotice(null);
  }

  function again(): void {
    const { game, seats, bottom, level } = current();
    const next: Session = { id: newId(), game: newGame(game.rules), seats, bottom, level };
    replace(next);
    notices.announce(`${language.s().newGameBegun} ${language.words().toPlay(game.rules, positionOf(next.game))}.`);
  }

  function openSession(next: Session): void {
    replace(next);
    notices.announce(language.s().opened);
  }

  return {
    current,
    position: createMemo(() => positionOf(current().game)),
    ...{ living, kept, keep, replace, begin, rematch, again, openSession, tossShown, setTossShown },
    flip: () => keep({ ...current(), bottom: current().bottom === 'white' ? 'black' : 'white' }),
    openGame(game) {
      const { level } = settings.current();
      openSession({ id: newId(), game, seats: { white: 'person', black: 'person' }, bottom: 'white', level });
    },
    setLevel(level) {
      settings.change({ level });
      if (isPlayShown()) keep({ ...current(), level });
    },
  };
}
