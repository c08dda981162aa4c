import { Route } from '@solidjs/router';
import { screen, waitFor, within } from '@solidjs/testing-library';
import { expect, test } from 'vitest';
import NewTournamentPage from '../../../src/pages/tournaments/NewTournamentPage.tsx';
import TournamentPage from '../../../src/pages/tournaments/TournamentPage.tsx';
import TournamentsPage from '../../../src/pages/tournaments/TournamentsPage.tsx';
import type { AccountView } from '@slow-train/protocol';
import * as z from 'zod';
import { accounts, GUEST, MEMBER, press, type } from '../../account/kit.tsx';
import { openPage } from '../../open-page.tsx';
import { json, pretendService, problem } from '../../service.ts';
import { OPEN, PLAYING } from './fixtures.ts';

const open = (path: string) =>
  openPage(path, () => (
    <>
      <Route path="/tournaments" component={TournamentsPage} />
      <Route path="/tournaments/new" component={NewTournamentPage} />
      <Route path="/tournaments/:id" component={TournamentPage} />
    </>
  ));
const PAGE = `/tournaments/${PLAYING.id}`;

test('a player sees what happens next, their own table first, and where everybody stands', async () => {
  pretendService(() => json(PLAYING));
  open(PAGE);
  await screen.findByRole('heading', { name: 'Autumn Cup' });
  expect(screen.getByText(/^The round ends Mon 30 Nov/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your table' }).getAttribute('href')).toBe('/tables/BBBBBBBBBBBB');
  const [own, other] = screen.getAllByRole('listitem').filter((item) => item.textContent.startsWith('Table'));
  expect(own?.textContent).toContain('Bo (you)');
  // The best of a table that is done comes first.
  expect(other?.textContent).toMatch(/Ana 12.*Cleo 0/);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toStrictEqual([
    '1Ana2.524',
    '2Bo (you)2.521',
    '3Cleo2.518',
    '4Dora2.515',
    '5Emil2.512',
    '6Fritz2.59',
    '7Left2.50',
    '–Hugoreserve–0',
  ]);
});

test('an earlier round is one tap away', async () => {
  const { sent } = pretendService(() => json(PLAYING));
  open(PAGE);
  await press('Show round 1');
  await waitFor(() => expect(sent.at(-1)?.path).toBe(`/api/tournaments/${PLAYING.id}?round=1`));
});

test('somebody with the link takes part, and may leave again once they have confirmed', async () => {
  const { sent } = pretendService(({ method }) => {
    if (method === 'GET') return json(OPEN);
    return json({ ...OPEN, you: { number: 9, state: method === 'PUT' ? 'in' : 'left', game: null } });
  });
  open(PAGE);
  await press('Take part');
  await screen.findByText('You play.');
  await press('Leave the tournament');
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(0);
  await press('Leave the tournament');
  await screen.findByText('You have left.');
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: `/api/tournaments/${PLAYING.id}/entry` });
});

test('registering says what it asks for, and that nobody sits with people they have blocked', async () => {
  pretendService(() => json({ ...OPEN, accountDays: 7, finishedGames: 3, blocked: 2 }));
  open(PAGE);
  await screen.findByText(
    /^Your account has to be 7 days old. You have to have finished 3 games with others. You have blocked 2 people here/,
  );
});

test('30.7 in a fresh browser, the link of a tournament asks for a name, and gives a seat', async () => {
  let me: AccountView | null = null;
  const sent = accounts(
    () => me,
    ({ method, path, body }) => {
      if (path.endsWith('/anonymous')) me = { ...GUEST, name: null };
      else if (path === '/api/me') me = { ...GUEST, ...z.object({ name: z.string() }).parse(body) };
      else if (method === 'GET') return json({ ...OPEN, isRated: false, people: 5 });
      else return json({ ...OPEN, isRated: false, people: 6, you: { number: 6, state: 'in', game: null } });
      return json(me);
    },
  );
  open(PAGE);
  await screen.findByText(/^Registration ends .* 3 people are missing before it can begin\.$/);
  expect(screen.getByText('4 rounds of up to 7 days: 28 days at most.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/SHA-256|[0-9a-f]{16}/);
  await type('Your name', 'Gus');
  await press('Take part');
  await screen.findByText('You play.');
  expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: `/api/tournaments/${PLAYING.id}/entry` });
  expect(me).toMatchObject({ name: 'Gus' });
});

