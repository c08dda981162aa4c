import type { Translation } from '@slow-train/words';
import type * as en from '../en/sign-in.ts';
import type { Unsubscribed } from '@slow-train/protocol';

/** The sign-in page, its codes and links. */
export const signInText: Translation<typeof en.signInText> = {
  title: 'Entrar',
  back: 'Inicio',
  address: 'Tu correo',
  addressHint: 'Te mandamos un código y un enlace. No hay contraseña.',
  send: 'Mandarme un código',
  sending: 'Enviando…',
  or: 'o',
  passkey: 'Usar una llave de acceso',
  passkeyBusy: 'Responde en tu dispositivo…',
  new: '¿Primera vez aquí?',
  newGo: 'Jugar como visita',
  privacy: 'Qué se guarda y por qué',
  already: (name) => `Este navegador ya tiene la sesión iniciada${name === null ? '' : `: ${name}`}.`,
  alreadyGuest: (name) => `Este navegador ya tiene una visita${name === null ? '' : `: ${name}`}.`,
  alreadyGo: 'A tus mesas',

  haveCode: 'Escribe el código del correo más reciente',

  sentTo: (email) => `Busca nuestro correo en ${email}.`,
  sentCode: 'Escribe su código, que sirve diez minutos.',
  sentMore: 'Escribe su código, que sirve diez minutos, o abre su enlace.',
  stopped:
    'Quizá no llegue: un correo anterior a esta dirección volvió o se marcó como no deseado. Usa una clave de acceso, o «Entrar en otro dispositivo» donde sigas dentro; o pide a quienes llevan este sitio que vuelvan a permitir la dirección.',
  code: 'Las seis cifras',
  codeHint: 'Del correo; los espacios no importan',
  codeShort: 'Un código tiene seis cifras. Mira el correo.',
  go: 'Entrar',
  going: 'Entrando…',
  typeCode: 'Tengo un código de mi otro dispositivo',
  again: 'Mandar otro código',
  againIn: (seconds) => `Puedes pedir otro código en ${seconds} s.`,
  sentAgain: 'Otro correo está en camino. Usa el más reciente.',
  mailbox: 'Abrir el buzón de esta máquina',
  other: 'Cambiar la dirección',

  linkTitle: '¿Entrar en este dispositivo?',
  linkMail: 'Abriste el enlace de nuestro correo. ¿Entrar aquí, en este navegador?',
  linkHandOff: 'Escaneaste el código de tu otro dispositivo. ¿Entrar aquí con la misma cuenta?',
  linkYes: 'Entrar aquí',
  linkNo: 'No en este dispositivo',
  linkNew: 'Mandarme un código',

  aboard: (name) => `Entraste como ${name}.`,

  losesTitle: 'Este navegador tiene una visita',
  loses: (name) =>
    `Solo este navegador conoce ${name === null ? 'a su visita' : `a ${name}`}. Si entras con otra cuenta, esos lugares se pierden.`,
  losesKeep: 'Darle antes un correo',
  losesLeave: 'Dejar esa visita',
  losesLeaving: 'Entrando…',
  losesStay: 'Seguir como visita',
};

/** The page behind the link that undoes a change of address. */
export const restoreText: Translation<typeof en.restoreText> = {
  title: '¿Volver al correo anterior?',
  more: 'Alguien cambió el correo de tu cuenta. ¿No fuiste tú? Vuelve a este. Así se cierran todas las sesiones y se quitan todas las llaves de acceso.',
  yes: 'Volver a este correo',
  going: 'Volviendo…',
  no: 'Fui yo: dejarlo así',
  doneTitle: 'Tu correo está de vuelta',
  done: 'Todas las sesiones están cerradas y las llaves quitadas. Entra con este correo.',
  signIn: 'Entrar',
  noToken: 'Este enlace está incompleto. Ábrelo de nuevo desde el correo.',
  home: 'Al inicio',
};

