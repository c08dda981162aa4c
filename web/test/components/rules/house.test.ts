import {
  setsFor,
  OPTION_GROUPS,
  OPTION_NAMES,
  valuesOf,
  parseRules,
  parseSetup,
  PRESET_NAMES,
  PRESETS,
  SETS,
  type PresetName,
} from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { ruleDifferences } from '../../../src/components/rules/RulesDifference.tsx';
import {
  changedOptions,
  choiceOf,
  inactiveReason,
  moveToPreset,
  optionsIn,
  presetSet,
  withoutPresetValues,
  withRule,
} from '../../../src/components/rules/house-rules.ts';
import { readRules, writeRules } from '../../../src/components/rules/rules-link.ts';
import { plainFlavour, presetWords } from '#text/new-game.ts';
import { OPTION_WORDS, valueWords, rulesText } from '#text/rules.ts';

const each = PRESET_NAMES.flatMap((preset) =>
  OPTION_NAMES.flatMap((name) => valuesOf(name).map((value) => ({ preset, name, value }))),
);

test('every preset has a sentence, if only from its options', () => {
  for (const preset of PRESET_NAMES) expect(presetWords(preset).flavour).toMatch(/\.$/);
  expect(plainFlavour(PRESETS.caravan.options)).toBe(
    'First turn: one tile, like any turn. After a double: a tile on that double.',
  );
});

describe('house rules', () => {
  test('house rules include simultaneous building for presets that build first, until it is switched off', () => {
    const proposed = moveToPreset('hub', 'roundhouse', { doubleBlank: 50 });
    expect(proposed).toEqual({ doubleBlank: 50, simultaneousBuild: 'yes' });
    expect(choiceOf('roundhouse', withRule('roundhouse', proposed, 'simultaneousBuild', 'no'))).toEqual({
      preset: 'roundhouse',
      doubleBlank: 50,
    });
    expect(moveToPreset('roundhouse', 'station', proposed)).toEqual({ doubleBlank: 50 });
    // Chosen explicitly, not only proposed.
    expect(moveToPreset('hub', 'station', { simultaneousBuild: 'yes' })).toEqual({ simultaneousBuild: 'yes' });
  });

  test('house rules belong to one group each, and each of their values has a text', () => {
    expect(OPTION_GROUPS.flatMap(optionsIn).toSorted()).toEqual(OPTION_NAMES.toSorted());
    for (const { name, value } of each) {
      expect(OPTION_WORDS[name].sentence).toMatch(/\.$/);
      expect(valueWords(name, value)).not.toBe('');
    }
  });

  test('house rules contain only what differs from the preset', () => {
    for (const { preset, name, value } of each) {
      const house = withRule(preset, {}, name, value);
      const parsed = parseRules({ preset });
      const isUsual = parsed.ok && parsed.value[name] === value;
      expect(changedOptions(preset, house)).toEqual(isUsual ? [] : [name]);
      expect(choiceOf(preset, house)).toEqual(isUsual ? { preset } : { preset, [name]: value });
    }
  });

  test('house rules carry over to another preset, except for values it has anyway', () => {
    expect(withoutPresetValues('station', { mustPlay: 'no', doubleBlank: 50 })).toEqual({ doubleBlank: 50 });
  });

  test('house rules offer the sets for which there are hand sizes', () => {
    expect(setsFor('hub', 2)).toEqual([9, 12, 15, 18]);
    expect(setsFor('roundhouse', 4)).toContain(6);
    expect(setsFor('bonepile', 12)).not.toContain(6);
    for (const preset of PRESET_NAMES) expect(setsFor(preset, 4)).toContain(presetSet(preset, 4));
  });

  test('house rules report which options have no effect with the others', () => {
    expect(inactiveReason('hub', {}, 'simultaneousBuild')).toBe('noPhase');
    expect(inactiveReason('roundhouse', {}, 'simultaneousBuild')).toBe(null);
    expect(inactiveReason('roundhouse', {}, 'mexicanOnFirstTurn')).toBe('phase');
    expect(inactiveReason('station', { partners: 'yes' }, 'markOn')).toBe('partners');
    // A changed option can always be changed back.
    expect(inactiveReason('hub', { simultaneousBuild: 'yes' }, 'simultaneousBuild')).toBe(null);
  });
});

