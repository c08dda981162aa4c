import type { LogEntry } from '@slow-train/protocol';
import { parseTile, tileName, type Tile } from '@slow-train/rules';
import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLiveBoard } from '../../src/board/state/create-live-board.ts';
import type { LiveBoard } from '../../src/board/state/live-board.ts';
import { memoryPlayerState } from '../../src/player-state/player-state.ts';
import { buildPhase, duel } from '../../src/playground/more-positions.ts';
import { bonepileTable, cover, drawTiles, afterDraw, over, waiting } from '../../src/playground/positions.ts';
import { fixtureOf, type Fixture, type Sketch } from '../../src/playground/sketch.ts';
import { drawInSteps } from '../../src/ui/step.ts';

/** The time within which a second tap belongs to the first. */
const DOUBLE_TAP = 400;

interface Shown {
  readonly board: LiveBoard;
  readonly sent: readonly string[];
  /** The counts of closed refusals, and of opened scores. */
  readonly calls: { readonly closed: number; readonly scores: number };
  readonly playerState: ReturnType<typeof memoryPlayerState>;
  update(next: Partial<Fixture>): void;
}
const disposers: (() => void)[] = [];

/** Creates the state of a board, without anything that draws it. */
function shown(sketch: Sketch, playerState = memoryPlayerState()): Shown {
  const [fixture, setFixture] = createSignal<Fixture>(fixtureOf(sketch));
  const sent: string[] = [];
  const calls = { closed: 0, scores: 0 };
  const board = createRoot((dispose) => {
    disposers.push(dispose);
    return createLiveBoard({
      get game() {
        return fixture().game;
      },
      get log() {
        return fixture().log;
      },
      get sending() {
        return fixture().sending;
      },
      get online() {
        return fixture().online;
      },
      playerState,
      newSince: null,
      onAct: (action) => void sent.push(action),
      onDismiss: () => {
        calls.closed += 1;
        setFixture({ ...fixture(), sending: { state: 'idle' } });
      },
      onLetPlay: () => Promise.resolve(),
      onShowScores: () => void (calls.scores += 1),
    });
  });
  return { board, sent, calls, playerState, update: (next) => void setFixture({ ...fixture(), ...next }) };
}

const named = (name: string): Tile => {
  const tile = parseTile(name);
  if (tile === undefined) throw new Error(`no tile ${name}`);
  return tile;
};
const selected = ({ board }: Shown): string | null => {
  const { tile } = board.selection();
  return tile === null ? null : tileName(tile);
};
const laid = ({ board }: Shown): string => board.selection().build.map(tileName).join(' ');
const refused = { state: 'refused', sentence: 'It is not your turn.', rule: null } as const;
const gameOf = (sketch: Sketch, revision: number): Fixture['game'] => ({ ...fixtureOf(sketch).game, revision });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  disposers.splice(0).forEach((dispose) => dispose());
  vi.useRealTimers();
});

describe('a tapped tile', () => {
  test('a tapped tile is picked up out of turn as well, and put back by the second tap', () => {
    const out = shown(waiting());
    out.board.tapTile(named('7-3'));
    expect(selected(out)).toBe('7-3');
    out.board.tapTile(named('12-6'));
    expect(selected(out)).toBe('12-6');
    out.board.tapTile(named('12-6'));
    expect(selected(out)).toBeNull();
    expect(out.board.sheet()).toBe('none');
  });

  test('a tapped tile is explained by the second tap if it fits nowhere', () => {
    const out = shown(bonepileTable());
    out.board.tapTile(named('12-6'));
    expect(out.board.sheet()).toBe('none');
    out.board.tapTile(named('12-6'));
    expect(out.board.sheet()).toBe('why');
    expect(selected(out)).toBe('12-6');
  });

  test('a tapped tile is explained by the second tap if it does not follow in the build', () => {
    const out = shown(buildPhase(16));
    out.board.tapTile(named('9-1'));
    expect(selected(out)).toBe('9-1');
    expect(laid(out)).toBe('');
    out.board.tapTile(named('9-1'));
    expect(out.board.sheet()).toBe('why');
  });

  test('a tapped tile closes a refusal, and folds a train', () => {
    const out = shown(bonepileTable());
    out.board.unfold('1');
    out.update({ sending: refused });
    out.board.tapTile(named('7-3'));
    expect(out.calls.closed).toBe(1);
    expect(out.board.unfolded()).toBeNull();
    out.board.tapTile(named('7-3'));
    expect(out.calls.closed).toBe(1);
  });

  test('a tapped tile loses the train that was chosen for another one', () => {
    const out = shown(bonepileTable());
    out.board.tapTile(named('7-3'));
    out.board.aimFurther(1);
    expect(out.board.selection().row).toBe('0');
    out.board.tapTile(named('12-6'));
    expect(out.board.selection().row).toBeNull();
  });

  test('a tapped tile is put down when it has left the hand', () => {
    const out = shown(bonepileTable());
    out.board.tapTile(named('7-3'));
    const [mine, ...others] = bonepileTable().position.seats;
    const seats = [{ ...mine, hand: ['12-6', '5-0'] }, ...others];
    out.update({ game: gameOf({ ...bonepileTable(), position: { ...bonepileTable().position, seats } }, 41) });
    expect(selected(out)).toBeNull();
  });
});

