import { For, type JSX, Show } from 'solid-js';
import { addressOf } from '../address/route.ts';
import { useFirstLanguage, useNavigation } from '../context.ts';
import { Icon, Mark } from '../parts/icons.tsx';
import { preloadOpenable } from '../views/load-openable.ts';
import { ownName } from './own-name.ts';
import { WAYS } from './ways.ts';

/** What a way leads to is fetched as soon as somebody is about to take it. */
function preload({ target }: Event): void {
  if (target instanceof Element && target.closest('a, button')) preloadOpenable();
}

/** The top of every view, always the same: the name, the ways to the views, the account and the menu. */
export function Header(): JSX.Element {
  const { s } = useFirstLanguage();
  const navigation = useNavigation();
  return (
    <header class="bar" onPointerOver={preload} onFocusIn={preload}>
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
        <a
          class="icon-button own"
          href={addressOf('online', 'account')}
          aria-label={ownName() ? `${ownName()}, ${s().account}` : s().account}
        >
          <Icon name="account" />
          <Show when={ownName()}>{(name) => <span class="own-name">{name()}</span>}</Show>
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
