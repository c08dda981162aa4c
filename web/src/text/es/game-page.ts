import type { Translation } from '@slow-train/words';
import type * as en from '../en/game-page.ts';

/** The game page's words around the board. */
export const gameText: Translation<typeof en.gameText> = {
  movedOn: 'La mesa cambió antes de que llegara tu jugada. No se jugó nada. Mira de nuevo.',
  failing: 'Slow Train no responde. Tu jugada está guardada.',
  signedOut: 'Este navegador ya no tiene la sesión iniciada. Tu jugada no se envió.',
  tryAgain: 'Intentar de nuevo',
  letGo: 'Retirarla',
  signIn: 'Entrar',
  signedOutTitle: 'Primero entra',
  signedOutMore: 'Este navegador no tiene la sesión iniciada. Entra, o abre otra vez el enlace de la invitación.',
  missing: 'No encontramos la mesa',
  missingMore: 'Se borró, o no tienes asiento en ella.',
  failed: 'No se pudo cargar la mesa',
};