test.each([
  [null, 'Sign in', `/sign-in?to=${PAGE}`],
  [GUEST, 'Add an e-mail address', '/you/email'],
])('30.7 a rated tournament says what it needs before anybody fills in a name: %#', async (me, label, href) => {
  accounts(
    () => me,
    () => json(OPEN),
  );
  open(PAGE);
  await screen.findByText(/^Its games are rated, for players who can be found again/);
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
  expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull();
});

test('30.7 the organiser begins, removes several people at once and calls it off, each after a question', async () => {
  const { sent } = pretendService(() => json({ ...OPEN, isOrganiser: true }));
  open(PAGE);
  await screen.findByRole('button', { name: 'Begin now' });
  for (const name of ['Remove Cleo', 'Remove Dora', 'Remove Cleo', 'Remove Emil'])
    screen.getByRole('checkbox', { name }).click();
  await press('Remove 2 people');
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(0);
  await press('Remove 2 people');
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: `/api/tournaments/${PLAYING.id}/entrants/4,5` }),
  );
  await press('Begin now');
  expect(screen.getByText('Begin with 8 people? Nobody can register for round 1 after that.')).toBeTruthy();
  expect(sent.at(-1)?.path).not.toContain('begin');
  await press('Begin now');
  await waitFor(() => expect(sent.at(-1)?.path).toBe(`/api/tournaments/${PLAYING.id}/begin`));
  // Its button has its name again when the answer is there.
  await screen.findByRole('button', { name: 'Begin now' });
  await press('Call it off');
  await press('Call it off');
  await waitFor(() => expect(sent.at(-1)?.path).toBe(`/api/tournaments/${PLAYING.id}/cancel`));
});

test('the organiser lets more people of one network in', async () => {
  const { sent } = pretendService(() => json({ ...OPEN, isOrganiser: true }));
  open(PAGE);
  const most = await screen.findByLabelText('From one network, at most');
  if (!(most instanceof HTMLSelectElement)) throw new Error('no choice');
  most.value = '30';
  most.dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'PATCH', body: { fromNetwork: 30 } }));
});

test('the organiser chooses another time for the end of registration, by their own clock', async () => {
  const later = '2026-11-18T19:30';
  const closesAt = new Date(later).toISOString();
  const { sent } = pretendService(({ method }) =>
    json({ ...OPEN, isOrganiser: true, ...(method === 'PATCH' && { closesAt }) }),
  );
  open(PAGE);
  await press('Change the time');
  const field = await screen.findByLabelText(/^Registration ends/);
  if (!(field instanceof HTMLInputElement)) throw new Error('no field');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(new Date(field.value).toISOString()).toBe(new Date(OPEN.closesAt).toISOString());
  field.value = later;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await press('Save the time');
  await screen.findByText(/^Registration ends Wed 18 Nov, 19:30/);
  expect(sent.at(-1)).toMatchObject({
    method: 'PATCH',
    path: `/api/tournaments/${PLAYING.id}`,
    body: { closesAt },
  });
  // The focus is back on the button.
  expect(document.activeElement?.textContent).toBe('Change the time');
});

test('a time that the service refuses can be corrected', async () => {
  pretendService(({ method }) =>
    method === 'GET' ? json({ ...OPEN, isOrganiser: true }) : problem(400, 'Registration has to end in the future.'),
  );
  open(PAGE);
  await press('Change the time');
  await press('Save the time');
  await screen.findByText('Registration has to end in the future.');
  await press('Leave it');
  expect(screen.queryByLabelText(/^Registration ends/)).toBeNull();
});

