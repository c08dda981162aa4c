import { isPresetName } from '@slow-train/rules';
import type { Translation } from '@slow-train/words';
import {
  count,
  presetName,
  setName,
  does,
  listed,
  numberWord,
  tileText,
  timesInWords,
  everyone,
} from '@slow-train/words/es';
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
    `${isPresetName(preset) ? presetName(preset) : preset}, ${count(seats, 'lugar')}, ${setName(set)}, ${count(rounds, 'ronda')}`,
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

/** The end of a round. `*this*` is strong. */
export const roundEndText: Translation<typeof en.roundEndText> = {
  out: (who) => (who.isYou ? '¡Dominó!' : `${who.name} se quedó sin fichas`),
  blocked: 'Nadie puede jugar',
  round: (round, of) => `Ronda ${round} de ${of}`,
  last: (tile, train) => `${tileText(tile)}, ${train}`,
  trains: { own: 'tren propio', mexican: 'tren mexicano', of: (name) => `tren de ${name}` },
  arrival: (train, tiles) => `${train}, ${count(tiles, 'ficha')}`,
  hands: 'Fichas que quedaron en cada mano',
  none: 'sin fichas',
  pipsUnit: (pips) => (pips === 1 ? 'punto' : 'puntos'),
  counting: 'Volteando las fichas…',
  failed: 'No se pudieron cargar las fichas. Los puntos son correctos.',
  tryAgain: 'Intentar de nuevo',
  sheet: 'Puntos',
  said: (name, words) => `${name}: «${words}»`,
  inShort: (round) => `La ronda ${round} en resumen`,
  fullScore: 'Hoja de puntos',
  own: 'Mi ronda',
  ready: (round) => `Seguir a la ronda ${round}`,
  final: 'Posiciones finales',
  facts: {
    blockedBy: (tile) => `*${tileText(tile)}* quedó abierto y nadie pudo cubrirlo.`,
    longestTrain: (train, tiles) => `El más largo: *${train}*, con ${count(tiles, 'ficha')}.`,
    ownTrain: 'Tu tren',
    mexicanTrain: 'El tren mexicano',
    trainOf: (name) => `El tren de ${name}`,
    openDouble: (tile, turns) =>
      `*${tileText(tile)}* estuvo abierto ${turns === 1 ? 'un turno' : `${numberWord(turns)} turnos`}.`,
    mostDraws: ({ name, isYou }, draws) => `*${name}* ${isYou ? 'tomaste' : 'tomó'} ${timesInWords(draws)}.`,
    longestRun: ({ name, isYou }, turns) =>
      `*${name}* ${isYou ? 'jugaste' : 'jugó'} ${turns === 1 ? 'un turno' : `${numberWord(turns)} turnos`} sin tomar.`,
  },
  analysis: {
    title: (round) => `Tu ronda ${round}`,
    close: 'Cerrar',
    first: 'Primer tren',
    yours: 'El tuyo',
    longest: 'El más largo de tu mano',
    laid: (tiles, rest) => `${count(tiles, 'ficha')}, ${rest === 1 ? 'queda 1 punto' : `quedan ${rest} puntos`}`,
    nothingLaid: 'No pusiste ninguna ficha en tu tren.',
    asLong: 'Ningún tren de la mano que te tocó era más largo.',
    costly: 'Lo que costó cada turno',
    costlyMore: 'Cada decisión tuya, según lo que podías ver en ese momento.',
    review: 'Repasar la ronda',
    left: 'Fichas que se quedaron',
    noneLeft: 'Ninguna: te quedaste sin fichas.',
    dead: (pips) => `*${count(pips, 'punto')}, muerta.* No encajó en ninguno de tus turnos.`,
    chance: ({ pips, chances, turn, train }) =>
      `*${count(pips, 'punto')}, ${chances === 1 ? '1 ocasión' : `${chances} ocasiones`}.* ${
        chances === 1 ? 'En el' : 'Primero en el'
      } turno ${turn}, en ${train}.`,
    late: (pips) => `*${count(pips, 'punto')}, tarde.* La tomaste en tu último turno.`,
    hands: 'Lo que quedó en mano, y por qué',
    wentOut: 'Sin fichas.',
    because: (pips, { dead, deadDoubles, chance, late }) =>
      `${count(pips, 'punto')}: ${listed([
        ...(dead === 0
          ? []
          : [
              `${dead === deadDoubles ? count(dead, 'doble') : count(dead, 'ficha')} que nunca ${
                dead === 1 ? 'encajó' : 'encajaron'
              }`,
            ]),
        ...(chance === 0 ? [] : [`${count(chance, 'ficha')} que ${chance === 1 ? 'pudo' : 'pudieron'} salir`]),
        ...(late === 0 ? [] : [`${count(late, 'ficha')} que ${late === 1 ? 'llegó' : 'llegaron'} tarde`]),
      ])}.`,
  },
};

