import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import type { Companion } from '@slow-train/protocol';
import { beforeEach, expect, test } from 'vitest';
import { openToasts } from '../../../src/ui/toasts.ts';
import { GameGate } from '../../../src/components/GameGate.tsx';
import { Home } from '../../../src/pages/home/Home.tsx';
import JoinPage from '../../../src/pages/join/JoinPage.tsx';
import FriendsPage from '../../../src/pages/new-game/FriendsPage.tsx';
import NewGamePage from '../../../src/pages/new-game/NewGamePage.tsx';
import WaitingRoom from '../../../src/pages/game/WaitingRoom.tsx';
import { fromNow } from '../../clock.ts';
import { gameView, nobody, person, summary } from '../../fixtures.ts';
import { openPage } from '../../open-page.tsx';
import { json, pretendService, problem, type Sent } from '../../service.ts';

const started = { game: gameView({ id: 'newnewnewnew', status: 'playing', invitation: null }), log: [] };
let name: string | null | undefined;
let companions: readonly Companion[] = [];

/** A service that knows who is signed in; `reply` handles everything else. */
function service(reply: (sent: Sent) => ReturnType<Parameters<typeof pretendService>[0]>): readonly Sent[] {
  return pretendService((request) => {
    const { method, path, body } = request;
    if (path === '/api/me/companions') return json({ companions });
    if (path === '/api/me/setups') return json({ setups: [] });
    if (path.endsWith('/anonymous')) name = null;
    else if (path === '/api/me' && method === 'PUT' && typeof body === 'object' && body !== null && 'name' in body)
      name = String(body.name);
    else if (path !== '/api/me') return reply(request);
    return name === undefined ? problem(401, 'Sign in.') : json({ id: 'u', name, isGuest: true });
  }).sent;
}

function open(path: string): ReturnType<typeof openPage> {
  return openPage(path, () => (
    <>
      <Route path="/" component={Home} />
      <Route path="/friends" component={FriendsPage} />
      <Route path="/new" component={NewGamePage} />
      <Route path="/join/:code" component={JoinPage} />
      <Route
        path="/tables/:id"
        component={() => (
          <GameGate id="abcdefghijkl">{(game, handle) => <WaitingRoom game={game()} handle={handle} />}</GameGate>
        )}
      />
    </>
  ));
}

const button = (label: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name: label });
const type = async (label: string, value: string): Promise<void> => {
  const field = await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' });
  fireEvent.input(field, { target: { value } });
};

beforeEach(() => {
  name = undefined;
  companions = [];
});
test('30.1 a new visitor sees a sentence and three tickets, and plays the computer with one click and without a name', async () => {
  const sent = service(() => json(started, 201));
  const history = open('/');
  expect(await screen.findByText(/family and friends/)).toBeTruthy();
  const tickets = within(screen.getByRole('navigation', { name: 'Begin' }));
  expect(tickets.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringMatching(/^Show me how/), '/learn'],
    [expect.stringMatching(/^Play with friends/), '/friends'],
  ]);
  fireEvent.click(await button(/^Play the computer/));
  await waitFor(() => expect(history.get()).toBe('/tables/newnewnewnew'));
  const created = sent.find(({ path }) => path === '/api/games');
  expect(created?.body).toEqual({
    name: expect.any(String),
    rules: { preset: 'bonepile' },
    seats: 2,
    set: 9,
    rounds: 3,
    computers: 1,
    levels: ['beginner'],
    start: true,
    takesPart: true,
  });
  expect(created?.headers.get('idempotency-key')).toMatch(/^[\w-]{16}$/);
  expect(name).toBe('Guest');
});

