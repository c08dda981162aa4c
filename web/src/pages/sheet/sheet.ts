import {
  contradictionIn,
  enginesOf,
  hasNeed,
  idleReason,
  isAmong,
  isOptionValue,
  isSameValue,
  OPTION_NAMES,
  OPTIONS,
  parseSetup,
  parseTable,
  PRESETS,
  rulesOf,
  SETS,
  valuesOf,
  type OptionName,
  type OptionRecord,
  type Pips,
  type Options,
  type Preset,
  type PresetName,
  type RuleChoice,
  type TileSet,
} from '@slow-train/rules';
import { SHEET_WORDS, sheetText, type SheetWords } from '#text/sheet.ts';
import { handRuns, type CodedRules } from '../../components/rules/rules-code.ts';
import { presetSet } from '../../components/rules/house-rules.ts';
import { scoreAddress } from '../../components/scores/linked-rules.ts';
import { DEFAULT_CLOCK } from '../../components/clock/terms.ts';
import type { GameDraft } from '../new-game/draft.ts';

/** What a club has chosen so far; its rules may contradict each other. */
export interface SheetDraft {
  readonly preset: PresetName;
  /** The options that differ from the preset. */
  readonly rules: Partial<Options>;
  /** Whether the club itself has said if the Mexican train may start on the first turn; otherwise that follows the turn. */
  readonly isMexicanChosen: boolean;
  readonly seats: number;
  /** null for the preset's. */
  readonly set: TileSet | null;
  /** null for as many as there are engines. */
  readonly rounds: number | null;
}

export type SheetValue = Options[OptionName];

/** A line of the sheet: an option, or something that belongs to the table. */
export type SheetLine = OptionName | 'seats' | 'set' | 'rounds';

/** The lines of the sheet by topic, in the order in which clubs write them. */
export const STATIONS: readonly {
  readonly name: keyof typeof sheetText.stations;
  readonly lines: readonly SheetLine[];
}[] = [
  { name: 'players', lines: ['seats', 'set', 'sets', 'handSize', 'partners'] },
  {
    name: 'engine',
    lines: ['rounds', 'engines', 'firstEngine', 'target', 'opening', 'engineDraw', 'starter'],
  },
  {
    name: 'first',
    lines: ['firstTurn', 'simultaneousBuild', 'buildEndsInDouble', 'lateBuild', 'ownTrainFirst'],
  },
  {
    name: 'mexican',
    lines: ['mexicanTrains', 'mexicanOnFirstTurn', 'mexicanFrom', 'mexicanStart', 'mexicanTile'],
  },
  { name: 'doubles', lines: ['doubles', 'uncappedMarks', 'foot', 'openBinds', 'coverOrder', 'deadDouble'] },
  {
    name: 'drawing',
    lines: [
      'mustPlay',
      'draw',
      'drawCap',
      'drawnTile',
      'publicTrains',
      'startOthers',
      'markOn',
      'emptyPassMarks',
      'liftedBy',
      'publicOwnerOnlyOwn',
    ],
  },
  { name: 'out', lines: ['lastTile', 'tapPenalty', 'goOutOnDouble'] },
  {
    name: 'scoring',
    lines: ['scoring', 'doubleBlank', 'blankEnd', 'doublesScore', 'outBonus', 'blockedCap', 'tieBreak', 'teamScore'],
  },
];

/** The lines of each of the twelve sentences. */
export const SENTENCES: readonly (readonly SheetLine[])[] = [
  ['seats', 'set', 'sets', 'handSize', 'partners'],
  ['rounds', 'engines', 'firstEngine', 'target'],
  ['opening', 'engineDraw', 'starter'],
  ['firstTurn', 'simultaneousBuild', 'buildEndsInDouble', 'lateBuild'],
  ['publicTrains', 'ownTrainFirst', 'startOthers'],
  ['mexicanTrains', 'mexicanOnFirstTurn', 'mexicanFrom', 'mexicanStart', 'mexicanTile'],
  ['mustPlay', 'draw', 'drawCap', 'drawnTile'],
  ['markOn', 'emptyPassMarks', 'liftedBy', 'publicOwnerOnlyOwn'],
  ['doubles', 'uncappedMarks', 'foot'],
  ['openBinds', 'coverOrder', 'deadDouble'],
  ['lastTile', 'tapPenalty', 'goOutOnDouble'],
  ['scoring', 'doubleBlank', 'blankEnd', 'doublesScore', 'outBonus', 'blockedCap', 'tieBreak', 'teamScore'],
];