/** Shown where a link from a mail needs a press before it signs in. */
export const mailEntryText: Translation<typeof en.mailEntryText> = {
  title: 'Tu mesa te espera',
  question: '¿Este correo es tuyo?',
  more: 'Este navegador todavía no te conoce. Si continúas, entras como quien recibió este correo.',
  moreAs: (name) =>
    `Este navegador te conoce como ${name}, sin lugar en esa mesa. Si continúas, entras como quien recibió este correo.`,
  yes: 'Continuar: el correo es mío',
  no: 'No en este navegador',
  spent: 'Este enlace ya se usó, o tiene más de dos días. Tu lugar está a salvo. Entra de otra manera.',
  other: 'Entrar de otra manera',
};

/** The unsubscribe page. */
export const unsubscribeText: Translation<typeof en.unsubscribeText> = {
  title: '¿Dejar de recibir estos correos?',
  more: 'Abriste el enlace al pie de uno de nuestros correos. Con un toque dejan de llegar los de su tipo. Tus lugares siguen siendo tuyos.',
  yes: 'No recibir más',
  going: 'Un momento…',
  no: 'Seguir recibiendo',
  choose: 'Elegir tus avisos',
  doneTitle: 'Listo',
  home: 'A tus mesas',
  wrongTitle: 'Este enlace no funciona',
  wrong: 'Está incompleto: ábrelo de nuevo desde el correo. O entra y elige qué correos recibes.',
};

/** Returns the mails that were stopped, and those that still come, in words. */
export function stoppedWords({ stopped, table }: Unsubscribed): string {
  switch (stopped) {
    case 'table':
      return `No habrá más correos sobre ${table === null ? 'esa mesa' : `«${table}»`}. Tus otras mesas siguen escribiendo.`;
    case 'invitations':
      return 'No habrá más invitaciones por correo. Tus mesas siguen escribiendo.';
    case 'tournaments':
      return 'No más correos sobre torneos. Tus mesas siguen mandando correos.';
    case 'address':
      return 'No más invitaciones a tu dirección. Tus mesas siguen mandando correos.';
    case 'daily':
      return 'No habrá más correo diario.';
    case 'mail':
      return 'No habrá más correos sobre tus mesas. Los códigos para entrar siguen llegando cuando los pides.';
    default:
      return stopped satisfies never;
  }
}