test('30.1 friends get a link for a name: eight chairs, five rounds, a day for each turn', async () => {
  const sent = service(() => json({ game: gameView({ id: 'newnewnewnew' }), log: [] }, 201));
  const history = open('/friends');
  await type('Your name', 'Mira');
  expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/new');
  fireEvent.click(await button('Get my link'));
  await waitFor(() => expect(history.get()).toBe('/tables/newnewnewnew'));
  expect(sent.find(({ path }) => path === '/api/games')?.body).toMatchObject({
    seats: 8,
    rounds: 5,
    computers: 0,
    clock: { allowance: 24 * 60 },
    start: false,
  });
  expect(name).toBe('Mira');
});

test('a guest who has only played the computer is asked for a name before friends see one', async () => {
  name = 'Gast';
  service(() => json({ game: gameView({ id: 'newnewnewnew' }), log: [] }, 201));
  open('/friends');
  await type('Your name', 'Mira');
  fireEvent.click(await button('Get my link'));
  await waitFor(() => expect(name).toBe('Mira'));
});

test('somebody with a name gets the link with one click', async () => {
  name = 'Ines';
  service(() => json({ game: gameView({ id: 'newnewnewnew' }), log: [] }, 201));
  const history = open('/friends');
  await screen.findByText('One tap, then the link');
  expect(screen.queryByLabelText(/^Your name/)).toBeNull();
  fireEvent.click(await button('Get my link'));
  await waitFor(() => expect(history.get()).toBe('/tables/newnewnewnew'));
});

test('a failure keeps the name and the key; the second click continues', async () => {
  let isWell = false;
  const sent = service(() => (isWell ? json(started, 201) : problem(503, 'Closed for a moment.')));
  const history = open('/friends');
  await type('Your name', 'Ines');
  fireEvent.click(await button('Get my link'));
  expect(await screen.findByText('Closed for a moment.')).toBeTruthy();
  expect(screen.getByLabelText('Your name', { exact: false })).toHaveProperty('value', 'Ines');
  isWell = true;
  fireEvent.click(await button('Get my link'));
  await waitFor(() => expect(history.get()).toBe('/tables/newnewnewnew'));
  const keys = sent.filter(({ path }) => path === '/api/games').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a player sees their games, those waiting for them first, and the tab counts them', async () => {
  name = 'Ines';
  service(() =>
    json({
      games: [
        summary({ name: 'Quiet Carriage' }),
        summary({ id: 'b', name: 'Night Mail', isYourTurn: true, news: 'Your turn.' }),
        summary({ id: 'c', name: 'Branch Line', status: 'lobby', seats: [person('Ines'), nobody] }),
        summary({ id: 'd', name: 'The Milk Run', status: 'finished', yourPlace: 2, news: 'Ruth won.' }),
      ],
    }),
  );
  open('/');
  expect(await screen.findByText('One table waits for you.')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Your turn',
    'Waiting for others',
    'Not begun yet',
    'Finished',
  ]);
  expect(screen.getByRole('link', { name: /Night Mail/ }).getAttribute('href')).toBe('/tables/b');
  expect(screen.getByRole('link', { name: /The Milk Run/ }).getAttribute('href')).toBe('/tables/d');
  expect(document.title).toBe('● Your turn · Slow Train');
});

test('30.7 the circles that one is in stand on the first page', async () => {
  name = 'Ines';
  const circle = { id: 'CCCCCCCCCCCC', name: 'Thursday club', members: 4, isAsked: false, isLater: false, by: null };
  service(({ path }) =>
    json(
      path === '/api/circles' ? { circles: [circle, { ...circle, name: 'Strangers', isAsked: true }] } : { games: [] },
    ),
  );
  open('/');
  const link = await screen.findByRole('link', { name: /Thursday club/ });
  expect(link.getAttribute('href')).toBe('/circles/CCCCCCCCCCCC');
  expect(screen.queryByRole('link', { name: /Strangers/ })).toBeNull();
});

