import { createSignal, type JSX, Show } from 'solid-js';
import { useNotices, useSettings } from '../../context.ts';
import { download, textFile } from '../../parts/download.ts';
import { FileChoice } from '../../parts/file-choice.tsx';
import { DEFAULTS, type Settings } from '../../settings/settings.ts';
import { readSettingsFile, type SettingsFileProblem, writeSettingsFile } from '../../settings/settings-file.ts';
import { useStrings } from './strings/strings.ts';

interface Told {
  readonly text: string;
  readonly refused: boolean;
  /** The settings that were replaced. */
  readonly before?: Settings;
}

/** The settings as a file, from a file, and as they were at first. What is replaced can be had back. */
export function SettingsFilePart(): JSX.Element {
  const settings = useSettings();
  const notices = useNotices();
  const s = useStrings();
  const [told, setTold] = createSignal<Told | null>(null);

  function tell(news: Told): void {
    setTold(news);
    notices.announce(news.text);
  }

  function replace(next: Settings, text: string): void {
    const before = settings.current();
    settings.change(next);
    tell({ text, refused: false, before });
  }

  async function take(file: File): Promise<void> {
    const read = readSettingsFile(await file.text());
    if (read.ok) replace(read.value, s().imported);
    else tell({ text: problemOf(file.name, read.error), refused: true });
  }

  function problemOf(file: string, error: SettingsFileProblem): string {
    switch (error.problem) {
      case 'not-settings':
        return s().notSettings(file);
      case 'newer':
        return s().newer(file);
      case 'bad-setting':
        return s().badSetting(file, error.name);
    }
  }

  return (
    <section class="settings-part" aria-labelledby="settings-file">
      <h2 id="settings-file">{s().fileTitle}</h2>
      <p class="setting-help">{s().fileHelp}</p>
      <div class="acts">
        <button
          type="button"
          class="button"
          onClick={() => download(s().fileName, textFile(writeSettingsFile(settings.current()), 'application/json'))}
        >
          {s().exportFile}
        </button>
        <FileChoice label={s().importFile} accept=".json,application/json" take={([file]) => file && take(file)} />
      </div>
      <div class="settings-told">
        <Show when={told()}>
          {(news) => (
            <p classList={{ refusal: news().refused }}>
              {news().text}
              <Show when={news().before}>
                {(before) => (
                  <button
                    type="button"
                    class="link"
                    onClick={() => {
                      settings.change(before());
                      setTold(null);
                    }}
                  >
                    {s().takeBack}
                  </button>
                )}
              </Show>
            </p>
          )}
        </Show>
      </div>
      {/* Apart from what is exported and imported: it is pressed by nobody who means those. */}
      <p>
        <button
          type="button"
          class="link"
          onClick={() => replace({ ...DEFAULTS, language: settings.current().language }, s().wereReset)}
        >
          {s().reset}
        </button>
      </p>
    </section>
  );
}