/** Options of which the sentences speak though their value is the usual one. */
const ALWAYS_SAID: readonly OptionName[] = ['handSize', 'publicTrains', 'mexicanTrains', 'goOutOnDouble', 'scoring'];
/** Values that go without saying, where the preset has them. */
const UNSAID: { readonly [name: string]: SheetValue } = {
  partners: 'no',
  simultaneousBuild: 'no',
  emptyPassMarks: 'yes',
  publicOwnerOnlyOwn: 'no',
  lastTile: 'none',
  doubleBlank: 0,
};

/** The draft of a preset for a number of people. */
export function newSheet(preset: PresetName, seats = 4): SheetDraft {
  return { preset, rules: {}, isMexicanChosen: false, seats, set: null, rounds: null };
}

/** Returns all rules of a draft. */
function rulesOn({ preset, rules }: SheetDraft): Options {
  return { ...PRESETS[preset].options, ...rules };
}

/** Returns the draft's rules as requests and links have them. */
export function choiceOn({ preset, rules }: SheetDraft): RuleChoice {
  return { preset, ...rules };
}

function usualOf(preset: PresetName, name: OptionName): SheetValue {
  return PRESETS[preset].options[name];
}

/** Returns the draft with a value of an option, and with the values that follow from it. */
export function withValue(draft: SheetDraft, name: OptionName, value: unknown): SheetDraft {
  if (!isOptionValue(name, value)) return draft;
  const isMexicanChosen = draft.isMexicanChosen || name === 'mexicanOnFirstTurn';
  return settled({ ...draft, isMexicanChosen, rules: { ...draft.rules, [name]: own(draft, name, value) } });
}

/**
 * Returns the draft with the values that follow from the others, and without the preset's own: the starter follows the
 * opening where only one goes with it, and the Mexican train on the first turn follows that turn, as on every sheet.
 */
function settled(draft: SheetDraft): SheetDraft {
  const next = { ...draft, rules: cleaned(draft.preset, { ...draft.rules, ...following(draft) }) };
  const against = contradictionIn(rulesOn(next));
  const [only] = against?.other === 'starter' ? (against.conflict.others.starter ?? []) : [];
  return only === undefined ? next : withValue(next, 'starter', only);
}

/** Returns the value that follows the first turn: none where that is the preset's, or where the line would say nothing. */
function following(draft: SheetDraft): { readonly mexicanOnFirstTurn?: Options['mexicanOnFirstTurn'] | undefined } {
  if (draft.isMexicanChosen) return {};
  const rules = rulesOn(draft);
  const isUsual = rules.firstTurn === usualOf(draft.preset, 'firstTurn');
  if (isUsual || saysNothing('mexicanOnFirstTurn', rules)) return { mexicanOnFirstTurn: undefined };
  return { mexicanOnFirstTurn: rules.firstTurn === 'build' ? 'no' : 'yes' };
}

/** Whether an option means nothing with the others as they are. */
function saysNothing(name: OptionName, rules: Options): boolean {
  if (rules.mexicanTrains === 0 && name !== 'mexicanTrains' && OPTIONS[name].group === 'mexican') return true;
  return idleReason(name, (other) => rules[other]) !== null;
}

/** The preset's own number of tiles is no house rule. */
function own(draft: SheetDraft, name: OptionName, value: unknown): unknown {
  return name === 'handSize' && value === presetHand(draft) ? 0 : value;
}

/** Returns the number of tiles that the preset deals at this table; undefined if it has none. */
function presetHand({ preset, seats, set }: SheetDraft): number | undefined {
  const usual = parseSetup({ preset }, seats, set ?? undefined);
  return usual.ok ? usual.value.handSize : undefined;
}

function cleaned(preset: PresetName, rules: { readonly [name: string]: unknown }): Partial<Options> {
  return Object.fromEntries(
    OPTION_NAMES.flatMap((name) => {
      const value = rules[name];
      return !isOptionValue(name, value) || isSameValue(value, usualOf(preset, name)) ? [] : [[name, value]];
    }),
  );
}

/** Returns the draft beside another preset: what differed stays as it is. */
export function withPreset(draft: SheetDraft, preset: PresetName): SheetDraft {
  return settled({ ...draft, preset });
}

