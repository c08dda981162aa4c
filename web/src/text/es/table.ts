import { entryOf } from '@slow-train/protocol/languages';
import { once } from '@slow-train/words/once';
import type { Translation } from '@slow-train/words';
import { capital, count, deadlineTime, does, numberWord, everyonesPart, everyonesPhone } from '@slow-train/words/es';
import type * as en from '../en/table.ts';

const choices = once(() => new Intl.ListFormat(entryOf('es').locale, { type: 'disjunction' }));

/** Every word of the board. In some of them `*this*` is set strong. */
export const text: Translation<typeof en.text> = {
  topBar: {
    yourTurn: 'Tu turno',
    isOn: (name) => `Juega ${name}`,
    building: 'Todos arman sus trenes',
    roundOver: 'Fin de la ronda',
    finished: 'Fin de la partida',
    round: (round, rounds) => `Ronda ${round} de ${rounds}`,
    boneyard: (tiles) => `Pozo ${tiles}`,
    boneyardSpoken: (tiles) => (tiles === 0 ? 'El pozo está vacío' : `${count(tiles, 'ficha')} en el pozo`),
    engine: (name) => `La locomotora es ${name}`,
  },

  status: {
    offline: 'Sin conexión. Lo que ves puede no estar al día.',
    waitingToSend: 'Sin conexión. Tu jugada está guardada.',
    fits: (tile, trains, isTouch) =>
      trains === 1
        ? `*${tile}* encaja en un tren.`
        : `*${tile}* encaja en ${numberWord(trains)} trenes. ${isTouch ? 'Toca uno.' : 'Elige uno.'}`,
    fitsNone: (tile) => `*${tile}* no encaja ahora en ningún tren.`,
    noFollow: (tile, end) => `*${tile}* no sigue: tu tren termina en ${end}.`,
    notNow: (tile) => `*${tile}*: todavía no es tu turno.`,
    oneMore: (double, train) => `Juega una ficha más: *${double}* está abierto en ${train}.`,
    again: 'Juega una ficha más: jugaste un doble.',
    coverYours: (double, train) => `Cubre *${double}* en ${train}.`,
    coverDraw: (double, train, boneyard) =>
      `${boneyard === 0 ? 'Pasa' : 'Toma una'}: *${double}* está abierto en ${train} y nada encaja.`,
    coverOnly: (double, train) => `Ahora cubre tu *${double}* en ${train}.`,
    cover: (who, double, train) => `${does(who, 'tienes', 'tiene')} que cubrir *${double}* en ${train}.`,
    drew: (tile) => `Tomaste *${tile}*. Se puede jugar.`,
    drewMay: (tile) => `Tomaste *${tile}*. Juégala o guárdala.`,
    build: (end) => `Arma tu tren: elige fichas, la primera con ${end}.`,
    built: (tiles, end) => `*${count(tiles, 'ficha')}*, y termina en ${end}.`,
    mustDraw: 'Toma una: ninguna ficha encaja.',
    mustPass: (boneyard) =>
      boneyard === 0
        ? 'Pasa: ninguna ficha encaja y el pozo está vacío.'
        : 'Pasa: ninguna ficha encaja. Tu tren se abre.',
    lastTile: (who) => (who.isYou ? 'Te queda 1 ficha.' : `A ${who.name} le queda 1 ficha.`),
    caught: (who) => (who.isYou ? 'Te queda 1 ficha y no avisaste.' : `A ${who.name} le queda 1 ficha y no avisó.`),
    tapLate: 'Avisa de tu última ficha antes de que te atrapen.',
    sent: 'Tu tren está enviado. No se ve hasta que estén los de todos.',
    out: (who) => `${does(who, 'te quedaste', 'se quedó')} sin fichas. Terminó la ronda.`,
    stillBuilds: (who) => `${does(who, 'te quedaste', 'se quedó')} sin fichas. Los demás trenes aún se arman.`,
    blocked: 'Nadie puede jugar. Terminó la ronda.',
    gameOver: 'Terminó la última ronda.',
    choose: 'Tu turno. No hay prisa.',
    nobodyHurries: (name) => `Turno de ${name}. No hay prisa.`,
    why: '¿Por qué no?',
    whyOthers: '¿Y los otros?',
    hint: 'Pista',
    unhint: 'Sin pista',
    showBuild: 'Enséñamelo',
    close: 'Cerrar',
    all: 'Mostrar todo',
    further: (notices) => (notices === 1 ? '1 noticia más' : `${notices} noticias más`),
    more: (notices) => `+${notices}`,
    label: 'Noticias',
  },

  row: {
    pips: (pips) => (pips === 1 ? 'punto' : 'puntos'),
    inHand: (tiles) => `${tiles} en mano`,
    oneLeft: 'queda 1 ficha',
    out: 'sin fichas',
    open: 'abierto a todos',
    doubleOpen: (double) => `${double} abierto`,
    ends: (end) => `terminará en ${end}`,
    endsLabel: (end) => `terminará en *${end}*`,
    endsIn: (end) => `termina en ${end}`,
    branch: (letters) => `rama ${letters}`,
    under: (double) => `en ${double}`,
    branches: (branches) => `+${count(branches, 'rama')}`,
    noTile: 'sin fichas aún',
    starts: (end) => `empieza con ${end}`,
    ended: 'fin de la línea',
    on: 'juega',
    sent: 'ya armó',
    owesTap: 'no avisó',
    partner: 'tu pareja',
    fold: 'Plegar',
    more: (tiles) => `+${tiles}`,
    unfolded: (tiles, from, to) => `${count(tiles, 'ficha')}, de ${from} a ${to}`,
  },

  below: {
    more: (trains, lit) =>
      `${trains === 1 ? '1 tren más' : `${trains} trenes más`} abajo${lit === 0 ? '' : `, ${lit === 1 ? '1 iluminado' : `${lit} iluminados`}`} ↓`,
    top: 'Volver arriba ↑',
  },

  trainLabel: (train) =>
    [
      capital(train.name),
      train.tiles === 0
        ? `sin fichas aún, empieza con ${train.end}`
        : `${count(train.tiles, 'ficha')}, termina en ${train.end}`,
      ...(train.open === null ? [] : [`${train.open} está abierto y hay que cubrirlo`]),
      ...(train.isPublic ? ['abierto a todos'] : []),
      ...(train.isEnded ? ['fin de la línea'] : []),
      ...(train.left === null ? [] : [`${count(train.left, 'ficha')} en la mano`]),
      ...(train.total === null ? [] : [`${count(train.total, 'punto')} hasta ahora`]),
      ...(train.isOn ? ['es su turno'] : []),
    ].join(', '),
  playLabel: (tile, train, end) => `Jugar ${tile} en ${train}, que terminará en ${end}`,
  trainTiles: (tiles) => (tiles.length === 0 ? 'Sin fichas aún' : tiles.join(', ')),
  trains: 'Trenes',

  hand: {
    title: 'Tu mano',
    summary: (tiles, pips) => `Tu mano: ${count(tiles, 'ficha')}, ${count(pips, 'punto')}`,
    label: (tile, is) =>
      [
        tile,
        ...(is.isNew ? ['nueva'] : []),
        ...(is.laid === null ? [] : [`puesta, la número ${is.laid} de tu tren`]),
        ...(is.isSelected ? ['elegida'] : []),
        ...(is.isPlayable ? ['se puede jugar'] : []),
      ].join(', '),
    fresh: 'nueva',
    arrange: 'Otras formas de ordenar',
    sort: 'Ordenar',
    scrolls: (tiles, isTouch) => `${count(tiles, 'ficha')}: ${isTouch ? 'desliza' : 'desplaza'} para ver más`,
    keys: 'Las flechas eligen, Enter juega, Esc devuelve, H da una pista',
    keysBuild: 'Enter pone una ficha, Retroceso la quita, H da una pista',
    keysWait: 'Arrastra las fichas como quieras: tu orden se conserva',
    moved: (tile, place, of) => `${tile} ahora es la número ${place} de ${of}.`,
    none: 'Estás mirando: no tienes mano en esta mesa.',
    empty: 'No te quedan fichas.',
  },

  build: {
    undo: 'Quitar la última',
    clear: 'Quitar todas',
    title: 'Tu tren',
    takeBack: (tile) => `Quitar ${tile} y lo que sigue`,
  },

  main: {
    draw: 'Tomar',
    pass: 'Pasar',
    pick: 'Elige una ficha',
    pickBuild: 'Elige fichas para tu tren',
    build: (tiles) => `Armar con ${count(tiles, 'ficha')}`,
    waiting: (name) => `Esperando a ${name}`,
    waitingAll: 'Esperando a la mesa',
    play: (tile, train) => `Jugar ${tile} en ${train}`,
    choose: (trains, isTouch) =>
      `${isTouch ? 'Toca' : 'Elige'} ${trains.length > 2 ? 'un tren iluminado' : choices().format(trains)}`,
    putBack: (tile) => `Devolver ${tile}`,
    sending: 'Enviando…',
    offline: 'Sin conexión: se envía cuando vuelva',
    scores: 'Ver los puntos',
    looking: (name) => `Juega ${name}`,
    next: (table) => `Sigue: ${table}`,
    nextMore: (by, now, others) =>
      [
        'tu turno',
        ...(by === null ? [] : [deadlineTime(by, now)]),
        ...(others === 0 ? [] : [`y ${numberWord(others)} más después`]),
      ].join(', '),
  },

  side: {
    tap: 'Avisar: última ficha',
    tapWith: 'Avisar también',
    catch: (name) => `Atrapar a ${name}`,
    draw: 'Mejor tomar',
    keep: 'Guardarla',
    label: 'Qué más puedes hacer',
  },

  why: {
    title: (tile) => `¿Por qué no ${tile}?`,
    others: '¿Por qué no los otros trenes?',
    back: 'Volver a la mano',
    allTrains: 'Todos los trenes',
    thisTrain: 'este tren',
    next: 'Ficha siguiente',
  },

  menu: {
    title: 'Menú',
    open: 'Menú',
    close: 'Volver a la mesa',
    settings: 'Ajustes',
    back: '← Menú',
    thisTable: 'Esta mesa',
    thisDevice: 'Este dispositivo',
    forced: 'Cuando solo hay una jugada',
    forcedYes: 'Juégala por mí',
    forcedNo: 'Espérame',
    forcedBusy: 'Guardando…',
    tiles: 'Las fichas muestran',
    pips: 'Puntos',
    numerals: 'Cifras',
    hints: 'Nivel de las pistas',
    size: 'Tamaño de las fichas en este dispositivo',
    fit: 'Las más grandes que quepan',
    larger: 'Más grandes: la mesa se desplaza',
    light: 'Pantalla',
    auto: 'Como el dispositivo',
    day: 'Día',
    night: 'Noche',
    scores: 'Puntos',
    tables: 'Tus mesas',
    log: 'Historial',
    talk: 'Charla',
    unread: (many) => (many === 1 ? '1 mensaje nuevo' : `${many} mensajes nuevos`),
    seats: 'Lugares',
    side: 'Sobre esta mesa',
  },

  arrange: {
    title: 'Ordena tu mano',
    hint: 'Arrastra una ficha a donde quieras, o muévela con Alt y las flechas.',
    hintTouch: 'Arrastra una ficha a donde quieras.',
    suit: 'Por número',
    suitMore: 'Los doces, luego los onces, y así',
    train: 'Por el tren más largo',
    trainMore: (end) => `Lo que puede seguir a un ${end}, en orden; después el resto`,
    pips: 'Por peso',
    pipsMore: 'Primero las pesadas: las que conviene soltar',
    close: 'Dejarla como está',
  },

  log: {
    title: 'Historial',
    empty: 'Todavía no pasó nada.',
    unread: 'Nuevo',
    before: 'Antes de la primera ronda',
    round: (round) => `Ronda ${round}`,
    roundOn: (round, day) => `Ronda ${round}, ${day}`,
    show: 'Verlo en la mesa',
  },

  seats: {
    here: 'aquí ahora',
    title: 'Lugares',
    tiles: (tiles) => count(tiles, 'ficha'),
    total: (pips) => count(pips, 'punto'),
    you: 'tú',
    caption: 'Lugares, fichas en la mano y puntos hasta ahora',
    name: 'Lugar',
    hand: 'Mano',
    sum: 'Puntos',
  },

  yourTurn: 'Tu turno.',
};

