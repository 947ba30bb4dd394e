import type { Animal } from '@merellier/protocol/class';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import {
  countDeeds,
  DEEDS,
  keepProgress,
  keptProgress,
  progressCsv,
  progressDays,
} from '../../class/class-progress.ts';
import { useLanguage } from '../../context.ts';
import { dateFormat } from '../../interface/date-format.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { download, textFile } from '../../parts/download.ts';
import { Empty } from '../../parts/empty.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useStrings } from './strings/strings.ts';
import { useTeacher } from './teacher-context.ts';

/** Spreadsheets know by it that a file is UTF-8. */
const MARK = '\ufeff';

/** How the pupils got on, by nickname: kept on this device and nowhere else. */
export function ProgressPage(): JSX.Element {
  const s = useStrings();
  const language = useLanguage();
  const [progress, setProgress] = createSignal(keptProgress());
  const [day, setDay] = createSignal<string | undefined>(progressDays(progress())[0]);
  const [asks, setAsks] = createSignal(false);
  const nameOf = (pupil: Animal): string => s().animals[pupil];
  const rows = createMemo(() =>
    [...countDeeds(progress(), day())].sort(([a], [b]) => nameOf(a).localeCompare(nameOf(b))),
  );
  const dayText = (text: string): string =>
    dateFormat(language.tongue().language, { dateStyle: 'long' }).format(new Date(`${text}T12:00`));
  const isEmpty = (): boolean => progressDays(progress()).length === 0;
  function save(): void {
    const heads = { day: s().day, pupil: s().pupil, ...s().deeds };
    download(s().fileName, textFile(MARK + progressCsv(progress(), nameOf, heads), 'text/csv'));
  }
  return (
    <Sheet title={s().progressTitle} lead={s().progressLead} wide keeps class="class-progress">
      <Show
        when={!isEmpty()}
        fallback={
          <Empty title={s().progressNone} text={s().progressNoneText}>
            <Back />
          </Empty>
        }
      >
        <label class="setting">
          <span>{s().day}</span>
          <select class="select" onChange={({ currentTarget }) => setDay(currentTarget.value || undefined)}>
            <For each={progressDays(progress())}>
              {(each) => (
                <option value={each} selected={each === day()}>
                  {dayText(each)}
                </option>
              )}
            </For>
            <option value="" selected={day() === undefined}>
              {s().everyDay}
            </option>
          </select>
        </label>
        <section class="data-box class-table" tabindex="0" aria-label={s().progressTitle}>
          <table class="data">
            <thead>
              <tr>
                <th scope="col">{s().pupil}</th>
                <For each={DEEDS}>
                  {(deed) => (
                    <th scope="col" class="number">
                      {s().deeds[deed]}
                    </th>
                  )}
                </For>
              </tr>
            </thead>
            <tbody>
              <For each={rows()}>
                {([pupil, count]) => (
                  <tr>
                    <th scope="row">{nameOf(pupil)}</th>
                    <For each={DEEDS}>{(deed) => <td class="number">{count[deed]}</td>}</For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </section>
        <div class="class-acts">
          <button type="button" class="button primary" onClick={save}>
            {s().saveCsv}
          </button>
          <Back />
          <button type="button" class="button danger" onClick={() => setAsks(true)}>
            {s().forget}
          </button>
        </div>
      </Show>
      <Show when={asks()}>
        <Dialog title={s().forgetAsk} onClose={() => setAsks(false)}>
          <div class="two">
            <button type="button" class="button primary" onClick={() => setAsks(false)}>
              {s().keep}
            </button>
            <button
              type="button"
              class="button danger"
              onClick={() => {
                keepProgress({});
                setProgress({});
                setAsks(false);
              }}
            >
              {s().forget}
            </button>
          </div>
        </Dialog>
      </Show>
    </Sheet>
  );
}

/** Leads to the desk where a class is open, else to the way in. */
function Back(): JSX.Element {
  const s = useStrings();
  const teacher = useTeacher();
  return (
    <a class="button" href={addressOf('class', ...(teacher.view() ? ['desk'] : []))}>
      {s().back}
    </a>
  );
}
