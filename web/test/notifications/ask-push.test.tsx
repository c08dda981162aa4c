import { Route } from '@solidjs/router';
import { waitFor } from '@solidjs/testing-library';
import type { GameAnswer, LogEntry, AccountView, OccupantView } from '@slow-train/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeGame } from '../../src/client/game.ts';
import SessionEffects from '../../src/app/SessionEffects.tsx';
import { dismissTurnOffer, turnOffer } from '../../src/notifications/turn-offer.ts';
import { dismissToast, openToasts } from '../../src/ui/toasts.ts';
import { bonepileTable } from '../../src/playground/positions.ts';
import { fixtureOf } from '../../src/playground/sketch.ts';
import { usePageTitle } from '../../src/ui/page-title.ts';
import { accounts, GUEST, MEMBER, toasts as openTexts } from '../account/kit.tsx';
import { answer, computer, gameView, person } from '../fixtures.ts';
import { closePages, openPage } from '../open-page.tsx';
import { json, type Sent } from '../service.ts';
import { forgetPushes, pretendPushes, type PretendBrowser } from './browser.ts';
import { notifications } from './notifications.ts';

const ASK = 'Tell me when it’s my turn';
const NUDGE = 'Only this browser knows you. An e-mail address keeps your seats.';
const TABLE = 'abcdefghijkl';
let me: AccountView;
let service = notifications();
let sent: readonly Sent[] = [];

const passed = (revision: number): LogEntry => ({
  revision,
  seat: 0,
  by: 'person',
  at: '2026-11-21T10:00:00.000Z',
  events: [{ type: 'passed', seat: 0 }],
});
/** A game among people at this revision, with these moves of the viewer in its log. */
const table = (
  revision: number,
  moves: readonly number[] = [],
  id = TABLE,
  seats: OccupantView[] = [person('Ines'), person('Ana')],
): GameAnswer => ({
  ...answer(revision),
  game: gameView({ id, revision, seats, status: 'playing' }),
  log: moves.map(passed),
});

function open(id = TABLE): ReturnType<typeof openPage> {
  sent = accounts(
    () => me,
    ({ path }) => (path === '/api/me/push' ? json({ id: 'one' }, 201) : json(service)),
  );
  return openPage(`/tables/${id}`, () => (
    <>
      <Route
        path="/tables/:id"
        component={() => {
          usePageTitle(() => ({ title: 'Table', game: { id, name: 'Night Mail' } }));
          return <SessionEffects me={me} isNew={false} />;
        }}
      />
      <Route path="/you/*" component={() => <p>A page of mine</p>} />
    </>
  ));
}

/** The offer at the hand, and the toasts. */
const toasts = (): readonly string[] => [...(turnOffer() === null ? [] : [turnOffer()?.words ?? '']), ...openTexts()];
const ways = () => [...(turnOffer()?.ways ?? []), ...openToasts().flatMap(({ actions }) => actions)];
const labels = (): readonly string[] => ways().map(({ label }) => label);
const choose = (wanted: string): void => {
  const way = ways().find(({ label }) => label === wanted);
  dismissTurnOffer();
  for (const { id } of openToasts()) dismissToast(id);
  way?.run();
};

/** Opens a game and moves there. */
function move(id = TABLE): ReturnType<typeof openPage> {
  const history = open(id);
  takeGame(table(5, [], id));
  takeGame(table(6, [6], id));
  return history;
}

/** Expects no toast, even after everything needed for one has loaded. */
async function staysQuiet(): Promise<void> {
  await vi.dynamicImportSettled();
  await new Promise(setImmediate);
  expect(toasts()).toEqual([]);
}

let browser: PretendBrowser;
beforeEach(() => {
  me = MEMBER;
  service = notifications();
  browser = pretendPushes('default', 'granted');
});
afterEach(() => {
  dismissTurnOffer();
  closePages();
  forgetPushes();
});

test('30.5 players are not asked on arrival, but after their first move', async () => {
  open();
  takeGame(table(5, [3]));
  await staysQuiet();
  takeGame(table(6, [3, 6]));
  await waitFor(() => expect(toasts()).toEqual([ASK]));
  expect(labels()).toEqual(['By e-mail', 'On this device']);
  expect(browser.asked(), 'the browser itself waits for the click').toBe(0);
});

test.each([
  ['it is their turn again', { status: 'playing', round: fixtureOf(bonepileTable()).game.round }],
  ['the game is over', { status: 'finished' }],
] as const)('the question goes when %s', async (_, changed) => {
  move();
  await waitFor(() => expect(toasts()).toEqual([ASK]));
  const next = table(7, [6]);
  takeGame({ ...next, game: { ...next.game, ...changed } });
  await waitFor(() => expect(toasts()).toEqual([]));
});

test('the question goes with the page of the game', async () => {
  const history = move();
  await waitFor(() => expect(toasts()).toEqual([ASK]));
  history.set({ value: '/you/email' });
  await waitFor(() => expect(toasts()).toEqual([]));
});

