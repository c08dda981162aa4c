import { Route } from '@solidjs/router';
import { cleanup, screen, within } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { GameRow } from '../../../src/pages/home/GameRow.tsx';
import GamePage from '../../../src/pages/game/GamePage.tsx';
import { Scores } from '../../../src/pages/scores/ScoresPage.tsx';
import { held } from '../../../src/playground/clocked-positions.ts';
import { gameView, person, summary } from '../../fixtures.ts';
import { closePages, openPage } from '../../open-page.tsx';
import { json, pretendService } from '../../service.ts';

const cancelled = gameView({
  status: 'finished',
  isCancelled: true,
  invitation: null,
  seats: ['Kim', 'Ana'].map(person),
  results: [{ engine: '12-12', scores: [34, 12], out: 1 }],
});

afterEach(() => {
  cleanup();
  closePages();
});

test('a cancelled game has no winner, no places and no record', () => {
  openPage('/', () => <Route path="*" component={() => <Scores game={cancelled} />} />);
  expect(screen.getByText(/^This game was ended without a result\./)).toBeTruthy();
  expect(screen.queryByText(/\bwins\b|won with|came in/)).toBeNull();
  const sheet = screen.getByRole('table', { name: 'Pips by round and seat' });
  expect(within(sheet).getByRole('row', { name: /^Place/ }).textContent).toBe('Place··');
  expect(within(sheet).getByRole('row', { name: /^12-12/ }).textContent).toContain('34');
  expect(sheet.textContent).not.toContain('next');
  expect(screen.queryByRole('link', { name: 'Watch it again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'New game' })).toBeTruthy();
});

test('the page of a cancelled game is the score sheet, even in the middle of a round', async () => {
  const game = { ...cancelled, round: held().game.round, seats: held().game.seats, results: [] };
  pretendService(() => json({ game, log: [] }));
  openPage('/tables/abcdefghijkl', () => <Route path="/tables/:id" component={GamePage} />);
  expect(await screen.findByText(/^This game was ended without a result\./)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your hand' })).toBeNull();
  expect(screen.queryByText('being played')).toBeNull();
});

test('the list of games shows no place for a cancelled game', () => {
  const game = summary({ status: 'finished', yourPlace: null, news: 'The game was ended without a result.' });
  openPage('/', () => <Route path="*" component={() => <GameRow game={game} now={Date.parse(game.updatedAt)} />} />);
  expect(screen.getByRole('link').textContent).toContain('The game was ended without a result.');
  expect(screen.getByRole('link').textContent).not.toMatch(/of 2/);
});