/** The end of a game. */
export const gameEndText: Translation<typeof en.gameEndText> = {
  facts: (rounds, players) => `${count(rounds, 'ronda')}, ${count(players, 'lugar')}`,
  pips: (pips) => (pips === 1 ? 'punto' : 'puntos'),
  map: 'Lugares después de cada ronda. La hoja de puntos los tiene como tabla.',
  standing: 'Resultado final',
  outs: (times) => `sin fichas ${timesInWords(times)}`,
  heaviest: ({ name }, pips, round) => `La mano más pesada: *${name}*, ${pips} en la ronda ${round}.`,
  withReal: (rounds) => `${count(rounds, 'ronda')} con fichas de verdad.`,
  allBlocked: (rounds) => `En ${count(rounds, 'ronda')} nadie pudo jugar más.`,
  score: 'Todos los puntos',
  review: 'Repasar tu juego',
  watch: 'Verla de nuevo',
  share: 'Compartir imagen',
  save: 'Guardar imagen',
  drawing: 'Dibujando…',
  failed: 'No se pudo dibujar la imagen. No se compartió nada. Intenta de nuevo.',
  harder: 'Más larga, más difícil',
  friends: 'Jugar con amigos',
  keep: {
    title: '¿Seguimos juntos en esta mesa?',
    more: 'Tendrán un enlace que siempre lleva aquí, y se suman todas sus partidas.',
    go: 'Seguir juntos',
    busy: 'Un momento…',
    note: 'Será su grupo. Los demás dicen sí o no. Nadie necesita un correo.',
  },
  onceMore: 'Otra vez con esta gente',
  toNext: 'Ir a la siguiente partida',
  nextIsSet: 'La misma gente juega otra vez. Te espera un lugar.',
  asking: 'Poniendo la mesa…',
  again: 'Nueva partida',
  tables: 'Tus mesas',

  tied: (winners, pips) => `Empate entre ${everyone(winners)}: ${count(pips, 'punto')} por persona.`,
  only: (winner, margin) => `${does(winner, 'ganaste', 'ganó')} la única ronda${by(margin)}.`,
  always: (winner, margin) =>
    `${does(winner, 'estuviste', 'estuvo')} en primer lugar de la primera ronda a la última y ${winner.isYou ? 'ganaste' : 'ganó'}${by(margin)}.`,
  since: (winner, round, margin) =>
    `${does(winner, 'tomaste', 'tomó')} la delantera en la ronda ${round} y ${winner.isYou ? 'ganaste' : 'ganó'}${by(margin)}.`,
  ledBefore: (who, from, to) =>
    from === to
      ? `${does(who, 'ibas', 'iba')} en primer lugar después de la ronda ${to}.`
      : `${does(who, 'estuviste', 'estuvo')} en primer lugar de la ronda ${from} a la ${to}.`,
  last: (winner, wentOut, margin) =>
    `${wentOut ? does(winner, 'te quedaste', 'se quedó') : does(winner, 'tomaste', 'tomó')} ${wentOut ? 'sin fichas' : 'la delantera'} en la última ronda y ${winner.isYou ? 'ganaste' : 'ganó'}${by(margin)}.`,

  picture: {
    what: 'Dominó Tren Mexicano, una jugada al día',
  },
};

const by = (margin: number): string => (margin === 0 ? ' en el desempate' : ` por ${count(margin, 'punto')}`);

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

