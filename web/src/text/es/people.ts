import type { VoteKind } from '@slow-train/protocol';
import type * as en from '../en/people.ts';
import { entryOf } from '@slow-train/protocol/languages';
import type { Translation, Who } from '@slow-train/words';
import { dateFormat } from '@slow-train/words/dates';
import { count, does, listed, numberWord, presetName, spanOf, timesInWords } from '@slow-train/words/es';
import { once } from '@slow-train/words/once';

const monthAndYear = dateFormat('es', { month: 'long', year: 'numeric' });
const month = dateFormat('es', { month: 'short', timeZone: 'UTC' });
const decimal = once(() => new Intl.NumberFormat(entryOf('es').locale, { maximumFractionDigits: 1 }));

/** Profiles: the totals of somebody’s finished games. */
export const profileText: Translation<typeof en.profileText> = {
  title: 'Tu perfil',
  line: 'Tus partidas terminadas con otras personas.',
  more: 'lo que suman tus partidas y qué ven los demás',
  back: 'Cuenta',
  toTable: 'Mesa',
  failed: 'No se pudo cargar este perfil',
  since: (at) => `Aquí desde ${monthAndYear().format(at)}.`,
  together: (games) => (games === 0 ? '' : `Han terminado ${count(games, 'partida')} en común.`),
  number: (value) => decimal().format(value),

  games: (games) => (games === 1 ? 'partida' : 'partidas'),
  averagePlace: 'puesto medio',
  longestTrain: (tiles) => `${tiles === 1 ? 'ficha' : 'fichas'} en un tren`,
  wonRounds: (won, rounds) => `Se quedó sin fichas en ${won} de ${count(rounds, 'ronda')}.`,
  places: (places) => {
    const firsts = places.filter(({ place }) => place === 1).reduce((sum, { times }) => sum + times, 0);
    return firsts === 0 ? '' : `Primer puesto en ${count(firsts, 'partida')}.`;
  },
  pace: (shortest, longest) =>
    shortest === longest
      ? `La partida duró ${spanOf(shortest)}.`
      : `La partida más rápida duró ${spanOf(shortest)}; la más paciente, ${spanOf(longest)}.`,
  reliability: ({ turns, timeouts, away }) =>
    `${turns === 0 ? '' : `Jugadas a tiempo: ${turns - timeouts} de los últimos ${count(turns, 'turno')}. `}${
      away === 0 ? 'Nunca dejó una mesa.' : `Dejó ${count(away, 'mesa')} antes del final.`
    }`,

  pips: 'Puntos por ronda',
  pipsMore: 'por mes; menos es mejor',
  month: (of) => month().format(new Date(`${of}-01T00:00:00Z`)),
  pipsIn: (of, pips) => `${monthAndYear().format(new Date(`${of}-15T00:00:00Z`))}: ${decimal().format(pips)}`,

  ratings: 'Puntuación',
  ratingsMore: 'por reglamento, de partidas con puntuación',
  preset: (preset) => presetName(preset),
  ratedGames: (games, isProvisional) =>
    `tras ${count(games, 'partida con puntuación', 'partidas con puntuación')}${isProvisional ? ', aún provisional' : ''}`,
  ratingCourse: (preset, points) => `Puntuación en ${presetName(preset)}: ${points.join(', ')}`,

  you: (name) => `Tú y ${name}`,
  ahead: (name, { ahead, behind }) =>
    `${name} quedó por delante de ti en ${count(behind, 'partida')}; tú, en ${ahead}.`,
  firstGame: 'Todavía no terminaron una partida juntos.',
  invite: (name) => `Invitar a ${name}`,
  chooses: (name) => `${name} elige qué se muestra aquí.`,

  emptyTitle: 'Aún no hay partidas terminadas',
  empty: 'Cuando termines una partida con otras personas, contará aquí.',
  emptyOf: (name) => `${name} no muestra nada aquí, o aún no ha terminado una partida con otras personas.`,
  newGame: 'Nueva partida',

  years: 'Tus años en la línea',
  yearTitle: (year) => `Tu año en la línea: ${year}`,
  yearLine: 'Tus partidas terminadas con otras personas.',
  yearBack: 'Perfil',
  yearEmptyTitle: (year) => `Ninguna partida terminada en ${year}`,
  yearEmpty: 'Una partida cuenta en el año en que termina.',
  yearFailed: 'No se pudo cargar este año',
  monthly: 'Partidas por mes',
  monthlyMore: 'cuándo terminaron',
  inMonth: (year, of, games) =>
    `${monthAndYear().format(new Date(Date.UTC(year, of, 15)))}: ${count(games, 'partida')}`,
  monthLetter: (year, of) =>
    month()
      .format(new Date(Date.UTC(year, of, 15)))
      .slice(0, 1)
      .toUpperCase(),
  stations: {
    games: (games, rounds) => `*${count(games, 'partida')}* con ${count(rounds, 'ronda')} llegaron a su fin.`,
    firsts: (firsts) => `Ganaste *${count(firsts, 'partida')}*.`,
    won: (won) => `Te quedaste sin fichas *${timesInWords(won)}*.`,
    train: (tiles) => `Tu tren más largo tuvo *${count(tiles, 'ficha')}*.`,
    pips: (pips) => `Te quedaron *${decimal().format(pips)} puntos* por ronda. Menos es mejor.`,
    people: (names) => `Con quien más jugaste: *${listed(names)}*.`,
    pace: (shortest, longest) =>
      shortest === longest
        ? `Tu partida duró *${spanOf(shortest)}*.`
        : `De *${spanOf(shortest)}* a *${spanOf(longest)}*: tu partida más rápida y la más paciente.`,
    rating: (preset, points, gained) =>
      `Tu puntuación en ${presetName(preset)} es *${decimal().format(points)}*, ${
        gained === 0
          ? 'igual que antes'
          : `${decimal().format(Math.abs(gained))} ${gained > 0 ? 'más' : 'menos'} que antes`
      }.`,
  },

  ladder: 'Contra máquinas',
  ladderMore: 'según la mejor de la mesa',
  ladderWon: (won, games) => `${won} de ${count(games, 'partida')} ganadas`,
  shows: 'Qué ven los demás',
  showsMore: 'Quienes juegan contigo pueden abrir esta página desde la mesa.',
  watchedName: 'Mi nombre, a quienes miran mis partidas',
  parts: {
    results: 'Partidas, puestos y tren más largo',
    pips: 'Puntos por ronda',
    pace: 'Cuánto duraron las partidas',
    reliability: 'Jugadas a tiempo',
    ratings: 'Puntuación',
    ladder: 'Partidas contra máquinas',
  },
};

