import { OpenGameListSchema } from '@slow-train/protocol';
import type { Client } from './client.ts';
import { createAs, watchersOf } from './games.ts';

// Open games, the queue for them, and the game that follows a finished one.

/** Few, so that there are several games of each kind. */
const SEATS = [2, 2, 3];

/** Looks at the list of open games: takes a seat, waits for one, or opens a game when there is none to join. */
export async function lookAtOpenGames(client: Client): Promise<void> {
  const { random } = client;
  const { body } = await client.ask('openGames', { method: 'GET', path: '/api/open-games', headers: {} });
  const found = OpenGameListSchema.safeParse(body);
  if (!found.success) return;
  const { games } = found.data;
  const free = random.oneOf(games.filter(({ isFull, you }) => !isFull && you === null));
  const full = random.oneOf(games.filter(({ isFull, you }) => isFull && you === null));
  if (full !== undefined && random.chance(40)) return waitFor(client, full.id);
  if (client.isBusy()) return;
  if (free !== undefined && random.chance(80)) {
    const sitting = client.wish(free.id);
    client.record.sittings.push(sitting);
    const path = `/api/open-games/${free.id}/seat`;
    await client.intend('takeOpenSeat', { method: 'POST', path, headers: {}, body: '{}' }, sitting);
    return;
  }
  await createAs(client, {
    rules: { preset: 'hub' },
    set: 9,
    rounds: 1,
    seats: random.oneOf(SEATS) ?? 2,
    clock: client.tastes.usualClock,
    open: { language: 'en' },
    ...watchersOf(client),
  });
}

async function waitFor(client: Client, game: string): Promise<void> {
  const wish = client.wish(game);
  client.record.waits.push(wish);
  const path = `/api/open-games/${game}/wait`;
  await client.intend('wait', { method: 'POST', path, headers: {}, body: '{}' }, wish);
}

/** Asks for the game that follows a finished one; at times on two devices at once. */
export async function rematch(client: Client): Promise<void> {
  const { random } = client;
  const over = [...client.games.values()].filter(({ game }) => game.status === 'finished' && game.you.seat !== null);
  const finished = random.oneOf(over);
  if (finished === undefined) return;
  const { id } = finished.game;
  const ask = async (): Promise<void> => {
    const wish = { ...client.wish(id), ids: [] as string[] };
    client.record.rematches.push(wish);
    const path = `/api/games/${id}/rematch`;
    const { answer } = await client.intend('rematch', { method: 'POST', path, headers: {}, body: '{}' }, wish);
    if (answer !== null) wish.ids.push(answer.game.id);
  };
  await Promise.all([ask(), ...(random.chance(25) ? [ask()] : [])]);
}
