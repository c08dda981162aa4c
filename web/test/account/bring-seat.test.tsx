import { Route } from '@solidjs/router';
import { screen } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import { Home } from '../../src/pages/home/Home.tsx';
import { openPage } from '../open-page.tsx';
import { json } from '../service.ts';
import { accounts, MEMBER, press, TOKEN, type } from './kit.tsx';

const ASK = /Already playing in Safari\? Bring your seat/;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone');
  vi.restoreAllMocks();
});

function openApp(isInstalled: boolean, me = null as typeof MEMBER | null): void {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: isInstalled });
  accounts(
    () => me,
    () => json({ games: [] }),
  );
  openPage('/', () => <Route path="/" component={Home} />);
}

test('31.8 an installed app that knows nobody asks first for the seat in Safari, and takes its link', async () => {
  const go = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  openApp(true);
  expect(await screen.findByText(ASK)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Use an address or a passkey' });
  expect(link.getAttribute('href')).toBe('/sign-in');
  await type('The code or link from Safari', 'https://elsewhere.example/');
  await press('Bring my seat');
  expect(screen.getByText(/That is no code of eight letters and digits/)).toBeTruthy();
  await type('The code or link from Safari', `https://slow.example/sign-in#hand-off=${TOKEN}`);
  await press('Bring my seat');
  expect(go).toHaveBeenCalledExactlyOnceWith(`/sign-in#hand-off=${TOKEN}`);
  await type('The code or link from Safari', '4f7k 2mlo');
  await press('Bring my seat');
  expect(go).toHaveBeenLastCalledWith('/sign-in#hand-off=4F7K2M10');
});

test('neither a browser nor an app that knows its player asks for a seat elsewhere', async () => {
  openApp(false);
  expect(await screen.findByRole('link', { name: /^Play with friends/ })).toBeTruthy();
  expect(screen.queryByText(ASK)).toBeNull();
  openApp(true, MEMBER);
  expect(screen.queryByText(ASK)).toBeNull();
});