/** Muting people, and blocking them. */
export const boundariesText: Translation<typeof en.boundariesText> = {
  title: 'Silenciados y bloqueados',
  line: 'A quiénes no escuchas. Solo tú ves esto.',
  more: 'a quiénes no escuchas',
  failed: 'No se pudo cargar esta lista',
  none: 'Nadie. Puedes silenciar a alguien en su mensaje y bloquearlo en su perfil.',
  kinds: { mute: 'silenciado', block: 'bloqueado' },
  since: (kind, date) => `${kind} desde el ${date}`,
  remove: { mute: 'Dejar de silenciar', block: 'Desbloquear' },
  removeOne: { mute: (name) => `Dejar de silenciar a ${name}`, block: (name) => `Desbloquear a ${name}` },
  removing: 'Quitando…',
  removed: {
    mute: (name) => `Vuelves a escuchar a ${name}.`,
    block: (name) => `${name} ya no está en tu lista de bloqueos.`,
  },

  mute: (name) => `Silenciar a ${name}`,
  muting: 'Silenciando…',
  muted: (name) => `Ya no lees lo que dice ${name}. Puedes deshacerlo en Cuenta y pantalla.`,
  block: (name) => `Bloquear a ${name}`,
  ask: (name) =>
    `Tú y ${name} ya no verán lo que dice el otro, y ninguna mesa nueva los sentará juntos. Las partidas en curso siguen. ${name} no recibe aviso.`,
  yes: 'Bloquear',
  no: 'Cancelar',
  blocking: 'Bloqueando…',
  blocked: (name) => `Bloqueaste a ${name}. Puedes deshacerlo en Cuenta y pantalla.`,
};

