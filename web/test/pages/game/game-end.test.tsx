import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import GameEnd from '../../../src/pages/game/GameEnd.tsx';
import { computer, gameView, person } from '../../fixtures.ts';
import { closePages, openPage } from '../../open-page.tsx';
import { json, pretendService, problem, type Sent } from '../../service.ts';

const game = gameView({
  status: 'finished',
  name: 'The Stopping Service',
  rounds: 3,
  seats: ['Kim', 'Ana', 'Milo'].map(person),
  results: [
    { engine: '12-12', scores: [0, 12, 61], out: 0 },
    { engine: '11-11', scores: [8, 28, 33], out: null },
    { engine: '10-10', scores: [40, 0, 9], out: 1 },
  ],
  places: [2, 1, 3],
});

afterEach(() => {
  closePages();
  vi.unstubAllGlobals();
});

function open(shown = game): ReturnType<typeof openPage> {
  return openPage('/', () => <Route path="*" component={() => <GameEnd game={shown} />} />);
}

test('the end of a game tells how it was won, and the final standing', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ana wins');
  expect(
    screen.getByText('You led from round 1 to round 2. Ana went out in the last round and won by 8 pips.'),
  ).toBeTruthy();
  const standing = screen.getByRole('region', { name: 'Final standing' });
  const [list] = within(standing).getAllByRole('list');
  const lines = [...(list?.children ?? [])].map(({ textContent }) => textContent);
  expect(lines).toEqual(['1Anawent out once40', '2Youwent out once48', '3Milo103']);
  expect(within(standing).getByText(/^Heaviest hand:/).textContent).toContain('Milo, 61 in round 1');
  expect(within(standing).getByText('Nobody could play any more in 1 round.')).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Places after each round/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Watch it again' })).toBeTruthy();
});

test('33.1 the final standing says how well each computer plays', () => {
  open({ ...game, seats: game.seats.with(2, { kind: 'computer', name: 'Biscuit', level: 'beginner' }) });
  const standing = screen.getByRole('region', { name: 'Final standing' });
  expect(within(standing).getByText('beginner').parentElement?.textContent).toBe('Biscuit beginner');
});

test('a game that its target has ended can be watched again, and one that ended as it stood cannot', () => {
  const short = { ...game, rounds: 13 };
  const target = { ...short, rules: { ...game.rules, target: 100 } };
  for (const [ended, links] of [
    [target, 1],
    [short, 0],
  ] as const) {
    openPage('/', () => <Route path="*" component={() => <GameEnd game={ended} />} />);
    expect(screen.queryAllByRole('link', { name: 'Watch it again' })).toHaveLength(links);
    closePages();
  }
});

test('a browser that cannot draw the picture says so', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  expect(await screen.findByText(/^The picture could not be drawn\./)).toBeTruthy();
});

test('one tap sets up the next game with the same people, and opens it', async () => {
  const next = { game: gameView({ id: 'newnewnewnew', status: 'lobby' }), log: [] };
  const answers = [problem(409, 'This game has started without you.'), json(next)];
  const { sent } = pretendService(({ method }) =>
    method === 'GET' ? problem(404, 'Nothing.') : (answers.shift() ?? json(next)),
  );
  const history = open();
  const button = screen.getByRole('button', { name: 'Once more with these people' });
  fireEvent.click(button);
  expect(await screen.findByText(/started without you/)).toBeTruthy();
  fireEvent.click(button);
  await waitFor(() => expect(history.get()).toBe('/tables/newnewnewnew'));
  const posts = sent.filter(({ method }) => method === 'POST');
  expect(posts.map(({ method, path }) => `${method} ${path}`)).toEqual(
    Array.from({ length: 2 }, () => `POST /api/games/${game.id}/rematch`),
  );
});

