import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { GAME_EVENTS, NOTIFICATION_EVENTS, WEBHOOK_SHAPES, type WebhookShape } from '@slow-train/protocol';
import { LONGEST_MESSAGE } from '@slow-train/protocol/phrases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { parseSettings } from '@slow-train/settings';
import type { Occupant } from '../../../src/game/seats.ts';
import { newWebhookSecret, webhookChannel } from '../../../src/notifications/channels/webhook.ts';
import type { GameNotification, TestMessage, WebhookTarget } from '../../../src/notifications/notification.ts';
import { ana, bo, NOON, robot, startedTable } from '../../kit/pure-table.ts';
import { startReceiver, type Received, type Receiver } from '../../kit/receiver.ts';
import { handTilesOf, notificationAbout, withPlainHyphens } from '../../kit/notification.ts';

const SETTINGS = parseSettings({
  DATABASE_URL: 'postgres://station@localhost/trains',
  AUTH_SECRET: 'long enough to be taken for a real secret',
  APP_URL: 'http://localhost:8787',
  OUTBOUND_LOOPBACK: 'allow',
});
const TEST: TestMessage = { key: 'try-out', event: 'tryOut', language: 'en' };

let server: Receiver;
beforeAll(async () => {
  server = await startReceiver();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.reply = { status: 204 };
  server.received.length = 0;
});

const secret = newWebhookSecret();
const hook = (shape: WebhookShape): WebhookTarget => ({ id: 'hook-1', url: `${server.url}/hook`, shape, secret });
const call = (shape: WebhookShape, message: GameNotification | TestMessage) =>
  webhookChannel(SETTINGS)(hook(shape), message);

function only(): Received {
  const [request, ...others] = server.received;
  if (request === undefined || others.length > 0) throw new Error(`${server.received.length} requests, not one.`);
  return request;
}
const bodyIn = ({ body }: Received): unknown => JSON.parse(body.toString('utf8'));
const headersIn = ({ headers }: Received): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** It is Ana's turn: the computer player has played. */
const table = startedTable({ preset: 'hub' }, [robot('Locke'), ana], 13);