/** Reports, the operator’s sanctions, and presence. */
export const moderationText: Translation<typeof en.moderationText> = {
  sheet: {
    what: 'Van incluidas las últimas líneas de la charla, tal como las ves ahora.',
    whatMessage: 'Va incluido este mensaje, con las líneas de alrededor, tal como las ves ahora.',
    why: '¿Qué está mal?',
    reasons: {
      insult: { label: 'Insultos', more: 'palabras groseras o hirientes' },
      harassment: { label: 'Acoso', more: 'no para, amenaza, persigue' },
      hate: { label: 'Odio', more: 'contra lo que alguien es o cree' },
      cheating: { label: 'Juego sucio', more: 'cuenta manos, juega dos lugares, pierde a propósito' },
      spam: { label: 'Spam', more: 'publicidad, enlaces, lo mismo una y otra vez' },
      name: { label: 'El nombre', more: 'el problema es el nombre mismo' },
      other: { label: 'Otra cosa', more: 'di qué, abajo' },
    },
    note: '¿Qué deberíamos saber?',
    noteMore: 'Si quieres. Lo lee una persona.',
    alsoTitle: 'Para ti, de inmediato',
    also: { nothing: 'Nada', mute: 'Silenciar', block: 'Bloquear' },
    secret: (name) => `${name} no recibe aviso, y nunca sabrá quién reportó.`,
    send: 'Enviar el reporte',
    sending: 'Enviando…',
    cancel: 'Cancelar',
    sent: 'Gracias. Una persona lo va a mirar, y te avisamos cuando lo haya hecho.',
  },
  reports: {
    title: 'Reportes',
    more: 'Solo tú ves esto.',
    failed: 'No se pudieron cargar tus reportes',
    waits: (date) => `enviado el ${date}, alguien lo va a mirar`,
    handled: (date) => `una persona lo miró el ${date}`,
  },
  home: {
    warn: (until) => `Quien lleva este sitio te hizo una advertencia. Vale hasta el ${until}.`,
    mute: (until) => `Estás en silencio hasta el ${until}: puedes jugar, pero no hablar.`,
    suspend: (until) => `Tu cuenta está suspendida hasta el ${until}. Las partidas que juegas siguen.`,
    reviewed: 'Una persona miró tu reporte. Gracias.',
    read: 'Leer por qué y reclamar',
    good: 'Cerrar',
  },
  notices: {
    title: 'De quien lleva este sitio',
    line: 'Lo que vale para tu cuenta, hasta cuándo y por qué.',
    more: 'qué vale, hasta cuándo y por qué',
    failed: 'No se pudo cargar',
    none: 'Nada. Sigue jugando.',
    kinds: {
      warn: { title: 'Una advertencia', until: (date) => `Vale hasta el ${date}. Puedes jugar y hablar como siempre.` },
      mute: { title: 'En silencio', until: (date) => `Hasta el ${date} puedes jugar, pero no hablar.` },
      suspend: {
        title: 'Suspensión',
        until: (date) =>
          `Hasta el ${date} no puedes hablar ni unirte a mesas o abrirlas. Las partidas que juegas siguen.`,
      },
    },
    over: (date) => `Terminó el ${date}.`,
    lifted: (date) => `Se retiró el ${date}.`,
    reason: (reason) => `El motivo: «${reason}»`,
    write: '¿Es un error? Escríbenos',
    writeMore: 'Una vez. Una persona lo lee, decide y responde.',
    send: 'Enviar el reclamo',
    sending: 'Enviando…',
    sent: 'Tu reclamo está enviado. Lo lee una persona.',
    appealed: (words) => `Escribiste: «${words}»`,
    waits: 'Una persona lo va a leer y responder.',
    answer: (words) => `La respuesta: «${words}»`,
  },
  presence: {
    title: 'Que te vean',
    show: 'Mostrar que estoy aquí',
    showMore: 'Un punto verde junto a tu nombre, solo en las mesas que estás mirando y solo para quienes están ahí',
  },
};

