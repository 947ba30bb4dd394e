import { MiniBoard } from '@merellier/board';
import type { ClassShown } from '@merellier/protocol/class';
import { endOfLine, type Game, lineEnd, positionOf, readRuleSet, ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { createMemo, createResource, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { fitsMessage, shownOf } from '../../../class/shown-game.ts';
import { useLanguage } from '../../../context.ts';
import { allGames } from '../../../games/game-store.ts';
import type { KeptGame } from '../../../games/kept-game.ts';
import { dateFormat } from '../../../interface/date-format.ts';
import { faultSaid, isAssumed, readTextOfAny, remarksListed, textOfFile } from '../../../lines/read-text.ts';
import { FileChoice } from '../../../parts/file-choice.tsx';
import { ToldList } from '../../../parts/told-list.tsx';
import { readSession } from '../../../session/saved-session.ts';
import { useStrings } from '../strings/strings.ts';
import type { Offer } from './offers.ts';

/** A game for everybody to look through. */
export type GameChoice = ReturnType<typeof createGameChoice>;

interface Chosen {
  readonly game: Game;
  readonly end: number;
}

/** To be called within a Solid root. A pasted text goes before the games that this browser keeps. */
export function createGameChoice() {
  const language = useLanguage();
  const s = useStrings();
  const [text, setText] = createSignal('');
  const [keptId, setKeptId] = createSignal<string | null>(null);
  const [kept] = createResource(() => allGames().catch(() => []), { initialValue: [] });
  const games = createMemo(() =>
    kept().filter((game) => game.turns > 0 && readRuleSet(game.rules.id, game.rules.changes).ok),
  );
  const pastedText = createMemo(() => (text().trim() === '' ? null : readTextOfAny(text(), ruleSet('jeu-du-moulin'))));
  const read = () => pastedText()?.read ?? null;
  const chosen = createMemo((): Chosen | null => {
    const pasted = read();
    if (pasted) return pasted.ok ? { game: pasted.value, end: endOfLine(pasted.value) } : null;
    const id = keptId() ?? games()[0]?.id;
    const session = readSession(games().find((game) => game.id === id)?.session ?? null);
    return session && { game: session.game, end: lineEnd(session.game) };
  });
  const line = createMemo((): ClassShown | null => {
    const now = chosen();
    return now && shownOf(now.game, now.end);
  });
  /** Why nothing can be sent; null where it can, and where nothing is chosen. */
  const problem = createMemo((): string | null => {
    const pasted = read();
    if (pasted && !pasted.ok)
      return faultSaid(language.words(), pasted.error, pastedText()?.remarks ?? [], language.s().gamesTold.listed);
    const now = line();
    if (!now) return null;
    return now.turns.length === 0 ? s().gameEmpty : fitsMessage(now) ? null : s().gameLong;
  });
  return {
    ...{ text, setText, games, setKeptId, problem },
    /** Which rules were guessed for the pasted text; empty where none were. */
    guessed: createMemo((): string => {
      const pasted = pastedText();
      const rules = pasted?.read.ok && isAssumed(pasted.remarks) ? pasted.read.value.rules : null;
      return rules ? language.s().openedBy(language.words().rulesName(rules)) : '';
    }),
    /** More remarks on the pasted text than are said. */
    told: createMemo(() => remarksListed(pastedText()?.remarks ?? [])),
    isChosen: (id: string): boolean => read() === null && (keptId() ?? games()[0]?.id) === id,
    choose(id: string): void {
      setText('');
      setKeptId(id);
    },
    /** What would be sent. */
    shown: (): ClassShown | null => (problem() === null ? line() : null),
    /** Its last position, to be seen before it is sent. */
    offer: createMemo((): Offer | null => {
      const now = chosen();
      if (!now) return null;
      const position = positionOf(now.game, now.end);
      return { id: 'game', title: '', rules: now.game.rules, position, fen: '', text: '', right: null };
    }),
  };
}

/** So many games are shown to choose from; older ones are opened as a file. */
const MOST_GAMES = 36;

/** Chooses the game: one of those kept here, a text or a file. */
export function GameChoicePart(props: { readonly choice: GameChoice }): JSX.Element {
  const s = useStrings();
  const language = useLanguage();
  const { choice } = props;
  const id = createUniqueId();
  const label = ({ rules, saved, tags }: KeptGame): string => {
    const set = readRuleSet(rules.id, rules.changes);
    const names = [tags['White'], tags['Black']].filter((name) => name !== undefined && !/^\??$/.test(name));
    const day = dateFormat(language.tongue().language, { dateStyle: 'medium' }).format(saved);
    return [names.length === 2 ? names.join(' – ') : set.ok ? language.words().rulesName(set.value) : '', day].join(
      ', ',
    );
  };
  return (
    <>
      <ul class="class-offers">
        <For each={choice.games().slice(0, MOST_GAMES)} fallback={<li class="faint">{s().noGames}</li>}>
          {(game) => (
            <li>
              <button
                type="button"
                class="class-offer"
                aria-pressed={choice.isChosen(game.id)}
                onClick={() => choice.choose(game.id)}
              >
                <Picture game={game} />
                {label(game)}
              </button>
            </li>
          )}
        </For>
      </ul>
      <label class="field" for={id}>
        <span class="field-name">{s().gameText}</span>
        <textarea
          id={id}
          class="select class-text"
          rows={3}
          spellcheck={false}
          autocomplete="off"
          aria-describedby={`${id}-problem`}
          aria-invalid={choice.problem() !== null}
          value={choice.text()}
          onInput={({ currentTarget }) => choice.setText(currentTarget.value)}
        />
      </label>
      <FileChoice
        label={s().gameFile}
        accept=".pgn,.pdn,.txt,text/plain"
        take={async ([file]) => file && choice.setText(await textOfFile(file))}
      />
      <p class="refusal" id={`${id}-problem`} role="alert">
        {choice.problem() ?? ''}
      </p>
      <Show when={choice.guessed() !== ''}>
        <p class="faint">{choice.guessed()}</p>
      </Show>
      <ToldList title={language.s().gamesTold.remarks} told={choice.told()} />
    </>
  );
}

function Picture(props: { readonly game: KeptGame }): JSX.Element {
  const drawn = createMemo(() => {
    const rules = readRuleSet(props.game.rules.id, props.game.rules.changes);
    const position = rules.ok ? readFen(rules.value, props.game.fen) : null;
    return rules.ok && position?.ok ? { rules: rules.value, view: rules.value.view(position.value) } : null;
  });
  return <Show when={drawn()}>{(now) => <MiniBoard board={now().rules.board} view={now().view} />}</Show>;
}
