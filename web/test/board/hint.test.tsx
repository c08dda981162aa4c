import { cleanup, fireEvent, screen, within } from '@solidjs/testing-library';
import { hintAt } from '@slow-train/players';
import { eventually } from '@slow-train/local/kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseHintLevel } from '../../src/board/state/hint-level.ts';
import type { HintTask } from '../../src/board/state/hint-worker.ts';
import { memoryPlayerState } from '../../src/player-state/player-state.ts';
import { buildPhase, duel } from '../../src/playground/more-positions.ts';
import { bonepileTable, cover, drawTiles, afterDraw, waiting } from '../../src/playground/positions.ts';
import { fixtureOf, type Sketch } from '../../src/playground/sketch.ts';
import { spareTiles } from '../../src/playground/spare.ts';
import { show as showBoard, tile } from './on-screen.tsx';

const onAct = vi.fn<(action: string) => void>();
const show = (sketch: Sketch): ReturnType<typeof showBoard> =>
  showBoard(sketch, { playerState: memoryPlayerState(), onAct, onShowScores: () => {} });

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const tap = (element: HTMLElement): void => void fireEvent.click(element);
const isRaised = (name: string): boolean => tile(name).getAttribute('aria-pressed') === 'true';
/** The text of the status bar, which screen readers announce. */
const said = (): string =>
  screen
    .getAllByRole('status')
    .map((bar) => bar.querySelector('p')?.textContent ?? '')
    .join('');

/** Thinks in the page. */
class HintWorker extends EventTarget {
  static asked = '';

