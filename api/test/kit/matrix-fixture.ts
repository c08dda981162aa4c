import { eventually } from '@slow-train/local/kit';
import type { GameAnswer } from '@slow-train/protocol';
import { AccountViewSchema, NewHandOffSchema } from '@slow-train/protocol';
import { expect } from 'vitest';
import * as z from 'zod';
import type { MailingWorker } from './mail.ts';
import type { Caller } from './matrix-rights.ts';
import { bodyIn } from './passkeys.ts';
import { legalIn, look, send, setTable, someAction, tableIn } from './play.ts';
import type { Receiver } from './receiver.ts';
import { person, visitor, type Visitor } from './visitor.ts';

/** A caller of every kind, and a game of two of them. Ana is the owner, and the game's host. */
export interface MatrixFixture {
  readonly worker: MailingWorker;
  /** Receives everything sent to webhooks and push subscriptions. */
  readonly taker: Receiver;
  readonly visitors: { readonly [caller in Caller]: Visitor };
  /** The game as its owner last saw it. */
  readonly table: GameAnswer;
}

/** The game's status; `lobby` has an open seat. */
export type Stage = 'lobby' | 'playing' | 'finished';

/** By site, since the test files of a process share this module. */
const shared = new WeakMap<MailingWorker, Map<Stage, Promise<MatrixFixture>>>();

/** Returns one fixture for all routes of a site that leave accounts and game as the next one needs them. */
export function sharedFixture(worker: MailingWorker, taker: Receiver, stage: Stage): Promise<MatrixFixture> {
  const stages = shared.get(worker) ?? new Map<Stage, Promise<MatrixFixture>>();
  shared.set(worker, stages);
  const fixture = stages.get(stage) ?? newFixture(worker, taker, stage);
  stages.set(stage, fixture);
  return fixture;
}

/** Returns a new fixture, for a route that spoils it. */
export async function newFixture(worker: MailingWorker, taker: Receiver, stage: Stage): Promise<MatrixFixture> {
  const [owner, member, stranger, deleted] = await Promise.all([
    person(worker, 'Ana'),
    person(worker, 'Ben'),
    person(worker, 'Eve'),
    deletedPerson(worker),
  ]);
  const visitors = {
    nobody: visitor(worker),
    revoked: await revokedBy(worker, owner),
    deleted,
    stranger,
    member,
    owner,
  };
  const table = await tableOf(owner, member, stage);
  if (stage === 'finished') await settled(worker, owner);
  return { worker, taker, visitors, table };
}

/** Waits for the standings of a finished game, which follow it: they would come while a test looks whether anything has changed. */
async function settled(worker: MailingWorker, who: Visitor): Promise<void> {
  await worker.scheduled();
  await eventually(async () => {
    const { standings } = StandingsSchema.parse(await (await who.get('/api/me/export')).json());
    expect(standings).toHaveLength(1);
  });
}
const StandingsSchema = z.object({ standings: z.array(z.unknown()) });

/** Returns another browser of the same account, signed in with a QR code. */
export async function secondBrowser(worker: MailingWorker, who: Visitor): Promise<Visitor> {
  const other = visitor(worker);
  await bodyIn(AccountViewSchema, await other.post('/api/auth/sign-in/hand-off', { token: await handOffToken(who) }));
  return other;
}

/** Returns the token in one of their QR codes. */
export async function handOffToken(who: Visitor): Promise<string> {
  return (await bodyIn(NewHandOffSchema, await who.post('/api/me/hand-offs', {}), 201)).token;
}

async function revokedBy(worker: MailingWorker, owner: Visitor): Promise<Visitor> {
  const lost = await secondBrowser(worker, owner);
  expect((await owner.delete('/api/me/devices')).status).toBe(204);
  return lost;
}

async function deletedPerson(worker: MailingWorker): Promise<Visitor> {
  const gone = await person(worker, 'Dan');
  const copy = gone.copy();
  expect((await sendBody(gone, 'DELETE', '/api/me', { confirm: 'delete my account' })).status).toBe(204);
  return copy;
}

/** Sends a body by any method, also those without a function in `Visitor`. */
export function sendBody(who: Visitor, method: string, path: string, body: unknown): Promise<Response> {
  return who.fetch(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
}

async function tableOf(owner: Visitor, member: Visitor, stage: Stage): Promise<GameAnswer> {
  const seats = stage === 'lobby' ? 3 : 2;
  const { game } = await setTable(owner, { rules: { preset: 'station' }, seats, set: 6, rounds: 1 });
  await tableIn(await member.post(`/api/invitations/${game.invitation}/seat`, {}));
  const boarded = await look(owner, game.id);
  if (stage === 'lobby') return boarded;
  const path = `/api/games/${game.id}/start`;
  const started = await tableIn(await owner.post(path, {}, { 'if-match': `"${boarded.game.revision}"` }));
  return play(owner, member, started, stage);
}

/** Plays until only the owner has the turn, or until the game is over. */
export async function play(owner: Visitor, member: Visitor, table: GameAnswer, stage: Stage): Promise<GameAnswer> {
  const { id } = table.game;
  let [owners, members] = [table, await look(member, id)];
  for (;;) {
    if (owners.game.status === 'finished') return owners;
    const isMembers = legalIn(members).length > 0;
    if (stage === 'playing' && !isMembers) return owners;
    if (isMembers) {
      members = await tableIn(await send(member, members, someAction(members)));
      owners = await look(owner, id);
    } else {
      owners = await tableIn(await send(owner, owners, someAction(owners)));
      members = await look(member, id);
    }
  }
}