test('one thing may be different in the next game', async () => {
  const next = { game: gameView({ id: 'newnewnewnew', status: 'lobby' }), log: [] };
  const { sent } = pretendService(() => json(next));
  const history = open();
  fireEvent.click(screen.getByRole('button', { name: 'Once more, with one change' }));
  const ask = await screen.findByRole('button', { name: 'Invite them again', hidden: true });
  expect(ask.getAttribute('aria-disabled')).toBe('true');
  // The rules that were played are no change.
  expect(screen.queryByRole('radio', { name: 'Hub', hidden: true })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Rounds', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Rounds: one more', hidden: true }));
  fireEvent.click(ask);
  await waitFor(() => expect(history.get()).toBe('/tables/newnewnewnew'));
  expect(sent.flatMap(({ body }) => (body === undefined ? [] : [body]))).toMatchObject([
    { change: { what: 'rounds', rounds: game.rounds + 1 } },
  ]);
});

test('once somebody has done so, the page leads to that game', () => {
  openPage('/', () => <Route path="*" component={() => <GameEnd game={{ ...game, repeatedBy: 'newnewnewnew' }} />} />);
  expect(screen.getByRole('button', { name: 'Join the next game' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('The same people play again. A seat waits for you.');
});

test('30.2 the end of the first easy game leads to friends, and to a longer and harder game', async () => {
  const beginner = { ...computer('Stanier'), level: 'beginner' } as const;
  const easy = { ...game, seats: [person('Kim'), beginner, beginner] };
  const next = { game: gameView({ id: 'newnewnewnew', status: 'playing' }), log: [] };
  const { sent } = pretendService(() => json(next, 201));
  const history = openPage('/', () => <Route path="*" component={() => <GameEnd game={easy} />} />);
  expect(screen.getByRole('link', { name: 'Play with friends' }).getAttribute('href')).toBe('/friends');
  fireEvent.click(screen.getByRole('button', { name: 'Longer, harder' }));
  await waitFor(() => expect(history.get()).toBe('/tables/newnewnewnew'));
  const created = sent.find(({ path }) => path === '/api/games')?.body;
  expect(created).toMatchObject({ rules: { preset: 'bonepile' }, set: 12, rounds: 5, computers: 1, start: true });
});

/** People that one has played with, and whether there is a circle of theirs already. */
function service(games: number, circles: readonly { readonly name: string }[] = []): readonly Sent[] {
  return pretendService(({ method, path }) => {
    if (path === '/api/me/companions')
      return json({ companions: [1, 2].map((seat) => ({ game: game.id, seat, name: 'X', games })) });
    if (path === '/api/circles' && method === 'GET')
      return json({
        circles: circles.map(({ name }) => ({ id: 'c', name, members: 3, isAsked: false, isLater: false, by: null })),
      });
    if (path === '/api/circles') return json({ id: 'circlecircle' }, 201);
    return method === 'POST' ? new Response(null, { status: 202 }) : problem(404, 'Nothing.');
  }).sent;
}

test('30.7 after the second game with the same people, one tap founds their circle and asks all of them', async () => {
  const sent = service(2);
  const history = open();
  expect(await screen.findByRole('heading', { name: 'Keep this table together?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep us together' }));
  await waitFor(() => expect(history.get()).toBe('/circles/circlecircle'));
  const posts = sent.filter(({ method }) => method === 'POST');
  expect(posts.map(({ path, body }) => [path, body])).toEqual([
    ['/api/circles', { name: 'X, X and Kim' }],
    ['/api/circles/circlecircle/invitations', { game: game.id, seat: 1 }],
    ['/api/circles/circlecircle/invitations', { game: game.id, seat: 2 }],
  ]);
});

test.each([
  ['the first game', 1, []],
  ['a game of their circle', 2, [{ name: 'The Stopping' }]],
] as const)('30.7 nobody is asked to keep the table together after %s', async (_, games, circles) => {
  const sent = service(games, circles);
  open();
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(expect.arrayContaining(['/api/circles'])));
  await vi.dynamicImportSettled();
  expect(screen.queryByText('Keep this table together?')).toBeNull();
});
