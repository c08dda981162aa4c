import type { PresetName } from '@slow-train/rules';
import { capital, count, listed, numberWord, presetName, setName } from '@slow-train/words';
import type { Group } from '../rules/groups.ts';
import type { Idle } from '../rules/idle.ts';
import type { Nonsense } from '../rules/link.ts';
import { OPTION_WORDS } from './options.ts';

const short = (word: string): string => (word.length > 24 ? `${word.slice(0, 24)}…` : word);

/** Every word about house rules, but for the options themselves. */
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
  } satisfies { readonly [G in Group]: string },
  idle: {
    noPhase: 'Only where everybody builds before play begins.',
    phase: 'Says nothing here: everybody builds before play begins.',
    partners: 'Says nothing here: with partners markers wait for the end of the turn.',
  } satisfies { readonly [I in Idle]: string },

  set: 'Tile set',
  setSentence: 'How high the pips go; the double of it is the first engine.',
  setLabel: (set: number) => capital(setName(set)),
  setUsual: (preset: PresetName, seats: number, set: number) =>
    `${presetName(preset)} with ${count(seats, 'seat')} says: ${setName(set)}.`,

  /** The one line about what a table plays by. */
  difference: (preset: PresetName, many: number) =>
    many === 0
      ? `${presetName(preset)} rules, with nothing changed.`
      : `${presetName(preset)}, with ${numberWord(many)} house ${many === 1 ? 'rule' : 'rules'}:`,
  forced: (plays: boolean) =>
    plays
      ? 'Moves without a choice play themselves; you may switch that off for your own seat.'
      : 'Every move is sent by hand, even where there is no choice.',
  instead: (preset: PresetName, value: string) => `${presetName(preset)}: ${value}`,
  list: 'Rules of this table',
  tab: 'Rules',
  changed: 'house rule',

  share: 'Send these rules',
  shareMore: 'A link that opens this form with them filled in.',
  link: 'Link to these rules',
  copy: 'Copy the link',
  copied: 'Copied. Whoever opens it finds the form filled in.',
  notCopied: 'The link is marked: copy it from there.',
  send: 'Share…',
  invite: (preset: PresetName) => `Mexican Train as we play it: ${presetName(preset)} and a few rules of our own.`,
  came: (preset: PresetName, many: number) =>
    many === 0
      ? `The link brought the rules of ${presetName(preset)}.`
      : `The link brought ${presetName(preset)} with ${numberWord(many)} house ${many === 1 ? 'rule' : 'rules'}.`,
  nonsense: (nonsense: Nonsense, preset: PresetName): string => {
    const instead = `Here are the rules of ${presetName(preset)} instead.`;
    switch (nonsense.about) {
      case 'preset':
        return `The link asks for “${short(nonsense.word)}” rules, which nobody here has heard of. ${instead}`;
      case 'option':
        return `The link speaks of “${short(nonsense.word)}”, which is no rule we know. ${instead}`;
      case 'value':
        return `The link wants “${short(nonsense.word)}” for ${OPTION_WORDS[nonsense.option].name.toLowerCase()}, and that cannot be had. ${instead}`;
      case 'set':
        return `The link asks for a double-${short(nonsense.word)} set, which nobody makes. ${instead}`;
      default:
        return nonsense satisfies never;
    }
  },
};
