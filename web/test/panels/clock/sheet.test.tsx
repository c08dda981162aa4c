import { fireEvent, render, screen, waitFor } from '@solidjs/testing-library';
import type { GameView } from '@slow-train/protocol';
import { deadlineTime } from '#words';
import { beforeEach, expect, test, vi } from 'vitest';
import { createHeldGame, takeGame } from '../../../src/client/game.ts';
import ClockSheet from '../../../src/panels/clock/ClockSheet.tsx';
import { dayAndTime } from '#text/shell.ts';
import { NOON } from '../../clock.ts';
import { summary } from '../../fixtures.ts';
import { json, pretendService, problem } from '../../service.ts';
import { clockView, playing } from './fixtures.ts';

const HOUR = 3_600_000;
const ID = 'abcdefghijkl';

beforeEach(() => void vi.setSystemTime(NOON));
/** Opens the sheet over a game as the service has it. */
function open(game: GameView): void {
  takeGame({ game, log: [] });
  render(() => {
    const held = createHeldGame(() => ID);
    return <ClockSheet game={held()?.game ?? game} onClose={() => {}} />;
  });
}

const type = (label: string, value: string): void =>
  void fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

test('the sheet shows my clock and the agreed terms', () => {
  const clock = clockView(3);
  const by = NOON + 96 * HOUR;
  const late = { by: new Date(by).toISOString(), strikes: 2 };
  open(playing({ ...clock, seats: clock.seats.map((seat, index) => (index === 0 ? { ...seat, ...late } : seat)) }));
  const ends = deadlineTime(NOON + 24 * HOUR, NOON);
  expect(screen.getByText(`Your turn: ${deadlineTime(by, NOON)}, 4 days left.`)).toBeTruthy();
  expect(screen.getByText(`Of that, this turn’s own time: 24 h left, until ${ends}.`)).toBeTruthy();
  expect(screen.getByText(`Then the reserve: three days, until ${deadlineTime(by, NOON)}.`)).toBeTruthy();
  expect(screen.getByText(/^After that the least move is made for you/)).toBeTruthy();
  expect(screen.getByText(/^You ran out of time twice in a row\. At three/)).toBeTruthy();
  expect(screen.getByText(/^A day a turn \+ three days in reserve/)).toBeTruthy();
});

test('in a pause no time is counted, and the sheet says until when', () => {
  const clock = clockView(3);
  const pausedUntil = new Date(NOON + 48 * HOUR).toISOString();
  open(playing({ ...clock, pausedUntil, seats: clock.seats.map((seat) => ({ ...seat, by: null })) }));
  expect(screen.getByText(/^Paused until/)).toBeTruthy();
  expect(screen.queryByText(/left, until/)).toBeNull();
  expect(screen.getByText('In reserve: three days, of five days at most.')).toBeTruthy();
});

test('a vacation’s effect is shown before it is declared, and it can be cancelled', async () => {
  const clock = clockView(3);
  const vacation = { from: '2026-12-22', to: '2026-12-24' };
  const away = playing({ ...clock, seats: clock.seats.map((seat, at) => (at === 0 ? { ...seat, vacation } : seat)) });
  const { sent } = pretendService(({ method }) =>
    method === 'PUT'
      ? json({ game: { ...away, revision: 5 }, log: [] })
      : problem(409, 'It is your turn, and its time counts on these days. Play first, and then come home.'),
  );
  open(playing(clock));
  expect(screen.getByText('You have 14 days left.')).toBeTruthy();
  type('First day', '2026-12-22');
  type('Last day', '2026-12-24');
  expect(
    screen.getByText(
      new RegExp(`you would have until ${dayAndTime(NOON + 96 * HOUR)} instead of ${dayAndTime(NOON + 24 * HOUR)}`),
    ).textContent,
  ).toContain('That takes 3 days; 11 would be left.');
  expect(sent).toEqual([]);
  press('Go on vacation');
  const planned = await screen.findByText(/^You are away 22 to 24 December\./);
  // The form is gone: focus is where reading continues.
  expect(document.activeElement).toBe(planned);
  expect(sent[0]).toMatchObject({ method: 'PUT', path: `/api/games/${ID}/vacation`, body: vacation });
  expect(sent).toHaveLength(1);
  press('Take it back');
  expect(await screen.findByText(/^It is your turn, and its time counts on these days/)).toBeTruthy();
  expect(sent[1]).toMatchObject({ method: 'DELETE', path: `/api/games/${ID}/vacation` });
  expect(screen.getByText(/^You are away 22 to 24 December\./)).toBeTruthy();
});

test('impossible days are not sent', () => {
  const { sent } = pretendService(() => problem(409, 'No.'));
  open(playing(clockView(3, {}, { daysLeft: 2 })));
  type('Last day', '2026-12-24');
  expect(screen.getByText('That takes 4 days, and you have 2 left.')).toBeTruthy();
  press('Go on vacation');
  expect(sent).toEqual([]);
});

test('a vacation can be declared in all games; refusals name the game and the reason', async () => {
  const games = [
    summary({ id: ID }),
    summary({ id: 'bbbbbbbbbbbb', name: 'Milk Train' }),
    summary({ id: 'cccccccccccc', name: 'Boat Train' }),
    summary({ id: 'dddddddddddd', name: 'Ghost Train', status: 'finished' }),
  ];
  const { sent } = pretendService(({ method, path }) => {
    if (method === 'GET') return json({ games });
    if (path.includes('cccc')) return problem(409, 'No clock runs at this table.');
    return json({ game: playing(clockView(3), { id: path.split('/')[3] ?? '', revision: 9 }), log: [] });
  });
  open(playing(clockView(3)));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Also at my other tables with a clock' }));
  press('Go on vacation');
  expect(await screen.findByText('Also declared at 1 other table.')).toBeTruthy();
  expect(screen.getByText(/No clock runs at this table\./).textContent).toBe(
    'Boat Train: No clock runs at this table.',
  );
  expect(sent.filter(({ method }) => method === 'PUT').map(({ path }) => path.split('/')[3])).toEqual([
    ID,
    'bbbbbbbbbbbb',
    'cccccccccccc',
  ]);
});

test('a vacation that cannot be declared says so, and can be tried again', async () => {
  let isThere = false;
  const { sent } = pretendService(() => (isThere ? json({ game: playing(clockView(3)), log: [] }) : 'offline'));
  open(playing(clockView(3)));
  press('Go on vacation');
  await waitFor(() => expect(screen.getAllByRole('alert').some((one) => one.textContent !== '')).toBe(true));
  isThere = true;
  press('Go on vacation');
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('quiet hours apply from the next turn on, and are twelve hours at most', async () => {
  const { sent } = pretendService(() => json({ game: playing(clockView(3), { revision: 5 }), log: [] }));
  open(playing(clockView(3)));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Your clock stops, every day/ }));
  type('To', '11:00');
  expect(screen.getByText('Your clock can stop for at most twelve hours a day.')).toBeTruthy();
  press('Save these hours');
  expect(sent).toEqual([]);
  type('To', '07:30');
  press('Save these hours');
  expect(await screen.findByText('Saved. They count from your next turn.')).toBeTruthy();
  expect(sent[0]).toMatchObject({
    method: 'PATCH',
    body: { hours: { zone: 'UTC', quiet: { from: '22:00', to: '07:30' } } },
  });
});
