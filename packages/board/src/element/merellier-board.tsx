import { newGame, type Parameters, type Position, type Side, type Throw, toThrow } from '@merellier/rules';
import { resultOf, writeFen, writeGame, writeTurn } from '@merellier/rules/notation';
import { createRoot } from 'solid-js';
import { render } from 'solid-js/web';
import boardCss from '../board.css?inline';
import looksCss from '../looks.css?inline';
import {
  type BoardArrow,
  type BoardDrawing,
  type BoardMark,
  type Playable,
  readChanges,
  readDrawings,
  writeChanges,
} from './attributes.ts';
import { createDrawings } from './drawings.ts';
import elementCss from './element.css?inline';
import { ElementView } from './element-view.tsx';
import type { MerellierBoardEventMap, Send } from './events.ts';
import { LABELS } from './labels.ts';
import { firstGame, setUpGame } from './set-up.ts';
import { createSettings } from './settings.ts';
import { createTable } from './table.ts';
import { createVoice } from './voice.ts';

const DEFAULT_RULES = 'marelle';
/** The attributes that say which game is played. */
const GAME: readonly string[] = ['rules', 'changes', 'fen'];
/** Properties that a page may have set before the element was defined. */
const PROPERTIES: readonly (keyof MerellierBoard)[] = [
  ...(['rules', 'changes', 'fen', 'position'] as const),
  ...(['bottom', 'playable', 'hide', 'theme', 'look', 'images', 'marks', 'arrows', 'drawable', 'drawn'] as const),
];

/** Where there is no DOM, on a server, the module can be imported all the same. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

let sheets: CSSStyleSheet[] | null = null;

/** The style sheets that all elements share. */
function styleSheets(): CSSStyleSheet[] {
  sheets ??= [boardCss, looksCss, elementCss].map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  return sheets;
}

type Model = ReturnType<typeof createModel>;

/** What an element is about: its settings, its voice, the game on it. */
function createModel(element: HTMLElement, send: Send) {
  return createRoot(() => {
    const settings = createSettings(element);
    const { voice, whenLoaded } = createVoice(settings.language);
    const table = createTable(firstGame(DEFAULT_RULES), { playable: settings.playable, voice, whenLoaded, send });
    const drawings = createDrawings({
      board: () => table.rules().board,
      isOpen: settings.drawable,
      labels: () => LABELS[settings.language() ?? 'en'],
      announce: table.announce,
      send,
    });
    return { settings, voice, table, drawings };
  });
}

/**
 * `<merellier-board>`: a board for any page, with the rules, their words and a game in it. Attributes say what is played
 * and how it is shown; methods play, take back and set up; events tell what happens.
 *
 * @example
 * ```ts
 * import '@merellier/board/element';
 *
 * const board = document.createElement('merellier-board');
 * board.rules = 'dames';
 * board.addEventListener('turn', ({ detail }) => console.log(detail.turn, detail.fen));
 * document.body.append(board);
 * board.play('21-17');
 * ```
 */
export class MerellierBoard extends Base {
  static readonly observedAttributes: readonly string[] = [
    ...GAME,
    ...['bottom', 'playable', 'hide', 'theme', 'look', 'images', 'lang', 'marks', 'arrows', 'drawable', 'drawn'],
  ];