/** Hints. `*this*` is strong. */
export const hintText: Translation<typeof en.hintText> = {
  play: (tile, train, because) => `Prueba *${tile}* en ${train}: ${because}.`,
  build: (tiles, because) => `Prueba *${count(tiles, 'ficha')}*: ${because}.`,
  promise: (tiles) => `Puedes poner un tren de *${count(tiles, 'ficha')}*.`,
  thinking: 'Un momento…',
  leaves: 'Una ficha encaja, pero este nivel no la jugaría.',
  tap: 'Avisa también.',
  draw: 'Ninguna ficha encaja: toma una.',
  pass: 'Ninguna ficha encaja: pasa.',
  because: {
    goesOut: 'con ella te quedas sin fichas',
    longest: 'es tu tren más largo',
    longestFound: 'es el tren más largo que encontramos',
    longestKeeping: (double) => `es tu tren más largo. *${double}* se queda en la mano: nada podría cubrirlo`,
    covers: (double) => `cubre *${double}*`,
    onlyPlay: 'no se puede jugar otra cosa',
    habit: 'así construye este nivel',
    nearlyOut: (name, pips) => `a ${name} le queda una ficha, y esta te quita ${count(pips, 'punto')}`,
    runsOut: (number, tiles) =>
      tiles === 0
        ? `no saldrá otro ${number}`
        : `se acaban los *${number}*, solo ${tiles === 1 ? 'falta' : 'faltan'} ${tiles}`,
    canCover: (by) => `puedes cubrirlo con *${by}*`,
    startsTrain: (tiles) => `empieza tu tren más largo, de ${tiles}`,
    keepsTrain: (tiles) => `conserva tu tren más largo, de ${tiles}`,
    goesOn: (tiles) => (tiles === 1 ? '1 ficha más puede seguirla' : `${tiles} fichas más pueden seguirla`),
    lightens: (pips) => `te quita ${count(pips, 'punto')}`,
  },
};

