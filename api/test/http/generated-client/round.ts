import { legalActions, readView, writeAction } from '@slow-train/rules';
import createClient from 'openapi-fetch';
// Generated, so that only its slow test compiles this file.
import type { paths } from './dist/api.d.ts';

// A round as a stranger would program it, who knows the API by its document alone.

/** Sends a request with the cookies of a browser. */
type Send = (request: Request) => Promise<Response>;

/** Returns the client's results of the first round, after it has played it against a computer player. */
export async function playRound(baseUrl: string, send: Send) {
  const client = createClient<paths>({ baseUrl, fetch: send });
  let sent = 0;
  const key = (): string => `generated-client-${String(sent++).padStart(4, '0')}`;

  await client.POST('/api/auth/sign-in/anonymous');
  await client.PUT('/api/me', { body: { name: 'Ines' } });
  const created = await client.POST('/api/games', {
    params: { header: { 'idempotency-key': key() } },
    body: { rules: { preset: 'hub', firstTurn: 'single' }, seats: 2, computers: 1, start: true },
  });
  if (created.data === undefined) throw new Error(created.error.detail);

  let { game } = created.data;
  for (;;) {
    const [result] = game.results;
    if (result !== undefined) return result;
    if (game.round === null) throw new Error('The game has not begun.');
    const { table, hand, seat } = readView(game.round);
    const action = (seat === null ? [] : legalActions(table, hand, seat)).find((one) => one.do !== 'build');
    if (action === undefined) throw new Error('There is nothing to do.');
    const acted = await client.POST('/api/games/{id}/actions', {
      params: {
        path: { id: game.id },
        header: { 'if-match': `"${game.revision}"`, 'idempotency-key': key() },
      },
      body: { do: writeAction(action) },
    });
    if (acted.data === undefined) throw new Error(acted.error.detail);
    game = acted.data.game;
  }
}
