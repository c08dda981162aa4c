import { describe, expect, test } from 'vitest';
import { buildPhase, duel } from '../../src/playground/more-positions.ts';
import { bonepileTable, cover, drawTiles, afterDraw, over, waiting } from '../../src/playground/positions.ts';
import type { Sketch } from '../../src/playground/sketch.ts';
import { extraActions, mainButton, type MainButton } from '../../src/board/state/main-button.ts';
import type { SendState } from '../../src/client/send-action.ts';
import { buildSent, seen } from './fixtures.ts';

const IDLE: SendState = { state: 'idle' };

function button(
  sketch: Sketch,
  picked: Parameters<ReturnType<typeof seen>['selection']>[0] = {},
  sending = IDLE,
  isTouch = true,
): MainButton {
  const { situation, names, selection } = seen(sketch);
  return mainButton(situation, selection(picked), sending, names, isTouch);
}

/** Nothing fits, and the boneyard is empty. */
function stuck(): Sketch {
  const before = drawTiles();
  return { ...before, position: { ...before.position, boneyard: [] } };
}

/** A tile may be drawn though some fit. */
function free(): Sketch {
  const table = bonepileTable();
  const rules = { preset: 'station' } as const;
  return { ...table, rules, position: { ...table.position, turn: { seat: 0 } } };
}

describe('the main button', () => {
  test('a tile may be drawn at a free table though some fit', () => {
    const { legal } = seen(free()).situation;
    expect(new Set(legal.map((action) => action.do))).toEqual(new Set(['play', 'draw']));
  });

  test.each<[string, MainButton, MainButton]>([
    ['nothing selected', button(bonepileTable()), { kind: 'hint', words: 'Pick a tile to play' }],
    [
      'two trains take it',
      button(bonepileTable(), { tile: '7-3' }),
      { kind: 'hint', words: 'Tap your train or Milo’s' },
    ],
    [
      'one of them is chosen',
      button(bonepileTable(), { tile: '7-3', row: '2' }),
      { kind: 'act', words: 'Play 7-3 on Milo’s train', action: '7-3@2' },
    ],
    [
      'one train takes it',
      button(bonepileTable(), { tile: '5-0' }),
      { kind: 'act', words: 'Play 5-0 on Ottoline’s train', action: '5-0@6' },
    ],
    [
      'the Mexican train',
      button(bonepileTable(), { tile: '11-6' }),
      { kind: 'act', words: 'Play 11-6 on the Mexican train', action: '11-6@M' },
    ],
    ['no train takes it', button(bonepileTable(), { tile: '12-6' }), { kind: 'hint', words: 'Pick a tile to play' }],
    ['a tile fits, and drawing is allowed', button(free()), { kind: 'hint', words: 'Pick a tile to play' }],
    ['nothing fits', button(drawTiles()), { kind: 'act', words: 'Draw', action: 'draw' }],
    [
      'a drawn tile',
      button(afterDraw(), { tile: '7-3' }),
      { kind: 'act', words: 'Play 7-3 on Milo’s train', action: '7-3@2' },
    ],
    ['a build begins', button(buildPhase(16)), { kind: 'hint', words: 'Pick tiles to build' }],
    [
      'a build of two',
      button(buildPhase(16), { build: '12-10 10-5' }),
      { kind: 'act', words: 'Build 2 tiles', action: 'build 12-10 10-5' },
    ],
    ['somebody else’s turn', button(waiting()), { kind: 'wait', words: 'Waiting for Ana' }],
    ['the round is over', button(over()), { kind: 'scores', words: 'See the scores' }],
    ['a spectator', button({ ...waiting(), seat: null }), { kind: 'wait', words: 'Ana’s turn' }],
    ['nothing fits, and nothing is left to draw', button(stuck()), { kind: 'act', words: 'Pass', action: 'pass' }],
    ['everyone builds, and the viewer has', button(buildSent()), { kind: 'wait', words: 'Waiting for the others' }],
    [
      'one after another builds, and the viewer has the turn no longer',
      button({
        ...buildSent(),
        rules: { preset: 'roundhouse' },
        position: { ...buildSent().position, turn: { seat: 1 } },
      }),
      { kind: 'wait', words: 'Waiting for Robur' },
    ],
  ])('the main button says what can be done: %s', (_, is, wanted) => {
    expect(is).toEqual(wanted);
  });

  test('the main button shows the progress of the move', () => {
    expect(button(bonepileTable(), {}, { state: 'sending', do: '7-3@0' }).words).toBe('Sending…');
    expect(button(bonepileTable(), {}, { state: 'waiting', do: '7-3@0' }).words).toBe(
      'No connection: sent once it is back',
    );
  });

  test('the main button says choose instead of tap if there is a mouse', () => {
    expect(button(bonepileTable(), { tile: '7-3' }, IDLE, false).words).toBe('Choose your train or Milo’s');
  });

  test('the main button sends no tap that the move does not leave owed', () => {
    expect(button(bonepileTable(), { tile: '5-0', taps: true })).toMatchObject({ action: '5-0@6' });
    expect(button(buildPhase(16), { build: '12-10 10-5', taps: true })).toMatchObject({ action: 'build 12-10 10-5' });
    expect(button(stuck(), { taps: true })).toMatchObject({ action: 'pass' });
  });

  test('the main button sends the tap along with a build and with a pass', () => {
    const [, robur] = duel().position.seats;
    const first = (hand: string[]): Sketch => ({
      ...duel(),
      position: { phase: 'building', turn: { seat: 0 }, seats: [{ hand }, { hand: ['6-4', '4-2'] }] },
    });
    expect(button(first(['6-1', '2-1', '0-0']), { build: '6-1 2-1', taps: true })).toMatchObject({
      action: 'build 6-1 2-1!',
    });
    const passing: Sketch = {
      ...duel(),
      position: {
        ...duel().position,
        turn: { seat: 0, step: 'bonus', doubles: [{ train: 0, tile: '5-5' }] },
        boneyard: [],
        seats: [
          { hand: ['0-0'], train: ['6-3', '3-5', '5-5'], turns: 4 },
          { ...robur, hand: ['6-5'] },
        ],
        mexican: [],
      },
    };
    expect(button(passing, { taps: true })).toMatchObject({ words: 'Pass', action: 'pass!' });
  });

  test('the main button sends the tap along with the move', () => {
    expect(button(duel(), { tile: '6-1', taps: true })).toEqual({
      kind: 'act',
      words: 'Play 6-1 on your train',
      action: '6-1@0!',
    });
  });
});

