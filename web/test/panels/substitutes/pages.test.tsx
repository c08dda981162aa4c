import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor } from '@solidjs/testing-library';
import type { Vacancy } from '@slow-train/protocol';
import { beforeEach, expect, test } from 'vitest';
import { Home } from '../../../src/pages/home/Home.tsx';
import JoinPage from '../../../src/pages/join/JoinPage.tsx';
import { gameView, person, summary } from '../../fixtures.ts';
import { openPage } from '../../open-page.tsx';
import { json, pretendService, problem, type Sent } from '../../service.ts';

const terms = {
  allowance: 1440,
  bank: 4320,
  cap: 7200,
  weekendsOff: false,
  vacationDays: 14,
  onTimeout: 'least',
  strikes: 3,
} as const;
const holder = { kind: 'computer', name: 'Brunel', sitsFor: 'Bo' } as const;
const vacancy: Vacancy = {
  id: 'vacantvacant',
  name: 'Night Mail',
  rules: { preset: 'hub' },
  set: 12,
  seats: [person('Ines'), holder, person('Ana')],
  seat: 1,
  round: 3,
  rounds: 13,
  clock: terms,
};
let vacancies: readonly Vacancy[] = [];

function service(reply: (sent: Sent) => ReturnType<Parameters<typeof pretendService>[0]>): readonly Sent[] {
  return pretendService((request) => {
    if (request.path === '/api/me') return json({ id: 'u', name: 'Cy', isGuest: true });
    if (request.path === '/api/games') return json({ games: [summary()] });
    if (request.path === '/api/circles') return json({ circles: [], questions: [] });
    return request.path === '/api/vacancies' ? json({ vacancies }) : reply(request);
  }).sent;
}

function open(path: string): ReturnType<typeof openPage> {
  return openPage(path, () => (
    <>
      <Route path="/" component={Home} />
      <Route path="/join/:code" component={JoinPage} />
      <Route path="/tables/:id" component={() => <p>the table</p>} />
    </>
  ));
}

const button = (label: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name: label });

beforeEach(() => (vacancies = [vacancy]));
test('vacant seats are listed below one’s own games, and can be taken', async () => {
  const sent = service(() => json({ game: gameView({ id: 'vacantvacant', status: 'playing' }), log: [] }));
  const history = open('/');
  expect(await screen.findByRole('heading', { name: 'Tables that need a substitute' })).toBeTruthy();
  expect(screen.getByText('Bo’s seat, with Ines and Ana')).toBeTruthy();
  expect(screen.getByText('Hub rules, double-twelve, round 3 of 13, a day a turn')).toBeTruthy();
  fireEvent.click(await button('Sit in for Bo at “Night Mail”'));
  await waitFor(() => expect(history.get()).toBe('/tables/vacantvacant'));
  const asked = sent.find(({ method }) => method === 'POST');
  expect(asked?.path).toBe('/api/games/vacantvacant/vacancy/seat');
  expect(asked?.body).toEqual({});
});

test('without vacant seats the section is hidden', async () => {
  vacancies = [];
  const sent = service(() => json({}));
  open('/');
  expect(await screen.findByText('Waiting for others')).toBeTruthy();
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/vacancies')).toBe(true));
  expect(screen.queryByText('Tables that need a substitute')).toBeNull();
});

test('a volunteer who comes too late is told so, and sees the remaining seats', async () => {
  service(() => {
    vacancies = [];
    return problem(409, 'Somebody was quicker.');
  });
  open('/');
  fireEvent.click(await button('Sit in for Bo at “Night Mail”'));
  expect(await screen.findByText('Somebody was quicker.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Bo’s seat, with Ines and Ana')).toBeNull());
});

/** Answers a request for a seat: refused, unless it names a name for this table. */
const seatAnswer = ({ body }: Sent): Response =>
  typeof body === 'object' && body !== null && 'name' in body
    ? json({ game: gameView({ id: 'vacantvacant', status: 'playing' }), log: [] })
    : problem(409, 'Somebody at this table is called Су.', { type: '/problems/name-taken' });

test('a volunteer whose name looks like another one is asked for a name for that table', async () => {
  const sent = service(seatAnswer);
  const history = open('/');
  fireEvent.click(await button('Sit in for Bo at “Night Mail”'));
  expect(await screen.findByText('Somebody at this table is called Су.')).toBeTruthy();
  const field = await screen.findByRole('textbox', { name: /Your name at this table/ });
  fireEvent.input(field, { target: { value: 'Cy the Second' } });
  fireEvent.click(await button('Sit in for Bo at “Night Mail”'));
  await waitFor(() => expect(history.get()).toBe('/tables/vacantvacant'));
  expect(sent.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ name: 'Cy the Second' });
});

test('somebody with a link whose name looks like another one is asked for a name for that table, and keeps their own', async () => {
  const sent = service((request) =>
    request.method === 'GET' ? json({ game: invited, host: 'Ines', isMember: false }) : seatAnswer(request),
  );
  const history = open('/join/AbCdEfGhIjKlMnOpQrStUv');
  fireEvent.click(await button('Sit in for Bo'));
  expect(await screen.findByText('Somebody at this table is called Су.')).toBeTruthy();
  const field = await screen.findByRole('textbox', { name: /Your name at this table/ });
  fireEvent.input(field, { target: { value: '' } });
  fireEvent.input(field, { target: { value: 'Cy the Second' } });
  fireEvent.click(await button('Sit in for Bo'));
  await waitFor(() => expect(history.get()).toBe('/tables/vacantvacant'));
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
});

const invited = {
  id: 'abcdefghijkl',
  name: 'Night Mail',
  status: 'playing',
  rules: { preset: 'hub' },
  set: 12,
  rounds: 13,
  forcedPlays: true,
  clock: terms,
  seats: [person('Ines'), holder, person('Ana')],
  held: 1,
};

test('the link to a held seat says what substituting means and which clock applies, and takes the seat', async () => {
  const sent = service(({ method }) =>
    method === 'GET' ? json({ game: invited, host: 'Ines', isMember: false }) : json({ game: gameView(), log: [] }),
  );
  const history = open('/join/AbCdEfGhIjKlMnOpQrStUv');
  expect(await screen.findByText(/Bo was away too long at “Night Mail”\. Brunel/)).toBeTruthy();
  expect(screen.getByText(/Bo’s hand, and your score counts for Bo, who may come back at any time/)).toBeTruthy();
  expect(screen.getByText(/A day a turn/)).toBeTruthy();
  fireEvent.click(await button('Sit in for Bo'));
  await waitFor(() => expect(history.get()).toBe('/tables/abcdefghijkl'));
  expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/api/invitations/AbCdEfGhIjKlMnOpQrStUv/seat');
});

test.each([
  { now: 'a member', view: { game: invited, host: 'Ines', isMember: true }, says: 'You already have a seat here.' },
  {
    now: 'no seat held',
    view: { game: { ...invited, held: null }, host: 'Ines', isMember: false },
    says: 'This game has started without you.',
  },
])('the seat cannot be taken ($now)', async ({ view, says }) => {
  service(() => json(view));
  open('/join/AbCdEfGhIjKlMnOpQrStUv');
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sit in for Bo' })).toBeNull();
});
