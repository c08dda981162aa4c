import {
  OPTION_NAMES,
  OPTIONS,
  parseSetup,
  parseTable,
  PRESET_NAMES,
  PRESETS,
  ruleChoice,
  valuesOf,
} from '@slow-train/rules';
import { expect, test } from 'vitest';
import { readCode, writeCode } from '../../../src/components/rules/rules-code.ts';
import { PRINTED_SHEETS } from '../../../src/text/printed-sheets.ts';
import {
  conflictOn,
  differencesOn,
  newSheet,
  obstacleOn,
  SENTENCES,
  sentencesOn,
  sheetOf,
  STATIONS,
  stateOf,
  withPreset,
  withValue,
} from '../../../src/pages/sheet/sheet.ts';
import { SHEET_WORDS as de } from '../../../src/text/de/sheet.ts';
import { SHEET_WORDS as en } from '../../../src/text/en/sheet.ts';
import { SHEET_WORDS as es } from '../../../src/text/es/sheet.ts';

test('every option has one line on the sheet, and one place in the twelve sentences', () => {
  const isOption = (line: string): boolean => Object.hasOwn(OPTIONS, line);
  const lines = STATIONS.flatMap((station) => station.lines).filter(isOption);
  expect(lines.toSorted()).toEqual(OPTION_NAMES.toSorted());
  expect(SENTENCES.flat().filter(isOption).toSorted()).toEqual(OPTION_NAMES.toSorted());
  expect(SENTENCES).toHaveLength(12);
});

test.each([
  ['English', en],
  ['German', de],
  ['Spanish', es],
])('in %s every line has one gap, and different words for each value', (_, words) => {
  for (const name of OPTION_NAMES) {
    const { line, values, other } = words[name];
    expect(line.split('{}')).toHaveLength(2);
    const known: { readonly [value: string]: string | undefined } = values;
    const offered: readonly unknown[] = valuesOf(name);
    const phrases = offered.map((value) => known[String(value)] ?? (typeof value === 'number' ? other?.(value) : null));
    expect({ name, missing: phrases.filter((phrase) => typeof phrase !== 'string') }).toEqual({ name, missing: [] });
    expect({ name, many: new Set(phrases).size }).toEqual({ name, many: offered.length });
  }
});

test('a code carries every printed sheet to another group, set and all', () => {
  for (const { name, rules, set } of PRINTED_SHEETS) {
    const code = writeCode({ choice: rules, set });
    const read = readCode(code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o'));
    expect({ name, ...read }).toEqual({ name, choice: rules, set });
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-)*[0-9A-HJKMNP-TV-Z]{1,4}$/);
  }
});

test('rules with five usual changes have a code of three groups of four letters', () => {
  const draft = [
    ['firstTurn', 'single'],
    ['mexicanOnFirstTurn', 'yes'],
    ['drawnTile', 'must'],
    ['lastTile', 'penalty'],
    ['doubleBlank', 50],
  ].reduce(
    (sheet, [name, value]) => withValue(sheet, OPTION_NAMES.find((one) => one === name) ?? 'sets', value),
    newSheet('hub'),
  );
  expect(differencesOn(draft)).toHaveLength(5);
  expect(writeCode({ choice: { preset: 'hub', ...draft.rules }, set: null })).toMatch(/^\w{4}-\w{4}-\w{4}$/);
});

test('a code with one wrong letter, or one too few, is refused', () => {
  const code = writeCode({ choice: { preset: 'hub', drawnTile: 'must', doubleBlank: 50 }, set: 15 }).replaceAll(
    '-',
    '',
  );
  for (let place = 0; place < code.length; place++)
    for (const letter of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
      const other = code.slice(0, place) + letter + code.slice(place + 1);
      expect(readCode(other) === null).toBe(other !== code);
    }
  expect(readCode('')).toBeNull();
  expect(readCode('!?')).toBeNull();
  expect(readCode(code.slice(0, -1))).toBeNull();
});

test('a printed sheet to start from is the sheet, for each number of people that it speaks of', () => {
  for (const { name, rules, set, seats } of PRINTED_SHEETS)
    for (const many of seats) {
      const draft = sheetOf({ choice: rules, set }, many);
      const setup = parseSetup({ preset: draft.preset, ...draft.rules }, many, draft.set ?? undefined);
      const printed = parseSetup(rules, many, set ?? undefined);
      expect({ name, many, setup }).toEqual({ name, many, setup: printed });
      expect(conflictOn(draft)).toBeNull();
    }
});

test('32.3 all 28 printed sheets can be played at a table, for each number of people that they speak of', () => {
  expect(PRINTED_SHEETS).toHaveLength(28);
  for (const { name, rules, set, seats } of PRINTED_SHEETS)
    for (const many of seats)
      expect({ name, many, ok: parseTable(rules, many, set ?? undefined).ok }).toEqual({ name, many, ok: true });
});

