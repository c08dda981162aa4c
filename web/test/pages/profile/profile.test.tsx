import { Route } from '@solidjs/router';
import { fireEvent, render, screen, waitFor } from '@solidjs/testing-library';
import type { Profile } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { Lately } from '../../../src/pages/profile/Lately.tsx';
import PersonPage from '../../../src/pages/profile/PersonPage.tsx';
import ProfilePage from '../../../src/pages/profile/ProfilePage.tsx';
import YearPage from '../../../src/pages/profile/YearPage.tsx';
import { accounts, MEMBER, press } from '../../account/kit.tsx';
import { openPage } from '../../open-page.tsx';
import { summary } from '../../fixtures.ts';
import { json, pretendService, problem } from '../../service.ts';

const EMPTY: Profile = {
  name: 'Ines',
  since: '2026-06-03T10:00:00.000Z',
  results: null,
  pips: null,
  pace: null,
  reliability: null,
  ratings: null,
  ladder: null,
  hides: [],
  years: [],
  together: null,
};
const FULL: Profile = {
  ...EMPTY,
  results: {
    games: 4,
    places: [
      { place: 1, seats: 4, times: 2 },
      { place: 3, seats: 4, times: 1 },
      { place: 4, seats: 8, times: 1 },
    ],
    rounds: 40,
    roundsWon: 9,
    longestTrain: 24,
  },
  pips: [
    { month: '2026-09', pips: 38.25 },
    { month: '2026-10', pips: 26 },
  ],
  pace: { shortest: 5, longest: 480 },
  reliability: { turns: 50, timeouts: 1, away: 0 },
  ladder: [{ level: 'regular', games: 2, won: 1 }],
  ratings: [
    {
      preset: 'hub',
      points: 1568,
      games: 3,
      isProvisional: true,
      history: [
        { at: '2026-10-01T00:00:00.000Z', points: 1532 },
        { at: '2026-10-05T00:00:00.000Z', points: 1568 },
      ],
    },
  ],
};

const open = (path: string): unknown =>
  openPage(path, () => (
    <>
      <Route path="/you/profile" component={ProfilePage} />
      <Route path="/you/years/:year" component={YearPage} />
      <Route path="/tables/:id/people/:seat" component={PersonPage} />
    </>
  ));
const words = (): string => document.querySelector('main')?.textContent ?? '';

test('one’s own profile has the figures, and its charts say what they show', async () => {
  accounts(
    () => MEMBER,
    () => json(FULL),
  );
  open('/you/profile');
  expect((await screen.findByText('average place')).parentElement?.textContent).toBe('average place2.3');
  expect(screen.getByText('tiles in a train').parentElement?.textContent).toContain('24');
  expect(words()).toContain('First in 2 games.');
  expect(words()).toContain('Went out in 9 of 40 rounds.');
  expect(words()).toContain('Moves in time: 49 of the last 50 turns. Never left a table.');
  expect(words()).toContain('The quickest game took five hours, the most patient 20 days.');
  expect(screen.getByRole('img', { name: 'September 2026: 38.3; October 2026: 26' })).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Rating in Hub.*: 1532, 1568$/ })).toBeTruthy();
  expect(words()).toContain('after 3 rated games, still provisional');
  expect(screen.getByText('won 1 of 2 games').parentElement?.textContent).toContain('regular');
});

test('a single month is said in words', async () => {
  accounts(
    () => MEMBER,
    () => json({ ...FULL, pips: FULL.pips?.slice(-1) }),
  );
  open('/you/profile');
  expect((await screen.findByText('October 2026: 26')).tagName).toBe('P');
});

test('before the first finished game there is one thing to do', async () => {
  accounts(
    () => MEMBER,
    () => json(EMPTY),
  );
  open('/you/profile');
  expect(await screen.findByRole('heading', { name: 'No finished game yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New game' }).getAttribute('href')).toBe('/new');
});

