import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import type { GameView } from '@slow-train/protocol';
import { expect, test, vi } from 'vitest';
import { Refused } from '../../../src/client/http.ts';
import { memoryPlayerState } from '../../../src/player-state/player-state.ts';
import { away, held } from '../../../src/playground/clocked-positions.ts';
import { bonepileTable } from '../../../src/playground/positions.ts';
import type { Fixture } from '../../../src/playground/sketch.ts';
import type { Substitutes } from '../../../src/panels/substitutes/substitutes.ts';
import { openSettings, show } from '../../board/on-screen.tsx';
// Loaded in advance: they are chunks of their own.
import '../../../src/panels/substitutes/AwayStatus.tsx';
import '../../../src/panels/substitutes/SubstituteSheet.tsx';

const spies = () => ({
  seek: vi.fn<Substitutes['seek']>(() => Promise.resolve()),
  comeBack: vi.fn<Substitutes['comeBack']>(() => Promise.resolve()),
  getUp: vi.fn<Substitutes['getUp']>(() => Promise.resolve()),
});

/** Shows a fixture of the playground; the returned function changes the game. */
function open(fixture: Fixture, substitutes: Substitutes = spies()): (change: Partial<GameView>) => void {
  const next = show(bonepileTable(), {
    playerState: memoryPlayerState(),
    onAct: () => {},
    onShowScores: () => {},
    substitutes,
  });
  next(fixture);
  return (change) => next({ game: { ...fixture.game, ...change } });
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const rows = (): string[] => {
  fireEvent.click(button('Menu'));
  fireEvent.click(screen.getByRole('tab', { name: 'Seats' }));
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
};

test('the seats say which player substitutes for which', () => {
  const become = open(held());
  const { seats } = held().game;
  expect(rows()[2]).toBe('Brunel computer, plays for Milo');
  become({ seats: seats.with(2, { kind: 'person', name: 'Cy', sitsFor: 'Milo' }) });
  expect(screen.getAllByRole('rowheader')[2]?.textContent).toBe('Cy sits in for Milo');
  become({ seats: seats.with(0, { kind: 'person', name: 'Wanda', sitsFor: 'Bo' }) });
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toContain('You sit in for Bo');
});

test('players find the link for a substitute, and can allow volunteers', async () => {
  const substitutes = spies();
  const become = open(held(), substitutes);
  openSettings();
  fireEvent.click(button('A substitute for Milo…'));
  const sheet = await screen.findByRole('dialog', { name: 'A substitute for Milo' });
  expect(within(sheet).getByLabelText('Link to this table')).toHaveProperty(
    'value',
    `${location.origin}/join/AbCdEfGhIjKlMnOpQrStUv`,
  );
  // Their recap goes back as far as anybody's.
  expect(within(sheet).getByText(/They see that hand’s last moves, too\.$/)).toBeTruthy();
  const anybody = within(sheet).getByRole<HTMLInputElement>('radio', { name: 'Any volunteer' });
  expect(anybody.checked).toBe(false);
  fireEvent.click(anybody);
  expect(substitutes.seek.mock.calls).toEqual([[true]]);
  become({ seeksSubstitute: true });
  await waitFor(() => expect(screen.getByRole('group', { name: 'Who may sit in' })).toBeTruthy());
  expect(within(sheet).getByRole<HTMLInputElement>('radio', { name: 'Any volunteer' }).checked).toBe(true);
});

test('a failure to save says so, and the switch goes back', async () => {
  open(held(), { ...spies(), seek: () => Promise.reject(new Error('no')) });
  openSettings();
  fireEvent.click(button('A substitute for Milo…'));
  fireEvent.click(await screen.findByRole('radio', { name: 'Any volunteer' }));
  const sheet = screen.getByRole('dialog', { name: 'A substitute for Milo' });
  await waitFor(() => expect(within(sheet).getByRole('alert').textContent).not.toBe(''));
  expect(within(sheet).getByRole<HTMLInputElement>('radio', { name: 'Anyone with the link' }).checked).toBe(true);
});

test('spectators cannot look for a substitute, nor can anybody if none is needed', () => {
  const become = open(away());
  openSettings();
  expect(screen.queryByRole('button', { name: /^A substitute/ })).toBeNull();
  const { game } = held();
  become({ ...game, seats: game.seats.with(2, { kind: 'computer', name: 'Brunel' }) });
  expect(screen.queryByRole('button', { name: /^A substitute/ })).toBeNull();
  become(game);
  expect(screen.getByRole('button', { name: /^A substitute/ })).toBeTruthy();
});

test('the owner of a held seat watches, and takes it back', async () => {
  let done = (): void => {};
  const comeBack = vi.fn<Substitutes['comeBack']>(() => new Promise((resolve) => (done = resolve)));
  const become = open(away(), { ...spies(), comeBack });
  const panel = await screen.findByRole('region', { name: 'Your seat' });
  expect(panel.textContent).toContain('Brunel, a computer player, plays for you.');
  expect(screen.getByText('Your hand is with Brunel.')).toBeTruthy();
  fireEvent.click(within(panel).getByRole('button', { name: 'Take my seat back' }));
  expect(comeBack).toHaveBeenCalledTimes(1);
  expect(within(panel).getByRole('button', { name: 'Taking your seat…' }).getAttribute('aria-busy')).toBe('true');
  done();
  become(held().game);
  expect(screen.queryByRole('region', { name: 'Your seat' })).toBeNull();
});

test('a substitute may leave, after confirming', () => {
  const substitutes = spies();
  const become = open(held(), substitutes);
  openSettings();
  expect(screen.queryByRole('button', { name: /^Leave Bo/ })).toBeNull();
  const { seats } = held().game;
  become({ seats: seats.with(0, { kind: 'person', name: 'Wanda', sitsFor: 'Bo' }) });
  fireEvent.click(button('Leave Bo’s seat'));
  expect(substitutes.getUp).not.toHaveBeenCalled();
  fireEvent.click(button('Leave'));
  expect(substitutes.getUp).toHaveBeenCalledTimes(1);
});

test('a human substitute is named, and a refusal is shown', async () => {
  const detail = 'Somebody else is just sitting down. Try once more.';
  const refused = new Refused({ type: '/problems/conflict', title: 'Conflict', status: 409, detail });
  const become = open(away(), { ...spies(), comeBack: () => Promise.reject(refused) });
  become({ seats: away().game.seats.with(2, { kind: 'person', name: 'Cy', sitsFor: 'Milo' }) });
  expect(await screen.findByText('Cy sits in for you.')).toBeTruthy();
  fireEvent.click(button('Take my seat back'));
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(button('Take my seat back')).toBeTruthy();
});

test('a finished game has no seat to take back', () => {
  open(away())({ status: 'finished' });
  expect(screen.queryByRole('button', { name: 'Take my seat back' })).toBeNull();
});
