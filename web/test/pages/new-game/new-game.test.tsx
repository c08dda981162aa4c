import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import NewGamePage from '../../../src/pages/new-game/NewGamePage.tsx';
import { accountText } from '#text/account.ts';
import { text } from '#text/board.ts';
import { closePages, openPage } from '../../open-page.tsx';
import { json, pretendService, problem } from '../../service.ts';

afterEach(closePages);

test('the form does not promise a hand size that the opening enlarges', async () => {
  pretendService(() => json({ id: 'u', name: 'Ines', isGuest: true }));
  openPage('/new', () => <Route path="/new" component={NewGamePage} />);
  expect(await screen.findByText('Double-twelve set, 15 tiles in each hand.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /Station/ }));
  expect(screen.getByText(/, 6 tiles in each hand at first\. Then all draw in turns/)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /Roundhouse/ }));
  expect(screen.getByText(/tiles in each hand; all draw more if nobody holds the engine\.$/)).toBeTruthy();
});

test('a game name that is too long is not cut off, and blocks the form until it fits', async () => {
  const { sent } = pretendService(() => json({ id: 'u', name: 'Ines', isGuest: true }));
  openPage('/new', () => <Route path="/new" component={NewGamePage} />);
  const field = await screen.findByLabelText(/^Name of the table/);
  fireEvent.input(field, { target: { value: 'x'.repeat(45) } });
  expect(screen.getByText(/^5 characters too many: there is room for 40\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Set the table' }));
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

test('pips and figures have the same names wherever they are chosen', () => {
  expect([text.menu.pips, text.menu.numerals]).toEqual([accountText.faces.pips, accountText.faces.figures]);
  expect(text.menu.tiles).toBe(accountText.tiles);
});

test('forced actions are played automatically by default; Roundhouse builds at the same time', async () => {
  const { sent } = pretendService(({ method }) =>
    method === 'POST' ? problem(409, 'No.') : json({ id: 'u', name: 'Ines', isGuest: true }),
  );
  openPage('/new', () => <Route path="/new" component={NewGamePage} />);
  const setTable = async (): Promise<unknown> => {
    const before = sent.length;
    fireEvent.click(await screen.findByRole('button', { name: 'Set the table' }));
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
    await screen.findByText('No.');
    return sent.at(-1)?.body;
  };
  const group = await screen.findByRole('group', { name: 'When there is only one move' });
  expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Play it for me' }).checked).toBe(true);
  expect(await setTable()).toMatchObject({ rules: { preset: 'hub' } });
  expect(sent.at(-1)?.body).not.toHaveProperty('forcedPlays');
  fireEvent.click(within(group).getByRole('radio', { name: 'Wait for me' }));
  fireEvent.click(screen.getByRole('radio', { name: /Roundhouse/ }));
  expect(screen.getByText('Build at once differs from Roundhouse')).toBeTruthy();
  expect(await setTable()).toMatchObject({
    forcedPlays: false,
    rules: { preset: 'roundhouse', simultaneousBuild: 'yes' },
  });
});
