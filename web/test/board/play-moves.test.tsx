import { cleanup, fireEvent, screen } from '@solidjs/testing-library';
import type { LogEntry } from '@slow-train/protocol';
import { readView, viewFor, type View } from '@slow-train/rules';
import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMovePlayer, type MovePlayer } from '../../src/board/state/play-moves.ts';
import { rewind } from '../../src/board/state/rewind.ts';
import { shownTrains } from '../../src/board/state/trains.ts';
import { chooseSpeed } from '../../src/components/move-settings.ts';
import { logEntryOf, replayRecord } from '../../src/playback/record-timeline.ts';
import { memoryPlayerState } from '../../src/player-state/player-state.ts';
import { waiting } from '../../src/playground/positions.ts';
import { fixtureOf, type Sketch } from '../../src/playground/sketch.ts';
import { recordOf } from '../playback/records.ts';
import { show, tile } from './on-screen.tsx';

/** The trains as a board shows them, without whose turn it is. */
const trainsOf = (view: View) =>
  shownTrains(view).map(({ id, laid, end, isPublic, left }) => ({ id, laid, end, isPublic, left }));

test.each(['hub', 'bonepile', 'house-rules'])(
  'every board of a record can be rewound to those before it: %s',
  (name) => {
    const record = replayRecord(recordOf(name));
    if (!record.ok) throw new Error(record.error.message);
    const { frames, rounds } = record.value;
    const seat = 0;
    for (const { first, last } of rounds)
      for (let later = first + 1; later <= last; later++)
        for (const earlier of [later - 1, Math.max(first, later - 5)]) {
          const [from, to] = [frames[earlier], frames[later]];
          if (from === undefined || to === undefined) throw new Error('no such frame');
          const entries = frames
            .slice(earlier + 1, later + 1)
            .map((frame, at) => logEntryOf(frame, earlier + 1 + at, seat));
          const rewound = rewind(viewFor(to.state, seat), entries);
          expect(trainsOf(rewound)).toEqual(trainsOf(viewFor(from.state, seat)));
          expect(rewound.table.boneyard).toBe(from.state.table.boneyard);
          // A double that was covered within one turn leaves no trace, so it may be missing, but none is made up.
          const wereOpen = [...from.state.table.open, ...from.state.table.turn.doubles];
          expect(wereOpen).toEqual(expect.arrayContaining([...rewound.table.open, ...rewound.table.turn.doubles]));
        }
  },
);

