import { of as de } from '../../../interface/fr/elision.ts';
import type { CompanyRefusal } from '../../../online/people/company.ts';

/** Why the server refused, in a sentence each; whatever else it says is the last one. */
const refusals: Readonly<Partial<Record<CompanyRefusal['reason'], string>>> = {
  'no-challenges': 'Ce joueur n’accepte pas de défi.',
  'too-many': 'C’est trop à la fois : réessayez dans un moment.',
  'too-many-games': 'Vous avez déjà trop d’invitations en attente : annulez-en une d’abord.',
  'too-many-followed': 'Vous suivez déjà trop de joueurs.',
  'no-session': 'Il vous faut d’abord un nom : invitez quelqu’un ou acceptez une partie.',
  'not-found': 'Ce joueur n’existe pas, ou plus.',
  'account-needed': 'Une partie classée demande un compte des deux côtés.',
};

/** What is said of other people, in French: the source of the other languages’ type. */
export const fr = {
  refused: ({ reason }: CompanyRefusal): string => refusals[reason] ?? 'Le serveur n’a pas pu le faire : réessayez.',
  nameless: 'Anonyme',
  program: 'programme',
  followed: 'suivi',

  challenge: (name: string): string => `Défier ${name}`,
  challengeHelp: (rules: string): string => `Avec la règle choisie sur la page d’accueil : ${rules}.`,
  pace: 'Pendule',
  follow: 'Suivre',
  unfollow: 'Ne plus suivre',
  nowFollowed: (name: string): string => `Vous suivez ${name}.`,
  nowUnfollowed: (name: string): string => `Vous ne suivez plus ${name}.`,

  challenges: 'Défis reçus',
  from: (name: string): string => `${name} vous défie`,
  answer: 'Voir',
  answerTo: (name: string): string => `Voir le défi ${de(name)}`,
  notNow: 'Plus tard',
  decline: 'Refuser',
  declineOf: (name: string): string => `Refuser le défi ${de(name)}`,

  here: 'Joueurs en ligne',
  nobodyHere: 'Personne d’autre pour l’instant.',
  search: 'Défier un joueur par son nom',
  find: 'Chercher',
  noneFound: 'Aucun compte ne porte ce nom.',

  choices: 'Les autres et vous',
  whoChallenges: 'Qui peut vous défier ?',
  challengers: { all: 'Tous', followed: 'Ceux que vous suivez', none: 'Personne' },
  whetherSeen: 'Montrer que vous êtes en ligne',
  seen: { yes: 'Oui', no: 'Non' },
  kept: 'C’est enregistré.',
};

export type CompanyStrings = typeof fr;
