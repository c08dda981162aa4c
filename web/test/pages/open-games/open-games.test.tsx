import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import type { OpenGameList } from '@slow-train/protocol';
import { afterEach, expect, test } from 'vitest';
import NewGamePage from '../../../src/pages/new-game/NewGamePage.tsx';
import OpenGamesPage from '../../../src/pages/open-games/OpenGamesPage.tsx';
import { closePages, openPage } from '../../open-page.tsx';
import { json, pretendService, problem, type Sent } from '../../service.ts';
import { listOf, openGameWith, pretendWait } from './fixtures.ts';

afterEach(closePages);

const INES = { id: 'u', name: 'Ines', isGuest: true };

/** Opens the page for somebody, with this list. */
function open(list: (path: string) => OpenGameList, me: object | null = INES, reply?: (sent: Sent) => Response | null) {
  const service = pretendService((sent) => {
    const special = reply?.(sent);
    if (special) return special;
    if (sent.path.startsWith('/api/open-games?') || sent.path === '/api/open-games') return json(list(sent.path));
    if (sent.path === '/api/me') return me === null ? problem(401, 'Signed out.') : json(me);
    return sent.method === 'GET' ? json({}) : problem(409, 'The seat is gone.');
  });
  const history = openPage('/open', () => (
    <>
      <Route path="/open" component={OpenGamesPage} />
      <Route path="/new" component={NewGamePage} />
      <Route path="/tables/:id" component={() => <p>The table</p>} />
    </>
  ));
  return { ...service, history };
}

test('a card says what a game is like, and who has opened it', async () => {
  const more = { open: { language: 'es', mostTimeouts: 2, newcomers: false }, isRated: true, took: null } as const;
  const late = { host: 'Idris', reliability: { turns: 50, timeouts: 2, away: 1 } };
  open(() =>
    listOf([
      openGameWith(),
      openGameWith({ id: 'opengame0002', name: 'Viernes', ...more, ...late }),
      openGameWith({ id: 'opengame0003', name: 'Tea and Tiles', host: 'Pat', reliability: null, phrasesOnly: false }),
    ]),
  );
  expect(await screen.findByText('3 have a free seat')).toBeTruthy();
  const [first, second, third] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(first).toMatch(/Hub, 3 rounds, a day a move/);
  expect(first).toMatch(/Such games took about eight days\. Lena: never late in 60 turns\. English\. Phrases only\./);
  expect(screen.getAllByRole('img', { name: '3 of 4 seats taken' })).toHaveLength(3);
  expect(second).toMatch(/rated.*Idris: late twice in 50 turns, left 1 table\. Español\. Phrases only\./);
  expect(second).toMatch(/For people late at most twice in 50 turns\. Not for newcomers\./);
  expect(third).toMatch(/Pat is new here\. English\. $|Pat is new here\. English\./);
});