/** The stored data and its purposes. Every sentence is a promise: change it together with the data. */
export const privacyText: Translation<typeof en.privacyText> = {
  title: 'Qué se guarda y por qué',
  line: 'Breve, porque guardamos poco.',
  parts: [
    {
      title: 'Tú',
      lines: [
        'El nombre que das, para que se sepa de quién es el turno. Lo ven quienes juegan contigo y a quienes invitas.',
        'Tu correo, si lo das: para dejarte entrar y avisarte si cambia. Nadie más lo ve. Después de un cambio, el anterior se guarda siete días, para poder volver a él.',
        'La mitad pública de tus llaves de acceso, cómo las llamas y cuándo se usaron por última vez. La otra mitad nunca sale de tu dispositivo.',
        'Cómo te gusta que se vea: día o noche, puntos o cifras; y el idioma en que te escribimos, el que elegiste o el de tu navegador.',
        'Tus ajustes de avisos: qué eventos, qué canales, horas de silencio y zona horaria.',
        'Todo queda hasta que borres tu cuenta. Una visita que ya ningún navegador conoce se borra de la misma manera.',
      ],
    },
    {
      title: 'Tus dispositivos',
      lines: [
        'De cada navegador con la sesión iniciada: qué dice ser («Firefox en Android»), desde cuándo y cómo, cuándo se usó por última vez y cuándo demostraste ahí por última vez que eres tú, para que distingas tus dispositivos y puedas cerrar la sesión de uno. Se olvida cuando cierras la sesión, o tras un año sin ti.',
        'No se guardan direcciones IP. Para frenar a quien adivina códigos o manda en masa contamos los intentos por un rato, con una clave de la que no se puede leer ninguna dirección.',
      ],
    },
    {
      title: 'Tus partidas',
      lines: [
        'Mesas, manos y cada jugada: son la partida. Las demás personas ven tus jugadas; tu mano solo la ven cuando termina la ronda.',
        'Solo para tus ojos: cómo ordenaste tu mano, el tren que preparaste, tus notas y hasta dónde leíste.',
        'Lo que dices en una mesa y lo que pones en las jugadas, para quienes están ahí; un aviso que hayan pedido lo cita. Se va cuando lo borras, con la partida o con tu cuenta. A quién silenciaste, que solo ves tú.',
        'A quién reportaste, por qué, y las últimas líneas de la charla de ahí tal como las viste: para quien lleva este sitio. Se borra 90 días después de su decisión; cada línea, con la cuenta de quien la escribió. Si la persona reportada borra la suya antes, el reporte queda hasta la decisión, y de su dirección solo queda un código del que nadie puede leerla. Nadie se entera de quién le reportó.',
        'Si quien lleva este sitio te advierte, te pone en silencio o te suspende: por qué, hasta cuándo y lo que escribiste al respecto, hasta un año después de que termine. Si borras tu cuenta antes, queda una huella de tu dirección hasta que termine; de ella no se puede leer la dirección.',
        'Que estás mirando una mesa: para quienes están ahí, durante tres minutos. Puedes apagarlo en “Cuenta y pantalla”.',
        'Las respuestas a tus jugadas durante 2 días, para que una jugada enviada dos veces se juegue una sola. Un nombre borrado también sale de ellas entonces.',
        'Las partidas terminadas se quedan, para que quienes jugaron puedan verlas de nuevo.',
        'Lo que guardas para partidas nuevas, hasta veinte plantillas, hasta que lo borres.',
        'Los enlaces con los que otros miran, si la mesa lo permite o alguien comparte una partida terminada. Muestran tu nombre como lo conoce la mesa, salvo que digas que no en tu perfil; el archivo de una partida tiene nombres solo si todos sus jugadores aceptan.',
        'Lo que fue para ti cada partida terminada con otras personas: puesto, puntos, rondas ganadas, tren más largo, jugadas a tiempo, puntuación. De eso está hecho tu perfil, y tú eliges qué ven quienes juegan contigo. Se guarda hasta que borres tu cuenta.',
        'Los grupos en los que estás o a los que te invitan, y lo que fueron para ti sus partidas, que ven sus miembros. Un grupo del que sales conserva tus resultados; si borras tu cuenta, se borran.',
      ],
    },
    {
      title: 'Correo',
      lines: [
        'Códigos y enlaces para entrar, que sirven diez minutos, y noticia de un correo cambiado, una llave nueva o un inicio de sesión nuevo. La dirección que escribiste se va con su código.',
        'Noticias de tus mesas, como las elegiste: qué pasó desde tu última visita, los trenes, tu propia mano y un enlace con el que entras. Así que un correo es solo para tus ojos. Nada en él informa si lo leíste.',
        'Lo que escribimos no se guarda. Que algo se mandó, de qué trataba y si llegó, sí, durante 30 días.',
        'Invitaciones de quienes escribieron tu dirección: el correo sale y la dirección no se guarda. Si no quieres más, queda una huella de tu buzón, de la que no se puede leer ninguna dirección.',
        'Si el correo a tu dirección vuelve, o se marca como no deseado, lo anotamos y no escribimos más hasta que tú digas. Esa nota se queda, para que no se moleste de nuevo a nadie ahí.',
      ],
    },
    {
      title: 'Otros avisos',
      lines: [
        'Push, si lo enciendes: la dirección que nos da tu navegador y las claves con que sellamos lo que mandamos. El servicio push de quien hizo tu navegador lo lleva y no puede leerlo. Dice lo que está a la vista en la mesa, nunca tu mano. Se olvida cuando lo apagas o cierras la sesión ahí.',
        'Webhooks, si agregas alguno: su dirección y el secreto que firma. Ahí va lo que está a la vista en la mesa, nunca tu mano ni tu correo. Se van cuando los quitas.',
        'Enlaces para calendario y lector, si los creas: de cada uno solo una huella, con la que no se puede rehacer. Quien tenga un enlace puede leer lo que te espera, así que puedes anularlo cuando quieras.',
      ],
    },
    {
      title: 'En este navegador',
      lines: [
        'Cookies que ningún script puede leer: tu sesión; mientras el operador haya silenciado o suspendido a alguien aquí, una marca de ello, hasta que termine; y, cuando ya entraste con un correo, una marca de ello, para que nadie te deje fuera pidiendo códigos en tu nombre. La marca queda un año después de cerrar la sesión, y se va con tu cuenta.',
        'En su memoria: las últimas partidas que miraste, como tú puedes verlas, para mostrarlas sin conexión; jugadas, notas y palabras que la esperan, día o noche, puntos o cifras, el idioma, tu parte de las pruebas de que se repartió limpiamente, si este navegador recibe avisos y en qué mesas ya preguntamos. Al cerrar la sesión se borra todo menos cómo se ve.',
      ],
    },
    {
      title: 'Los demás',
      lines: [
        'Nada en estas páginas se carga de nadie más: ni publicidad, ni estadísticas, ni tipografías, ni rastreadores. No se vende nada.',
        'El servidor, la base de datos y el correo los operan otros por encargo nuestro y para nada más. Como cualquier servidor, ven desde qué dirección IP llegas.',
      ],
    },
    {
      title: 'Llevártelo e irte',
      lines: [
        '«Cuenta y pantalla» tiene un botón que guarda todo en un archivo.',
        'Ahí también puedes borrar tu cuenta: en el acto salen todos los dispositivos, la máquina toma tu lugar en las partidas en curso, y tu nombre desaparece. Lo demás, también lo que dijiste, sigue después de siete días, si no entras antes; un correo te avisa. Una visita se borra en el acto.',
      ],
    },
  ],
  ticket: 'A tu cuenta',
};

