import { timeNow } from '@slow-train/local/kit';
import { FeedLinksSchema, GameListSchema, type FeedLinks, type GameAnswer } from '@slow-train/protocol';
import { chooseAction } from '@slow-train/players';
import { at, isOn, writeAction } from '@slow-train/rules';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { meantBy, readIcs, type Component } from '../kit/calendar.ts';
import { bodyIn, meOf } from '../kit/passkeys.ts';
import { problemIn, send, setTable, soloTable, someAction, tableIn, viewIn } from '../kit/play.ts';
import { withPlainHyphens } from '../kit/notification.ts';
import { notificationRows } from '../kit/notification-rows.ts';
import { notificationsOf } from '../kit/channels.ts';
import { person, visitor, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

/** A name with marks that calendars and XML have to escape. */
const NAME = 'Fish, <b>chips</b>; "peas" & \\n </title>';

const worker = useWorker();

const linksOf = async (who: Visitor): Promise<FeedLinks> =>
  bodyIn(FeedLinksSchema, await who.post('/api/me/feeds', {}), 201);
/** Returns the events of a calendar. */
const eventsIn = ({ parts }: Component): readonly Component[] => parts.filter(({ kind }) => kind === 'VEVENT');
/** Reads a link as a program without a session does. */
const read = (link: string, headers = {}) => visitor(worker).get(link, headers);

async function calendarAt({ calendar }: FeedLinks): Promise<Component> {
  const answer = await read(calendar);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  return readIcs(await answer.text());
}

async function atomAt({ atom }: FeedLinks) {
  const answer = await read(atom);
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const text = await answer.text();
  // The parser would accept an ampersand that is not escaped.
  expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  const feed = new new Window().DOMParser().parseFromString(text, 'application/xml');
  expect(feed.querySelector('parsererror')).toBe(null);
  const textOf = (selector: string, within: Pick<typeof feed, 'querySelector'> = feed) =>
    within.querySelector(selector)?.textContent;
  return {
    text,
    self: feed.querySelector('link[rel="self"]')?.getAttribute('href'),
    id: textOf('id'),
    updated: textOf('updated'),
    entries: [...feed.querySelectorAll('entry')].map((entry) => ({
      id: entry.querySelector('id')?.textContent,
      title: entry.querySelector('title')?.textContent,
      updated: entry.querySelector('updated')?.textContent,
      summary: entry.querySelector('summary')?.textContent,
      link: entry.querySelector('link')?.getAttribute('href'),
    })),
  };
}

/** Plays until the game is over. */
async function finish(who: Visitor, table: GameAnswer): Promise<GameAnswer> {
  let now = table;
  while (now.game.status !== 'finished') now = await tableIn(await send(who, now, someAction(now)));
  return now;
}

/** Starts a game in which both players have to build their trains at once; tries again if one has nothing to build. */
async function whereBothBuild(ana: Visitor, bo: Visitor): Promise<string> {
  for (;;) {
    const { game } = await setTable(ana, {
      rules: { preset: 'station', firstTurn: 'phase', simultaneousBuild: 'yes' },
    });
    const { revision } = (await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}))).game;
    const started = await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${revision}"` });
    expect(started.status).toBe(200);
    const lists = await Promise.all([ana, bo].map(async (who) => bodyIn(GameListSchema, await who.get('/api/games'))));
    const isOn = lists.map(({ games }) => games.find(({ id }) => id === game.id)?.isYourTurn);
    if (isOn.every((is) => is === true)) return game.id;
  }
}