describe('a tap right after a move', () => {
  test('a tap right after a move belongs to the move, on a tile, a train and the main button', () => {
    const out = shown(bonepileTable());
    out.board.tapTile(named('5-0'));
    out.board.tapTile(named('5-0'));
    expect(out.sent).toEqual(['5-0@6']);
    vi.advanceTimersByTime(DOUBLE_TAP - 1);
    out.board.tapTile(named('7-3'));
    expect(selected(out)).toBe('5-0');
    out.board.tapTrain('1');
    expect(out.board.sheet()).toBe('none');
    out.board.press();
    expect(out.sent).toEqual(['5-0@6']);
    vi.advanceTimersByTime(1);
    out.board.tapTile(named('7-3'));
    expect(selected(out)).toBe('7-3');
  });
});

describe('a tapped train', () => {
  test('a tapped train takes the tile that is picked up', () => {
    const out = shown(bonepileTable());
    out.board.tapTile(named('7-3'));
    out.board.tapTrain('2');
    expect(out.sent).toEqual(['7-3@2']);
  });

  test('a tapped train is explained if it refuses the tile', () => {
    const out = shown(bonepileTable());
    out.board.tapTile(named('7-3'));
    out.board.tapTrain('1');
    expect(out.sent).toEqual([]);
    expect(out.board.sheet()).toBe('why');
    expect(out.board.unfolded()).toBeNull();
  });

  test('a tapped train unfolds without a tile and out of turn, and folds again', () => {
    const [mine, others] = [shown(bonepileTable()), shown(waiting())];
    others.board.tapTile(named('7-3'));
    for (const { board } of [mine, others]) {
      board.tapTrain('1');
      expect(board.unfolded()).toBe('1');
      board.tapTrain('1');
      expect(board.unfolded()).toBeNull();
      expect(board.sheet()).toBe('none');
    }
  });

  test('a tapped train does nothing while a move is being sent', () => {
    const out = shown({ ...bonepileTable(), sending: { state: 'waiting', do: '5-0@6' } });
    out.board.tapTrain('1');
    out.board.drop(named('7-3'), '0');
    expect(out.board.unfolded()).toBeNull();
    expect(out.sent).toEqual([]);
  });
});

describe('a tile dropped on a train', () => {
  test('a tile dropped on a train is played there', () => {
    const out = shown(bonepileTable());
    out.board.drop(named('7-3'), '2');
    expect(out.sent).toEqual(['7-3@2']);
  });

  test('a tile dropped on a train is picked up and explained if it does not fit', () => {
    const out = shown(bonepileTable());
    out.board.drop(named('7-3'), '1');
    expect(out.sent).toEqual([]);
    expect([selected(out), out.board.sheet()]).toEqual(['7-3', 'why']);
  });

  test('a tile dropped on a train is only picked up out of turn', () => {
    const out = shown(waiting());
    out.board.drop(named('7-3'), '0');
    expect([selected(out), out.board.sheet()]).toEqual(['7-3', 'none']);
  });

  test('a tile dropped on a train is laid in a build if it follows, else picked up', () => {
    const out = shown(buildPhase(16));
    out.board.drop(named('12-10'), '0');
    expect(laid(out)).toBe('12-10');
    out.board.drop(named('9-1'), '0');
    expect([laid(out), selected(out)]).toEqual(['12-10', '9-1']);
    expect(out.sent).toEqual([]);
  });
});