describe('the small buttons', () => {
  const words = (sketch: Sketch): string[] => {
    const { situation, names } = seen(sketch);
    return extraActions(situation, names).map((one) => `${one.words} (${one.action})`);
  };

  test('the small buttons offer everything else that the rules allow, out of turn as well', () => {
    expect(words(duel())).toEqual(['Catch Robur (catch 1)']);
    expect(words(afterDraw())).toEqual(['Keep it (pass)']);
    expect(words({ ...cover(), rules: { preset: 'station' } })).toEqual(['Draw instead (draw)']);
    const owing = duel().position.seats.map((seat, at) => ({ ...seat, tapOwed: at === 0 }));
    const late = { ...duel(), position: { ...duel().position, turn: { seat: 1 }, seats: owing } };
    expect(words(late)).toEqual(['Tap: last tile (tap)']);
  });

  test('the small buttons are red if somebody owes a tap', () => {
    const alarms = (sketch: Sketch): boolean[] => {
      const { situation, names } = seen(sketch);
      return extraActions(situation, names).map(({ isAlarm }) => isAlarm);
    };
    expect(alarms(duel())).toEqual([true]);
    expect(alarms(afterDraw())).toEqual([false]);
  });

  test('the small buttons do not repeat the main button', () => {
    expect(words(drawTiles())).toEqual([]);
    expect(words(bonepileTable())).toEqual([]);
  });
});
