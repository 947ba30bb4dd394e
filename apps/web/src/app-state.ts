import { type Game, newGame, positionOf, type RuleSet } from '@merellier/rules';
import { type Accessor, batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import { asksForGame } from './address/asks-for-game.ts';
import { addressOf, isSheet, type Route, readRoute, type View } from './address/route.ts';
import { newId, toss } from './browser/chance.ts';
import { loadTongue, type Tongue } from './interface/tongue.ts';
import { createKeeper } from './session/keeper.ts';
import { isShared, type Session, startSession } from './session/session.ts';
import { chosenRules, type Opponent, type Settings, saveSettings } from './settings/settings.ts';
import { applyTheme } from './settings/theme.ts';

/** One sentence beside the board, until the next turn. */
export interface Notice {
  readonly kind: 'refusal' | 'news';
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export type DialogName = 'menu' | 'turns' | 'resign' | 'draw' | 'leave' | 'text' | 'rules' | 'house-rules';

/** The lot that was drawn for a game just begun: shown once. */
export interface TossShown {
  readonly bottom: Session['bottom'];
  readonly computer: boolean;
}

/** A game given to the analysis board. */
export interface Handover {
  readonly game: Game;
  /** What is to be judged there at once: all its turns, or the one that led to where it stands. */
  readonly review: 'game' | 'turn' | null;
}

/** The state of an entry of the browser's history that was shown before. */
const SEEN = 'seen';

/** All that the page knows, and the ways to change it. */
export type AppState = ReturnType<typeof createAppState>;

/** Creates the state of the page from what is kept; to be called within a Solid root. */
export function createAppState(first: Tongue, stored: Settings, before: Session | null) {
  const [tongue, setTongue] = createSignal(first);
  const [settings, setSettings] = createSignal(stored);
  const [kept, setKept] = createSignal(before);
  const [asked, setAsked] = createSignal(readRoute(location.hash));
  /** The view that the address names; without a game there is none to show. */
  const route = createMemo((): Route => (asked().view === 'play' && !kept() ? { view: 'start', rest: [] } : asked()));
  const view = (): View => route().view;
  const [notice, setNotice] = createSignal<Notice | null>(null);
  const [said, setSaid] = createSignal<{ readonly text: string }>({ text: '' });
  const [dialog, setDialog] = createSignal<DialogName | null>(null);
  const [tossShown, setTossShown] = createSignal<TossShown | null>(null);
  /** Asks the system to install the page; null where it offers nothing of the kind. */
  const [install, setInstall] = createSignal<(() => void) | null>(null);
  /** What puts a new version of the page in place of this one; null while none lies ready. */
  const [freshVersion, setFreshVersion] = createSignal<(() => void) | null>(null);
  /** Whether the browser keeps what it is given. */
  const [keeps, setKeeps] = createSignal(true);

  const s = (): Tongue['strings'] => tongue().strings;
  const words = (): Tongue['words'] => tongue().words;

  /** The rule set chosen for the next game. */
  const chosen: Accessor<RuleSet> = createMemo(() => chosenRules(settings()));
  /** The board that lies ready on the first page. */
  const ready = createMemo(
    (): Session =>
      startSession({
        rules: chosen(),
        opponent: settings().opponent,
        bottom: settings().colour === 'black' ? 'black' : 'white',
        level: settings().level,
      }),
  );
  const session = createMemo(() => (view() === 'play' ? (kept() ?? ready()) : ready()));

  const announce = (text: string): void => void setSaid({ text });

  function tellStorage(works: boolean): void {
    if (keeps() && !works) announce(s().notKept);
    setKeeps(works);
  }

  const store = createKeeper(tellStorage, (from, to) => {
    const now = kept();
    if (now?.id !== from) return;
    setKept({ ...now, id: to });
    setNotice({ kind: 'news', text: s().otherTab });
    announce(s().otherTab);
  });

  function change(part: Partial<Settings>): void {
    setSettings({ ...settings(), ...part });
    tellStorage(saveSettings(settings()));
  }

  createEffect(() => applyTheme(settings()));
  createEffect(
    on(
      () => settings().language,
      async (language) => {
        if (language === tongue().language) return;
        try {
          setTongue(await loadTongue(language));
        } catch {
          setNotice({ kind: 'news', text: s().notLoaded });
          return;
        }
        setNotice(null);
      },
    ),
  );
  // Only when they change: the whole page is styled anew after its language is set, were it to the same.
  createEffect(
    on(
      () => tongue().language,
      (language) => {
        document.documentElement.lang = language;
      },
    ),
  );
  const title = createMemo(() => {
    const shown = view();
    return s().title(isSheet(shown) ? s().sheets[shown] : words().rulesName(session().game.rules));
  });
  createEffect(
    on(title, (text) => {
      document.title = text;
    }),
  );

  /** Keeps the session as it now is; the game stays on the page whether or not that works. */
  function keep(next: Session): void {
    setKept(next);
    store('game', next);
  }

  function show(next: View, ...rest: readonly string[]): void {
    const address = addressOf(next, ...rest);
    if (address === addressOf(view(), ...route().rest)) return;
    history.pushState(SEEN, '', location.pathname + location.search + address);
    leave({ view: next, rest });
    window.scrollTo(0, 0);
  }

  const leaving = new Set<() => void>();
  /** Hears that the view is about to be left, while it still stands. */
  const onLeave = (hear: () => void): void => void leaving.add(hear);

  /** Goes to another view: what was said of the one before is not said of this one. */
  function leave(next: Route): void {
    for (const hear of leaving) hear();
    batch(() => {
      setNotice(null);
      setTossShown(null);
      setSaid({ text: '' });
      setAsked(next);
    });
  }
  window.addEventListener('popstate', () => {
    // An address with a game, put in by hand: it stays where it is until that game is read.
    if (asksForGame(location.hash)) return;
    setDialog(null);
    // A link leads to the top of its view; going back leads to where one was, which the browser sees to.
    if (history.state !== SEEN) {
      window.scrollTo(0, 0);
      history.replaceState(SEEN, '');
    }
    leave(readRoute(location.hash));
  });

  /** Puts another session in place of the one kept, which can be had back, and shows it. */
  function replace(next: Session): void {
    const old = kept();
    const canGoBack = old !== null && old.id !== next.id && old.game.nodes.length > 1;
    if (canGoBack) store('previous', old, false);
    batch(() => {
      keep(next);
      show('play');
      setTossShown(null);
      setNotice(
        canGoBack
          ? { kind: 'news', text: s().previousKept, action: { label: s().backToPrevious, run: () => goBackTo(old) } }
          : null,
      );
    });
  }

  function goBackTo(old: Session): void {
    replace(old);
    setNotice(null);
  }

  /** Begins a game with the rule set chosen, against the computer or between two persons. */
  function begin(opponent: Opponent, turned?: Session): void {
    const { colour } = settings();
    change({ opponent });
    const drawn = colour === 'toss';
    const bottom = drawn ? (toss() ? 'white' : 'black') : colour;
    const next =
      (turned && { ...turned, id: newId() }) ??
      startSession({ rules: chosen(), opponent, bottom, level: settings().level });
    replace(next);
    if (drawn && !turned) setTossShown({ bottom, computer: !isShared(next) });
    if (!turned) announce(words().toPlay(session().game.rules, positionOf(session().game)));
  }

  /** Chooses the computer’s strength, for the game under way and those to come. */
  function setLevel(level: number): void {
    change({ level });
    if (view() === 'play') keep({ ...session(), level });
  }

  /** The same again with the colours changed over. */
  function rematch(): void {
    const { game, seats, bottom, level } = session();
    replace({
      id: newId(),
      game: newGame(game.rules, game.nodes[0]?.position),
      seats: { white: seats.black, black: seats.white },
      bottom: bottom === 'white' ? 'black' : 'white',
      level,
    });
    setNotice(null);
  }

  /** Puts a game that was read in place of the one kept: two at this screen, at its end. */
  function openGame(game: Game): void {
    openSession({
      id: newId(),
      game,
      seats: { white: 'person', black: 'person' },
      bottom: 'white',
      level: settings().level,
    });
  }

  /** Puts a session in place of the one kept, and shows it. */
  function openSession(next: Session): void {
    replace(next);
    announce(s().opened);
  }

  /** The game that another board than the game's own shows, while it does; its id, where it is one of the server's. */
  const [otherBoard, setOtherBoard] = createSignal<{
    readonly game: Accessor<Game>;
    readonly id: string | null;
  } | null>(null);
  /** The game that is to be seen: what dialogs speak of. */
  const shownGame: Accessor<Game> = () => otherBoard()?.game() ?? session().game;
  /** Its id on the server; null for a game of this browser. */
  const shownId: Accessor<string | null> = () => otherBoard()?.id ?? null;

  /** A game on its way to the analysis board, until that has taken it. */
  const [analysed, setAnalysed] = createSignal<Handover | null>(null);

  /** Shows a game on the analysis board, where it stands. */
  function analyse(game: Game, review: Handover['review'] = null): void {
    setAnalysed({ game, review });
    setDialog(null);
    show('analysis');
  }

  const position = createMemo(() => positionOf(session().game));

  return {
    ...{
      tongue,
      s,
      words,
      settings,
      change,
      setLevel,
      chosen,
      session,
      position,
      kept,
      view,
      route,
      show,
      onLeave,
      keep,
      replace,
      begin,
      rematch,
      openGame,
      analyse,
      analysed,
      setAnalysed,
      shownGame,
      shownId,
      setOtherBoard,
      openSession,
    },
    ...{
      keeps,
      notice,
      setNotice,
      said,
      announce,
      dialog,
      setDialog,
      tossShown,
      setTossShown,
      freshVersion,
      setFreshVersion,
      install,
      setInstall,
    },
  };
}
