import { cleanup, fireEvent, screen, within } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryPlayerState } from '../../src/player-state/player-state.ts';
import { waiting } from '../../src/playground/positions.ts';
import { show } from './on-screen.tsx';

afterEach(cleanup);

/** A table where Ana drew, the reader drew, and Ana passed; the sentences that are marked as new to the reader. */
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

test('the log marks what others did since the reader was here last', () => {
  expect(newAfter(4)).toEqual(['Ana passed.']);
});

test('to who has never been here all of it is as new, and nothing is marked', () => {
  expect(newAfter(0)).toEqual([]);
});

test('what was done for the reader is marked too, and says why', () => {
  expect(newAfter(4, 'forced')).toEqual(['Ana passed.', 'You passed. (automatic)']);
});
