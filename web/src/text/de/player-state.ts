import type { Translation } from '@slow-train/words';
import type * as en from '../en/player-state.ts';

/** The notepad. */
export const playerStateText: Translation<typeof en.playerStateText> = {
  notes: 'Notizen',
  notesHint: 'Nur du kannst das lesen, auf allen deinen Geräten.',
  placeholder: 'Wer hat bei Neunen gezogen? Was hattest du als Nächstes vor?',
  saved: 'Gespeichert.',
  saving: 'Wird gespeichert…',
  tooLong: (most) =>
    `Deine Notizen von zwei Geräten sind zusammen zu lang. Kürz sie auf ${most} Zeichen. Bis dahin bleiben sie nur hier.`,
  unsaved: 'Slow Train ist nicht erreichbar. Deine Notizen bleiben hier und werden später gespeichert.',
};