test('somebody who is asked into a circle answers among their games', async () => {
  name = 'Ines';
  let isAsked = true;
  const sent = service(({ method }) => {
    if (method === 'PUT') isAsked = false;
    const circles = [{ id: 'CCCCCCCCCCCC', name: 'Thursday club', by: 'Ana', members: 4 }];
    return json(method === 'PUT' ? { id: 'CCCCCCCCCCCC' } : { games: [], circles: isAsked ? circles : [] });
  });
  open('/');
  const question = await screen.findByRole('heading', { name: 'Ana invites you into Thursday club' });
  fireEvent.click(await button('Later'));
  await waitFor(() => expect(question.isConnected).toBe(false));
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/circles/CCCCCCCCCCCC/answer',
    body: { answer: 'later' },
  });
  expect(openToasts().map(({ text }) => text)).toContain('Thursday club waits under Circles.');
});

test('a draft that breaks the rules says so at once, and nothing is sent', async () => {
  name = 'Ines';
  const sent = service(() => json(started, 201));
  open('/new');
  await type('People', '12');
  expect(await screen.findByText(/no set for 12 seats/)).toBeTruthy();
  fireEvent.click(await button('Open the table'));
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await type('Computers', '1');
  await type('People', '1');
  await type('Rounds', '1');
  fireEvent.click(await button('Start against a computer'));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ seats: 2, computers: 1, rounds: 1, start: true }));
});

test('an invitation shows the game before joining, and asks a new visitor for a name', async () => {
  const table = {
    id: 'abcdefghijkl',
    name: 'Night Mail',
    status: 'lobby',
    rules: { preset: 'hub' },
    set: 12,
    rounds: 13,
    clock: null,
    seats: [person('Ines'), nobody],
  };
  const sent = service(({ method }) =>
    method === 'GET' ? json({ game: table, host: 'Ines', isMember: false }) : json({ game: gameView(), log: [] }),
  );
  const history = open('/join/AbCdEfGhIjKlMnOpQrStUv');
  expect(await screen.findByRole('heading', { name: 'Ines invites you' })).toBeTruthy();
  await type('Your name', 'Ana');
  fireEvent.click(await button('Take a seat'));
  await waitFor(() => expect(history.get()).toBe('/tables/abcdefghijkl'));
  expect(name).toBe('Ana');
  expect(sent.some(({ path }) => path === '/api/invitations/AbCdEfGhIjKlMnOpQrStUv/seat')).toBe(true);
});

test('the waiting room has the link, and the host begins with those who are there', async () => {
  name = 'Ines';
  const here = gameView({ seats: [person('Ines'), person('Ana')] });
  const sent = service(({ method }) =>
    json(method === 'GET' ? { game: gameView(), log: [] } : { ...started, game: here }),
  );
  open('/tables/abcdefghijkl');
  const link = await screen.findByLabelText('Link to this table');
  expect(link).toHaveProperty('value', `${location.origin}/join/AbCdEfGhIjKlMnOpQrStUv`);
  expect(screen.queryByRole('img', { name: 'QR code of this link' })).toBeNull();
  fireEvent.click(await button('QR code'));
  expect(screen.getByRole('img', { name: 'QR code of this link' })).toBeTruthy();
  expect(sent.some(({ path }) => path.endsWith('/start'))).toBe(false);
});

test('the host makes a new link, and is told first what happens to the old one', async () => {
  name = 'Ines';
  const renewed = gameView({ revision: 5, invitation: 'ZyXwVuTsRqPoNmLkJiHgFe' });
  const sent = service(({ method }) => json({ game: method === 'GET' ? gameView() : renewed, log: [] }));
  open('/tables/abcdefghijkl');
  expect(await screen.findByText(/until 21 Dec/)).toBeTruthy();
  fireEvent.click(await button('Make a new link'));
  expect(screen.getByText('The old link stops working.')).toBeTruthy();
  fireEvent.click(await button('Make a new one'));
  await waitFor(() =>
    expect(screen.getByLabelText('Link to this table')).toHaveProperty(
      'value',
      `${location.origin}/join/ZyXwVuTsRqPoNmLkJiHgFe`,
    ),
  );
  expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/api/games/abcdefghijkl/invitation');
  // Focus is back where the question came from.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Make a new link'));
});

