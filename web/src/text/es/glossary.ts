import type { Translation } from '@slow-train/words';
import type * as en from '../en/glossary.ts';

/** Every word that players need, each with one meaning. The first form is the entry. */
export const GLOSSARY: Translation<typeof en.GLOSSARY> = {
  tile: { forms: ['ficha', 'fichas'], means: 'Una pieza con dos puntas. 9‑4 tiene un 9 en una y un 4 en la otra.' },
  pips: {
    forms: ['puntos'],
    means: 'Los de las fichas. Se cuentan al final de la ronda, y mejor es tener menos.',
  },
  double: { forms: ['doble', 'dobles'], means: 'Una ficha con el mismo número en las dos puntas. Va atravesada.' },
  engine: { forms: ['locomotora'], means: 'El doble del centro, donde empieza cada tren. Cada ronda tiene otra.' },
  hand: { forms: ['mano', 'manos'], means: 'Las fichas que tienes. Solo tú las ves.' },
  train: { forms: ['tren', 'trenes'], means: 'Una fila de fichas desde la locomotora. Cada quien tiene el suyo.' },
  mexican: { forms: ['tren mexicano'], means: 'El tren que no es de nadie. Cualquiera lo empieza y juega en él.' },
  end: {
    forms: ['final de un tren'],
    means: 'El número hacia afuera de su última ficha. La próxima tiene que encajar con él.',
  },
  signal: { forms: ['señal', 'señales'], means: 'Está junto a un tren. Mientras está arriba, el tren está abierto.' },
  open: { forms: ['abierto', 'abierta'], means: 'Un tren donde toda la mesa puede jugar, o un doble sin cubrir.' },
  boneyard: { forms: ['pozo'], means: 'Las fichas que nadie tiene todavía. De ahí se roba.' },
  draw: { forms: ['robas', 'robar', 'roba'], means: 'Tomar la próxima ficha del pozo.' },
  pass: { forms: ['pasas', 'pasar'], means: 'Terminar el turno sin ficha, cuando el pozo está vacío.' },
  cover: { forms: ['cubrirlo', 'cubres', 'cubrir'], means: 'Poner sobre un doble una ficha que encaje.' },
  build: { forms: ['armas'], means: 'Poner varias fichas en el tren propio en un solo turno.' },
  tap: { forms: ['avisar'], means: 'Decir que te queda 1 ficha, donde las reglas lo piden.' },
  out: { forms: ['quedarse sin fichas', 'sin fichas'], means: 'Jugar la última ficha. Con eso termina la ronda.' },
  blocked: { forms: ['bloqueada', 'bloquea la ronda'], means: 'Una ronda en que nadie puede jugar ni robar.' },
  turn: { forms: ['turno', 'turnos'], means: 'Lo que hace un asiento antes de que le toque al siguiente.' },
  round: {
    forms: ['ronda', 'rondas'],
    means: 'Desde el reparto hasta que alguien se queda sin fichas o nadie puede jugar. Cada una con su locomotora.',
  },
  game: { forms: ['partida'], means: 'Todas las rondas juntas. Gana quien tenga menos puntos.' },
  seat: { forms: ['asiento', 'asientos'], means: 'Un lugar en la mesa, de una persona o una computadora.' },
  houseRules: {
    forms: ['reglas propias', 'regla propia'],
    means: 'Lo que una mesa juega distinto de su conjunto de reglas.',
  },
};
