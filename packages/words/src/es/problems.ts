import type { ProblemName } from '@slow-train/protocol';
import { presetName, tileText } from '../common.ts';
import type { PlanFaults, Problems } from '../en/problems.ts';
import { count, listed } from './grammar.ts';

/** What is wrong with a plan of turns, and what to do. */
export const planFaults: PlanFaults = {
  noSeat: 'Solo un lugar de la mesa puede tener un plan. Toma uno primero.',
  empty: 'El plan está vacío. Agrega una ficha o una jugada, o deja que aconseje la máquina.',
  twice: (tile) => `${tileText(tile)} está dos veces en el tren. Ponla una sola vez.`,
  noFit: (tile, before, end) =>
    `${tileText(tile)} no encaja en ${before === null ? 'el final de tu tren' : tileText(before)}. Pon ahí una ficha con ${end}.`,
  notInHand: (tile) => `${tileText(tile)} no está en tu mano. Quítala del plan.`,
  noTile: (text) => `«${text}» no es una ficha. Escríbela así: 5-3.`,
  noPlay: (text) => `«${text}» no es una jugada. Escríbela así: 5-3@0 o 5-3@M.`,
  noTrain: (play) => `${play}: en esta mesa no existe ese tren. Elige otro.`,
};

const WAIT = 'inténtalo más tarde';

const titles: { readonly [name in ProblemName]: string } = {
  'invalid-request': 'La solicitud no es válida',
  'not-signed-in': 'No has iniciado sesión',
  'sign-in-failed': 'No se pudo entrar',
  'proof-required': 'Primero muestra que eres tú',
  forbidden: 'No puedes hacer eso',
  muted: 'Estás en silencio',
  suspended: 'Tu cuenta está suspendida',
  'cross-origin': 'La solicitud viene de otro sitio',
  'not-found': 'No se encontró',
  'method-not-allowed': 'Esta dirección no acepta ese método',
  conflict: 'Ahora no es posible',
  'address-taken': 'Esta dirección es de otra cuenta',
  'name-taken': 'Tu nombre se parece a otro de esta mesa',
  'would-lose-guest': 'Perderías los lugares que tomaste como visita',
  'stale-revision': 'La partida siguió',
  'too-large': 'La solicitud es demasiado grande',
  refused: 'Las reglas no lo permiten',
  'key-reused': 'Esta Idempotency-Key se usó para otra solicitud',
  'revision-required': 'Falta If-Match',
  'too-many-requests': 'Demasiadas solicitudes',
  internal: 'Algo falló de nuestro lado',
  unavailable: 'El servicio no está disponible',
  'unreadable-game': 'Esta mesa no se puede abrir por ahora',
  'mail-failed': 'No se pudo mandar el correo',
  'not-delivered': 'El mensaje de prueba no llegó',
  'mail-unconfigured': 'Este servidor no manda correos',
};

/** What the schemas say of texts that people type; what only programmers send stays English. */
const OF_SCHEMAS: { readonly [phrase: string]: string } = {
  'must be one line of plain text': 'debe ser una línea de texto simple',
  'has a character that cannot be seen: delete it and type it again':
    'tiene un carácter que no se ve: bórralo y escríbelo de nuevo',
  'has too many marks on one letter, or one without a letter':
    'tiene demasiadas marcas sobre una letra, o una sin letra',
  'must not contain zero bytes or broken characters': 'no puede tener bytes cero ni caracteres dañados',
  'must be the six digits from the mail': 'debe ser las seis cifras del correo',
  'must be a time such as 22:00': 'debe ser una hora como 22:00',
  'must be the name of a time zone, such as Europe/Vienna':
    'debe ser el nombre de una zona horaria, como America/Mexico_City',
};

