import { createSignal, type JSX, Match, Show, Suspense, Switch } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { type CameraProblem, CodeCamera } from '../../parts/code-camera.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { AnnouncedResult } from './announced-result.tsx';
import { ReceivedTournament } from './received-tournament.tsx';
import { type ScannedCode, scannedCode } from './scanned-code.ts';
import { useStrings } from './strings/strings.ts';

/**
 * Reads codes with the camera of the page, one after the other, so that a pile of score sheets is taken in without leaving it:
 * results, and whole tournaments.
 */
export function ScanPage(): JSX.Element {
  const s = useStrings();
  const [code, setCode] = createSignal<ScannedCode | null>(null);
  const [problem, setProblem] = createSignal<CameraProblem | null>(null);
  const fault = (): string | null => {
    const now = problem();
    return now && s().scanFaults[now];
  };
  const codeOf = <Kind extends ScannedCode['kind']>(kind: Kind): Extract<ScannedCode, { kind: Kind }> | null => {
    const now = code();
    return now?.kind === kind ? (now as Extract<ScannedCode, { kind: Kind }>) : null;
  };
  return (
    <Sheet title={s().scanner} lead={s().scanHelp} wide={fault() !== null}>
      <Show
        when={fault() === null}
        fallback={
          <Empty title={fault() ?? ''} alert>
            <a class="button" href={addressOf('tournament')}>
              {s().scanBack}
            </a>
          </Empty>
        }
      >
        <CodeCamera
          label={s().scanPicture}
          read={(text) => {
            navigator.vibrate?.(60);
            setCode(scannedCode(text));
          }}
          fail={setProblem}
        />
      </Show>
      {/* Waits by itself: a picture that is taken out of the page for a moment stands still ever after. */}
      <div class="tour-scanned" aria-live="polite">
        <Suspense>
          <Switch>
            <Match when={codeOf('result')} keyed>
              {({ rest }) => <AnnouncedResult rest={rest} />}
            </Match>
            <Match when={codeOf('tournament')} keyed>
              {({ packed }) => <ReceivedTournament packed={packed} />}
            </Match>
            <Match when={codeOf('other')}>
              <p class="refusal">{s().scanOther}</p>
            </Match>
          </Switch>
        </Suspense>
      </div>
      <Show when={fault() === null}>
        <p>
          <a class="button" href={addressOf('tournament')}>
            {s().scanBack}
          </a>
        </p>
      </Show>
    </Sheet>
  );
}