describe('the arrow keys', () => {
  test('the arrow keys lead through the trains that take the tile, and round', () => {
    const out = shown(bonepileTable());
    out.board.tapTile(named('7-3'));
    const aims = [1, 1, 1, -1].map((step) => {
      out.board.aimFurther(step);
      return out.board.selection().row;
    });
    expect(aims).toEqual(['0', '2', '0', '2']);
  });

  test('the arrow keys begin at the last train if they lead backwards', () => {
    const out = shown(bonepileTable());
    out.board.tapTile(named('7-3'));
    out.board.aimFurther(-1);
    expect(out.board.selection().row).toBe('2');
  });

  test('the arrow keys choose nothing where there is no choice', () => {
    const out = shown(bonepileTable());
    out.board.tapTile(named('5-0'));
    out.board.aimFurther(1);
    expect(out.board.selection().row).toBeNull();
  });
});

describe('the main button', () => {
  test('the main button opens the scores of a round that is over', () => {
    const out = shown(over());
    out.board.press();
    expect(out.calls.scores).toBe(1);
    expect(out.sent).toEqual([]);
  });

  test('the main button does nothing but say what to do while nothing is picked up', () => {
    const out = shown(bonepileTable());
    out.board.press();
    expect(out.sent).toEqual([]);
    expect(out.calls.scores).toBe(0);
  });

  test('the main button sends nothing while a move is on its way', () => {
    const out = shown({ ...drawTiles(), sending: { state: 'sending', do: 'draw' } });
    out.board.act('draw');
    expect(out.sent).toEqual([]);
  });
});

describe('a tap for the last tile', () => {
  const ways = [
    (board: LiveBoard) => board.press(),
    (board: LiveBoard) => board.tapTrain('0'),
    (board: LiveBoard) => board.tapTile(named('6-1')),
    (board: LiveBoard) => board.drop(named('6-1'), '0'),
  ];

  test('a tap for the last tile is left to the player, however the move is made', () => {
    for (const make of ways) {
      const out = shown(duel());
      out.board.tapTile(named('6-1'));
      make(out.board);
      expect(out.sent).toEqual(['6-1@0']);
    }
  });

  test('a tap for the last tile goes along with the move, however that is made', () => {
    for (const make of ways) {
      const out = shown(duel());
      out.board.tapTile(named('6-1'));
      expect(out.board.mayTap()).toBe(true);
      out.board.setTaps(true);
      make(out.board);
      expect(out.sent).toEqual(['6-1@0!']);
    }
  });

  test('a tap for the last tile stays with another tile, and is not left over for the next turn', () => {
    const out = shown(duel());
    out.board.tapTile(named('6-1'));
    out.board.setTaps(true);
    out.board.tapTile(named('2-1'));
    expect(out.board.selection().taps).toBe(true);
    out.update({ game: gameOf(duel(), 41) });
    expect(out.board.selection().taps).toBe(false);
  });
});

describe('a move on its way', () => {
  test('a move on its way stays picked up, with its train alone, after a reload too', () => {
    const out = shown({ ...bonepileTable(), sending: { state: 'sending', do: '7-3@2' } });
    expect(selected(out)).toBe('7-3');
    expect(out.board.targets()).toEqual(['2']);
    expect(out.board.isBusy()).toBe(true);
    expect(out.board.mayHint()).toBe(false);
    out.board.tapTile(named('12-6'));
    expect(selected(out)).toBe('7-3');
  });

  test('a move on its way gets no hint, also once it has come back', () => {
    const out = shown({ ...bonepileTable(), sending: { state: 'sending', do: '7-3@2' } });
    out.board.askHint();
    out.update({ sending: { state: 'idle' } });
    expect([out.board.isHinted(), selected(out)]).toEqual([false, '7-3']);
  });

  test('a move on its way shows the build that is sent', () => {
    const out = shown({ ...buildPhase(16), sending: { state: 'waiting', do: 'build 12-10 10-5' } });
    expect(laid(out)).toBe('12-10 10-5');
  });

  test('a move on its way shows nothing picked up if it lays no tile', () => {
    const out = shown({ ...drawTiles(), sending: { state: 'sending', do: 'draw' } });
    expect(selected(out)).toBeNull();
  });
});

describe('a tile just drawn', () => {
  test('a tile just drawn is picked up', () => {
    expect(selected(shown(afterDraw()))).toBe('7-3');
    const out = shown(drawTiles());
    expect(selected(out)).toBeNull();
    out.board.tapTile(named('3-2'));
    out.update({ game: gameOf(afterDraw(), 41) });
    expect(selected(out)).toBe('7-3');
  });

  test('a tile just drawn is known as new until the next move', () => {
    const out = shown(drawTiles());
    expect([...out.board.hand.fresh()]).toEqual([]);
    out.update({ game: gameOf(afterDraw(), 41) });
    expect([...out.board.hand.fresh()].map(({ tile }) => tileName(tile))).toEqual(['7-3']);
    out.board.act('pass');
    expect([...out.board.hand.fresh()]).toEqual([]);
  });
});

