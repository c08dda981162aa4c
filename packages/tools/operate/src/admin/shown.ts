import type { AccountReport, AuditEntry, GameReport, Undelivered, Unreadable } from '@slow-train/protocol';

// Answers as text for a terminal. Names come from players, so control characters are removed.

export const line = (name: string, value: string | number | null): string =>
  `${`${name}:`.padEnd(14)} ${clean(value ?? '–')}`;
export const clean = (value: string | number): string => String(value).replaceAll(/\p{Cc}/gu, ' ');
export const none = (lines: readonly string[], otherwise: string): string =>
  lines.length === 0 ? otherwise : lines.join('\n');

export function game(of: GameReport): string {
  return [
    line('Game', of.id),
    line('Name', of.name),
    line('State', `${of.status}, revision ${of.revision}, rounds over: ${of.rounds}`),
    line('Host', of.host),
    ...of.seats.map(({ kind, name, account }, seat) =>
      line(`Seat ${seat}`, [kind, name, account].filter(Boolean).join(' ')),
    ),
    line('Turn until', of.turnBy),
    line('Next due', of.dueAt),
    line('Created', of.createdAt),
    line('Last changed', of.updatedAt),
  ].join('\n');
}

export function account(of: AccountReport): string {
  return [
    line('Account', of.id),
    line('Name', of.name),
    line('Address', of.email),
    line('Passkeys', of.passkeys),
    line('Comes back', of.canComeBack ? 'yes' : 'only from a browser that is signed in: a guest'),
    line('Mail', of.mailStopped === null ? 'is sent' : `stopped: ${of.mailStopped}`),
    line('Created', of.createdAt),
    ...of.sessions.map(({ lastUsedAt, userAgent }) => line('Session', `last used ${lastUsedAt} ${userAgent}`)),
    ...of.games.map(({ id, name, status }) => line('Game', `${id} ${status} ${name}`)),
  ].join('\n');
}

export function undelivered(list: readonly Undelivered[]): string {
  const lines = list.map(
    ({ id, kind, event, attempts, trouble, givenUpAt }) =>
      `${givenUpAt} ${kind} ${event}, ${attempts} attempts, ${trouble ?? 'unknown'}: ${clean(id)}`,
  );
  return none(lines, 'Everything was delivered.');
}

export function unreadable(list: readonly Unreadable[]): string {
  const lines = list.map(
    ({ game, revision, release, since }) =>
      `${since} ${game} at revision ${revision}, by release ${release || 'without a name'}`,
  );
  return none(lines, 'Every game can be read.');
}

export function audit(list: readonly AuditEntry[]): string {
  const lines = list.map(({ at, operator, command, target, detail }) => {
    const more = Object.entries(detail).map(([name, value]) => `${name}: ${value}`);
    return clean([at, operator, command, target ?? '', ...more].filter(Boolean).join('  '));
  });
  return none(lines, 'Nobody has done anything yet.');
}
