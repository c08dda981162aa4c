import { cleanup, fireEvent, screen } from '@solidjs/testing-library';
import type { LogEvent } from '@slow-train/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseSpeed, chooseVibration } from '../../src/components/move-settings.ts';
import { memoryPlayerState } from '../../src/player-state/player-state.ts';
import { buildPhase } from '../../src/playground/more-positions.ts';
import { bonepileTable, cover, waiting } from '../../src/playground/positions.ts';
import { fixtureOf, type Sketch } from '../../src/playground/sketch.ts';
import { show, tile } from './on-screen.tsx';

/** An animation that has been started. */
interface Started {
  readonly element: Element;
  readonly frames: readonly Keyframe[];
  readonly timing: KeyframeAnimationOptions;
  readonly finish: () => void;
}
let started: Started[] = [];
let finished = 0;

/** A screen on which everything has a place: the boneyard above, eight rows of trains, the hand below. */
function boxOf(element: Element): DOMRect {
  const row = element.closest('[data-train]')?.getAttribute('data-train');
  const top = 100 + 50 * (row === 'M' ? 8 : Number(row));
  if (element.hasAttribute('data-boneyard')) return new DOMRect(350, 20, 20, 10);
  if (element.closest('[data-hand]') !== null && element.matches('svg')) return new DOMRect(200, 700, 30, 60);
  if (element.hasAttribute('data-train')) return new DOMRect(10, top, 400, 40);
  return element.hasAttribute('data-pips') ? new DOMRect(300, top + 10, 40, 20) : new DOMRect();
}