test('the parts that others see are switched one by one, and back if that fails', async () => {
  let hides: unknown = ['pips'];
  let fails = false;
  const sent = accounts(
    () => MEMBER,
    ({ method, body }) => {
      if (method === 'GET') return json({ ...FULL, hides });
      if (fails) return problem(503, 'Try again soon.');
      hides = body !== null && typeof body === 'object' && 'hides' in body ? body.hides : [];
      return json({ ...FULL, hides });
    },
  );
  open('/you/profile');
  const pips = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Pips left a round' });
  const rating = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Rating' });
  expect([pips.checked, rating.checked]).toStrictEqual([false, true]);
  rating.click();
  expect(rating.checked).toBe(false);
  await waitFor(() => expect(sent.at(-1)?.body).toStrictEqual({ hides: ['pips', 'ratings'] }));
  await waitFor(() => expect(hides).toStrictEqual(['pips', 'ratings']));
  fails = true;
  pips.click();
  expect(await screen.findByText('Try again soon.')).toBeTruthy();
  expect(pips.checked).toBe(false);
});

test('another’s profile shows the parts that they show, and how the two compare', async () => {
  const sent = accounts(
    () => MEMBER,
    () => json({ ...FULL, name: 'Bo', pips: null, hides: null, together: { games: 14, ahead: 6, behind: 8 } }),
  );
  open('/tables/game-of-two1/people/1');
  expect(await screen.findByRole('heading', { name: 'Bo' })).toBeTruthy();
  expect(sent.at(-1)?.path).toBe('/api/games/game-of-two1/seats/1/profile');
  expect(words()).toContain('Here since June 2026.');
  expect(words()).toContain('You have finished 14 games together.');
  expect(words()).toContain('Bo finished ahead of you in 8 games, you in 6.');
  expect(words()).toContain('Bo chooses what is shown here.');
  expect(screen.queryByText('Pips left a round')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Table' }).getAttribute('href')).toBe('/tables/game-of-two1');
});

test('a profile that cannot be read says why, and can be tried again', async () => {
  let answers = false;
  accounts(
    () => MEMBER,
    () => (answers ? json({ ...EMPTY, name: 'Bo', hides: null }) : problem(404, 'There is no such table.')),
  );
  open('/tables/game-of-two1/people/1');
  expect(await screen.findByText(/There is no such table\./)).toBeTruthy();
  answers = true;
  await press(/again/i);
  expect(await screen.findByText(/shows nothing here/)).toBeTruthy();
});

test('a year is told in sentences, and its months say how many games ended', async () => {
  const sent = accounts(
    () => MEMBER,
    () =>
      json({
        year: 2026,
        games: 3,
        firsts: 1,
        rounds: 12,
        roundsWon: 2,
        pips: 31.4,
        longestTrain: 24,
        months: [0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0],
        pace: { shortest: 5, longest: 480 },
        ratings: [{ preset: 'hub', games: 3, points: 1568, gained: -12 }],
        people: [
          { name: 'Bo', games: 2 },
          { name: 'Cleo', games: 1 },
        ],
      }),
  );
  open('/you/years/2026');
  expect(await screen.findByText(/came to their end/)).toBeTruthy();
  expect(sent.at(-1)?.path).toBe('/api/me/years/2026');
  for (const sentence of [
    '3 games with 12 rounds came to their end.',
    'You won 1 game.',
    'You played most with Bo and Cleo.',
    'Your rating in Hub is 1,568, 12 less than before.',
  ])
    expect(words()).toContain(sentence);
  expect(screen.getByRole('listitem', { name: 'October 2026: 2 games' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/you/profile');
});

test('a year without games says so, and what to do', async () => {
  const nothing = { games: 0, firsts: 0, rounds: 0, roundsWon: 0, pips: 0, longestTrain: 0, pace: null };
  accounts(
    () => MEMBER,
    () => json({ year: 2025, ...nothing, months: Array.from({ length: 12 }, () => 0), ratings: [], people: [] }),
  );
  open('/you/years/2025');
  expect(await screen.findByRole('heading', { name: 'No game finished in 2025' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New game' })).toBeTruthy();
});

test('33.7 looking through one’s games says in the pressed button how far it is, so that the list below stays in place', async () => {
  pretendService(() => new Promise(() => {}));
  render(() => <Lately games={[summary({ yourSeat: 0 })]} />);
  const button = screen.getByRole('button', { name: 'Look through my games' });
  fireEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe('Game 1 of 1.'));
  expect(screen.getByRole('status').textContent).toBe('Game 1 of 1.');
});