test('a former fellow player is invited with one press; if that is not possible, the host sees why', async () => {
  name = 'Ines';
  companions = [
    { game: 'bbbbbbbbbbbb', seat: 1, name: 'Milo', games: 3, metAt: '2026-11-03T12:00:00.000Z' },
    { game: 'bbbbbbbbbbbb', seat: 2, name: 'Ottoline' },
  ];
  const sent = service(({ path, body }) => {
    if (!path.endsWith('/invitations')) return json({ game: gameView(), log: [] });
    return JSON.stringify(body).includes('2') ? problem(409, 'Ottoline cannot be asked by mail.') : json({}, 202);
  });
  open('/tables/abcdefghijkl');
  expect(await screen.findByText('3 games, last on 3 Nov')).toBeTruthy();
  fireEvent.click(await button('Invite Milo'));
  expect(await button('Milo is invited.')).toHaveProperty('textContent', 'Invited');
  fireEvent.click(await button('Milo is invited.'));
  fireEvent.click(await button('Invite Ottoline'));
  expect(await screen.findByText('Ottoline cannot be asked by mail.')).toBeTruthy();
  const asked = sent.filter(({ path }) => path === '/api/games/abcdefghijkl/invitations').map(({ body }) => body);
  expect(asked).toEqual([
    { game: 'bbbbbbbbbbbb', seat: 1 },
    { game: 'bbbbbbbbbbbb', seat: 2 },
  ]);
});

test('a long list of companions is collapsed, and expanding it moves the focus to the next one', async () => {
  name = 'Ines';
  companions = Array.from({ length: 7 }, (_, seat) => ({ game: 'bbbbbbbbbbbb', seat, name: `Friend ${seat}` }));
  service(() => json({ game: gameView(), log: [] }));
  open('/tables/abcdefghijkl');
  fireEvent.click(await button('Show all 7'));
  expect(screen.getAllByRole('button', { name: /^Invite Friend/ })).toHaveLength(7);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Invite Friend 4' }));
});

test('somebody who has played with nobody sees no companions', async () => {
  name = 'Ines';
  service(() => json({ game: gameView(), log: [] }));
  open('/tables/abcdefghijkl');
  await screen.findByLabelText('Link to this table');
  expect(screen.queryByText('Invite people you have played with')).toBeNull();
});

test('leaving asks for confirmation, and confirms it afterwards', async () => {
  name = 'Ines';
  service(({ method, path }) => {
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return path === '/api/games' ? json({ games: [] }) : json({ game: gameView(), log: [] });
  });
  const history = open('/tables/abcdefghijkl');
  fireEvent.click(await button('Leave the table'));
  fireEvent.click(await button('Leave'));
  await waitFor(() => expect(history.get()).toBe('/'));
  expect(openToasts().map(({ text }) => text)).toEqual(['You left “Night Mail”.']);
});

test('an unknown game says so', async () => {
  name = 'Ines';
  service(() => problem(404, 'No.'));
  open('/tables/abcdefghijkl');
  expect(await screen.findByRole('heading', { name: 'Table not found' })).toBeTruthy();
});

test('tournaments without a game for me are quiet lines below my games', async () => {
  const until = fromNow(3 * 86_400_000);
  const entered = { id: 'cupcupcupcup', name: 'Autumn Cup', role: 'in', round: 0, rounds: 4, until } as const;
  const tournaments = [
    entered,
    { ...entered, id: 'nextnextnext', name: 'Winter Cup', round: 2, role: 'reserve' },
    { ...entered, id: 'lastlastlast', name: 'Spring Cup', round: 4, role: 'organiser' },
  ];
  const games = [summary({ name: 'Summer Cup', news: 'Tournament, round 3 of 5. Ana’s turn' })];
  name = 'Ines';
  service(() => json({ games, tournaments, vacancies: [] }));
  open('/');
  const lines = await screen.findAllByRole('link', { name: /(Autumn|Winter|Spring) Cup/ });
  expect(
    lines.map((line) => [line.getAttribute('href'), line.textContent.replace(/^.*?(?=[A-Z]\w+ Cup)/, '')]),
  ).toEqual([
    ['/tournaments/cupcupcupcup', expect.stringContaining('Autumn CupRound 1 begins.')],
    ['/tournaments/nextnextnext', expect.stringContaining('Winter CupYou wait in reserve. Round 3 begins, or sooner.')],
    [
      '/tournaments/lastlastlast',
      expect.stringContaining('Spring CupYou organise it. The last round ends, or sooner.'),
    ],
  ]);
});