/** The review of one's own moves in finished rounds. */
export const reviewText: Translation<typeof en.reviewText> = {
  title: 'Tu partida',
  roundTitle: (round) => `Tu ronda ${round}`,
  line: (table) => `${table}. Solo lo ves tú.`,
  back: 'Puntos',
  toTable: 'A la mesa',
  toGame: 'Toda la partida',
  rounds: 'Ronda a ronda',
  failed: 'No se pudo leer la partida',
  looking: (done, of) => `Se miran tus jugadas: ronda ${done} de ${of}.`,
  stopped: 'El repaso se ha parado. La partida está a salvo.',
  again: 'Otra vez',
  byOthers: (moves) =>
    moves === 1
      ? 'Una jugada la hizo otro por ti y aquí no cuenta.'
      : `${moves} jugadas las hizo otro por ti y aquí no cuentan.`,
  notYours: 'El repaso es para quien jugó. Tú solo miraste esta partida.',
  refused:
    'Estas reglas no se repasan: parejas, un pie, dos juegos de fichas, construir más tarde, varios trenes mexicanos, construir a la vez o una regla poco usada al tomar fichas o al contar.',
  noRound: 'Esta ronda no ha terminado, o no hay registro de ella.',

  counted: (pips) => `Contaste *${count(pips, 'punto')}*.`,
  well: 'Lo que salió bien',
  bestMove: (what, pips) => `${what}: ${count(pips, 'punto')} mejor que cualquier otra cosa.`,
  asGood: (good, of) =>
    good === of
      ? `En las ${count(of, 'decisión', 'decisiones')}, tan bien como lo mejor.`
      : `En ${good} de ${count(of, 'decisión', 'decisiones')}, tan bien como lo mejor.`,
  noChoice: 'No había nada que decidir: cada jugada era la única.',

  shares: 'Suerte y juego, por separado',
  parts: {
    average: 'Una mano normal',
    deal: 'Tu reparto',
    draws: 'Lo que tomaste',
    others: 'Lo que hicieron y tomaron los demás',
    play: 'Tus jugadas',
    result: 'Contaste',
  },
  sharesMore:
    'Cuantos menos puntos, mejor. Tus jugadas se miden con las habituales: por debajo de 0, elegiste mejor. Una ronda es sobre todo suerte: esto no dice nada de tu nivel, y lo que cuestan varios turnos se solapa.',

  turns: 'Turno a turno',
  turnsMore: 'Los puntos que costó un turno, desde un punto.',
  roundsMore: 'Los puntos que costaron tus jugadas en cada ronda.',
  turnCost: (turn, pips, hadChoice) =>
    `Turno ${turn}: ${hadChoice ? (pips === 0 ? 'tan bien como lo mejor' : count(pips, 'punto')) : 'sin elección'}`,
  roundCost: (round, pips, result) =>
    `Ronda ${round}: ${pips === 0 ? 'tan bien como lo mejor' : count(pips, 'punto')}. Contaste ${result}.`,

  mattered: (turns) =>
    turns === 0 ? 'Ningún turno importó mucho' : turns === 1 ? 'Importó un turno' : `Importaron ${turns} turnos`,
  noneMattered: 'Por lo que podías ver, ninguna otra jugada era claramente mejor.',
  place: (round, turn) => `Ronda ${round}, turno ${turn}`,
  pips: (pips) => (pips === 1 ? 'punto' : 'puntos'),
  did: {
    play: (tile, train) => `Pusiste *${tileText(tile)}* en ${train}.`,
    build: (tiles) => `Construiste ${count(tiles.length, 'ficha')}: *${listed(tiles.map(tileText))}*.`,
    draw: 'Tomaste una ficha.',
    pass: 'Pasaste.',
  },
  better: {
    play: (tile, train) => `Mejor era *${tileText(tile)}* en ${train}.`,
    build: (tiles) => `Mejor era construir ${count(tiles.length, 'ficha')}: *${listed(tiles.map(tileText))}*.`,
    draw: 'Mejor era tomar una ficha.',
    pass: 'Mejor era pasar.',
  },
  move: {
    play: (tile, train) => `*${tileText(tile)}* en ${train}`,
    build: (tiles) => `Lo que construiste, ${count(tiles.length, 'ficha')}`,
    draw: 'Tomar una ficha',
    pass: 'Pasar',
  },
  notes: { played: 'jugaste', better: 'mejor' },
  held: 'Tu mano en ese momento',
  see: 'Volver a verla',

  why: {
    goesOut: 'Te deja sin fichas.',
    plays: 'Una ficha en la mesa ya no cuenta en tu contra.',
    waits: 'Tus fichas valían más en un sitio mejor.',
    longerBuild: (tiles) => `Pone ${count(tiles, 'ficha')} más.`,
    heavierBuild: (pips) => `Pone las mismas fichas y ${count(pips, 'punto')} más.`,
    shorterBuild: (tiles) => `Guarda ${count(tiles, 'ficha')} más para otros trenes.`,
    openDouble: (double) => `No tenías con qué cubrir ${tileText(double)}.`,
    coveredDouble: (double, by) => `Podías cubrir ${tileText(double)} con ${tileText(by)}.`,
    double: (double) => `${tileText(double)} encaja en pocos sitios. Un doble que encaja debe salir.`,
    nearlyOut: (name, tiles, pips) =>
      `A ${name} le ${tiles === 1 ? 'quedaba' : 'quedaban'} ${count(tiles, 'ficha')}, y te quita ${count(pips, 'punto')} más.`,
    onlyThere: 'No encaja en otro sitio. La otra ficha encaja siempre en tu tren.',
    lifts: 'Cierra tu tren a los demás.',
    keepsTrain: (tiles) =>
      tiles === 1
        ? 'Después puede seguir 1 ficha más en tu tren.'
        : `Después pueden seguir ${tiles} fichas más en tu tren.`,
    runsOut: (number, tiles) =>
      `Tu tren terminaría en ${number}, y ${
        tiles === 0
          ? `no quedaba ninguna ficha con ${number}`
          : `solo ${tiles === 1 ? 'quedaba' : 'quedaban'} ${count(tiles, 'ficha')} con ${number}`
      } por ver.`,
    heavier: (pips) => `Te quita ${count(pips, 'punto')} más.`,
    keepsPlaces: (tiles) =>
      tiles === 1
        ? 'Después encaja en la mesa 1 ficha más de tu mano.'
        : `Después encajan en la mesa ${tiles} fichas más de tu mano.`,
    newNumber: (name) =>
      `La otra jugada le da un número nuevo al tren abierto de ${name}, y quizá ${name} pueda seguir ahí.`,
    average: 'No hay una sola razón: casi siempre deja menos puntos.',
  },
  judged: (samples) =>
    `Según lo que podías ver en ese momento. Cada jugada se probó en ${samples} repartos de las fichas que no podías ver.`,

  asked: 'Preguntar a las máquinas',
  askedMore: '¿Por qué jugaste eso? La ronda ha terminado y todas las manos están abiertas.',
  ask: (name) => `Preguntar a ${name}`,
  asking: (name) => `${name} recuerda.`,
  answer: (turn, what, sentence) => `Turno ${turn}, ${what}: «${sentence}»`,
  noAnswer: (name) => `${name} no tuvo elección en esta ronda.`,
  because: {
    beginner: 'Encajaba, así que la puse.',
    casual: 'Mi ficha más pesada que encajaba.',
    goesOut: 'Era mi última ficha.',
    plays: 'Una ficha en la mesa ya no cuenta en mi contra.',
    waits: 'Guardé mis fichas para un sitio mejor.',
    longerBuild: 'Era el tren más largo que vi.',
    heavierBuild: 'Un tren igual de largo, y menos puntos en mi mano.',
    shorterBuild: 'Guardé una ficha que encaja en otro sitio.',
    openDouble: (double) => `No tenía con qué cubrir ${tileText(double)}.`,
    coveredDouble: (double, by) => `Tenía ${tileText(by)} y podía cubrir ${tileText(double)}.`,
    double: 'Un doble encaja en pocos sitios. Cuando encaja, sale.',
    nearlyOut: (tiles) =>
      `A alguien le ${tiles === 1 ? 'quedaba' : 'quedaban'} ${count(tiles, 'ficha')}: las pesadas tenían que salir.`,
    onlyThere: 'Solo encajaba ahí. Mi tren puede esperar.',
    lifts: 'Cerró mi tren a los demás.',
    keepsTrain: 'Así pueden seguir más fichas mías en mi tren.',
    runsOut: (number) => `Quedaban pocas fichas con ${number}, y no quería terminar ahí.`,
    heavier: (pips) => `${count(pips, 'punto')} más fuera de mi mano.`,
    keepsPlaces: 'Así encajan más fichas mías en la mesa.',
    newNumber: 'Así no di un número nuevo al tren de otra persona.',
    average: 'No vi ninguna diferencia que importara, y elegí una.',
  },

  lately: 'Lo que podrías aprender',
  latelyMore: 'de tus últimas treinta partidas terminadas',
  latelyGo: 'Mirar mis partidas',
  latelyLooking: (done, of) => `Partida ${done} de ${of}.`,
  latelyNone: 'Todavía no hay ninguna partida terminada que repasar.',
  latelyGood: 'Ninguna costumbre te cuesta ni medio punto por ronda.',
  latelyFrom: (games, rounds) => `De ${count(games, 'partida')} con ${count(rounds, 'ronda')}.`,
  habit: (what, number) => `${what}: *${number} puntos por ronda*.`,
  habits: {
    builds: 'Tu primer tren podría ser mejor a menudo',
    doubles: 'Guardas los dobles demasiado tiempo',
    covers: 'Pones dobles que no puedes cubrir',
    endings: 'Guardas fichas altas cuando a alguien le quedan pocas',
    heavy: 'Guardas fichas altas demasiado tiempo',
    places: 'Juegas en tu tren cuando otros están abiertos',
    train: 'Rompes tu propio tren',
    open: 'Dejas tu tren abierto',
    passes: 'Tomas ficha o pasas demasiado, o demasiado poco',
    others: 'Todo lo demás',
  },
};
