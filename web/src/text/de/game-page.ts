import type { Translation } from '@slow-train/words';
import type * as en from '../en/game-page.ts';

/** The game page's words around the board. */
export const gameText: Translation<typeof en.gameText> = {
  movedOn: 'Der Tisch hat sich vorher verändert. Nichts wurde gespielt. Sieh noch mal hin.',
  failing: 'Slow Train ist nicht erreichbar. Was du gespielt hast, ist gespeichert.',
  signedOut: 'Dieser Browser ist abgemeldet. Nichts wurde gesendet.',
  tryAgain: 'Noch einmal',
  letGo: 'Zurücknehmen',
  signIn: 'Anmelden',
  signedOutTitle: 'Melde dich zuerst an',
  signedOutMore: 'Oder öffne den Einladungslink noch einmal.',
  missing: 'Tisch nicht gefunden',
  missingMore: 'Er wurde gelöscht, oder du hast dort keinen Platz.',
  failed: 'Der Tisch konnte nicht geladen werden',
};
