import type { Translation } from '@slow-train/words';
import type * as en from '../en/sign-in.ts';

/** The sign-in page, its codes and links. */
export const signInText: Translation<typeof en.signInText> = {
  title: 'Entrar',
  back: 'Inicio',
  address: 'Tu correo',
  addressHint: 'Te mandamos un código y un enlace. No hay contraseña.',
  send: 'Mandarme un código',
  sending: 'Enviando…',
  or: 'o',
  passkey: 'Usar una llave de acceso',
  passkeyBusy: 'Responde en tu dispositivo…',
  new: '¿Primera vez aquí?',
  newGo: 'Jugar como visita',
  privacy: 'Qué se guarda y por qué',
  already: (name) => `Este navegador ya tiene la sesión iniciada${name === null ? '' : `: ${name}`}.`,
  alreadyGuest: (name) => `Este navegador ya tiene una visita${name === null ? '' : `: ${name}`}.`,
  alreadyGo: 'A tus mesas',

  haveCode: 'Escribe el código del correo más reciente',

  sentTo: (email) => `Busca nuestro correo en ${email}.`,
  sentMore: 'Escribe su código, que sirve diez minutos, o abre su enlace.',
  code: 'Las seis cifras',
  codeHint: 'Del correo; los espacios no importan',
  codeShort: 'Un código tiene seis cifras. Mira el correo.',
  go: 'Entrar',
  going: 'Entrando…',
  again: 'Mandar otro código',
  againIn: (seconds) => `Puedes pedir otro código en ${seconds} s.`,
  sentAgain: 'Otro correo está en camino. Usa el más reciente.',
  mailbox: 'Abrir el buzón de esta máquina',
  other: 'Cambiar la dirección',

  linkTitle: '¿Entrar en este dispositivo?',
  linkMail: 'Abriste el enlace de nuestro correo. ¿Entrar aquí, en este navegador?',
  linkHandOff: 'Escaneaste el código de tu otro dispositivo. ¿Entrar aquí con la misma cuenta?',
  linkYes: 'Entrar aquí',
  linkNo: 'No en este dispositivo',
  linkNew: 'Mandarme un código',

  aboard: (name) => `Entraste como ${name}.`,

  losesTitle: 'Este navegador tiene una visita',
  loses: (name) =>
    `Solo este navegador conoce ${name === null ? 'a su visita' : `a ${name}`}. Si entras con otra cuenta, esos asientos se pierden.`,
  losesKeep: 'Darle antes un correo',
  losesLeave: 'Dejar esa visita',
  losesLeaving: 'Entrando…',
  losesStay: 'Seguir como visita',
};

/** The page behind the link that undoes a change of address. */
export const restoreText: Translation<typeof en.restoreText> = {
  title: '¿Volver al correo anterior?',
  more: 'Alguien cambió el correo de tu cuenta. ¿No fuiste tú? Vuelve a este. Así se cierran todas las sesiones y se quitan todas las llaves de acceso.',
  yes: 'Volver a este correo',
  going: 'Volviendo…',
  no: 'Fui yo: dejarlo así',
  doneTitle: 'Tu correo está de vuelta',
  done: 'Todas las sesiones están cerradas y las llaves quitadas. Entra con este correo.',
  signIn: 'Entrar',
  noToken: 'Este enlace está incompleto. Ábrelo de nuevo desde el correo.',
  home: 'Al inicio',
};