beforeEach(() => {
  started = [];
  finished = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this);
  });
  Object.assign(Element.prototype, {
    animate(this: Element, frames: readonly Keyframe[], timing: KeyframeAnimationOptions) {
      const animation = Object.assign(new EventTarget(), {
        finish: () => {
          finished += 1;
          animation.dispatchEvent(new Event('finish'));
        },
      });
      started.push({ element: this, frames, timing, finish: animation.finish });
      return animation;
    },
  });
});
afterEach(() => {
  cleanup();
  chooseSpeed('normal');
  chooseVibration(true);
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Shows a board, then the same board one revision later, after these events. */
function arrive(before: Sketch, after: Sketch, seat: number, events: readonly LogEvent[]): ReturnType<typeof show> {
  const next = show(
    { ...before, log: [] },
    { playerState: memoryPlayerState(), onAct: () => {}, onShowScores: () => {} },
  );
  const at = '2026-01-01T08:00:00.000Z';
  const { game } = fixtureOf(after);
  next({ game: { ...game, revision: 41 }, log: [{ revision: 41, seat, by: 'person', at, events }] });
  return next;
}

/** The same table, with other tiles on a train or in a hand. */
function changed(sketch: Sketch, at: number, change: Partial<Sketch['position']['seats'][number]>): Sketch {
  const seats = sketch.position.seats.map((seat, index) => (index === at ? { ...seat, ...change } : seat));
  return { ...sketch, position: { ...sketch.position, seats } };
}
const lastTile = (train: number | 'M'): Element | undefined =>
  [...document.querySelectorAll(`[data-train="${train}"] [data-pips]`)].at(-1);
const trainOf = (sketch: Sketch, seat: number): readonly string[] =>
  (sketch.position.seats[seat]?.train ?? []).filter((name) => typeof name === 'string');
const handOf = (sketch: Sketch): readonly string[] => sketch.position.seats[0]?.hand ?? [];
/** The copies on their way, drawn above everything else. */
const flights = (): Started[] => started.filter(({ element }) => element.getAttribute('style')?.includes('fixed'));

/** The viewer plays 5-0 on the train of Ottoline. */
function playOwn(): ReturnType<typeof show> {
  const before = bonepileTable();
  const laid = changed(before, 6, { train: [...trainOf(before, 6), '0-5'] });
  const after = changed(laid, 0, { hand: handOf(before).filter((name) => name !== '5-0') });
  return arrive(before, { ...after, position: { ...after.position, turn: { seat: 1 } } }, 0, [
    { type: 'played', seat: 0, tile: '5-0', train: 6, end: 5 },
  ]);
}

describe('a tile that arrives', () => {
  test('a tile that arrives travels from its place in the hand, turned and as large as there', () => {
    playOwn();
    const [flight, ...others] = flights();
    expect(others).toEqual([]);
    // From the middle of 200, 700, 30 × 60 to that of 300, 410, 40 × 20.
    expect(flight?.frames).toEqual([
      { transform: 'translate(-105px, 310px) rotate(90deg) scale(1.5)' },
      { transform: 'none' },
    ]);
    expect(flight?.timing).toMatchObject({ duration: 420 });
    const style = flight?.element.getAttribute('style') ?? '';
    for (const part of ['left:300px', 'top:410px', 'width:40px', 'height:20px'])
      expect(style.replaceAll(/: +/g, ':')).toContain(part);
  });

  test('a tile that arrives is not to be seen in its place before, nor its copy after', () => {
    playOwn();
    const inPlace = started.filter(({ element }) => element === lastTile(6));
    expect(inPlace.map(({ frames }) => frames)).toEqual([[{ opacity: 0 }, { opacity: 0 }]]);
    expect(inPlace[0]?.timing.duration).toBe(420);
    const [flight] = flights();
    expect(flight?.element.isConnected).toBe(true);
    expect(flight?.element.hasAttribute('data-pips')).toBe(false);
    flight?.finish();
    expect(flight?.element.isConnected).toBe(false);
  });

  test('a tile that arrives slides along the row of the player who laid it', () => {
    const after = waiting();
    const before = changed(after, 1, { train: trainOf(after, 1).slice(0, -1) });
    arrive(before, after, 1, [{ type: 'played', seat: 1, tile: '10-12', train: 1, end: 12 }]);
    expect(flights()).toEqual([]);
    expect(started.map(({ element }) => element)).toEqual([lastTile(1)]);
    expect(started[0]?.frames).toEqual([
      { transform: 'translateX(40px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ]);
    expect(started[0]?.timing).toMatchObject({ duration: 420, delay: 0, fill: 'backwards' });
  });

  test('a tile that arrives comes from the row of the player who laid it on another', () => {
    const before = changed(waiting(), 0, { hand: handOf(waiting()).filter((name) => name !== '11-6') });
    const mexican = [...(before.position.mexican ?? []), '11-6'];
    arrive(before, { ...before, position: { ...before.position, mexican } }, 3, [
      { type: 'played', seat: 3, tile: '11-6', train: 'M', end: 6 },
    ]);
    // A row begins at 10 and is 40 high; the tile is 0.7 as large there, and in the middle of its height.
    expect(flights().map(({ frames }) => frames[0])).toEqual([
      { transform: 'translate(-248px, -250px) rotate(0deg) scale(0.7)' },
    ]);
  });

  test('a tile that arrives comes one after another if a whole train is built', () => {
    const after = buildPhase(15);
    const before = changed(after, 1, { train: [], turns: 0 });
    arrive(before, after, 1, [{ type: 'built', seat: 1, tiles: ['12-11', '11-11', '11-9'] }]);
    expect(started.map(({ timing }) => timing.delay)).toEqual([0, 60, 120]);
  });

  test('a tile that arrives comes from the boneyard if the viewer has drawn it', () => {
    const before = cover();
    const [drawn = '', ...boneyard] = before.position.boneyard ?? [];
    const after = changed(before, 0, { hand: [...handOf(before), drawn] });
    const turn = { seat: 0, step: 'drawn', drawn } as const;
    arrive(before, { ...after, position: { ...after.position, boneyard, turn } }, 0, [
      { type: 'drew', seat: 0, tile: drawn },
    ]);
    expect(tile(drawn)).toBeTruthy();
    expect(flights().map(({ frames }) => frames[0])).toEqual([
      // From the middle of 350, 20, 20 × 10 to that of 200, 700, 30 × 60.
      { transform: `translate(145px, -705px) rotate(90deg) scale(${20 / 60})` },
    ]);
  });

  test('a tile that arrives stays unseen if somebody else has drawn it', () => {
    const before = waiting();
    const [drawn = '', ...boneyard] = before.position.boneyard ?? [];
    const others = changed(before, 1, { hand: [...(before.position.seats[1]?.hand ?? []), drawn] });
    arrive(before, { ...others, position: { ...others.position, boneyard } }, 1, [
      { type: 'drew', seat: 1, tile: null },
    ]);
    expect(started).toEqual([]);
  });

  test('a tile that arrives is there at once if the device shows no motion, or the player wants none', () => {
    chooseSpeed('instant');
    playOwn();
    expect(lastTile(6)).toBeTruthy();
    cleanup();
    chooseSpeed('normal');
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }),
    );
    playOwn();
    expect(screen.getByRole('button', { name: /^Ottoline’s train, 4 tiles/ })).toBeTruthy();
    expect(started).toEqual([]);
  });

  test('a tile is in its place at once when the player skips the moves after it', () => {
    const after = waiting();
    const before = changed(after, 1, { train: trainOf(after, 1).slice(0, -2) });
    const next = show(
      { ...before, log: [] },
      { playerState: memoryPlayerState(), onAct: () => {}, onShowScores: () => {} },
    );
    const entry = { seat: 1, by: 'person', at: '2026-01-01T08:00:00.000Z' } as const;
    next({
      game: { ...fixtureOf(after).game, revision: 42 },
      log: [
        { ...entry, revision: 41, events: [{ type: 'played', seat: 1, tile: '11-10', train: 1, end: 10 }] },
        { ...entry, revision: 42, events: [{ type: 'played', seat: 1, tile: '10-12', train: 1, end: 12 }] },
      ],
    });
    expect([started.length, finished]).toEqual([1, 0]);
    fireEvent.pointerDown(document.body);
    expect([started.length, finished]).toEqual([1, 1]);
  });

  test('a tile is in its place at once when the board goes', () => {
    playOwn();
    expect(finished).toBe(0);
    cleanup();
    expect(finished).toBe(2);
  });
});

describe('a vibration', () => {
  const vibrate = vi.fn<(pattern: number | number[]) => boolean>(() => true);
  beforeEach(() => {
    vibrate.mockClear();
    Object.assign(navigator, { vibrate });
  });

  test('a vibration is short when a tile is laid', () => {
    playOwn();
    expect(vibrate.mock.calls).toEqual([[12]]);
  });

  test('no vibration is felt when somebody draws', () => {
    arrive(waiting(), waiting(), 1, [{ type: 'drew', seat: 1, tile: null }]);
    expect(vibrate).not.toHaveBeenCalled();
  });

  test('a vibration is long when it becomes the viewer’s turn, and only then', () => {
    const next = arrive(waiting(), cover(), 7, [{ type: 'passed', seat: 7 }]);
    expect(vibrate.mock.calls).toEqual([[[30, 60, 30]]]);
    next({ game: { ...fixtureOf(cover()).game, revision: 42 } });
    next({ game: { ...fixtureOf(waiting()).game, revision: 43 } });
    expect(vibrate).toHaveBeenCalledOnce();
  });
});
