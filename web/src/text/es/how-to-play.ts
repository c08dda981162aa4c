import type { Translation } from '@slow-train/words';
import type * as en from '../en/how-to-play.ts';
import type { RuleSet } from '@slow-train/rules';

/** The game in five pictures, for those who only want to look. */
export const howToPlayText: Translation<typeof en.howToPlayText> = {
  title: 'El juego en cinco dibujos',
  line: 'Diez minutos para aprender jugando, uno para mirar.',
  pictures: {
    trains: '9‑9 es la locomotora. Desde ahí cada quien arma un tren, una ficha por turno.',
    match: 'Las puntas tienen que encajar. 4‑1 termina en 1: la próxima ficha necesita un 1.',
    signal: '¿Nada encaja? Toma una. ¿Tampoco? Sube tu señal, y todos pueden usar tu tren.',
    double: 'Un doble va atravesado y hay que cubrirlo antes que nada.',
    count: '¿Sin fichas? Se acaba la ronda. Los demás cuentan los puntos que tienen. Gana quien tenga menos.',
  },
  learn: 'Aprender jugando, dos minutos',
  play: 'Jugar contra la máquina',
  rules: 'Todas las reglas',
};

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
  open: { forms: ['abierto', 'abierta'], means: 'Un tren donde todos pueden jugar, o un doble sin cubrir.' },
  boneyard: { forms: ['pozo'], means: 'Las fichas que nadie tiene todavía. De ahí se toma.' },
  draw: { forms: ['tomas', 'tomar', 'toma'], means: 'Tomar la próxima ficha del pozo.' },
  pass: { forms: ['pasas', 'pasar'], means: 'Terminar el turno sin ficha, cuando el pozo está vacío.' },
  cover: { forms: ['cubrirlo', 'cubres', 'cubrir'], means: 'Poner sobre un doble una ficha que encaje.' },
  build: { forms: ['armas'], means: 'Poner varias fichas en el tren propio en un solo turno.' },
  tap: { forms: ['avisar'], means: 'Decir que te queda 1 ficha, donde las reglas lo piden.' },
  out: { forms: ['quedarse sin fichas', 'sin fichas'], means: 'Jugar la última ficha. Con eso termina la ronda.' },
  blocked: { forms: ['bloqueada', 'bloquea la ronda'], means: 'Una ronda en que nadie puede jugar ni tomar.' },
  turn: { forms: ['turno', 'turnos'], means: 'Lo que hace un lugar antes de que le toque al siguiente.' },
  round: {
    forms: ['ronda', 'rondas'],
    means: 'Desde el reparto hasta que alguien se queda sin fichas o nadie puede jugar. Cada una con su locomotora.',
  },
  game: { forms: ['partida'], means: 'Todas las rondas juntas. Gana quien tenga menos puntos.' },
  seat: { forms: ['lugar', 'lugares'], means: 'Donde se sienta en la mesa una persona o la máquina.' },
  houseRules: {
    forms: ['reglas propias', 'regla propia'],
    means: 'Lo que una mesa juega distinto de su conjunto de reglas.',
  },
};