/** Links to rules. */
export const ruleLinkText: Translation<typeof en.ruleLinkText> = {
  name: (section, title) => `Regla ${section}: ${title}`,
  short: (section) => `Regla ${section}`,
  newTab: (words) => `${words} (se abre en otra pestaña)`,
};

/** The notepad. */
export const playerStateText: Translation<typeof en.playerStateText> = {
  notes: 'Notas',
  notesHint: 'Solo tú puedes leer esto, en cualquiera de tus dispositivos.',
  placeholder: '¿Quién tomó por falta de nueves? ¿Qué querías hacer después?',
  saved: 'Guardado.',
  saving: 'Guardando…',
  tooLong: (most) =>
    `Tus notas de dos dispositivos son demasiado largas juntas. Déjalas en ${most} caracteres. Mientras tanto solo se guardan aquí.`,
  unsaved: 'Slow Train no responde. Tus notas quedan guardadas aquí y se suben después.',
};

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
  signedOutBegun:
    'Este navegador ya no tiene la sesión abierta. Tu sitio sigue siendo tuyo: entra con tu dirección o una clave de acceso. ¿Sigues dentro en otro dispositivo? Allí, «Entrar en otro dispositivo» te trae aquí.',
  missing: 'No encontramos la mesa',
  missingMore: 'Se borró, o no tienes lugar en ella.',
  passedOn: 'Ya no hay lugar guardado para ti',
  passedOnMore: 'Se lo ofrecieron a otra persona, o la partida ya empezó. Tus otras mesas están en la primera página.',
  failed: 'No se pudo cargar la mesa',
};

