import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { expect, test } from 'vitest';
import NewGamePage from '../../../src/pages/new-game/NewGamePage.tsx';
import { accountText } from '#text/account.ts';
import { text } from '#text/table.ts';
import { openPage } from '../../open-page.tsx';
import { json, pretendService, problem } from '../../service.ts';

const companion = (name: string, seat: number) => ({ game: 'AAAAAAAAAAAA', seat, name, games: 2 });
const answering =
  (names: readonly string[]) =>
  ({ method, path }: { readonly method: string; readonly path: string }): Response => {
    if (path === '/api/me/companions') return json({ companions: names.map(companion) });
    if (path === '/api/me/setups') return json({ setups: [] });
    return method === 'POST' ? problem(409, 'No.') : json({ id: 'u', name: 'Ines', isGuest: true });
  };

test('30.2 the form does not promise a hand size that the opening enlarges, and says if it can pass twenty tiles', async () => {
  pretendService(() => json({ id: 'u', name: 'Ines', isGuest: true }));
  openPage('/new', () => <Route path="/new" component={NewGamePage} />);
  expect(await screen.findByText('Double-twelve set, 15 tiles in each hand.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /Station/ }));
  expect(screen.getByText(/, 6 tiles in each hand at first\. Then all draw in turns/)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /Roundhouse/ }));
  expect(
    screen.getByText(
      /tiles in each hand; all draw more if nobody holds the engine\. Hands can grow to more than twenty tiles\.$/,
    ),
  ).toBeTruthy();
});

test('30.6 a new game has five rounds, and says how long they take', async () => {
  pretendService(answering([]));
  openPage('/new', () => <Route path="/new" component={NewGamePage} />);
  expect(await screen.findByText(/^It takes about .* weeks\.$/)).toBeTruthy();
  expect(number('Rounds').value).toBe('5');
  type('Rounds', '10');
  expect(screen.getByText(/^It takes about .* (?:weeks|months)\.$/)).toBeTruthy();
});

