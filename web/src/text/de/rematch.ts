import type { ClockTerms } from '@slow-train/protocol';
import type { Translation } from '@slow-train/words';
import { accusative, count, presetName, spanOf } from '@slow-train/words/de';
import type * as en from '../en/rematch.ts';

const clockOf = (terms: ClockTerms | null): string =>
  terms === null ? 'keine Uhr' : `${spanOf(terms.allowance)} pro Zug`;
const insteadOf = (terms: ClockTerms | null): string =>
  terms === null ? 'ohne Uhr' : `${accusative(spanOf(terms.allowance))} pro Zug`;

/** Playing again with the same people, but for one thing. */
export const rematchText: Translation<typeof en.rematchText> = {
  open: 'Noch einmal, mit einer Änderung',
  lead: 'Plätze und alles andere bleiben, wie sie waren. Alle erfahren, was anders ist.',
  close: 'Schließen',
  what: 'Was ist anders?',
  things: { rules: 'Regeln', clock: 'Uhr', rounds: 'Runden', name: 'Name' },
  rounds: (rounds) => `bisher: ${rounds}`,
  nameHint: 'So findest du die Partie unter deinen Tischen',
  nameMissing: 'Gib der Partie einen Namen.',
  again: 'Alle wieder einladen',
  asking: 'Der Tisch wird gedeckt…',
  overtaken: 'Jemand hat die nächste Partie kurz vor dir angelegt. Du sitzt jetzt dort, ohne deine Änderung.',
  different: {
    rules: ({ was, now, isHouse }) =>
      `Diesmal anders: Regeln ${presetName(now)} statt ${presetName(was)}${isHouse ? ' mit Hausregeln' : ''}.`,
    clock: (was, now) => `Diesmal anders: ${clockOf(now)}. Vorher: ${insteadOf(was)}.`,
    rounds: (was, now) => `Diesmal anders: ${count(now, 'Runde', 'Runden')} statt ${was}.`,
    name: (was) => `Diesmal anders: der Name. Vorher hieß sie „${was}“.`,
  },
};
