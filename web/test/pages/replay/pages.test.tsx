import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { expect, test, vi } from 'vitest';
import ReplayPage from '../../../src/pages/replay/ReplayPage.tsx';
import GameReplayPage from '../../../src/pages/replay/GameReplayPage.tsx';
import { Scores } from '../../../src/pages/scores/ScoresPage.tsx';
import { gameView, person, summary } from '../../fixtures.ts';
import { openPage } from '../../open-page.tsx';
import { json, pretendService, problem } from '../../service.ts';
import { broken, recordOf, recordText } from '../../playback/records.ts';

const record = recordOf('hub');
const finished = gameView({
  status: 'finished',
  rounds: 2,
  seats: [person('Ines'), person('Ana')],
  results: record.rounds.map(({ engine, scores }) => ({ engine, scores, out: scores.indexOf(0) })),
  places: [1, 2],
  invitation: null,
  invitationUntil: null,
});

function open(path: string): void {
  openPage(path, () => (
    <>
      <Route path="/replay" component={ReplayPage} />
      <Route path="/tables/:id/replay" component={GameReplayPage} />
      <Route path="/tables/:id/scores" component={() => <Scores game={finished} />} />
    </>
  ));
}

const file = (name: string, text: string): File => new File([text], name, { type: 'application/json' });
const drop = (dropped: File): void => void fireEvent.drop(document.body, { dataTransfer: { files: [dropped] } });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string): void => void fireEvent.keyDown(document.body, { key: name });
const where = (): string => screen.getByRole('slider').getAttribute('aria-valuetext') ?? '';
const said = (): string => screen.getByRole('status').textContent ?? '';
const train = (name: RegExp): HTMLElement =>
  within(screen.getByRole('region', { name: 'Trains' })).getByRole('button', { name });
const hands = (): HTMLElement[] => within(screen.getByRole('region', { name: 'Hands' })).getAllByRole('group');
const deal = 'Round 1 of 2, the deal';