test('one tap sits down', async () => {
  const answer = (sent: Sent): Response | null =>
    sent.path === '/api/open-games/opengame0001/seat' ? json({ game: { id: 'opengame0001' }, log: [] }) : null;
  const { sent } = open(() => listOf([openGameWith()]), INES, answer);
  fireEvent.click(await screen.findByRole('button', { name: 'Sit down at Early Trams' }));
  expect(await screen.findByText('The table')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({});
});

test('a newcomer is asked for a name first, and for nothing else', async () => {
  open(() => listOf([openGameWith({ host: null, reliability: null })]), null);
  fireEvent.click(await screen.findByRole('button', { name: 'Sit down at Early Trams' }));
  const name = await screen.findByLabelText(/^Your name/);
  await waitFor(() => expect(document.activeElement).toBe(name));
});

test('a card says which set is played, if it is not the usual one', async () => {
  const different = { rules: { preset: 'bonepile', opening: 'highest' }, set: 6 } as const;
  open(() => listOf([openGameWith(), openGameWith({ id: 'opengame0002', name: 'Branch Line', ...different })]));
  const [usual, other] = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
  expect(usual).not.toMatch(/double/);
  expect(other).toMatch(/House rules, double-six/);
});

test('an empty list offers what can be done: the first table, or fewer filters', async () => {
  const { history } = open(() => listOf([]));
  expect(await screen.findByText('No table is open yet')).toBeTruthy();
  expect(screen.getByText('No seat is free now')).toBeTruthy();
  history.set({ value: '/open?language=es' });
  expect(await screen.findByText('No table like this is open')).toBeTruthy();
});

test('a refusal is said on the card, and the list is read again', async () => {
  const { sent } = open(() => listOf([openGameWith()]));
  fireEvent.click(await screen.findByRole('button', { name: 'Sit down at Early Trams' }));
  expect(await screen.findByText('The seat is gone.')).toBeTruthy();
  const reads = (): number =>
    sent.filter(({ path }) => path.startsWith('/api/open-games') && !path.includes('seat')).length;
  await waitFor(() => expect(reads()).toBeGreaterThan(1));
});

test('filters are part of the address, and of the request', async () => {
  const { sent, history } = open((path) =>
    listOf(path.includes('language=es') ? [openGameWith({ name: 'Viernes' })] : []),
  );
  expect(await screen.findByText('No table is open yet')).toBeTruthy();
  const language = screen.getByRole('combobox', { name: 'Language' });
  language.focus();
  fireEvent.change(language, { target: { value: 'es' } });
  expect(await screen.findByText('Viernes')).toBeTruthy();
  expect(document.activeElement).toBe(language);
  expect(history.get()).toBe('/open?language=es');
  expect(sent.some(({ path }) => path === '/api/open-games?language=es')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(history.get()).toBe('/open'));
});

test('a full table has a waiting list, which can be left', async () => {
  let isWaiting = false;
  const full = openGameWith({ isFull: true, taken: 4 });
  const keys: (string | null)[] = [];
  const answer = ({ path, method, headers }: Sent): Response | null => {
    if (path === '/api/open-games/opengame0001/wait') {
      isWaiting = keys.push(headers.get('idempotency-key')) > 1;
      if (!isWaiting) return problem(503, 'Closed for a moment.');
    } else if (method === 'DELETE' && path === '/api/me/waits/waitforit001') isWaiting = false;
    else return null;
    return new Response(null, { status: 204 });
  };
  open(
    () => listOf([isWaiting ? { ...full, you: 'waiting' } : full], isWaiting ? { waits: [pretendWait] } : {}),
    INES,
    answer,
  );
  const join = 'Waiting list for a table like Early Trams';
  fireEvent.click(await screen.findByRole('button', { name: join }));
  await screen.findByText('Closed for a moment.');
  fireEvent.click(await screen.findByRole('button', { name: join }));
  const stop = await screen.findByRole('button', { name: 'Stop waiting for Hub, 3 rounds, a day a move' });
  expect(screen.getByText('4 seats, Español, until 20 Dec')).toBeTruthy();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  fireEvent.click(stop);
  await waitFor(() => expect(screen.queryByText('4 seats, Español, until 20 Dec')).toBeNull());
});

test('more than a page is read on request', async () => {
  const { sent } = open((path) =>
    path.includes('after=')
      ? listOf([openGameWith({ id: 'opengame0002', name: 'Branch Line' })])
      : listOf([openGameWith()], { next: '12.opengame0001' }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Branch Line')).toBeTruthy();
  expect(sent.some(({ path }) => path === '/api/open-games?after=12.opengame0001')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a table of one’s own is open to anyone, in phrases, if the form was opened from here', async () => {
  const { sent } = open(() => listOf([]));
  fireEvent.click(await screen.findByRole('link', { name: 'Open a table of your own' }));
  const who = await screen.findByRole('group', { name: 'Who may sit down' });
  expect(within(who).getByRole<HTMLInputElement>('radio', { name: 'Anyone' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    phrasesOnly: true,
    open: { language: 'en', newcomers: true },
  });
});