  /** The game and the settings live as long as the element; what is drawn, as long as it is on a page. */
  readonly #model: Model = createModel(this, (name, detail) => this.#send(name, detail));
  /** Another game was asked for: it is set up once all attributes that say which have been given. */
  #isStale = false;
  /** The position that it begins with; null for the start of the rules. */
  #fen: string | null = null;
  #takeAway: (() => void) | null = null;

  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = styleSheets();
  }

  connectedCallback(): void {
    for (const name of PROPERTIES) this.#takeOver(name);
    this.#settle();
    const { settings, voice, table, drawings } = this.#model;
    settings.update();
    this.#takeAway ??= render(
      () => (
        <ElementView
          table={table}
          voice={voice()}
          labels={LABELS[settings.language() ?? 'en']}
          bottom={settings.bottom()}
          material={settings.material()}
          hidden={settings.hidden()}
          marks={settings.marks()}
          arrows={settings.arrows()}
          drawings={drawings}
          drawable={settings.drawable()}
          focusBoard={() => this.focus({ preventScroll: true })}
        />
      ),
      this.shadowRoot as ShadowRoot,
    );
  }

  disconnectedCallback(): void {
    this.#takeAway?.();
    this.#takeAway = null;
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (name === 'drawn') this.drawn = readDrawings(now);
    else if (!GAME.includes(name)) this.#model.settings.update(name);
    else if (before !== now) this.#askFor(name === 'fen' ? now : this.#fen);
  }

  /** The id of the rule set; `marelle` by default. Another one begins a new game. */
  get rules(): string {
    return this.getAttribute('rules') ?? DEFAULT_RULES;
  }
  set rules(id: string | null) {
    this.#reflect('rules', id);
  }

  /** House rules: the parameters that differ from the rule set. Others begin a new game. */
  get changes(): Parameters {
    return readChanges(this.getAttribute('changes'));
  }
  set changes(changes: Parameters | string | null) {
    this.#reflect('changes', changes && typeof changes === 'object' ? writeChanges(changes) : changes);
  }

  /** The position on the board. Another one begins a new game there; the same one changes nothing; null is the start. */
  get fen(): string {
    const { table } = this.#settled();
    return writeFen(table.rules(), table.position());
  }
  set fen(fen: string | null) {
    this.#askFor(fen ?? null);
  }

  /** The same as a value of `@merellier/rules`. */
  get position(): Position {
    return this.#settled().table.position();
  }
  set position(position: Position) {
    const { table } = this.#settled();
    table.begin(newGame(table.rules(), position));
  }

  /** The side at the lower edge: White, unless Black alone plays. */
  get bottom(): Side {
    return this.#model.settings.bottom();
  }
  set bottom(side: Side | null) {
    this.#reflect('bottom', side);
  }

  /** Who plays by hand: both sides by default. */
  get playable(): Playable {
    return this.#model.settings.playable();
  }
  set playable(playable: Playable | null) {
    this.#reflect('playable', playable);
  }

  /** What is left out, of `coordinates`, `last` (the last turn), `trays` and `message`, with blanks between. */
  get hide(): string {
    return this.getAttribute('hide') ?? '';
  }
  set hide(parts: string | null) {
    this.#reflect('hide', parts);
  }

  /** `light` or `dark`; empty for what the reader's system has. */
  get theme(): string {
    return this.getAttribute('theme') ?? '';
  }
  set theme(theme: string | null) {
    this.#reflect('theme', theme);
  }

  /** What the board is made of: `wood`, `slate`, `parchment` or `contrast`; empty for plain colours. */
  get look(): string {
    return this.getAttribute('look') ?? '';
  }
  set look(look: string | null) {
    this.#reflect('look', look);
  }

  /** The address of the folder with the pictures that a look is made of (`images` of this package). */
  get images(): string {
    return this.getAttribute('images') ?? '';
  }
  set images(folder: string | null) {
    this.#reflect('images', folder);
  }

  /** Tags on places. */
  get marks(): readonly BoardMark[] {
    return this.#model.settings.marks();
  }
  set marks(marks: readonly BoardMark[] | null) {
    this.#model.settings.setMarks(marks ?? []);
  }

  /** Turns that are pointed at, the best first. */
  get arrows(): readonly BoardArrow[] {
    return this.#model.settings.arrows();
  }
  set arrows(arrows: readonly BoardArrow[] | null) {
    this.#model.settings.setArrows(arrows ?? []);
  }

  /** Whether the reader may draw arrows and rings: with the right button, after a long press, or by keys. */
  get drawable(): boolean {
    return this.hasAttribute('drawable');
  }
  set drawable(drawable: boolean | null) {
    this.#reflect('drawable', drawable ? '' : null);
  }

  /** What is drawn by hand, until the next turn. To set it tells nobody. */
  get drawn(): readonly BoardDrawing[] {
    return this.#model.drawings.drawn();
  }
  set drawn(drawn: readonly BoardDrawing[] | null) {
    this.#model.drawings.setDrawn(drawn ?? []);
  }

  /** Whose turn it is. */
  get toPlay(): Side {
    return this.#settled().table.position().toPlay;
  }

  /** How the game ended; `*` while it goes on. */
  get result(): '1-0' | '0-1' | '1/2-1/2' | '*' {
    return resultOf(this.#settled().table.outcome());
  }

  /** What the element says now: what is to be done, why something was refused, or how the game ended. */
  get message(): string {
    const { table } = this.#settled();
    return table.note() ?? table.task();
  }

  /** The legal turns of the position, as they are written; none once the game is over, or while a throw is awaited. */
  turns(): readonly string[] {
    const { table } = this.#settled();
    const [rules, position] = [table.rules(), table.position()];
    return table.outcome() ? [] : rules.turns(position).map((turn) => writeTurn(rules, position, turn));
  }

  /** Plays a turn as it is written. False where it cannot be; an event `refused` then says why. */
  play(turn: string): boolean {
    return this.#settled().table.play(turn);
  }

  /** Throws the dice: `[6, 5, 4]`, in any order. False where no throw is awaited. */
  throwDice(faces: readonly number[]): boolean {
    const dice: Throw = toThrow(faces);
    return this.#settled().table.throwDice(dice);
  }

  /** Takes the last turn back; false at the first position. */
  undo(): boolean {
    return this.#leavePosition(this.#settled().table.undo());
  }

  /** Plays the turn that was taken back last; false where there is none. */
  redo(): boolean {
    return this.#leavePosition(this.#settled().table.redo());
  }

  /** Begins anew, as the attributes say. */
  reset(): void {
    this.#askFor(this.getAttribute('fen'));
    this.#settle(true);
  }

  /** The game so far as a text, in the manner of PGN and PDN. */
  text(): string {
    return writeGame(this.#settled().table.game());
  }

  /** Puts the focus on the board, on the place where it was last. */
  override focus(options?: FocusOptions): void {
    this.shadowRoot?.querySelector<SVGElement>('.board-view [tabindex="0"]')?.focus(options);
  }

  override addEventListener<Name extends keyof MerellierBoardEventMap>(
    name: Name,
    listener: (this: MerellierBoard, event: MerellierBoardEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener<Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(name, listener, options);
  }

  readonly #send: Send = (name, detail) => {
    // What was drawn belongs to the position before; who hears of the turn may draw on the new one.
    if (name === 'turn') this.drawn = null;
    return this.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'beforeturn' }),
    );
  };

  #leavePosition(isLeft: boolean): boolean {
    if (isLeft) this.drawn = null;
    return isLeft;
  }

  #reflect(name: string, value: string | null | undefined): void {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  #takeOver(name: keyof MerellierBoard): void {
    if (!Object.hasOwn(this, name)) return;
    const value: unknown = this[name];
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  /** A page sets one attribute after the other: what they say together is done in a microtask, or when it is asked for. */
  #askFor(fen: string | null): void {
    this.#fen = fen;
    if (!this.#isStale) queueMicrotask(() => this.#settle());
    this.#isStale = true;
  }

  #settle(anew = false): void {
    if (!this.#isStale) return;
    const fen = this.#fen;
    this.#isStale = false;
    this.#fen = null;
    const { table } = this.#model;
    const made = setUpGame({ rules: this.rules, changes: this.changes, fen });
    if (!made.ok) table.refuse(made.error, 'program');
    else if (anew || fen === null || !table.shows(made.value)) table.begin(made.value);
  }

  #settled(): Model {
    this.#settle();
    return this.#model;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'merellier-board': MerellierBoard;
  }
}