describe('differences', () => {
  test('differences are listed with the preset’s value, including the set', () => {
    expect(ruleDifferences({ rules: { preset: 'hub', doubleBlank: 50, doubles: 'cap' }, set: 9, seats: 4 })).toEqual([
      { name: 'Tile set', value: 'double-nine', instead: 'Hub: double-twelve' },
      { name: 'Double blank', value: '50 pips', instead: 'Hub: nothing' },
    ]);
    expect(ruleDifferences({ rules: { preset: 'station' }, set: 9, seats: 3 })).toEqual([]);
  });

  test.each([
    [0, 'Hub rules, with nothing changed.'],
    [1, 'Hub, with one house rule:'],
    [2, 'Hub, with two house rules:'],
  ])('one line sums up %i differences', (many, line) => expect(rulesText.difference('hub', many)).toBe(line));
});

describe('a link', () => {
  test('a link is readable', () => {
    expect(writeRules({ preset: 'hub', doubleBlank: 50 }, 12)).toBe('preset=hub&doubleBlank=50&set=12');
    expect(writeRules({ preset: 'caravan' }, null)).toBe('preset=caravan');
  });

  test('a link restores every option of every preset, with every set', () => {
    for (const { preset, name, value } of each) {
      for (const set of [null, ...SETS]) {
        const house = withRule(preset, {}, name, value);
        expect(readRules(`?${writeRules(choiceOf(preset, house), set)}`)).toEqual({
          preset,
          house,
          set,
          nonsense: null,
        });
      }
    }
  });

  test('a link restores many options at once', () => {
    // Goes through combinations: the k-th takes a value of each option that depends on k.
    for (const [k, preset] of Array.from({ length: 60 }, (_, k): [number, PresetName] => [
      k,
      PRESET_NAMES[k % PRESET_NAMES.length] ?? 'hub',
    ])) {
      let house = {};
      for (const [index, name] of OPTION_NAMES.entries()) {
        const value = valuesOf(name)[(k * (index + 3)) % valuesOf(name).length];
        if (value !== undefined) house = withRule(preset, house, name, value);
      }
      expect(readRules(writeRules(choiceOf(preset, house), null)).house).toEqual(house);
    }
  });

  test.each([
    ['?preset=tramway&doubleBlank=50', null, 'preset', 'tramway'],
    ['?preset=hub&doubleBlank=51', 'hub', 'value', '51'],
    ['?preset=hub&dubbleBlank=50', 'hub', 'option', 'dubbleBlank'],
    ['?preset=hub&set=7', 'hub', 'set', '7'],
    ['?preset=hub&__proto__=1', 'hub', 'option', '__proto__'],
    ['?doubles=constructor', null, 'value', 'constructor'],
  ])('a link with an invalid part (%s) keeps only the preset', (query, preset, about, word) => {
    const read = readRules(query);
    expect(read).toMatchObject({ preset, house: {}, set: null, nonsense: { about, word } });
    if (read.nonsense) expect(rulesText.nonsense(read.nonsense, 'hub')).toContain('Here are the rules of Hub instead.');
  });

  test('a link ignores additions of mail programs', () => {
    expect(readRules('?preset=hub&utm_source=mail&fbclid=x').nonsense).toBe(null);
    expect(readRules('')).toEqual({ preset: null, house: {}, set: null, nonsense: null });
  });

  test('a link can combine options that exclude each other: the form says why', () => {
    const { house } = readRules('?preset=hub&doubles=pair');
    expect(parseSetup({ preset: 'hub', ...house }, 4)).toMatchObject({ ok: false });
  });
});
