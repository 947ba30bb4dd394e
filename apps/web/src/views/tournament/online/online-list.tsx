import type { ListedTournament } from '@merellier/protocol';
import { readRuleSet } from '@merellier/rules';
import type { Format } from '@merellier/tournament';
import { createResource, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useLanguage } from '../../../context.ts';
import { dateFormat } from '../../../interface/date-format.ts';
import { onlineTournaments } from '../../../online/tournaments/ask-tournament.ts';
import { Icon } from '../../../parts/icons.tsx';
import { useStrings as useTournamentStrings } from '../strings/strings.ts';
import { Strings, useStrings } from './strings/strings.ts';

/** The tournaments of the server, or of one club of it, and the way to announce another. */
export function OnlineList(props: { readonly club?: string }): JSX.Element {
  return (
    <Strings>
      <List {...props} />
    </Strings>
  );
}

function List(props: { readonly club?: string }): JSX.Element {
  const s = useStrings();
  const [listed] = createResource(
    () => props.club ?? 'all',
    () => onlineTournaments(props.club),
  );
  const announce = (): string => addressOf('tournament', 'announce', ...(props.club ? [props.club] : []));
  return (
    <section class="tour-online" aria-labelledby="tour-online-title">
      <h2 id="tour-online-title">{s().title}</h2>
      <Show when={!listed.loading}>
        <Show
          when={(listed.latest ?? []).length > 0}
          fallback={<p class="faint">{listed.latest === null ? s().unreachable : s().none}</p>}
        >
          <ul class="list">
            <For each={listed.latest ?? []}>{(each) => <Item tournament={each} />}</For>
          </ul>
        </Show>
      </Show>
      <div class="acts">
        <a class="button" href={announce()}>
          {s().announceOne}
        </a>
      </div>
    </section>
  );
}

function Item(props: { readonly tournament: ListedTournament }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const tournament = useTournamentStrings();
  const rules = (): string => {
    const read = readRuleSet(props.tournament.rules, {});
    return read.ok ? language.words().rulesName(read.value) : props.tournament.rules;
  };
  const line = (): string => {
    const { stage, startsAt, players, rated, format } = props.tournament;
    const starts =
      stage !== 'announced'
        ? s().stages[stage]
        : startsAt === null
          ? s().startsByHand
          : s().startsOn(dayAndTime(language.tongue().language, startsAt));
    const name = tournament().formats[format as Format['kind']] ?? format;
    return [rules(), name, s().players(players), ...(rated ? [s().rated] : []), starts].join(' · ');
  };
  return (
    <li>
      <a class="item" href={addressOf('tournament', props.tournament.id)}>
        <span>
          <span class="item-name">{props.tournament.name}</span>
          <span class="item-line">{line()}</span>
        </span>
        <Icon name="right" />
      </a>
    </li>
  );
}

/** A moment as one says it: the day, and the time of day. */
export const dayAndTime = (language: string, at: number): string =>
  dateFormat(language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  }).format(at);