describe('new moves', () => {
  const anas = (revision: number, tileName: string, end: number, by: LogEntry['by'] = 'person'): LogEntry => ({
    revision,
    seat: 1,
    by,
    at: '2026-01-01T08:00:00.000Z',
    events: [{ type: 'played', seat: 1, tile: tileName, train: 1, end }],
  });
  /** `waiting`, before Ana's last two plays. */
  const before = (): Sketch => {
    const sketch = waiting();
    const seats = sketch.position.seats.map((seat, index) =>
      index === 1 ? { ...seat, train: (seat.train ?? []).slice(0, -2) } : seat,
    );
    return { ...sketch, log: [], position: { ...sketch.position, seats } };
  };
  const ana = (): string => screen.getByRole('button', { name: /^Ana’s train/ }).textContent ?? '';
  const arrive = (also: LogEntry['events'] = [], by: LogEntry['by'] = 'person'): void => {
    const later = show(before(), { playerState: memoryPlayerState(), onAct: () => {}, onShowScores: () => {} });
    const { game } = fixtureOf(waiting());
    const last = anas(42, '10-12', 12);
    later({
      game: { ...game, revision: 42 },
      log: [anas(41, '11-10', 10, by), { ...last, events: [...last.events, ...also] }],
    });
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    // happy-dom has no animations, and then everything stands at once.
    Object.assign(Element.prototype, { animate: () => Object.assign(new EventTarget(), { finish: () => undefined }) });
  });
  afterEach(() => {
    cleanup();
    chooseSpeed('normal');
    vi.useRealTimers();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  test('33.6 a computer thinks for a moment before its move', () => {
    arrive([], 'computer');
    expect(ana()).toContain('5 tiles');
    vi.advanceTimersByTime(600);
    expect(ana()).toContain('6 tiles, ends in 10');
    vi.advanceTimersByTime(1_000);
    expect(ana()).toContain('7 tiles, ends in 12');
  });

  test('new moves are played one after another', () => {
    arrive();
    expect(ana()).toContain('6 tiles, ends in 10');
    vi.advanceTimersByTime(5_000);
    expect(ana()).toContain('7 tiles, ends in 12');
  });

  test('new moves are skipped by any tap or key, which counts as well', () => {
    arrive();
    fireEvent.pointerDown(tile('12-6'));
    fireEvent.click(tile('12-6'));
    expect(ana()).toContain('7 tiles, ends in 12');
    expect(tile('12-6').getAttribute('aria-pressed')).toBe('true');
  });

  test('new moves stand at once if the player wants that', () => {
    chooseSpeed('instant');
    arrive();
    expect(ana()).toContain('7 tiles, ends in 12');
  });

  test('new moves are announced at once, no matter what is shown, the most important first', () => {
    arrive();
    expect(screen.getByRole('log').textContent).toMatch(/^Ana played 11‑10.*Ana played 10‑12/);
    cleanup();
    arrive([{ type: 'lastTile', seat: 1 }]);
    expect(screen.getByRole('log').textContent).toMatch(/^Ana played 10‑12.*1 tile left.*Ana played 11‑10/);
  });
});

describe('a board rewound by hand', () => {
  const viewOf = (sketch: Sketch): View => {
    const { round } = fixtureOf(sketch).game;
    if (round === null) throw new Error('a fixture without a round');
    return readView(round);
  };
  const back = (events: LogEntry['events'], seat: number | null = 1): View =>
    rewind(viewOf(waiting()), [{ revision: 40, seat, by: 'person', at: '2026-01-01T08:00:00.000Z', events }]);
  const now = viewOf(waiting()).table;

  test('a board rewound by hand has the tiles of a penalty in the boneyard again', () => {
    const { table } = back([{ type: 'caught', seat: 6, by: 1, tiles: null, count: 2 }]);
    expect(table.boneyard).toBe(now.boneyard + 2);
    expect(table.seats[6]?.tiles).toBe((now.seats[6]?.tiles ?? 0) - 2);
  });

  test('a board rewound by hand has a built train in its owner’s hand, and the train at the engine', () => {
    const { table } = back([{ type: 'built', seat: 4, tiles: ['9-0', '0-10', '10-8', '8-5'] }]);
    expect(table.seats[4]?.train).toEqual({ tiles: [], end: 9 });
    expect(table.seats[4]?.tiles).toBe((now.seats[4]?.tiles ?? 0) + 4);
  });

  test('a board rewound by hand has a marker that was taken away, and none that was set', () => {
    const { table } = back([
      { type: 'unmarked', seat: 1 },
      { type: 'marked', seat: 3 },
    ]);
    expect([table.seats[1]?.marker, table.seats[3]?.marker]).toEqual([true, false]);
    expect(table.seats[2]?.marker).toBe(true);
  });

  test('a board rewound by hand shows the turn of the first player who did something, or of the one who has it', () => {
    const log = (seat: number | null): LogEntry => ({
      revision: 40,
      seat,
      by: seat === null ? 'table' : 'person',
      at: '2026-01-01T08:00:00.000Z',
      events: [{ type: 'passed', seat: seat ?? 0 }],
    });
    const seatOf = (...seats: (number | null)[]): number => rewind(viewOf(waiting()), seats.map(log)).table.turn.seat;
    expect(seatOf(7, 0)).toBe(7);
    expect(seatOf(null, 5)).toBe(5);
    expect(seatOf(null)).toBe(1);
    expect(seatOf(1)).toBe(1);
  });

  test('a board rewound by hand shows no train or hand with fewer than no tiles', () => {
    const { table } = back([
      { type: 'drew', seat: 5, tile: null },
      { type: 'drew', seat: 5, tile: null },
      { type: 'built', seat: 7, tiles: ['9-6', '6-5', '5-5'] },
    ]);
    expect(table.seats[5]?.tiles).toBe(0);
    expect(table.seats[7]?.train.tiles).toEqual([]);
  });
});

describe('the player of new moves', () => {
  const at = '2026-01-01T08:00:00.000Z';
  const entry = (revision: number, events: LogEntry['events']): LogEntry => ({
    revision,
    seat: 1,
    by: 'person',
    at,
    events,
  });
  const played = (revision: number): LogEntry =>
    entry(revision, [{ type: 'played', seat: 1, tile: '10-12', train: 1, end: 12 }]);
  const passed = (revision: number): LogEntry => entry(revision, [{ type: 'passed', seat: 1 }]);
  const dealt = (revision: number): LogEntry =>
    entry(revision, [{ type: 'dealt', round: 5, engine: '8-8', handSize: 10 }]);

  const { round } = fixtureOf(waiting()).game;
  if (round === null) throw new Error('a fixture without a round');
  const view = readView(round);
  let dispose = (): void => {};
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    Object.assign(Element.prototype, { animate: () => new EventTarget() });
  });
  afterEach(() => {
    dispose();
    chooseSpeed('normal');
    vi.useRealTimers();
    vi.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  /** Follows a game at revision 40 until this log has arrived; returns the player and the steps it has shown since. */
  function follow(log: readonly LogEntry[]): {
    readonly player: MovePlayer;
    readonly arrive: (more: readonly LogEntry[]) => void;
  } {
    const [now, setNow] = createSignal({ revision: 40, log: [] as readonly LogEntry[] });
    const player = createRoot((end) => {
      dispose = end;
      return createMovePlayer(
        {
          get game() {
            return now();
          },
          get log() {
            return now().log;
          },
        },
        () => view,
      );
    });
    const arrive = (more: readonly LogEntry[]): void =>
      void setNow((before) => ({
        revision: more.at(-1)?.revision ?? before.revision,
        log: [...before.log, ...more],
      }));
    arrive(log);
    return { player, arrive };
  }
  const revisions = ({ step }: MovePlayer): readonly number[] => step().entries.map(({ revision }) => revision);

  test('the player of new moves shows the first at once, each other after a pause, and hidden ones along with them', () => {
    const { player } = follow([played(41), passed(42), played(43), passed(44)]);
    expect([player.shownUpTo(), revisions(player), player.isPlaying()]).toEqual([41, [41], true]);
    vi.advanceTimersByTime(949);
    expect(player.shownUpTo()).toBe(41);
    vi.advanceTimersByTime(1);
    expect([player.shownUpTo(), revisions(player), player.isPlaying()]).toEqual([44, [42, 43, 44], false]);
    expect(player.step().moves).toBe(true);
  });

  test('the player of new moves waits a pause after the last before it shows later arrivals', () => {
    const { player, arrive } = follow([played(41)]);
    vi.advanceTimersByTime(500);
    arrive([played(42)]);
    expect(player.shownUpTo()).toBe(41);
    vi.advanceTimersByTime(450);
    expect(player.shownUpTo()).toBe(42);
    vi.advanceTimersByTime(5_000);
    arrive([played(43)]);
    expect(player.shownUpTo()).toBe(43);
  });

  test('the player of new moves shows the view itself once it has shown all moves', () => {
    const { player } = follow([played(41), played(42)]);
    expect(player.shown()).not.toBe(view);
    vi.advanceTimersByTime(950);
    expect(player.shown()).toBe(view);
  });

  test('the player of new moves does not wait before it shows arrivals after it was skipped', () => {
    const { player, arrive } = follow([played(41), played(42)]);
    player.skip();
    arrive([played(43)]);
    expect([player.shownUpTo(), player.step().moves]).toEqual([43, true]);
  });

  test('the player of new moves is up to date at once with everything that nobody sees on the board', () => {
    const { player } = follow([passed(41), passed(42)]);
    expect([player.shownUpTo(), player.isPlaying(), player.step().entries]).toEqual([42, false, []]);
  });

  test('the player of new moves shows drawn tiles and built trains, too', () => {
    const built = entry(42, [{ type: 'built', seat: 4, tiles: ['8-5'] }]);
    const { player } = follow([entry(41, [{ type: 'drew', seat: 1, tile: null }]), built]);
    expect(player.shownUpTo()).toBe(41);
    vi.advanceTimersByTime(950);
    expect(player.shownUpTo()).toBe(42);
  });

  test('the player of new moves begins with the newest deal', () => {
    const { player } = follow([played(41), dealt(42), passed(43), dealt(44), played(45), played(46)]);
    expect(player.shownUpTo()).toBe(45);
    expect(revisions(player)).toEqual([45]);
  });

  test('the player of new moves shows 16 one by one, and more at once', () => {
    const many = (count: number): LogEntry[] => Array.from({ length: count }, (_, index) => played(41 + index));
    expect(follow(many(16)).player.shownUpTo()).toBe(41);
    dispose();
    const { player } = follow(many(17));
    expect([player.shownUpTo(), player.step().moves, revisions(player).length]).toEqual([57, false, 17]);
  });

  test('the player of new moves shows all at once on a page that nobody sees', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { player } = follow([played(41), played(42)]);
    expect([player.shownUpTo(), player.step().moves]).toEqual([42, false]);
  });

  test('the player of new moves is skipped by a key or a tap wherever it is, even where nobody else hears of it', () => {
    for (const type of ['keydown', 'pointerdown']) {
      const button = document.body.appendChild(document.createElement('button'));
      button.addEventListener(type, (event) => event.stopPropagation());
      const { player } = follow([played(41), played(42), played(43)]);
      button.dispatchEvent(new Event(type, { bubbles: true }));
      expect([player.shownUpTo(), player.step().moves, revisions(player)]).toEqual([43, false, [42, 43]]);
      button.remove();
      dispose();
    }
  });

  test('the player of new moves listens only while it plays', () => {
    const [add, remove] = [vi.spyOn(document, 'addEventListener'), vi.spyOn(document, 'removeEventListener')];
    const heard = (spy: { readonly mock: { readonly calls: unknown[][] } }): unknown[][] =>
      spy.mock.calls.filter(([type]) => type === 'keydown' || type === 'pointerdown');
    const { player } = follow([played(41), played(42)]);
    expect(heard(add)).toHaveLength(2);
    player.skip();
    expect(heard(remove)).toEqual(heard(add));
    vi.advanceTimersByTime(5_000);
    player.skip();
    expect(player.step().moves).toBe(false);
    expect(revisions(player)).toEqual([42]);
  });

  test('the player of new moves stops when the board goes', () => {
    const { player } = follow([played(41), played(42)]);
    dispose();
    expect(vi.getTimerCount()).toBe(0);
    expect(player.shownUpTo()).toBe(41);
  });
});