/** Asked in an installed app that knows nobody. */
export const bringSeatText: Translation<typeof en.bringSeatText> = {
  title: '¿Ya juegas en Safari? Trae tu sitio',
  more: 'Esta app aún no te conoce. Abre tu cuenta en Safari, pulsa «Entrar en otro dispositivo» y escribe aquí el código.',
  field: 'El código o el enlace de Safari',
  hint: 'Vale quince minutos',
  elsewhere: 'Trae tu sitio con un código',
  elsewhereMore:
    'En el dispositivo que te conoce abre tu cuenta, pulsa «Entrar en otro dispositivo» y escribe aquí el código.',
  elsewhereField: 'El código del otro dispositivo',
  go: 'Traer mi sitio',
  wrong: 'Eso no es un código de ocho letras y cifras, ni un enlace. Míralo otra vez en Safari.',
  other: 'Con una dirección o una clave de acceso',
};

/** Said in the browser of another app, such as a messenger. */
export const inAppText: Translation<typeof en.inAppText> = {
  title: (app) => (app === null ? 'Este navegador es de otra app' : `Este es el navegador de ${app}`),
  more: (browser) =>
    `Un sitio ocupado aquí solo lo conoce este navegador. Abre la página en ${browser}; tu sitio estará allí.`,
  open: (browser) => `Abrir en ${browser}`,
  link: 'El enlace a esta mesa',
  line: 'Solo el navegador de esta app conoce tu sitio.',
  take: (browser) => `Llevarlo a ${browser}`,
  later: 'Ahora no',
};

/** The field for a player's name. */
export const nameText: Translation<typeof en.nameText> = {
  name: 'Tu nombre',
  nameHint: 'El nombre que ve la mesa',
  nameMissing: 'Escribe antes un nombre: todos lo ven.',
  tableName: 'Tu nombre en esta mesa',
  tableNameHint: 'En tus otras mesas conservas el nombre que tienes',
};
