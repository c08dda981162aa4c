import { describe, expect, it } from 'vitest';
import { build, duel } from '../../src/playground/more-positions.ts';
import { bonepile, cover, draw, drawn, over, waiting } from '../../src/playground/positions.ts';
import type { Sketch } from '../../src/playground/sketch.ts';
import { extraActions, mainButton, type MainButton } from '../../src/board/state/main-button.ts';
import type { SendState } from '../../src/client/send-action.ts';
import { seen } from './fixtures.ts';

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

describe('the main button', () => {
  it.each<[string, MainButton, MainButton]>([
    ['nothing selected', button(bonepile()), { kind: 'hint', words: 'Pick a tile to play' }],
    ['two trains take it', button(bonepile(), { tile: '7-3' }), { kind: 'hint', words: 'Tap your train or Milo’s' }],
    [
      'one of them is chosen',
      button(bonepile(), { tile: '7-3', train: 2 }),
      { kind: 'act', words: 'Play 7-3 on Milo’s train', action: '7-3@2' },
    ],
    [
      'one train takes it',
      button(bonepile(), { tile: '5-0' }),
      { kind: 'act', words: 'Play 5-0 on Ottoline’s train', action: '5-0@6' },
    ],
    [
      'the Mexican train',
      button(bonepile(), { tile: '11-6' }),
      { kind: 'act', words: 'Play 11-6 on the Mexican train', action: '11-6@M' },
    ],
    ['no train takes it', button(bonepile(), { tile: '12-6' }), { kind: 'hint', words: 'Pick a tile to play' }],
    ['nothing fits', button(draw()), { kind: 'act', words: 'Draw', action: 'draw' }],
    [
      'a drawn tile',
      button(drawn(), { tile: '7-3' }),
      { kind: 'act', words: 'Play 7-3 on Milo’s train', action: '7-3@2' },
    ],
    ['a build begins', button(build(16)), { kind: 'hint', words: 'Pick tiles to build' }],
    [
      'a build of two',
      button(build(16), { build: '12-10 10-5' }),
      { kind: 'act', words: 'Build 2 tiles', action: 'build 12-10 10-5' },
    ],
    ['somebody else’s turn', button(waiting()), { kind: 'wait', words: 'Waiting for Ana' }],
    ['the round is over', button(over()), { kind: 'scores', words: 'See the scores' }],
  ])('says what can be done: %s', (_, is, wanted) => {
    expect(is).toEqual(wanted);
  });

  it('shows the progress of the move', () => {
    expect(button(bonepile(), {}, { state: 'sending', do: '7-3@0' }).words).toBe('Sending…');
    expect(button(bonepile(), {}, { state: 'waiting', do: '7-3@0' }).words).toBe('No connection: sent once it is back');
  });

  it('says choose instead of tap if there is a mouse', () => {
    expect(button(bonepile(), { tile: '7-3' }, IDLE, false).words).toBe('Choose your train or Milo’s');
  });

  it('sends the tap along with the move', () => {
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

  it('offer what else the rules allow, out of turn as well', () => {
    expect(words(duel())).toEqual(['Catch Robur (catch 1)']);
    expect(words(drawn())).toEqual(['Keep it (pass)']);
    expect(words({ ...cover(), rules: { preset: 'station' } })).toEqual(['Draw instead (draw)']);
  });

  it('do not repeat the main button', () => {
    expect(words(draw())).toEqual([]);
    expect(words(bonepile())).toEqual([]);
  });
});
