import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { expect, test, vi } from 'vitest';
import { openToasts } from '../../../src/ui/toasts.ts';
import { memoryPlayerState } from '../../../src/player-state/player-state.ts';
import JoinPage from '../../../src/pages/join/JoinPage.tsx';
import NewGamePage from '../../../src/pages/new-game/NewGamePage.tsx';
import { bonepileTable } from '../../../src/playground/positions.ts';
import { gameView, nobody, person } from '../../fixtures.ts';
import { openPage } from '../../open-page.tsx';
import { json, pretendService, type Sent } from '../../service.ts';
import { show } from '../../board/on-screen.tsx';

let sent: readonly Sent[] = [];

function open(path: string, reply: () => Response = () => json({ game: gameView(), log: [] }, 201)): void {
  sent = pretendService(({ path: asked }) =>
    asked === '/api/me' ? json({ id: 'u', name: 'Ines', isGuest: true }) : reply(),
  ).sent;
  openPage(path, () => (
    <>
      <Route path="/new" component={NewGamePage} />
      <Route path="/join/:code" component={JoinPage} />
      <Route path="*" component={() => <p>Somewhere else</p>} />
    </>
  ));
}

const option = (name: string): HTMLElement => screen.getByRole('group', { name });
const choose = (name: string, value: string): void =>
  void fireEvent.click(within(option(name)).getByRole('radio', { name: value }));
const submit = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
const posted = (): unknown => sent.find(({ method, path }) => method === 'POST' && path === '/api/games')?.body;
const chosen = (name: string): string =>
  within(option(name))
    .getAllByRole<HTMLInputElement>('radio')
    .find((radio) => radio.checked)?.value ?? '';

test('all five presets are offered', async () => {
  open('/new');
  await screen.findByText('House rules');
  for (const name of ['Hub', 'Station', 'Bonepile', 'Roundhouse', 'Caravan'])
    expect(within(option('Rules')).getByRole('radio', { name: new RegExp(`^${name} `) })).toBeTruthy();
});

test('changing an option changes the request and the list of differences', async () => {
  open('/new');
  await screen.findByText('as Hub has them');
  expect(screen.getByText('Hub rules, with nothing changed.')).toBeTruthy();
  choose('Double blank', '50 pips');
  choose('Tile set', 'double-fifteen');
  expect(screen.getByText('Hub, with two house rules:')).toBeTruthy();
  expect(screen.getByText('Tile set and double blank differ from Hub')).toBeTruthy();
  expect(within(option('Double blank')).getByText('Hub says: nothing.')).toBeTruthy();
  submit();
  await waitFor(() => expect(posted()).toMatchObject({ rules: { preset: 'hub', doubleBlank: 50 }, set: 15, seats: 4 }));
});

test('one option is reset, or all of them', async () => {
  open('/new');
  await screen.findByText('House rules');
  choose('Double blank', '50 pips');
  choose('Must play', 'may draw instead');
  fireEvent.click(screen.getByRole('button', { name: 'Double blank: put back' }));
  expect(chosen('Double blank')).toBe('0');
  expect(document.activeElement).toBe(within(option('Double blank')).getByRole('radio', { name: 'nothing' }));
  expect(screen.getByText('Must play differs from Hub')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Put all back to Hub' }));
  expect(screen.getByText('as Hub has them')).toBeTruthy();
  expect(chosen('Must play')).toBe('yes');
});

test('a contradiction is explained in the words of the rules, and nothing is sent', async () => {
  open('/new');
  await screen.findByText('House rules');
  choose('After a double', 'one more tile anywhere; at most two doubles');
  expect(screen.getByRole('alert').textContent).toMatch(
    /^A build on the first turn needs doubles that are covered at once/,
  );
  submit();
  expect(posted()).toBe(undefined);
  choose('First turn', 'one tile, like any turn');
  expect(screen.getByRole('alert').textContent).toBe('');
  submit();
  await waitFor(() =>
    expect(posted()).toMatchObject({ rules: { preset: 'hub', doubles: 'pair', firstTurn: 'single' } }),
  );
});

test('an option without effect is disabled, and says why', async () => {
  open('/new');
  await screen.findByText('House rules');
  expect(option('Build at once')).toHaveProperty('disabled', true);
  expect(within(option('Build at once')).getByText('Only where everyone builds before play begins.')).toBeTruthy();
  choose('First turn', 'everyone builds before play begins');
  expect(option('Build at once')).toHaveProperty('disabled', false);
  expect(option('Mexican train at once')).toHaveProperty('disabled', true);
});

test('a link fills the form, and the form provides the link', async () => {
  open('/new?preset=caravan&doubleBlank=25&set=15');
  expect(await screen.findByText('The link brought Caravan with two house rules.')).toBeTruthy();
  expect(chosen('Rules')).toBe('caravan');
  expect(chosen('Double blank')).toBe('25');
  expect(chosen('Tile set')).toBe('15');
  choose('Last tile', 'need not be said');
  const link = screen.getByLabelText('Link to these rules');
  expect(link).toHaveProperty('value', `${location.origin}/new?preset=caravan&lastTile=none&doubleBlank=25&set=15`);
  const written: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
  await waitFor(() => expect(openToasts().map(({ text }) => text)).toEqual([expect.stringContaining('Copied.')]));
  expect(written).toEqual([`${location.origin}/new?preset=caravan&lastTile=none&doubleBlank=25&set=15`]);
});

test('an invalid link is explained, and its preset is kept', async () => {
  open('/new?preset=station&doubleBlank=seven');
  expect(await screen.findByText(/wants “seven” for double blank.*rules of Station instead/)).toBeTruthy();
  expect(chosen('Rules')).toBe('station');
  expect(screen.getByText('Station rules, with nothing changed.')).toBeTruthy();
});

test('an invited player sees the differences from the usual rules before joining', async () => {
  const game = {
    ...gameView({ rules: { preset: 'hub', doubleBlank: 50 }, seats: [person('Ines'), nobody] }),
    status: 'lobby',
  };
  open('/join/AbCdEfGhIjKlMnOpQrStUv', () => json({ game, host: 'Ines', isMember: false }));
  expect(await screen.findByText('Hub, with one house rule:')).toBeTruthy();
  expect(screen.getByText('(Hub: nothing)').closest('li')?.textContent).toBe('Double blank: 50 pips (Hub: nothing)');
});

test('in a game the menu has a tab with every rule and its sentence', () => {
  const nothing = (): void => {};
  const houseRules = { preset: 'bonepile', doubleBlank: 50 } as const;
  show(
    { ...bonepileTable(), rules: houseRules },
    { playerState: memoryPlayerState(), onAct: nothing, onShowScores: nothing },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(screen.getByRole('tab', { name: 'Rules' }));
  const list = screen.getByRole('region', { name: 'Rules of this table' });
  expect(within(list).getByText('What 0-0 costs when it is left in the hand.')).toBeTruthy();
  expect(within(list).getByText('house rule').closest('dt')?.textContent).toContain('Double blank');
});
