import { preferredLanguage } from '@merellier/page/documents';
import type { FastifyRequest } from 'fastify';

/** What a visitor is told who was led here by a name that is not this server's: what happened, and what to do. */
const TEXTS = {
  fr: {
    title: 'Cette adresse ne mène pas ici',
    visitor:
      'Ce serveur Mérellier ne connaît pas l’adresse que vous avez ouverte. Vérifiez-la, ou demandez la bonne à la personne qui vous l’a donnée.',
    keeper: 'Ce serveur est à vous ? Donnez cette adresse à PUBLIC_ORIGIN, puis redémarrez-le.',
  },
  en: {
    title: 'This address does not lead here',
    visitor:
      'This Mérellier server does not know the address that you opened. Check it, or ask the person who gave it to you for the right one.',
    keeper: 'Is this your server? Set PUBLIC_ORIGIN to this address, then start it again.',
  },
  de: {
    title: 'Diese Adresse führt nicht hierher',
    visitor:
      'Dieser Mérellier-Server kennt die Adresse nicht, die Sie geöffnet haben. Prüfen Sie sie, oder fragen Sie dort nach der richtigen, woher Sie sie haben.',
    keeper: 'Ist das Ihr Server? Setzen Sie PUBLIC_ORIGIN auf diese Adresse und starten Sie ihn neu.',
  },
} as const;

/** The page for a visitor under a foreign name, in the reader's language; the security policy lets it have no styles. */
export function foreignHostPage({ headers }: FastifyRequest): string {
  const language = preferredLanguage((headers['accept-language'] ?? '').split(/,\s*/));
  const { title, visitor, keeper } = TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – Mérellier</title>
<h1>${title}</h1>
<p>${visitor}</p>
<p><small>${keeper}</small></p>
</html>
`;
}