test('invitations are on top of my games, to answer at once', async () => {
  name = 'Kim';
  const invitation = {
    id: 'newnewnewnew',
    name: 'Thursday 2',
    answer: 'waiting',
    host: 'Ana',
    preset: 'bonepile',
    set: 12,
    rounds: 3,
    clock: null,
    seats: [person('Ana'), { kind: 'nobody', reserved: { name: 'Kim', answer: 'waiting' } }, person('Bo')],
  };
  let invitations = [invitation, { ...invitation, id: 'othersothers', host: 'Bo' }];
  const sent = service(({ method, body }) => {
    if (method === 'GET') return json({ games: [], invitations, vacancies: [] });
    if (JSON.stringify(body).includes('no')) invitations = [invitation];
    return json({ game: gameView({ id: 'newnewnewnew', status: 'lobby' }), log: [] });
  });
  const history = open('/');
  expect(await screen.findByText('Ana invites you')).toBeTruthy();
  const refuse = await screen.findAllByRole('button', { name: 'No' });
  fireEvent.click(refuse[1] ?? document.body);
  await waitFor(() => expect(screen.queryByText('Bo invites you')).toBeNull());
  fireEvent.click(await button('Yes'));
  await waitFor(() => expect(history.get()).toBe('/tables/newnewnewnew'));
  expect(sent.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
    '/api/games/othersothers/answer',
    '/api/games/newnewnewnew/answer',
  ]);
});

test('a yes to a game that its host has changed is refused with a sentence that stays, beside the game as it is now', async () => {
  name = 'Kim';
  const detail = 'The host has changed the game since you looked.';
  const invitation = {
    id: 'newnewnewnew',
    name: 'Thursday 2',
    answer: 'waiting',
    revision: 3,
    host: 'Ana',
    preset: 'bonepile',
    set: 12,
    rounds: 3,
    clock: null,
    seats: [person('Ana'), { kind: 'nobody', reserved: { name: 'Kim', answer: 'waiting' } }],
  };
  let current = invitation;
  const sent = service(({ method }) => {
    if (method === 'GET') return json({ games: [], invitations: [current], vacancies: [] });
    if (current.revision === 4) return json({ game: gameView({ id: 'newnewnewnew', status: 'lobby' }), log: [] });
    current = { ...invitation, revision: 4, rounds: 5 };
    return problem(412, detail, { type: 'stale-revision' });
  });
  const history = open('/');
  const yes = await button('Yes');
  yes.focus();
  fireEvent.click(yes);
  expect(await screen.findByText(/5 rounds/)).toBeTruthy();
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(document.activeElement).toBe(await button('Yes'));
  fireEvent.click(yes);
  await waitFor(() => expect(history.get()).toBe('/tables/newnewnewnew'));
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
    { revision: 3 },
    { revision: 4 },
  ]);
});

test('a finished game is played again from its line in the list', async () => {
  name = 'Kim';
  service(({ method }) =>
    method === 'GET'
      ? json({ games: [summary({ status: 'finished', yourPlace: 1 })], vacancies: [] })
      : json({ game: gameView({ id: 'newnewnewnew', status: 'lobby' }), log: [] }),
  );
  const history = open('/');
  fireEvent.click(await button('Once more with the people of Night Mail'));
  await waitFor(() => expect(history.get()).toBe('/tables/newnewnewnew'));
});
