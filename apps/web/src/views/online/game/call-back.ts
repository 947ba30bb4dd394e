import { isLive } from '@merellier/protocol';
import { createEffect, createMemo, on, onCleanup } from 'solid-js';
import { clockCall, createTurnCall } from '../../../online/turn-call.ts';
import type { Notices } from '../../../state/notices.ts';
import type { SettingsState } from '../../../state/settings.ts';
import { nameOf } from '../names.ts';
import type { OnlineStrings } from '../strings/fr.ts';
import type { OnlineGame } from './online-game.ts';

interface CallBackParts {
  readonly settings: SettingsState;
  readonly notices: Notices;
  readonly game: OnlineGame;
  readonly s: () => OnlineStrings;
}

/** Tells a player that it is their turn while they look elsewhere, and that their time runs out; within a Solid root. */
export function callBack({ settings, notices, game, s }: CallBackParts): void {
  const call = createTurnCall({
    isHidden: () => document.hidden,
    mark: markTab(() => s().yourTurn),
    notify: () => {
      if (settings.current().notify) notify(s().yourTurn, s().against(nameOf(s(), game.opponent())), game.id);
    },
  });
  createEffect(on(game.isMyTurn, call.turn));
  document.addEventListener('visibilitychange', call.looked);
  onCleanup(() => {
    document.removeEventListener('visibilitychange', call.looked);
    call.stop();
  });

  const left = createMemo(() => {
    const side = game.mySide();
    const time = game.state()?.options.time;
    return side && time && isLive(time) && game.isMyTurn() ? (game.clocks()?.[side] ?? null) : null;
  });
  createEffect(
    on(left, (now, before) => {
      const seconds = typeof before === 'number' && now !== null ? clockCall(before, now) : null;
      if (seconds !== null) notices.announce(s().secondsLeft(seconds));
    }),
  );
}

/** Puts a sign before the page's title and a dot on its icon, and takes both away. */
function markTab(said: () => string): (on: boolean) => void {
  let title: { readonly plain: string; readonly marked: string } | null = null;
  return (on) => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = on ? '/icon-turn.svg' : '/icon.svg';
    if (on) {
      title = { plain: document.title, marked: `● ${said()} — ${document.title}` };
      document.title = title.marked;
    } else if (title && document.title === title.marked) document.title = title.plain;
  };
}

/** A note of the system’s own, where that is allowed. */
function notify(title: string, body: string, game: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag: `merellier/${game}`, icon: '/icon-192.png' };
  try {
    const note = new Notification(title, options);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // On telephones only the service worker may.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((registration) => registration?.showNotification(title, options))
      .catch(() => {});
  }
}
