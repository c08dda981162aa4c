import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { expect, test } from 'vitest';
import type { AccountView, Circle, CircleQuestion } from '@slow-train/protocol';
import { USUAL_EVENING, writeEvening, type Evening } from '@slow-train/protocol/evening';
import { keepEvening } from '../../../src/pages/score-keeper/kept-evenings.ts';
import { accounts, asked, done, GUEST, MEMBER, press, type } from '../../account/kit.tsx';
import { json, problem } from '../../service.ts';
import { CIRCLE, FOUNDED, SEASON } from './fixtures.ts';
import { openCircles } from './open-circles.tsx';

const PAGE = `/circles/${CIRCLE.id}`;
const API = `/api/circles/${CIRCLE.id}`;

/** A service with this circle; everything that is sent is done. */
const circleIs = (circle: Circle) =>
  accounts(
    () => MEMBER,
    ({ method, path }) => {
      if (method !== 'GET') return done();
      if (path.startsWith(`${API}/seasons/`)) return json(SEASON);
      return path.startsWith('/api/circles/') ? json(circle) : json([]);
    },
  );

test('a member is asked to the next table, sees the season and whose turn it is', async () => {
  const sent = circleIs(CIRCLE);
  openCircles(PAGE);
  await screen.findByRole('heading', { name: 'Thursday club', level: 1 });
  expect(screen.getByText('4 members, season 3')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Thursday’s table: are you in?' })).toBeTruthy();
  expect(screen.getByText(/^Hub, 3 rounds, starts Thu 26 Nov, .*\. Ana, Bo and Ruth said yes\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Season 3/ }).textContent).toBe(
    'Season 3after 4 of 10 games, worst game dropped',
  );
  expect(screen.getByRole('link', { name: /Thursday club 14/ }).getAttribute('href')).toBe('/tables/AAAAAAAAAA14');
  expect(screen.getByText('Ruth’s turn, round 2 of 3')).toBeTruthy();
  // A game they were not in is no link.
  expect(screen.queryByRole('link', { name: /Thursday club 13/ })).toBeNull();
  expect(screen.getByText('You won with 64')).toBeTruthy();
  // Only the founder has these.
  expect(screen.queryByText('Substitutes')).toBeNull();
  expect(screen.queryByRole('link', { name: /How you play/ })).toBeNull();
  await press('Later');
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/games/GGGGGGGGGG15/answer',
      body: { answer: 'later' },
    }),
  );
});

test('the table says what each game counts, also to those who hear it', async () => {
  circleIs(CIRCLE);
  openCircles(PAGE);
  const table = within(await screen.findByRole('region', { name: 'Table of season 3' }));
  const rows = table.getAllByRole('row').slice(1);
  const heard = rows.map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => {
      const words = cell.cloneNode(true);
      if (words instanceof Element) words.querySelector('[aria-hidden]')?.remove();
      return words.textContent?.trim();
    }),
  );
  expect(heard).toStrictEqual([
    ['1 Ruth', '1', '2', '1', '3, does not count', '4'],
    ['2 You', '2', '1', '4, does not count', '2', '5'],
    ['3 Ana', '3', '3', 'missed, counts 4, does not count', '1', '6'],
    ['4 Bo', '4, does not count', '4, played by Eve', '2', 'joined later, counts 4', '10'],
  ]);
  expect(screen.getByText(/^Struck: does not count\. –: missed\. \( \): joined later/)).toBeTruthy();
});

test('the season’s page has its terms, how ties are decided, and how the places changed', async () => {
  circleIs(CIRCLE);
  openCircles(`${PAGE}/seasons/3`);
  await screen.findByRole('heading', { name: 'Season 3', level: 1 });
  expect(screen.getByText('Each player’s worst game does not count.')).toBeTruthy();
  expect(screen.getByText('A missed game counts as the place after everybody.')).toBeTruthy();
  expect(screen.getByText(/^Level sums: more games won decide, then fewer pips a round/)).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Ruth: 1, 1, 1, 1; Ines: 2, 1, 2, 2/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show season 2' }).getAttribute('href')).toBe(`${PAGE}/seasons/2`);
  expect(screen.queryByRole('button', { name: 'End the season' })).toBeNull();
});

