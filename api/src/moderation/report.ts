import { NewReportSchema, OwnReportListSchema } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, type Result } from '@slow-train/rules';
import { nanoid } from 'nanoid';
import type * as z from 'zod';
import { reservedSeatOf } from '../game/reservations.ts';
import { isMember, personAt, type AccountId } from '../game/seats.ts';
import { isHeard, type StoredMessage } from '../game/talk.ts';
import { KeyHeaders, NOT_KEPT } from '../http/headers.ts';
import { NOT_FOUND, orThrow, type Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import type { Platform } from '../platform/platform.ts';
import { countReport } from '../session/limits.ts';
import * as boundaryStore from '../store/boundary-store.ts';
import { type AttachedLine, type ReportedGame } from './report-store.ts';
import * as reportStore from './report-store.ts';
import { gameParams } from '../games/contract.ts';
import type { GameServices } from '../games/services.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

/** Lines attached to a report. */
const MOST_LINES = 20;
/** Of these, those said after the message that a report is about. */
const AFTER = 4;

type NewReport = z.output<typeof NewReportSchema>;

/**
 * Reports the author of a message or the person in a seat to the operator, with the last lines of talk that the reporter
 * could see, as they stand; later changes do not reach them. The reported person learns nothing.
 * Failure: `not-found`, also for a message that the reporter does not see, and for a seat without another person
 * @throws ProblemError `too-many-requests`
 */
async function report(
  services: Pick<Platform, 'db' | 'settings' | 'now'>,
  account: AccountId,
  { id, key, about }: { readonly id: string; readonly key: string; readonly about: NewReport },
): Promise<Result<null, Failure>> {
  const { message } = about;
  const loaded = await reportStore.load(services.db, id, account, message === undefined ? undefined : message + AFTER);
  if (loaded === undefined || !mayReport(loaded, account)) return err(NOT_FOUND);
  const heard = loaded.messages.filter((one) => isHeard(one, loaded.boundaries));
  const reported = reportedBy(about, loaded, heard);
  if (reported === undefined || reported.account === account) return err(NOBODY);
  await countReport(services, account, reported.account);
  const { game } = loaded;
  const row = {
    id: nanoid(),
    reporterId: account,
    reportedId: reported.account,
    key,
    name: reported.name,
    gameId: game.id,
    gameName: game.name,
    reason: about.reason,
    note: about.note,
    message: message ?? null,
    at: services.now(),
  };
  // Talk is not for somebody who may still say no.
  const lines = isMember(game, account) ? heard.slice(0, MOST_LINES).flatMap(attached) : [];
  if (!(await reportStore.add(services.db, row, lines))) return err(NOBODY);
  if (about.also !== null) await boundaryStore.draw(services.db, id, account, reported, about.also, services.now());
  return ok(null);
}

const NOBODY: Failure = { problem: 'not-found', detail: (say) => say.nobodyToReport };

/** Everybody who sees the people of a game: its members, and the invited. */
function mayReport({ game }: ReportedGame, account: AccountId): boolean {
  return isMember(game, account) || reservedSeatOf(game, account) !== null;
}

function reportedBy(
  { message, seat }: NewReport,
  { game }: ReportedGame,
  heard: readonly StoredMessage[],
): { readonly account: AccountId; readonly name: string } | undefined {
  if (seat !== undefined) return personAt(game, seat);
  const said = heard.find(({ number }) => number === message);
  return said === undefined || said.account === null ? undefined : { account: said.account, name: said.name };
}

function attached({ account, at, number, seat, name, text, phrase, isEdited }: StoredMessage): AttachedLine[] {
  if (account === null) return [];
  return [{ accountId: account, at: new Date(at).toISOString(), number, seat, name, text, phrase, isEdited }];
}

const send = defineRoute({
  method: 'post',
  path: '/api/games/{id}/reports',
  summary: prose(
    'Reports a message or a person to the operator; the same key reports only once, and they are not told',
  ),
  callers: 'member',
  note: 'the person in another seat',
  request: { params: gameParams, headers: KeyHeaders, body: jsonBody(NewReportSchema) },
  answers: { 204: { description: 'The report is made' } },
});

const own = defineRoute({
  method: 'get',
  path: '/api/me/reports',
  summary: prose('Lists the people you have reported, latest first, and whether somebody has looked at it'),
  callers: 'account',
  note: 'their own',
  answers: { 200: json('Your reports', OwnReportListSchema) },
});

/** Reporting people to the operator. */
export const reportRoutes = newRouter<GameServices>()
  .openapi(send, async (c) => {
    const command = {
      ...c.req.valid('param'),
      key: c.req.valid('header')['idempotency-key'],
      about: c.req.valid('json'),
    };
    orThrow(await report(c.get('services'), c.get('session').account, command));
    return c.body(null, 204);
  })
  .openapi(own, async (c) => {
    const reports = await reportStore.list(c.get('services').db, c.get('session').account);
    return c.json({ reports }, 200, NOT_KEPT);
  });
