import {
  GAME_EVENTS,
  NOTIFICATION_EVENTS,
  NotificationPreferencesSchema,
  GameNotificationPreferencesSchema,
  UnsubscribedSchema,
} from '@slow-train/protocol';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { connect } from '../../src/platform/database.ts';
import { unsubscribeLinks } from '../../src/notifications/unsubscribe/links.ts';
import { settingsOf, stopToken } from '../kit/mail-links.ts';
import { readMe } from '../kit/mail.ts';
import { problemIn, setTable } from '../kit/play.ts';
import { person } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

/** Sends the request of a mail program: no cookies, no origin (RFC 8058 section 3.2). */
const oneClick = (token: string) =>
  worker.fetch(`/api/unsubscribe/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

const stoppedBy = async (token: string) => {
  const answer = await oneClick(token);
  expect(answer.status).toBe(200);
  return UnsubscribedSchema.parse(await answer.json());
};

/** Returns an account with a game, and access to its stored preferences. */
async function recipient() {
  const someone = await person(worker, 'Ana');
  const { id } = await readMe(someone);
  const { game } = await setTable(someone);
  const db = connect(settingsOf(worker));
  return {
    id,
    table: game,
    async prefer(events: object) {
      const stored = JSON.stringify({ events, waitMinutes: { mail: 7 } });
      await db.execute(sql`update users set notify = ${stored}::jsonb where id = ${id}`);
    },
    async preferInGame(events: object) {
      await db.execute(
        sql`insert into game_notification_preferences values (${id}, ${game.id}, ${JSON.stringify(events)}::jsonb)`,
      );
    },
    async preferences() {
      const { rows } = await db.execute(sql`select notify from users where id = ${id}`);
      return NotificationPreferencesSchema.parse(rows[0]?.['notify']);
    },
    async gamePreferences() {
      const found = await db.execute(
        sql`select game_id, events from game_notification_preferences where account_id = ${id}`,
      );
      return found.rows.map((row) => ({
        id: row['game_id'],
        events: GameNotificationPreferencesSchema.parse(row['events']),
      }));
    },
  };
}

const noMail = Object.fromEntries(GAME_EVENTS.map((event) => [event, { mail: false }]));

describe('one click stops', () => {
  test('one click stops mails about one game, and nothing else', async () => {
    const { id, table, preferences, gamePreferences } = await recipient();
    const before = await preferences();
    const token = await stopToken(worker, id, { table: table.id });
    expect(await stoppedBy(token)).toEqual({ stopped: 'table', table: table.name });
    expect(await gamePreferences()).toEqual([{ id: table.id, events: noMail }]);
    expect(await preferences()).toEqual(before);
  });

  test('one click stops only mail about it, and leaves the preferences for other channels', async () => {
    const { id, table, preferInGame, gamePreferences } = await recipient();
    await preferInGame({ turn: { push: false, mail: true }, started: { webhook: false } });
    await stoppedBy(await stopToken(worker, id, { table: table.id }));
    const [{ events } = { events: {} }] = await gamePreferences();
    expect(events).toEqual({
      ...noMail,
      turn: { push: false, mail: false },
      started: { webhook: false, mail: false },
    });
  });

  test('one click stops invitations, and no other mail', async () => {
    const { id, prefer, preferences, gamePreferences } = await recipient();
    await prefer({ turn: { push: false } });
    const before = await preferences();
    expect(await stoppedBy(await stopToken(worker, id, 'invitations'))).toEqual({
      stopped: 'invitations',
      table: null,
    });
    const { invited, circle } = before.events;
    expect(await preferences()).toEqual({
      ...before,
      events: { ...before.events, invited: { ...invited, mail: false }, circle: { ...circle, mail: false } },
    });
    expect(await gamePreferences()).toEqual([]);
  });

  test.each([
    ['daily', ['timeLow', 'tournament']],
    ['mail', []],
  ] as const)('one click stops every event that mails of a kind are about, by the link for %s', async (scope, left) => {
    const { id, prefer, preferences } = await recipient();
    await prefer({ turn: { push: false } });
    const before = await preferences();
    expect(await stoppedBy(await stopToken(worker, id, scope))).toEqual({ stopped: scope, table: null });
    const after = await preferences();
    expect(NOTIFICATION_EVENTS.filter((event) => after.events[event].mail)).toEqual(left);
    expect(after.events.turn).toEqual({ push: false, mail: false, webhook: true });
    expect({ ...after, events: null }).toEqual({ ...before, events: null });
  });

  test('one click stops mails about tournaments, and nothing else', async () => {
    const { id, preferences } = await recipient();
    const before = await preferences();
    expect(await stoppedBy(await stopToken(worker, id, 'tournaments'))).toEqual({
      stopped: 'tournaments',
      table: null,
    });
    const { tournament } = before.events;
    expect(await preferences()).toEqual({
      ...before,
      events: { ...before.events, tournament: { ...tournament, mail: false } },
    });
  });

  test('a second click stops no more than the first', async () => {
    const { id, table, preferences, gamePreferences } = await recipient();
    for (const scope of ['mail', { table: table.id }] as const) {
      const token = await stopToken(worker, id, scope);
      const first = [await stoppedBy(token), await preferences(), await gamePreferences()];
      expect([await stoppedBy(token), await preferences(), await gamePreferences()]).toEqual(first);
    }
  });
});

test('opening the link leads to a page, and stops nothing', async () => {
  const { id, preferences, table, gamePreferences } = await recipient();
  const before = await preferences();
  for (const scope of ['mail', { table: table.id }] as const) {
    const { page, oneClick: link } = await unsubscribeLinks(settingsOf(worker), id, scope);
    const answer = await fetch(link, { redirect: 'manual' });
    expect({ status: answer.status, to: answer.headers.get('location') }).toEqual({ status: 303, to: page });
    // No server gets the part after the "#", so opening the page stops nothing either.
    expect(new URL(page)).toMatchObject({ pathname: '/unsubscribe', search: '' });
  }
  expect(await preferences()).toEqual(before);
  expect(await gamePreferences()).toEqual([]);
});

test('a forged link stops nothing, and says what to do', async () => {
  const [ana, bo] = [await recipient(), await recipient()];
  const anas = await stopToken(worker, ana.id, 'mail');
  const tables = await stopToken(worker, ana.id, { table: ana.table.id });
  const forged = [
    anas.replace(ana.id, bo.id),
    anas.replace(/^mail/, 'daily'),
    tables.replace(ana.table.id, bo.table.id),
    anas.slice(0, -1),
    `${anas}A`,
    'mail..',
    'AAAA',
    await stopToken(worker, 'A'.repeat(21), 'mail'),
    await stopToken(worker, ana.id, { table: 'A'.repeat(12) }),
  ];
  for (const token of forged) {
    const problem = await problemIn(await oneClick(token));
    expect({ token, ...problem }).toMatchObject({
      token,
      status: 404,
      detail: expect.stringContaining('Open it again from the mail'),
    });
  }
  expect((await ana.preferences()).events.turn.mail && (await bo.preferences()).events.turn.mail).toBe(true);
  expect([...(await ana.gamePreferences()), ...(await bo.gamePreferences())]).toEqual([]);
});

test('another site cannot unsubscribe its visitors', async () => {
  const { id } = await recipient();
  const token = await stopToken(worker, id, 'mail');
  const headers = { origin: 'https://elsewhere.example' };
  const answer = await worker.fetch(`/api/unsubscribe/${token}`, { method: 'POST', headers });
  expect(await problemIn(answer)).toMatchObject({ status: 403, type: '/problems/cross-origin' });
});