const OPENING: { readonly [O in RuleSet['opening']]: string } = {
  aside: 'La locomotora se pone en el centro antes de repartir.',
  holder: 'La locomotora la pone quien la tenga. Si nadie la tiene, todos toman hasta que aparezca.',
  highest: 'Quien tenga el doble más alto que aún no fue locomotora lo pone: esa es la locomotora.',
  turns:
    'Cada quien toma una ficha más. La más alta va primero: pone la locomotora o toma una ficha, y sigue el próximo lugar.',
  first: 'El primero que tenga un doble pone el más alto. Sin doble, se toma una ficha.',
};
const STARTER: { readonly [S in RuleSet['starter']]: string } = {
  engine: 'El primer turno es de quien la puso.',
  random: 'El primer turno se sortea. Las rondas siguientes las empieza el próximo lugar a la izquierda.',
  highTile:
    'Cada quien toma, y la ficha más alta tiene el primer turno. Las rondas siguientes las empieza el próximo lugar a la izquierda.',
  left: 'El primer turno es del lugar a la izquierda de quien la puso.',
};
const FIRST_TURN: { readonly [F in RuleSet['firstTurn']]: string } = {
  single: 'El primer turno es como cualquier otro: una ficha.',
  build:
    'En tu primer turno armas: todas las fichas que encajen, una tras otra, en tu propio tren. Si ninguna encaja, tomas una y puedes jugarla.',
  phase:
    'Antes de jugar, cada quien arma una vez: todas las fichas que encajen, en su propio tren. Los dobles todavía no cuentan. Si no puedes armar, sube tu señal.',
};
const DOUBLES: { readonly [D in RuleSet['doubles']]: string } = {
  chain:
    'Después juegas otra vez, donde puedas o sobre el doble, y otra mientras pongas dobles. Si no puedes, tomas una ficha y tu turno termina.',
  pair: 'Después juegas una ficha más, donde puedas o sobre el doble. Tras un segundo doble, la tercera ficha va en uno de los dos. Si no tienes, tomas una.',
  cap: 'Después lo cubres enseguida con una ficha que encaje. Si no tienes, tomas una.',
  last: 'Después puedes poner más dobles, mientras puedas cubrir el último con tu mano. Si no cubres el primero, tomas una ficha.',
  plain: 'Termina tu turno como cualquier otra ficha.',
};
const LIFTED: { readonly [L in RuleSet['liftedBy']]: string } = {
  owner: 'Baja cuando tú juegas en tu tren.',
  anyone: 'Baja cuando alguien juega en tu tren.',
  play: 'Baja cuando juegas una ficha donde sea.',
};
const OPEN: { readonly [O in RuleSet['openBinds']]: string } = {
  all: 'Mientras un doble no está cubierto, está abierto: por turnos, cada quien tiene que cubrirlo antes de jugar en otra parte.',
  eligible:
    'Mientras un doble no está cubierto, está abierto: quien puede jugar ahí tiene que cubrirlo antes de jugar en otra parte. Los demás turnos se saltan.',
  player:
    'Mientras un doble no está cubierto, está abierto: quien lo puso tiene que cubrirlo antes de jugar en otra parte.',
  none: 'Un doble sin cubrir no obliga a nadie.',
};
const UNCAPPED: { readonly [U in RuleSet['uncappedMarks']]: string } = {
  none: 'Si falta esa ficha, no sube ninguna señal.',
  own: 'Si falta esa ficha, sube tu señal.',
  bearer: 'Si el doble queda sin cubrir, sube la señal del tren donde está.',
};
const LAST_TILE: { readonly [L in RuleSet['lastTile']]: string } = {
  none: 'Con 1 ficha no hace falta decir nada.',
  announced: 'Cuando a alguien le queda 1 ficha, la mesa se entera.',
  penalty:
    'Cuando te queda 1 ficha, tienes que avisar. Si lo olvidas, cualquiera puede atraparte antes de tu próximo turno: tomas 2 fichas.',
};

