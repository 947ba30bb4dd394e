import { For, type JSX } from 'solid-js';
import { addressOf, type View } from '../address/route.ts';
import { useLanguage, useNavigation } from '../context.ts';
import { Icon, type IconName, Mark } from '../parts/icons.tsx';

/** A way to a view that is always in sight, and the views that belong to it. */
interface Way {
  readonly to: 'start' | 'online' | 'learn' | 'puzzles' | 'analysis';
  readonly icon: IconName;
  readonly holds: readonly View[];
}

const WAYS: readonly Way[] = [
  { to: 'start', icon: 'play', holds: ['start', 'play'] },
  { to: 'online', icon: 'online', holds: ['online'] },
  { to: 'learn', icon: 'learn', holds: ['learn'] },
  { to: 'puzzles', icon: 'puzzles', holds: ['puzzles'] },
  { to: 'analysis', icon: 'analysis', holds: ['analysis'] },
];

/** The top of every view, always the same: the name, the ways to the views, the account and the menu. */
export function Header(): JSX.Element {
  const { s } = useLanguage();
  const navigation = useNavigation();
  return (
    <header class="bar">
      <a class="brand" href={addressOf('start')} aria-label={s().home}>
        <Mark />
        <span aria-hidden="true">Mérellier</span>
      </a>
      <nav class="nav" aria-label={s().pages}>
        <For each={WAYS}>
          {(way) => (
            <a
              href={addressOf(way.to)}
              data-label={s().ways[way.to]}
              aria-current={way.holds.includes(navigation.view()) ? 'page' : undefined}
            >
              <Icon name={way.icon} />
              {s().ways[way.to]}
            </a>
          )}
        </For>
      </nav>
      <div class="tools">
        <a class="icon-button" href={addressOf('online', 'account')} aria-label={s().account}>
          <Icon name="account" />
        </a>
        <button
          type="button"
          class="icon-button"
          id="menu-button"
          aria-label={s().menu}
          onClick={() => navigation.setDialog('menu')}
        >
          <Icon name="settings" />
        </button>
      </div>
    </header>
  );
}
