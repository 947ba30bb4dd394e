import { MiniBoard } from '@merellier/board';
import type { ChanceProof, ChanceTagProblem } from '@merellier/protocol';
import { type Result, readRuleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { useBoards, useLanguage, useSession } from '../../context.ts';
import type { KeptGame } from '../../games/kept-game.ts';
import { textOf } from '../../games/transfer.ts';
import { download, textFile } from '../../parts/download.ts';
import { Sides } from '../../parts/sides.tsx';
import { readSession } from '../../session/saved-session.ts';
import type { GameHeading } from './game-heading.ts';
import { useStrings } from './strings/strings.ts';

const ChanceResult = lazy(async () => ({ default: (await import('../chance/chance-result.tsx')).ChanceResult }));

/** One game of the list: its last position, what it was, and what can be done with it. */
export function GameItem(props: {
  readonly game: KeptGame;
  readonly heading: GameHeading;
  readonly remove: () => void;
}): JSX.Element {
  const language = useLanguage();
  const session = useSession();
  const boards = useBoards();
  const s = useStrings();
  const [damaged, setDamaged] = createSignal(false);
  const [claim, setClaim] = createSignal<Result<ChanceProof, ChanceTagProblem> | null>(null);
  const which = (): string => `${props.heading.rules}, ${props.heading.date}`;

  function open(): void {
    const kept = readSession(props.game.session);
    if (kept) session.openSession(kept);
    else setDamaged(true);
  }

  function analyse(): void {
    const kept = readSession(props.game.session);
    if (kept) boards.analyse(kept.game);
    else setDamaged(true);
  }

  function save(): void {
    const text = textOf(props.game);
    if (text === null) setDamaged(true);
    else download(fileName(props.game), textFile(text));
  }

  async function verify(): Promise<void> {
    const kept = readSession(props.game.session);
    if (!kept) return void setDamaged(true);
    const { readChanceTags } = await import('@merellier/protocol');
    setClaim(readChanceTags(kept.game));
  }

  return (
    <li class="card">
      <div>
        <Picture game={props.game} />
      </div>
      <div class="card-text">
        <h2 class="card-name">
          <button type="button" class="card-open" aria-label={s().openWhich(which())} onClick={open}>
            {props.heading.rules}
          </button>
        </h2>
        <Show when={props.heading.sides} fallback={<p>{s().here}</p>}>
          {(sides) => <Sides names={sides()} />}
        </Show>
        <p class="card-line">{props.heading.state}</p>
        <p class="card-line">
          {props.heading.turns} · {props.heading.day}
        </p>
        <Show when={damaged()}>
          <p class="refusal" role="alert">
            {s().damaged}
          </p>
        </Show>
        <div class="card-acts">
          <button type="button" class="link" aria-label={s().analyseWhich(which())} onClick={analyse}>
            {language.s().analyse}
          </button>
          <button type="button" class="link" aria-label={s().exportWhich(which())} onClick={save}>
            {s().export}
          </button>
          <Show when={'ChanceCommitment' in props.game.tags}>
            <button type="button" class="link" aria-label={s().verifyWhich(which())} onClick={() => void verify()}>
              {s().verify}
            </button>
          </Show>
          <button
            type="button"
            class="link danger"
            aria-label={s().removeWhich(which())}
            onClick={() => props.remove()}
          >
            {s().remove}
          </button>
        </div>
        <div role="status">
          <Suspense>
            <Show when={claim()}>{(read) => <ChanceResult claim={read()} />}</Show>
          </Suspense>
        </div>
      </div>
    </li>
  );
}

/** The last position, where it can still be read. */
function Picture(props: { readonly game: KeptGame }): JSX.Element {
  const rules = readRuleSet(props.game.rules.id, props.game.rules.changes);
  if (!rules.ok) return null;
  const position = readFen(rules.value, props.game.fen);
  if (!position.ok) return null;
  return <MiniBoard board={rules.value.board} view={rules.value.view(position.value)} />;
}

/** `marelle-2026-11-21.txt`; draughts are exchanged as PDN. */
function fileName({ rules, saved }: KeptGame): string {
  const read = readRuleSet(rules.id, rules.changes);
  const ending = read.ok && read.value.family === 'draughts' ? 'pdn' : 'txt';
  return `${rules.id}-${new Date(saved).toISOString().slice(0, 10)}.${ending}`;
}
