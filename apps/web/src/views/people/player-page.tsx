import type { GroupRating, PlayerProfile, RatingPoint, Tally } from '@merellier/protocol';
import { createResource, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { playerProfile, ratingCurves } from '../../online/people/people.ts';
import { shownName } from '../../online/shown-name.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { dateIn } from './dates.ts';
import { FoundView } from './found.tsx';
import { GameList } from './game-list.tsx';
import { RatingSection } from './rating-section.tsx';
import { Strings, useStrings } from './strings/strings.ts';
import { Ways } from './ways.tsx';
import './people.css';

const PlayerConduct = lazy(async () => ({
  default: (await import('../conduct/player-conduct.tsx')).PlayerConduct,
}));

const Meet = lazy(async () => ({ default: (await import('../company/meet.tsx')).Meet }));
const Choices = lazy(async () => ({ default: (await import('../company/choices.tsx')).Choices }));

/** `/joueurs/ID`: who somebody is, how well they play, and their games. */
export function PlayerPage(props: { readonly id: string; readonly own: boolean }): JSX.Element {
  return (
    <Strings>
      <Page {...props} />
    </Strings>
  );
}

function Page(props: { readonly id: string; readonly own: boolean }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const [profile, { refetch }] = createResource(() => playerProfile(props.id));
  const [curves] = createResource(() => ratingCurves(props.id));
  const pointsOf = ({ group }: GroupRating): readonly RatingPoint[] => {
    const now = curves.latest;
    return now?.ok ? now.value.points.filter((point) => point.group === group) : [];
  };
  const known = (): PlayerProfile | null => {
    const now = profile.latest;
    return now?.ok ? now.value : null;
  };
  const lead = ({ player, since }: PlayerProfile): string =>
    `${player.bot ? s().bot : player.registered ? s().registered : s().guest} ${s().since(dateIn(language.tongue().language, since))}`;
  return (
    <Sheet
      title={known() ? shownName(s(), known()?.player ?? null) : s().player}
      lead={<Show when={known()}>{(found) => lead(found())}</Show>}
      class="people"
      beside={<Show when={known()}>{(found) => <TallyPart tally={found().games} />}</Show>}
      aside={
        <>
          <Show when={known()}>
            {(found) => (
              <section aria-labelledby="people-ratings">
                <h2 id="people-ratings">{s().ratings}</h2>
                <For each={found().ratings} fallback={<p class="faint">{s().noRatings}</p>}>
                  {(rating) => <RatingSection rating={rating} points={pointsOf(rating)} />}
                </For>
              </section>
            )}
          </Show>
          <Ways to={['leaderboard', 'lobby']} />
        </>
      }
    >
      <FoundView found={profile} again={() => void refetch()}>
        {(found) => (
          <>
            <Suspense>
              <Show when={props.own} fallback={<Meet player={found().player} />}>
                <Choices />
              </Show>
            </Suspense>
            <GameList player={props.id} own={props.own} />
            <Show when={!props.own}>
              <Suspense>
                <PlayerConduct player={found().player} game={null} />
              </Suspense>
            </Show>
          </>
        )}
      </FoundView>
    </Sheet>
  );
}

/** Won, drawn and lost games, as numbers with their words below. */
function TallyPart(props: { readonly tally: Tally }): JSX.Element {
  const s = useStrings();
  const number = (name: keyof Tally): JSX.Element => (
    <li>
      <strong>{props.tally[name]}</strong> {s().tallyWords[name](props.tally[name])}
    </li>
  );
  return (
    <ul class="people-tally">
      {number('won')}
      {number('drawn')}
      {number('lost')}
    </ul>
  );
}
