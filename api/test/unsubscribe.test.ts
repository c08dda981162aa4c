import { testWorker, type TestWorker } from '@slow-train/local/testing';
import { NOTIFY_EVENTS, NotifyChoicesSchema, TableEventsSchema, UnsubscribedSchema } from '@slow-train/protocol';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../src/db.ts';
import { unsubscribeLinks } from '../src/notify/unsubscribe/links.ts';
import { settingsOf, stopToken } from './kit/mail-links.ts';
import { readMe } from './kit/mail.ts';
import { problemIn, setTable } from './kit/play.ts';
import { person } from './kit/visitor.ts';

let worker: TestWorker;
beforeAll(async () => {
  worker = await testWorker();
});
afterAll(() => worker.stop());

/** What a mail program sends: nobody's cookies, no origin (RFC 8058 section 3.2). */
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

/** Somebody at a table, and what they have chosen by now. */
async function reader() {
  const someone = await person(worker, 'Ana');
  const { id } = await readMe(someone);
  const { game } = await setTable(someone);
  const db = connect(settingsOf(worker));
  return {
    id,
    table: game,
    async choose(events: object) {
      const chosen = JSON.stringify({ events, waitMinutes: { mail: 7 } });
      await db.execute(sql`update users set notify = ${chosen}::jsonb where id = ${id}`);
    },
    async chooseAtTable(events: object) {
      await db.execute(sql`insert into table_choices values (${id}, ${game.id}, ${JSON.stringify(events)}::jsonb)`);
    },
    async choices() {
      const { rows } = await db.execute(sql`select notify from users where id = ${id}`);
      return NotifyChoicesSchema.parse(rows[0]?.['notify']);
    },
    async atTables() {
      const found = await db.execute(sql`select game_id, events from table_choices where account_id = ${id}`);
      return found.rows.map((row) => ({ id: row['game_id'], events: TableEventsSchema.parse(row['events']) }));
    },
  };
}

const noMail = Object.fromEntries(NOTIFY_EVENTS.map((event) => [event, { mail: false }]));

describe('one click stops', () => {
  test('the mails from one table, and nothing else', async () => {
    const { id, table, choices, atTables } = await reader();
    const before = await choices();
    const token = await stopToken(worker, id, { table: table.id });
    expect(await stoppedBy(token)).toEqual({ stopped: 'table', table: table.name });
    expect(await atTables()).toEqual([{ id: table.id, events: noMail }]);
    expect(await choices()).toEqual(before);
  });

  test('only mail there: what was chosen for other ways stays', async () => {
    const { id, table, chooseAtTable, atTables } = await reader();
    await chooseAtTable({ turn: { push: false, mail: true }, started: { webhook: false } });
    await stoppedBy(await stopToken(worker, id, { table: table.id }));
    const [{ events } = { events: {} }] = await atTables();
    expect(events).toEqual({
      ...noMail,
      turn: { push: false, mail: false },
      started: { webhook: false, mail: false },
    });
  });

  test('invitations, and no other mail', async () => {
    const { id, choose, choices, atTables } = await reader();
    await choose({ turn: { push: false } });
    const before = await choices();
    expect(await stoppedBy(await stopToken(worker, id, 'invitations'))).toEqual({
      stopped: 'invitations',
      table: null,
    });
    const { invited } = before.events;
    expect(await choices()).toEqual({ ...before, events: { ...before.events, invited: { ...invited, mail: false } } });
    expect(await atTables()).toEqual([]);
  });

  test.each([
    ['daily', ['timeLow']],
    ['mail', []],
  ] as const)('all that a mail of that kind may be about, by the link for %s', async (scope, left) => {
    const { id, choose, choices } = await reader();
    await choose({ turn: { push: false } });
    const before = await choices();
    expect(await stoppedBy(await stopToken(worker, id, scope))).toEqual({ stopped: scope, table: null });
    const after = await choices();
    expect(NOTIFY_EVENTS.filter((event) => after.events[event].mail)).toEqual(left);
    expect(after.events.turn).toEqual({ push: false, mail: false, webhook: true });
    expect({ ...after, events: null }).toEqual({ ...before, events: null });
  });

  test('and a second click changes nothing', async () => {
    const { id, table, choices, atTables } = await reader();
    for (const scope of ['mail', { table: table.id }] as const) {
      const token = await stopToken(worker, id, scope);
      const first = [await stoppedBy(token), await choices(), await atTables()];
      expect([await stoppedBy(token), await choices(), await atTables()]).toEqual(first);
    }
  });
});

test('whoever only opens the link comes to a page, and nothing is stopped', async () => {
  const { id, choices, table, atTables } = await reader();
  const before = await choices();
  for (const scope of ['mail', { table: table.id }] as const) {
    const { page, oneClick: link } = await unsubscribeLinks(settingsOf(worker), id, scope);
    const answer = await fetch(link, { redirect: 'manual' });
    expect({ status: answer.status, to: answer.headers.get('location') }).toEqual({ status: 303, to: page });
    // What stands behind the "#" is sent to no server, so not even the page's own can stop anything by being opened.
    expect(new URL(page)).toMatchObject({ pathname: '/unsubscribe', search: '' });
  }
  expect(await choices()).toEqual(before);
  expect(await atTables()).toEqual([]);
});

test('a link that is not ours stops nothing, and says what to do', async () => {
  const [ana, bo] = [await reader(), await reader()];
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
      detail: expect.stringContaining('Open it once more'),
    });
  }
  expect((await ana.choices()).events.turn.mail && (await bo.choices()).events.turn.mail).toBe(true);
  expect([...(await ana.atTables()), ...(await bo.atTables())]).toEqual([]);
});

test('another site cannot press for its visitors', async () => {
  const { id } = await reader();
  const token = await stopToken(worker, id, 'mail');
  const headers = { origin: 'https://elsewhere.example' };
  const answer = await worker.fetch(`/api/unsubscribe/${token}`, { method: 'POST', headers });
  expect(await problemIn(answer)).toMatchObject({ status: 403, type: '/problems/cross-origin' });
});
