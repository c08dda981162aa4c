import { cleanup } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import { Picker } from '../../src/pages/replay/Picker.tsx';
import { memoryPlayerState } from '../../src/player-state/player-state.ts';
import { waiting } from '../../src/playground/positions.ts';
import { fixtureOf } from '../../src/playground/sketch.ts';
import { closePages, openPage } from '../open-page.tsx';
import { Route } from '@solidjs/router';
import { show } from './on-screen.tsx';

afterEach(() => {
  cleanup();
  closePages();
  vi.unstubAllGlobals();
});

/** Pretends a window in which these media queries hold. */
function pretend(matching: (query: string) => boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: matching(query) }));
}
const isDesktop = (query: string): boolean => query.includes('width') || query.includes('any-hover');
const page = (): string => document.body.textContent ?? '';

const given = { playerState: memoryPlayerState(), onAct: () => undefined, onShowScores: () => undefined };

test('only a hand with an order, and a mouse, is told about dragging', () => {
  pretend(isDesktop);
  const next = show(waiting(), given);
  expect(page()).toContain('Drag the tiles');
  const { game } = fixtureOf(waiting());
  if (game.round === null) throw new Error('no round');
  const [tile = ''] = game.round.hand ?? [];
  const seats = game.round.seats.map((seat, index) => (index === 0 ? { ...seat, tiles: 1 } : seat));
  next({ game: { ...game, revision: game.revision + 1, round: { ...game.round, hand: [tile], seats } } });
  expect(page()).not.toContain('Drag the tiles');
});

test('spectators are told nothing of dragging', () => {
  pretend(isDesktop);
  show({ ...waiting(), seat: null }, given);
  expect(page()).not.toContain('Drag the tiles');
});

test.each([
  ['with a mouse', isDesktop, true],
  ['on a phone', () => false, false],
])('a file can be dropped %s only', (_, matching, isTold) => {
  pretend(matching);
  openPage('/replay', () => (
    <Route
      path="/replay"
      component={() => (
        <Picker file={null} problem={null} isDropping={false} onFile={() => undefined} onGame={() => undefined} />
      )}
    />
  ));
  expect(page().includes('or drop the file anywhere')).toBe(isTold);
});