/** The rules in sentences, section by section, in the order of a round. */
export const rulesSections: Translation<typeof en.rulesSections> = {
  aim: {
    title: 'De qué se trata',
    sentences: () => [
      'Cada quien arma un tren desde la locomotora del centro, ficha por ficha. Las puntas que se tocan tienen el mismo número.',
      'Deshazte de tus fichas. Los puntos que te queden al final de la ronda cuentan en tu contra.',
    ],
  },
  opening: {
    title: 'El comienzo de una ronda',
    sentences: (rules) => [
      ...(rules.opening === 'highest'
        ? []
        : [
            'La locomotora de la primera ronda es el doble más alto del juego. Cada ronda toma el siguiente hacia abajo.',
          ]),
      OPENING[rules.opening],
      STARTER[rules.starter],
      'Las fichas que nadie tiene son el pozo.',
    ],
  },
  first: {
    title: 'Los primeros turnos',
    sentences: (rules) => [
      FIRST_TURN[rules.firstTurn],
      ...(rules.firstTurn === 'phase'
        ? [
            rules.simultaneousBuild === 'yes'
              ? 'Todos arman al mismo tiempo. Los trenes quedan ocultos hasta el último.'
              : 'Se arma por turnos.',
          ]
        : []),
      ...(rules.firstTurn === 'single'
        ? [
            rules.mexicanOnFirstTurn === 'yes'
              ? 'El primer turno puede empezar el tren mexicano.'
              : 'El primer turno no puede empezar el tren mexicano.',
          ]
        : []),
    ],
  },
  where: {
    title: 'Dónde puede ir una ficha',
    sentences: (rules) => [
      'Una ficha va donde una de sus puntas encaja con el final de un tren: en tu propio tren, en el tren mexicano o en un tren con la señal arriba.',
      rules.mexicanTrains === 0
        ? 'No hay tren mexicano.'
        : 'El tren mexicano es de todos. Empieza con el número de la locomotora y siempre está abierto.',
      ...(rules.publicOwnerOnlyOwn === 'yes' ? ['Mientras tu señal está arriba, solo juegas en tu propio tren.'] : []),
    ],
  },
  turn: {
    title: 'Jugar, tomar, pasar',
    sentences: (rules) => [
      'Un turno es una ficha. Un doble lo continúa.',
      rules.mustPlay === 'yes'
        ? 'Si puedes jugar, tienes que hacerlo.'
        : 'Puedes tomar en vez de jugar, mientras haya fichas que tomar.',
      rules.drawnTile === 'must'
        ? 'Si nada encaja, tomas una ficha. Si encaja, hay que jugarla enseguida.'
        : 'Si nada encaja, tomas una ficha. Si encaja, puedes jugarla enseguida o guardarla.',
      'Si nada encaja y el pozo está vacío, pasas.',
    ],
  },
  signals: {
    title: 'Señales',
    sentences: (rules) => [
      rules.markOn === 'fail'
        ? 'Un turno sin jugar sube tu señal: tu tren queda abierto a todos.'
        : 'En cuanto tomas, sube tu señal: tu tren queda abierto a todos.',
      ...(rules.emptyPassMarks === 'no' ? ['Pasar con el pozo vacío deja tu señal como está.'] : []),
      LIFTED[rules.liftedBy],
    ],
  },
  doubles: {
    title: 'Dobles',
    sentences: (rules) => ['Un doble va atravesado.', DOUBLES[rules.doubles], UNCAPPED[rules.uncappedMarks]],
  },
  open: {
    title: 'Dobles abiertos',
    sentences: (rules) => [
      OPEN[rules.openBinds],
      'Si no puedes, tomas. Si esa ficha tampoco lo cubre, sube tu señal y lo intenta el próximo lugar.',
      rules.deadDouble === 'release'
        ? 'Cuando todas las fichas de su número están en la mesa, el doble cuenta como cubierto.'
        : 'Cuando todas las fichas de su número están en la mesa, el doble sigue abierto y bloquea la ronda.',
    ],
  },
  last: { title: 'La última ficha', sentences: (rules) => [LAST_TILE[rules.lastTile]] },
  end: {
    title: 'El final de una ronda',
    sentences: () => [
      'Si juegas tu última ficha, te quedas sin fichas y la ronda termina. Si es un doble, no hace falta cubrirlo.',
      'La ronda también termina cuando el pozo está vacío y nadie puede jugar.',
    ],
  },
  scores: {
    title: 'La cuenta',
    sentences: (rules) => [
      'Quien se quedó sin fichas no cuenta puntos. Los demás cuentan los que les quedan en la mano.',
      ...(rules.doubleBlank === 0 ? [] : [`0‑0 cuenta ${rules.doubleBlank} puntos.`]),
      rules.tieBreak === 'shared'
        ? 'Después de la última ronda gana quien tenga menos puntos. Con totales iguales, el triunfo se comparte.'
        : 'Después de la última ronda gana quien tenga menos puntos. Con totales iguales, quien tenga más rondas en cero, y luego la ronda más baja.',
      ...(rules.partners === 'yes'
        ? ['Los lugares de enfrente son pareja: los dos trenes son suyos, y si una mano queda vacía ninguno cuenta.']
        : []),
    ],
  },
};

