import { count, listed } from '@slow-train/words/es';
import type { seasonsText as english } from '../en/seasons.ts';

/** Seasons of a circle: the table, its meaning, and the form for a new one. */
export const seasonsText: typeof english = {
  title: (number) => `Temporada ${number}`,
  failed: 'No se pudo cargar la temporada',
  after: (played, games, { dropped, droppable }) =>
    [
      `${played} de ${count(games, 'partida')}`,
      dropped === 0 ? '' : dropped === 1 ? `sin ${ONE[droppable]}` : `sin las ${dropped} peores ${UNITS[droppable]}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  over: (names) => {
    if (names.length === 0) return 'Terminó.';
    return `Terminó. ${names.length === 1 ? 'Victoria' : 'Victoria compartida'}: ${listed(names)}.`;
  },
  none: 'Ninguna temporada todavía',
  noneMore:
    'Una temporada es una serie de partidas con una tabla: se suman puestos o puntos, y las peores pueden no contar.',
  noGames: 'Falta su primera partida. Cuando termine, aquí estará la tabla.',
  all: 'Todas las partidas y cómo se cuenta',
  others: 'Temporadas',
  show: (number) => `Ver la temporada ${number}`,
  table: (number) => `Tabla de la temporada ${number}`,
  game: (number) => `Partida ${number}`,
  name: 'Nombre',
  sum: 'Suma',
  cell: {
    played: (value) => String(value),
    substituted: (value, by) => `${value}, jugó ${by ?? 'otra persona'}`,
    missed: (value) => `faltó, cuenta ${value}`,
    before: (value) => `llegó después, cuenta ${value}`,
    dropped: (words) => `${words}, no cuenta`,
    rounds: (words, rounds) =>
      `${words}, sin ${rounds.length === 1 ? 'la ronda' : 'las rondas'} ${listed(rounds.map(String))}`,
  },
  legend: {
    dropped: 'Tachado: no cuenta.',
    rounds: 'Con puntos: sin las peores rondas.',
    missed: '–: faltó.',
    before: '( ): llegó después, cuenta como su promedio.',
    substituted: '*: jugó un suplente.',
  },
  course: 'Cómo cambiaron los puestos',
  courseLabel: (lines) =>
    lines.map(({ name, places }) => `${name}: ${places.map((place) => place ?? '–').join(', ')}`).join('; '),
  rules: 'Cómo se cuenta',
  counted: {
    places: 'Se suman los puestos: 1 es el mejor, y menos es mejor.',
    pips: 'Se suman los puntos, y menos es mejor.',
  },
  droppedNone: 'Cuentan todas las partidas.',
  dropped: ({ dropped, droppable }) =>
    dropped === 1
      ? `A cada cual no le cuenta ${ONE[droppable]}.`
      : `A cada cual no le cuentan las ${dropped} peores ${UNITS[droppable]}.`,
  missed: {
    places: 'Faltar a una partida cuenta como el puesto detrás de todos.',
    pips: 'Faltar a una partida cuenta, en cada ronda, los puntos de quien más tuvo.',
  },
  late: {
    missed: 'Quien llega después faltó a las partidas anteriores.',
    average: 'A quien llega después le cuenta su promedio en las partidas anteriores.',
    closed: 'Quien llega después juega, y no está en esta tabla.',
  },
  ties: {
    places:
      'Sumas iguales: deciden más partidas ganadas, después menos puntos por ronda, después la mejor última partida. Si no, comparten el puesto.',
    pips: 'Sumas iguales: deciden más partidas ganadas, después el mejor puesto promedio, después la mejor última partida. Si no, comparten el puesto.',
  },
  end: 'Terminar la temporada',
  endAsk: 'Termina con las partidas jugadas hasta ahora.',
  keep: 'Seguir',
  start: 'Empezar una temporada',
  startNext: (number) => `Empezar la temporada ${number}`,
  busy: 'Un momento…',
  form: {
    title: (number) => `Temporada ${number}`,
    line: 'Cuentan las próximas partidas del círculo',
    games: 'Partidas',
    gamesMore: 'De 2 a 30. Termina con la última.',
    counted: 'Qué se suma',
    countedNames: { places: 'Puestos', pips: 'Puntos' },
    droppable: 'A cada cual no le cuentan sus peores',
    droppableNames: { games: 'partidas', rounds: 'rondas' },
    dropped: 'Cuántas no cuentan',
    droppedMore: 'De 0 a 9. Siempre cuenta una partida al menos.',
    late: 'Quien llega después',
    lateNames: { missed: 'Partidas perdidas', average: 'Su promedio', closed: 'Fuera de esta temporada' },
    start: 'Empezar la temporada',
  },
};

const UNITS = { games: 'partidas', rounds: 'rondas' } as const;
const ONE = { games: 'la peor partida', rounds: 'la peor ronda' } as const;