/** Ending a game against computers. */
export const endGameText: Translation<typeof en.endGameText> = {
  end: 'Terminar esta partida',
  ending: 'Terminando…',
  ended: 'Terminaste esta partida',
  endedMore: 'No tiene resultado.',
  undo: 'Deshacer',
  undoing: 'Trayéndola de vuelta…',
  undoMore: '¿Cambiaste de idea? Durante un minuto puedes seguir como si nada.',
};

/** The button of the sheet of votes. */
export const askTableText: string = 'Preguntar a la mesa…';

/** The button of the notifications sheet, in a file of its own so that the board does not load the sheet's words. */
export const notifyButtonText: string = 'Avísame cuando me toque';

/** Words about the events while the player was away. */
export const recapText: Translation<typeof en.recapText> = {
  title: (things, isMore) => `Mientras no estabas: ${isMore ? 'más de ' : ''}${count(things, 'jugada')}`,
  moment: 'La mesa como estaba',
  list: 'Qué pasó, en orden',
  now: 'Ahora',
  round: ({ round, moves, isOver, out }) => {
    const many = `*Ronda ${round}*: ${count(moves, 'jugada')}`;
    if (!isOver) return `${many} hasta ahora.`;
    if (out === null) return `${many}, y nadie pudo jugar más.`;
    return `${many}, y ${does(out, 'te quedaste', 'se quedó')} sin fichas.`;
  },
  show: 'Verlas en la mesa',
  toYourTurn: 'A tu turno',
  again: 'Mientras no estaba',

  replay: 'Mientras no estabas',
  goOn: 'Seguir',
  reading: 'Cargando las jugadas…',
  failed: 'No se pudieron cargar las jugadas.',
  tryAgain: 'Intentar de nuevo',
  nothing: 'Nada que mostrar: así está la mesa ahora.',
  asYouLeft: 'Así la dejaste.',
  skipped: (earlier) => `Sin ${count(earlier, 'jugada anterior', 'jugadas anteriores')}.`,
  skipToNow: 'Saltar a ahora',
  toTable: 'Volver a la mesa',
  position: (step, of, endsNow) => (endsNow && step === of ? `${step} de ${of}: ahora` : `${step} de ${of}`),
  player: 'Reproductor',
  keys: 'Las flechas avanzan, Espacio reproduce, Esc salta.',
};

