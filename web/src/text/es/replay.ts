import { isPresetName } from '@slow-train/rules';
import type { Translation } from '@slow-train/words';
import { count, presetName, setName } from '@slow-train/words/es';
import type * as en from '../en/replay.ts';

/** Words about replays. */
export const replayText: Translation<typeof en.replayText> = {
  title: 'Ver de nuevo',
  line: 'Cada jugada de una partida terminada, con todas las manos a la vista.',
  back: 'Mesas',
  mine: 'Tus partidas terminadas',
  noneYet: 'Todavía ninguna. Cada partida que termines te espera aquí.',
  on: (day) => `Terminó ${day}.`,
  choose: 'Desde un archivo…',
  drop: 'o suelta el archivo en cualquier parte de esta página',
  dropNow: 'Suéltalo para abrirlo.',
  more: 'Un registro es una partida terminada en un archivo (mexican-train-record/1, JSON o JSONL). Está en la página de puntos de cada mesa terminada.',
  reading: 'Abriendo el registro…',
  empty: 'El archivo está vacío.',
  tooLarge: 'El archivo es demasiado grande para ser un registro de partidas.',
  unreadable: 'No se pudo leer el archivo.',
  noJson:
    'Esto no es un registro: no es JSON. Un registro empieza con {"format": "mexican-train-record/1". Elige el archivo tal como se guardó.',
  which: (file, games) => `${file} tiene ${count(games, 'partida')}. ¿Cuál?`,
  game: (number) => `Partida ${number}`,
  head: ({ preset, seats, set, rounds }) =>
    `${isPresetName(preset) ? presetName(preset) : preset}, ${count(seats, 'asiento')}, ${setName(set)}, ${count(rounds, 'ronda')}`,
  lineNoJson: (line) => `La línea ${line} no es JSON.`,
  // The rules give the reason in English.
  fault: ({ round, action }) => {
    const place = [...(round > 0 ? [`la ronda ${round}`] : []), ...(action === null ? [] : [`la jugada ${action}`])];
    return place.length === 0
      ? 'Este registro no se puede mostrar: no es una partida completa según las reglas.'
      : `Este registro falla en ${place.join(', ')}: no sigue las reglas.`;
  },
  faultMore: 'Puedes verlo hasta ahí.',
  faultGo: 'Ir ahí',
  another: 'Otro registro',
  scores: 'Puntos',
  save: 'Guardar el registro',

  player: 'Reproductor',
  position: (round, rounds, action, of) =>
    action === 0 ? `Ronda ${round} de ${rounds}, el reparto` : `Ronda ${round} de ${rounds}, jugada ${action} de ${of}`,
  slider: 'En qué punto de la partida',
  run: 'Ver',
  pause: 'Pausa',
  backward: 'Atrás',
  forward: 'Adelante',
  round: 'Ronda',
  roundOf: (round) => `Ronda ${round}`,
  eyes: 'Vista por',
  all: 'Todas las manos',
  handOf: (name, isYou) => (isYou ? 'Tu mano' : `La mano de ${name}`),
  youAreOn: 'Tu turno',
  about: 'Historial y puntos',
  close: 'Volver a la partida',
  keys: 'Las flechas avanzan, Espacio reproduce, Inicio y Fin van a los extremos.',
  hands: 'Manos',
  hand: (tiles, pips) => (tiles === 0 ? 'sin fichas' : `${count(tiles, 'ficha')}, ${count(pips, 'punto')}`),
  side: 'Sobre esta partida',
  log: 'Historial',
  score: 'Puntos',
  actionNumber: (action) => (action === 0 ? 'reparto' : String(action)),
  nothing: 'No pasó nada.',

  notYet: 'Todavía no termina',
  missing: 'No hay registro de esta mesa',
  failed: 'No se pudo cargar el registro',
  toTable: 'A la mesa',
  watch: 'Verla de nuevo',
};