test('the founder sets the next table, and names a substitute', async () => {
  const sent = circleIs(FOUNDED);
  openCircles(PAGE);
  await screen.findByText(/^It starts Thu 3 Dec, .* Everybody is asked Tue 1 Dec, /);
  await press('Open the next table');
  await waitFor(() => expect(sent.some(({ method, path }) => `${method} ${path}` === `POST ${API}/games`)).toBe(true));
  const select = screen.getByLabelText('Eve plays for');
  expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toStrictEqual([
    'themselves',
    'Ana',
    'Bo',
  ]);
  if (!(select instanceof HTMLSelectElement)) throw new Error('no select');
  select.selectedIndex = 1;
  fireEvent.change(select);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `${API}/games/AAAAAAAAAA14/substitute`,
      body: { member: 3, seat: 2 },
    }),
  );
});

const QUESTION: CircleQuestion = {
  circle: { id: CIRCLE.id, name: CIRCLE.name },
  game: 'AAAAAAAAAA13',
  gameName: 'Thursday club 13',
  member: 2,
  name: 'Ines',
  by: 'Eve',
  isBack: false,
  yours: 'member',
  memberSays: null,
  substituteSays: true,
  state: 'open',
};

test('29.7 a member is asked on the circle’s page whether a finished game counts for them, and all see the answers', async () => {
  const sent = circleIs({
    ...CIRCLE,
    questions: [
      QUESTION,
      { ...QUESTION, member: 4, name: 'Bo', yours: null, memberSays: false, state: 'refused' },
      { ...QUESTION, member: 3, name: 'Ana', yours: null, isBack: true, memberSays: true, state: 'moved' },
    ],
  });
  openCircles(PAGE);
  await screen.findByRole('heading', { name: /^Does Thursday club 13, which Eve played, count for Ines\?/ });
  expect(screen.getByText('Ines has not answered yet. Eve said yes. It does once both say yes.')).toBeTruthy();
  expect(screen.getByText('Bo said no. Eve said yes. Nothing changes.')).toBeTruthy();
  expect(
    screen.getByRole('heading', { name: /^Does Thursday club 13 count for Eve again, no longer for Ana\?/ }),
  ).toBeTruthy();
  expect(screen.getByText('Both said yes, so it does.')).toBeTruthy();
  // Only the two of the question answer.
  await press('No, leave it');
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `${API}/games/AAAAAAAAAA13/substitute/answer`,
      body: { member: 2, answer: 'no' },
    }),
  );
});

test('29.7 somebody who played for a member is asked on the page of their circles, though they are in none', async () => {
  accounts(
    () => MEMBER,
    ({ path }) =>
      path === '/api/circles'
        ? json({ circles: [], questions: [{ ...QUESTION, yours: 'substitute', substituteSays: null }] })
        : done(),
  );
  openCircles('/circles');
  expect(await screen.findByRole('button', { name: 'Yes, it does' })).toBeTruthy();
});

test('the founder ends the season once they have confirmed', async () => {
  const sent = circleIs(FOUNDED);
  openCircles(`${PAGE}/seasons/3`);
  await press('End the season');
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  await press('End the season');
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe(`${API}/season`));
});

test('how a circle plays is saved as the form says', async () => {
  const sent = circleIs({ ...FOUNDED, standing: null, next: null });
  const history = openCircles(`${PAGE}/play`);
  await press('Play like this');
  await waitFor(() => expect(history.get()).toBe(PAGE));
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: `${API}/standing`,
    body: {
      standing: {
        rules: { preset: 'station' },
        rounds: 3,
        clock: { allowance: 1440 },
        phrasesOnly: false,
        weekly: { weekday: 4, time: '20:00' },
      },
    },
  });
});

test('a new season has the terms of the form; rounds are dropped only if pips are counted', async () => {
  const sent = circleIs({ ...FOUNDED, season: { ...SEASON, isOver: true } });
  const history = openCircles(`${PAGE}/new-season`);
  await screen.findByRole('heading', { name: 'Season 4', level: 1 });
  expect(screen.queryByRole('radio', { name: 'rounds' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Pips' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'rounds' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Their average' }));
  await press('Start the season');
  await waitFor(() => expect(history.get()).toBe(PAGE));
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: `${API}/seasons`,
    body: { games: 10, counted: 'pips', dropped: 1, droppable: 'rounds', late: 'average' },
  });
});

test('the founder hands a circle on, removes somebody, and takes an invitation back', async () => {
  const sent = circleIs(FOUNDED);
  openCircles(`${PAGE}/people`);
  await press('Make Ana the founder');
  await press('Make founder');
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({ path: `${API}/founder`, body: { member: 3 } }),
  );
  await press('Remove Bo');
  await press('Remove');
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe(`${API}/members/4`));
  await press('Take back the invitation to Theo');
  await waitFor(() => expect(sent.findLast(({ method }) => method === 'DELETE')?.path).toBe(`${API}/members/5`));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('UL'));
});

