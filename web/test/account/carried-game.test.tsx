import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { DisplaySettingsSchema, type GameAnswer, type AccountView } from '@slow-train/protocol';
import { beforeEach, expect, test } from 'vitest';
import { heldGame, takeGame } from '../../src/client/game.ts';
import { startSession } from '../../src/account/session.ts';
import { useMe } from '../../src/client/queries.ts';
import { openToasts } from '../../src/ui/toasts.ts';
import { usePageTitle } from '../../src/ui/page-title.ts';
import { chooseTheme, chosenTheme } from '../../src/ui/theme.ts';
import { chooseNumerals, showsNumerals } from '../../src/ui/tile/numerals.ts';
import { answer, computer, gameView, person } from '../fixtures.ts';
import { closePages, openPage } from '../open-page.tsx';
import { json, problem } from '../service.ts';
import { accounts, along, done, GUEST, MEMBER, openAccount, toasts } from './kit.tsx';

let me: AccountView | null;
const saved = (body: unknown): AccountView => ({ ...MEMBER, settings: DisplaySettingsSchema.parse(body) });

beforeEach(() => {
  me = MEMBER;
  chooseTheme('auto');
  chooseNumerals(false);
});
test('settings chosen on another device apply here', async () => {
  me = { ...MEMBER, settings: { theme: 'night', tiles: 'figures', language: null } };
  const sent = accounts(() => me, done);
  openAccount('/you');
  await waitFor(() => expect(chosenTheme()).toBe('night'));
  expect(showsNumerals()).toBe(true);
  expect(document.documentElement.dataset['theme']).toBe('night');
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
});

test('settings chosen here are sent to the other devices', async () => {
  const sent = accounts(
    () => me,
    ({ body }) => json(saved(body)),
  );
  openAccount('/you');
  fireEvent.click(await screen.findByLabelText('Night'));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ path: '/api/me/settings', body: { theme: 'night', tiles: 'pips' } }),
  );
  expect(chosenTheme()).toBe('night');
});

test('a choice that could not be sent applies here, and can be sent again', async () => {
  let isWell = false;
  const sent = accounts(
    () => me,
    ({ body }) => (isWell ? json(saved(body)) : problem(503, 'Closed.')),
  );
  openAccount('/you');
  fireEvent.click(await screen.findByLabelText('Night'));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(chosenTheme()).toBe('night');
  isWell = true;
  const before = sent.length;
  openToasts()[0]?.actions[0]?.run();
  await waitFor(() => expect(sent.length).toBe(before + 1));
});

test('settings chosen before becoming a guest are kept', async () => {
  me = null;
  chooseTheme('night');
  const sent = accounts(
    () => me,
    ({ body }) => json(saved(body)),
  );
  let comeAboard = (): void => undefined;
  openPage('/', () => (
    <Route
      path="/"
      component={along(() => {
        const known = useMe();
        comeAboard = () => startSession(GUEST);
        return <p>{known.data() === null ? 'Nobody yet' : 'Somebody'}</p>;
      })}
    />
  ));
  await screen.findByText('Nobody yet');
  comeAboard();
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ path: '/api/me/settings', body: { theme: 'night', tiles: 'pips' } }),
  );
  expect(chosenTheme()).toBe('night');
});

function openTable(held: GameAnswer): void {
  openPage('/tables/abcdefghijkl', () => (
    <>
      <Route
        path="/tables/:id"
        component={along(() => {
          usePageTitle(() => ({ title: 'Table', game: { id: 'abcdefghijkl', name: 'Night Mail' } }));
          return <p>A table</p>;
        })}
      />
      <Route path="/you/email" component={() => <p>E-mail</p>} />
    </>
  ));
  takeGame(held);
}

const played = (seats = [person('Ines'), person('Ana')]): GameAnswer => ({
  ...answer(5),
  game: gameView({ revision: 5, seats, status: 'playing' }),
  log: [
    {
      revision: 5,
      seat: 0,
      by: 'person',
      at: '2026-11-21T10:00:00.000Z',
      events: [{ type: 'passed', seat: 0 }],
    },
  ],
});

const NUDGE = 'Only this browser knows you. An e-mail address keeps your seats.';

test('a guest sees the hint once, after a first action among people', async () => {
  me = GUEST;
  // Asked before whether to be told of turns: one question at a time.
  localStorage.setItem('slow-train:push-asked', 'abcdefghijkl');
  accounts(() => me, done);
  openTable(played());
  await waitFor(() => expect(toasts()).toEqual([NUDGE]));
  const remembered = localStorage.getItem('slow-train:nudged');
  closePages();
  localStorage.setItem('slow-train:nudged', remembered ?? '');
  localStorage.setItem('slow-train:push-asked', 'abcdefghijkl');
  accounts(() => me, done);
  openTable(played());
  await waitFor(() => expect(heldGame('abcdefghijkl')).toBeTruthy());
  expect(toasts()).toEqual([]);
});

test.each([
  ['who has an address', MEMBER, played()],
  ['who only plays against the computer', GUEST, played([person('Ines'), computer('Ada')])],
  ['who has not moved yet', GUEST, answer(5)],
])('%s sees no hint', async (_, who, held) => {
  me = who;
  const sent = accounts(() => me, done);
  openTable(held);
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  await waitFor(() => expect(heldGame('abcdefghijkl')).toBeTruthy());
  expect(toasts()).toEqual([]);
});
