import { once } from '@slow-train/words/once';
import type { Translation } from '@slow-train/words';
import { capital, count, departureTime, does, numberWord } from '@slow-train/words/es';
import type * as en from '../en/board.ts';

const choices = once(() => new Intl.ListFormat('es', { type: 'disjunction' }));

/** Every word of the board. In some of them `*this*` is set strong. */
export const text: Translation<typeof en.text> = {
  topBar: {
    yourTurn: 'Tu turno',
    isOn: (name) => `Juega ${name}`,
    building: 'La mesa arma sus trenes',
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
    oneMore: (double, train) => `*${double}* está abierto en ${train}. Juega una ficha más.`,
    again: 'Jugaste un doble. Juega una ficha más.',
    coverYours: (double, train) => `Cubre *${double}* en ${train}.`,
    coverDraw: (double, train, boneyard) =>
      `*${double}* está abierto en ${train} y nada encaja. ${boneyard === 0 ? 'Pasa.' : 'Roba una.'}`,
    coverOnly: (double, train) => `Ahora cubre tu *${double}* en ${train}.`,
    cover: (who, double, train) => `${does(who, 'tienes', 'tiene')} que cubrir *${double}* en ${train}.`,
    drew: (tile) => `Robaste *${tile}*. Se puede jugar.`,
    drewMay: (tile) => `Robaste *${tile}*. Juégala o guárdala.`,
    build: (end) => `Arma tu tren: elige fichas, la primera con ${end}.`,
    built: (tiles, end) => `*${count(tiles, 'ficha')}*, y termina en ${end}.`,
    mustDraw: 'Ninguna ficha encaja. Roba una.',
    mustPass: (boneyard) =>
      boneyard === 0 ? 'Ninguna ficha encaja y el pozo está vacío.' : 'Ninguna ficha encaja. Tu tren se abre.',
    lastTile: (who) => (who.isYou ? 'Te queda 1 ficha.' : `A ${who.name} le queda 1 ficha.`),
    caught: (who) => (who.isYou ? 'Te queda 1 ficha y no avisaste.' : `A ${who.name} le queda 1 ficha y no avisó.`),
    tapLate: 'No avisaste de tu última ficha. Avisa antes de que te atrapen.',
    sent: 'Tu tren está enviado. No se ve hasta que esté el de toda la mesa.',
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
    open: 'abierto a la mesa',
    doubleOpen: (double) => `${double} abierto`,
    ends: (end) => `terminará en ${end}`,
    endsLabel: (end) => `terminará en *${end}*`,
    endsIn: (end) => `termina en ${end}`,
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
      ...(train.isPublic ? ['abierto a la mesa'] : []),
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
    longestOf: (tiles) => `Poner el más largo (${tiles})`,
    longOf: (tiles) => `Poner uno largo (${tiles})`,
    undo: 'Quitar la última',
    clear: 'Quitar todas',
    title: 'Tu tren',
    takeBack: (tile) => `Quitar ${tile} y lo que sigue`,
  },

  main: {
    draw: 'Robar',
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
        ...(by === null ? [] : [departureTime(by, now)]),
        ...(others === 0 ? [] : [`y ${numberWord(others)} más después`]),
      ].join(', '),
  },

  side: {
    tap: 'Avisar: última ficha',
    tapWith: 'Avisar también',
    catch: (name) => `Atrapar a ${name}`,
    draw: 'Mejor robar',
    pass: 'Pasar',
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
    light: 'Pantalla',
    auto: 'Como el dispositivo',
    day: 'Día',
    night: 'Noche',
    scores: 'Puntos',
    tables: 'Tus mesas',
    log: 'Historial',
    talk: 'Charla',
    unread: (many) => (many === 1 ? '1 mensaje nuevo' : `${many} mensajes nuevos`),
    seats: 'Asientos',
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
    title: 'Asientos',
    tiles: (tiles) => count(tiles, 'ficha'),
    total: (pips) => count(pips, 'punto'),
    you: 'tú',
    caption: 'Asientos, fichas en la mano y puntos hasta ahora',
    name: 'Asiento',
    hand: 'Mano',
    sum: 'Puntos',
  },

  yourTurn: 'Tu turno.',
};
