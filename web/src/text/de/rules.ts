import type { Translation } from '@slow-train/words';
import { listed, presetName, setName } from '@slow-train/words/de';
import type * as en from '../en/rules.ts';
import { OPTION_WORDS } from './options.ts';

const short = (word: string): string => (word.length > 24 ? `${word.slice(0, 24)}…` : word);

/** After `mit`. */
const houseRules = (many: number): string => (many === 1 ? 'einer Hausregel' : `${many} Hausregeln`);

/** Words about house rules; the options have their own (options.ts). */
export const rulesText: Translation<typeof en.rulesText> = {
  house: 'Hausregeln',
  asPreset: (preset) => `wie bei ${presetName(preset)}`,
  differing: (preset, names) =>
    names.length > 3
      ? `${names.length} anders als bei ${presetName(preset)}`
      : `Anders als bei ${presetName(preset)}: ${listed(names.map((name) => `„${name}“`))}`,
  presetSays: (preset, value) => `${presetName(preset)} sagt: ${value}.`,
  reset: 'Zurücksetzen',
  resetOne: (option) => `${option}: zurücksetzen`,
  resetAll: (preset) => `Alles wie bei ${presetName(preset)}`,
  isReset: (preset) => `Alles ist wie bei ${presetName(preset)}.`,
  groups: {
    start: 'Wie eine Runde beginnt',
    turn: 'Wenn du dran bist',
    markers: 'Offene Züge',
    doubles: 'Doppel',
    score: 'Die Wertung',
  },
  idle: {
    noPhase: 'Nur wo alle bauen, bevor das Spiel beginnt.',
    phase: 'Ohne Wirkung: Alle bauen, bevor das Spiel beginnt.',
    partners: 'Ohne Wirkung: Bei Teams warten die Signale, bis der nächste Platz dran ist.',
  },

  set: 'Größe des Spiels',
  setSentence: 'Wie hoch die Zahlen gehen; das höchste Doppel ist die erste Lok.',
  setLabel: setName,
  setUsual: (preset, seats, set) =>
    `${presetName(preset)} sagt bei ${seats === 1 ? '1 Platz' : `${seats} Plätzen`}: ${setName(set)}.`,

  difference: (preset, many) =>
    many === 0
      ? `Regeln ${presetName(preset)}, nichts geändert.`
      : `Regeln ${presetName(preset)}, mit ${houseRules(many)}:`,
  rated: 'Gewertet: Die Plätze ändern die Wertung aller am Tisch.',
  forced: (plays) =>
    plays
      ? 'Ist nur eines möglich, geschieht es für dich oder wartet auf dich: Wähle in den Einstellungen der Partie.'
      : 'Du spielst alles selbst, auch wenn nur eines möglich ist.',
  instead: (preset, value) => `${presetName(preset)}: ${value}`,
  list: 'Regeln dieses Tisches',
  tab: 'Regeln',
  changed: 'Hausregel',

  rule: (section, title) => `Regel ${section}: ${title}`,
  ruleShort: (section) => `Regel ${section}`,
  asPictures: 'Diese Regeln in Bildern',
  howToPlay: 'So wird gespielt, in fünf Bildern',
  whole: 'Alle Regeln, Wort für Wort',
  compare: 'Diese Regeln vergleichen',
  newTab: (words) => `${words} (öffnet einen neuen Tab)`,

  share: 'Diese Regeln verschicken',
  shareMore: 'Ein Link, der dieses Formular mit ihnen öffnet.',
  link: 'Link zu diesen Regeln',
  copy: 'Link kopieren',
  copied: 'Kopiert. Er öffnet das Formular mit diesen Regeln.',
  notCopied: 'Kopieren ging nicht. Der Link ist markiert: Kopier ihn von dort.',
  send: 'Teilen…',
  invite: (preset) => `Mexican Train, wie wir es spielen: ${presetName(preset)} und ein paar eigene Regeln.`,
  came: (preset, many) =>
    many === 0
      ? `Der Link hat die Regeln von ${presetName(preset)} mitgebracht.`
      : `Der Link hat ${presetName(preset)} mit ${houseRules(many)} mitgebracht.`,
  nonsense: (nonsense, preset) => {
    const instead = `Hier sind stattdessen die Regeln von ${presetName(preset)}.`;
    switch (nonsense.about) {
      case 'preset':
        return `Der Link verlangt die Regeln „${short(nonsense.word)}“, die es nicht gibt. ${instead}`;
      case 'option':
        return `Der Link nennt „${short(nonsense.word)}“, was keine Option ist. ${instead}`;
      case 'value':
        return `Der Link will „${short(nonsense.word)}“ für „${OPTION_WORDS[nonsense.option].name}“, was nicht geht. ${instead}`;
      case 'set':
        return `Der Link verlangt ein Spiel Doppel-${short(nonsense.word)}, das es nicht gibt. ${instead}`;
      default:
        return nonsense satisfies never;
    }
  },
};