/** Returns the draft for a code, a link or a printed sheet. */
export function sheetOf({ choice: { preset, ...rules }, set }: CodedRules, seats = 4): SheetDraft {
  const draft = { ...newSheet(preset, seats), rules: cleaned(preset, rules) };
  const { firstTurn, mexicanOnFirstTurn } = draft.rules;
  // Where one of the two differs, the sheet has said how they go together.
  const isMexicanChosen = firstTurn !== undefined || mexicanOnFirstTurn !== undefined;
  return { ...draft, isMexicanChosen, set: set === presetSet(preset, seats) ? null : set };
}

/** Returns the lines in which a draft differs from its preset. */
export function differencesOn(draft: SheetDraft): readonly SheetLine[] {
  return [
    ...(draft.set === null ? [] : ['set' as const]),
    ...OPTION_NAMES.filter((name) => draft.rules[name] !== undefined),
  ];
}

/** The state of a line: left out where it says nothing, or fixed where nothing else goes with the rest. */
export type LineState = 'choice' | 'fixed' | 'hidden';

/** Returns whether a line can be changed, with the others as they are. */
export function stateOf(line: SheetLine, draft: SheetDraft): LineState {
  if (line === 'seats' || line === 'set' || line === 'rounds') return 'choice';
  const rules = rulesOn(draft);
  // Chosen with the penalty itself.
  if (line === 'tapPenalty' && rules.lastTile === 'penalty') return 'fixed';
  if (draft.rules[line] !== undefined) return 'choice';
  if (saysNothing(line, rules)) return 'hidden';
  if (contradictionIn(rules) !== undefined) return 'choice';
  const { usual }: OptionRecord = OPTIONS[line];
  const isFixed = valuesOf(line).every(
    (value) => isSameValue(value, rules[line]) || contradictionIn({ ...rules, [line]: value }) !== undefined,
  );
  if (!isFixed) return 'choice';
  // An old option whose other values need another line is offered: the conflict has two ways out.
  return usual !== undefined ? 'hidden' : line === 'starter' ? 'fixed' : 'choice';
}

/** Returns a line's value in words: those of its gap. */
export function phraseOf(line: SheetLine, draft: SheetDraft): string {
  switch (line) {
    case 'seats':
      return String(draft.seats);
    case 'set': {
      const set = draft.set ?? presetSet(draft.preset, draft.seats);
      return set === undefined ? '…' : sheetText.setWords(set);
    }
    case 'rounds':
      return sheetText.roundsWords(roundsOn(draft));
    case 'handSize':
      return handPhrase(draft);
    default:
      return valuePhrase(line, rulesOn(draft)[line]);
  }
}

/** Returns the number of each round's engine, as far as the draft's set is known. */
export function enginesOn(draft: SheetDraft): readonly Pips[] {
  return enginesOf(rulesOf(choiceOn(draft)), setOn(draft)).slice(0, roundsOn(draft));
}

/** Returns the address of a new score sheet by the draft's rules. */
export function scoreSheetOn(draft: SheetDraft): string {
  return scoreAddress({ set: setOn(draft), engines: enginesOn(draft), rules: rulesOn(draft) });
}

const setOn = (draft: SheetDraft): TileSet => draft.set ?? presetSet(draft.preset, draft.seats) ?? 12;

/** Returns the rounds of a draft's game, as far as its set is known. */
function roundsOn(draft: SheetDraft): number {
  if (draft.rounds !== null) return draft.rounds;
  const setup = setupOn(draft);
  return setup.ok ? setup.value.rounds : setOn(draft) + 1;
}

function handPhrase(draft: SheetDraft): string {
  const { handSize } = rulesOn(draft);
  const tiles = typeof handSize === 'object' ? handSize[draft.seats] : handSize === 0 ? presetHand(draft) : handSize;
  return tiles === undefined ? '…' : (SHEET_WORDS.handSize.other?.(tiles) ?? String(tiles));
}

/** Returns the words for a value of an option. */
export function valuePhrase(name: OptionName, value: SheetValue): string {
  const words: SheetWords<OptionName> = SHEET_WORDS[name];
  if (typeof value === 'object') return Array.isArray(value) ? sheetText.list(value) : '…';
  const values: { readonly [value: string]: string | undefined } = words.values;
  return values[value] ?? (typeof value === 'number' ? words.other?.(value) : undefined) ?? String(value);
}

