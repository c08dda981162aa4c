import type { OptionName, PresetName } from '@slow-train/rules';
import { capital, count, listed, numberWord, presetName, setName } from '@slow-train/words/en';
import { OPTION_WORDS } from './options.ts';

const short = (word: string): string => (word.length > 24 ? `${word.slice(0, 24)}…` : word);

/** The part of a rules link that cannot be read. */
export type BadRulesLink =
  | { readonly about: 'preset' | 'option' | 'set'; readonly word: string }
  | { readonly about: 'value'; readonly option: OptionName; readonly word: string };

/** Words about house rules; the options have their own (options.ts). */
export const rulesText = {
  house: 'House rules',
  asPreset: (preset: PresetName) => `as ${presetName(preset)} has them`,
  differing: (preset: PresetName, names: readonly string[]) =>
    names.length > 3
      ? `${names.length} differ from ${presetName(preset)}`
      : `${capital(listed(names.map((name) => name.toLowerCase())))} ${names.length === 1 ? 'differs' : 'differ'} from ${presetName(preset)}`,
  presetSays: (preset: PresetName, value: string) => `${presetName(preset)} says: ${value}.`,
  reset: 'Put back',
  resetOne: (option: string) => `${option}: put back`,
  resetAll: (preset: PresetName) => `Put all back to ${presetName(preset)}`,
  isReset: (preset: PresetName) => `All as ${presetName(preset)} has it.`,
  groups: {
    start: 'How a round begins',
    turn: 'A turn',
    markers: 'Open trains',
    doubles: 'Doubles',
    score: 'The score',
  },
  idle: {
    noPhase: 'Only where everyone builds before play begins.',
    phase: 'No effect: everyone builds before play begins.',
    partners: 'No effect: with partners, markers wait for the end of the turn.',
  },

  set: 'Tile set',
  setSentence: 'How high the pips go; the highest double is the first engine.',
  setLabel: (set: number) => capital(setName(set)),
  setUsual: (preset: PresetName, seats: number, set: number) =>
    `${presetName(preset)} with ${count(seats, 'seat')} says: ${setName(set)}.`,

  /** One line about a game's rules. */
  difference: (preset: PresetName, many: number) =>
    many === 0
      ? `${presetName(preset)} rules, with nothing changed.`
      : `${presetName(preset)}, with ${numberWord(many)} house ${many === 1 ? 'rule' : 'rules'}:`,
  rated: 'Rated: the places change the ratings of its players.',
  forced: (plays: boolean) =>
    plays
      ? 'When there is only one move, it is played for you, or waits for you: choose in the game’s settings.'
      : 'You send every move yourself, even when there is only one.',
  instead: (preset: PresetName, value: string) => `${presetName(preset)}: ${value}`,
  list: 'Rules of this table',
  tab: 'Rules',
  changed: 'house rule',

  rule: (section: number, title: string) => `Rule ${section}: ${title}`,
  ruleShort: (section: number) => `Rule ${section}`,
  asPictures: 'These rules in pictures',
  howToPlay: 'How to play, in five pictures',
  whole: 'All rules, word for word',
  compare: 'Compare these rules',
  newTab: (words: string) => `${words} (opens in a new tab)`,

  share: 'Send these rules',
  shareMore: 'A link that opens this form with them filled in.',
  link: 'Link to these rules',
  copy: 'Copy the link',
  copied: 'Copied. It opens the form with these rules.',
  notCopied: 'Could not copy. The link is selected: copy it from there.',
  send: 'Share…',
  invite: (preset: PresetName) => `Mexican Train as we play it: ${presetName(preset)} and a few rules of our own.`,
  came: (preset: PresetName, many: number) =>
    many === 0
      ? `The link brought the rules of ${presetName(preset)}.`
      : `The link brought ${presetName(preset)} with ${numberWord(many)} house ${many === 1 ? 'rule' : 'rules'}.`,
  nonsense: (nonsense: BadRulesLink, preset: PresetName): string => {
    const instead = `Here are the rules of ${presetName(preset)} instead.`;
    switch (nonsense.about) {
      case 'preset':
        return `The link asks for “${short(nonsense.word)}” rules, which do not exist. ${instead}`;
      case 'option':
        return `The link names “${short(nonsense.word)}”, which is not an option. ${instead}`;
      case 'value':
        return `The link wants “${short(nonsense.word)}” for ${OPTION_WORDS[nonsense.option].name.toLowerCase()}, which is not possible. ${instead}`;
      case 'set':
        return `The link asks for a double-${short(nonsense.word)} set, which does not exist. ${instead}`;
      default:
        return nonsense satisfies never;
    }
  },
};
