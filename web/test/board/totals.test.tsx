import { fireEvent, screen } from '@solidjs/testing-library';
import { expect, test } from 'vitest';
import { memoryPlayerState } from '../../src/player-state/player-state.ts';
import { bonepileTable } from '../../src/playground/positions.ts';
import { fixtureOf } from '../../src/playground/sketch.ts';
import { show, tile } from './on-screen.tsx';

const given = { playerState: memoryPlayerState(), onAct: () => undefined, onShowScores: () => undefined };
/** The pips so far as the rows show them, in the order of the trains. */
const totals = (): readonly string[] =>
  [...document.querySelectorAll('[data-total]')].map((one) => one.textContent?.trim() ?? '');

test('every seat’s pips so far are on the board, with their unit, apart from the tiles in hand', () => {
  show(bonepileTable(), given);
  // Three rounds of the fixture: 17 + 46 + 14 for seat 0, and so on.
  expect(totals()).toEqual(['77 pips', '67 pips', '118 pips', '47 pips', '98 pips', '88 pips', '139 pips', '68 pips']);
  expect(screen.getByRole('button', { name: /^Ana’s train, .* 3 tiles in hand, 67 pips so far/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^The Mexican train/ }).getAttribute('aria-label') ?? '').not.toMatch(
    /pips/,
  );
});

test('the pips so far stay while a tile is picked up', () => {
  show(bonepileTable(), given);
  fireEvent.click(tile('7-3'));
  expect(totals()).toHaveLength(8);
});

test('no pips are shown before the first round is over', () => {
  const { game } = fixtureOf(bonepileTable());
  const update = show(bonepileTable(), given);
  update({ game: { ...game, results: [] } });
  expect(totals()).toEqual([]);
});
