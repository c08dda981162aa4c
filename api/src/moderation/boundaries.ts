import { AccountPartIdSchema, BoundaryListSchema, type Boundary } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import * as z from 'zod';
import { personAt, type AccountId } from '../game/seats.ts';
import { NOT_KEPT } from '../http/headers.ts';
import { orThrow, type Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { hashOf } from '../platform/hash.ts';
import type { Platform } from '../platform/platform.ts';
import { type BoundaryRow } from '../store/boundary-store.ts';
import * as boundaryStore from '../store/boundary-store.ts';
import { seatParams } from '../games/contract.ts';
import type { GameServices } from '../games/services.ts';
import { loadForMember } from '../games/with-game.ts';
import { defineRoute, json } from '../session/define-route.ts';

/** Digits of a boundary's id. */
const ID_LENGTH = 24;

/**
 * Blocks the person who has a seat, for good and everywhere: neither hears the other, sees their profile or finds them
 * among the people they have played with, and no new game seats both. A game in play goes on. The other is not told.
 * Failure: `not-found`, also for a seat without another person
 */
async function block(
  services: GameServices,
  account: AccountId,
  { id, seat }: { readonly id: string; readonly seat: Seat },
): Promise<Result<null, Failure>> {
  const loaded = await loadForMember(services.store, id, account);
  if (!loaded.ok) return loaded;
  const other = personAt(loaded.value.game, seat);
  if (other === undefined || other.account === account) return err(NOBODY);
  await boundaryStore.draw(services.db, id, account, other, 'block', services.now());
  return ok(null);
}

const NOBODY: Failure = { problem: 'not-found', detail: (say) => say.nobodyToBlock };

/** Returns the people that an account does not want to hear, latest first. */
async function list({ db }: Pick<Platform, 'db'>, account: AccountId): Promise<Boundary[]> {
  const rows = await boundaryStore.list(db, account);
  return Promise.all(
    rows.map(async (row) => ({
      id: await idOf(row),
      name: row.name,
      kind: row.kind,
      since: row.since.toISOString(),
    })),
  );
}

/** Removes a boundary of an account. Failure: `not-found` */
async function remove({ db }: Pick<Platform, 'db'>, account: AccountId, id: string): Promise<Result<null, Failure>> {
  for (const row of await boundaryStore.list(db, account)) {
    if ((await idOf(row)) !== id) continue;
    await boundaryStore.remove(db, account, row.otherId);
    return ok(null);
  }
  return err(NO_BOUNDARY);
}

const NO_BOUNDARY: Failure = { problem: 'not-found', detail: (say) => say.noBoundary };

/** Returns the id of a boundary, from which neither account can be read. */
async function idOf({ accountId, otherId }: BoundaryRow): Promise<string> {
  return (await hashOf(['boundary', accountId, otherId])).slice(0, ID_LENGTH);
}

const all = defineRoute({
  method: 'get',
  path: '/api/me/boundaries',
  summary: prose('Lists the people you have muted or blocked, latest first'),
  callers: 'account',
  note: 'people they do not want to hear',
  answers: { 200: json('The boundaries', BoundaryListSchema) },
});

const take = defineRoute({
  method: 'delete',
  path: '/api/me/boundaries/{id}',
  summary: prose('Unmutes or unblocks somebody'),
  callers: 'owner',
  request: { params: z.object({ id: AccountPartIdSchema }) },
  answers: { 204: { description: 'The boundary is gone' } },
});

const draw = defineRoute({
  method: 'put',
  path: '/api/games/{id}/seats/{seat}/block',
  summary: prose(
    'Blocks the person in a seat: you see nothing of each other, and no new game seats both; they are not told',
  ),
  callers: 'member',
  note: 'the person in another seat',
  request: { params: seatParams },
  answers: { 204: { description: 'The person is blocked' } },
  limits: ['blocks'],
});

/** The people that an account does not want to hear. Muting is with the talk. */
export const boundaryRoutes = newRouter<GameServices>()
  .openapi(all, async (c) => {
    return c.json({ boundaries: await list(c.get('services'), c.get('session').account) }, 200, NOT_KEPT);
  })
  .openapi(take, async (c) => {
    orThrow(await remove(c.get('services'), c.get('session').account, c.req.valid('param').id));
    return c.body(null, 204);
  })
  .openapi(draw, async (c) => {
    const { account } = c.get('session');
    orThrow(await block(c.get('services'), account, c.req.valid('param')));
    return c.body(null, 204);
  });
