import { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '../accounts/session.ts';
import { etagOf, matches, PRIVATE, tagged } from '../headers.ts';
import { onInvalid } from '../on-invalid.ts';
import { orThrow } from '../problem.ts';
import { deliverNotes } from '../fairness/deliver-notes.ts';
import { dealEvidence } from '../fairness/deal-evidence.ts';
import { act } from './act.ts';
import { changeSeat } from './change-seat.ts';
import {
  action,
  leaveGame,
  listGames,
  newGame,
  newLink,
  readDeal,
  readGame,
  readRecap,
  readRecord,
  seatChange,
  sendNotes,
  startGame,
} from './contract.ts';
import { leave } from './leave.ts';
import { list } from './list.ts';
import { look } from './look.ts';
import { recap } from './recap.ts';
import { recordOf } from './record.ts';
import { renewInvitation } from './renew-invitation.ts';
import { setTable } from './set-table.ts';
import { start } from './start.ts';

/** Tables: looking, playing, coming and going. */
export const gameRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(listGames, async (c) => {
    const { list: games, tag } = orThrow(await list(c.get('services').store, c.get('caller')));
    const etag = `"${tag}"`;
    const known = c.req.valid('header')['if-none-match'];
    if (known !== undefined && matches(known, etag)) return c.body(null, 304, { etag, ...PRIVATE });
    return c.json(games, 200, { etag, ...PRIVATE });
  })
  .openapi(newGame, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const answer = orThrow(await setTable(c.get('services'), c.get('me'), c.req.valid('json'), key));
    return c.json(answer, 201, { ...tagged(answer), location: `/api/games/${answer.game.id}` });
  })
  .openapi(readGame, async (c) => {
    const known = c.req.valid('header')['if-none-match'];
    const has = known === undefined ? null : (version: string) => matches(known, etagOf(version));
    const asked = { id: c.req.valid('param').id, since: c.req.valid('query').since, has };
    const seen = orThrow(await look(c.get('services'), c.get('caller'), asked));
    if (!seen.isNew) return c.body(null, 304, { etag: etagOf(seen.version), ...PRIVATE });
    return c.json(seen.answer, 200, tagged(seen.answer));
  })
  .openapi(readRecap, async (c) => {
    const { id } = c.req.valid('param');
    const seen = orThrow(await recap(c.get('services').store, c.get('caller'), id, c.req.valid('query').since));
    return c.json(seen, 200, PRIVATE);
  })
  .openapi(readRecord, async (c) => {
    const record = orThrow(await recordOf(c.get('services').store, c.get('me'), c.req.valid('param').id));
    return c.json(record, 200, PRIVATE);
  })
  .openapi(action, async (c) => {
    const { 'if-match': revision, 'idempotency-key': key } = c.req.valid('header');
    const wanted = { ...c.req.valid('param'), revision, key, ...c.req.valid('json') };
    const answer = orThrow(await act(c.get('services'), c.get('caller'), wanted));
    return c.json(answer, 200, tagged(answer));
  })
  .openapi(sendNotes, async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') };
    const answer = orThrow(await deliverNotes(c.get('services'), c.get('me'), wanted));
    return c.json(answer, 200, PRIVATE);
  })
  .openapi(readDeal, async (c) => {
    const { id, round } = c.req.valid('param');
    const evidence = orThrow(await dealEvidence(c.get('services').store, c.get('me'), id, round));
    return c.json(evidence, 200, PRIVATE);
  })
  .openapi(startGame, async (c) => {
    const wanted = { ...c.req.valid('param'), revision: c.req.valid('header')['if-match'], ...c.req.valid('json') };
    const answer = orThrow(await start(c.get('services'), c.get('me'), wanted));
    return c.json(answer, 200, tagged(answer));
  })
  .openapi(newLink, async (c) => {
    const wanted = { ...c.req.valid('param'), revision: c.req.valid('header')['if-match'] };
    const answer = orThrow(await renewInvitation(c.get('services'), c.get('me'), wanted));
    return c.json(answer, 200, tagged(answer));
  })
  .openapi(seatChange, async (c) => {
    const wanted = { ...c.req.valid('param'), revision: c.req.valid('header')['if-match'], ...c.req.valid('json') };
    const answer = orThrow(await changeSeat(c.get('services'), c.get('me'), wanted));
    return c.json(answer, 200, tagged(answer));
  })
  .openapi(leaveGame, async (c) => {
    orThrow(await leave(c.get('services'), c.get('me'), c.req.valid('param').id, c.req.valid('header')['if-match']));
    return c.body(null, 204);
  });
