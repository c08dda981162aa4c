import { Route } from '@solidjs/router';
import { screen } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import SessionEffects from '../../../src/app/SessionEffects.tsx';
import HandOffPage from '../../../src/pages/account/HandOffPage.tsx';
import JoinPage from '../../../src/pages/join/JoinPage.tsx';
import { accounts, GUEST, press, TOKEN } from '../../account/kit.tsx';
import { nobody, person } from '../../fixtures.ts';
import { fromNow } from '../../clock.ts';
import { openPage } from '../../open-page.tsx';
import { json } from '../../service.ts';

const MESSENGER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/MessengerForiOS;FBAV/505.0.0]';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

afterEach(() => void vi.restoreAllMocks());

const game = {
  id: 'abcdefghijkl',
  name: 'Night Mail',
  status: 'lobby',
  rules: { preset: 'hub' },
  set: 12,
  rounds: 13,
  forcedPlays: true,
  clock: null,
  seats: [person('Ines'), nobody],
  held: null,
};

function openIn(userAgent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  accounts(
    () => null,
    () => json({ game, host: 'Ines', isMember: false }),
  );
  openPage('/join/AbCdEfGhIjKlMnOpQrStUv', () => <Route path="/join/:code" component={JoinPage} />);
}

test('an invitation opened in a messenger says before sitting down where the seat would be kept, and leads there', async () => {
  openIn(MESSENGER);
  expect(await screen.findByText('This is the browser of Messenger')).toBeTruthy();
  expect(screen.getByText(/Open in Safari; your seat will be there/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open in Safari' });
  expect(link.getAttribute('href')).toBe(`x-safari-${location.href}`);
  // One may sit down all the same.
  expect(screen.getByRole('button', { name: 'Take a seat' })).toBeTruthy();
});

test('an invitation opened in a browser of its own says nothing of browsers', async () => {
  openIn(SAFARI);
  expect(await screen.findByRole('button', { name: 'Take a seat' })).toBeTruthy();
  expect(screen.queryByText(/your seat will be there/)).toBeNull();
});

test('somebody who sat down in a messenger can take the seat along, by a link that signs in elsewhere', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(MESSENGER);
  accounts(
    () => GUEST,
    ({ path }) =>
      path.startsWith('/api/me/hand-offs')
        ? json({ id: 'one', token: TOKEN, code: '4F7K2M9Q', expiresAt: fromNow(900_000), state: 'waiting' })
        : json({ games: [] }),
  );
  openPage('/', () => (
    <>
      <Route path="/" component={() => <SessionEffects me={GUEST} isNew={false} />} />
      <Route path="/you/another" component={HandOffPage} />
    </>
  ));
  expect(await screen.findByText('Only this app’s browser knows your seat.')).toBeTruthy();
  await press('Take it to Safari');
  const link = await screen.findByRole('link', { name: 'Open in Safari' });
  expect(link.getAttribute('href')).toBe(`x-safari-${location.origin}/sign-in#hand-off=${TOKEN}`);
});
