import { Route } from '@solidjs/router';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import type { LogEntry, OccupantView } from '@slow-train/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import type { Ending } from '../../../src/panels/end-game/end-game.ts';
import GamePage from '../../../src/pages/game/GamePage.tsx';
import { memoryPlayerState } from '../../../src/player-state/player-state.ts';
import { bonepileTable } from '../../../src/playground/positions.ts';
import { fixtureOf } from '../../../src/playground/sketch.ts';
import { openSettings, show } from '../../board/on-screen.tsx';
import { fromNow } from '../../clock.ts';
import { closePages, openPage } from '../../open-page.tsx';
import { json, pretendService } from '../../service.ts';

const SECOND = 1_000;
const { game, log } = fixtureOf(bonepileTable());
const withComputers = (held?: string): readonly OccupantView[] =>
  game.seats.map((occupant, seat) => {
    if (seat === game.you.seat) return occupant;
    const sitsFor = seat === 1 && held !== undefined ? { sitsFor: held } : {};
    return { kind: 'computer', name: `C${seat}`, ...sitsFor };
  });
const solo = { ...game, seats: withComputers(), forcedPlays: true };

afterEach(() => {
  cleanup();
  closePages();
});

test('a game against computers is ended with one tap in the settings; with other people it is not', () => {
  const end = vi.fn<Ending['end']>(() => Promise.resolve());
  const next = show(bonepileTable(), {
    playerState: memoryPlayerState(),
    onAct: () => {},
    onShowScores: () => {},
    ending: { end, reopen: () => Promise.resolve() },
  });
  openSettings();
  expect(screen.queryByRole('button', { name: 'End this game' })).toBeNull();
  next({ game: { ...solo, seats: withComputers('Ana') } });
  expect(screen.queryByRole('button', { name: 'End this game' })).toBeNull();
  next({ game: solo });
  // There is nobody to ask, neither about time without a clock nor about the end.
  expect(screen.queryByRole('button', { name: 'Ask the table…' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'End this game' }));
  expect(end).toHaveBeenCalledTimes(1);
});

/** Opens the page of a game that was ended that many seconds ago. */
function openEnded(seconds: number) {
  const at = fromNow(-seconds * SECOND);
  const last: LogEntry = {
    revision: solo.revision + 1,
    seat: null,
    by: 'table',
    at,
    events: [{ type: 'ended', seat: 0 }],
  };
  const ended = { ...solo, revision: last.revision, status: 'finished' as const, isCancelled: true };
  const service = pretendService(({ method, path }) =>
    method === 'DELETE' && path.endsWith('/end')
      ? json({ game: { ...solo, revision: last.revision + 1 }, log: [] })
      : json({ game: ended, log: [...log, last] }),
  );
  openPage(`/tables/${solo.id}`, () => <Route path="/tables/:id" component={GamePage} />);
  return service;
}

test('for a minute the game comes back where it was', async () => {
  openEnded(20);
  expect(await screen.findByRole('heading', { name: 'You ended this game' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'Your hand' })).toBeTruthy();
});

test('after a minute an ended game stays ended', async () => {
  openEnded(61);
  expect(await screen.findByRole('heading', { name: 'You ended this game' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('link', { name: 'New game' })).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