  postMessage({ view, level, seed }: HintTask): void {
    HintWorker.asked = level;
    const data = hintAt(view, level, seed);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}

beforeEach(() => {
  localStorage.clear();
  onAct.mockClear();
});
describe('the reason of a hint', () => {
  /** The hint's reason with this hand, on the own train from 3, in the design's position without an open double. */
  const reason = (hand: readonly string[]): string => {
    const { position, ...rest } = bonepileTable();
    const [mine, ...others] = position.seats;
    const laid = position.seats.flatMap(({ train }) => train ?? []);
    const names = [...(position.mexican ?? []), ...laid].filter((name) => typeof name === 'string');
    const spare = spareTiles(12, ['9-9', ...names, ...hand]);
    const seats = [{ ...mine, hand }, ...others.map((seat) => ({ ...seat, hand: spare(2) }))];
    show({ ...rest, position: { ...position, turn: { seat: 0 }, seats, boneyard: spare(3) } });
    tap(screen.getByRole('button', { name: 'Menu' }));
    const inMenu = within(screen.getByRole('dialog')).queryByRole('button', { name: 'Hint' });
    tap(inMenu ?? button('Hint'));
    const sentence = said();
    cleanup();
    return sentence;
  };

  test.each<[string, readonly string[], string]>([
    ['the last tile', ['7-3'], 'you go out with it'],
    ['a single play', ['5-0', '12-6'], 'nothing else can be played'],
    ['a double that can be covered', ['3-3', '3-2'], 'you can cover it with 3-2'],
    ['the start of the longest train', ['3-2', '12-3', '12-12', '12-11'], 'it starts your longest train of 3'],
    ['a tile of another train', ['12-3', '12-6', '11-7'], 'it keeps your longest train of 2'],
    ['a heavy tile', ['11-6', '5-0'], 'it gets rid of 17 pips'],
  ])('the reason of a hint is said: %s', (_, hand, wanted) => {
    expect(reason(hand)).toContain(wanted);
  });
});

describe('a hint', () => {
  test('a hint names a tile, a train and a reason, highlights both, and sends nothing', () => {
    show(bonepileTable());
    tap(button('Hint'));
    expect(said()).toBe('Try 11-6 on the Mexican train: Jun has one tile left, and it gets rid of 17 pips.');
    expect(isRaised('11-6')).toBe(true);
    const train = button(/^Play 11-6 on the Mexican train, which then ends in 6$/);
    expect(train.getAttribute('aria-current')).toBe('true');
    expect(onAct).not.toHaveBeenCalled();
  });

  test('a hint is played with the main button', () => {
    show(bonepileTable());
    tap(button('Hint'));
    tap(button('Play 11-6 on the Mexican train'));
    expect(onAct.mock.calls).toEqual([['11-6@M']]);
  });

  test('a hint is not played by the first tap on its tile, which may have been meant before the hint appeared', () => {
    show(bonepileTable());
    tap(button('Hint'));
    tap(tile('11-6'));
    expect(onAct).not.toHaveBeenCalled();
    expect(said()).not.toContain('Try');
    tap(tile('11-6'));
    expect(onAct.mock.calls).toEqual([['11-6@M']]);
  });

  test('a hint disappears when another tile is selected, and comes back when asked for again', () => {
    show(bonepileTable());
    tap(button('Hint'));
    tap(tile('7-3'));
    expect(said()).not.toContain('Try');
    tap(tile('7-3'));
    tap(button('Hint'));
    expect(said()).toContain('Try 11-6');
  });

  test('a hint is undone with its button and with Esc', () => {
    show(buildPhase(16));
    tap(tile('12-10'));
    fireEvent.keyDown(tile('12-10'), { key: 'h' });
    fireEvent.keyDown(tile('12-10'), { key: 'h' });
    expect(button('Build 10 tiles')).toBeTruthy();
    tap(button('Never mind'));
    expect(button('Build 1 tile')).toBeTruthy();
    fireEvent.keyDown(tile('12-10'), { key: 'h' });
    fireEvent.keyDown(tile('12-10'), { key: 'h' });
    fireEvent.keyDown(tile('12-10'), { key: 'Escape' });
    expect(button('Build 1 tile')).toBeTruthy();
  });

  test('a hint disappears with a new revision', () => {
    const next = show(bonepileTable());
    tap(button('Hint'));
    const { game } = fixtureOf(bonepileTable());
    next({ game: { ...game, revision: game.revision + 1 } });
    expect(said()).not.toContain('Try');
  });

  test('a hint can be asked for with H in the hand, which focuses its tile', () => {
    show(bonepileTable());
    tile('12-6').focus();
    fireEvent.keyDown(tile('12-6'), { key: 'h' });
    expect(said()).toContain('Try 11-6');
    expect(document.activeElement).toBe(tile('11-6'));
  });

  test('a hint can be asked for in the menu, even while a tile is selected', () => {
    show(afterDraw());
    expect(screen.queryByRole('button', { name: 'Hint' })).toBe(null);
    tap(button('Menu'));
    tap(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hint' }));
    expect(said()).toContain('Try 7-3 on Milo’s train: it covers 7-7.');
  });

  test('a hint says what to do if nothing fits', () => {
    show(drawTiles());
    tap(button('Hint'));
    expect(said()).toBe('No tile fits: draw one.');
    expect(onAct).not.toHaveBeenCalled();
    tap(button('Draw'));
    expect(onAct.mock.calls).toEqual([['draw']]);
  });

  test('a hint lays the longest train without sending it', () => {
    show(buildPhase(16));
    tap(button('Hint'));
    tap(button('Show me the build'));
    expect(said()).toBe('Try 10 tiles: your longest train.');
    expect(onAct).not.toHaveBeenCalled();
    tap(button('Build 10 tiles'));
    expect(onAct).toHaveBeenCalledOnce();
  });

  test('33.5 a hint says only how long a train is possible before the build is asked for', () => {
    show(buildPhase(16));
    tap(tile('12-10'));
    fireEvent.keyDown(tile('12-10'), { key: 'h' });
    expect(said()).toBe('You can lay a train of 10 tiles.');
    expect(button('Build 1 tile')).toBeTruthy();
    tap(button('Show me the build'));
    expect(button('Build 10 tiles')).toBeTruthy();
  });

  test('33.5 hints are as good as the level that the player has chosen, on this device from then on', async () => {
    vi.stubGlobal('Worker', HintWorker);
    show(bonepileTable());
    tap(button('Menu'));
    tap(within(screen.getByRole('dialog')).getByRole('button', { name: 'Settings' }));
    expect(screen.getByRole('radio', { name: 'regular' })).toHaveProperty('checked', true);
    tap(screen.getByRole('radio', { name: 'casual' }));
    tap(button('Hint'));
    expect(said()).toBe('Thinking…');
    await eventually(() => expect(said()).toContain('Try 11-6'));
    expect(HintWorker.asked).toBe('casual');
    chooseHintLevel('regular');
    vi.unstubAllGlobals();
  });

  test('33.5 a hint that comes too late does not take the place of the one that is being thought about', async () => {
    const answers: (() => void)[] = [];
    class SlowWorker extends HintWorker {
      override postMessage(task: HintTask): void {
        answers.push(() => super.postMessage(task));
      }
    }
    vi.stubGlobal('Worker', SlowWorker);
    chooseHintLevel('casual');
    const next = show(bonepileTable());
    tap(button('Hint'));
    const { game } = fixtureOf(bonepileTable());
    next({ game: { ...game, revision: game.revision + 1 } });
    tap(button('Hint'));
    expect(answers).toHaveLength(2);
    expect(said()).toBe('Thinking…');
    for (const answer of answers) answer();
    await eventually(() => expect(said()).toContain('Try 11-6'));
    chooseHintLevel('regular');
    vi.unstubAllGlobals();
  });

  test('33.5 a hint is the regular player’s where the level cannot be loaded, as without a connection', async () => {
    chooseHintLevel('master');
    show(bonepileTable());
    tap(button('Hint'));
    await eventually(() => expect(said()).toContain('Try 11-6'));
    chooseHintLevel('regular');
  });

  test('a hint says which double stays in hand because nothing covers it', () => {
    const { position, ...rest } = buildPhase(16);
    const [, ...others] = position.seats;
    show({ ...rest, position: { ...position, seats: [{ hand: ['12-10', '10-5', '5-5', '9-1'] }, ...others] } });
    tap(button('Hint'));
    tap(button('Show me the build'));
    expect(said()).toBe('Try 2 tiles: your longest train. 5-5 stays in hand: nothing could cover it.');
  });

  test('a hint includes the tap if the last tile needs one', () => {
    show(duel());
    tap(button('Hint'));
    expect(said()).toContain('Tap as well.');
    expect(screen.getByRole('checkbox', { name: 'Tap as well' })).toHaveProperty('checked', true);
  });

  test('a hint is offered only on the player’s turn, and not while a move is being sent', () => {
    show(waiting());
    expect(screen.queryByRole('button', { name: 'Hint' })).toBe(null);
    tap(button('Menu'));
    expect(screen.queryByRole('button', { name: 'Hint' })).toBe(null);
    cleanup();
    show({ ...bonepileTable(), sending: { state: 'sending', do: '5-0@6' } });
    expect(screen.queryByRole('button', { name: 'Hint' })).toBe(null);
  });

  test('a hint gives way to a refusal', () => {
    const next = show(cover());
    tap(button('Hint'));
    next({ sending: { state: 'refused', sentence: 'It is not your turn.', rule: null } });
    expect(said()).toContain('It is not your turn.');
    expect(said()).not.toContain('Try');
  });
});
