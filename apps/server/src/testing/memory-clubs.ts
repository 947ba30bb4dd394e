import type { Club, ClubMessage, ClubRole } from '@merellier/protocol';
import type { ClubStore } from '../store/club-store.ts';

interface Parts {
  readonly soon: <Value>(answer: () => Value) => Promise<Value>;
  readonly nameOf: (player: string) => string | null;
}

const ROLES: readonly ClubRole[] = ['leader', 'member', 'barred'];

/** Clubs in memory, without ratings and games. */
export function memoryClubs({ soon, nameOf }: Parts): ClubStore {
  const clubs = new Map<string, Omit<Club, 'members'> & { readonly request: string }>();
  const members = new Map<string, Map<string, { readonly role: ClubRole; readonly at: number }>>();
  const messages: (ClubMessage & { readonly club: string })[] = [];
  const rolesOf = (club: string) => members.get(club) ?? new Map<string, { role: ClubRole; at: number }>();
  const shown = (id: string): Club | null => {
    const club = clubs.get(id);
    if (!club) return null;
    const { request: _, ...fields } = club;
    return { ...fields, members: [...rolesOf(id).values()].filter(({ role }) => role !== 'barred').length };
  };
  return {
    createClub: (club, request, leader, at) =>
      soon(() => {
        const made = [...clubs.values()].find((each) => each.request === request);
        if (made) return made.id;
        clubs.set(club.id, { ...club, request });
        members.set(club.id, new Map([[leader, { role: 'leader', at }]]));
        return club.id;
      }),
    changeClub: (id, fields) =>
      soon(() => {
        const club = clubs.get(id);
        if (club) clubs.set(id, { ...club, ...fields });
      }),
    removeClub: (id) => soon(() => void clubs.delete(id)),
    club: (id) => soon(() => shown(id)),
    clubs: (player, limit) =>
      soon(() =>
        [...clubs.keys()]
          .flatMap((id) => shown(id) ?? [])
          .filter(({ id, listed }) => {
            const role = player === null ? null : rolesOf(id).get(player)?.role;
            return player === null ? listed : role !== undefined && role !== 'barred';
          })
          .sort((a, b) => b.members - a.members)
          .slice(0, limit),
      ),
    roleIn: (club, player) => soon(() => rolesOf(club).get(player)?.role ?? null),
    setRole: (club, player, role, at) =>
      soon(() => {
        if (nameOf(player) !== null) rolesOf(club).set(player, { role, at: rolesOf(club).get(player)?.at ?? at });
      }),
    removeMember: (club, player) => soon(() => void rolesOf(club).delete(player)),
    membersOf: (club) =>
      soon(() =>
        [...rolesOf(club)]
          .sort(([, a], [, b]) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role) || a.at - b.at)
          .map(([id, { role }]) => ({
            ...{ id, name: nameOf(id) ?? '', role, rating: null },
            games: { won: 0, drawn: 0, lost: 0 },
          })),
      ),
    messagesOf: (club, before, limit) =>
      soon(() =>
        messages
          .filter((each) => each.club === club && (before === null || each.at < before))
          .sort((a, b) => b.at - a.at)
          .slice(0, limit)
          .map(({ club: _, ...message }) => message),
      ),
    addMessage: (club, id, author, text, at) =>
      soon(() => {
        if (messages.some((each) => each.id === id)) return;
        messages.push({ club, id, author: { id: author, name: nameOf(author) ?? '' }, text, at });
      }),
    removeMessage: (club, id, author) =>
      soon(() => {
        const at = messages.findIndex(
          (each) => each.club === club && each.id === id && (author === null || each.author.id === author),
        );
        if (at >= 0) messages.splice(at, 1);
        return at >= 0;
      }),
    messagesBy: (player) =>
      soon(() =>
        messages.filter(({ author }) => author.id === player).map(({ club, text, at }) => ({ club, text, at })),
      ),
  };
}
