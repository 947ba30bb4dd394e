import type { ManifestOptions } from 'vite-plugin-pwa';

/** What a system is told that installs the page as an app. */
export const MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'Mérellier',
  short_name: 'Mérellier',
  description: 'Le jeu du moulin, toutes les marelles et les dames, dans les règles de l’art.',
  lang: 'fr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  background_color: '#f6f1e7',
  theme_color: '#f6f1e7',
  categories: ['games'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    {
      src: '/screenshots/accueil.webp',
      sizes: '1280x800',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'L’accueil',
    },
    {
      src: '/screenshots/partie.webp',
      sizes: '1280x800',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'Une partie',
    },
    {
      src: '/screenshots/accueil-mobile.webp',
      sizes: '390x844',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'L’accueil',
    },
    {
      src: '/screenshots/partie-mobile.webp',
      sizes: '390x844',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'Une partie',
    },
  ],
};
