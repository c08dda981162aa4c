import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problems } from '@slow-train/words/en';
import { render, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { GUEST, MEMBER } from '../account/kit.tsx';
import { json, pretendService, problem } from '../service.ts';

const APP = await readFile(join(import.meta.dirname, '../../src/app/App.tsx'), 'utf8');
const PARAMETERS: { readonly [name: string]: string } = {
  id: 'abcdefghijkl',
  seat: '1',
  season: '1',
  round: '1',
  year: '2025',
  code: 'A'.repeat(22),
  token: 'A'.repeat(43),
};
/** Every address of the app. The games and people that they name do not exist. */
const PATHS = [...APP.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path = '']) =>
  path.replaceAll(/:(\w+)\??/g, (_, name: string) => PARAMETERS[name] ?? `:${name}`),
);

/** Readers, as the service knows them, and its answer to all that they ask. */
const READERS = {
  'signed out': { account: null, status: 401, name: 'not-signed-in', sentence: problems.notSignedIn },
  'as a guest': { account: GUEST, status: 404, name: 'not-found', sentence: problems.noTable },
  'by a mail’s link': { account: MEMBER, status: 403, name: 'proof-required', sentence: problems.linkOnly },
  'without the right': { account: MEMBER, status: 403, name: 'forbidden', sentence: problems.notOrganiser },
} as const;
/** What the service answers to everybody; here it does not exist. */
const ANYBODYS = /^\/api\/(?:watch|invitations|circle-invitations|open-games)\b/;
/** Pages that ask the service for nothing: nobody is refused there. */
const OPEN = /^\/(?:learn|rules.*|how-to-play|more|privacy|playground)$/;
const WALKS = Object.entries(READERS).flatMap(([who, reader]) =>
  PATHS.filter((path) => !OPEN.test(path)).map((path) => ({ who, path, reader })),
);

afterEach(() => history.replaceState(null, '', '/'));

test('30.27 the walk reads every address of the app', () => {
  expect(PATHS.length).toBeGreaterThan(40);
  expect(PATHS.filter((path) => path.includes(':'))).toEqual([]);
});

test.each(WALKS)(
  '30.27 $who, $path shows no address of the API, and says what to do next',
  async ({ path, reader: { account, status, name, sentence } }) => {
    pretendService(({ path: asked }) => {
      if (asked === '/api/me' && account !== null) return json(account);
      if (asked === '/api/games' && account !== null) return json({ games: [] });
      if (ANYBODYS.test(asked)) return problem(404, problems.noTable, { type: '/problems/not-found' });
      return problem(status, sentence, { type: `/problems/${name}` });
    });
    history.replaceState(null, '', path);
    render(() => <App />);
    await vi.dynamicImportSettled();
    await waitFor(() => expect(document.querySelector('[data-skeleton]')).toBeNull());
    await waitFor(() => expect(document.querySelector('main h1, main[data-main]')).not.toBeNull());
    const main = screen.getByRole('main');
    expect(main.textContent).not.toMatch(/\/api\/|\b(?:GET|POST|PUT|PATCH|DELETE)\b|about:blank|Status \d/);
    expect(main.querySelector('a, button')).not.toBeNull();
    const isRefused = main.textContent.includes(sentence);
    // Trying again helps neither: they have to sign in.
    if (isRefused && (status === 401 || name === 'proof-required'))
      expect(within(main).getAllByRole('link', { name: 'Sign in' }).length).toBeGreaterThan(0);
  },
);
