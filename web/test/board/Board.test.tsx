import { ruleLink } from '@slow-train/protocol';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryPlayerState } from '../../src/player-state/player-state.ts';
import { buildPhase, twins } from '../../src/playground/more-positions.ts';
import { bonepileTable, drawTiles, over, waiting } from '../../src/playground/positions.ts';
import type { Sketch } from '../../src/playground/sketch.ts';
import { chooseLargeTiles } from '../../src/ui/tile/large-tiles.ts';
import { show as showBoard, tile } from './on-screen.tsx';

const onAct = vi.fn<(action: string) => void>();
const onShowScores = vi.fn<() => void>();
let playerState = memoryPlayerState();

const show = (sketch: Sketch): ReturnType<typeof showBoard> => showBoard(sketch, { playerState, onAct, onShowScores });
const hand = (): HTMLElement => screen.getByRole('region', { name: 'Your hand' });
const train = (name: RegExp): HTMLElement =>
  within(screen.getByRole('region', { name: 'Trains' })).getByRole('button', { name });
const tap = (element: HTMLElement): void => void fireEvent.click(element);

beforeEach(() => {
  localStorage.clear();
  playerState = memoryPlayerState();
  onAct.mockClear();
  onShowScores.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('playing', () => {
  test('the board plays a tile on the tapped train', () => {
    show(bonepileTable());
    tap(tile('7-3'));
    tap(train(/^Play 7-3 on your train, which then ends in 7$/));
    expect(onAct.mock.calls).toEqual([['7-3@0']]);
  });

  test('32.1 twins are two tiles of the hand: a tap raises the one that was tapped, and a second tap plays it', () => {
    show(twins());
    const pressed = (): (string | null)[] =>
      within(hand())
        .getAllByRole('button', { name: /^5-3/ })
        .map((one) => one.getAttribute('aria-pressed'));
    const [first, second] = within(hand()).getAllByRole('button', { name: /^4-[24]/ });
    const [one, other] = within(hand()).getAllByRole('button', { name: /^5-3/ });
    if (!one || !other || !first || !second) throw new Error('tiles are missing');
    tap(other);
    expect(pressed()).toEqual(['false', 'true']);
    tap(one);
    expect(pressed()).toEqual(['true', 'false']);
    other.focus();
    fireEvent.keyDown(other, { key: 'ArrowRight', altKey: true });
    expect(
      within(hand())
        .getAllByRole('button', { name: /^\d/ })
        .map((tile) => tile.textContent),
    ).toHaveLength(7);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^5-3/);
    tap(first);
    tap(first);
    expect(onAct.mock.calls).toEqual([['4-4@0']]);
  });

  test('the board plays on the second tap if only one train takes the tile', () => {
    show(bonepileTable());
    tap(tile('5-0'));
    expect(onAct).not.toHaveBeenCalled();
    tap(tile('5-0'));
    expect(onAct.mock.calls).toEqual([['5-0@6']]);
  });

  test('the board deselects a tile on the second tap if several trains take it, and on Esc', () => {
    show(bonepileTable());
    tap(tile('7-3'));
    tap(tile('7-3'));
    expect(tile('7-3').getAttribute('aria-pressed')).toBe('false');
    tap(tile('7-3'));
    fireEvent.keyDown(tile('7-3'), { key: 'Escape' });
    expect(tile('7-3').getAttribute('aria-pressed')).toBe('false');
    expect(onAct).not.toHaveBeenCalled();
  });

  test('the board chooses a train with the arrow keys and plays with the main button', () => {
    show(bonepileTable());
    tap(tile('7-3'));
    fireEvent.keyDown(tile('7-3'), { key: 'ArrowDown' });
    fireEvent.keyDown(tile('7-3'), { key: 'ArrowDown' });
    tap(screen.getByRole('button', { name: 'Play 7-3 on Milo’s train' }));
    expect(onAct.mock.calls).toEqual([['7-3@2']]);
  });

  test('a tile that fits two trains leads the keyboard to them: arrows choose, Enter plays, Esc goes back', () => {
    show(bonepileTable());
    const focused = (): string | null | undefined =>
      document.activeElement?.closest('[data-train]')?.getAttribute('data-train');
    const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key });
    tile('7-3').focus();
    press('Enter');
    expect(tile('7-3').getAttribute('aria-pressed')).toBe('true');
    const first = focused();
    press('ArrowDown');
    const second = focused();
    expect([first === undefined, second === undefined, first === second]).toEqual([false, false, false]);
    press('ArrowUp');
    expect(focused()).toBe(first);
    press('Escape');
    expect(document.activeElement).toBe(tile('7-3'));
    expect(tile('7-3').getAttribute('aria-pressed')).toBe('false');
    press('Enter');
    press('ArrowDown');
    // Enter presses the button.
    fireEvent.click(document.activeElement ?? document.body);
    expect(onAct.mock.calls).toEqual([[`7-3@${second}`]]);
  });

  test('a focused part of the board that disappears leaves the focus at the main button', async () => {
    show(bonepileTable());
    const gone = document.createElement('button');
    document.querySelector('[data-layout]')?.append(gone);
    gone.focus();
    gone.remove();
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-main')).toBe(true));
  });

  test('a double lies across its train in a folded row, the last tile as well as those before it', () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    show(bonepileTable());
    const boxes = (pips: string): (string | null)[] =>
      [...document.querySelectorAll(`button[data-train] svg[data-pips="${pips}"]`)].map((one) =>
        one.getAttribute('viewBox'),
      );
    expect(boxes('7-7')).toEqual(['0 0 42 86']);
    const lying = [...document.querySelectorAll('button[data-train] svg[data-pips]')].filter(
      (one) => !/^(\d+)-\1$/.test(one.getAttribute('data-pips') ?? ''),
    );
    expect(new Set(lying.map((one) => one.getAttribute('viewBox')))).toEqual(new Set(['0 0 84 44']));
  });

  test('the board draws with the main button', () => {
    show(drawTiles());
    tap(screen.getByRole('button', { name: 'Draw' }));
    expect(onAct.mock.calls).toEqual([['draw']]);
  });

  test('the board sends nothing while another move is being sent', () => {
    show({ ...bonepileTable(), sending: { state: 'sending', do: '5-0@6' } });
    tap(tile('5-0'));
    tap(tile('5-0'));
    tap(screen.getByRole('button', { name: 'Sending…' }));
    expect(onAct).not.toHaveBeenCalled();
  });

  test('the board explains why a tile cannot be played', () => {
    show(bonepileTable());
    tap(tile('12-6'));
    tap(screen.getByRole('button', { name: 'Why not?' }));
    const why = screen.getByRole('dialog', { name: 'Why not 12-6?' });
    expect(why.textContent).toContain('12‑6 has no 3, and this train ends in 3.');
  });

  test('the board names the rule that forbids a tile, and links to it in a new tab', () => {
    show(bonepileTable());
    tap(tile('12-6'));
    tap(screen.getByRole('button', { name: 'Why not?' }));
    const rule = within(screen.getByRole('dialog')).getByRole('link', { name: /^Rule 5: Where a tile may go/ });
    expect(rule.getAttribute('href')).toBe(
      '/rules?preset=bonepile&set=12&seats=8&table=fixture-bonepile#where-a-tile-may-go',
    );
    expect(rule.getAttribute('target')).toBe('_blank');
  });

  test('the board names the rule behind a refused move', () => {
    const rule = ruleLink('MUST_SATISFY_DOUBLE');
    show({ ...bonepileTable(), sending: { state: 'refused', sentence: '5-0 has to wait.', rule } });
    const link = screen.getByRole('link', { name: /^Rule 6: Open doubles/ });
    expect(link.getAttribute('href')).toBe('/rules?preset=bonepile&set=12&seats=8&table=fixture-bonepile#open-doubles');
  });

  test('the board leads to the scores when the round is over', () => {
    show(over());
    tap(screen.getByRole('button', { name: 'See the scores' }));
    expect(onShowScores).toHaveBeenCalledOnce();
  });
});

