// Part of the service worker: what the server sends while no tab shows the page.

const shownAlready = async (path) => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.find((each) => new URL(each.url).pathname === path) ?? null;
};

self.addEventListener('push', (event) => {
  const { title = 'Mérellier', body = '', game = '' } = event.data?.json() ?? {};
  // One for each game: the second takes the place of the first.
  const options = { body, tag: game, icon: '/icon-192.png', data: { path: game === '' ? '/' : `/parties/${game}` } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path = '/' } = event.notification.data ?? {};
  event.waitUntil(shownAlready(path).then((window) => (window ? window.focus() : self.clients.openWindow(path))));
});
