import {
  ALL_SETS,
  isOptionValue,
  isPips,
  OPTION_NAMES,
  OPTIONS,
  parseRules,
  PRESET_NAMES,
  ruleChoice,
  type OptionName,
  type OptionRecord,
  type Options,
  type RuleChoice,
  type TileSet,
} from '@slow-train/rules';

/** The rules of a group with their set; null for the preset's. */
export interface CodedRules {
  readonly choice: RuleChoice;
  readonly set: TileSet | null;
}

/** Crockford's letters and figures: none that looks like another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Stands for the set where an option would. */
const SET = 63;
/** Stands for a list where a word of the engines would. */
const LIST = 3;
const ENGINE_WORDS = ['all', 'even', 'odd'] as const;

/**
 * Returns rules as a code to read out or to print: `H1K4-0S2A-7`. It holds the preset, then each difference: a number for
 * the option and one for its value, by their places in the option records, so that new ones belong at the end. The last
 * letter is a check. No service keeps it.
 */
export function writeCode({ choice, set }: CodedRules): string {
  const digits: number[] = [PRESET_NAMES.indexOf(choice.preset)];
  /** Adds numbers by their width in bits, together whole letters. */
  const add = (...numbers: readonly (readonly [number: number, bits: number])[]): void => {
    const bits = numbers.map(([number, width]) => number.toString(2).padStart(width, '0')).join('');
    for (let start = 0; start < bits.length; start += 5) digits.push(Number.parseInt(bits.slice(start, start + 5), 2));
  };
  if (set !== null) add([SET, 6], [ALL_SETS.indexOf(set), 4]);
  for (const [index, name] of OPTION_NAMES.entries()) {
    const value = choice[name];
    if (value !== undefined) add([index, 6], ...numbersOf(name, value));
  }
  const code = [...digits, checkOf(digits)].map((digit) => LETTERS.charAt(digit)).join('');
  return code.replaceAll(/.{4}(?=.)/g, '$&-');
}

type Numbers = readonly (readonly [number: number, bits: number])[];

function numbersOf(name: OptionName, value: Options[OptionName]): Numbers {
  const record: OptionRecord = OPTIONS[name];
  switch (record.kind) {
    case 'list':
      return [[record.values.findIndex((one) => one === value), 4]];
    case 'range':
      return [[Number(value), 14]];
    case 'hands': {
      if (typeof value !== 'object')
        return [
          [0, 4],
          [Number(value), 10],
        ];
      const runs = handRuns(Object.fromEntries(Object.entries(value)));
      return [
        [runs.length, 4],
        ...runs.flatMap(({ to, hand }): Numbers => [
          [to - 1, 4],
          [hand, 6],
        ]),
      ];
    }
    case 'engines': {
      if (!Array.isArray(value)) return [[ENGINE_WORDS.findIndex((word) => word === value), 4]];
      const engines: readonly unknown[] = value;
      return [[LIST, 4], [engines.length, 10], ...engines.map((one): readonly [number, number] => [Number(one), 5])];
    }
    default:
      return record satisfies never;
  }
}

/** Returns the rules of such a code, however it is spaced and spelt; null if it does not read. */
export function readCode(text: string): CodedRules | null {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const digits = Array.from(letters, (letter) => LETTERS.indexOf(letter));
  const check = digits.pop();
  if (check === undefined || digits.includes(-1) || check !== checkOf(digits)) return null;
  const bits = digits
    .slice(1)
    .map((digit) => digit.toString(2).padStart(5, '0'))
    .join('');
  let place = 0;
  const take = (width: number): number => {
    place += width;
    return place > bits.length ? Number.NaN : Number.parseInt(bits.slice(place - width, place), 2);
  };
  let set: TileSet | null = null;
  const values: { [name: string]: unknown } = {};
  while (place < bits.length) {
    const index = take(6);
    if (index === SET) {
      set = ALL_SETS[take(4)] ?? null;
      continue;
    }
    const name = OPTION_NAMES[index];
    if (name === undefined) return null;
    const value = valueOf(name, take);
    if (!isOptionValue(name, value)) return null;
    values[name] = value;
  }
  const rules = parseRules({ preset: PRESET_NAMES[digits[0] ?? -1], ...values });
  return rules.ok ? { choice: ruleChoice(rules.value), set } : null;
}

function valueOf(name: OptionName, take: (bits: number) => number): unknown {
  const record: OptionRecord = OPTIONS[name];
  switch (record.kind) {
    case 'list':
      return record.values[take(4)];
    case 'range':
      return take(14);
    case 'hands': {
      const many = take(4);
      if (many === 0) return take(10);
      let seats = 2;
      const hands: [seats: string, hand: number][] = [];
      for (let run = 0; run < many; run++) {
        const to = take(4) + 1;
        const hand = take(6);
        for (; seats <= to; seats++) if (hand > 0) hands.push([String(seats), hand]);
      }
      return Object.fromEntries(hands);
    }
    case 'engines': {
      const word = take(4);
      return word === LIST ? Array.from({ length: take(10) }, () => take(5)).filter(isPips) : ENGINE_WORDS[word];
    }
    default:
      return record satisfies never;
  }
}

/** Numbers of seats, one after the other, with the same number of tiles in a hand. */
interface HandRun {
  readonly from: number;
  readonly to: number;
  /** 0 where the sheet gives none. */
  readonly hand: number;
}

/** Returns hands by the number of seats as runs, from two seats on. */
export function handRuns(hands: { readonly [seats: string]: number }): readonly HandRun[] {
  const runs: HandRun[] = [];
  const most = Math.max(...Object.keys(hands).map(Number));
  for (let seats = 2; seats <= most; seats++) {
    const hand = hands[seats] ?? 0;
    const last = runs.at(-1);
    if (last?.hand === hand) runs[runs.length - 1] = { ...last, to: seats };
    else runs.push({ from: seats, to: seats, hand });
  }
  return runs;
}

/** Differs for two codes that differ in one letter, and nearly always for two that swap neighbours. */
function checkOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit) => (sum * 3 + digit) % LETTERS.length, 7);
}
