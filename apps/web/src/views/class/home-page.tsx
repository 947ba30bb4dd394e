import { CLASS_CODE, readClassCode } from '@merellier/protocol/class';
import { createEffect, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { keptPlace } from '../../class/class-place.ts';
import { useNavigation } from '../../context.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { Way, Ways } from '../../parts/ways.tsx';
import { LinkLine } from './parts.tsx';
import { useStrings } from './strings/strings.ts';
import { useTeacher } from './teacher-context.ts';
import { WayBack } from './way-back.tsx';

/** The way into a class, for its teacher and for its pupils. */
export function HomePage(): JSX.Element {
  const s = useStrings();
  const teacher = useTeacher();
  const kept = keptPlace('class');
  const [isOpening, setOpening] = createSignal(false);
  createEffect(() => teacher.refusal() && setOpening(false));
  /** How a first lesson may go: the last part of the teacher's sheet. */
  const firstHour = () => s().teacherSheet.parts.at(-1) ?? ['', []];
  const open = (): void => {
    if (isOpening()) return;
    setOpening(true);
    teacher.open();
  };
  return (
    <Sheet title={s().title} lead={s().lead} wide class="class-home">
      <Show when={teacher.over() === 'ended'}>
        <p class="class-over">
          {s().ended}{' '}
          <a class="link" href={addressOf('class', 'progress')}>
            {s().toProgress}
          </a>
        </p>
      </Show>
      <div class="class-ways">
        <section>
          <h2>{s().forTeacher}</h2>
          <p>{s().forTeacherText}</p>
          <LinkLine here={teacher} />
          <Show
            when={teacher.code() ?? (teacher.over() ? null : kept?.code)}
            fallback={
              <>
                <button type="button" class="button primary" aria-disabled={isOpening()} onClick={open}>
                  {s().open}
                </button>
                <Show when={isOpening()}>
                  <Waiting text={s().opening} />
                </Show>
              </>
            }
          >
            {(code) => (
              <a class="button primary" href={addressOf('class', 'desk')}>
                {s().resume(code())}
              </a>
            )}
          </Show>
          <a class="sheet-link" href={addressOf('class', 'progress')}>
            {s().progress}
          </a>
        </section>
        <section>
          <h2>{s().forPupil}</h2>
          <WayBack />
          <p>{s().forPupilText}</p>
          <WordForm />
        </section>
      </div>
      <div class="class-ways class-more">
        <section>
          <h2>{firstHour()[0]}</h2>
          <ol>
            <For each={firstHour()[1]}>{(line) => <li>{line}</li>}</For>
          </ol>
        </section>
        <section>
          <h2>{s().sheets}</h2>
          <Ways>
            <Way icon="print" href={addressOf('class', 'print', 'teacher')} name={s().sheetTeacher} />
            <Way icon="print" href={addressOf('class', 'print', 'parents')} name={s().sheetParents} />
            <Way icon="print" href={addressOf('print')} name={s().boardsToPrint} />
          </Ways>
        </section>
      </div>
    </Sheet>
  );
}

/** Where a pupil types the word. */
export function WordForm(props: { readonly refusal?: string | null }): JSX.Element {
  const s = useStrings();
  const navigation = useNavigation();
  const id = createUniqueId();
  const [fault, setFault] = createSignal<string | null>(null);
  let field: HTMLInputElement | undefined;
  return (
    <form
      class="class-word"
      onSubmit={(event) => {
        event.preventDefault();
        const code = readClassCode(field?.value ?? '');
        if (CLASS_CODE.test(code)) return navigation.show('class', 'join', code);
        setFault(s().wordShort);
        field?.focus();
      }}
    >
      <label for={id}>{s().word}</label>
      <div class="class-word-row">
        <input
          ref={field}
          id={id}
          class="select"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxlength={8}
          aria-describedby={`${id}-fault`}
          aria-invalid={fault() !== null}
        />
        <button type="submit" class="button primary">
          {s().enter}
        </button>
      </div>
      <p class="refusal" id={`${id}-fault`} role="alert">
        {fault() ?? props.refusal ?? ''}
      </p>
    </form>
  );
}