test('the starter follows the opening, and a conflict has two ways out that settle it', () => {
  const opened = withValue(newSheet('hub'), 'opening', 'holder');
  expect(opened.rules).toEqual({ opening: 'holder', starter: 'engine' });
  expect(stateOf('starter', opened)).toBe('choice');
  expect(withPreset(opened, 'caravan').rules).toEqual({});
  const draft = withValue(newSheet('hub'), 'doubles', 'pair');
  const conflict = conflictOn(draft);
  expect(conflict?.lines).toEqual(['firstTurn', 'doubles']);
  expect(conflict?.ways).toHaveLength(2);
  expect(obstacleOn(draft)).toEqual({ what: 'conflict' });
  for (const { line, value } of conflict?.ways ?? []) expect(conflictOn(withValue(draft, line, value))).toBeNull();
});

test('whether the Mexican train starts on the first turn follows that turn, and goes back with it, for every preset', () => {
  for (const preset of PRESET_NAMES) {
    const before = newSheet(preset);
    const usual = PRESETS[preset].options.firstTurn;
    for (const one of valuesOf('firstTurn'))
      for (const other of valuesOf('firstTurn')) {
        const draft = [one, other, usual].reduce((sheet, turn) => withValue(sheet, 'firstTurn', turn), before);
        expect({ preset, one, other, rules: draft.rules }).toEqual({ preset, one, other, rules: {} });
      }
  }
  const single = withValue(newSheet('hub'), 'firstTurn', 'single');
  expect(single.rules).toEqual({ firstTurn: 'single', mexicanOnFirstTurn: 'yes' });
  expect(withPreset(single, 'station').rules).toEqual({});
});

test('a choice of one’s own whether the Mexican train starts on the first turn outlives every other first turn', () => {
  const chosen = PRESET_NAMES.flatMap((preset) =>
    valuesOf('mexicanOnFirstTurn').map((value) => withValue(newSheet(preset), 'mexicanOnFirstTurn', value)),
  );
  const coded = chosen.map(({ preset, rules }) => ({ choice: { preset, ...rules }, set: null }));
  const read = coded.filter(({ choice }) => choice.mexicanOnFirstTurn !== undefined).map((code) => sheetOf(code));
  for (const sheet of [...chosen, ...read, sheetOf({ choice: { preset: 'hub', firstTurn: 'single' }, set: null })])
    for (const turn of valuesOf('firstTurn')) {
      const { firstTurn } = { ...PRESETS[sheet.preset].options, ...sheet.rules };
      const there = withValue(sheet, 'firstTurn', turn);
      expect(there.rules.mexicanOnFirstTurn).toBe(sheet.rules.mexicanOnFirstTurn);
      expect(withValue(there, 'firstTurn', firstTurn)).toEqual(sheet);
    }
});

test('nothing follows the first turn onto the sheet where the Mexican train could not start then anyway', () => {
  for (const preset of PRESET_NAMES) {
    const phase = withValue(newSheet(preset), 'firstTurn', 'phase');
    expect(stateOf('mexicanOnFirstTurn', phase)).toBe('hidden');
    for (const firstTurn of valuesOf('firstTurn')) {
      const none = withValue(withValue(newSheet(preset), 'mexicanTrains', 0), 'firstTurn', firstTurn);
      expect(stateOf('mexicanOnFirstTurn', none)).toBe('hidden');
      expect(withValue(withValue(newSheet(preset), 'firstTurn', firstTurn), 'mexicanTrains', 0)).toEqual(none);
    }
  }
});

test('each single change that does not go with a preset has a way out, and no change is worth a dead end', () => {
  for (const preset of PRESET_NAMES)
    for (const name of OPTION_NAMES)
      for (const value of valuesOf(name)) {
        const draft = withValue(newSheet(preset), name, value);
        const conflict = conflictOn(draft);
        if (conflict === null) continue;
        const ways = conflict.ways.map(({ line, value: way }) => conflictOn(withValue(draft, line, way)));
        expect({ preset, name, value, settled: ways.includes(null) }).toEqual({ preset, name, value, settled: true });
      }
});

test('the twelve sentences say every difference, and none is empty', () => {
  for (const preset of PRESET_NAMES) {
    const usual = sentencesOn(newSheet(preset));
    expect(usual.filter(({ text }) => text === '')).toEqual([]);
    expect(usual.some(({ isChanged }) => isChanged)).toBe(false);
    for (const name of OPTION_NAMES)
      for (const value of valuesOf(name)) {
        const draft = withValue(newSheet(preset), name, value);
        const changed = draft.rules[name] !== undefined;
        const said = sentencesOn(draft);
        if (changed) expect(said.map(({ text }) => text)).not.toEqual(usual.map(({ text }) => text));
        expect(said.some(({ isChanged }) => isChanged)).toBe(differencesOn(draft).length > 0);
      }
  }
});

test('the rules that the page shows are the ones that the code holds', () => {
  for (const { rules, set } of PRINTED_SHEETS) {
    const draft = sheetOf({ choice: rules, set });
    const choice = { preset: draft.preset, ...draft.rules };
    const setup = parseSetup(choice, 4, draft.set ?? undefined);
    if (setup.ok) expect(readCode(writeCode({ choice, set: null }))?.choice).toEqual(ruleChoice(setup.value.rules));
  }
});
