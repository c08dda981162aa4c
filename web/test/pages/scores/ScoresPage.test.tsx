import { Route } from '@solidjs/router';
import { screen, within } from '@solidjs/testing-library';
import type { GameView } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { Scores } from '../../../src/pages/scores/ScoresPage.tsx';
import { gameView, person } from '../../fixtures.ts';
import { openPage } from '../../open-page.tsx';

const seats = ['Kim', 'Ana', 'Milo', 'Kasimir', 'Ines', 'Jun', 'Ottoline', 'Theo'].map(person);
const scored = gameView({
  status: 'playing',
  name: 'The Stopping Service',
  seats,
  results: [
    { engine: '12-12', scores: [34, 12, 61, 25, 0, 47, 18, 39], out: 4 },
    { engine: '11-11', scores: [0, 28, 33, 52, 21, 19, 44, 37], out: 0 },
    { engine: '10-10', scores: [26, 31, 9, 40, 22, 15, 38, 17], out: null },
    { engine: '9-9', scores: [41, 7, 14, 63, 29, 0, 23, 11], out: 5 },
  ],
});

function open(game: GameView): void {
  openPage('/', () => <Route path="*" component={() => <Scores game={game} />} />);
}

test('the page says who leads and how far behind I am', () => {
  open(scored);
  expect(screen.getByText('Ines leads with 72. You are fourth, 29 behind.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'After round 4' })).toBeTruthy();
});

test('the score sheet is a table of rounds and seats', () => {
  open(scored);
  const table = screen.getByRole('table', { name: 'Pips by round and seat' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Engine', 'You', 'Ana', 'Milo', 'Kasimir', 'Ines', 'Jun', 'Ottoline', 'Theo']);
  const first = within(table).getByRole('row', { name: /^12-12/ });
  expect(
    within(first)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['34', '12', '61', '25', '0 went out', '47', '18', '39']);
  expect(within(table).getByRole('row', { name: /^8-8/ }).textContent).toContain('next');
  expect(screen.getByText(/Round 3 was blocked: nobody could play\./)).toBeTruthy();
});

test('a finished game says who won, and what to do next', () => {
  open({ ...scored, status: 'finished', rounds: 4, places: [4, 2, 6, 8, 1, 3, 7, 5] });
  expect(screen.getByRole('heading', { name: 'Ines wins' })).toBeTruthy();
  expect(screen.getByText(/^Ines won with 72 pips in all\. You have \d+ pips and came fourth of 8\./)).toBeTruthy();
  // There is one end page, from which the same people play once more.
  expect(screen.getByRole('link', { name: 'Final standing' }).getAttribute('href')).toBe(`/tables/${scored.id}`);
  expect(document.title).toContain('The Stopping Service');
});

test('a shared victory names all winners', () => {
  const results = [{ engine: '12-12', scores: [5, 5, 9, 9, 9, 9, 9, 9], out: null }];
  open({ ...scored, status: 'finished', rounds: 1, results, places: [1, 1, 3, 3, 3, 3, 3, 3] });
  expect(screen.getByRole('heading', { name: 'You and Ana win together' })).toBeTruthy();
  expect(screen.getByText(/^You and Ana won with 5 pips each\./)).toBeTruthy();
});

test('where the most pips win, the sheet says so, and how far behind somebody is', () => {
  const results = [{ engine: '12-12', scores: [0, 0, 0, 0, 0, 90, 0, 0], out: 5 }];
  open({ ...scored, results, rules: { preset: 'hub', scoring: 'winner' }, you: { ...scored.you, seat: 0 } });
  expect(screen.getByText(/Most pips win\./)).toBeTruthy();
  expect(screen.getByText(/You are second, 90 behind\./)).toBeTruthy();
});
