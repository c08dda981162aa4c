import type { SignInMethod } from '@slow-train/protocol';
import type { Translation } from '@slow-train/words';
import { count, listed } from '@slow-train/words/es';
import type { en } from './en.ts';

/** What mails, pushes, webhooks and feeds say in Spanish. */
export const es: Translation<typeof en> = {
  somebody: 'Alguien',
  answers: {
    no: 'no viene esta vez. Quien tenga el enlace puede tomar el lugar.',
    later: 'prefiere decidir después. El lugar queda reservado hasta que lo liberes.',
    waiting: 'todavía no decide.',
  },
  round: (round, rounds) => `Ronda ${round} de ${rounds}.`,
  gotUp: (name) => `${name} se levantó. Sigue la máquina, si no terminas la partida como está.`,
  askedTo: (name, isYou, matter) => `${isYou ? 'Pides' : `${name} pide`} ${matter}.`,
  turnOf: (name) => `Es el turno de ${name}.`,
  waitingFor: (names) => `Esperando a ${listed(names)}.`,
  takenDown: 'Se votó así.',
  wasCaught: 'Te quedaba 1 ficha y no avisaste.',
  voteOver: 'La votación terminó.',
  voteBy: (time) => `Vota hasta: ${time}.`,

  push: {
    test: { title: 'Los avisos funcionan', body: 'Así te llegan tus mesas en este dispositivo.' },
    turn: (table) => `Tu turno en ${table}`,
    invited: (by, table) => (by === null ? `Te invitan a ${table}` : `${by} te invita a ${table}`),
    answered: (by, table) => `${by} respondió en ${table}`,
    seat: {
      seated: (table) => `Tienes un lugar en ${table}`,
      removed: (table) => `${table} se juega con otras personas`,
      unfilled: (table) => `${table} no se llenó`,
      host: (table) => `Ahora llevas tú la mesa ${table}`,
    },
    started: (table) => `Empezó ${table}`,
    roundOver: (table, round, rounds) => `Terminó la ronda ${round} de ${rounds} en ${table}`,
    gameOver: (table) => `Terminó ${table}`,
    cancelled: (table) => `${table} terminó sin resultado`,
    timeLow: (table) => `Se te acaba el tiempo en ${table}`,
    playedFor: (table) => `${table} siguió sin ti`,
    caught: (table) => `Te atraparon en ${table}`,
    vote: (table) => `${table} necesita tu voto`,
    mention: (by, table) => `${by} te nombra en ${table}`,
    talk: (by, table) => `${by} en ${table}`,
    circle: {
      join: (by, circle) => `${by} te invita a ${circle}`,
      asked: (by, circle) => `${by} te pregunta por una mesa de ${circle}`,
      moved: (_by, circle) => `Una mesa de ${circle} cuenta ahora para otra persona`,
      evening: (by, circle) => `${by} anota una noche de ${circle}`,
      objected: (by, circle) => `${by} no está de acuerdo con una noche de ${circle}`,
    },
    circleAsks: {
      join: 'Un grupo juega junto una y otra vez. Di sí o no.',
      asked: 'Alguien jugó una partida por un miembro. El resultado solo pasa si los dos dicen que sí.',
      moved: 'Los dos dijeron que sí, así que el resultado ha pasado.',
      evening: 'Se jugó con fichas de verdad y estás en la hoja. Cuenta si nadie que jugó se opone en tres días.',
      objected: 'Por eso no cuenta. Háblenlo, corrijan la hoja y anótenla otra vez.',
    },
    seatsAndRounds: (seats, rounds) =>
      `${count(seats, 'lugar')}, ${count(rounds, 'ronda')}. Hay un lugar reservado para ti.`,
    different: (what) => `Esta vez cambia: ${what}.`,
    playBy: (time) => `Juega antes de: ${time}.`,
  },

  webhook: {
    test: 'Este webhook funciona. Aquí llegarán las noticias de Slow Train.',
    open: 'Abrir Slow Train',
    roundOver: (table, round, rounds) => `Terminó la ronda ${round} de ${rounds} en ${table}.`,
    gameOver: (table, result) => `Terminó ${table}. ${result}`,
    cancelled: (table) => `${table} terminó sin resultado.`,
    timeLow: (table, time) =>
      time === null
        ? `Se acaba el tiempo en ${table}.`
        : `Se acaba el tiempo en ${table}: hay que jugar antes de ${time}.`,
    caught: (name) => `Atraparon a ${name}.`,
    voteOver: 'la votación terminó.',
    circle: (by, circle) => `${by} te invita al grupo ${circle}.`,
    said: (table, by, said) => `${table}: ${by} dice: ${said}`,
  },

  feed: {
    subtitle: 'Partidas en las que es tu turno, y partidas recién terminadas.',
    calendar: 'Partidas en las que es tu turno.',
    yourTurn: (table) => `Tu turno: ${table}`,
    gameOver: (table) => `Terminó la partida: ${table}`,
  },

  tournament: {
    open: 'Abrir el torneo',
    moved: 'empieza en otro momento',
    begins: (time) => `La inscripción cierra: ${time}. Después empieza la ronda 1.`,
    round: (round, rounds) => `ronda ${round} de ${rounds}`,
    with: (names) => `Juegas con ${listed(names)}.`,
    bye: 'Descansas esta ronda y recibes 12 puntos.',
    until: (time) => `La ronda termina: ${time}.`,
    ending: (round) => `la ronda ${round} termina mañana`,
    asItStands: 'Una partida sin terminar cuenta como esté en ese momento.',
    standing: (rank, points) => `Hasta ahora: puesto ${rank}, ${count(points, 'punto')}.`,
    over: 'se jugaron todas las rondas',
    look: 'Mira quién ganó.',
    cancelled: 'no se juega',
    gamesGoOn: 'Se canceló, o se inscribió muy poca gente. Las partidas en curso siguen.',
  },

  reasons: {
    turn: 'Recibes esto porque es tu turno.',
    invited: 'Recibes esto porque te invita alguien con quien jugaste.',
    answered: 'Recibes esto porque alguien respondió a tu invitación.',
    seat: 'Recibes esto por tu lugar en una mesa.',
    started: 'Recibes esto porque empezó tu partida.',
    roundOver: 'Recibes esto porque terminó una ronda en tu mesa.',
    gameOver: 'Recibes esto porque terminó tu partida.',
    timeLow: 'Recibes esto porque se te acaba el tiempo para jugar.',
    playedFor: 'Recibes esto porque tu mesa siguió sin ti.',
    caught: 'Recibes esto porque te atraparon.',
    vote: 'Recibes esto porque tu mesa está votando.',
    mention: 'Recibes esto porque alguien te nombró en un mensaje.',
    talk: 'Recibes esto porque elegiste saber lo que se dice en tus mesas.',
    tournament: 'Recibes esto porque juegas en un torneo.',
    circle: 'Recibes esto porque un grupo de gente con la que jugaste te pregunta algo.',
    daily: 'Recibes esto porque elegiste un correo al día.',
    tryOut: 'Recibes esto porque pediste un correo de prueba.',
  },
  stop: {
    table: 'No más correos de esta mesa',
    invitations: 'No más invitaciones por correo',
    tournaments: 'No recibir correos sobre torneos',
    daily: 'No más correo diario',
    all: 'No más correos',
  },
  chooseNotifications: 'Elegir tus avisos',

  headline: {
    quoted: (said) => `«${said}»`,
    turn: (table, news) => ({
      subject: `Tu turno en ${table}${news === null ? '' : `: ${news}`}`,
      heading: 'Tu turno',
    }),
    invited: (by) => ({
      heading: `${by} te invita`,
      sentence: 'Ya jugaron antes. Hay un lugar reservado para ti: di sí, más tarde o no.',
    }),
    answered: (by, table) => ({
      subject: `${by} respondió a tu invitación a ${table}`,
      heading: `${by} respondió`,
    }),
    seat: {
      seated: {
        heading: 'Tienes un lugar',
        sentence: 'Esperabas un lugar en una mesa así, y se liberó uno. Empieza cuando esté llena.',
      },
      removed: {
        heading: 'Esta vez no',
        sentence: 'Quien abrió la mesa dio tu lugar a otra persona. Hay otras mesas abiertas para ti.',
      },
      unfilled: {
        heading: 'Vinieron pocos',
        sentence: 'Tu mesa ya no está en la lista. Empieza con quienes vinieron, o abre otra.',
      },
      host: {
        heading: 'Ahora llevas tú la mesa',
        sentence: 'Quien abrió la mesa se fue. Ahora puedes empezar la partida e invitar a otras personas.',
      },
    },
    started: { heading: 'Empezó la partida' },
    roundOver: (table, round) => ({
      subject: `Terminó la ronda ${round} en ${table}`,
      heading: `Terminó la ronda ${round}`,
    }),
    gameOver: (table, result) => ({
      subject: `Terminó ${table}: ${result.replace(/\.$/, '')}`,
      heading: 'Terminó la partida',
    }),
    cancelled: (table) => ({ subject: `${table} terminó sin resultado`, heading: 'Sin resultado' }),
    circle: (by) => ({
      heading: `${by} te invita a un grupo`,
      sentence: 'Un grupo juega junto una y otra vez, y tiene su propia página. Di ahí sí o no.',
    }),
    timeLow: (table, left) => ({ subject: `Tu jugada en ${table}: ${left}`, heading: `Para tu jugada ${left}` }),
    timeUp: (table) => ({ subject: `Se te acabó el tiempo en ${table}`, heading: 'Se te acabó el tiempo' }),
    playedFor: (isHeld) => ({
      heading: 'La partida siguió',
      sentence: isHeld
        ? 'La máquina cuida tu lugar hasta que lo recuperes o alguien te reemplace.'
        : 'Se te acabó el tiempo, así que se hizo por ti la jugada mínima. Tu lugar sigue siendo tuyo.',
    }),
    caught: {
      heading: 'Te atraparon',
      sentence: 'Te quedaba 1 ficha y no avisaste. Le pasa a cualquiera.',
    },
    vote: (table, matter) => ({
      subject: `${table} necesita tu voto${matter === null ? '' : `: ¿${matter}?`}`,
      heading: 'Tu voto',
      sentence: 'La votación ya terminó.',
    }),
    mention: (by) => ({
      heading: `${by} te nombra`,
    }),
    talk: (by, table) => ({
      subject: `${by} dice algo en ${table}`,
      heading: `${by} dice algo`,
    }),
  },

  game: {
    open: 'Abrir la mesa',
    look: 'Ver la mesa',
    openTables: 'Mesas abiertas',
    place: (table, round, rounds, engine) => `${table}, ronda ${round} de ${rounds}, locomotora ${engine}`,
    rules: 'Reglas',
    houseRules: (preset) => `${preset}, con reglas propias`,
    tiles: 'Fichas',
    rounds: (rounds) => count(rounds, 'ronda'),
    atTable: 'En la mesa',
    freeSeats: (free) => count(free, 'lugar libre', 'lugares libres'),
    different: 'Esta vez cambia',
    changed: { rules: 'las reglas', clock: 'el reloj', rounds: 'el número de rondas', name: 'el nombre' },
    goodUntil: 'Vale hasta',
    passesWith: (needed, voters) => `Se aprueba con ${needed} de ${count(voters, 'voto')}.`,
    pips: 'Puntos, menos es mejor',
    round: (round) => `Ronda ${round}`,
    total: 'Total',
    placeColumn: 'Lugar',
    pipsColumn: 'Puntos',
  },

  mailed: {
    takes: 'Dura',
    subject: (by) => `${by} te invita a una partida de dominó`,
    heading: (by) => `${by} te invita`,
    what: 'Dominó tren mexicano: juegas cuando tienes un rato. Hay un lugar reservado para ti. No necesitas cuenta.',
    seats: (seats) => count(seats, 'lugar'),
    kept: 'El enlace es solo para ti: quien lo tenga puede tomar tu lugar. No guardamos tu dirección.',
    reason: (by) => `Recibes esto porque ${by} escribió tu dirección para invitarte.`,
    stop: 'No más invitaciones a esta dirección',
  },

  news: {
    title: 'Mientras no estabas',
    omitted: (moves) => `Sin ${count(moves, 'jugada anterior', 'jugadas anteriores')}.`,
    played: (name, isYou, tile) => (isYou ? `jugaste ${tile}` : `${name} jugó ${tile}`),
    built: (name, isYou, tiles) => `${isYou ? 'armaste' : `${name} armó`} ${count(tiles, 'ficha')}`,
    drew: (name, isYou) => (isYou ? 'tomaste' : `${name} tomó`),
    passed: (name, isYou) => (isYou ? 'pasaste' : `${name} pasó`),
    wentOut: (name, isYou) => (isYou ? 'te quedaste sin fichas' : `${name} se quedó sin fichas`),
    dealt: (round) => `se repartió la ronda ${round}`,
  },

  turn: {
    also: '*Tu turno.*',
    trains: 'Trenes',
    timeUp: 'Se te acabó el tiempo.',
    left: (left) => `${left} para tu jugada`,
    playHere: 'Juega desde aquí',
    asksOnce: 'Una ficha abre una página que pregunta otra vez. No se juega nada hasta que pulses ahí.',
    buildHere: 'Armarlo aquí',
    drawHere: 'Tomar una ficha',
    passHere: 'Pasar',
    forwarded: (name) => `Estos botones juegan por ${name} hasta que acabe este turno. También si reenvías el correo.`,
    noButtons: 'Sin botones en mis correos',
    places: 'Dónde puedes jugar',
    build: (end) => `Arma tu tren, empezando con *${end}*.`,
    draw: 'Ninguna ficha encaja. Toma una.',
    pass: 'Ninguna ficha encaja y el pozo está vacío. Pasa.',
    hand: (tiles) => `Tu mano, ${count(tiles, 'ficha')}`,
    inHand: (tiles) => `${count(tiles, 'ficha')} en mano`,
    isOpen: (tile) => `${tile} está abierto`,
    openToAll: 'abierto a todos',
    startsWith: (end) => `empieza con ${end}`,
    endsIn: (end) => `termina en ${end}`,
  },

  daily: {
    away: 'Mientras no estabas',
    waiting: (tables) => `${count(tables, 'mesa')} te ${tables === 1 ? 'espera' : 'esperan'}`,
    more: (tables) => `${tables} más`,
    lead: 'Tu correo diario',
    leadNews: (tables) => `Noticias de ${count(tables, 'mesa')}`,
    openTables: 'Abrir tus mesas',
    openTable: (table) => `Abrir ${table}`,
    yourTurn: 'Tu turno.',
    yourTurnBy: (when) => `Tu turno. ${when}.`,
  },

  tryOut: {
    subject: 'El correo de Slow Train funciona',
    preview: 'El correo funciona: así te llegan tus mesas.',
    heading: 'El correo funciona',
    lead: 'Así te llegan tus mesas.',
    sentence:
      '¿Estaba en el correo no deseado? Márcalo como deseado, para que el próximo no espere ahí hasta que se te acabe el tiempo.',
  },

  moderation: {
    imposed: {
      warn: (until) => ({
        subject: 'Una advertencia de Slow Train',
        heading: 'Una advertencia',
        what: `Quien lleva este sitio te hace una advertencia. Puedes jugar y hablar como siempre. La advertencia vale hasta el ${until}.`,
      }),
      mute: (until) => ({
        subject: 'Estás en silencio en Slow Train',
        heading: 'En silencio',
        what: `Quien lleva este sitio te ha puesto en silencio: hasta el ${until} no puedes decir nada en ninguna mesa. Puedes jugar como siempre.`,
      }),
      suspend: (until) => ({
        subject: 'Tu cuenta en Slow Train está suspendida',
        heading: 'Suspendida',
        what: `Quien lleva este sitio ha suspendido tu cuenta: hasta el ${until} no puedes decir nada ni unirte a mesas nuevas o abrirlas. Las partidas que estás jugando siguen.`,
      }),
    },
    reason: (reason) => `El motivo: «${reason}»`,
    appeal: 'Si crees que es un error, escríbenos en la página de tu cuenta, una vez. Alguien lo lee y responde.',
    appealButton: 'Leerlo y responder',
    upheld: (until) => ({
      subject: 'La respuesta a tu reclamo en Slow Train',
      heading: 'Queda como está',
      what: `Leímos lo que escribiste. Queda como está, hasta el ${until}.`,
    }),
    lifted: {
      warn: {
        subject: 'Retiramos tu advertencia en Slow Train',
        heading: 'Retirada',
        what: 'La advertencia queda retirada.',
      },
      mute: {
        subject: 'Ya puedes hablar otra vez en Slow Train',
        heading: 'Retirado',
        what: 'Ya no estás en silencio: puedes hablar en todas tus mesas.',
      },
      suspend: {
        subject: 'Tu cuenta en Slow Train está libre otra vez',
        heading: 'Retirada',
        what: 'Tu cuenta ya no está suspendida: puedes hablar, unirte a mesas y abrirlas.',
      },
    },
    answer: (answer) => `La respuesta: «${answer}»`,
    readButton: 'Abrir mi cuenta',
    reviewed: {
      subject: 'Alguien miró tu reporte',
      heading: 'Gracias',
      what: 'Reportaste a alguien en Slow Train. Una persona lo miró y decidió. Lo que resultó queda entre esa persona y nosotros.',
      note: 'No se entera de quién la reportó.',
      button: 'Abrir mis reportes',
    },
  },

  account: {
    notMe: 'Si no fuiste tú, no hagas nada: sin este correo nadie entra.',
    signIn: (device, minutes) => ({
      subject: 'Tu código para Slow Train',
      heading: 'Tu código',
      type: `${device} pide entrar con esta dirección. Escribe ahí este código:`,
      here: '¿Quieres jugar en este dispositivo? Entra aquí.',
      button: 'Entrar en este dispositivo',
      good: `El código o el botón sirven ${minutes} minutos y una sola vez. Nadie de Slow Train te lo pedirá nunca.`,
    }),
    newAddress: (device, minutes) => ({
      subject: 'Confirma tu correo en Slow Train',
      heading: '¿Es tu dirección?',
      type: `${device} quiere usar esta dirección en Slow Train. Si eres tú, escribe ahí este código:`,
      good: `El código sirve ${minutes} minutos y una sola vez. Nadie de Slow Train te lo pedirá nunca.`,
    }),
    addressChanged: (device, address, days) => ({
      subject: 'Tu correo en Slow Train cambió',
      heading: 'Correo nuevo',
      what: `${device} cambió tu correo a ${address}. Desde ahora los códigos van ahí. Si fuiste tú, no hay nada que hacer.`,
      undo: 'Si no fuiste tú, recupera tu cuenta: el botón cierra todas las sesiones y quita todas las llaves de acceso. Después entra de nuevo con esta dirección.',
      button: 'Volver a mi correo',
      good: `El botón sirve ${days} días.`,
    }),
    addressRestored: (device) => ({
      subject: 'Tu cuenta en Slow Train tiene de nuevo el correo anterior',
      heading: 'El correo anterior está de vuelta',
      what: `${device} usó el enlace que mandamos a la dirección anterior. Los códigos van de nuevo ahí. Todas las sesiones están cerradas y todas las llaves de acceso, quitadas. Si fuiste tú, entra con esa dirección.`,
      note: 'Si no fuiste tú, alguien más lee ese buzón y esta cuenta ahora es suya. Sigue jugando con otra cuenta.',
    }),
    passkeyAdded: (device) => ({
      subject: 'Se agregó una llave de acceso a tu cuenta en Slow Train',
      heading: 'Llave de acceso nueva',
      what: `${device} agregó una llave de acceso a tu cuenta. Con ella entras sin código. Si fuiste tú, no hay nada que hacer.`,
      undo: 'Si no fuiste tú, bórrala y cierra la sesión de tus otros dispositivos.',
      button: 'Abrir mis llaves de acceso',
      note: 'Ahí puedes nombrar y borrar tus llaves cuando quieras.',
    }),
    deletion: (day) => ({
      subject: 'Tu cuenta en Slow Train se va a borrar',
      heading: 'Cuenta por borrar',
      what: `Dejaste tus mesas, tu nombre ya no aparece, y todos los dispositivos salieron. Lo demás se borra el ${day}.`,
      undo: 'Si quieres conservar la cuenta, o si no fuiste tú, entra antes de ese día.',
      button: 'Conservar mi cuenta',
      note: 'Tus lugares se quedan con los jugadores de la máquina, y eliges un nombre de nuevo.',
    }),
    newSignIn: (device, method) => ({
      subject: 'Nuevo inicio de sesión en tu cuenta de Slow Train',
      heading: 'Nuevo inicio de sesión',
      what: `${device} entró a tu cuenta${BY[method]}. Si fuiste tú, no hay nada que hacer.`,
      undo: 'Si no fuiste tú, cierra la sesión de ese dispositivo y borra las llaves de acceso que no conozcas.',
      button: 'Abrir mis dispositivos',
      note: 'Ahí ves cada dispositivo con la sesión iniciada y puedes cerrar la de cualquiera.',
    }),
  },
};

const BY: { readonly [method in SignInMethod]: string } = {
  guest: '',
  mail: ' con un código o enlace de un correo',
  'game-link': ' con el enlace a una mesa de uno de nuestros correos',
  passkey: ' con una llave de acceso',
  'hand-off': ' con un código QR de otro de tus dispositivos',
};
