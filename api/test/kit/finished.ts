import type { GameAnswer, NewGame } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { sendBody } from './matrix-fixture.ts';
import { look, setTable, tableIn } from './play.ts';
import type { Visitor } from './visitor.ts';

/** Returns a game that these people have started, in this order, and then called off by a vote. */
export async function finishedGame(people: readonly Visitor[], table: Partial<NewGame> = {}): Promise<GameAnswer> {
  const host = at(people, 0);
  const seats = people.length + (table.computers ?? 0);
  const { game } = await setTable(host, { rules: { preset: 'bonepile' }, ...table, seats });
  for (const who of people.slice(1)) await tableIn(await who.post(`/api/invitations/${game.invitation}/seat`, {}));
  const boarded = await look(host, game.id);
  await tableIn(
    await host.post(
      `/api/games/${game.id}/start`,
      { openSeats: 'remove' },
      { 'if-match': `"${boarded.game.revision}"` },
    ),
  );
  const { vote } = (await tableIn(await host.post(`/api/games/${game.id}/votes`, { kind: 'cancel' }))).game;
  for (const who of people.slice(1)) {
    const now = await look(who, game.id);
    if (now.game.status === 'finished') break;
    await tableIn(await sendBody(who, 'PUT', `/api/games/${game.id}/votes/${vote?.id ?? 0}`, { inFavour: true }));
  }
  return look(host, game.id);
}