test('the list has one’s own tournaments, and the way to a new one', async () => {
  const { id, name, status, round, rounds, people, closesAt, roundEndsAt } = PLAYING;
  const summary = {
    id,
    name,
    status,
    round,
    rounds,
    people,
    closesAt,
    roundEndsAt,
    isOrganiser: false,
    state: 'in',
    rank: 2,
  };
  accounts(
    () => MEMBER,
    () => json({ tournaments: [summary], seeking: [] }),
  );
  open('/tournaments');
  const link = await screen.findByRole('link', { name: /Autumn Cup/ });
  expect(link.textContent).toBe('Autumn CupRound 2 of 4, 7 people, place 2');
  expect(screen.getByRole('link', { name: 'Set up a tournament' })).toBeTruthy();
});

test('30.7 tournaments that seek people stand on the page of tournaments, with the time until which one may enter', async () => {
  const { id, rounds, people, closesAt } = OPEN;
  const seeking = { id, rounds, people, closesAt, name: 'Winter Cup', status: 'open', round: 0 };
  accounts(
    () => MEMBER,
    () =>
      json({
        tournaments: [],
        seeking: [{ ...seeking, roundEndsAt: null, isOrganiser: false, state: null, rank: null }],
      }),
  );
  open('/tournaments');
  const part = (await screen.findByRole('heading', { name: /^Seeking people/ })).closest('section');
  if (part === null) throw new Error('the heading has no section');
  const link = within(part).getByRole('link', { name: /Winter Cup/ });
  expect(link.getAttribute('href')).toBe(`/tournaments/${id}`);
  expect(link.textContent).toMatch(/^Winter Cupregistration until .*, 8 people$/);
});

test('30.7 a listed tournament asks a guest for an address before a name', async () => {
  accounts(
    () => GUEST,
    () => json({ ...OPEN, isRated: false, isListed: true }),
  );
  open(PAGE);
  await screen.findByText(/^It is listed, for players who can be found again/);
  expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull();
});

test('30.7 the organiser chooses whether strangers see the tournament, and may change it until it begins', async () => {
  const { sent } = pretendService(() => json({ ...OPEN, isOrganiser: true }));
  open(PAGE);
  (await screen.findByRole('checkbox', { name: /^List it/ })).click();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'PATCH', body: { listed: true } }));
});

test('a new tournament is created as the form says, and opened', async () => {
  const sent = accounts(
    () => MEMBER,
    ({ method }) => (method === 'POST' ? json(OPEN, 201) : json(OPEN)),
  );
  const history = open('/tournaments/new');
  const field = await screen.findByRole('textbox', { name: /Name/ });
  if (!(field instanceof HTMLInputElement)) throw new Error('no field');
  field.value = 'Autumn Cup';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await press('Set up the tournament');
  await waitFor(() => expect(history.get()).toBe(PAGE));
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Autumn Cup',
    listed: false,
    kind: 'swiss',
    tableSize: 4,
    rounds: 4,
    roundDays: 7,
    mostPeople: 32,
    rules: { preset: 'station' },
    gameRounds: 3,
    rated: false,
  });
});

test('trying again after a lost answer asks for the same tournament, and a change asks for another', async () => {
  const sent = accounts(
    () => MEMBER,
    ({ method }) => (method === 'POST' ? problem(503, 'Closed for a moment.') : json(OPEN)),
  );
  open('/tournaments/new');
  const field = await screen.findByRole('textbox', { name: /Name/ });
  if (!(field instanceof HTMLInputElement)) throw new Error('no field');
  const keys = () => sent.flatMap(({ method, headers }) => (method === 'POST' ? [headers.get('idempotency-key')] : []));
  for (const name of ['Autumn Cup', 'Autumn Cup', 'Winter Cup']) {
    const before = keys().length;
    field.value = name;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await press('Set up the tournament');
    await waitFor(() => expect(keys()).toHaveLength(before + 1));
    await screen.findByText(/Closed for a moment/);
  }
  const [first, again, other] = keys();
  expect(first).toMatch(/^[\w-]{16}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