export const talkText: Translation<typeof en.talkText> = {
  title: 'Charla',
  say: 'Di algo',
  send: 'Enviar',
  you: 'Tú',
  said: 'Lo que se dijo',
  empty: 'Nadie dijo nada todavía. Saluda.',
  older: 'Mensajes anteriores',
  fresh: (many) => (many === 1 ? '1 nuevo' : `${many} nuevos`),
  edited: 'editado',
  phrasesOnly: '*Solo frases.* Cada quien las lee en su idioma.',
  heldBack: {
    mute: (until: string) => `*Estás en silencio hasta el ${until}.* Puedes jugar, leer y retirar lo que dijiste.`,
    suspend: (until: string) => `*Tu cuenta está suspendida hasta el ${until}.* Puedes seguir jugando y leyendo.`,
    newcomer: '*Solo frases, para empezar.* Termina una partida con otros y podrás escribir.',
    appeal: 'Leer por qué y reclamar',
  },
  phrases: 'Frases',
  muted: 'Aquí la charla está en silencio. Sin avisos.',
  unmute: 'Activar',
  mutedPerson: (name, many) => `${name} en silencio, ${many === 1 ? '1 mensaje' : `${many} mensajes`}`,
  mutePerson: (name) => `Silenciar a ${name}`,
  unmutePerson: (name) => `Volver a oír a ${name}`,
  more: (name) => `Más sobre lo que dijo ${name}`,
  moreOwn: 'Más sobre lo que dijiste',
  change: 'Cambiar',
  remove: 'Borrar',
  save: 'Guardar',
  leave: 'Dejarlo así',
  changed: 'Tu mensaje',
  sending: 'Enviando…',
  unsent: 'No se envió. Tus palabras siguen aquí.',
  again: 'Intentar otra vez',
  discard: 'Descartar',
  tooLong: (over) => (over === 1 ? 'Sobra 1 carácter' : `Sobran ${over} caracteres`),
  moves: (many) => (many === 1 ? '1 jugada' : `${many} jugadas`),
  /** The last word, on the board. */
  lastWord: (name, words) => `*${name}:* ${words}`,
  reactTo: (sentence) => `Reaccionar a: ${sentence}`,
  reactions: 'Reacciones',
  reactedBy: (word, names) => `${word}: ${names}`,
  settings: {
    title: 'Ajustes de la charla',
    talk: 'La charla en esta mesa',
    on: 'Activada',
    muted: 'En silencio',
    allowed: 'Qué se puede decir',
    anything: 'Todo',
    phrases: 'Solo frases',
  },
};

/** The majority a vote needs. */
type Majority = 'half' | 'thirds';

const MAJORITIES: { readonly [K in VoteKind]: Majority } = {
  pause: 'half',
  resume: 'half',
  extend: 'half',
  replace: 'thirds',
  cancel: 'thirds',
  goOn: 'half',
};

const people = (all: readonly Who[]): string => listed(all.map(({ name, isYou }) => (isYou ? 'tú' : name)));

