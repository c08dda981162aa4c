import type { Translation } from '@slow-train/words';
import { dateFormat } from '@slow-train/words/dates';
import { capital, count, listed, ordinal, presetName, setName } from '@slow-train/words/es';
import type { OptionName } from '@slow-train/rules';
import type * as en from '../en/sheet.ts';

/** Every option as clubs write it (docs/rules.es.md section 8, and section 22). */
export const SHEET_WORDS: { readonly [K in OptionName]: en.SheetWords<K> } = {
  sets: { line: 'Jugamos con {}.', values: { 1: 'un juego de fichas', 2: 'dos juegos mezclados' } },
  handSize: { line: 'A cada mano van {}.', values: {}, other: (tiles) => count(tiles, 'ficha') },
  engines: {
    line: 'En las rondas, {}.',
    values: {
      all: 'cada doble es locomotora',
      even: 'solo los dobles pares son locomotora',
      odd: 'solo los dobles impares son locomotora',
    },
  },
  firstEngine: {
    line: 'La primera locomotora es {}.',
    values: { highest: 'el doble más alto' },
    other: (number) => `${number}‑${number}`,
  },
  target: {
    line: 'La partida termina {}.',
    values: { 0: 'con la última ronda' },
    other: (number) => `cuando alguien llega a ${number} puntos`,
  },
  opening: {
    line: 'La locomotora {}.',
    values: {
      aside: 'se pone antes de repartir',
      holder: 'la pone quien la tiene',
      highest: 'es el doble más alto de las manos',
      turns: 'se toma por turnos',
      first: 'es el primer doble, por turnos',
    },
  },
  starter: {
    line: 'Empieza {}.',
    values: {
      engine: 'quien puso la locomotora',
      random: 'alguien por azar',
      highTile: 'quien toma la más alta',
      left: 'el lugar a la izquierda de la locomotora',
    },
  },
  engineDraw: {
    line: 'Si nadie la tiene, robamos {}.',
    values: { together: 'a la vez', inTurn: 'por turnos' },
  },
  firstTurn: {
    line: 'En tu primer turno {}.',
    values: { single: 'pones una ficha', build: 'armas un tren', phase: 'armas un tren, antes de que se juegue' },
  },
  simultaneousBuild: {
    line: 'Armamos {}.',
    values: { no: 'por turnos', yes: 'a la vez' },
  },
  buildEndsInDouble: {
    line: 'Un primer tren {} en un doble.',
    values: { yes: 'puede terminar', no: 'no puede terminar' },
  },
  lateBuild: {
    line: 'Un tren que empieza tarde lleva {}.',
    values: { no: 'una ficha', yes: 'todas las que encajen' },
  },
  ownTrainFirst: {
    line: 'Hasta que empiece tu tren juegas {}.',
    values: {
      no: 'donde quieras',
      others: 'ahí o en el tren mexicano',
      all: 'solo ahí, y sobre dobles',
      strict: 'solo ahí',
    },
  },
  publicTrains: {
    line: 'En tu tren pueden jugar otros {}.',
    values: {
      marked: 'con tu señal arriba',
      start: 'hasta que juegues en él',
      all: 'siempre',
      none: 'nunca',
    },
  },
  startOthers: {
    line: 'La primera ficha de un tren abierto {}.',
    values: { yes: 'la pone cualquiera', no: 'la pone su dueño' },
  },
  mexicanTrains: {
    line: 'Hay {}.',
    values: { 0: 'ningún tren mexicano', 1: 'un tren mexicano' },
    other: (trains) => `hasta ${trains} trenes mexicanos`,
  },
  mexicanOnFirstTurn: {
    line: 'En tu primer turno {} un tren mexicano.',
    values: { yes: 'puedes empezar', no: 'no puedes empezar' },
  },
  mexicanFrom: {
    line: 'Lo puedes empezar desde tu {} turno.',
    values: {},
    other: ordinal,
  },
  mexicanStart: {
    line: 'Se empieza {}.',
    values: {
      any: 'cuando alguien quiera',
      own: 'si tu tren ya empezó',
      allTurns: 'cuando cada quien tuvo un turno',
      allTrains: 'cuando empezaron todos los trenes',
    },
  },
  mexicanTile: {
    line: 'Empieza con {}.',
    values: { engine: 'el número de la locomotora', double: 'cualquier doble' },
  },
  mustPlay: { line: 'Si puedes jugar, {}.', values: { yes: 'tienes que hacerlo', no: 'también puedes tomar' } },
  draw: {
    line: 'Si no, tomas {}.',
    values: { one: 'una ficha', two: 'dos fichas', until: 'hasta que una encaje' },
  },
  drawCap: {
    line: 'Son {}.',
    values: { 0: 'las que hagan falta' },
    other: (tiles) => `${count(tiles, 'ficha')} como mucho`,
  },
  drawnTile: {
    line: 'Si encaja, {} enseguida.',
    values: { must: 'tienes que jugarla', may: 'puedes jugarla' },
  },
  markOn: {
    line: 'Tu señal sube {}.',
    values: { fail: 'si no jugaste nada', draw: 'en cuanto tomas' },
  },
  emptyPassMarks: {
    line: 'Sin fichas para tomar, {}.',
    values: { yes: 'también sube', no: 'se queda abajo' },
  },
  liftedBy: {
    line: 'Baja cuando {}.',
    values: { owner: 'juegas en tu tren', anyone: 'alguien juega en tu tren', play: 'juegas donde sea' },
  },
  publicOwnerOnlyOwn: {
    line: 'Si está arriba, juegas {}.',
    values: { no: 'donde podías antes', yes: 'solo en tu tren' },
  },
  doubles: {
    line: 'Después de un doble {}.',
    values: {
      chain: 'sigues y sigues',
      pair: 'juegas otra ficha',
      cap: 'lo cubres enseguida',
      last: 'puedes jugar más y cubrir el último',
      plain: 'termina tu turno',
    },
  },
  uncappedMarks: {
    line: 'Si no puedes, {}.',
    values: { none: 'no se abre ningún tren', own: 'se abre tu tren', bearer: 'se abre el tren del doble' },
  },
  foot: {
    line: 'Un doble lleva {}.',
    values: { none: 'una ficha', may: 'hasta tres fichas', must: 'tres fichas antes que nada' },
  },
  openBinds: {
    line: 'Un doble abierto va primero para {}.',
    values: {
      all: 'todos',
      eligible: 'quienes pueden jugar ahí',
      player: 'quien lo puso',
      none: 'nadie',
    },
  },
  coverOrder: {
    line: 'De varios se cubre antes {}.',
    values: { latest: 'el último', earliest: 'el primero' },
  },
  deadDouble: {
    line: 'Un doble que ya nadie puede cubrir {}.',
    values: { release: 'cuenta como cubierto', stays: 'sigue abierto' },
  },
  lastTile: {
    line: 'Con 1 ficha {}.',
    values: { none: 'no dices nada', announced: 'se avisa', penalty: 'tocas, o te pillan' },
  },
  tapPenalty: {
    line: 'Si te pillan, tomas {}.',
    values: {},
    other: (tiles) => count(tiles, 'ficha'),
  },
  goOutOnDouble: {
    line: 'Un doble como última ficha {}.',
    values: {
      yes: 'vale',
      no: 'no se puede jugar',
      cover: 'se tiene que cubrir',
      twice: 'hace que los demás cuenten doble',
    },
  },
  scoring: {
    line: 'Cuentas {}.',
    values: {
      pips: 'los puntos de tu mano; gana quien tenga menos',
      winner: 'los puntos de los demás si sales; gana quien tenga más',
    },
  },
  doubleBlank: { line: '0‑0 cuenta {}.', values: { 0: 'nada' }, other: String },
  blankEnd: { line: 'Una punta blanca cuenta {}.', values: { 0: 'nada' }, other: String },
  doublesScore: { line: 'Un doble en la mano cuenta {}.', values: { once: 'una vez', twice: 'dos veces' } },
  outBonus: { line: 'Salir vale {}.', values: { 0: 'nada más' }, other: (number) => `${number} puntos` },
  blockedCap: {
    line: 'En una ronda bloqueada, una mano cuenta {}.',
    values: { 0: 'entera' },
    other: (pips) => `${pips} como mucho`,
  },
  tieBreak: {
    line: 'Con totales iguales {}.',
    values: { shared: 'ganan todos', zeros: 'deciden las rondas en cero' },
  },
  partners: { line: 'Jugamos {}.', values: { no: 'cada quien por su cuenta', yes: 'en parejas, frente a frente' } },
  teamScore: {
    line: 'La pareja de quien sale cuenta {}.',
    values: { zero: 'nada', partner: 'sus fichas' },
  },
};

