import type { Translation } from '@slow-train/words';
import type * as en from '../en/boundaries.ts';

/** Muting people, and blocking them. */
export const boundariesText: Translation<typeof en.boundariesText> = {
  title: 'Stumm und blockiert',
  line: 'Wen du nicht hörst. Nur du siehst das.',
  more: 'wen du nicht hörst',
  failed: 'Diese Liste konnte nicht geladen werden',
  none: 'Niemand. Stummschalten kannst du jemanden an einer Nachricht, blockieren im Profil.',
  kinds: { mute: 'stumm', block: 'blockiert' },
  since: (kind, date) => `${kind} seit ${date}`,
  remove: { mute: 'Wieder hören', block: 'Nicht mehr blockieren' },
  removeOne: { mute: (name) => `${name} wieder hören`, block: (name) => `${name} nicht mehr blockieren` },
  removing: 'Wird entfernt…',
  removed: { mute: (name) => `Du hörst ${name} wieder.`, block: (name) => `${name} ist nicht mehr blockiert.` },

  block: (name) => `${name} blockieren`,
  ask: (name) =>
    `Du und ${name} seht nicht mehr, was ihr sagt, und kein neuer Tisch setzt euch zusammen. Laufende Partien gehen weiter. ${name} erfährt nichts davon.`,
  yes: 'Blockieren',
  no: 'Abbrechen',
  blocking: 'Wird blockiert…',
  blocked: (name) => `${name} ist blockiert. Unter „Konto und Anzeige“ kannst du das zurücknehmen.`,
};
