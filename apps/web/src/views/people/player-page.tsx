import type { GroupRating, RatingPoint } from '@merellier/protocol';
import { createResource, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { playerProfile, ratingCurves } from '../../online/people/people.ts';
import { dateIn } from './dates.ts';
import { FoundView } from './found.tsx';
import { GameList } from './game-list.tsx';
import { nameOf } from './names.ts';
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
  return (
    <FoundView found={profile} again={() => void refetch()}>
      {(found) => (
        <>
          <h2 class="people-name">{nameOf(s(), found().player)}</h2>
          <p class="faint">
            {found().player.bot ? s().bot : found().player.registered ? s().registered : s().guest} ·{' '}
            {s().since(dateIn(language.tongue().language, found().since))} · {s().tally(found().games)}
          </p>
          <Suspense>
            <Show when={props.own} fallback={<Meet player={found().player} />}>
              <Choices />
            </Show>
          </Suspense>
          <section aria-labelledby="people-ratings">
            <h2 id="people-ratings">{s().ratings}</h2>
            <Show when={found().ratings.length > 0} fallback={<p class="faint">{s().noRatings}</p>}>
              <div class="ratings">
                <For each={found().ratings}>
                  {(rating) => <RatingSection rating={rating} points={pointsOf(rating)} />}
                </For>
              </div>
            </Show>
          </section>
          <GameList player={props.id} own={props.own} />
          <Show when={!props.own}>
            <Suspense>
              <PlayerConduct player={found().player} game={null} />
            </Suspense>
          </Show>
          <Ways to={['leaderboard', 'lobby']} />
        </>
      )}
    </FoundView>
  );
}