test('a member sees who is there and asked, and leaves', async () => {
  const sent = circleIs(CIRCLE);
  const history = openCircles(`${PAGE}/people`);
  await screen.findByText('asked by Ruth, no answer yet');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(screen.getByLabelText('Link to the circle')).toHaveProperty('value', `${location.origin}/circles/join/K7MQ2`);
  await press('Leave the circle');
  await press('Leave the circle');
  await waitFor(() => expect(history.get()).toBe('/circles'));
  expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe(`${API}/members/2`);
});

const summary = { id: CIRCLE.id, name: CIRCLE.name, members: 4, isAsked: false, isLater: false, by: null };

test('the list has one’s circles, and those one is asked into; a new one is founded', async () => {
  const sent = accounts(
    () => MEMBER,
    ({ method, path }) => {
      if (method === 'POST') return json({ id: CIRCLE.id }, 201);
      if (path === '/api/circles')
        return json({ circles: [summary, { ...summary, id: 'D', isAsked: true, by: 'Ana' }], questions: [] });
      return method === 'GET' ? json(CIRCLE) : done();
    },
  );
  const history = openCircles('/circles');
  expect((await screen.findByRole('link', { name: /Thursday club/ })).textContent).toBe('Thursday club4 members');
  expect(screen.getByText(/^Ana asks you to join\./)).toBeTruthy();
  await type('Name', 'Sunday club');
  await press('Found the circle');
  await waitFor(() => expect(history.get()).toBe(PAGE));
  expect(sent.find(({ method }) => method === 'POST')?.body).toStrictEqual({ name: 'Sunday club' });
});

test('somebody who is asked into a circle answers on its page', async () => {
  let isMember = false;
  const sent = accounts(
    () => MEMBER,
    ({ method, path }) => {
      if (method === 'PUT') {
        isMember = true;
        return json({ id: CIRCLE.id });
      }
      if (path === '/api/circles') return json({ circles: [{ ...summary, isAsked: !isMember, by: 'Ana' }] });
      return isMember ? json(CIRCLE) : problem(404, 'There is no such circle, or you are not in it.');
    },
  );
  openCircles(PAGE);
  await press('Yes');
  await screen.findByRole('heading', { name: 'Thursday’s table: are you in?' });
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({ path: `${API}/answer`, body: { answer: 'yes' } });
});

test('a stranger to the circle is told so', async () => {
  accounts(
    () => MEMBER,
    ({ path }) => (path === '/api/circles' ? json({ circles: [] }) : problem(404, 'There is no such circle.')),
  );
  openCircles(PAGE);
  await screen.findByText('There is no such circle.');
});

test('somebody who is signed out is asked to sign in, and comes back to the circle', async () => {
  accounts(
    () => null,
    () => problem(401, 'Sign in.'),
  );
  openCircles(PAGE);
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe(`/sign-in?to=${encodeURIComponent(PAGE)}`);
});

test('a season of thirty games has a number above every fifth stop, and all of them in its table', async () => {
  const games = Array.from({ length: 30 }, (_, index) => ({ id: `g${index}`, number: index + 1, name: null }));
  const long = {
    ...SEASON,
    games,
    rows: SEASON.rows.map((row) => ({
      ...row,
      cells: games.map((_, index) => row.cells[index % 4]),
      course: games.map((_, index) => (row.name === 'Bo' && index < 3 ? null : row.place)),
    })),
  };
  accounts(
    () => MEMBER,
    ({ path }) => json(path.startsWith(`${API}/seasons/`) ? long : CIRCLE),
  );
  openCircles(`${PAGE}/seasons/3`);
  const table = within(await screen.findByRole('region', { name: 'Table of season 3' }));
  expect(table.getAllByRole('columnheader')).toHaveLength(32);
  const map = screen.getByRole('img', { name: /Bo: –, –, –, 4/ });
  const stops = [...map.querySelectorAll('text')]
    .map(({ textContent }) => textContent)
    .filter((one) => /^\d+$/.test(one));
  expect(stops).toStrictEqual(['5', '10', '15', '20', '25', '30']);
});

const INVITATION = { id: null, name: 'Thursday club', founder: 'Ruth', members: 4 };

test('the link of a circle says what it is, and lets somebody with an account join', async () => {
  const sent = accounts(
    () => MEMBER,
    ({ method, path }) => {
      if (method === 'POST') return json({ id: CIRCLE.id });
      return json(path.startsWith('/api/circle-invitations/') ? INVITATION : CIRCLE);
    },
  );
  const history = openCircles('/circles/join/K7MQ2');
  await screen.findByText('4 members, founder: Ruth');
  await press('Join the circle');
  await waitFor(() => expect(history.get()).toBe(PAGE));
  expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/api/circle-invitations/K7MQ2/member');
});

