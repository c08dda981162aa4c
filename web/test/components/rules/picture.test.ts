import { isListed, OPTION_NAMES, PRESET_NAMES, valuesOf, type ListedOption } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { presetPicture, rulePicture, type RulePicture } from '../../../src/components/rules/picture.ts';

/** The picture of every value of an option. */
function picturesOf<K extends ListedOption>(option: K): readonly RulePicture[] {
  return valuesOf(option).map((value) => rulePicture(option, value));
}

/** A picture as text. */
const drawn = ({ rows }: RulePicture): string =>
  rows
    .map(({ name, tiles, signal, note, tone }) =>
      [
        name,
        ...tiles.map(({ inward, outward, state = '' }) => `${inward}-${outward}${state}`),
        signal,
        note,
        tone,
      ].join(' '),
    )
    .join('\n');

test.each(OPTION_NAMES.filter(isListed))('the pictures of %s differ from value to value', (option) => {
  const pictures = picturesOf(option).map(drawn);
  expect(new Set(pictures).size).toBe(valuesOf(option).length);
});

describe('the move is refused where the rules refuse it', () => {
  test.each([
    ['mexicanOnFirstTurn', [null, 'MEXICAN_NOT_YET']],
    ['mustPlay', ['MUST_PLAY', null]],
    ['drawnTile', ['MUST_PLAY', null]],
    ['publicOwnerOnlyOwn', ['OWN_TRAIN_ONLY', null]],
    ['doubles', [null, null, null, 'MUST_CAP', null]],
    ['buildEndsInDouble', [null, 'BUILD_ENDS_IN_DOUBLE']],
    ['startOthers', [null, 'TRAIN_NOT_STARTED']],
    ['deadDouble', [null, 'MUST_SATISFY_DOUBLE']],
    ['partners', [null, 'TRAIN_PRIVATE']],
    ['simultaneousBuild', [null, 'NOT_YOUR_TURN']],
  ] as const)('the move is refused where the rules refuse it: %s', (option, codes) => {
    expect(picturesOf(option).map(({ refusal }) => refusal?.code ?? null)).toEqual(codes);
  });
});

test('every rule set has a picture of its own, of a move that it allows', () => {
  const pictures = PRESET_NAMES.map((preset) => presetPicture(preset));
  expect(pictures.map(({ refusal }) => refusal)).toEqual(PRESET_NAMES.map(() => null));
  expect(new Set(pictures.map(drawn)).size).toBe(PRESET_NAMES.length);
});
