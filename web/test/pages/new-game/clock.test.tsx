import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { expect, test } from 'vitest';
import JoinPage from '../../../src/pages/join/JoinPage.tsx';
import NewGamePage from '../../../src/pages/new-game/NewGamePage.tsx';
import { contractOf } from '#text/clock.ts';
import { nobody, person } from '../../fixtures.ts';
import { openPage } from '../../open-page.tsx';
import { json, pretendService, problem } from '../../service.ts';
import { TERMS } from '../../panels/clock/fixtures.ts';

const clocks = (): HTMLElement => screen.getByRole('group', { name: 'Clock' });
const choose = (name: RegExp): void => void fireEvent.click(within(clocks()).getByRole('radio', { name }));
const chosen = (): string | undefined =>
  within(clocks())
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked, name }) => checked && name === 'clock')?.value;
const select = (name: string, minutes: number): void =>
  void fireEvent.change(screen.getByRole('combobox', { name }), { target: { value: String(minutes) } });

async function openForm() {
  const { sent } = pretendService(({ method, path }) => {
    if (path === '/api/me/companions') return json({ companions: [] });
    if (path === '/api/me/setups') return json({ setups: [] });
    return method === 'POST' ? problem(409, 'No.') : json({ id: 'u', name: 'Ines', isGuest: true });
  });
  openPage('/new', () => <Route path="/new" component={NewGamePage} />);
  await screen.findByRole('group', { name: 'Clock' });
  return async (button = 'Open the table'): Promise<unknown> => {
    const posts = (): number => sent.filter(({ method }) => method === 'POST').length;
    const before = posts();
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(posts()).toBe(before + 1));
    await screen.findByText('No.');
    return sent.findLast(({ method }) => method === 'POST')?.body;
  };
}

test('people get a day a turn by default, computer players no clock, and a chosen clock stays', async () => {
  const setTable = await openForm();
  expect(chosen()).toBe('day');
  expect(await setTable()).toMatchObject({ clock: { allowance: 1440, bank: 4320, cap: 7200 } });
  choose(/^Unhurried/);
  expect(await setTable()).toMatchObject({ clock: { allowance: 4320, weekendsOff: true } });
  choose(/^No clock/);
  expect(await setTable()).toMatchObject({ clock: null });
});

test('a game against computers only has no clock, unless one is chosen', async () => {
  const setTable = await openForm();
  fireEvent.input(screen.getByRole('spinbutton', { name: /^Computers/ }), { target: { value: '3' } });
  fireEvent.input(screen.getByRole('spinbutton', { name: /^People/ }), { target: { value: '1' } });
  expect(chosen()).toBe('none');
  expect(await setTable('Start against 3 computers')).toMatchObject({ clock: null, start: true });
  choose(/^Lively/);
  expect(await setTable('Start against 3 computers')).toMatchObject({ clock: { allowance: 60 } });
});

test('a custom clock has the chosen values, and its bank never exceeds its cap', async () => {
  const setTable = await openForm();
  choose(/^My own/);
  select('Time for each turn', 5);
  select('Reserve at the start', 14 * 1440);
  fireEvent.click(screen.getByRole('radio', { name: 'A computer player plays' }));
  fireEvent.input(screen.getByRole('spinbutton', { name: /^Vacation days/ }), { target: { value: '0' } });
  expect(await setTable()).toMatchObject({
    clock: { allowance: 5, bank: 20_160, cap: 20_160, onTimeout: 'computer', vacationDays: 0 },
  });
  select('Reserve at most', 60);
  expect(await setTable()).toMatchObject({ clock: { bank: 60, cap: 60 } });
  expect(within(clocks()).getByText(/^5 minutes a turn \+ an hour in reserve/)).toBeTruthy();
});

test('an impossible clock is not sent', async () => {
  await openForm();
  choose(/^My own/);
  fireEvent.input(screen.getByRole('spinbutton', { name: /^Patience/ }), { target: { value: '99' } });
  expect(screen.getByText(/^This clock does not work/)).toBeTruthy();
});

test.each([[TERMS], [null]])(
  'an invited player reads the agreed terms, and joins with their time zone',
  async (clock) => {
    const game = {
      id: 'abcdefghijkl',
      name: 'Night Mail',
      status: 'lobby',
      rules: { preset: 'hub' },
      set: 12,
      rounds: 13,
      forcedPlays: true,
      clock,
      seats: [person('Ines'), nobody],
      held: null,
    };
    const { sent } = pretendService(({ method, path }) => {
      if (path === '/api/me') return json({ id: 'u', name: 'Ana', isGuest: true });
      return method === 'POST' ? problem(409, 'No.') : json({ game, host: 'Ines', isMember: false });
    });
    openPage('/join/AbCdEfGhIjKlMnOpQrStUv', () => <Route path="/join/:code" component={JoinPage} />);
    for (const sentence of contractOf(clock)) expect(await screen.findByText(sentence)).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Take a seat' }));
    await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({}));
    expect(await screen.findByText('No.')).toBeTruthy();
    // Somebody else may have joined first: the page loads the current state.
    await waitFor(() => expect(sent.at(-1)?.path).toContain('/api/invitations/'));
  },
);