test('somebody who gets e-mail already is told so, and not offered it again', async () => {
  service = notifications({ mail: { ...notifications().mail, address: 'ines@post.example' } });
  move();
  await waitFor(() => expect(toasts()).toEqual(['E-mail tells you when it is your turn. This device as well?']));
  expect(labels()).toEqual(['On this device']);
});

test('on this device the browser asks within the click, and the service gets the subscription', async () => {
  move();
  await waitFor(() => expect(toasts()).toEqual([ASK]));
  choose('On this device');
  expect(browser.asked()).toBe(1);
  await waitFor(() => expect(toasts()).toEqual(['Done. This device notifies you when it is your turn.']));
  expect(sent.find(({ path }) => path === '/api/me/push')?.body).toMatchObject({ endpoint: browser.endpoint() });
});

test('30.5 with an address one tap turns the mails on; without one there is an address to type', async () => {
  const { choices, mail } = notifications();
  const events = { ...choices.events, turn: { ...choices.events.turn, mail: false } };
  service = notifications({ mail: { ...mail, address: 'ines@post.example' }, choices: { ...choices, events } });
  move();
  await waitFor(() => expect(toasts()).toEqual([ASK]));
  choose('By e-mail');
  await waitFor(() => expect(toasts()).toEqual(['Done. An e-mail tells you when it is your turn.']));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ events: { turn: { mail: true } } });
  closePages();
  localStorage.clear();
  me = GUEST;
  service = notifications();
  const history = move();
  await waitFor(() => expect(toasts()).toEqual([ASK]));
  choose('By e-mail');
  await waitFor(() => expect(history.get()).toBe('/you/email'));
});

test('a browser that denies permission is offered e-mail only', async () => {
  browser = pretendPushes('default', 'denied');
  move();
  await waitFor(() => expect(toasts()).toEqual([ASK]));
  choose('On this device');
  await waitFor(() => expect(toasts()[0]).toMatch(/blocks notifications/));
  expect(labels()).toEqual(['By e-mail']);
});

test('a browser is asked once per game, and in two games at most', async () => {
  for (const [id, asks] of [
    [TABLE, true],
    [TABLE, false],
    ['bbbbbbbbbbbb', true],
    ['cccccccccccc', false],
  ] as const) {
    const remembered = localStorage.getItem('slow-train:push-asked');
    closePages();
    if (remembered !== null) localStorage.setItem('slow-train:push-asked', remembered);
    browser = pretendPushes('default', 'granted');
    move(id);
    if (asks) await waitFor(() => expect(toasts()).toEqual([ASK]));
    else await staysQuiet();
  }
});

test.each([
  ['a browser without pushes', () => forgetPushes()],
  ['a browser that has denied permission', () => pretendPushes('denied', 'denied')],
])('30.5 %s is offered e-mail only, and nothing if there is none', async (_, before) => {
  before();
  move();
  await waitFor(() => expect(labels()).toEqual(['By e-mail']));
  closePages();
  localStorage.clear();
  before();
  service = notifications({ mail: { ...notifications().mail, isConfigured: false } });
  move();
  await staysQuiet();
});

test('a browser that gets pushes already is not asked', async () => {
  pretendPushes('granted', 'granted');
  localStorage.setItem('slow-train:push', 'wanted');
  move();
  await staysQuiet();
});

test('players who play with computers only are not asked', async () => {
  open();
  const alone = [person('Ines'), computer('Ada')];
  takeGame(table(5, [], TABLE, alone));
  takeGame(table(6, [6], TABLE, alone));
  await staysQuiet();
  expect(sent.some(({ path }) => path === '/api/me/notifications')).toBe(false);
});

test('if the server sends neither pushes nor mails, a guest gets the reminder about their seat at once', async () => {
  me = GUEST;
  service = notifications({ push: { key: null, devices: [] }, mail: { ...notifications().mail, isConfigured: false } });
  move();
  await waitFor(() => expect(toasts()).toEqual([NUDGE]));
});

test('a guest gets one toast per visit: the reminder about their seat waits for another visit', async () => {
  me = GUEST;
  move();
  await waitFor(() => expect(toasts()).toEqual([ASK]));
  dismissTurnOffer();
  takeGame(table(8, [6, 8]));
  await staysQuiet();
  const remembered = localStorage.getItem('slow-train:push-asked') ?? '';
  closePages();
  localStorage.setItem('slow-train:push-asked', remembered);
  browser = pretendPushes('default', 'granted');
  open();
  takeGame(table(9, [6, 8]));
  await waitFor(() => expect(toasts()).toEqual([NUDGE]));
});

test('on each visit the browser’s subscription is registered for the signed-in account', async () => {
  pretendPushes('granted', 'granted');
  localStorage.setItem('slow-train:push', 'wanted');
  open();
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/me/push')).toBe(true));
});
