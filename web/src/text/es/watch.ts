import type { Translation } from '@slow-train/words';
import type * as en from '../en/watch.ts';

/** Watching a game without a seat, and who may. */
export const watchText: Translation<typeof en.watchText> = {
  watch: 'Mirar una partida',
  result: 'Resultado',
  late: { turn: 'un turno después', round: 'una ronda después' },
  lateTitle: { turn: 'Un turno después', round: 'Una ronda después' },
  why: {
    turn: 'Ves un turno cuando termina el siguiente, para que nadie juegue con lo que ves.',
    round: 'Ves una ronda cuando termina, para que nadie juegue con lo que ves.',
  },
  asOf: (when) => `Así a las ${when}`,
  watching: 'Estás mirando. *Las manos no se ven.*',
  leave: 'Salir',
  score: 'Puntos',
  closeScore: 'Volver a la mesa',
  player: 'Jugadas',
  notStarted: 'Todavía no empieza',
  notStartedMore: (name) => `Aquí verás «${name}» cuando se juegue. Guarda el enlace.`,
  firstRound: 'Se juega la primera ronda',
  firstRoundMore: {
    turn: 'Aparece aquí cuando terminen dos turnos. Guarda el enlace.',
    round: 'La ves entera cuando termine. Guarda el enlace.',
  },
  ended: 'Terminó sin resultado',
  nothing: 'Aquí no hay nada que mirar',
  failed: 'No se pudo cargar la partida',
  home: '¿Qué es Slow Train?',
  again: 'Verla otra vez',

  settings: {
    legend: 'Otros pueden mirar',
    values: { nobody: 'No', round: 'Una ronda después', turn: 'Un turno después' },
    more: 'Con un enlace propio, y nunca una mano ni la charla. Solo los nombres de quienes muestran el suyo.',
    told: {
      round: 'Otros pueden mirar, una ronda después.',
      turn: 'Otros pueden mirar, un turno después.',
    },
    get: 'Obtener el enlace para mirar',
    getting: 'Creando el enlace…',
    renew: 'Enlace nuevo',
    renewed: 'El enlace anterior ya no muestra nada.',
    stricter: 'Mientras se juega, solo puede ser más tarde o nadie.',
  },
  send: {
    link: 'Enlace para mirar',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado.',
    notCopied: 'El enlace está seleccionado: cópialo de ahí.',
    send: 'Enviar el enlace',
  },
  invite: (name) => `Mira nuestra partida «${name}»`,

  share: {
    title: 'Muéstrala a otros',
    more: 'Quien tenga el enlace ve el resultado y cada jugada, con las manos. Solo los nombres de quienes muestran el suyo.',
    get: 'Obtener un enlace a esta partida',
    stop: 'Retirar el enlace',
    stopped: 'El enlace ya no muestra nada.',
    named: 'Mi nombre puede estar en el archivo de esta partida',
    namedMore: (agreed, people) => `Tendrá nombres cuando todos acepten: ${agreed} de ${people} hasta ahora.`,
  },
};
