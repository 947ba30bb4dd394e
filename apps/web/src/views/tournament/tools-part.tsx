import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { packText } from '../../address/pack.ts';
import { addressOf } from '../../address/route.ts';
import { allGames } from '../../games/game-store.ts';
import { textOf } from '../../games/transfer.ts';
import { download, textFile } from '../../parts/download.ts';
import { LinkCode } from '../../parts/link-code.tsx';
import { gamesOf } from '../../tournament/tournament-games.ts';
import { writeTournament } from '../../tournament/tournament-schema.ts';
import { PRINTED } from './print-page.tsx';
import { useStrings } from './strings/strings.ts';
import { fileNameOf, TableExports } from './table-exports.tsx';
import { useTournament } from './tournament-context.ts';

/** What a QR code holds of a link, with the least correction of errors: its 40th version, less what stands around the data. */
const MOST_IN_CODE = 2900;

/** The wall, what is printed, the way to another device, and exports. */
export function ToolsPart(): JSX.Element {
  const s = useStrings();
  const open = useTournament();
  const [isCodeShown, setCodeShown] = createSignal(false);
  const [fault, setFault] = createSignal<string | null>(null);
  const fileName = (ending: string): string => fileNameOf(open.state(), ending);
  async function exportGames(): Promise<void> {
    const games = gamesOf(open.state().id, await allGames().catch(() => []));
    const texts = games.map(({ kept }) => textOf(kept)).filter((text) => text !== null);
    setFault(texts.length === 0 ? s().noGames : null);
    if (texts.length > 0) download(fileName('txt'), textFile(texts.join('\n')));
  }

  return (
    <div class="tour-tools">
      <section>
        <h2>{s().room}</h2>
        <a class="button" href={addressOf('tournament', open.state().id, 'wall')}>
          {s().wall}
        </a>
        <a class="button" href={addressOf('tournament', 'clock')}>
          {s().tableClock}
        </a>
        <a class="button" href={addressOf('tournament', 'scan')}>
          {s().scanner}
        </a>
      </section>
      <section>
        <h2>{s().print}</h2>
        <For each={PRINTED}>
          {(each) => (
            <a class="button" href={addressOf('tournament', open.state().id, 'print', each)}>
              {s().printed[each]}
            </a>
          )}
        </For>
      </section>
      <section>
        <h2>{s().move}</h2>
        <p class="faint">{s().moveHelp}</p>
        <button
          type="button"
          class="button"
          onClick={() => download(fileName('json'), textFile(writeTournament(open.log()), 'application/json'))}
        >
          {s().moveFile}
        </button>
        <button type="button" class="button" aria-expanded={isCodeShown()} onClick={() => setCodeShown(!isCodeShown())}>
          {s().moveCode}
        </button>
        <Show when={isCodeShown()}>
          <MoveCode />
        </Show>
      </section>
      <section>
        <h2>{s().export}</h2>
        <TableExports tournament={open.state()} />
        <button type="button" class="button" onClick={() => void exportGames()}>
          {s().exportGames}
        </button>
        <p class="refusal" role="alert">
          {fault()}
        </p>
      </section>
    </div>
  );
}

/** The whole tournament as one code. What was undone stays behind. */
function MoveCode(): JSX.Element {
  const s = useStrings();
  const open = useTournament();
  const [link] = createResource(
    () => open.log(),
    async ({ steps }) =>
      `${location.origin}/#/tournament/receive/${await packText(writeTournament({ steps, undone: [] }))}`,
  );
  return (
    <Show when={link()}>
      {(now) => (
        <Show when={now().length <= MOST_IN_CODE} fallback={<p class="refusal">{s().moveTooLong}</p>}>
          <div class="tour-code">
            <LinkCode link={now()} label={s().moveCodeLabel} />
          </div>
        </Show>
      )}
    </Show>
  );
}
