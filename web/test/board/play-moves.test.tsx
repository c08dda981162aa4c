import { cleanup, fireEvent, screen } from '@solidjs/testing-library';
import type { LogEntry } from '@slow-train/protocol';
import { viewFor, type View } from '@slow-train/rules';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { rewind } from '../../src/board/state/rewind.ts';
import { shownTrains } from '../../src/board/state/trains.ts';
import { chooseSpeed } from '../../src/components/move-settings.ts';
import { entryOf, replayRecord } from '../../src/playback/record-timeline.ts';
import { memoryPlayerState } from '../../src/player-state/player-state.ts';
import { waiting } from '../../src/playground/positions.ts';
import { fixtureOf, type Sketch } from '../../src/playground/sketch.ts';
import { recordOf } from '../playback/records.ts';
import { show, tile } from './on-screen.tsx';

/** What a board shows of its trains, without whose turn it is. */
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
            .map((frame, at) => entryOf(frame, earlier + 1 + at, seat));
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
  const anas = (revision: number, tileName: string, end: number): LogEntry => ({
    revision,
    seat: 1,
    by: 'person',
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
  const arrive = (also: LogEntry['events'] = []): void => {
    const later = show(before(), { playerState: memoryPlayerState(), onAct: () => {}, onShowScores: () => {} });
    const { game } = fixtureOf(waiting());
    const last = anas(42, '10-12', 12);
    later({
      game: { ...game, revision: 42 },
      log: [anas(41, '11-10', 10), { ...last, events: [...last.events, ...also] }],
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

  it('are played one after another', () => {
    arrive();
    expect(ana()).toContain('6 tiles, ends in 10');
    vi.advanceTimersByTime(5_000);
    expect(ana()).toContain('7 tiles, ends in 12');
  });

  it('are skipped by any tap or key, which counts as well', () => {
    arrive();
    fireEvent.pointerDown(tile('12-6'));
    fireEvent.click(tile('12-6'));
    expect(ana()).toContain('7 tiles, ends in 12');
    expect(tile('12-6').getAttribute('aria-pressed')).toBe('true');
  });

  it('stand at once if the player wants that', () => {
    chooseSpeed('instant');
    arrive();
    expect(ana()).toContain('7 tiles, ends in 12');
  });

  it('are announced at once, whatever is shown, the most important first', () => {
    arrive();
    expect(screen.getByRole('log').textContent).toMatch(/^Ana played 11‑10.*Ana played 10‑12/);
    cleanup();
    arrive([{ type: 'lastTile', seat: 1 }]);
    expect(screen.getByRole('log').textContent).toMatch(/^Ana played 10‑12.*1 tile left.*Ana played 11‑10/);
  });
});