describe('a build', () => {
  test('a build is kept on all devices, for this round', () => {
    const out = shown(buildPhase(16));
    out.board.tapTile(named('12-10'));
    out.board.tapTile(named('10-5'));
    expect(out.playerState.now().draft).toEqual({ round: 1, tiles: ['12-10', '10-5'] });
    expect(laid(shown(buildPhase(16), out.playerState))).toBe('12-10 10-5');
    const draft = { round: 2, tiles: ['12-10', '10-5'] };
    expect(laid(shown(buildPhase(16), memoryPlayerState({ ...out.playerState.now(), draft })))).toBe('');
  });

  test('a build is saved when it changes, and not for a tile that is picked up', () => {
    const out = shown(buildPhase(16));
    const { version } = out.playerState.now();
    out.board.tapTile(named('9-1'));
    expect(out.playerState.now().version).toBe(version);
    out.board.tapTile(named('12-10'));
    expect(out.playerState.now().version).toBe(version + 1);
    expect(selected(out)).toBeNull();
  });

  test('a build loses a tile that is tapped again', () => {
    const out = shown(buildPhase(16));
    for (const name of ['12-10', '10-5', '10-5']) out.board.tapTile(named(name));
    expect(laid(out)).toBe('12-10');
  });
});

describe('Esc', () => {
  test('Esc undoes the first there is of a refusal, a hint, a picked-up tile and an unfolded train', () => {
    const out = shown(bonepileTable());
    out.board.tapTile(named('7-3'));
    out.board.unfold('1');
    out.update({ sending: refused });
    out.board.putBack();
    expect(out.calls.closed).toBe(1);
    expect([selected(out), out.board.unfolded()]).toEqual(['7-3', '1']);
    out.board.putBack();
    expect([selected(out), out.board.unfolded()]).toEqual([null, '1']);
    out.board.putBack();
    expect(out.board.unfolded()).toBeNull();
    out.board.tapTile(named('7-3'));
    out.board.askHint();
    expect(selected(out)).toBe('11-6');
    out.board.putBack();
    expect(selected(out)).toBe('7-3');
    expect(out.board.isHinted()).toBe(false);
  });
});

describe('a hint', () => {
  test('a hint closes a refusal, folds a train and is asked for once more without losing earlier ones', () => {
    const out = shown(bonepileTable());
    out.board.tapTile(named('7-3'));
    out.board.unfold('1');
    out.update({ sending: refused });
    out.board.askHint();
    expect([out.calls.closed, out.board.unfolded(), out.board.isHinted()]).toEqual([1, null, true]);
    out.board.askHint();
    expect(out.calls.closed).toBe(1);
    out.board.putBack();
    expect(selected(out)).toBe('7-3');
  });

  test('a hint is given on the player’s turn only', () => {
    for (const sketch of [waiting(), over(), { ...bonepileTable(), seat: null }]) {
      const out = shown(sketch);
      expect(out.board.mayHint()).toBe(false);
      out.board.askHint();
      expect(out.board.isHinted()).toBe(false);
    }
  });

  test('a hint is offered by the status, unless there is no connection', () => {
    const out = shown(drawTiles());
    expect(out.board.status().link).toBe('hint');
    out.update({ online: false });
    expect(out.board.status().link).toBeNull();
  });
});

