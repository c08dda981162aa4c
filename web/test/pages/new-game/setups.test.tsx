import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_CLOCK } from '../../../src/components/clock/terms.ts';
import NewGamePage from '../../../src/pages/new-game/NewGamePage.tsx';
import { USUAL_SEATS, type GameDraft } from '../../../src/pages/new-game/draft.ts';
import { choicesOf, draftFrom, readSetup, setupHref } from '../../../src/pages/new-game/setup.ts';
import { closePages, openPage } from '../../open-page.tsx';
import { json, pretendService, type Sent } from '../../service.ts';

afterEach(closePages);

const draft: GameDraft = {
  name: 'Night Mail',
  preset: 'hub',
  house: {},
  set: null,
  seats: USUAL_SEATS,
  computers: 0,
  levels: [],
  rounds: null,
  forcedPlays: null,
  clock: DEFAULT_CLOCK,
  rated: false,
  phrasesOnly: false,
  watchers: 'nobody',
  open: null,
  invited: [],
};
const own = { ...DEFAULT_CLOCK.own, allowance: 90, weekendsOff: true };
const evening: GameDraft = {
  ...draft,
  preset: 'bonepile',
  house: { markOn: 'draw' },
  set: 9,
  seats: 3,
  computers: 1,
  rounds: 2,
  forcedPlays: false,
  clock: { choice: 'own', own },
  phrasesOnly: true,
  watchers: 'round',
};

test.each([draft, evening, { ...draft, rated: true, clock: { ...DEFAULT_CLOCK, choice: 'unhurried' as const } }])(
  'a set-up comes back from its saved form, and from its link',
  (one) => {
    const choices = choicesOf(one);
    expect(choicesOf({ ...draft, ...draftFrom(choices) })).toEqual(choices);
    const { linked, chosen } = readSetup(setupHref(choices).replace('/new', ''));
    expect(linked.nonsense).toBeNull();
    const filled = { ...draft, preset: linked.preset ?? draft.preset, house: linked.house, set: linked.set, ...chosen };
    expect(choicesOf(filled)).toEqual(choices);
  },
);

test('a link that asks for an option that does not exist leaves it as it usually is', () => {
  const query = '?preset=hub&seats=99&computers=many&rounds=0&clock=1.2.3&forced=maybe';
  expect(readSetup(query)).toMatchObject({ linked: { preset: 'hub', nonsense: null }, chosen: {} });
  expect(readSetup('?seats=4').chosen).toEqual({});
});

test('a saved set-up fills in the form, and the form is saved under a name', async () => {
  let setups = [{ id: 'evening-1', name: 'Evening', choices: choicesOf(evening) }];
  const { sent } = pretendService(({ method, path }: Sent) => {
    if (path === '/api/me/companions') return json({ companions: [] });
    if (path === '/api/me/setups' && method === 'GET') return json({ setups });
    if (method === 'POST') setups = [...setups, { id: 'another-1', name: 'Slow', choices: choicesOf(draft) }];
    if (method !== 'GET') return new Response(null, { status: 204 });
    return json({ id: 'u', name: 'Ines', isGuest: true });
  });
  openPage('/new', () => <Route path="/new" component={NewGamePage} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Fill in “Evening”' }));
  expect(screen.getByText('3 seats')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Bonepile/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Phrases only' }).checked).toBe(true);

  fireEvent.click(screen.getByRole('button', { name: 'Send a link to “Evening”' }));
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to “Evening”' });
  expect(new URL(link.value).searchParams.get('seats')).toBe('3');

  const name = screen.getByRole('textbox', { name: 'A name for these choices' });
  fireEvent.input(name, { target: { value: ' Slow ' } });
  // Enter saves the set-up, and does not create the game.
  fireEvent.keyDown(name, { key: 'Enter' });
  const cards = await screen.findByRole('region', { name: 'Saved set-ups' });
  expect(await within(cards).findByRole('button', { name: 'Fill in “Slow”' })).toBeTruthy();
  const saved = sent.filter(({ method }) => method === 'POST');
  expect(saved.map(({ path }) => path)).toEqual(['/api/me/setups']);
  expect(saved[0]?.body).toMatchObject({ name: 'Slow', choices: choicesOf(evening) });

  fireEvent.click(screen.getByRole('button', { name: 'Delete “Evening”' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent.at(-2)).toMatchObject({ method: 'DELETE', path: '/api/me/setups/evening-1' }));
});