describe('a webhook', () => {
  test('a webhook is not turned by a name from right to left, which its fields for programs have as it is', async () => {
    const about = notificationAbout(table, 'account-of-ana');
    const { answer } = about;
    const renamed = { ...about, answer: { ...answer, game: { ...answer.game, name: 'רכבת לילה' } } };
    await call('generic', renamed);
    const { text, ...fields } = z.looseObject({ text: z.string() }).parse(bodyIn(only()));
    expect(text).toMatch(/^\u2068רכבת לילה\u2069: /);
    expect(JSON.stringify(fields)).toContain('"רכבת לילה"');
    expect(JSON.stringify(fields)).not.toContain('\u2068');
  });

  test('a webhook says no more than a spectator would see', async () => {
    expect(await call('generic', notificationAbout(table, 'account-of-ana'))).toEqual({ kind: 'sent' });
    expect(only()).toMatchObject({
      method: 'POST',
      path: '/hook',
      headers: { 'content-type': 'application/json', 'user-agent': 'Slow-Train/1 (+http://localhost:8787)' },
    });
    expect(bodyIn(only())).toEqual({
      id: only().headers['webhook-id'],
      event: 'turn',
      at: new Date(NOON).toISOString(),
      table: { id: 'table-000001', name: 'The Local', url: 'http://localhost:8787/tables/table-000001' },
      round: 1,
      rounds: 13,
      waitingFor: ['Ana'],
      turnBy: null,
      text: expect.stringMatching(/^The Local: .+\. It is Ana’s turn\.$/),
    });
  });

  test('a webhook is signed with its secret', async () => {
    await call('generic', notificationAbout(table, null));
    const request = only();
    const body = request.body.toString('utf8');
    expect(new Webhook(secret).verify(body, headersIn(request))).toEqual(bodyIn(request));
    const tampered = body.replace('The Local', 'The Vocal');
    expect(() => new Webhook(secret).verify(tampered, headersIn(request))).toThrow('No matching signature');
    expect(() => new Webhook(newWebhookSecret()).verify(body, headersIn(request))).toThrow('No matching signature');
    expect(() => new Webhook(secret).verify(body, { ...headersIn(request), 'webhook-id': 'msg_1' })).toThrow();
  });

  test('a webhook has one id for all attempts at a message, and another for any other message', async () => {
    await call('generic', notificationAbout(table, 'account-of-ana'));
    await call('generic', notificationAbout(table, 'account-of-ana'));
    await call('generic', notificationAbout(table, 'account-of-ana', 'caught'));
    await webhookChannel(SETTINGS)({ ...hook('generic'), id: 'hook-2' }, notificationAbout(table, 'account-of-ana'));
    const ids = server.received.map(({ headers }) => headers['webhook-id']);
    expect(ids[0]).toMatch(/^msg_[\w-]{24}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(3);
  });

  test('a webhook can be tested in every shape', async () => {
    for (const shape of WEBHOOK_SHAPES) expect(await call(shape, TEST)).toEqual({ kind: 'sent' });
    for (const { body } of server.received) expect(body.toString()).toContain('This webhook works.');
  });
});

test.each(GAME_EVENTS)('a webhook about %s shows no secret, no matter who it is for', async (event) => {
  const other = startedTable({ preset: 'hub' }, [robot('Locke'), ana, bo], 13);
  const secrets = [other.game.invitation, 'account-of', secret];
  for (const shape of WEBHOOK_SHAPES) {
    for (const account of ['account-of-ana', 'account-of-bo', null]) {
      server.received.length = 0;
      await call(shape, notificationAbout(other, account, event, 'Bo'));
      const body = withPlainHyphens(only().body.toString('utf8')).replaceAll('\\\\', '');
      const sent = JSON.stringify([only().headers, body]);
      for (const one of secrets) expect(sent).not.toContain(one);
      for (const tile of handTilesOf(other)) expect(sent).not.toMatch(new RegExp(String.raw`(?<!\d)${tile}(?!\d)`));
    }
  }
});

describe('names are escaped', () => {
  const NAMES = ['@everyone <@&1> <#2>', '<!channel> <!here|x>', '`rm` **a** __b__ ||c||', '[x](http://evil.net)'];
  const called = (name: string): Occupant => ({ kind: 'person', account: name, name });
  const names = ['Ana', ...NAMES].map(called);
  const told = () => {
    const { game, entries } = startedTable({ preset: 'hub' }, [robot('Locke'), ...names.slice(0, 3)], 13);
    return { game: { ...game, name: 'http://evil.net/@here' }, entries };
  };
  const everyone = () => notificationAbout(told(), null);

  test('names are escaped for Discord', async () => {
    for (const name of NAMES) {
      server.received.length = 0;
      await call('discord', { ...everyone(), event: 'invited', by: name });
      const body = z
        .object({
          content: z.string(),
          username: z.string(),
          allowed_mentions: z.object({ parse: z.array(z.string()) }),
        })
        .parse(bodyIn(only()));
      expect(body.allowed_mentions).toEqual({ parse: [] });
      const [text = '', link = ''] = body.content.split(/ (?=<[^ ]*>$)/);
      expect(link).toBe('<http://localhost:8787/>');
      // Every mark with a meaning is escaped, and unescaped the name is as it was typed.
      expect(text).not.toMatch(/(?<!\\)(?:\\\\)*[@<>*_`~|[\]#/]/);
      expect(text.replaceAll(/\\(.)/g, '$1')).toContain(`${name} invites you to http://evil.net/@here.`);
    }
  });

  test('29.26 names are escaped for Slack', async () => {
    for (const name of NAMES) {
      server.received.length = 0;
      await call('slack', { ...everyone(), event: 'invited', by: name });
      const sent = z.object({ text: z.string() }).parse(bodyIn(only()));
      const [text = '', link = ''] = sent.text.split(/ (?=<[^<]*>$)/);
      expect(link).toBe('<http://localhost:8787/|Open Slow Train>');
      expect(text).not.toMatch(/[<>*_~`]|&(?!amp;|lt;|gt;)|:\/\/|@\w|evil\.net/);
      const read = text
        .replaceAll('\u2060', '')
        .replaceAll(/[\u2217\u02CD\u223C\u02CB]/g, (mark) => '*_~`'.charAt('\u2217\u02CD\u223C\u02CB'.indexOf(mark)))
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
      expect(read).toContain(`${name} invites you to http://evil.net/@here.`);
    }
  });

  test('names are not escaped at all for programs', async () => {
    await call('generic', { ...everyone(), event: 'invited', by: '<b>"Ana"</b>' });
    expect(bodyIn(only())).toMatchObject({ table: { name: 'http://evil.net/@here', url: 'http://localhost:8787/' } });
  });
});

describe('the longest message', () => {
  const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}';
  test.each([
    ['composed emoji', FAMILY, 'talk'],
    ['marks of formatting', '*', 'talk'],
    ['backslashes', '\\', 'mention'],
    ['plain letters', 'a', 'mention'],
  ] as const)(
    '29.26 a message of 500 %s fits into one of Discord, and ends between two of them',
    async (_, one, event) => {
      const said = one.repeat(LONGEST_MESSAGE);
      for (const shape of WEBHOOK_SHAPES) {
        server.received.length = 0;
        expect(await call(shape, { ...notificationAbout(table, null, event, 'Bo'), said })).toEqual({ kind: 'sent' });
        const { content, text } = z.object({ content: z.string(), text: z.string() }).partial().parse(bodyIn(only()));
        if (content === undefined) {
          expect(text?.length).toBeLessThan(40_000);
          continue;
        }
        expect(content.length).toBeLessThanOrEqual(2_000);
        expect(content).toMatch(/ <http:\/\/localhost:8787\/tables\/table-000001>$/);
        const read = content.replace(/ <[^ ]*>$/, '').replaceAll(/\\(.)/gu, '$1');
        const quoted = read.split(one).join('');
        // Nothing is left of a cut one, and a message that fits is whole.
        expect(quoted).not.toMatch(/[\u200D\u{1F466}-\u{1F469}\\]/u);
        expect(quoted.includes('…')).toBe(one === FAMILY);
      }
    },
  );
});

test('29.26 the document of webhooks names every event and every field, and no other', async () => {
  const document = readFileSync(new URL('../../../../docs/webhooks.md', import.meta.url), 'utf8');
  const row = (field: string): string => new RegExp(`^\\| \`${field}\` \\|(.*)\\|$`, 'm').exec(document)?.[1] ?? '';
  const named = [...row('event').matchAll(/`(\w+)`/g)].map(([, event]) => event);
  expect(named.toSorted()).toEqual([...NOTIFICATION_EVENTS, 'tryOut'].toSorted());
  await call('generic', notificationAbout(table, null));
  const fields = Object.keys(z.record(z.string(), z.unknown()).parse(bodyIn(only())));
  const rows = [...document.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(
    ([, cell = '']) => cell.match(/\w+/g) ?? [],
  );
  expect(rows.toSorted()).toEqual(fields.toSorted());
});

describe('a receiver that answers', () => {
  test.each([
    [200, 'generic', { kind: 'sent' }],
    [301, 'generic', { kind: 'never', trouble: 'refused' }],
    [307, 'discord', { kind: 'never', trouble: 'refused' }],
    [400, 'slack', { kind: 'never', trouble: 'refused' }],
    [404, 'generic', { kind: 'never', trouble: 'refused' }],
    [404, 'discord', { kind: 'never', trouble: 'gone' }],
    [404, 'slack', { kind: 'never', trouble: 'gone' }],
    [410, 'generic', { kind: 'never', trouble: 'gone' }],
    [429, 'discord', { kind: 'later', trouble: 'busy' }],
    [502, 'slack', { kind: 'later', trouble: 'busy' }],
  ] as const)('a receiver that answers %i to %s is understood', async (status, shape, result) => {
    server.reply = { status, headers: { location: `${server.url}/elsewhere` } };
    expect(await call(shape, TEST)).toEqual(result);
    expect(server.received.length).toBe(1);
  });

  test('a receiver that does not answer is tried again', async () => {
    server.reply = 'hang up';
    expect(await call('generic', TEST)).toEqual({ kind: 'later', trouble: 'unreachable' });
  });
});

test('nothing is sent to an address that was stored before a rule changed', async () => {
  const { OUTBOUND_LOOPBACK: _, ...cloud } = SETTINGS;
  for (const url of [`${server.url}/hook`, 'https://10.0.0.1/hook', 'https://db.internal/', 'no address']) {
    const result = await webhookChannel(cloud)({ ...hook('generic'), url }, TEST);
    expect({ url, result }).toEqual({ url, result: { kind: 'never', trouble: 'private-address' } });
  }
  expect(server.received).toEqual([]);
});