describe('the trains', () => {
  const marks = ({ board }: Shown): Record<string, unknown>[] =>
    board.trains().map(({ id, mark: { preview, isAimed, isDim } }) => ({
      id,
      ends: preview?.outward ?? null,
      isAimed,
      isDim,
    }));

  test('the trains show where the picked-up tile would go, and which one is meant', () => {
    const out = shown(bonepileTable());
    expect(marks(out).every(({ ends, isAimed, isDim }) => ends === null && isAimed === false && isDim === false)).toBe(
      true,
    );
    out.board.tapTile(named('7-3'));
    out.board.aimFurther(-1);
    const [own, mexican, ana, milo] = marks(out);
    expect(own).toEqual({ id: 0, ends: 7, isAimed: false, isDim: false });
    expect(mexican).toEqual({ id: 'M', ends: null, isAimed: false, isDim: true });
    expect(ana).toEqual({ id: 1, ends: null, isAimed: false, isDim: true });
    expect(milo).toEqual({ id: 2, ends: 3, isAimed: true, isDim: false });
  });

  test('the trains are marked a frame after the tile, and lose their marks at once', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
    drawInSteps();
    onTestFinished(() => drawInSteps(false));
    const out = shown(bonepileTable());
    const marked = (): unknown[] => marks(out).flatMap(({ id, ends }) => (ends === null ? [] : [id]));
    out.board.tapTile(named('7-3'));
    expect(marked()).toEqual([]);
    vi.runAllTimers();
    expect(marked()).toEqual([0, 2]);
    out.board.putBack();
    expect(marked()).toEqual([]);
    // Trains that change meanwhile are marked for the tile of now.
    vi.runAllTimers();
    out.board.tapTile(named('7-3'));
    out.update({ game: gameOf(bonepileTable(), 41) });
    expect(marked()).toEqual([0, 2]);
  });

  test('the trains show the build on the own train alone', () => {
    const out = shown(buildPhase(16));
    for (const name of ['12-10', '10-5']) out.board.tapTile(named(name));
    const builds = out.board
      .trains()
      .map(({ mark }) => mark.build?.map(({ inward, outward }) => `${inward}-${outward}`) ?? null);
    expect(builds.slice(0, 2)).toEqual([['12-10', '10-5'], null]);
    expect(builds.slice(1).every((one) => one === null)).toBe(true);
    const { board } = shown(bonepileTable());
    expect(board.trains().every(({ mark }) => mark.build === null)).toBe(true);
  });

  test('the trains stay as they were while the next round is dealt', () => {
    const out = shown(over());
    const before = out.board.trains().map(({ id, end }) => [id, end]);
    out.update({ game: { ...fixtureOf(over()).game, round: null } });
    expect(out.board.trains().map(({ id, end }) => [id, end])).toEqual(before);
  });
});

describe('the last move in the status', () => {
  const at = '2026-01-01T08:00:00.000Z';
  const plays = (revision: number, tile: string, end: number): LogEntry => ({
    revision,
    seat: 1,
    by: 'person',
    at,
    events: [{ type: 'played', seat: 1, tile, train: 1, end }],
  });
  /** Nothing is urgent. */
  const calm = (seat: number): Sketch => ({
    ...waiting(),
    rules: { preset: 'hub' },
    log: [],
    position: { ...waiting().position, open: [], turn: { seat } },
  });

  test('the last move in the status is the one that the trains show', () => {
    Object.assign(Element.prototype, { animate: () => Object.assign(new EventTarget(), { finish: () => undefined }) });
    try {
      const out = shown(calm(1));
      expect(out.board.status().sentence).toBe('Ana’s turn. There is no hurry.');
      out.update({ game: gameOf(calm(1), 42), log: [plays(41, '11-10', 10), plays(42, '10-12', 12)] });
      expect(out.board.status().sentence).toContain('Ana played *11‑10*');
      expect(out.board.shownPlays().map(({ revision }) => revision)).toEqual([41]);
      vi.advanceTimersByTime(5_000);
      expect(out.board.status().sentence).toContain('Ana played *10‑12*');
      expect(out.board.shownPlays().map(({ revision }) => revision)).toEqual([41, 42]);
    } finally {
      Reflect.deleteProperty(Element.prototype, 'animate');
    }
  });

  test('the last move in the status may be older than the round’s own log', () => {
    const out = shown({ ...calm(1), log: [plays(40, '10-12', 12)] });
    expect(out.board.recentPlays().map(({ round }) => round)).toEqual([4]);
  });
});

test.each([true, false])('a board knows whether it is touched: %s', (isTouched) => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)' && isTouched }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(shown(bonepileTable()).board.isTouch()).toBe(isTouched);
});

test('a board without a round is refused', () => {
  const { game } = fixtureOf(cover());
  expect(() =>
    createRoot(() =>
      createLiveBoard({
        game: { ...game, round: null },
        log: [],
        sending: { state: 'idle' },
        online: true,
        playerState: memoryPlayerState(),
        newSince: null,
        onAct: () => undefined,
        onDismiss: () => undefined,
        onLetPlay: () => Promise.resolve(),
        onShowScores: () => undefined,
      }),
    ),
  ).toThrow('a board without a round');
});