/** Why the API refuses a request: what happened, what is safe, and what to do. */
export const problems: Problems = {
  titles,
  internal: 'Eso no debía pasar. No cambió nada; inténtalo de nuevo.',
  unavailable: 'El servicio no está disponible ahora. Inténtalo en un momento.',
  crossOrigin: 'Esto solo se puede hacer desde las páginas de Slow Train.',
  brokenBody: 'La solicitud llegó cortada. Mándala de nuevo.',
  tooLarge: 'La solicitud es más grande de lo que acepta este servicio.',
  notSignedIn: 'Primero entra, o empieza una partida con tu nombre: no hace falta cuenta.',
  unreadableGame:
    'Esta versión del sitio no puede abrir la mesa. No se perdió nada, y quien administra el sitio ve que hay que repararla. Vuelve después de la próxima actualización; tus otras mesas siguen igual.',

  noTable: 'Esa mesa no existe, o no es una de las tuyas.',
  noMove: 'Esa jugada todavía no existe en esta mesa.',
  nobodyToMute: 'Ahí no se sienta nadie más, así que no hay nada que silenciar.',
  nobodyToReport: 'No hay a quién reportar: no hay nadie más ahí, o el mensaje ya no está.',
  noSanction: 'No hay nada vigente contra ti con este id: puede que ya haya terminado.',
  nobodyToBlock: 'Ahí no se sienta nadie más, así que no hay a quién bloquear.',
  noBoundary: 'No hay nadie a quien hayas silenciado o bloqueado con ese identificador.',
  noPasskey: 'Esa llave de acceso no existe, o no es tuya.',
  noDevice: 'Este dispositivo no existe, no es tuyo o ya cerró su sesión.',
  noWebhook: 'Ese webhook no existe, o no es tuyo.',
  noSubscription: 'Este navegador no recibe avisos push, o no es tuyo.',
  noCode: 'Ese código no existe, o no es tuyo.',
  noFeed: 'Este enlace está incompleto o ya no sirve. Crea uno nuevo en tus avisos.',
  brokenUnsubscribeLink:
    'Este enlace está incompleto, o su partida o su cuenta ya no existen. Ábrelo de nuevo desde el correo, o entra y cambia tus avisos.',

  body: 'La solicitud',
  andMore: (many) => `; y ${many} más en \`errors\``,
  fields: {
    isMissing: 'falta: ',
    kind: (kind) => {
      const kinds: { readonly [kind: string]: string } = {
        string: 'texto',
        number: 'un número',
        int: 'un número entero',
        boolean: 'true o false',
        array: 'una lista',
        object: 'un objeto',
        record: 'un objeto',
        null: 'null',
      };
      return `debe ser ${kinds[kind] ?? kind}`;
    },
    value: (values) => `debe ser ${values.length === 1 ? values.join() : `uno de ${values.join(', ')}`}`,
    size: (least, most, of) => {
      const range =
        least === null ? `${most} como máximo` : most === null ? `${least} como mínimo` : `de ${least} a ${most}`;
      if (of !== null) return `debe tener ${range} ${of === 'characters' ? 'caracteres' : 'elementos'}`;
      return least === null || most === null ? `debe ser ${range}` : `debe ser un número ${range}`;
    },
    unknownKeys: (keys) => `tiene campos desconocidos: ${keys}`,
    noForm: 'no tiene ninguna de las formas permitidas',
    email: 'debe ser una dirección de correo',
    format: 'no tiene el formato correcto',
    multiple: (of) => `debe ser múltiplo de ${of}`,
    notValid: 'no es válido',
    ofSchema: (phrase) => {
      const [, least, most] = /^must have (\d+) to (\d+) characters$/.exec(phrase) ?? [];
      return most === undefined ? (OF_SCHEMAS[phrase] ?? phrase) : `debe tener de ${least} a ${most} caracteres`;
    },
    publicKey: 'debe ser la clave pública del navegador, un punto de P-256',
    publicAddress: 'debe empezar con https:// y llevar a un servidor público',
    localOrPublicAddress:
      'debe ser una dirección de esta máquina, o empezar con https:// y llevar a un servidor público',
  },
  nothingToPrivateNetworks: 'No mandamos nada a redes privadas.',

  tooManyFromBrowser:
    'Tu navegador manda más solicitudes de las que necesita una partida. Cierra las pestañas que no uses y espera un minuto.',
  tooManyFromNetwork:
    'De tu red llegan más solicitudes de las que necesita una casa llena de gente que juega. Espera un minuto, o juega desde otra red, como la del teléfono.',
  mailsFromIp: `Se pidieron demasiados correos desde aquí: ${WAIT}.`,
  signInsFromIp: `Demasiados intentos de entrar desde aquí: ${WAIT}.`,
  guestsFromIp: `Demasiadas visitas nuevas desde aquí: entra con tu cuenta, o ${WAIT}.`,
  handOffs: `Demasiados códigos QR: ${WAIT}.`,
  handOffCodes: 'Este código ya se intentó cinco veces. Muestra uno nuevo en el dispositivo que tiene tu sesión.',
  challengesFromIp: `Demasiados intentos con llaves de acceso desde aquí: ${WAIT}.`,
  subscriptions: `Los avisos push se activaron demasiadas veces: ${WAIT}.`,
  tryOuts: `Demasiados mensajes de prueba: ${WAIT}.`,
  invitations: `Invitaste a demasiada gente a la vez: mándales el enlace de la mesa, o ${WAIT}.`,
  invitationsToOne: `Por hoy ya invitaste bastante a esa persona: mándale el enlace de la mesa, o ${WAIT}.`,
  votes: `Hoy ya pediste bastantes votaciones en esta mesa: ${WAIT}.`,
  vacations: `Hoy ya cambiaste bastante tus vacaciones: ${WAIT}.`,
  reports: `Ya reportaste bastante por hoy. Alguien mira cada reporte. Puedes silenciar o bloquear a la gente de inmediato; para reportar más, ${WAIT}.`,
  watchLinks: 'Pediste bastantes enlaces: prueba otra vez en una hora.',
  openGameTries: `Hoy ya abriste bastantes mesas: ${WAIT}.`,
  openSeatTries: `Hoy ya tomaste bastantes lugares: ${WAIT}.`,
  circles: `Hoy ya fundaste bastantes grupos: ${WAIT}.`,
  exports: `Tu archivo ya se está preparando: ${WAIT}.`,
  circleChanges: `Hoy ya cambiaste bastante en tus grupos: ${WAIT}.`,
  blocks: `Hoy ya bloqueaste a bastantes personas: ${WAIT}.`,
  tournaments: `Ya creaste suficientes torneos por hoy: ${WAIT}.`,
  tournamentEntries: `Ya entraste y saliste de suficientes torneos por hoy: ${WAIT}.`,
  talk: 'Dijiste mucho en poco tiempo: espera unos minutos.',
  mailsToInbox:
    'Demasiados correos a esta dirección. Si no lo has usado, el más reciente sirve otros diez minutos: usa ese, busca en el correo no deseado, o inténtalo en una hora.',
  codes:
    'Hoy se probaron demasiados códigos con esta dirección. El enlace de un correo para entrar sigue sirviendo: ábrelo, usa un navegador en el que ya entraste, o inténtalo mañana.',

  notFresh: (minutes) =>
    `Primero muestra que eres tú: entra de nuevo en este navegador, con un código por correo o con una llave de acceso. Eso vale ${minutes} minutos.`,
  linkOnly:
    'El enlace de un correo juega solo esta mesa, porque puede haberse reenviado. Primero muestra que eres tú: entra de nuevo en este navegador, con un código por correo o con una llave de acceso.',
  notGood: (minutes, hours) =>
    `Esto no es válido, o ya venció: los códigos y enlaces sirven una vez, durante ${minutes} minutos, y después de demasiados códigos equivocados solo el enlace; el enlace a una mesa sirve una vez, durante ${hours} horas. Mira de nuevo el correo más reciente, o pide otro.`,
  sameAddress: 'Esa ya es tu dirección: no hay nada que cambiar.',
  takenForGuest:
    'Esta dirección ya tiene cuenta. Manda `join: true` para llevar ahí tus lugares y seguir con esa cuenta, o usa otra dirección.',
  taken: 'Otra cuenta tiene esta dirección. Usa otra, o entra a esa cuenta y cámbiale antes la dirección.',
  notRestorable: (days) => `Este enlace no es válido, o ya venció: sirve una vez, durante ${days} días.`,
  takenSince:
    'Esta dirección ahora tiene su propia cuenta. Entra a ella por correo y dale otra dirección, o bórrala. Después abre de nuevo este enlace.',
  wouldLoseGuest:
    'En este navegador tienes lugares como visita, y no podrías recuperarlos. Dale antes un correo o una llave de acceso a la visita, o manda `leave: true` para dejar esos lugares.',
  wrongPasskey:
    'Esta llave de acceso no sirve aquí: hay que crearla en nuestra página, con un dedo, una cara o un PIN, y con ES256 o RS256. Inténtalo de nuevo, o usa otro dispositivo.',
  latePasskey:
    'Tardó demasiado, o ya se había mandado. Una llave de acceso se crea en cinco minutos. Empieza de nuevo.',
  enoughPasskeys: (most) => `Una cuenta puede tener ${most} llaves de acceso como máximo. Borra una que ya no uses.`,
  knownPasskey: 'Esta llave de acceso ya estaba agregada. Entra con ella, o agrega otra.',
  lastPasskey:
    'Esta llave de acceso es la única manera de volver a tu cuenta. Agrega antes un correo u otra llave, o borra la cuenta.',
  passkeyFailed:
    'Con esta llave de acceso no se pudo entrar. Inténtalo de nuevo antes de cinco minutos. Si ya no está en tu cuenta, entra por correo o con un código de otro dispositivo.',
  handOffFailed:
    'Este código ya venció: sirve una vez, durante quince minutos. Muestra uno nuevo en el dispositivo que tiene tu sesión.',
  noMail:
    'Este servidor no manda correos. Usa una llave de acceso, o un código QR de un dispositivo con tu sesión; quien administra el servidor puede definir SMTP_URL y MAIL_FROM.',
  addressRefused: 'El servidor de correo rechaza esta dirección. Revisa que esté bien escrita, o usa otra.',
  mailUsedUp:
    'Por ahora se han mandado todos los correos a direcciones nuevas que se pueden mandar. Inténtalo en una hora, o manda un enlace.',
  mailFailed: 'No se pudo mandar el correo. Inténtalo en un minuto.',
  deletionBusy:
    'En una de tus mesas pasan demasiadas cosas a la vez. Algunos de tus lugares ya quedaron libres. Inténtalo de nuevo con el resto.',
  mergeBusy: 'En una de tus mesas pasan demasiadas cosas a la vez. No se perdió nada. Inténtalo de nuevo.',

  noAddress: 'Tu cuenta todavía no tiene correo. Agrega uno y confírmalo con el código que te mandamos.',
  mailStopped:
    'Los correos a tu dirección rebotaron o se marcaron como no deseados, así que dejamos de mandarlos. Primero permítelos de nuevo.',
  notDelivered: {
    unreachable: 'En esa dirección no contestó nadie. Revisa que esté bien escrita y que su servidor funcione.',
    'timed-out': 'La otra parte tardó demasiado en contestar. Inténtalo en unos minutos.',
    refused: 'La otra parte rechazó el mensaje. Revisa que la dirección siga siendo la correcta.',
    busy: 'La otra parte está demasiado ocupada. Inténtalo en unos minutos.',
    gone: 'Esa dirección ya no existe. Quítala y agrégala de nuevo.',
    'address-refused': 'El servidor de correo rechaza los correos a esta dirección. Revisa que esté bien escrita.',
    unconfigured: 'Este servidor no está preparado para eso. Pregunta a quien lo administra.',
    'private-address': 'Esa dirección está en una red privada, y ahí no mandamos nada. Usa una pública.',
  },
  hostsWebhooks: 'Solo quien abrió la mesa puede cambiar sus webhooks.',
  tooManyWebhooks: {
    person: 'Tienes 5 webhooks, que es el máximo. Quita uno primero.',
    game: 'Esta mesa tiene 3 webhooks, que es el máximo. Quita uno primero.',
  },

  noName: 'Primero di tu nombre: quienes juegan contigo lo verán.',
  officialName: 'Así se llama a quienes llevan este sitio. Elige otro nombre.',
  anybodysName:
    'Así llama el juego a quien lo lee, o a alguien sin nombre, y nadie sabría de quién se habla. Elige otro nombre.',
  nameTaken: (other) =>
    `En esta mesa ya hay alguien que se llama ${other}, y tu nombre se parece. Elige otro para esta mesa; en las demás conservas el tuyo.`,
  setup: () => 'Estas reglas no van con este número de lugares, rondas o fichas. Cambia algo e inténtalo de nuevo.',
  eveningNoSeason:
    'Este grupo no juega ahora ninguna temporada. Quien lo fundó puede empezar una; después anota la noche.',
  eveningUnfinished: 'En esta hoja no hay ninguna ronda completa, o hay una a medias. Anota antes los puntos de todos.',
  eveningPoints:
    'En esta temporada se suman puntos y gana quien tiene menos; en esta hoja gana quien tiene más. No puede entrar.',
  eveningEntered: 'Esta noche ya está anotada.',
  eveningPlayers: 'Di de cada persona de la hoja qué miembro es, o que es visita: al menos dos miembros distintos.',
  noCircleEvening: 'Esta noche ya no está: alguien se opuso o la retiró.',
  eveningCounts: 'Es tarde: la noche ya cuenta.',
  circleEvenings: 'Hoy ya se anotaron cuatro noches en este grupo. Anota la siguiente mañana.',
  eveningTerms:
    'Una partida que empezó con fichas de verdad es para la gente de esa noche: sin puntuación, cerrada a los demás y sin máquinas. Quita eso.',
  eveningSheet: 'Esta hoja no va con la partida: cada ronda necesita un doble del juego y los puntos de cada persona.',
  eveningOver: 'Alguien ya llegó a la meta, así que la noche terminó. Sube la meta o crea una mesa nueva.',
  ratedRules:
    'Una partida con puntuación se juega con un reglamento publicado: quita las reglas de la casa o juega sin puntuación.',
  ratedClock: 'Una partida con puntuación necesita reloj: elige uno o juega sin puntuación.',
  ratedComputers:
    'Una partida con puntuación es solo para personas: quita los lugares libres, espera a más jugadores o crea una mesa sin puntuación.',
  ratedGuest:
    'Las partidas con puntuación son para jugadores que se pueden volver a encontrar: agrega antes un correo o una llave de acceso a tu cuenta.',
  muted: (until: string) =>
    `Estás en silencio hasta el ${until}: puedes jugar, pero no escribir nada que vean los demás. La página de tu cuenta dice por qué, y ahí puedes reclamar.`,
  suspended: (until: string) =>
    `Tu cuenta está suspendida hasta el ${until}: las partidas que juegas siguen, pero no puedes hablar ni sentarte a otra mesa. La página de tu cuenta dice por qué, y ahí puedes reclamar.`,
  appealedAlready: 'Ya nos escribiste sobre esto. Alguien lo lee y responde.',
  tooManyComputers: 'Uno de los lugares es tuyo: pide menos máquinas.',
  moreSeats: 'Cada persona sentada o invitada necesita un lugar, y tú a alguien con quien jugar: elige más lugares.',
  mailNeedsAddress:
    'Para invitar por correo, agrega antes tu propia dirección a tu cuenta: el correo dice quién invita.',
  noSetup: 'No tienes guardada esa plantilla, o la borraste.',
  tooManySetups: 'Ya guardaste 20 plantillas, que es el máximo. Borra una que ya no necesites.',
  tooManyInvited: 'Invitas a más personas que lugares hay: agrega lugares o invita a menos.',
  openSeats: 'La partida no puede empezar con lugares libres. Pide más máquinas.',
  hostStarts: 'Solo quien abrió la mesa puede empezar la partida. Pídeselo.',
  newcomerPhrases: 'Los invitados dicen frases a desconocidos hasta terminar una partida con otros. Elige una.',
  phrasesOnly: 'En esta mesa solo se dicen frases. Elige una.',
  editTooLate: 'Un mensaje se puede cambiar durante cinco minutos. Bórralo, o dilo otra vez.',
  hostTalkRules: 'Solo quien abrió la mesa puede cambiar lo que se puede decir aquí. Pídeselo.',
  hostWatchers: 'Solo quien abrió la mesa decide quién puede mirar. Pregúntale.',
  watchersLooser: 'La partida ya empezó: solo pueden mirar menos personas, o más tarde. Se juega según lo acordado.',
  unwatched: 'Nadie puede mirar esta partida. Quien abrió la mesa puede cambiarlo antes de empezar.',
  unknownWatchLink:
    'En este enlace no hay nada que mirar: tal vez lo cambiaron o lo retiraron, o falta una letra. Pregunta a quien te lo mandó.',
  watchMovedOn: 'La partida siguió mientras tanto. Pide su última versión.',
  watchedGameNotOver: 'La partida no ha terminado: su registro mostraría todas las manos.',
  hostInvites: 'Solo quien abrió la mesa puede cambiar la invitación. Pídeselo.',
  alreadyStarted: 'La partida ya empezó. Mira cómo va.',
  cannotStartWithout: () =>
    'Con estas reglas la partida no puede empezar sin los lugares libres. Espera a más gente, o llénalos con la máquina.',
  brokenInvitation:
    'Esta invitación está incompleta. Su código tiene 22 letras, cifras, guiones y guiones bajos. Copia de nuevo el enlace completo.',
  unknownInvitation:
    'Esa invitación no existe: tal vez ya quitaron la mesa, o hay una letra equivocada. Pide el enlace actual a quien te la mandó.',
  invitationExpired: 'Esta invitación venció. Pide un enlace nuevo a alguien de la mesa.',
  tableFull: 'Todos los lugares están ocupados. Pide una mesa más grande, o abre la tuya.',
  startedWithoutYou: 'Esta partida empezó sin ti. Pide otra mesa, o abre la tuya.',
  seatTaken: 'Esta partida empezó y ya hay un reemplazo: no quedan lugares. Pregunta en la mesa, o abre la tuya.',
  gameOver: 'Esta partida terminó. Pide otra mesa, o abre la tuya.',
  nobodyJoins: 'La partida empezó: ya nadie puede entrar con una invitación.',
  nobodySitsDown: 'La partida empezó: ya nadie puede sentarse.',
  notOverYet: 'Esta partida aún no ha terminado. Cuando termine, puedes volver a jugarla con las mismas personas.',
  leaveToDecline: 'Ya tienes un lugar en esta mesa. Déjalo si prefieres no jugar.',
  hostFrees: 'Solo quien abrió la mesa puede liberar un lugar. Pídeselo.',
  openClock: 'Una mesa abierta a todos necesita un reloj, para que nadie espere sin fin. Elige uno.',
  openSeat: 'Una mesa abierta a todos necesita un lugar libre. Pide menos máquinas.',
  tooManyOpen: (most) => `Ya tienes ${most} mesas abiertas. Llena o quita una antes.`,
  openGameFull: 'Esta mesa se acaba de llenar. Espera la próxima igual, o elige otra.',
  removedByHost: 'Quien abrió esta mesa juega esta vez con otras personas. Hay otras mesas abiertas para ti.',
  tooOftenLate: (late, of, most) =>
    `Esta mesa pide como máximo ${most} turnos tarde de 50, y de tus últimos ${of} turnos ${late} llegaron tarde. Juega a tiempo en otras mesas: cada turno a tiempo cuenta, y los atrasos se olvidan a los seis meses.`,
  tooNew: (known) =>
    `Esta mesa pide personas con al menos 10 turnos jugados, y tú llevas ${known}. Juega antes en una mesa abierta a quienes empiezan.`,
  alreadySeated: 'Ya tienes un lugar en esta mesa.',
  seatIsFree: 'En esta mesa hay un lugar libre: no hace falta esperar. Siéntate.',
  tooManyWaits: (most) => `Ya estás en ${most} listas de espera. Deja una antes.`,
  hostRemoves: 'Solo quien abrió la mesa puede quitar a alguien. Pídeselo.',
  hostChanges: 'Solo quien abrió la mesa cambia la partida.',
  termsAgreed:
    'La mesa es con puntuación, está abierta a todos, continúa una velada o empieza a su hora: la partida queda como se ofreció. Para otra, abre una mesa nueva.',
  removesBeforeStart: 'La partida empezó: ya no se puede quitar a nadie. La mesa puede votar.',
  nobodyToRemove: 'En este lugar no hay nadie a quien quitar. Mira quién se sienta dónde e inténtalo de nuevo.',
  seatNotKept: 'Este lugar no está reservado para nadie. Mira quién se sienta dónde e inténtalo de nuevo.',
  allSeatsTaken: 'Todos los lugares de esta mesa ya están ocupados.',
  tableExpired: 'La invitación a esta mesa venció. Quien abrió la mesa puede crear otra.',
  alreadyThere: 'Esa persona ya tiene un lugar en esta mesa.',
  noCompanion: 'No has jugado con nadie en ese lugar. Carga de nuevo la lista de gente con la que has jugado.',

  // Circles.
  noCircle: 'No hay tal grupo, o no estás en él.',
  unknownCircleInvitation: 'Este enlace ya no lleva a ningún grupo. Pide el actual a quien te lo mandó.',
  circleFull: 'Este grupo está completo.',
  circlesFull: (most) => `Estás en ${most} grupos, y no puede haber más. Deja uno antes.`,
  circleNameTaken: (other) => `Estás en un grupo llamado ${other}, que se ve igual. Elige otro nombre.`,
  circleMemberTaken: (other) =>
    `En este grupo hay alguien llamado ${other}, que se parece a tu nombre. Cambia antes tu nombre.`,
  founderOnly: 'Eso solo lo puede hacer quien fundó el grupo. Pídeselo.',
  noMember: 'No hay tal persona en este grupo.',
  circleGameOpen: 'La próxima mesa de este grupo ya espera respuestas.',
  circleUnset: 'Elige antes cómo juega este grupo.',
  circleTooFew: 'Aquí todavía no hay con quién jugar. Invita antes a alguien.',
  seasonRuns: 'Se está jugando una temporada. Termínala antes, o espera a su última partida.',
  noSeason: 'Este grupo no tiene tal temporada.',
  noCircleGame: 'No hay tal partida en este grupo.',
  seasonOver: 'La temporada ha terminado: su tabla se queda como está.',
  joinedLater: 'Esta persona entró en el grupo después de abrirse la partida, así que no puede contar para ella.',
  playsThemselves: 'Esa persona tiene su propio lugar en esta partida.',
  nobodyPlays: 'En ese lugar no juega nadie que pueda jugar por otra persona.',
  askedAlready: 'Ya se les preguntó. Un no vale hasta que lo cambie quien lo dijo.',
  countsAlready: 'En esa partida ya cuenta para este miembro el resultado de otra persona. Retíralo primero.',

  notStarted: 'La partida todavía no empieza: puede empezarla quien abrió la mesa.',
  finished: 'La partida terminó.',
  dealing: 'Se está repartiendo la próxima ronda, y faltan los navegadores que participan. Inténtalo en un momento.',
  busyTable: 'En esta mesa pasan demasiadas cosas a la vez. No cambió nada. Inténtalo de nuevo.',
  movedOn: 'La partida siguió desde que la miraste. No cambió nada. Mira cómo va ahora y decide de nuevo.',
  termsChanged: ({ rules, rounds, hasClock, forced }) =>
    `La partida cambió desde que la miraste. Nuevo: ${listed([
      ...(rules === undefined ? [] : [`reglas ${presetName(rules)}`]),
      ...(rounds === undefined ? [] : [count(rounds, 'ronda')]),
      ...(hasClock === undefined ? [] : [hasClock ? 'otro reloj' : 'sin reloj']),
      ...(forced === undefined
        ? []
        : [forced ? 'las jugadas sin elección se juegan solas' : 'cada jugada espera a quien le toca']),
    ])}. Todavía no aceptaste eso. Mira cómo es ahora y decide de nuevo.`,
  away: 'Alguien más cuida tu lugar mientras no estás. Recupéralo primero.',
  keyReused:
    'Esta Idempotency-Key se usó para otra solicitud. No cambió nada: usa una clave nueva para cada intención.',
  nothingToPlan:
    'Ahora no se juega ninguna ronda, así que no hay nada que planear. Planea cuando se reparta la próxima.',
  planChanged: 'Tu plan cambió desde que lo miraste: ya jugó, o lo cambiaste en otro dispositivo. Míralo de nuevo.',
  busyDevices: 'Tus dispositivos cambian demasiadas cosas a la vez. No cambió nada. Inténtalo de nuevo.',
  notesChanged:
    'Tus notas cambiaron en otro dispositivo. Las dos versiones están a salvo. Lee esa y después agrega la tuya.',
  noRecord: 'La partida terminó sin resultado, así que no tiene registro.',
  noRecordYet:
    'Todavía no termina ninguna ronda: un registro mostraría todas las manos. Pídelo cuando termine la primera.',
  nothingLeftToPlay: 'La partida terminó: ya no hay nada que jugar.',
  tooQuiet: 'Tu reloj puede parar doce horas al día como máximo. Elige menos tiempo.',
  endInstead: 'Solo juegas con la máquina. Mejor termina la partida.',
  gotUp: 'Te levantaste de esta partida y pasó el minuto: el resto sigue sin ti.',
  leaveInstead: 'La partida no ha empezado. Mejor deja tu lugar.',
  othersPlay: 'En esta partida juega más gente. Pídeles que termine: pregunta a la mesa.',
  notEndedByYou: 'Tú no terminaste esta partida, así que queda como está.',
  tooLateToReopen: 'Ya pasó el minuto, así que la partida queda terminada. Empieza otra.',

  knowsHand: 'Ya tuviste otro lugar en esta mesa y conoces su mano. Deja que reemplace alguien más.',
  noTournament: 'No existe ese torneo. Pregunta a quien te mandó el enlace.',
  busyTournament: 'En este torneo pasan demasiadas cosas a la vez. No cambió nada. Inténtalo de nuevo.',
  tournamentGuest:
    'Un torneo con puntuación, uno de la lista o uno propio necesita una cuenta que dure. Agrega primero un correo o una llave de acceso; no se pierde nada.',
  notOrganiser: 'Eso solo lo puede hacer quien organiza el torneo.',
  tournamentClosed: 'La inscripción está cerrada. No cambió nada.',
  tournamentTooNew: (days) => `Este torneo es para cuentas de ${count(days, 'día')} o más. La tuya es más nueva.`,
  tournamentFewGames: (games) =>
    `Este torneo es para quienes terminaron ${count(games, 'partida')} o más con otros. Entra antes en una partida abierta.`,
  tournamentCrowded: (most) =>
    `Desde tu red ya ${most === 1 ? 'se inscribió una persona' : `se inscribieron ${most} personas`}, el máximo. Pide a quien organiza que permita más.`,
  tooManyInPlay: (most) => `Estás en ${most} partidas sin terminar. Termina o deja antes algunas.`,
  tournamentStarted: 'El torneo ya empezó, o se canceló.',
  tournamentOver: 'El torneo terminó. No cambió nada.',
  tournamentTooFew: (least) => `Un torneo empieza con ${least} personas o más. Espera a que se sumen otras.`,
  tournamentCloses: 'La inscripción tiene que cerrar en el futuro, dentro de un año. Elige otro día.',
  tournamentTooLong: (most) =>
    `Todos contra todos se juega con hasta ${most} personas. Permite menos, o elige el sistema suizo.`,
  seatGivenUp: 'Dejaste este torneo, y otra persona tiene tu lugar hasta el final.',
  nothingToTakeBack: 'La partida terminó y tu lugar se jugó hasta el final: no queda nada que recuperar.',
  seatNotFree: 'Este lugar no está libre: alguien lo tomó, o volvió su dueño. Mira de nuevo la lista.',
  noSubstituteNeeded: 'Aquí la máquina no cuida ningún lugar, así que no hace falta un reemplazo.',

  noClockNoVacation:
    'Esta mesa no tiene reloj, así que aquí no necesitas vacaciones. Tómate todo el tiempo que quieras.',
  vacation: {
    past: 'Las vacaciones empiezan hoy como muy pronto. Elige otros días.',
    reversed: 'Estas vacaciones terminan antes de empezar. Elige otros días.',
    'too-long': 'En esta mesa te quedan menos días de vacaciones. Elige menos días.',
    'one-at-a-time': 'Ya tienes unas vacaciones planeadas. Cancela esas primero.',
    none: 'No tienes vacaciones planeadas en esta mesa.',
    'on-turn': 'Es tu turno, y su tiempo cuenta en estos días. Juega primero y después termina tus vacaciones.',
  },

  vote: {
    ownSeat: 'Este es tu propio lugar. Si no tienes tiempo, planea tus turnos o avisa que te vas de vacaciones.',
    another: 'En esta mesa hay otra votación abierta. Vota primero en esa.',
    over: 'Esta votación terminó. El historial muestra cómo acabó.',
    aboutYou: (name) => `Esta votación es sobre ${name ?? 'ti'}, así que decide el resto. Puedes seguir jugando.`,
    notStarted: 'La partida no ha empezado, así que no hay nada que votar. Empiézala primero.',
    finished: 'La partida terminó: ya no hay nada que votar.',
    ownerAway:
      'No puedes terminar la partida sin nadie más mientras la máquina cuide un lugar: alguien puede volver. Sigue jugando, o deja que alguien reemplace.',
    noClock: 'Esta mesa no tiene reloj: no hay tiempo que parar ni que agregar. Tómate todo el que quieras.',
    paused: 'Los relojes ya están parados. Pide otra pausa cuando termine esta.',
    noPause: 'No hay pausa que terminar: los relojes corren.',
    nothingToExtend: 'Los relojes están parados: a nadie se le acaba el tiempo. Pregunta de nuevo después de la pausa.',
    noneRunning: 'Ahora no corre el reloj de nadie. Pregunta de nuevo cuando sea el turno de alguien.',
    noSeat: 'Esta mesa no tiene ese lugar. Mira quién está en cuál y pregunta de nuevo.',
    isComputer: (name) => `La máquina ya juega por ${name}.`,
    nobodyLeft: (name) => `No te quedaría nadie con quien jugar. Dale más tiempo a ${name}.`,
    tooSoon: (name) => `La mesa todavía no ha esperado tres días a ${name}. Denle más tiempo.`,
    onVacation: (name) => `${name} está de vacaciones, como avisó. Esperen a que vuelva.`,
    notLate: (name) => `A ${name} no se le ha acabado el tiempo últimamente. Denle el tiempo que tiene.`,
    nobodyGotUp: 'Nadie se levantó de este lugar, o alguien ya reemplaza. No hay nada que elegir.',
    choseAlready: 'Ya está decidido: pasaron los tres días o ya se eligió.',
    playsSoAlready: 'El lugar ya sigue así. Pide otra cosa.',
    clockDecides: (name) =>
      `Entre dos decide el reloj: la máquina cuida el lugar cuando a ${name} se le acaba el tiempo muchas veces.`,
  },

  wasDealt: (round) => `La ronda ${round} ya se repartió: no se le puede agregar nada.`,
  roundsOf: (rounds) => `Esta partida tiene ${count(rounds, 'ronda')}.`,
  notPrepared: (round) => `La ronda ${round} todavía no se prepara.`,
  notOver: (round) =>
    `La ronda ${round} no ha terminado: sus pruebas mostrarían todas las fichas. Pídelas cuando termine.`,
  notProvable: 'Esta ronda se repartió antes de que los repartos se pudieran comprobar.',
  commitment: {
    CLOSED: 'Los sellos de esta ronda son definitivos. No se puede agregar ni cambiar ninguno.',
    NOT_CLOSED: 'Los sellos de esta ronda todavía no son definitivos. Guarda tu parte hasta entonces.',
    NO_SEAT: 'Esta mesa no tiene ese lugar.',
    MALFORMED: 'Un sello o una parte son 64 cifras hexadecimales en minúsculas.',
    SEALED: 'Este lugar ya mandó otro sello para esta ronda.',
    NOT_SEALED: 'Este lugar no mandó ningún sello para esta ronda.',
    WRONG_CONTRIBUTION: 'Esta parte no es la que se selló.',
  },
  aboutRound: (round, sentence) => `Ronda ${round}: ${sentence}`,
};