export const moreText: Translation<typeof en.moreText> = {
  title: 'Más',
  line: 'Nada de esto hace falta para jugar',
  search: '¿Qué buscas?',
  example: 'vacaciones, imprimir, oscuro…',
  answers: (many) => (many === 1 ? '1 respuesta.' : `${many} respuestas.`),
  calledHere: (name: string) => `Aquí se llama ${name}.`,
  none: 'Nada se llama así. Prueba con otra palabra o recorre la lista.',
  word: 'Una palabra del juego',
  at: (title) => `Más, ${title}`,
  groups: {
    you: 'Tú',
    time: 'Tiempo',
    games: 'Partidas y gente',
    table: 'En la mesa',
    real: 'Dominó de verdad',
    rules: 'Tus propias reglas',
    tinker: 'Para curiosos',
  },
  places: {
    account: { name: 'Nombre y acceso', more: 'Tu nombre, correo, claves de acceso, otros dispositivos.' },
    display: { name: 'Fichas, luz e idioma', more: 'Puntos o cifras, fichas más grandes, día o noche, fechas.' },
    moves: { name: 'Sonido y velocidad', more: 'A qué ritmo se muestran las jugadas, y si se oyen.' },
    notifications: { name: 'Avisos', more: 'Push y correo: qué, cómo y cuándo.' },
    profile: { name: 'Tu perfil', more: 'Lo que suman tus partidas, tu puntuación, tu gente.' },
    boundaries: { name: 'Silenciados y bloqueados', more: 'A quiénes no escuchas.' },
    data: { name: 'Tus datos', more: 'Guardar todo, cerrar la sesión, borrar tu cuenta.' },
    plain: { name: 'Mesa sencilla', more: 'Sin script: para dispositivos antiguos y navegadores de texto.' },
    vacation: {
      name: 'Vacaciones',
      more: 'Tu reloj espera. Los demás ven hasta cuándo.',
      way: 'En la mesa: Menú, Ajustes, Reloj',
    },
    quiet: { name: 'Horas de silencio', more: 'Entonces no llega ningún mensaje.' },
    night: {
      name: 'Descanso nocturno',
      more: 'De noche tu reloj se detiene.',
      way: 'En la mesa: Menú, Ajustes, Reloj',
    },
    pause: {
      name: 'Una pausa para todos',
      more: 'Todos los relojes paran, si la mesa está de acuerdo.',
      way: 'En la mesa: Menú, Ajustes, Preguntar a la mesa',
    },
    calendar: { name: 'Calendario', more: 'Tus plazos en tu propio calendario.' },
    circles: { name: 'Grupos', more: 'Gente que juega junta una y otra vez, y sus temporadas.' },
    tournaments: { name: 'Torneos', more: 'Varias rondas en varias mesas.' },
    open: { name: 'Mesas abiertas', more: 'Juega con gente que aún no conoces.' },
    watch: { name: 'Ver de nuevo', more: 'Partidas terminadas, jugada a jugada.' },
    learn: { name: 'Aprender jugando', more: 'La lección con cinco fichas.' },
    notes: { name: 'Notas', more: 'Un cuaderno que solo ves tú.', way: 'En la mesa: Menú, Notas' },
    plan: {
      name: 'Planear',
      more: 'Jugadas que se hacen por ti, y dónde se detienen.',
      way: 'En la mesa: Menú, Planear',
    },
    forced: {
      name: 'Cuando solo hay una jugada',
      more: 'Se juega por ti, o la juegas tú.',
      way: 'En la mesa: Menú, Ajustes',
    },
    hint: { name: 'Pista', more: 'Qué jugar, y el tren más largo.', way: 'En la mesa: Menú' },
    watchers: {
      name: 'Dejar que otros miren',
      more: 'Un enlace para gente sin lugar.',
      way: 'En la mesa: Menú, Ajustes',
    },
    substitute: {
      name: 'Un reemplazo',
      more: 'Alguien juega un tiempo por una persona ausente.',
      way: 'En la mesa: Menú, Ajustes',
    },
    getUp: {
      name: 'Levantarse de una partida',
      more: 'Para siempre. Por un tiempo, toma vacaciones.',
      way: 'En la mesa: Menú, Ajustes',
    },
    score: { name: 'Anotar puntos', more: 'Una hoja para una noche con fichas de verdad.' },
    blank: { name: 'Imprimir una hoja de puntos', more: 'En blanco, para lápiz.' },
    wall: { name: 'Reglas para la pared', more: 'Cómo juega tu club, en una página para imprimir.' },
    house: { name: 'Reglas de la casa', more: 'Todo lo que una mesa puede jugar de otro modo.' },
    setups: { name: 'Partidas guardadas', more: 'Los ajustes de una partida con un nombre, para otra vez.' },
    exact: { name: 'Las reglas, palabra por palabra', more: 'Para toda pregunta que una mesa ha discutido.' },
    webhooks: { name: 'Conectar un webhook', more: 'Discord, Slack o tu propio programa.' },
    feeds: { name: 'Lector de noticias', more: 'Lo que te espera, como feed.' },
    records: { name: 'Registros de partidas', more: 'Una partida terminada como archivo.' },
    deals: {
      name: 'Cómo se prueba el reparto',
      more: 'Que nadie conocía ni eligió las fichas.',
      way: 'En la página de puntos de una mesa',
    },
  },
};

