import { Route } from '@solidjs/router';
import { cleanup, fireEvent, render, screen, within } from '@solidjs/testing-library';
import type { GameView } from '@slow-train/protocol';
import { afterEach, expect, test, vi, type Mock } from 'vitest';
import { queryClient } from '../../../src/client/query.ts';
import RoundEnd from '../../../src/panels/round-end/RoundEnd.tsx';
import GamePage from '../../../src/pages/game/GamePage.tsx';
import { memoryPlayerState } from '../../../src/player-state/player-state.ts';
import { closePages, openPage } from '../../open-page.tsx';
import { computer, gameView, person } from '../../fixtures.ts';
import { recordOf } from '../../playback/records.ts';
import { json, pretendService, problem } from '../../service.ts';

afterEach(() => {
  cleanup();
  closePages();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const record = recordOf('hub');
const out = (round: number): number => record.rounds[round]?.scores.indexOf(0) ?? -1;

/** The recorded game after its first round, as Ines in seat 0 sees it. */
const game: GameView = gameView({
  status: 'playing',
  rules: record.rules,
  set: record.set,
  rounds: 2,
  seats: [person('Ines'), computer('Stanier')],
  results: record.rounds.slice(0, 1).map(({ engine, scores }, round) => ({ engine, scores, out: out(round) })),
});
/** The seat that went out, as the page names it. */
const winner = out(0) === 0 ? 'You' : 'Stanier';

function open(shown: GameView = game): { readonly ready: Mock<() => void> } {
  const ready = vi.fn<() => void>();
  render(() => <RoundEnd game={shown} round={shown.results.length} onReady={ready} />);
  return { ready };
}

test('the end of a round says who went out, counts every hand, and waits for the button', async () => {
  pretendService(() => json({ ...record, rounds: record.rounds.slice(0, 1) }));
  const { ready } = open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${winner} went out`);
  const hands = screen.getByRole('list', { name: 'Tiles left in each hand' });
  const loser = within(hands).getAllByRole('listitem')[1];
  if (loser === undefined) throw new Error('two hands are expected');
  const tiles = await within(loser).findAllByRole('img');
  expect(tiles.length).toBeGreaterThan(0);
  const pips = tiles.flatMap((tile) => (tile.getAttribute('aria-label') ?? '').split('-').map(Number));
  expect(loser.textContent).toContain(`${pips.reduce((sum, one) => sum + one, 0)} pips`);
  expect(within(hands).getByText('no tile left')).toBeDefined();
  expect(ready).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Ready for round 2' }));
  expect(ready).toHaveBeenCalledOnce();
});

test('the columns of a sheet without room for all rounds still add up, and a link leads to my games', async () => {
  pretendService(() => problem(409, 'Not now.'));
  const scores = [
    [31, 12, 40, 8, 22, 5, 17, 60],
    [0, 9, 14, 33, 6, 2, 51, 7],
  ];
  const results = scores.map((pips, round) => ({ engine: `${12 - round}-${12 - round}`, scores: pips, out: null }));
  const names = ['Ines', 'Ana', 'Bo', 'Cy', 'Dot', 'Eli', 'Fay', 'Gus'];
  open({ ...game, rounds: 5, seats: names.map(person), results });
  const cells = (row: RegExp): number[] =>
    within(screen.getByRole('row', { name: row }))
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent));
  expect(cells(/^before/)).toEqual(scores[0]);
  const sums = cells(/^before/).map((pips, seat) => pips + (scores[1]?.[seat] ?? 0));
  expect(cells(/^Total/)).toEqual(sums);
  expect((await screen.findByText('Your tables')).tagName).toBe('A');
});

test('the heading has the focus, so that a screen reader begins there', () => {
  pretendService(() => json(record));
  open();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('scores are there at once; tiles that cannot be loaded can be asked for again', async () => {
  let isUp = false;
  pretendService(() => (isUp ? json({ ...record, rounds: record.rounds.slice(0, 1) }) : problem(409, 'Not now.')));
  open();
  expect(screen.getByRole('row', { name: /^Total/ })).toBeDefined();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The scores are right.');
  isUp = true;
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByText('no tile left');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a blocked round has a headline of its own', () => {
  pretendService(() => problem(409, 'Not now.'));
  open({ ...game, results: [{ engine: '12-12', scores: [12, 30], out: null }] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nobody can play');
});

test('after the last round the button leads to the final standing', () => {
  pretendService(() => json(record));
  open({
    ...game,
    status: 'finished',
    places: [1, 2],
    results: record.rounds.map(({ engine, scores }, round) => ({ engine, scores, out: out(round) })),
  });
  expect(screen.getByRole('button', { name: 'Final standing' })).toBeDefined();
});

test('my own round is analysed on request', async () => {
  pretendService(() => json({ ...record, rounds: record.rounds.slice(0, 1) }));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'My round' }));
  const sheet = await screen.findByRole('dialog', { name: 'Your round 1', hidden: true });
  expect(sheet.textContent).toContain('weighed by what you could see at the time.');
  expect(sheet.textContent).toMatch(/Yours \d+ tiles?, \d+ pips? left over/);
});

test('spectators and owners who are away see the result, without an analysis', async () => {
  pretendService(() => json({ ...record, rounds: record.rounds.slice(0, 1) }));
  open({ ...game, you: { ...game.you, seat: null, away: 0 } });
  await screen.findByText('no tile left');
  expect(screen.queryByRole('button', { name: 'My round' })).toBeNull();
});

test('every missed end of a round waits for the player, in order', async () => {
  const results = record.rounds.map(({ engine, scores }, round) => ({ engine, scores, out: out(round) }));
  const seen = { ...memoryPlayerState().now(), version: 1, readUpTo: 0 };
  pretendService(({ path, method }) => {
    if (path.includes('/record')) return json(record);
    if (method === 'PATCH') return json({ ...seen, roundsSeen: 1, version: 2 });
    return json({ game: { ...game, results, rounds: 3 }, log: [], playerState: seen });
  });
  openPage(`/tables/${game.id}`, () => <Route path="/tables/:id" component={GamePage} />);
  expect(await screen.findByText('Round 1 of 3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ready for round 2' }));
  expect(await screen.findByText('Round 2 of 3')).toBeTruthy();
});
