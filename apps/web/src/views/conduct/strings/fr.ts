import type { OnlineRefusal, ReportReason } from '@merellier/protocol';

const reasons: Readonly<Record<ReportReason, string>> = {
  cheating: 'S’aide d’un programme',
  stalling: 'Laisse courir le temps, ou s’en va',
  name: 'Nom blessant',
  harassment: 'Importune par ses propositions ou ses phrases',
  other: 'Autre chose',
};

/** What is said about players one does not want to meet, in French: the source of the other languages’ type. */
export const fr = {
  open: 'Bloquer ou signaler',
  nameless: 'Sans nom',
  block: (name: string): string => `Bloquer ${name}`,
  unblock: (name: string): string => `Débloquer ${name}`,
  blockHelp: (name: string): string =>
    `${name} n’acceptera plus les parties proposées ici ; ses parties et ses phrases n’apparaissent plus. Rien ne le lui dit.`,
  blockedNow: (name: string): string => `Blocage de ${name} : c’est fait.`,
  unblocked: (name: string): string => `Blocage de ${name} : levé.`,
  blocked: 'Blocages',
  reportHelp: 'Un signalement n’est lu que par l’hôte de ce serveur.',
  report: (name: string): string => `Signaler ${name}`,
  reason: 'Motif',
  reasons,
  note: 'Quelques mots (facultatif)',
  reported: 'Signalement envoyé. Merci.',
  refused: (refusal: OnlineRefusal): string =>
    refusal.reason === 'too-many'
      ? 'C’est trop à la fois ; réessayer plus tard.'
      : refusal.reason === 'no-session'
        ? 'Il faut d’abord un nom : il se prend en invitant ou en acceptant une partie.'
        : 'Le serveur n’a pas pu le faire ; réessayer.',
};

export type ConductStrings = typeof fr;
