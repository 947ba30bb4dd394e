import { type JSX, Match, Switch } from 'solid-js';
import type { SheetProps } from '../../address/route.ts';
import './learn.css';
import { later } from '../../parts/later.tsx';
import { ComparePage } from './compare-page.tsx';
import { CoursePage } from './course-page.tsx';
import type { CourseName } from './courses.ts';
import { GlossaryPage } from './glossary-page.tsx';
import { LearnHome } from './learn-home.tsx';
import { RuleLessonPage } from './lesson-page.tsx';
import { RulesPage } from './rules-page.tsx';
import { StoryPage } from './story-page.tsx';
import { Strings } from './strings/strings.ts';

const OpeningsPage = later(async () => (await import('../openings/openings-page.tsx')).OpeningsPage);
const KnownPage = later(async () => (await import('../known/known-page.tsx')).KnownPage);

/** Learning: the rules, page by page, the courses, the comparison of all rule sets and the words. */
export function LearnView(props: SheetProps): JSX.Element {
  const page = (): string => props.rest[0] ?? '';
  return (
    <Strings>
      <Switch fallback={<RulesPage rest={props.rest} />}>
        <Match when={page() === ''}>
          <LearnHome />
        </Match>
        <Match when={page() === 'rules'}>
          <LearnHome at="rules" />
        </Match>
        <Match when={page() === 'course' || page() === 'strategy' ? (page() as CourseName) : null}>
          {(course) => <CoursePage course={course()} rest={props.rest.slice(1)} />}
        </Match>
        <Match when={page() === 'lesson'}>
          <RuleLessonPage rest={props.rest.slice(1)} />
        </Match>
        <Match when={page() === 'compare'}>
          <ComparePage rest={props.rest.slice(1)} />
        </Match>
        <Match when={page() === 'openings'}>
          <OpeningsPage rest={props.rest.slice(1)} />
        </Match>
        <Match when={page() === 'known'}>
          <KnownPage rest={props.rest.slice(1)} />
        </Match>
        <Match when={page() === 'story'}>
          <StoryPage />
        </Match>
        <Match when={page() === 'glossary'}>
          <GlossaryPage term={props.rest[1] ?? null} />
        </Match>
      </Switch>
    </Strings>
  );
}
