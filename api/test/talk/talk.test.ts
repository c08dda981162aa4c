import {
  EDIT_WINDOW,
  LONGEST_MESSAGE,
  MessageSchema,
  TALK_PAGE,
  type GameAnswer,
  type Message,
  type NewMessage,
  type Talk,
} from '@slow-train/protocol';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mergeAccounts } from '../../src/account-data/merge-accounts.ts';
import type { Game } from '../../src/game/game.ts';
import { changePlayerState } from '../../src/games/player-state.ts';
import { readGame } from '../../src/games/read-game.ts';
import { edit, mute, readOlder, remove, say } from '../../src/talk/use-cases.ts';
import { ProblemError } from '../../src/http/problem.ts';
import { sendBody } from '../kit/matrix-fixture.ts';
import * as talkStore from '../../src/talk/store.ts';
import { openNotificationHarness, resultOf, type NotificationHarness } from '../kit/notification-harness.ts';
import { bodyIn } from '../kit/passkeys.ts';
import { look, newKey, problemIn, setTable, tableIn, wholeLog } from '../kit/play.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
let ana: Visitor;
let bo: Visitor;
let game: GameAnswer['game'];
beforeEach(async () => {
  [ana, bo] = await Promise.all([person(worker, 'Ana'), person(worker, 'Bo')]);
  game = (await setTable(ana)).game;
  await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}));
});

const talkPath = (rest = ''): string => `/api/games/${game.id}/talk${rest}`;
const speak = (who: Visitor, said: NewMessage, key = newKey()): Promise<Response> =>
  who.post(talkPath(), said, { 'idempotency-key': key });
const said = async (who: Visitor, what: NewMessage): Promise<Message> =>
  bodyIn(MessageSchema, await speak(who, what), 201);
const heardBy = async (who: Visitor, query = '') => {
  const { talk } = await look(who, game.id, query);
  if (talk === undefined) throw new Error('an answer to GET has the talk');
  return talk;
};
const words = ({ said: one }: Message): string => ('text' in one ? one.text : one.kind);

