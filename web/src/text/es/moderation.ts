import type { Translation } from '@slow-train/words';
import type * as en from '../en/moderation.ts';

/** Reports, the operator’s sanctions, and presence. */
export const moderationText: Translation<typeof en.moderationText> = {
  report: (name) => `Reportar a ${name}`,
  sheet: {
    what: 'Van incluidas las últimas líneas de la charla, tal como las ves ahora.',
    whatMessage: 'Va incluido este mensaje, con las líneas de alrededor, tal como las ves ahora.',
    why: '¿Qué está mal?',
    reasons: {
      insult: { label: 'Insultos', more: 'palabras groseras o hirientes' },
      harassment: { label: 'Acoso', more: 'no para, amenaza, persigue' },
      hate: { label: 'Odio', more: 'contra lo que alguien es o cree' },
      cheating: { label: 'Juego sucio', more: 'cuenta manos, juega dos asientos, pierde a propósito' },
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
