import { createSignal, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage, useNavigation, useSettings } from '../../context.ts';
import { putGames } from '../../games/game-store.ts';
import { newAmong } from '../../games/kept-from.ts';
import type { KeptGame } from '../../games/kept-game.ts';
import { readFile, textOf, writeFile } from '../../games/transfer.ts';
import { isLargeToImport, textOfFile } from '../../lines/read-text.ts';
import type { Told } from '../../lines/told.ts';
import { download, textFile } from '../../parts/download.ts';
import { FileChoice } from '../../parts/file-choice.tsx';
import { ToldList } from '../../parts/told-list.tsx';
import type { Settings } from '../../settings/settings.ts';
import { useStrings } from './strings/strings.ts';

/** More games that cannot be read than this are folded up. */
const MOST_UNFOLDED = 5;

/** What is told of the files that came last. */
interface Tidings {
  readonly files: readonly string[];
  readonly problems: readonly Told[];
  readonly remarks: readonly Told[];
}
const NO_TIDINGS: Tidings = { files: [], problems: [], remarks: [] };

/** What the page exported itself is read whole, however large; other texts are opened as collections, to choose from. */
const isCollection = (file: File): boolean => isLargeToImport(file) && !/\.json$/i.test(file.name);

/** All games as files, and games from files. */
export function GameFiles(props: {
  readonly games: readonly KeptGame[];
  readonly changed: () => unknown;
}): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const navigation = useNavigation();
  const s = useStrings();
  const [told, setTold] = createSignal<readonly string[]>([]);
  const [problems, setProblems] = createSignal<readonly string[]>([]);
  const [tidings, setTidings] = createSignal<Tidings>(NO_TIDINGS);
  const [broughtSettings, setBroughtSettings] = createSignal<Settings | null>(null);

  const dated = (ending: string): string => `merellier-${new Date().toISOString().slice(0, 10)}.${ending}`;
  const exportAll = (): void =>
    download(dated('json'), textFile(writeFile(props.games, settings.current()), 'application/json'));
  const exportTexts = (): void => {
    const texts = props.games.map(textOf).filter((text) => text !== null);
    download(dated('txt'), textFile(texts.join('\n')));
  };

  async function take(files: readonly File[]): Promise<void> {
    const news: string[] = [];
    const faults: string[] = [];
    const large: File[] = [];
    const unread: Told[] = [];
    const remarked: Told[] = [];
    setBroughtSettings(null);
    for (const [i, file] of files.entries()) {
      if (isCollection(file)) {
        large.push(file);
        continue;
      }
      const brought = readFile(await textOfFile(file), settings.current().level);
      if (!brought || brought.games.length + brought.problems.length === 0) {
        faults.push(s().notGames(file.name));
        continue;
      }
      unread.push(...brought.problems.map((told) => ({ ...told, file: i })));
      remarked.push(...brought.remarks.map((told) => ({ ...told, file: i })));
      const fresh = newAmong(props.games, brought.games);
      try {
        await putGames(fresh);
      } catch {
        faults.push(s().storeFull);
        continue;
      }
      news.push(s().imported(fresh.length));
      if (fresh.length < brought.games.length) news.push(s().known(brought.games.length - fresh.length));
      setBroughtSettings(brought.settings);
    }
    setTold(news);
    setProblems(faults);
    setTidings({ files: files.map(({ name }) => name), problems: unread, remarks: remarked });
    await props.changed();
    if (large.length === 0) return;
    const { openFiles } = await import('../../collection/collection.ts');
    openFiles(large);
    navigation.show('analysis', 'collection');
  }

  return (
    <section class="game-files">
      <h2>{s().files}</h2>
      <div class="columns">
        <Show when={props.games.length > 0}>
          <div>
            <p class="faint">{s().exportHelp}</p>
            <div class="acts">
              <button type="button" class="button" onClick={exportAll}>
                {s().exportAll}
              </button>
              <button type="button" class="button" onClick={exportTexts}>
                {s().exportTexts}
              </button>
            </div>
          </div>
        </Show>
        <div>
          <p class="faint">{s().importHelp}</p>
          <div class="acts">
            <FileChoice
              label={s().import}
              multiple
              accept=".json,.txt,.pdn,.pgn,text/plain,application/json"
              take={take}
            />
            <a class="link" href={addressOf('analysis', 'collection')}>
              {s().collection}
            </a>
          </div>
        </div>
      </div>
      <div role="status">
        <For each={told()}>{(text) => <p>{text}</p>}</For>
        <For each={problems()}>{(text) => <p class="refusal">{text}</p>}</For>
        <ToldList
          title={language.s().gamesTold.problems}
          told={tidings().problems}
          files={tidings().files}
          open={tidings().problems.length <= MOST_UNFOLDED}
        />
        <ToldList title={language.s().gamesTold.remarks} told={tidings().remarks} files={tidings().files} />
      </div>
      <Show when={broughtSettings()}>
        {(brought) => (
          <p>
            {s().settingsToo}{' '}
            <button
              type="button"
              class="link"
              onClick={() => {
                settings.change(brought());
                setBroughtSettings(null);
                setTold([s().settingsTaken]);
              }}
            >
              {s().takeSettings}
            </button>
          </p>
        )}
      </Show>
    </section>
  );
}