test('my finished games come first, and a file second', async () => {
  const over = { status: 'finished', news: 'Ana won.', yourPlace: 2 } as const;
  pretendService(({ path }) =>
    path.startsWith('/api/games')
      ? json({
          games: [
            summary({ id: 'aaaaaaaaaaaa', name: 'Night Mail', ...over }),
            summary({ id: 'bbbbbbbbbbbb', name: 'Ended early', ...over, yourPlace: null }),
            summary({ id: 'cccccccccccc', name: 'Still played' }),
          ],
        })
      : json({ id: 'u', name: 'Ines', isGuest: true }),
  );
  open('/replay');
  const list = await screen.findByRole('region', { name: 'Your finished games' });
  const links = await within(list).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tables/aaaaaaaaaaaa/replay']);
  const file = screen.getByText('From a file…');
  expect(list.compareDocumentPosition(file) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a dropped record steps forward and back to the right trains', async () => {
  open('/replay');
  drop(file('hub.json', JSON.stringify(record)));
  await screen.findByRole('slider');
  expect(where()).toBe(deal);
  expect(train(/^Seat 2.*, no tile yet, starts with 12/)).toBeTruthy();
  press('Forward');
  expect(said()).toBe('Seat 2 built 13 tiles.');
  expect(train(/^Seat 2.*, 13 tiles, ends in 8/)).toBeTruthy();
  expect(hands()).toHaveLength(2);
  key('ArrowRight');
  expect(train(/^Seat 1.*, 11 tiles, ends in 11/)).toBeTruthy();
  press('Back');
  expect(train(/^Seat 1.*, no tile yet, starts with 12/)).toBeTruthy();
  expect(train(/^Seat 2.*, 13 tiles, ends in 8/)).toBeTruthy();
});

test('keys, slider and rounds jump to any position', async () => {
  open('/replay');
  drop(file('hub.json', JSON.stringify(record)));
  const slider = await screen.findByRole('slider');
  key('End');
  const last = record.rounds[1]?.actions.length ?? 0;
  expect(where()).toBe(`Round 2 of 2, action ${last} of ${last}`);
  expect(said()).toMatch(/went out\. The round is over\.$/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Game over');
  key('Home');
  expect(where()).toBe(deal);
  fireEvent.input(slider, { target: { value: '4' } });
  expect(where()).toContain('action 4 of');
  fireEvent.change(screen.getByRole('combobox', { name: 'Round' }), { target: { value: '2' } });
  expect(where()).toBe('Round 2 of 2, the deal');
});

test('playback runs automatically, and stops when the user takes over', async () => {
  open('/replay');
  drop(file('hub.json', JSON.stringify(record)));
  await screen.findByRole('slider');
  vi.useFakeTimers();
  key(' ');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  vi.advanceTimersByTime(2300);
  expect(where()).toContain('action 2 of');
  press('Forward');
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  vi.advanceTimersByTime(5000);
  expect(where()).toContain('action 3 of');
});

test('the view from a seat shows only its own hand, with its train first', async () => {
  open('/replay');
  drop(file('hub.json', JSON.stringify(record)));
  await screen.findByRole('slider');
  fireEvent.change(screen.getByRole('combobox', { name: 'Seen by' }), { target: { value: '1' } });
  expect(hands()).toHaveLength(1);
  const rows = within(screen.getByRole('region', { name: 'Trains' })).getAllByRole('button');
  expect(rows[0]?.textContent).toContain('Seat 2');
  fireEvent.input(screen.getByRole('slider'), { target: { value: '8' } });
  expect(said()).toBe('Seat 1 drew.');
  fireEvent.change(screen.getByRole('combobox', { name: 'Seen by' }), { target: { value: 'all' } });
  expect(said()).toMatch(/^Seat 1 drew \d+‑\d+\.$/);
});

test('log and scores are shown, and a log entry jumps to its position', async () => {
  open('/replay');
  drop(file('hub.json', JSON.stringify(record)));
  await screen.findByRole('slider');
  fireEvent.change(screen.getByRole('combobox', { name: 'Round' }), { target: { value: '2' } });
  for (let step = 0; step < 5; step++) key('ArrowRight');
  press('Log and score');
  fireEvent.click(within(screen.getByRole('region', { name: 'Log' })).getByRole('button', { name: /^2 / }));
  expect(where()).toContain('Round 2 of 2, action 2 of');
  fireEvent.click(screen.getByRole('tab', { name: 'Score' }));
  const first = within(screen.getByRole('table', { name: 'Pips by round and seat' })).getByRole('row', {
    name: /^12-12/,
  });
  expect(
    within(first)
      .getAllByRole('cell')
      .map((cell) => Number.parseInt(cell.textContent ?? '', 10)),
  ).toEqual(record.rounds[0]?.scores);
});

test('a broken record names its first illegal action and plays up to there', async () => {
  open('/replay');
  drop(file('broken.json', JSON.stringify(broken(record, 1, 6, 'tap'))));
  const alert = await screen.findByText(/^This record goes wrong in round 1, action 6\./);
  expect(alert.textContent).toContain('There is nothing to tap for');
  press('Go there');
  expect(where()).toContain('Round 1 of 2, action 5 of 5');
  expect(said()).toMatch(/^This record goes wrong in round 1, action 6\. Seat \d "tap"/);
});

test('a file with several games asks for one; a file that is no record says so', async () => {
  open('/replay');
  const input = screen.getByLabelText(/From a file/);
  fireEvent.change(input, { target: { files: [file('letter.txt', 'Dear Ana,')] } });
  const said = await screen.findByText(/^This is not a record: it is not JSON\. .* as it was saved\.$/);
  expect(said.textContent).not.toMatch(/unexpected|token|position/i);
  drop(file('games.jsonl', recordText('house-rules')));
  fireEvent.click(await screen.findByRole('button', { name: /^Game 2/ }));
  await screen.findByRole('slider');
  press('Another record');
  expect(screen.getByText('games.jsonl has 7 games. Which one?')).toBeTruthy();
});

test('a finished game is replayed with its names; I am "You"', async () => {
  pretendService(({ path }) => (path.endsWith('/record') ? json(record) : json({ game: finished, log: [] })));
  open('/tables/abcdefghijkl/replay');
  await screen.findByRole('slider');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ana’s turn');
  press('Forward');
  expect(said()).toBe('Ana built 13 tiles.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your turn');
});

test('an unfinished game has no record yet', async () => {
  pretendService(({ path }) =>
    path.endsWith('/record')
      ? problem(409, 'The game is not finished: its record would show every hand.')
      : json({ game: { ...finished, status: 'playing' }, log: [] }),
  );
  open('/tables/abcdefghijkl/replay');
  expect(await screen.findByRole('heading', { name: 'Not finished yet' })).toBeTruthy();
  expect(screen.getByText(/its record would show every hand/)).toBeTruthy();
});

test('the score page of a finished game links to the replay', async () => {
  open('/tables/abcdefghijkl/scores');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Watch it again' }).getAttribute('href')).toBe(
      '/tables/abcdefghijkl/replay',
    ),
  );
});