test('30.7 in a fresh browser, the link of a circle asks for a name, and lets its guest in', async () => {
  let me: AccountView | null = null;
  const sent = accounts(
    () => me,
    ({ method, path }) => {
      if (path.endsWith('/anonymous')) me = { ...GUEST, name: null };
      else if (path === '/api/me') me = { ...GUEST, name: 'Gus' };
      else return json(method === 'POST' ? { id: CIRCLE.id } : path.includes('invitation') ? INVITATION : CIRCLE);
      return json(me);
    },
  );
  const history = openCircles('/circles/join/K7MQ2');
  await type('Your name', 'Gus');
  await press('Join the circle');
  await waitFor(() => expect(history.get()).toBe(PAGE));
  expect(asked(sent).filter((line) => !line.startsWith('GET'))).toEqual([
    'POST /api/auth/sign-in/anonymous',
    'PUT /api/me',
    'POST /api/circle-invitations/K7MQ2/member',
  ]);
});

const EVENING = {
  id: 'EEEEEEEEEE01',
  title: 'At the cabin',
  season: 3,
  by: 'Ruth',
  playedAt: '2026-11-20T19:00:00.000Z',
  countsAt: '2026-11-24T19:00:00.000Z',
  rounds: 4,
  rows: [
    { name: 'Walt', isYou: false, isGuest: true, place: 1, pips: 19, says: null },
    { name: 'Ruth', isYou: false, isGuest: false, place: 2, pips: 29, says: true },
    { name: 'Ines', isYou: true, isGuest: false, place: 3, pips: 41, says: null },
  ],
  you: 'asked',
} as const;

test('34.4 somebody who played an evening of real dominoes confirms it, or says that it is wrong', async () => {
  const sent = circleIs({ ...CIRCLE, evenings: [EVENING] });
  openCircles(PAGE);
  await screen.findByRole('heading', { name: /^Evening: At the cabin/ });
  expect(screen.getByText('Played with real dominoes, 4 rounds, season 3')).toBeTruthy();
  expect(screen.getByText(/^Entered by Ruth\. It counts from .* as soon as all members who played/)).toBeTruthy();
  expect(screen.getByText('19, a guest')).toBeTruthy();
  await press('That is right');
  const answers = () => sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
  await waitFor(() => expect(answers()).toEqual([[`${API}/evenings/${EVENING.id}/answer`, { answer: 'yes' }]]));
  // An objection deletes it for all, so it is asked about.
  await press('That is wrong');
  expect(answers()).toHaveLength(1);
  await press('That is wrong');
  await waitFor(() => expect(answers().at(-1)?.[1]).toEqual({ answer: 'no' }));
});

test('34.4 an evening that counts only says so, and the season’s table names it as one of real dominoes', async () => {
  const games = SEASON.games.map((game, index) => (index === 1 ? { ...game, isReal: true as const } : game));
  circleIs({ ...CIRCLE, evenings: [{ ...EVENING, countsAt: null, you: null }], season: { ...SEASON, games } });
  openCircles(PAGE);
  await screen.findByText('It counts.');
  expect(screen.queryByText('That is right')).toBeNull();
  expect(screen.getByText(/Played with real dominoes: 2\.$/)).toBeTruthy();
});

test('34.4 an evening kept here is entered with its people matched to members by their names', async () => {
  const evening: Evening = {
    id: 'abcdefgh2345',
    title: '',
    begun: 0,
    people: ['ruth', 'Walt', 'Ines'],
    set: 12,
    engines: [12],
    rules: USUAL_EVENING,
    isEnded: true,
    entries: [],
  };
  keepEvening(evening);
  const list = {
    circles: [{ id: CIRCLE.id, name: CIRCLE.name, members: 4, isAsked: false, isLater: false, by: null }],
    questions: [],
  };
  const sent = accounts(
    () => MEMBER,
    ({ method, path }) => {
      if (method !== 'GET') return json({ id: EVENING.id });
      return path === '/api/circles' ? json(list) : json(CIRCLE);
    },
  );
  openCircles(`/circles/evening?evening=${evening.id}`);
  const walt = await screen.findByRole('combobox', { name: 'Walt' });
  expect(walt).toHaveProperty('value', '0');
  await press('Enter the evening');
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: `${API}/evenings`,
      body: { players: [1, null, 2], evening: writeEvening(evening) },
    }),
  );
});