/** The page on which a club's rules are set line by line. */
export const sheetText: Translation<typeof en.sheetText> = {
  title: 'Las reglas de tu club',
  line: 'Recorre tu hoja y toca lo que cambia',
  back: 'Volver',
  differs: (preset, places) =>
    places === 0
      ? `Igual que ${presetName(preset)}`
      : `Distinto de ${presetName(preset)} en ${count(places, 'lugar', 'lugares')}`,
  marked: 'en amarillo',
  nearest: 'La más cercana a nuestra hoja es {}.',
  unsure: '¿No lo sabes? Déjalo así.',
  stations: {
    players: 'Personas y fichas',
    engine: 'Locomotora y rondas',
    first: 'Primer turno',
    mexican: 'Tren mexicano',
    doubles: 'Dobles',
    drawing: 'Tomar y señales',
    out: 'Salir',
    scoring: 'Puntos',
  },
  seats: 'Somos {} en la mesa.',
  set: 'Las fichas: {}.',
  setWords: (set) => capital(setName(set)),
  rounds: 'Jugamos {}.',
  roundsWords: (rounds) => count(rounds, 'ronda'),
  list: (engines) => `estas son locomotora: ${engines.map((one) => `${one}‑${one}`).join(', ')}`,
  more: 'Otro número',
  close: 'Listo',
  other: 'Nuestra hoja dice otra cosa',
  otherMore: 'Entonces nadie lo juega aquí todavía. Elige lo más parecido y escribe tu regla en la página impresa.',
  conflict: 'Estas dos no van juntas.',
  both: (one, other) => `«${one}» y «${other}»`,
  settle: 'Falta resolver algo',
  sentences: 'Tus reglas en doce frases',
  sentencesShort: '12 frases',
  where: 'Una ficha va donde encajan las puntas.',
  code: 'Código de estas reglas',
  haveCode: 'Código de otro grupo',
  open: 'Abrir',
  wrongCode: 'Este código no se puede leer. Compáralo con la hoja, letra por letra.',
  linkLabel: 'Enlace a estas reglas',
  copy: 'Copiar el enlace',
  copied: 'Copiado. Abre esta página con tus reglas.',
  notCopied: 'No se pudo copiar. El enlace está seleccionado: cópialo de ahí.',
  send: 'Enviar al club',
  invite: 'Mexican Train, como lo jugamos.',
  blankSheet: 'Imprimir una hoja de puntos',
  keepScore: 'Anotar puntos con estas reglas en una mesa de verdad',
  print: 'Imprimir una página',
  printed: 'Dominó del tren mexicano',
  as: (name) => `como se juega en ${name}`,
  notes: 'Notas del club',
  online: (address) => `Para jugar con estas reglas: ${address}`,
  use: 'Usar estas reglas',
  refusals: 'En la mesa, cada rechazo nombra su frase.',
  save: 'Guardar con un nombre',
  name: 'Nombre de tu club o familia',
  saved: (name) => `Guardado como «${name}». Lo encuentras al armar una mesa.`,
  saving: 'Guardando…',
  catalogue: 'Empezar con una hoja impresa',
  catalogueMore: 'Hojas de clubes, editoriales y familias, hasta donde pudimos leerlas.',
  started: (name) => `Ahora como en la hoja de ${name}.`,
};

