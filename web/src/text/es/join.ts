import type { Translation } from '@slow-train/words';
import { capital, count, listed, presetName } from '@slow-train/words/es';
import type * as en from '../en/join.ts';

/** The page to type an invitation code. */
export const codeText: Translation<typeof en.codeText> = {
  title: 'Entrar con un código',
  label: 'El código, o el enlace completo',
  hint: 'Pega lo que te mandaron',
  wrong:
    'Eso no es un código de invitación: tiene 22 letras, cifras, guiones y guiones bajos. Copia de nuevo el código completo.',
  go: 'Buscar la mesa',
};

/** The page that an invitation leads to. */
export const joinText: Translation<typeof en.joinText> = {
  title: 'Te invitan',
  invites: (host) => (host === '' ? 'Te invitan' : `${host} te invita`),
  where: (table, seats) => `${table}, ${count(seats, 'asiento')}`,
  what: 'Dominó Tren Mexicano, una jugada a la vez. Juega cuando puedas: es un minuto al día.',
  seats: (names, free) => {
    const seats = free === 0 ? [] : [count(free, 'asiento libre', 'asientos libres')];
    return `${capital(listed([...names, ...seats]))}.`;
  },
  rules: (preset, rounds) => `Reglas ${presetName(preset)}, ${count(rounds, 'ronda')}`,
  noAccount: 'Sin cuenta, sin correo.',
  never: '¿Nunca has jugado?',
  learn: 'Aprende en diez minutos',
  take: 'Tomar asiento',
  busy: 'Tomando tu asiento…',
  go: 'Ir a la mesa',
  watchers: { round: 'Otros pueden mirar, una ronda después.', turn: 'Otros pueden mirar, un turno después.' },
  member: 'Ya tienes asiento aquí.',
  departed: 'Esta partida empezó sin ti.',
  kept: 'Hay un asiento reservado para ti.',
  full: 'Todos los asientos están ocupados.',
  own: 'Poner tu propia mesa',
  notFound: 'Esta invitación no funciona',
  otherCode: 'Probar otro código',
};