describe('talk', () => {
  test('talk reaches the others with the game, from before it starts', async () => {
    await said(ana, { text: '  We are\nwaiting.\u200B ' });
    await said(bo, { phrase: 'sorry' });
    const talk = await heardBy(bo);
    expect(talk).toMatchObject({ version: 2, muted: [], hasOlder: false });
    expect(talk.messages).toMatchObject([
      {
        number: 1,
        seat: 0,
        name: 'Ana',
        isYours: false,
        isEdited: false,
        said: { kind: 'text', text: 'We are waiting.' },
      },
      { number: 2, seat: 1, name: 'Bo', isYours: true, said: { kind: 'phrase', phrase: 'sorry' } },
    ]);
    expect(await wholeLog(bo, game.id)).not.toEqual([]);
    expect(JSON.stringify(await wholeLog(bo, game.id))).not.toContain('waiting.');
  });

  test('talk is news to a poll, which then brings only what is new', async () => {
    await said(ana, { text: 'One' });
    const { headers } = await bo.get(`/api/games/${game.id}`);
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await bo.get(`/api/games/${game.id}?talkSince=1`, known)).status).toBe(304);
    await said(ana, { text: 'Two' });
    const poll = await bo.get(`/api/games/${game.id}?talkSince=1`, known);
    expect((await tableIn(poll)).talk?.messages.map(words)).toEqual(['Two']);
  });

  test('talk is heard from its beginning by somebody who has looked at the game before they said yes', async () => {
    const next = await setTable(ana, { invite: [{ game: game.id, seat: 1 }] });
    const path = `/api/games/${next.game.id}`;
    await bodyIn(
      MessageSchema,
      await ana.post(`${path}/talk`, { text: 'Are you coming?' }, { 'idempotency-key': newKey() }),
      201,
    );
    const invited = await bo.get(path);
    const { talk } = await tableIn(invited.clone());
    expect(talk?.messages).toEqual([]);
    const known = { 'if-none-match': invited.headers.get('etag') ?? '' };
    expect((await bo.get(`${path}?talkSince=${talk?.version}`, known)).status).toBe(304);
    await tableIn(await bo.put(`${path}/answer`, { answer: 'yes' }));
    const seated = await look(bo, next.game.id, `?talkSince=${talk?.version}`);
    expect(seated.talk?.messages.map(words)).toEqual(['Are you coming?']);
  });

  test('talk says something once, however often it is sent', async () => {
    const key = newKey();
    const [one, other] = await Promise.all([speak(ana, { text: 'Once' }, key), speak(ana, { text: 'Once' }, key)]);
    expect(await one.json()).toEqual(await other.json());
    expect((await heardBy(bo)).messages.map(words)).toEqual(['Once']);
  });

  test('talk can be corrected and taken back by its author, and pages forget it', async () => {
    const { number } = await said(ana, { text: 'Teh 5-3' });
    await bodyIn(MessageSchema, await sendBody(ana, 'PATCH', talkPath(`/${number}`), { text: 'The 5-3' }));
    expect((await heardBy(bo, '?talkSince=1')).messages).toMatchObject([
      { number, isEdited: true, said: { kind: 'text', text: 'The 5-3' } },
    ]);
    expect((await problemIn(await sendBody(bo, 'PATCH', talkPath(`/${number}`), { text: 'No' }))).status).toBe(404);
    expect((await bo.delete(talkPath(`/${number}`))).status).toBe(404);
    expect((await ana.delete(talkPath(`/${number}`))).status).toBe(204);
    expect((await heardBy(bo, '?talkSince=2')).messages).toMatchObject([{ number, said: { kind: 'removed' } }]);
  });

  test('talk stamps one word on a move, which another replaces', async () => {
    const react = (who: Visitor, word: string | null): Promise<Response> => who.put(talkPath('/reactions/1'), { word });
    expect((await react(bo, 'ha')).status).toBe(204);
    expect((await react(bo, 'wow')).status).toBe(204);
    expect((await react(ana, 'ouch')).status).toBe(204);
    const stamps = (await heardBy(ana)).messages.map((one) => one.said);
    expect(stamps).toEqual([
      { kind: 'reaction', word: 'wow', revision: 1 },
      { kind: 'reaction', word: 'ouch', revision: 1 },
    ]);
    await react(bo, null);
    expect((await heardBy(ana)).messages.map(({ said: { kind } }) => kind)).toEqual(['removed', 'reaction']);
    expect((await ana.put(talkPath('/reactions/99'), { word: 'ha' })).status).toBe(404);
  });

  test('talk is phrases only where the host says so, before and during the game', async () => {
    const rules = (who: Visitor, phrasesOnly: boolean): Promise<Response> =>
      who.put(talkPath('/rules'), { phrasesOnly });
    expect((await rules(bo, true)).status).toBe(403);
    expect((await tableIn(await rules(ana, true))).game.phrasesOnly).toBe(true);
    expect(await problemIn(await speak(bo, { text: 'But I want to.' }))).toMatchObject({ status: 409 });
    await said(bo, { phrase: 'takeYourTime' });
    const { revision } = (await look(ana, game.id)).game;
    await tableIn(await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${revision}"` }));
    expect((await tableIn(await rules(ana, false))).game.phrasesOnly).toBe(false);
    await said(bo, { text: 'Thanks.' });
    const closed = await setTable(ana, { phrasesOnly: true });
    expect(closed.game.phrasesOnly).toBe(true);
  });

  test('talk folds away people that somebody mutes, on all their devices and for nobody else', async () => {
    await said(bo, { text: 'Na na na' });
    const { headers } = await ana.get(`/api/games/${game.id}`);
    expect((await ana.put(talkPath('/mutes/1'), { muted: true })).status).toBe(204);
    const other = await ana.get(`/api/games/${game.id}`, { 'if-none-match': headers.get('etag') ?? '' });
    expect((await tableIn(other)).talk).toMatchObject({ muted: [1], messages: [{ said: { text: 'Na na na' } }] });
    expect((await heardBy(bo)).muted).toEqual([]);
    await ana.put(talkPath('/mutes/1'), { muted: false });
    expect((await heardBy(ana)).muted).toEqual([]);
    expect((await ana.put(talkPath('/mutes/0'), { muted: true })).status).toBe(404);
  });

  test('talk keeps a read mark that only grows, and whether the game is silent', async () => {
    await said(bo, { text: 'One' });
    const change = (parts: object): Promise<Response> =>
      sendBody(ana, 'PATCH', `/api/games/${game.id}/player-state`, parts);
    await change({ talkReadUpTo: 99, isTalkMuted: true });
    expect((await look(ana, game.id)).playerState).toMatchObject({ talkReadUpTo: 1, isTalkMuted: true });
    await change({ talkReadUpTo: 0, isTalkMuted: false });
    expect((await look(ana, game.id)).playerState).toMatchObject({ talkReadUpTo: 1, isTalkMuted: false });
  });

  test('talk refuses messages that nobody can read, and those that are too long', async () => {
    for (const text of ['', ' \u200B ', 'x'.repeat(LONGEST_MESSAGE + 1), `a${'\u0301'.repeat(9)}`])
      expect((await speak(ana, { text })).status).toBe(400);
    expect((await speak(ana, { text: '👩‍👩‍👧'.repeat(LONGEST_MESSAGE) })).status).toBe(201);
  });

  test('talk slows down somebody who says too much, in that game', async () => {
    const answers = await Promise.all(Array.from({ length: 45 }, () => speak(ana, { phrase: 'ha' })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    await said(bo, { phrase: 'ouch' });
  });

  test('talk goes with its author’s account, and with the game', async () => {
    await said(bo, { text: 'My address is …' });
    await said(ana, { text: 'Thank you' });
    await bo.put(talkPath('/reactions/1'), { word: 'ha' });
    await sendBody(bo, 'DELETE', '/api/me', { confirm: 'delete my account' });
    const { messages } = await heardBy(ana, '?talkSince=3');
    expect(messages.map(({ name, said: { kind } }) => [name, kind])).toEqual([
      ['', 'removed'],
      ['', 'removed'],
    ]);
    expect((await heardBy(ana)).messages.map(words)).toEqual(['removed', 'Thank you', 'removed']);
  });

  test('talk is in its author’s export, and not in others’', async () => {
    await said(ana, { text: 'Mine' });
    await said(bo, { text: 'Yours' });
    await ana.put(talkPath('/mutes/1'), { muted: true });
    const data = await (await ana.get('/api/me/export')).json();
    expect(data).toMatchObject({ tables: [{ talk: [{ text: 'Mine' }] }], boundaries: [{ name: 'Bo', kind: 'mute' }] });
    expect(JSON.stringify(data)).not.toContain('Yours');
  });

  test('29.6 words said in a game that one has left are still one’s own, to export and to take back', async () => {
    const { number } = await said(bo, { text: 'Too much' });
    const { revision } = (await look(bo, game.id)).game;
    expect((await bo.delete(`/api/games/${game.id}/seat`, { 'if-match': `"${revision}"` })).status).toBe(204);
    const saved = async () => (await bo.get('/api/me/export')).json();
    expect(await saved()).toMatchObject({ tables: [], talk: [{ table: game.id, text: 'Too much' }] });
    expect((await ana.delete(talkPath(`/${number}`))).status).toBe(404);
    expect((await bo.delete(talkPath(`/${number}`))).status).toBe(204);
    expect((await heardBy(ana)).messages.map(words)).toEqual(['removed']);
  });
});

describe('with a clock that the test moves', () => {
  let harness: NotificationHarness;
  let table: Game;
  let people: readonly string[];
  const speaks = async (account: string, what: NewMessage): Promise<Message> => {
    const message = await resultOf(
      say(harness.ports, { account, isNewcomer: false }, { id: table.id, key: newKey(), said: what }),
    );
    if (!message.ok) throw new ProblemError(message.error);
    return message.value;
  };
  const reads = async (account: string, talkSince?: number): Promise<Talk> => {
    const claim = { token: `token-${account}` };
    const read = await resultOf(readGame(harness.ports, claim, { id: table.id, talkSince, has: null }));
    if (!read.ok || !read.value.isNew || read.value.answer.talk === undefined) throw new Error('it was read');
    return read.value.answer.talk;
  };
  beforeEach(async () => {
    harness = await openNotificationHarness();
    people = [await harness.person('Ana'), await harness.person('Bo'), await harness.person('Cy')];
    table = await harness.board(people);
  });
  afterEach(() => harness.stop());

  test('a text can be changed for five minutes', async () => {
    const [ana = ''] = people;
    const { number } = await speaks(ana, { text: 'Firts' });
    const command = { id: table.id, number, text: 'First' };
    harness.setTime(harness.now().getTime() + EDIT_WINDOW);
    expect((await edit(harness.ports, { account: ana, isNewcomer: false }, command)).ok).toBe(true);
    harness.setTime(harness.now().getTime() + 1);
    expect(await edit(harness.ports, { account: ana, isNewcomer: false }, command)).toMatchObject({
      ok: false,
      error: { problem: 'conflict' },
    });
  });

  test('a removed message stays removed when a correction arrives that was decided before', async () => {
    const [ana = ''] = people;
    const { number } = await speaks(ana, { text: 'Never mind' });
    await talkStore.change(harness.db, table.id, number, null);
    expect(await talkStore.change(harness.db, table.id, number, 'Mind it')).toMatchObject({ text: null });
    expect((await reads(ana)).messages.map(({ said }) => said.kind)).toEqual(['removed']);
  });

  test('a long talk comes page by page', async () => {
    const [ana = '', bo = ''] = people;
    await harness.db.execute(sql`
      insert into messages (game_id, number, version, account_id, seat, name, key, phrase, at)
      select ${table.id}, n, n, ${bo}, 1, 'Bo', 'key ' || n, 'ha', now() from generate_series(1, ${2 * TALK_PAGE}) n`);
    await harness.db.execute(sql`insert into talks values (${table.id}, ${2 * TALK_PAGE})`);
    const { ports } = harness;
    const numbersIn = (page: Pick<Talk, 'messages'>) => [page.messages[0]?.number, page.messages.at(-1)?.number];
    const newest = await reads(ana);
    expect([newest.version, newest.hasOlder, ...numbersIn(newest)]).toEqual([200, true, 101, 200]);
    const older = await readOlder(ports, ana, { id: table.id, before: 101 });
    if (!older.ok) throw new ProblemError(older.error);
    expect([older.value.hasOlder, ...numbersIn(older.value)]).toEqual([false, 1, 100]);
    // A player who was away for long gets the rest with the next answers.
    const missed = await reads(ana, 10);
    expect([missed.version, ...numbersIn(missed)]).toEqual([110, 11, 110]);
  });

  test('somebody who is named hears of it, unless they have read it, or it is silent or taken back', async () => {
    const [ana = '', bo = ''] = people;
    const hour = 60;
    await speaks(ana, { text: '@bo, look. @Boris as well.' });
    await harness.pass(hour);
    expect(harness.out.splice(0).map(({ to, event }) => `${to} ${event}`)).toEqual(['bo@example.org mention']);
    // Once between two visits.
    await speaks(ana, { text: '@Bo?' });
    await harness.pass(hour);
    expect(harness.taken()).toEqual([]);
    const read = { id: table.id, change: { talkReadUpTo: 2 } };
    await changePlayerState(harness.ports, bo, read);
    const { number } = await speaks(ana, { text: '@Bo!' });
    await remove(harness.ports, ana, { id: table.id, number });
    await harness.pass(hour);
    expect(harness.taken()).toEqual([]);
    await speaks(ana, { text: '@Bo again' });
    await changePlayerState(harness.ports, bo, { id: table.id, change: { isTalkMuted: true } });
    await harness.pass(hour);
    expect(harness.taken()).toEqual([]);
  });

  test('everything said is told to those who ask for it, except by people they have muted', async () => {
    const [ana = '', bo = '', cy = ''] = people;
    await speaks(ana, { phrase: 'hello' });
    await harness.pass(60);
    expect(harness.taken()).toEqual([]);
    const none = { push: false, mail: false, webhook: false };
    await harness.chooseAt(bo, table.id, { talk: { ...none, mail: true } });
    await mute(harness.ports, bo, { id: table.id, seat: 2, muted: true });
    await speaks(cy, { text: '@Bo, listen' });
    await harness.pass(60);
    expect(harness.taken()).toEqual([]);
    await speaks(ana, { phrase: 'ha' });
    await harness.pass(60);
    expect(harness.taken()).toEqual(['mail talk']);
  });

  test('talk moves to the account that its author joins, and so do the people they have muted', async () => {
    const [ana = '', bo = '', cy = ''] = people;
    const dora = await harness.person('Dora');
    const { number } = await speaks(cy, { text: 'Me' });
    await mute(harness.ports, cy, { id: table.id, seat: 0, muted: true });
    await mute(harness.ports, bo, { id: table.id, seat: 2, muted: true });
    expect(await mergeAccounts(harness.ports, cy, dora)).toMatchObject({ ok: true });
    expect(
      (await edit(harness.ports, { account: dora, isNewcomer: false }, { id: table.id, number, text: 'Still me' })).ok,
    ).toBe(true);
    expect((await reads(dora)).muted).toEqual([0]);
    expect((await reads(bo)).muted).toEqual([2]);
    expect((await reads(ana)).muted).toEqual([]);
  });

  test('talk is silent both ways where one has blocked the other, and nobody is told', async () => {
    const [ana = '', bo = '', cy = ''] = people;
    await harness.db.execute(sql`insert into boundaries values (${ana}, ${bo}, 'block', 'Bo', now())`);
    await speaks(ana, { text: '@Bo, can you hear me?' });
    await speaks(bo, { text: 'Is anybody there, @Ana?' });
    await harness.pass(60);
    expect(harness.taken()).toEqual([]);
    const textsFor = async (account: string) => (await reads(account)).messages.map(words);
    expect(await textsFor(ana)).toEqual(['@Bo, can you hear me?']);
    expect(await textsFor(bo)).toEqual(['Is anybody there, @Ana?']);
    expect(await textsFor(cy)).toHaveLength(2);
    expect((await reads(bo)).muted).toEqual([]);
  });
});
