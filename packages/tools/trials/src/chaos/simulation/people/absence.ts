import { VacancyListSchema } from '@slow-train/protocol';
import type { Client } from '../../clients/client.ts';

// What people do about games that they cannot play in, and for games of others.

/** Lets a computer's seat be taken by anybody, or takes such a seat. */
export async function seekOrSit(client: Client): Promise<void> {
  const { random } = client;
  const held = client.open().filter(({ game }) => game.status === 'playing' && game.you.away !== null);
  const own = random.oneOf(held);
  if (own !== undefined) {
    const path = `/api/games/${own.game.id}/seat`;
    await client.insist('hold', { method: 'POST', path, headers: {}, body: '{}' });
    return;
  }
  if (random.chance(50)) {
    const game = random.oneOf(client.open().filter(({ game }) => game.status === 'playing'));
    if (game === undefined) return;
    const path = `/api/games/${game.game.id}/vacancy`;
    await client.insist('hold', {
      method: 'PUT',
      path,
      headers: {},
      body: JSON.stringify({ open: random.chance(80) }),
    });
    return;
  }
  const { body } = await client.ask('hold', { method: 'GET', path: '/api/vacancies', headers: {} });
  const found = VacancyListSchema.safeParse(body);
  const vacancy = found.success ? random.oneOf(found.data.vacancies) : undefined;
  if (vacancy === undefined || client.isBusy()) return;
  const sitting = client.wish(vacancy.id);
  client.record.sittings.push(sitting);
  const path = `/api/games/${vacancy.id}/vacancy/seat`;
  await client.intend('hold', { method: 'POST', path, headers: {}, body: '{}' }, sitting);
}

const DAY = 86_400_000;

/** Declares some days of vacation in each of its games with a clock, or takes them back. */
export async function takeVacation(client: Client): Promise<void> {
  const { random } = client;
  const day = (after: number): string => new Date(client.date() + after * DAY).toISOString().slice(0, 10);
  for (const { game } of client.open()) {
    if (game.status !== 'playing' || game.clock === null || game.you.seat === null) continue;
    const path = `/api/games/${game.id}/vacation`;
    if (random.chance(15)) {
      await client.insist('hold', { method: 'DELETE', path, headers: {} });
      continue;
    }
    const from = random.from(0, 1);
    const vacation = { from: day(from), to: day(from + random.from(0, 4)) };
    await client.insist('hold', { method: 'PUT', path, headers: {}, body: JSON.stringify(vacation) });
  }
}