describe('the calendar', () => {
  test('31.27 the calendar has an all-day event for each game that waits for me, and none for other games', async () => {
    const ana = await person(worker, 'Ana');
    const links = await linksOf(ana);
    expect(eventsIn(await calendarAt(links))).toEqual([]);
    const { game } = await soloTable(ana, { name: NAME, rounds: 13 });
    await setTable(ana, { name: 'Still in the lobby' });
    const today = (): string => new Date(timeNow()).toISOString().slice(0, 10).replaceAll('-', '');
    const before = today();
    const calendar = await calendarAt(links);
    // Midnight may have passed.
    const days = [before, today()];
    expect(calendar.properties).toEqual(
      new Map([
        ['VERSION', '2.0'],
        ['PRODID', '-//Slow Train//Tables//EN'],
        ['NAME', 'Slow Train'],
        ['X-WR-CALNAME', 'Slow Train'],
        ['X-WR-CALDESC', 'Games in which it is your turn.'],
        ['REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'],
        ['X-PUBLISHED-TTL', 'PT1H'],
      ]),
    );
    expect(calendar.parts).toHaveLength(1);
    const { kind, properties, parts } = at(calendar.parts, 0);
    expect([kind, parts]).toEqual(['VEVENT', []]);
    expect(meantBy(properties.get('SUMMARY'))).toBe(`Your turn: ${NAME}`);
    expect(meantBy(properties.get('DESCRIPTION'))).not.toBe('');
    expect(properties.get('URL;VALUE=URI')).toBe(`${worker.address}/tables/${game.id}`);
    expect(properties.get('SEQUENCE')).toBe(String(game.revision));
    expect(days).toContain(properties.get('DTSTART;VALUE=DATE'));
    expect(properties.get('TRANSP')).toBe('TRANSPARENT');
  });

  test('the calendar has the deadline of a clock, and an alarm an hour before', async () => {
    const ana = await person(worker, 'Ana');
    const { game } = await soloTable(ana, { name: 'Express', rounds: 13 });
    await notificationRows(worker.database).setDeadline(game.id, new Date('2031-05-01T16:30:00Z'));
    const [event] = eventsIn(await calendarAt(await linksOf(ana)));
    expect(event?.properties.get('DTSTART')).toBe('20310501T163000Z');
    const [alarm] = event?.parts ?? [];
    expect(alarm).toMatchObject({ kind: 'VALARM' });
    expect(alarm?.properties.get('ACTION')).toBe('DISPLAY');
    expect(alarm?.properties.get('TRIGGER')).toBe('-PT1H');
    expect(meantBy(alarm?.properties.get('DESCRIPTION'))).toBe('Your turn: Express');
  });

  test('the calendar is not turned by a name from right to left, which stays as it is for programs', async () => {
    const ana = await person(worker, 'Ana');
    const { game } = await soloTable(ana, { name: 'רכבת לילה', rounds: 13 });
    expect(game.name).toBe('רכבת לילה');
    const [event] = eventsIn(await calendarAt(await linksOf(ana)));
    expect(meantBy(event?.properties.get('SUMMARY'))).toBe('Your turn: \u2068רכבת לילה\u2069');
  });

  test('the calendar uses the day of my time zone', async () => {
    const ana = await person(worker, 'Ana');
    await soloTable(ana, { rounds: 13 });
    const links = await linksOf(ana);
    // Always on different days.
    const days = [];
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      expect((await ana.put('/api/me/notifications', { timeZone })).status).toBe(200);
      const [event] = eventsIn(await calendarAt(links));
      days.push(event?.properties.get('DTSTART;VALUE=DATE'));
    }
    expect(new Set(days).size).toBe(2);
  });

  test('the calendar keeps one event during a turn, and has another for the next turn', async () => {
    const [ana, bo] = [await person(worker, 'Ana'), await person(worker, 'Bo')];
    const id = await whereBothBuild(ana, bo);
    const path = `/api/games/${id}`;
    const links = await linksOf(ana);
    const eventNow = async () =>
      eventsIn(await calendarAt(links)).find(({ properties }) => properties.get('URL;VALUE=URI')?.endsWith(id))
        ?.properties;
    const act = async (who: Visitor) => {
      const now = await tableIn(await who.get(path));
      return tableIn(await send(who, now, writeAction(chooseAction(viewIn(now)))));
    };
    const isAnasTurn = (now: GameAnswer) => isOn(viewIn(now).table, 0);
    const first = await eventNow();
    await act(bo);
    const meanwhile = await eventNow();
    expect(meanwhile?.get('UID')).toBe(first?.get('UID'));
    expect(Number(meanwhile?.get('SEQUENCE'))).toBeGreaterThan(Number(first?.get('SEQUENCE')));
    let now = await act(ana);
    // Plays until Ana's turn is over, and until it is her turn again.
    while (isAnasTurn(now)) now = await act(ana);
    expect(await eventNow()).toBe(undefined);
    while (!isAnasTurn(now)) now = await act(bo);
    const next = await eventNow();
    expect(next?.get('SUMMARY')).toBe(first?.get('SUMMARY'));
    expect(next?.get('UID')).not.toBe(first?.get('UID'));
  });
});

