import { Route } from '@solidjs/router';
import { screen } from '@solidjs/testing-library';
import type { Unsubscribed } from '@slow-train/protocol';
import { afterEach, expect, test } from 'vitest';
import UnsubscribePage from '../../../src/pages/unsubscribe/UnsubscribePage.tsx';
import { press, TOKEN } from '../../account/kit.tsx';
import { closePages, openPage } from '../../open-page.tsx';
import { json, pretendService, problem } from '../../service.ts';

function open(hash: string, reply: Parameters<typeof pretendService>[0]) {
  location.hash = hash;
  const { sent } = pretendService(reply);
  openPage('/unsubscribe', () => <Route path="/unsubscribe" component={UnsubscribePage} />);
  return sent;
}

afterEach(() => {
  location.hash = '';
  closePages();
});

test.each<[Unsubscribed, RegExp]>([
  [{ stopped: 'table', table: 'Night Mail' }, /No more mail about “Night Mail”\. Your other tables/],
  [{ stopped: 'invitations', table: null }, /No more invitations/],
  [{ stopped: 'daily', table: null }, /No more daily mail/],
  [{ stopped: 'mail', table: null }, /^No more mail about your tables\./],
])('one press stops the mails, and it says which: %o', async (stopped, words) => {
  const sent = open(`#token=${TOKEN}`, () => json(stopped));
  await screen.findByRole('heading', { name: 'Stop these mails?' });
  expect(location.href).not.toContain(TOKEN);
  expect(sent, 'a scanner that opens the page stops nothing').toEqual([]);
  await press('Stop these mails');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([`POST /api/unsubscribe/${TOKEN}`]);
  const choose = screen.getByRole('link', { name: 'Choose your notifications' });
  expect(choose.getAttribute('href')).toBe('/you/notifications');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('an incomplete link says what to do instead', async () => {
  open('', () => problem(404, 'No.'));
  expect(await screen.findByText(/incomplete/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose your notifications' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an invalid link says what to do instead', async () => {
  open(`#token=${TOKEN}`, () => problem(404, 'This link was for a table that is gone.'));
  await press('Stop these mails');
  expect(await screen.findByText('This link was for a table that is gone.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose your notifications' })).toBeTruthy();
});

test('a failed connection leaves the link usable', async () => {
  let isWell = false;
  open(`#token=${TOKEN}`, () => (isWell ? json({ stopped: 'mail', table: null }) : 'offline'));
  await press('Stop these mails');
  expect(await screen.findByText(/Can’t reach Slow Train/)).toBeTruthy();
  isWell = true;
  await press('Stop these mails');
  expect(await screen.findByRole('heading', { name: 'Stopped' })).toBeTruthy();
});