/** Returns the words before and after the gap of a line. */
export function gapOf(line: SheetLine): readonly [before: string, after: string] {
  const text = line === 'seats' || line === 'set' || line === 'rounds' ? sheetText[line] : SHEET_WORDS[line].line;
  const [before = '', after = ''] = text.split('{}');
  return [before, after];
}

/** Returns a line as a sentence; `value` is another value of its option. */
export function sentenceOf(line: SheetLine, draft: SheetDraft, value?: SheetValue): string {
  const [before, after] = gapOf(line);
  const isOption = line !== 'seats' && line !== 'set' && line !== 'rounds';
  const phrase = value !== undefined && isOption ? valuePhrase(line, value) : phraseOf(line, draft);
  return `${before}${phrase}${after}`;
}

/** One of the twelve sentences, and whether it differs from the preset. */
export interface RuleSentence {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Returns a draft's rules in twelve sentences; lines that go without saying are left out. */
export function sentencesOn(draft: SheetDraft): readonly RuleSentence[] {
  const changed = differencesOn(draft);
  return SENTENCES.map((lines, index) => {
    const said = lines.filter((line) => isSaid(line, draft));
    const texts = said.map((line) => (line === 'handSize' ? handSentence(draft) : sentenceOf(line, draft)));
    return {
      text: [...(index === WHERE ? [sheetText.where] : []), ...texts].join(' '),
      isChanged: lines.some((line) => changed.includes(line)),
    };
  });
}

/** The sentence on where tiles go. */
const WHERE = 4;

function isSaid(line: SheetLine, draft: SheetDraft): boolean {
  if (line === 'seats' || line === 'set' || line === 'rounds' || draft.rules[line] !== undefined) return true;
  if (stateOf(line, draft) === 'hidden') return false;
  const { usual }: OptionRecord = OPTIONS[line];
  return ALWAYS_SAID.includes(line) || (usual === undefined && UNSAID[line] !== rulesOn(draft)[line]);
}

/** "Each takes 15 tiles (2–4), 12 tiles (5–6).", where a sheet says so by the number of people. */
function handSentence(draft: SheetDraft): string {
  const { handSize } = rulesOn(draft);
  if (typeof handSize !== 'object') return sentenceOf('handSize', draft);
  const runs = handRuns(handSize).filter(({ hand }) => hand > 0);
  const words = runs.map(
    ({ from, to, hand }) => `${valuePhrase('handSize', hand)} (${from === to ? from : `${from}–${to}`})`,
  );
  const [before, after] = gapOf('handSize');
  return `${before}${words.join(', ')}${after}`;
}

/** Two lines that do not go together, and the two ways out. */
export interface SheetConflict {
  readonly lines: readonly [OptionName, OptionName];
  readonly ways: readonly { readonly line: OptionName; readonly value: SheetValue }[];
}

/** Returns the first conflict of a draft; null if there is none. */
export function conflictOn(draft: SheetDraft): SheetConflict | null {
  const rules = rulesOn(draft);
  const found = contradictionIn(rules);
  if (found === undefined) return null;
  const { conflict, option, other } = found;
  const usual = usualOf(draft.preset, option);
  const back = [usual, ...valuesOf(option)].find((value) => !hasNeed(conflict, value));
  const allowed = conflict.others[other] ?? [];
  const forth = [usualOf(draft.preset, other), ...valuesOf(other)].find((value) => isAmong(allowed, value));
  return {
    lines: [option, other],
    ways: [
      ...(back === undefined ? [] : [{ line: option, value: back }]),
      ...(forth === undefined ? [] : [{ line: other, value: forth }]),
    ],
  };
}

/** Parses the draft as far as the rules know it. */
function setupOn(draft: SheetDraft): ReturnType<typeof parseSetup> {
  return parseSetup(choiceOn(draft), draft.seats, draft.set ?? undefined, draft.rounds ?? undefined);
}

/** Why no table can be set with a draft; null if one can. */
export type Obstacle = { readonly what: 'conflict' } | { readonly what: 'setup'; readonly sentence: string };

/** Returns the obstacle to a table with a draft's rules; null if there is none. */
export function obstacleOn(draft: SheetDraft): Obstacle | null {
  if (conflictOn(draft) !== null) return { what: 'conflict' };
  const table = parseTable(choiceOn(draft), draft.seats, draft.set ?? undefined, draft.rounds ?? undefined);
  return table.ok ? null : { what: 'setup', sentence: table.error };
}

/** Returns the numbers of people that a draft can be for. */
function seatsFor({ preset, rules }: SheetDraft): readonly number[] {
  const { sets }: Preset = PRESETS[preset];
  const most = rules.handSize === undefined ? (sets.at(-1)?.[0] ?? 8) : 16;
  return Array.from({ length: most - 1 }, (_, index) => index + 2);
}

/** A value that a line offers, and the draft that choosing it makes. */
export interface Offer {
  readonly label: string;
  /** The value of an option; null of a line that belongs to the table. */
  readonly value: SheetValue | null;
  readonly isChosen: boolean;
  /** Whether the preset says so. */
  readonly isUsual: boolean;
  readonly next: SheetDraft;
}

/** Tiles in a hand that sheets print. */
const HANDS = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

/** Returns the values that a line offers, in order. */
export function offersOn(line: SheetLine, draft: SheetDraft): readonly Offer[] {
  const offer = (next: SheetDraft, isChosen: boolean, isUsual: boolean): Offer => ({
    label: phraseOf(line, next),
    value: null,
    isChosen,
    isUsual,
    next,
  });
  switch (line) {
    case 'seats':
      return seatsFor(draft).map((seats) => offer({ ...draft, seats, rounds: null }, seats === draft.seats, false));
    case 'set': {
      const usual = presetSet(draft.preset, draft.seats);
      return SETS.map((set) =>
        offer({ ...draft, set: set === usual ? null : set, rounds: null }, set === (draft.set ?? usual), set === usual),
      );
    }
    case 'rounds': {
      const most = roundsOn({ ...draft, rounds: null });
      return Array.from({ length: most }, (_, index) => index + 1).map((rounds) =>
        offer({ ...draft, rounds: rounds === most ? null : rounds }, rounds === roundsOn(draft), rounds === most),
      );
    }
    case 'handSize':
      return HANDS.map((hand) => {
        const next = withValue(draft, line, hand);
        const usual = presetHand(draft);
        return { ...offer(next, phraseOf(line, next) === phraseOf(line, draft), hand === usual), value: hand };
      });
    case 'lastTile':
      return lastTileOffers(draft);
    default:
      return valuesOf(line).map((value) => ({
        label: valuePhrase(line, value),
        value,
        isChosen: isSameValue(value, rulesOn(draft)[line]),
        isUsual: isSameValue(value, usualOf(draft.preset, line)),
        next: withValue(draft, line, value),
      }));
  }
}

/** Sheets with a penalty for a forgotten call say in the same breath how high it is: so does its choice. */
function lastTileOffers(draft: SheetDraft): readonly Offer[] {
  const rules = rulesOn(draft);
  const usual = PRESETS[draft.preset].options;
  return valuesOf('lastTile').flatMap((value): readonly Offer[] => {
    const isPenalty = value === 'penalty';
    const penalties = isPenalty ? valuesOf('tapPenalty') : [usual.tapPenalty];
    return penalties.map((tiles) => ({
      label: `${valuePhrase('lastTile', value)}${isPenalty ? ` (${valuePhrase('tapPenalty', tiles)})` : ''}`,
      value,
      isChosen: rules.lastTile === value && (!isPenalty || rules.tapPenalty === tiles),
      isUsual: usual.lastTile === value && usual.tapPenalty === tiles,
      next: withValue(withValue(draft, 'tapPenalty', tiles), 'lastTile', value),
    }));
  });
}

/** Returns the limits of a line that takes any number besides its offers; null for others. */
export function limitsOf(line: SheetLine): { readonly from: number; readonly to: number } | null {
  if (line === 'seats' || line === 'set' || line === 'rounds') return null;
  const record: OptionRecord = OPTIONS[line];
  return record.kind === 'range' ? record : record.kind === 'hands' ? { from: 3, to: 40 } : null;
}

/** Returns a list of engines as people write it, "9, 6, 3, 0"; null if it is none. */
export function readEngines(text: string): readonly number[] | null {
  const numbers = text
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map(Number);
  return isOptionValue('engines', numbers) ? numbers : null;
}

/** Returns the form for a new game with the rules of a draft. */
export function gameOn({ preset, rules, seats, set, rounds }: SheetDraft): GameDraft {
  return {
    name: '',
    open: null,
    invited: [],
    preset,
    house: rules,
    set,
    seats,
    rounds,
    computers: 0,
    levels: [],
    forcedPlays: null,
    clock: DEFAULT_CLOCK,
    rated: false,
    phrasesOnly: false,
    watchers: 'nobody',
  };
}
