import { readClassCode } from '@merellier/protocol/class';
import { type JSX, lazy, Match, Suspense, Switch } from 'solid-js';
import type { SheetProps } from '../../address/route.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { Strings } from './strings/strings.ts';
import './class.css';

const PupilPage = lazy(async () => ({ default: (await import('./pupil/pupil-page.tsx')).PupilPage }));
const TeacherPages = lazy(async () => ({ default: (await import('./teacher-pages.tsx')).TeacherPages }));
const PrintPage = lazy(async () => ({ default: (await import('./print-page.tsx')).PrintPage }));

/** A class: the way in, the teacher's desk with what belongs to it, and a pupil's place. */
export function ClassView(props: SheetProps): JSX.Element {
  return (
    <Strings>
      <Suspense fallback={<Waiting />}>
        <Switch fallback={<TeacherPages part={props.rest[0] ?? ''} />}>
          <Match when={props.rest[0] === 'join' && readClassCode(props.rest[1] ?? '')} keyed>
            {(code) => <PupilPage code={code} />}
          </Match>
          <Match when={props.rest[0] === 'print'}>
            <PrintPage sheet={props.rest[1] === 'parents' ? 'parents' : 'teacher'} />
          </Match>
        </Switch>
      </Suspense>
    </Strings>
  );
}
