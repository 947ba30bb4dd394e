import type { ModerationAct, ModerationCase, ModerationKind } from '@merellier/protocol';
import { createEffect, createResource, createSignal, For, type JSX, Match, on, Show, Switch } from 'solid-js';
import { addressOf, type SheetProps } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { acts, cases, type ModerationRefusal, moderate, undoAct } from '../../online/moderation/ask-moderation.ts';
import { Empty } from '../../parts/empty.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { MissingView } from '../missing/missing-view.tsx';
import { Acts } from './acts.tsx';
import { Case } from './case.tsx';
import { FairPlay } from './fair-play.tsx';
import { Strings, useStrings } from './strings/strings.ts';
import './moderation.css';

const PARTS = ['open', 'closed', 'acts'] as const;
type Part = (typeof PARTS)[number];

const addressOfPart = (part: Part): string => addressOf('moderation', ...(part === 'open' ? [] : [part]));

/** `/moderation`: what players have reported, for moderators. For everybody else there is nothing at this address. */
export function ModerationView(props: SheetProps): JSX.Element {
  return (
    <Strings>
      <Moderation part={PARTS.find((each) => each === props.rest[0]) ?? 'open'} />
    </Strings>
  );
}

/** What a part shows. */
type Shown =
  | { readonly part: 'open' | 'closed'; readonly cases: readonly ModerationCase[]; readonly next: string | null }
  | { readonly part: 'acts'; readonly acts: readonly ModerationAct[]; readonly next: string | null }
  | { readonly part: 'refused'; readonly refusal: ModerationRefusal };

async function load(part: Part, before: string | null = null): Promise<Shown> {
  const asked = part === 'acts' ? await acts(before) : await cases(part, before);
  return asked.ok ? ({ part, ...asked.value } as Shown) : { part: 'refused', refusal: asked.refusal };
}

/** A list with the page that follows it. */
function together(list: Shown, more: Shown): Shown {
  if (more.part === 'acts' && list.part === 'acts') return { ...more, acts: [...list.acts, ...more.acts] };
  if ('cases' in more && 'cases' in list) return { ...more, cases: [...list.cases, ...more.cases] };
  return list;
}

function Moderation(props: { readonly part: Part }): JSX.Element {
  const s = useStrings();
  const language = useLanguage();
  const [asked, { refetch, mutate }] = createResource(
    () => props.part,
    (part) => load(part),
  );
  const [told, setTold] = createSignal<{ readonly text: string; readonly act: string | null } | null>(null);
  const [fault, setFault] = createSignal<string | null>(null);
  let telling: HTMLDivElement | undefined;
  const refusalSaid = ({ reason }: ModerationRefusal): string => s().refusals[reason] ?? s().refused;
  const refusal = (): ModerationRefusal | null => {
    const now = asked.latest;
    return now?.part === 'refused' ? now.refusal : null;
  };
  const found = (): readonly ModerationCase[] | null => {
    const now = asked.latest;
    return now && 'cases' in now ? now.cases : null;
  };
  const done = (): readonly ModerationAct[] | null => {
    const now = asked.latest;
    return now && 'acts' in now ? now.acts : null;
  };

  createEffect(
    on(
      () => props.part,
      () => {
        setTold(null);
        setFault(null);
      },
      { defer: true },
    ),
  );

  /** What was done is told, with the way back, and the list is read anew: the button that did it is gone. */
  async function tell(text: string, act: string | null): Promise<void> {
    setTold({ text, act });
    await refetch();
    telling?.focus();
  }
  const next = (): string | null => {
    const now = asked.latest;
    return now && 'next' in now ? now.next : null;
  };
  async function showMore(): Promise<void> {
    setFault(null);
    const { part } = props;
    const more = await load(part, next());
    if (more.part === 'refused') setFault(refusalSaid(more.refusal));
    else if (part === props.part) mutate((now) => now && together(now, more));
    // The button is gone with the last page.
    if (next() === null) telling?.focus();
  }
  async function refuse(why: ModerationRefusal): Promise<void> {
    setFault(refusalSaid(why));
    if (why.reason === 'nothing-to-do') await refetch();
  }
  async function act(kind: ModerationKind, players: readonly string[], names: string): Promise<void> {
    setFault(null);
    const answer = await moderate(kind, players);
    if (!answer.ok) return refuse(answer.refusal);
    await tell(s().did[kind](names), kind === 'unban' ? null : answer.value.act);
  }
  async function undo(id: string): Promise<void> {
    setFault(null);
    const answer = await undoAct(id);
    if (!answer.ok) return refuse(answer.refusal);
    await tell(s().undoneNow, null);
  }

  return (
    <Show when={asked.latest} fallback={<Waiting />}>
      <Show when={refusal()?.reason !== 'not-found'} fallback={<MissingView rest={[]} />}>
        <Sheet title={language.s().sheets.moderation} lead={s().lead} fault={fault()}>
          <nav class="tabs" aria-label={s().tabs}>
            <For each={PARTS}>
              {(part) => (
                <a href={addressOfPart(part)} aria-current={props.part === part ? 'page' : undefined}>
                  {s()[part]}
                </a>
              )}
            </For>
          </nav>
          <div
            role="status"
            tabindex="-1"
            ref={telling}
            class="moderation-told"
            classList={{ notice: told() !== null }}
          >
            <Show when={told()}>
              {(now) => (
                <>
                  <span>{now().text}</span>
                  <Show when={now().act}>
                    {(id) => (
                      <button type="button" class="link" onClick={() => void undo(id())}>
                        {s().undo}
                      </button>
                    )}
                  </Show>
                </>
              )}
            </Show>
          </div>
          <Switch>
            <Match when={refusal()}>
              {(why) => (
                <Empty title={refusalSaid(why())} alert>
                  <button type="button" class="button" onClick={() => void refetch()}>
                    {s().again}
                  </button>
                </Empty>
              )}
            </Match>
            <Match when={found()}>
              {(list) => (
                <Show
                  when={list().length > 0}
                  fallback={
                    <Empty
                      title={props.part === 'closed' ? s().noneClosed : s().noneOpen}
                      text={props.part === 'closed' ? undefined : s().noneOpenText}
                    />
                  }
                >
                  <For each={list()}>{(each) => <Case case={each} act={act} />}</For>
                </Show>
              )}
            </Match>
            <Match when={done()}>
              {(list) => (
                <Show when={list().length > 0} fallback={<Empty title={s().noneActs} />}>
                  <Acts acts={list()} undo={undo} />
                </Show>
              )}
            </Match>
          </Switch>
          <Show when={next() !== null}>
            <button type="button" class="button" onClick={() => void showMore()}>
              {s().more}
            </button>
          </Show>
          <Show when={props.part === 'open' && !refusal()}>
            <FairPlay />
          </Show>
        </Sheet>
      </Show>
    </Show>
  );
}