const day = dateFormat('es', { year: 'numeric', month: 'long', day: 'numeric' });
const rounds = (many: number): string => count(many, 'ronda', 'rondas');
const people = (many: number): string => count(many, 'persona', 'personas');

/** The score keeper for real dominoes. */
export const scoreKeeperText: typeof en.scoreKeeperText = {
  title: 'Anotar puntos',
  line: 'Para fichas de verdad en una mesa de verdad',
  back: 'Volver',
  day: (at) => day().format(at),
  again: {
    title: '¿Como la última vez?',
    who: (names, set, many) => `${listed(names)}. Doble ${set}, ${rounds(many)}.`,
    start: 'Empezar la hoja',
  },
  kept: {
    title: 'Tus partidas',
    state: (played, many) => `ronda ${Math.min(played + 1, many)} de ${many}`,
    over: (winners) => `${winners.length === 1 ? 'Ganó' : 'Ganaron'} ${listed(winners)}`,
    forget: 'Borrar',
    forgetOf: (page) => `Borrar ${page}`,
    deleted: 'Borrada.',
    restore: 'Deshacer',
  },
  make: {
    title: 'Una hoja nueva',
    or: 'O una hoja nueva',
    who: '¿Quiénes juegan?',
    order: 'En el orden en que se sientan',
    name: 'Un nombre',
    add: 'Añadir',
    remove: (name) => `Quitar a ${name}`,
    earlier: (name) => `Adelantar a ${name} un lugar`,
    double: '¿Cuál es el doble más alto?',
    rounds: (engines) => {
      const [first, last] = [engines[0] ?? 0, engines.at(-1) ?? 0];
      return engines.length === 1
        ? `Una ronda, ${first}-${first}.`
        : `${rounds(engines.length)}, de ${first}-${first} a ${last}-${last}.`;
    },
    other: 'Otras locomotoras, y cómo se cuenta',
    engines: 'Locomotoras',
    engineKinds: {
      all: 'Todos los dobles',
      even: 'Los dobles pares',
      odd: 'Los dobles impares',
      own: 'Una lista propia',
    },
    list: 'La lista, con comas',
    listHint: (set) => `Números de 0 a ${set}, uno por ronda.`,
    rules: {
      scoring: 'Cómo se cuenta',
      doubleBlank: 'El doble blanco vale',
      blankEnd: 'Cada mitad blanca vale',
      doublesScore: 'Dobles',
      outBonus: 'Terminar da',
      sets: 'Fichas',
    },
    /** Where the number alone does not say it. */
    values: {
      scoring: { pips: 'Ganan los menos puntos', winner: 'Quien termina suma los puntos de los demás' },
      doubleBlank: {},
      blankEnd: {},
      doublesScore: { once: 'valen una vez', twice: 'valen dos veces' },
      outBonus: {},
      sets: { 1: 'Un juego', 2: 'Dos juegos mezclados' },
    },
    target: 'Termina con un total de',
    targetHint: 'Vacío: se juegan todas las rondas.',
    club: 'Escribir las reglas del club',
    called: 'Nombre de la partida',
    calledHint: 'Si quieres: “En el club”.',
    start: 'Empezar una hoja nueva',
    startMore: (many, played) => `${people(many)}, ${rounds(played)}`,
    faults: {
      few: 'Añade al menos dos nombres.',
      many: (most) => `En una hoja caben ${most} personas.`,
      twice: (name) => `${name} ya está en la hoja. Añade una letra para distinguirlos.`,
      long: (most) => `Un nombre tiene como mucho ${most} letras.`,
      engines: (set) => `Escribe las locomotoras como números de 0 a ${set}, como mucho 40.`,
      target: 'Un total es un número de 10 a 2000.',
    },
  },
  missing: {
    title: 'Esa partida no está aquí',
    more: 'Este navegador no la tiene. Pide su enlace, o empieza una hoja nueva.',
    start: 'Anotar puntos',
  },
  private: 'Sin cuenta. La hoja se queda en este dispositivo, también sin conexión.',
  blank: 'Imprimir una hoja en blanco',
  home: 'Jugar por correspondencia',
  notKept: 'Este navegador no guarda nada. Comparte la hoja antes de cerrar la página.',
  round: (round) => `Ronda ${round}`,
  engine: 'Locomotora',
  leads: (leaders, best) =>
    leaders.length === 0
      ? 'Todavía nadie tiene puntos.'
      : `${leaders.length === 1 ? 'Va ganando' : 'Van ganando'} ${listed(leaders)} con ${best}`,
  takesLead: (leaders) => `${leaders.length === 1 ? 'Toma' : 'Toman'} la delantera ${listed(leaders)}.`,
  moreRounds: (many) => (many === 0 ? 'La última ronda' : `Después quedan ${rounds(many)}`),
  cell: (name, round, value) => `${name}, ronda ${round}: ${value}`,
  empty: 'nada todavía',
  out: 'terminó',
  pad: {
    left: 'puntos en la mano',
    delete: 'Borrar la última cifra',
    out: 'Terminó',
    tiles: 'Por fichas',
    figures: 'Por cifras',
    undo: 'Deshacer',
    undone: (name, round) => `Deshecho: ${name}, ronda ${round}.`,
    next: (name) => `Sigue: ${name}`,
    done: 'Ronda lista',
    tileCount: (tiles, isHalf) =>
      tiles === 0 && isHalf ? 'media ficha' : `${count(tiles, 'ficha', 'fichas')}${isHalf ? ' y media' : ''}`,
    half: 'Toca la otra mitad',
    first: 'Toca las dos mitades de cada ficha',
    remove: (tile) => `Quitar ${tile}`,
  },
  doubt: {
    much: (pips, set) => [`¿${pips} puntos?`, `Con doble ${set}, casi ninguna mano tiene tantos.`],
    all: (most) => ['¿Más que todas las fichas?', `El juego entero tiene ${most} puntos.`],
    out: (name) => [`${name} ya terminó.`, 'En una ronda solo puede terminar una persona.'],
    change: 'Cambiar',
    right: 'Está bien',
    instead: (name) => `Mejor ${name}`,
  },
  tileFault: {
    engine: (tile) => `${tile} es la locomotora: está en la mesa.`,
    twice: (tile) => `${tile} ya está en esta mano.`,
    other: (tile, name) => `${name} ya tiene ${tile}. Revisen las dos manos.`,
  },
  done: {
    title: (round) => `Ronda ${round} lista`,
    change: 'Cambiar algo',
    next: (round, engine) => `Ronda ${round}: ${engine}-${engine}`,
    end: 'Terminar aquí',
    chart: 'Lugares después de cada ronda',
  },
  history: {
    open: 'Cifras anteriores',
    title: (name, round) => `${name}, ronda ${round}`,
    was: (value, time) => `${value}, a las ${time}`,
    takenBack: (value, time) => `otra vez ${value}, a las ${time}`,
    use: (value) => `Volver a ${value}`,
    close: 'Cerrar',
    now: 'Esta vale.',
  },
  result: {
    title: (winners) => `${winners.length === 1 ? 'Gana' : 'Ganan'} ${listed(winners)}`,
    rounds: (played, page) => `${rounds(played)}, ${page}`,
    pips: (total) => (total === 1 ? 'punto' : 'puntos'),
    points: (total) => (total === 1 ? 'punto' : 'puntos'),
    by: (name, margin) => `${name} ganó por ${margin}.`,
    tied: (winners) => `${listed(winners)} comparten el primer lugar.`,
    facts: (played, many) => `${rounds(played)}, ${people(many)}`,
    outs: (times) => `terminó ${times === 1 ? 'una vez' : `${times} veces`}`,
    wrong: '¿Una cifra está mal?',
    toSheet: 'Tócala en la hoja',
    goOn: 'Seguir jugando',
    again: 'Hoja nueva',
  },
  goOn: {
    title: 'Seguir por correspondencia',
    more: 'Las rondas que faltan, con la misma gente y los mismos puntos, un turno cuando cada quien tenga tiempo.',
    open: 'Seguir con esta gente',
    circle: 'Para tu grupo',
    circleMore: 'Los miembros que jugaron la confirman; así cuenta en la temporada.',
    toCircle: 'Anotarla en una temporada',
  },
  share: {
    open: 'Compartir',
    title: 'Compartir esta partida',
    link: 'Enlace con toda la partida',
    linkMore: 'Todo está en el enlace: no se guarda en ninguna parte.',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado.',
    notCopied: 'No se pudo copiar el enlace. Está seleccionado: cópialo con el teclado.',
    send: 'Enviar el enlace',
    message: (page) => `Los puntos de ${page}`,
    csv: 'Guardar como tabla (CSV)',
    picture: 'Guardar una imagen',
    print: 'Imprimir',
    close: 'Cerrar',
    too: 'Esta partida es demasiado larga para un enlace. Guárdala como tabla.',
  },
  follow: {
    title: 'Que otros la sigan',
    more: 'Quienes están en la mesa escanean el código y ven la hoja en su teléfono mientras tengas conexión.',
    kept: 'El servidor guarda la hoja una semana desde el último cambio y luego la borra. Quien tiene el código ve los nombres.',
    start: 'Mostrar el código',
    busy: 'Enviando la hoja…',
    code: 'Escanear para seguir los puntos',
    stop: 'Terminar y borrarla del servidor',
    stopping: 'Borrándola del servidor…',
    failed: 'No se pudo enviar la hoja. Revisa la conexión: la próxima cifra lo intenta otra vez.',
    behind: 'Sin enviar: no hay conexión. La próxima cifra lo intenta otra vez.',
    up: (time) => `Enviada a las ${time}`,
    watching: (time) => `Sigues esta hoja. A las ${time}.`,
    loading: 'Buscando la hoja…',
    lost: 'Sin conexión. Así estaba la hoja; continúa sola.',
    noNetwork: 'Sin conexión. La hoja llega en cuanto haya una.',
    gone: 'Esta hoja ya no está. Pide otro código, o anota tú.',
    own: 'Anotar por tu cuenta',
  },
  sent: {
    from: 'Una hoja que alguien te envió.',
    keep: 'Guardarla en este dispositivo',
    broken: 'A este enlace le falta una parte. Pídelo otra vez.',
  },
  theme: { night: 'Colores de noche', day: 'Colores de día' },
  csv: { round: 'Ronda', engine: 'Locomotora', out: 'Terminó', total: 'Total' },
};

/** The blank score sheet to print. */
export const scoreSheetText: typeof en.scoreSheetText = {
  title: 'Hoja en blanco',
  line: 'Una página, con las reglas al dorso',
  back: 'Puntos',
  rules: 'Reglas',
  people: 'Columnas',
  sheet: 'Hoja de puntos',
  day: 'Fecha',
  place: 'Lugar',
  engine: 'Locomotora',
  total: 'Total',
  rank: 'Puesto',
  how: 'Los nombres van en la primera fila, en el orden en que se sientan. Anoten los puntos que quedan en cada mano, y 0 para quien terminó. El espacio pequeño es para el total acumulado.',
  online: (address) => `También en el teléfono, sin cuenta: ${address}`,
  club: 'Otras reglas',
  print: 'Imprimir',
};