describe('the Atom feed', () => {
  test('the Atom feed has the games that wait for me, and those that have ended', async () => {
    const ana = await person(worker, 'Ana');
    const links = await linksOf(ana);
    const empty = await atomAt(links);
    expect(empty).toMatchObject({ self: links.atom, entries: [] });
    expect(Date.parse(empty.updated ?? '')).not.toBeNaN();
    const over = await finish(
      ana,
      await soloTable(ana, { name: 'Sleeper', rounds: 1, set: 6, rules: { preset: 'bonepile' } }),
    );
    const { game } = await soloTable(ana, { name: NAME, rounds: 13 });
    const { entries, id, updated } = await atomAt(links);
    expect(id).toBe(empty.id);
    expect(entries).toEqual([
      {
        id: expect.stringMatching(new RegExp(`^tag:127\\.0\\.0\\.1,2026:tables/${game.id}/\\d+$`)),
        title: `Your turn: ${NAME}`,
        updated: game.updatedAt,
        summary: expect.stringMatching(/./),
        link: `${worker.address}/tables/${game.id}`,
      },
      {
        id: `tag:127.0.0.1,2026:tables/${over.game.id}/over`,
        title: 'Game over: Sleeper',
        updated: over.game.updatedAt,
        summary: expect.stringMatching(/won\.$|share first place\.$/),
        link: `${worker.address}/tables/${over.game.id}`,
      },
    ]);
    expect(updated).toBe(game.updatedAt);
  });

  test('the Atom feed shows neither a hand nor my account', async () => {
    const ana = await person(worker, 'Ana');
    const { game } = await soloTable(ana, { rounds: 13 });
    const me = await meOf(ana);
    const links = await linksOf(ana);
    const texts = (await Promise.all([read(links.calendar), read(links.atom)])).map((answer) => answer.text());
    for (const text of await Promise.all(texts)) {
      const open = game.round?.open.map(({ tile }) => tile) ?? [];
      for (const tile of game.round?.hand ?? [])
        if (!open.includes(tile)) expect(withPlainHyphens(text)).not.toContain(`${tile} `);
      expect(text).not.toContain(me.id);
    }
  });
});

describe('the links', () => {
  test('the links answer 304 if nothing is new', async () => {
    const ana = await person(worker, 'Ana');
    const table = await soloTable(ana, { rounds: 13 });
    for (const link of Object.values(await linksOf(ana))) {
      const first = await read(link);
      expect(first.headers.get('cache-control')).toMatch(/^private/);
      const known = { 'if-none-match': first.headers.get('etag') ?? '' };
      const again = await read(link, known);
      expect([again.status, await again.text()]).toEqual([304, '']);
      await finishOne(ana, table.game.id);
      expect((await read(link, known)).status).toBe(200);
    }
  });

  async function finishOne(who: Visitor, id: string): Promise<void> {
    const now = await tableIn(await who.get(`/api/games/${id}`));
    await tableIn(await send(who, now, someAction(now)));
  }

  test('the links stop working once they are replaced or deleted', async () => {
    const ana = await person(worker, 'Ana');
    expect((await notificationsOf(ana)).feeds).toBe(null);
    const [old, links] = [await linksOf(ana), await linksOf(ana)];
    expect((await notificationsOf(ana)).feeds).toEqual({ since: expect.any(String) });
    for (const link of Object.values(old)) expect((await problemIn(await read(link))).status).toBe(404);
    for (const link of Object.values(links)) expect((await read(link)).status).toBe(200);
    expect((await ana.delete('/api/me/feeds')).status).toBe(204);
    for (const link of Object.values(links)) {
      expect(await problemIn(await read(link))).toMatchObject({
        status: 404,
        detail: expect.stringContaining('no longer valid'),
      });
    }
    expect((await notificationsOf(ana)).feeds).toBe(null);
  });

  test('the links are neither stored nor logged', async () => {
    const links = await linksOf(await person(worker, 'Ana'));
    const [, token = ''] = /\/feeds\/([A-Za-z0-9_-]{43})\/tables\.atom$/.exec(links.atom) ?? [];
    expect(links.calendar).toBe(`${worker.address}/api/feeds/${token}/tables.ics`);
    await read(links.atom);
    await read(`/api/feeds/${token}/nothing`);
    expect(await notificationRows(worker.database).feeds()).not.toContain(token);
    expect(worker.logs().join('\n')).not.toContain(token);
  });
});