/** The most tiles a sentence names; the rest is counted. */
const MOST_NAMED = 6;

const some = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMED).join(', ')} y ${names.length - MOST_NAMED} más`;

/** Words about planning ahead. `*this*` is strong. */
export const planText: Translation<typeof en.planText> = {
  open: 'Planear',
  change: 'Cambiar',
  takeBack: 'Retirar',
  takingBack: 'Retirando…',
  label: 'Tu plan',

  laid: (next, turns) => `*Tu plan:* ${next}, ${count(turns, 'turno')}`,
  next: {
    train: (tile) => `${tile} es la próxima`,
    play: (tile, train) => `${tile} en ${train}`,
    cover: (tile) => `${tile} sobre un doble abierto`,
    advice: 'lo que aconseja la máquina',
    wait: 'solo jugadas obligadas',
  },

  title: 'Planear',
  close: 'Volver a la mesa',
  secret: 'Solo tú lo ves. Puedes retirarlo hasta que se juegue.',
  yourTurn: 'Es tu turno: este plan se juega enseguida.',
  meanwhile: 'Mientras tanto:',
  lay: 'Guardar este plan',
  layAgain: 'Guardar el plan cambiado',
  laying: 'Guardando…',

  parts: 'Partes del plan',
  part: {
    train: (tiles) => `Tu tren${tiles > 0 ? ` (${tiles})` : ''}`,
    cover: (tiles) => `Dobles${tiles > 0 ? ` (${tiles})` : ''}`,
    plays: (plays) => `Jugadas sueltas${plays > 0 ? ` (${plays})` : ''}`,
  },
  hand: 'Tus fichas',
  tile: (tile, is) =>
    [
      tile,
      ...(is.place === null ? [] : [`número ${is.place}`]),
      ...(is.isPicked ? ['elegida'] : []),
      ...(is.isFit ? ['encaja'] : []),
    ].join(', '),

  train: {
    starts: (end) => `Tu tren termina en *${end}*. Toca lo que sigue.`,
    ends: (end) => `Con estas termina en *${end}*.`,
    list: 'Tu tren según el plan',
    undo: 'Quitar la última',
    longest: (tiles, isProved) => `${isProved ? 'El tren más largo' : 'Un tren largo'} (${tiles})`,
  },
  cover: {
    how: 'La primera de estas que encaje cubre un doble.',
  },
  plays: {
    how: 'Elige una ficha y luego un tren. Se juega la primera que permitan las reglas.',
    to: (tile) => `Poner *${tile}* en:`,
    trains: (tile) => `Trenes para ${tile}`,
    put: (tile, train, end) => `Poner ${tile} en ${train}, que termina en ${end}`,
    fits: 'encaja ahora',
    list: 'Jugadas sueltas, la preferida primero',
    line: (tile, train) => `*${tile}* en ${train}`,
    sooner: 'Antes',
    soonerSpoken: (tile, train) => `${tile} en ${train}: antes`,
    remove: 'Quitar',
    removeSpoken: (tile, train) => `${tile} en ${train}: quitar`,
  },

  otherwise: 'Cuando nada encaja',
  wait: 'Esperarme',
  advice: 'Consejo de la máquina',
  stops: 'Detener cuando',
  stop: {
    doubleOpens: 'se abra un doble',
    trainOpens: 'se abra un tren',
    oneTile: 'a alguien le quede 1 ficha',
    roundEnds: 'termine la ronda',
  },
  turns: 'Para cuántos turnos',
  turnsMore: (most) => `Hasta ${most} de tus turnos`,

  summary: {
    title: 'Qué va a pasar',
    turns: (turns) => (turns === 1 ? 'En tu próximo turno:' : `En tus próximos ${turns} turnos:`),
    cover: (tiles) => `cubre un doble con ${tiles.join(', si no con ')}`,
    train: (tiles) => `pone ${some(tiles)} en tu tren, hasta donde se pueda`,
    plays: (plays) => `juega ${some(plays)}, la primera que se pueda`,
    play: (tile, train) => `${tile} en ${train}`,
    wait: 'te espera',
    advice: 'hace lo que aconseja la máquina',
    forced: 'Las jugadas obligadas se hacen de todos modos.',
    stops: (when) => `Se detiene cuando ${when.join(' o ')}.`,
  },
};

/** Dealing, at the table; the sheets about a deal have words of their own (fairness.ts). */
export const dealingText: Translation<typeof en.dealingText> = {
  shuffling: 'Mezclando',
  waiting: (missing, minutes) => {
    const most = minutes === 1 ? 'un minuto como máximo' : `${minutes} minutos como máximo`;
    if (missing.length === 0) return 'la próxima ronda se reparte en un momento.';
    if (missing.every(({ isYou }) => isYou)) return 'tu parte está en camino: deja esta página abierta un momento.';
    const todo = missing.some(({ isYou }) => isYou)
      ? 'Deja esta página abierta un momento.'
      : 'Puedes cerrar esta página.';
    return `esperando ${everyonesPhone(missing)}, ${most}. ${todo}`;
  },
  anew: 'Alguien dejó la mesa completa: el primer reparto se prepara de nuevo.',
  changed: (round) =>
    `El reparto de la ronda ${round} cambió después de quedar fijo. Eso no debe pasar: mira la hoja de puntos.`,
  brokenDeal: (round) => `El reparto de la ronda ${round} no se hizo como se prometió. La hoja de puntos dice por qué.`,

  without: (who) => `Reparto sin ${everyonesPart(who)}`,
  standing: {
    broken: 'El reparto está mal ✗',
    missing: 'Reparto sin mostrar',
    unchecked: 'Reparto sin comprobar',
    fits: 'El reparto se repite ✓',
    proved: 'Reparto probado ✓',
  },
};
