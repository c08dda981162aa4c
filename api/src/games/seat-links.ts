import { SeatLinksSchema, type SeatLinks } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import type { Settings } from '@slow-train/settings';
import { mailedSeatOf } from '../game/reservations.ts';
import type { AccountId } from '../game/seats.ts';
import { NOT_KEPT } from '../http/headers.ts';
import { orThrow, type Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import type { Platform } from '../platform/platform.ts';
import { defineRoute, json } from '../session/define-route.ts';
import { gameParams } from './contract.ts';
import { mailedHash } from './mailed-hash.ts';
import type { GameServices, Ports } from './services.ts';
import { loadForSeat } from './with-game.ts';

const NOT_HOST: Failure = { problem: 'forbidden', detail: (say) => say.hostInvites };

/** Returns the code of the link that leads to one seat of a game, and its stored form. */
export async function seatLink(
  settings: Pick<Settings, 'AUTH_SECRET'>,
  game: string,
  seat: Seat,
): Promise<{ readonly code: string; readonly mailed: string }> {
  const code = (await keyedHash(settings, 'seat', game, String(seat))).slice(0, 22);
  return { code, mailed: await mailedHash(code) };
}

/**
 * Returns the links of the seats that are kept by one, for the host of a game that has not started. Nothing of them is
 * stored but a hash: they are made again. Failures: `not-found`, `forbidden` (not the host)
 */
async function readSeatLinks(
  { store, settings }: Ports & Pick<Platform, 'settings'>,
  account: AccountId,
  id: string,
): Promise<Result<SeatLinks, Failure>> {
  const loaded = await loadForSeat(store, id, account);
  if (!loaded.ok) return loaded;
  const { game } = loaded.value;
  if (game.host !== account) return err(NOT_HOST);
  const links = await Promise.all(
    game.seats.map(async (occupant, seat) => {
      if (occupant.kind !== 'nobody' || occupant.mailed === undefined) return [];
      const { code, mailed } = await seatLink(settings, id, seat);
      return mailedSeatOf(game, mailed) === seat ? [{ seat, name: occupant.label ?? '', code }] : [];
    }),
  );
  return ok({ links: links.flat() });
}

const read = defineRoute({
  method: 'get',
  path: '/api/games/{id}/seat-links',
  summary: prose('Returns the links of the seats that are kept for the people of an evening'),
  callers: 'host',
  note: 'the host',
  request: { params: gameParams },
  answers: { 200: json('The links of the seats that nobody has taken', SeatLinksSchema.meta({ id: 'SeatLinks' })) },
});

/** The links of single seats. */
export const seatLinkRoutes = newRouter<GameServices>().openapi(read, async (c) => {
  const { account } = c.get('session');
  const links = orThrow(await readSeatLinks(c.get('services'), account, c.req.valid('param').id));
  return c.json(links, 200, NOT_KEPT);
});
