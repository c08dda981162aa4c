import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor } from '@solidjs/testing-library';
import type { GameNotifications } from '@slow-train/protocol';
import { beforeEach, expect, test } from 'vitest';
import { NotificationsButton } from '../../../src/panels/notifications/NotificationsButton.tsx';
import { press } from '../../account/kit.tsx';
import { closePages, openPage } from '../../open-page.tsx';
import { json, pretendService, problem, type Sent } from '../../service.ts';
import { notifications } from '../../notifications/notifications.ts';

const PATH = '/api/games/abcdefghijkl/notifications';
let held: GameNotifications;
let isWell: boolean;
let sent: readonly Sent[];

async function open(): Promise<void> {
  ({ sent } = pretendService(({ method, path, body }) => {
    if (path === '/api/me/notifications')
      return json(notifications({ mail: { ...notifications().mail, address: 'ines@post.example' } }));
    if (!isWell && method === 'PUT') return problem(503, 'Closed for a moment.');
    if (method === 'PUT') held = { ...held, ...Object(body) };
    return json(held);
  }));
  openPage('/', () => <Route path="/" component={() => <NotificationsButton id="abcdefghijkl" />} />);
  await press('Tell me when it’s my turn');
  await screen.findByRole('radio', { name: 'As everywhere' });
}
const preset = (name: string): HTMLInputElement => screen.getByRole('radio', { name });
const cell = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name });

beforeEach(() => {
  held = { events: {}, webhooks: null };
  isWell = true;
});
test('30.5 a table’s sheet begins with the two ways to be told of one’s turn; the rest is under More', async () => {
  await open();
  expect(cell('By e-mail').checked).toBe(true);
  fireEvent.click(cell('By e-mail'));
  await waitFor(() => expect(held.events).toEqual({ turn: { mail: false } }));
  const more = screen.getByText('More', { selector: 'summary' }).closest('details');
  expect(more?.open).toBe(false);
  expect(more?.contains(preset('Nothing'))).toBe(true);
});

test('a game is muted with one tap, and unmuted with another', async () => {
  await open();
  expect(preset('As everywhere').checked).toBe(true);
  fireEvent.click(preset('Nothing'));
  expect(await screen.findByText(/You get no notification/)).toBeTruthy();
  await waitFor(() => expect(held.events.turn).toEqual({ push: false, mail: false, webhook: false }));
  fireEvent.click(preset('As everywhere'));
  await waitFor(() => expect(held.events).toEqual({}));
});

test('cells that differ from the general preferences are marked, in words too, and can be reset', async () => {
  await open();
  fireEvent.click(preset('My own choice'));
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  expect(screen.queryByRole('checkbox', { name: /invited/ })).toBeNull();
  fireEvent.click(cell('Your turn by e-mail'));
  expect(cell('Your turn by e-mail, not as everywhere').checked).toBe(false);
  await waitFor(() => expect(held.events).toEqual({ turn: { mail: false } }));
  fireEvent.click(cell('Your turn by e-mail, not as everywhere'));
  await waitFor(() => expect(held.events).toEqual({ turn: {} }));
});

test('a refused change is undone, and can be tried again on the sheet', async () => {
  isWell = false;
  await open();
  fireEvent.click(preset('Only my turn'));
  expect(await screen.findByText(/Closed for a moment\./)).toBeTruthy();
  expect(preset('As everywhere').checked).toBe(true);
  isWell = true;
  await press('Try again');
  await waitFor(() => expect(held.events.vote).toEqual({ push: false, mail: false, webhook: false }));
  expect(preset('Only my turn').checked).toBe(true);
});

test('only the host sees the game’s webhooks', async () => {
  await open();
  expect(screen.queryByRole('heading', { name: 'The table’s own webhooks' })).toBeNull();
  closePages();
  held = { events: {}, webhooks: [] };
  await open();
  expect(screen.getByRole('heading', { name: 'The table’s own webhooks' })).toBeTruthy();
});

test('closing the sheet makes the game accessible again', async () => {
  await open();
  await press('Done');
  expect(screen.queryByRole('radio', { name: 'As everywhere' })).toBeNull();
  expect(sent.filter(({ path }) => path === PATH)).toHaveLength(1);
});