export const broughtWords: Translation<typeof en.broughtWords> = {
  account: 'correo email contraseña iniciar sesión cuenta apodo cambiar nombre',
  display: 'oscuro modo tema aspecto color contraste letra tamaño grande números pantalla inglés alemán',
  moves: 'silencio volumen animación vibración lento rápido ruido',
  notifications: 'notificaciones push recordatorio alerta mensaje casillas',
  profile: 'estadísticas amigos historial rating elo',
  boundaries: 'silenciar bloquear ignorar insulto molesta',
  data: 'descargar exportar borrar eliminar salir privacidad',
  plain: 'lynx teléfono viejo javascript accesible lector simple',
  vacation: 'feriado ausente viaje enfermo hospital reloj festivo',
  quiet: 'no molestar noche dormir',
  night: 'dormir reloj horas fin de semana',
  pause: 'parar detener votar reloj fin de semana descanso',
  calendar: 'plazo fecha ical ics outlook google suscribir',
  circles: 'club liga equipo círculo temporada familia peña',
  tournaments: 'copa campeonato concurso suizo',
  open: 'desconocidos sala público azar rival unirse',
  watch: 'repetición replay grabación revisar análisis',
  learn: 'tutorial ayuda principiante enseñar',
  notes: 'apuntes cuaderno recordar escribir',
  plan: 'automático condicional parada adelantar planes',
  forced: 'automático única obligada',
  hint: 'ayuda consejo mejor larga',
  watchers: 'espectador mirar compartir público',
  substitute: 'sustituto suplente ausente vacaciones',
  getUp: 'rendirse abandonar salir dejar renunciar vacaciones',
  score: 'contar llevar la cuenta papel tanteo',
  blank: 'imprimir papel pdf lápiz',
  wall: 'imprimir cartel club hoja',
  house: 'variante opción propias personalizar',
  setups: 'guardar plantilla favorito configuración',
  exact: 'oficial texto detalle decisión',
  webhooks: 'api bot robot programador integración',
  feeds: 'rss atom suscribir noticias',
  records: 'json jsonl descargar archivo exportar',
  deals: 'trampa justo azar barajar prueba confianza sha',
};
