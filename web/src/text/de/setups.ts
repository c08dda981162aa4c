import type { Translation } from '@slow-train/words';
import { count } from '@slow-train/words/de';
import type * as en from '../en/setups.ts';

/** Saved set-ups for new games. */
export const setupsText: Translation<typeof en.setupsText> = {
  title: 'Vorlagen',
  many: (many) => (many === 0 ? 'für das nächste Mal aufheben' : `${many} gespeichert`),
  summary: (preset, seats, clock) => `${preset}, ${count(seats, 'Platz', 'Plätze')}, ${clock}`,
  useOne: (name) => `„${name}“ übernehmen`,
  used: (name) => `Alles ist so eingestellt wie in „${name}“.`,
  name: 'Ein Name für diese Auswahl',
  newName: (name) => `Ein neuer Name für „${name}“`,
  save: 'Auswahl speichern',
  saving: 'Wird gespeichert…',
  saved: (name) => `„${name}“ ist gespeichert.`,
  rename: 'Umbenennen',
  renameOne: (name) => `„${name}“ umbenennen`,
  keepName: 'Alten Namen behalten',
  link: 'Teilen',
  sendOne: (name) => `Link zu „${name}“ verschicken`,
  linkTo: (name) => `Link zu „${name}“`,
  remove: 'Löschen',
  removeOne: (name) => `„${name}“ löschen`,
  removeSure: (name) => `„${name}“ löschen? Partien, die damit eröffnet wurden, bleiben.`,
  removing: 'Wird gelöscht…',
  keep: 'Behalten',
  invite: 'Domino „Mexican Train“, so wie wir spielen: Mit einem Tipp ist der Tisch eröffnet.',
  words: {
    copy: 'Link kopieren',
    copied: 'Kopiert. Wer ihn öffnet, bekommt alles fertig ausgefüllt.',
    notCopied: 'Kopieren ging nicht. Der Link ist markiert: Kopier ihn von dort.',
    send: 'Teilen…',
  },
};