test('a game name that is too long is not cut off, and blocks the form until it fits', async () => {
  const { sent } = pretendService(() => json({ id: 'u', name: 'Ines', isGuest: true }));
  openPage('/new', () => <Route path="/new" component={NewGamePage} />);
  const field = await screen.findByLabelText(/^Name of the table/);
  fireEvent.input(field, { target: { value: 'x'.repeat(45) } });
  expect(screen.getByText(/^5 characters too many: there is room for 40\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

test('pips and figures have the same names wherever they are chosen', () => {
  expect([text.menu.pips, text.menu.numerals]).toEqual([accountText.faces.pips, accountText.faces.figures]);
  expect(text.menu.tiles).toBe(accountText.tiles);
});

test('forced actions are played automatically by default; Roundhouse builds at the same time', async () => {
  const { sent } = pretendService(answering([]));
  openPage('/new', () => <Route path="/new" component={NewGamePage} />);
  const setTable = async (): Promise<unknown> => {
    const posts = (): number => sent.filter(({ method }) => method === 'POST').length;
    const before = posts();
    fireEvent.click(await screen.findByRole('button', { name: 'Open the table' }));
    await waitFor(() => expect(posts()).toBeGreaterThan(before));
    await screen.findByText('No.');
    return sent.findLast(({ method }) => method === 'POST')?.body;
  };
  const group = await screen.findByRole('group', { name: 'When there is only one move' });
  expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Wait for me' }).checked).toBe(true);
  expect(await setTable()).toMatchObject({ rules: { preset: 'hub' }, forcedPlays: false });
  fireEvent.click(within(group).getByRole('radio', { name: 'Play it for me' }));
  fireEvent.click(screen.getByRole('radio', { name: /Roundhouse/ }));
  expect(screen.getByText('Build at once differs from Roundhouse')).toBeTruthy();
  expect(await setTable()).toMatchObject({
    forcedPlays: true,
    rules: { preset: 'roundhouse', simultaneousBuild: 'yes' },
  });
});

const number = (name: string): HTMLInputElement => screen.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
const type = (name: string, value: string): void => void fireEvent.input(number(name), { target: { value } });

test('the form begins with people, computers and rounds, and the button says what comes of them', async () => {
  const { sent } = pretendService(answering([]));
  openPage('/new', () => <Route path="/new" component={NewGamePage} />);
  await screen.findByText('4 seats');
  expect(screen.getAllByRole('spinbutton').slice(0, 3)).toEqual(['People', 'Computers', 'Rounds'].map(number));
  type('People', '2');
  expect(screen.getByText('Then you get a link for one person.')).toBeTruthy();
  type('Computers', '1');
  expect(screen.getByText('3 seats')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ seats: 3, computers: 1, start: false }),
  );
  await screen.findByText('No.');
  type('People', '1');
  expect(screen.queryByText(/Then you get a link/)).toBeNull();
  // Nobody plays alone.
  expect(number('Computers').min).toBe('1');
  fireEvent.click(screen.getByRole('button', { name: 'Start against a computer' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
      seats: 2,
      computers: 1,
      start: true,
    }),
  );
});

test('a folded part says what it is set to', async () => {
  pretendService(() => json({ id: 'u', name: 'Ines', isGuest: true }));
  openPage('/new', () => <Route path="/new" component={NewGamePage} />);
  const folded = (title: string): string | null | undefined =>
    screen.getByText(title, { selector: 'summary b' }).nextElementSibling?.textContent;
  await screen.findByText('4 seats');
  expect([folded('House rules'), folded('Clock'), folded('When there is only one move')]).toEqual([
    'as Hub has them',
    'A day a turn',
    'Wait for me',
  ]);
  fireEvent.input(screen.getByLabelText(/^Name of the table/), { target: { value: 'Night Mail' } });
  expect(folded('Name of the table')).toBe('Night Mail');
  fireEvent.click(screen.getByRole('radio', { name: /^No clock/ }));
  expect(folded('Clock')).toBe('No clock');
});

test('each option can be seen as the same move under all its values', async () => {
  pretendService(() => json({ id: 'u', name: 'Ines', isGuest: true }));
  openPage('/new', () => <Route path="/new" component={NewGamePage} />);
  const rule = await screen.findByRole('group', { name: 'Drawn tile' });
  const pictures = within(rule).getByText('In pictures').closest('details');
  if (pictures === null) throw new Error('no pictures');
  pictures.open = true;
  fireEvent(pictures, new Event('toggle'));
  const figures = within(pictures).getAllByRole('figure');
  expect(figures.map((figure) => within(figure).getByRole('img').getAttribute('aria-label'))).toEqual([
    expect.stringContaining('has to play it'),
    expect.stringContaining('may keep it'),
  ]);
  expect(within(pictures).getByText('this table').previousElementSibling?.textContent).toBe('May be kept');
});

test('people from earlier games are invited with a tap, and the button names them', async () => {
  const { sent } = pretendService(answering(['Ana', 'Ben', 'Cy']));
  openPage('/new', () => <Route path="/new" component={NewGamePage} />);
  const people = await screen.findByRole('group', { name: 'People you have played with' });
  const tap = (name: string): void => void fireEvent.click(within(people).getByRole('button', { name }));
  tap('Ana');
  tap('Ben');
  expect(within(people).getByRole('button', { name: 'Ana' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('3 seats')).toBeTruthy();
  expect(screen.getByText('It starts when all have said yes.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Phrases only' }));
  fireEvent.click(screen.getByRole('button', { name: 'Invite Ana and Ben' }));
  await screen.findByText('No.');
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    seats: 3,
    phrasesOnly: true,
    invite: [
      { game: 'AAAAAAAAAAAA', seat: 0 },
      { game: 'AAAAAAAAAAAA', seat: 1 },
    ],
  });
  // Open seats that were asked for stay: the next person takes one of them.
  type('People', '4');
  expect(screen.getByText('Then you get a link for one person.')).toBeTruthy();
  tap('Cy');
  expect(screen.getByText('4 seats')).toBeTruthy();
  tap('Ana');
  expect(screen.getByRole('button', { name: 'Invite Ben and Cy' })).toBeTruthy();
  expect(screen.getByText('4 seats')).toBeTruthy();
});

test('of more than eight people, a search finds the others', async () => {
  pretendService(answering(['Ana', 'Ben', 'Cy', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Inés', 'Jo']));
  openPage('/new', () => <Route path="/new" component={NewGamePage} />);
  const people = await screen.findByRole('group', { name: 'People you have played with' });
  expect(within(people).getAllByRole('button')).toHaveLength(8);
  fireEvent.input(screen.getByRole('searchbox', { name: 'Find one of 10 people' }), { target: { value: 'ines' } });
  fireEvent.click(within(people).getByRole('button', { name: 'Inés' }));
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: '' } });
  expect(within(people).getByRole('button', { name: 'Inés' }).getAttribute('aria-pressed')).toBe('true');
  expect(within(people).getAllByRole('button')).toHaveLength(8);
});
