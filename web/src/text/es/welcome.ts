import type { Translation } from '@slow-train/words';
import type * as en from '../en/welcome.ts';

/** The first page for a visitor without a name. */
export const welcomeText: Translation<typeof en.welcomeText> = {
  motto: 'Dominó tren mexicano por correo: pon una ficha, prepárate un café y deja que cada quien tome su tiempo.',
  title: 'Hola',
  ticket: 'Tu boleto',
  name: 'Tu nombre',
  nameHint: 'El nombre que ve la mesa',
  nameMissing: 'Escribe antes un nombre: la mesa lo ve.',
  tableName: 'Tu nombre en esta mesa',
  tableNameHint: 'En tus otras mesas conservas el nombre que tienes',
  computer: 'Jugar contra la computadora',
  table: 'Poner una mesa',
  busy: 'Preparando tu boleto…',
  steps: [
    'Pon fichas punta con punta, desde la locomotora hacia afuera.',
    '¿Nada encaja? Roba una ficha. ¿Sigue sin encajar? Entonces la mesa puede jugar en tu tren.',
    'Tómate un minuto o una semana. El tren espera.',
  ],
  small: 'Sin cuenta ni correo: tu nombre es tu boleto, guardado en este navegador.',
  smallKnown: 'Ya tienes la sesión iniciada. Solo falta tu nombre.',
  haveSeat: '¿Ya jugaste aquí?',
  signIn: 'Entrar',
  neverPlayed: '¿Nunca jugaste?',
  learn: 'Aprender jugando',
  look: 'Cinco dibujos',
  rules: 'Las reglas',
  privacy: 'Qué se guarda y por qué',
  alone: '¿Sin con quién jugar?',
  open: 'Mesas abiertas',
  haveCode: '¿Tienes un código?',
  join: 'Entrar a su mesa',
};
