import type { Club } from '@merellier/protocol';
import { createResource, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { clubs } from '../../online/clubs/ask-clubs.ts';
import { Empty } from '../../parts/empty.tsx';
import { Icon } from '../../parts/icons.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { ServerTournaments } from '../tournament/online/server-tournaments.tsx';
import { useStrings } from './strings/strings.ts';

/** One's own clubs, all others, and the tournaments of the server. */
export function ListPage(): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const [own] = createResource(() => clubs(true));
  const [all] = createResource(() => clubs(false));
  const others = (): readonly Club[] => {
    const mine = new Set((own.latest ?? []).map(({ id }) => id));
    return (all.latest ?? []).filter(({ id }) => !mine.has(id));
  };
  return (
    <Sheet
      title={language.s().sheets.clubs}
      lead={s().lead}
      class="clubs"
      aside={
        <>
          <ServerTournaments />
          <a class="sheet-link" href={addressOf('tournament')}>
            {s().onDevice}
          </a>
        </>
      }
      fault={all.latest === null ? s().unreachable : null}
      beside={
        <a class="button primary" href={addressOf('clubs', 'new')}>
          {s().found}
        </a>
      }
    >
      <Show when={!own.loading && !all.loading}>
        <Show when={(own.latest ?? []).length > 0}>
          <Clubs title={s().own} clubs={own.latest ?? []} />
        </Show>
        <Show
          when={others().length > 0}
          fallback={
            <Show when={(own.latest ?? []).length === 0 && all.latest !== null}>
              <Empty title={s().none} text={s().noneText} />
            </Show>
          }
        >
          <Clubs title={s().all} clubs={others()} />
        </Show>
      </Show>
    </Sheet>
  );
}

function Clubs(props: { readonly title: string; readonly clubs: readonly Club[] }): JSX.Element {
  const s = useStrings();
  return (
    <section>
      <h2>{props.title}</h2>
      <ul class="list">
        <For each={props.clubs}>
          {(club) => (
            <li>
              <a class="item" href={addressOf('clubs', club.id)}>
                <span>
                  <span class="item-name">{club.name}</span>
                  <span class="item-line">
                    {[s().members(club.members), club.evening].filter((each) => each !== '').join(' · ')}
                  </span>
                </span>
                <Icon name="right" />
              </a>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
