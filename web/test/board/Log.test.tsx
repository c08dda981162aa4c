import { cleanup, fireEvent, screen, within } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryPlayerState } from '../../src/player-state/player-state.ts';
import { waiting } from '../../src/playground/positions.ts';
import { show } from './on-screen.tsx';

afterEach(cleanup);

/** Shows a log in which Ana drew, the viewer passed and Ana passed; returns the sentences marked as new. */
function newAfter(newSince: number | null, mine: 'person' | 'forced' = 'person'): readonly string[] {
  const at = '2026-11-21T10:00:00.000Z';
  const by = 'person';
  const log = [
    { revision: 4, seat: 1, by, at, events: [{ type: 'drew', seat: 1, tile: null }] },
    { revision: 5, seat: 0, by: mine, at, events: [{ type: 'passed', seat: 0 }] },
    { revision: 6, seat: 1, by, at, events: [{ type: 'passed', seat: 1 }] },
  ] as const;
  show(
    { ...waiting(), log },
    { playerState: memoryPlayerState(), onAct: vi.fn<() => void>(), onShowScores: vi.fn<() => void>(), newSince },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const lines = within(screen.getByRole('region', { name: 'Log' })).getAllByRole('listitem');
  expect(lines).toHaveLength(3);
  return lines
    .filter((line) => within(line).queryByText('New') !== null)
    .map((line) => line.querySelector('p')?.textContent ?? '');
}

test('the log marks what others did since the viewer’s last visit', () => {
  expect(newAfter(4)).toEqual(['Ana passed.']);
});

test('on a first visit nothing is marked as new', () => {
  expect(newAfter(0)).toEqual([]);
});

test('a move made for the viewer is marked too, and says why', () => {
  expect(newAfter(4, 'forced')).toEqual(['Ana passed.', 'You passed. (automatic)']);
});
