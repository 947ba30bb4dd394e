import type { OnlineRefusal, ReportReason } from '@merellier/protocol';

const reasons: Readonly<Record<ReportReason, string>> = {
  cheating: 'Se fait aider par un programme',
  stalling: 'Laisse courir le temps, ou s’en va',
  name: 'Nom blessant',
  harassment: 'Importune par ses propositions ou ses messages',
  other: 'Autre chose',
};

/** What is said about players one does not want to meet, in French: the source of the other languages’ type. */
export const fr = {
  open: 'Bloquer ou signaler',
  nameless: 'Anonyme',
  block: (name: string): string => `Bloquer ${name}`,
  unblock: (name: string): string => `Débloquer ${name}`,
  blockHelp: (name: string): string =>
    `${name} ne pourra plus accepter vos parties, et vous ne verrez plus ni ses parties ni ses messages. Personne ne le lui dira.`,
  blockedNow: (name: string): string => `Vous avez bloqué ${name}.`,
  unblocked: (name: string): string => `Vous avez débloqué ${name}.`,
  blocked: 'Joueurs bloqués',
  reportHelp: 'Seuls l’hébergeur de ce serveur et ses modérateurs lisent les signalements.',
  report: (name: string): string => `Signaler ${name}`,
  reason: 'Motif',
  reasons,
  note: 'Quelques mots (facultatif)',
  reported: 'Signalement envoyé. Merci.',
  refused: (refusal: OnlineRefusal): string =>
    refusal.reason === 'too-many'
      ? 'C’est trop à la fois : réessayez plus tard.'
      : refusal.reason === 'no-session'
        ? 'Il vous faut d’abord un nom : invitez quelqu’un ou acceptez une partie.'
        : 'Le serveur n’a pas pu le faire : réessayez.',
};

export type ConductStrings = typeof fr;