describe('building', () => {
  test('the board lays tiles one after another and sends them together', () => {
    show(buildPhase(16));
    for (const name of ['12-10', '10-5', '5-5']) tap(tile(name));
    tap(screen.getByRole('button', { name: 'Build 3 tiles' }));
    expect(onAct.mock.calls).toEqual([['build 12-10 10-5 5-5']]);
  });

  test('the board takes back the last tile, or a tile and those after it', () => {
    show(buildPhase(16));
    for (const name of ['12-10', '10-5', '5-5']) tap(tile(name));
    tap(screen.getByRole('button', { name: 'Undo last' }));
    expect(screen.getByRole('button', { name: 'Build 2 tiles' })).toBeTruthy();
    tap(tile('10-5'));
    expect(screen.getByRole('button', { name: 'Build 1 tile' })).toBeTruthy();
  });

  test('the board names the longest train to nobody who has not asked for a hint', () => {
    show(buildPhase(16));
    tap(tile('12-10'));
    expect(screen.queryByRole('button', { name: /long/i })).toBeNull();
  });
});

describe('screen reader texts and focus', () => {
  test('screen reader texts describe the state of every train', () => {
    show(waiting());
    expect(train(/^Your train, 6 tiles, ends in 3, 9 tiles in hand, 77 pips so far$/)).toBeTruthy();
    expect(train(/^The Mexican train, 5 tiles, ends in 11, open to all$/)).toBeTruthy();
    expect(
      train(
        /^Milo’s train, 22 tiles, ends in 7, 7-7 is open and has to be covered, open to all, 2 tiles in hand, 118 pips so far$/,
      ),
    ).toBeTruthy();
    expect(train(/^Kasimir’s train, no tile yet, starts with 9/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ana’s turn');
  });

  test('screen reader texts announce what others do', () => {
    const sketch = { ...waiting(), log: [] };
    const later = show(sketch);
    later({
      log: [
        {
          revision: 41,
          seat: 1,
          by: 'person',
          at: '2026-01-01T08:00:00.000Z',
          events: [{ type: 'played', seat: 1, tile: '5-3', train: 'M', end: 3 }],
        },
      ],
    });
    expect(screen.getByRole('log').textContent).toBe('Ana played 5‑3 on the Mexican train; it now ends in 3.');
  });

  test('screen reader texts name the tiles of a train tapped while no tile is selected', () => {
    show(waiting());
    tap(train(/^Ana’s train/));
    expect(screen.getByRole('button', { name: 'Fold' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '9-10, 10-10, 10-7, 7-9, 9-11, 11-10, 10-12' })).toBeTruthy();
  });

  test('the focus moves from the button that unfolds a train to the one that folds it, and back', () => {
    // A phone: no media query matches.
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    show(waiting());
    train(/^Ana’s train/).focus();
    tap(train(/^Ana’s train/));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fold' }));
    tap(screen.getByRole('button', { name: 'Fold' }));
    expect(document.activeElement).toBe(train(/^Ana’s train/));
  });
});

describe('arranging', () => {
  const order = (): string[] =>
    within(hand())
      .getAllByRole('button', { pressed: false })
      .map((one) => one.getAttribute('aria-label')?.split(',')[0] ?? '');

  test('the board moves a tile with Alt and the arrows, and keeps the order', () => {
    show(waiting());
    fireEvent.keyDown(tile('12-6'), { key: 'ArrowRight', altKey: true });
    expect(order().slice(0, 3)).toEqual(['6-1', '12-6', '10-2']);
    cleanup();
    show(waiting());
    expect(order().slice(0, 3)).toEqual(['6-1', '12-6', '10-2']);
  });

  test('the board marks tiles that are new', () => {
    const before = waiting();
    show(before);
    cleanup();
    const { seats, boneyard = [] } = before.position;
    const [mine, ...others] = seats;
    const [drawn = '', ...left] = boneyard;
    show({
      ...before,
      position: {
        ...before.position,
        seats: [{ ...mine, hand: [...(mine?.hand ?? []), drawn] }, ...others],
        boneyard: left,
      },
    });
    expect(tile(drawn).getAttribute('aria-label')).toBe(`${drawn}, new`);
    expect(tile('12-6').getAttribute('aria-label')).toBe('12-6');
  });
});

test('30.9 a setting makes the tiles larger than the window has room for, and the table scrolls', () => {
  chooseLargeTiles(false);
  const widthOf = (): number => {
    show(bonepileTable());
    const cell = within(hand()).getByRole('toolbar').style.getPropertyValue('--cell');
    cleanup();
    return Number.parseFloat(cell);
  };
  const usual = widthOf();
  chooseLargeTiles(true);
  expect(widthOf()).toBeGreaterThan(usual * 1.5);
  chooseLargeTiles(false);
});