/** Votes. */
export const votesText: Translation<typeof en.votesText> = {
  title: 'Preguntar a la mesa',
  close: 'Volver a la mesa',
  lead: 'Al preguntar votas que sí. Todos tienen tres días; quien no vota dice que no.',
  other: 'Ya hay una votación abierta. Decidan primero esa.',

  kinds: {
    pause: () => ({
      title: 'Una pausa',
      more: 'Todos los relojes paran. Se puede seguir jugando.',
      ask: 'Pedir una pausa',
    }),
    resume: () => ({
      title: 'El fin de la pausa',
      more: 'Todos los relojes corren de nuevo enseguida.',
      ask: 'Pedir que sigamos',
    }),
    extend: () => ({
      title: 'Más tiempo',
      more: 'Quien tiene el turno recibe el tiempo de un turno más.',
      ask: 'Pedir más tiempo',
    }),
    replace: (name) => ({
      title: `La máquina por ${name}`,
      more: `A ${name} se le acabó el tiempo. La máquina juega esta mano; ${name} puede volver cuando quiera.`,
      ask: `Pedirla en el lugar de ${name}`,
    }),
    cancel: () => ({
      title: 'El fin de la partida',
      more: 'Termina sin resultado, para todos y para siempre.',
      ask: 'Pedir que termine',
    }),
    goOn: (name) => ({
      title: `Sin ${name}`,
      more: `${name} se levantó. Durante tres días pueden cambiar quién juega en su lugar.`,
      ask: 'Pedirlo',
    }),
  },
  plays: {
    computer: 'Sigue la máquina',
    substitute: 'Buscar un reemplazo',
    least: 'Jugar solo lo mínimo',
  },
  days: 'Días',
  daysMore: 'de 1 a 30',
  takes: (kind, voters) => {
    if (voters <= 1) return 'Nadie más vota: se hace enseguida.';
    if (voters === 2) return 'Hacen falta los dos votos.';
    return MAJORITIES[kind] === 'half'
      ? `Hace falta más de la mitad de los ${numberWord(voters)} votos.`
      : `Hacen falta dos tercios de los ${numberWord(voters)} votos.`;
  },
  sure: (kind, name) =>
    kind === 'replace'
      ? `¿Pedirla en el lugar${name === null ? '' : ` de ${name}`}? La mesa verá que fuiste tú.`
      : '¿Pedir que termine la partida? La mesa verá que fuiste tú.',
  yes: 'Sí, preguntar',
  no: 'No, dejarlo',
  asking: 'Preguntando…',

  label: 'Hay una votación abierta',
  asks: (who, matter) => `${does(who, 'quieres', 'quiere')} ${matter}.`,
  count: (yes, needed) => `${yes} de ${count(needed, 'voto')} ${needed === 1 ? 'necesario' : 'necesarios'}`,
  until: (when) => `Abierta hasta ${when}.`,
  yesBy: (all) => `Sí: ${people(all)}.`,
  noBy: (all) => `No: ${people(all)}.`,
  stillBy: (all) => `Faltan: ${people(all)}.`,
  aboutYou: 'Esta votación es sobre ti: decide el resto. Sigue jugando para conservar tu lugar.',
  inFavour: 'Sí',
  against: 'No',
  mind: 'Puedes cambiar tu voto hasta que se decida.',
  casting: 'Guardando…',
  ballot: 'Tu voto',
};

/** Getting up from a game in play. */
export const getUpText: Translation<typeof en.getUpText> = {
  open: 'Levantarme de esta partida…',
  title: '¿Levantarte de esta partida?',
  follows: 'Lo que pasa entonces:',
  last: 'Quedas en último lugar.',
  others: (seats) =>
    seats === 2
      ? 'Quien se queda elige: sigue la máquina, o la partida termina como está.'
      : 'Tu lugar sigue sin ti; el resto elige cómo.',
  hidden: 'Tus fichas siguen ocultas.',
  busy: '¿Solo te falta tiempo? Toma vacaciones: el reloj espera.',
  stay: 'Quedarme',
  up: 'Levantarme',
  upMore: 'Durante un minuto puedes volver a sentarte, y nadie se entera.',
  going: 'Levantándote…',

  wasUp: 'Te levantaste',
  kept: (seconds) => `Tu lugar se guarda ${count(seconds, 'segundo')}. Nadie lo sabe todavía.`,
  again: 'Sentarme de nuevo',
  sitting: 'Sentándote…',
  after: 'Después se avisa al resto, y la partida sigue sin ti.',
  games: 'Tus partidas',

  gone: 'Te levantaste de esta partida y quedas en último lugar. Aquí ves cómo sigue.',

  lead: (holder, owner) =>
    `${owner} se levantó y sigue ${holder}, la máquina. Una persona puede reemplazar hasta el final, con la mano y los puntos de ${owner}. También ve las últimas jugadas de esa mano.`,
  asked: (name) => `${name} se levantó. ¿Cómo sigue la partida?`,
  until: (when) => `El reloj se detiene hasta que elijas. Sin respuesta hasta ${when}, sigue la máquina.`,
  computer: 'Sigue la máquina',
  choosing: 'Guardando…',
  end: 'Terminar la partida como está',
};
