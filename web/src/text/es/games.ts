import type { Translation } from '@slow-train/words';
import { capital, count, listed, numberWord, ordinal, presetName } from '@slow-train/words/es';
import type * as en from '../en/games.ts';

/** The list of one's games, as a timetable. */
export const gamesText: Translation<typeof en.gamesText> = {
  waiting: (many) =>
    many === 0
      ? 'Ninguna mesa te espera.'
      : `${capital(numberWord(many, 'f'))} ${many === 1 ? 'mesa te espera' : 'mesas te esperan'}.`,
  yourTurn: 'Tu turno',
  others: 'Esperando a otras personas',
  boarding: 'Por salir',
  arrived: 'Terminadas',
  round: (round, rounds, seats) => `Ronda ${round} de ${rounds}, ${count(seats, 'asiento')}`,
  waits: (since) => (since === 'ahora' ? 'hace un momento' : `hace ${since}`),
  rules: (preset) => `reglas ${presetName(preset)}`,
  number: (number) => `N.º ${number}`,
  taken: (taken, seats) => `${taken} de ${seats}`,
  seatsTaken: 'asientos ocupados',
  place: (place) => (place === null ? 'fin' : ordinal(place)),
  of: (seats) => `de ${seats}`,
  unread: '(nuevo desde tu última visita)',
  again: 'Otra vez',
  againAt: (table) => `Otra vez con la gente de ${table}`,
  invitations: 'Invitaciones',
  invites: (host) => (host === '' ? 'Te invitan' : `${host} te invita`),
  with: (names) => `Con ${listed(names)}.`,
  none: 'Todavía no hay mesas',
  noneMore: 'Tus mesas aparecerán aquí. Pon una y manda el enlace a tu gente.',
  failed: 'No se pudieron cargar tus mesas.',
  you: 'Cuenta y pantalla',
  code: 'Entrar con un código',
  set: 'Poner una mesa',
  computer: 'Jugar contra la computadora',
  computerMore: 'Una partida entera para dos. Nunca llega tarde.',
  open: 'Mesas abiertas',
  openMore: 'Partidas para quien quiera.',
  watchAgain: 'Ver una partida de nuevo',
};
