import type { PlayerState, PlayerStateChange } from '@slow-train/protocol';
import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlayerState, mergeNotes, type SaveOutcome } from '../../src/player-state/create-player-state.ts';
import { EMPTY_PLAYER_STATE, type PlayerStateStore } from '../../src/player-state/player-state.ts';

const GAME = 'abcdefghijkl';
const draft = (...tiles: string[]) => ({ round: 1, tiles });

/** A service with one player state, whose connection can be cut. */
function makeService() {
  let state: PlayerState = EMPTY_PLAYER_STATE;
  const service = {
    isThere: true,
    received: 0,
    now: () => state,
    /** Another device's change. */
    put(parts: Partial<PlayerState>): void {
      state = { ...state, ...parts, version: state.version + 1 };
    },
    send(_game: string, { notes, ...parts }: PlayerStateChange): Promise<SaveOutcome> {
      service.received++;
      if (!service.isThere) return Promise.resolve({ kind: 'later', wait: 0 });
      if (notes !== undefined && notes.instead !== state.notes) return Promise.resolve({ kind: 'overtaken' });
      service.put({
        ...(parts.arrangement === undefined ? {} : { arrangement: parts.arrangement }),
        ...(parts.draft === undefined ? {} : { draft: parts.draft }),
        ...(parts.readUpTo === undefined ? {} : { readUpTo: parts.readUpTo }),
        ...(notes === undefined ? {} : { notes: notes.text }),
      });
      return Promise.resolve({ kind: 'saved', state });
    },
  };
  return service;
}
type Service = ReturnType<typeof makeService>;

interface Device {
  readonly playerState: PlayerStateStore;
  /** Reads the game. */
  look(): void;
  /** Closes the page. */
  leave(): void;
}

function device(service: Service): Device {
  return createRoot((leave) => {
    const [saved, setSaved] = createSignal<PlayerState | undefined>(undefined);
    const look = (): void => void setSaved(service.now());
    const playerState = createPlayerState({ game: GAME, saved, take: setSaved, refetch: look, send: service.send });
    return { playerState, look, leave };
  });
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(5 * 60_000);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the player state', () => {
  test('the player state shows changes at once and saves them together soon after', async () => {
    const service = makeService();
    const phone = device(service);
    phone.look();
    for (const tile of ['12-5', '12-4', '12-3']) phone.playerState.change({ draft: draft(tile) });
    expect(phone.playerState.now().draft).toEqual(draft('12-3'));
    expect(phone.playerState.isSaved()).toBe(false);
    await settle();
    expect(phone.playerState.isSaved()).toBe(true);
    expect(service.now().draft).toEqual(draft('12-3'));
    expect(service.received).toBe(1);
  });

  test('the player state merges changes from another device with changes made here', async () => {
    const service = makeService();
    const [phone, desktop] = [device(service), device(service)];
    phone.look();
    desktop.look();
    phone.playerState.change({ draft: draft('12-5') });
    await settle();
    desktop.playerState.change({ readUpTo: 7 });
    desktop.look();
    expect(desktop.playerState.now()).toMatchObject({ draft: draft('12-5'), readUpTo: 7 });
    await settle();
    phone.look();
    expect(phone.playerState.now()).toMatchObject({ draft: draft('12-5'), readUpTo: 7 });
  });

  test('the player state loses nothing through a lost connection and a reload', async () => {
    const service = makeService();
    const phone = device(service);
    phone.look();
    service.isThere = false;
    phone.playerState.change({ draft: draft('12-5'), notes: 'Bo has no nines.' });
    await settle();
    expect(phone.playerState.isSaved()).toBe(false);
    phone.leave();
    service.isThere = true;
    const again = device(service);
    again.look();
    expect(again.playerState.now()).toMatchObject({ draft: draft('12-5'), notes: 'Bo has no nines.' });
    await settle();
    expect(service.now()).toMatchObject({ draft: draft('12-5'), notes: 'Bo has no nines.' });
    expect(localStorage).toHaveLength(0);
  });

  test('the player state keeps notes written on two devices at once', async () => {
    const service = makeService();
    service.put({ notes: 'Bo has no nines.' });
    const phone = device(service);
    phone.look();
    service.put({ notes: 'Bo has no nines. Ana waits for a double.' });
    phone.playerState.change({ notes: 'Bo has no nines. Keep the 5-5.' });
    await settle();
    expect(service.now().notes).toContain('Ana waits for a double.');
    expect(service.now().notes).toContain('Keep the 5-5.');
    expect(phone.playerState.now().notes).toBe(service.now().notes);
    expect(phone.playerState.isSaved()).toBe(true);
  });

  test('the player state keeps merged notes that are too long on this device until they are shortened', async () => {
    const service = makeService();
    const phone = device(service);
    phone.look();
    service.put({ notes: 'a'.repeat(3_000) });
    phone.playerState.change({ notes: 'b'.repeat(3_000), readUpTo: 3 });
    await settle();
    expect(service.now()).toMatchObject({ notes: 'a'.repeat(3_000), readUpTo: 3 });
    expect(phone.playerState.now().notes).toContain('b'.repeat(3_000));
    expect(phone.playerState.isSaved()).toBe(false);
    phone.playerState.change({ notes: 'Both, shorter.' });
    await settle();
    expect(service.now().notes).toBe('Both, shorter.');
    expect(phone.playerState.isSaved()).toBe(true);
  });

  test('the player state is not known before the service has answered', () => {
    const phone = device(makeService());
    expect(phone.playerState.isKnown()).toBe(false);
    phone.look();
    expect(phone.playerState.isKnown()).toBe(true);
  });
});

describe('merging notes of two devices', () => {
  test.each([
    ['', 'mine', '', 'mine'],
    ['', '', 'theirs', 'theirs'],
    ['a', 'a b', 'a c', 'a c b'],
    ['a', 'x', 'a c', 'x c'],
    ['a', 'x', 'y', 'y\n\nx'],
    ['a', 'b', 'b', 'b'],
  ])('notes of two devices based on %j merge: %j and %j become %j', (base, mine, theirs, both) => {
    expect(mergeNotes(base, mine, theirs)).toBe(both);
  });
});
