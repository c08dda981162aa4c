import type { SignInMethod } from '@slow-train/protocol';
import type { Translation } from '@slow-train/words';
import { capital, count, listed } from '@slow-train/words/de';
import type { en } from './en.ts';

/** What mails, pushes, webhooks and feeds say in German. */
export const de: Translation<typeof en> = {
  somebody: 'Jemand',
  answers: {
    no: 'kommt diesmal nicht. Wer den Link hat, kann sich auf den Platz setzen.',
    later: 'sagt später Bescheid. Der Platz bleibt reserviert, bis du ihn freigibst.',
    waiting: 'hat sich noch nicht entschieden.',
  },
  round: (round, rounds) => `Runde ${round} von ${rounds}.`,
  gotUp: (name) =>
    `${name} ist aufgestanden. Ein Computer spielt weiter, wenn du die Partie nicht beendest, wie sie steht.`,
  askedTo: (name, isYou, matter) => `${isYou ? 'Du möchtest' : `${name} möchte`} ${matter}.`,
  turnOf: (name) => `${name} ist dran.`,
  waitingFor: (names) => `Warten auf ${listed(names)}.`,
  takenDown: 'Der Tisch hat dafür gestimmt.',
  wasCaught: 'Du hattest nur noch 1 Stein und hast nicht geklopft.',
  voteOver: 'Die Abstimmung ist vorbei.',
  voteBy: (time) => `Stimm ab bis: ${time}.`,

  push: {
    test: { title: 'Push-Nachrichten kommen an', body: 'So melden sich deine Tische auf diesem Gerät.' },
    turn: (table) => `Du bist dran: ${table}`,
    invited: (by, table) => (by === null ? `Du bist eingeladen: ${table}` : `${by} lädt dich ein: ${table}`),
    answered: (by, table) => `${by} hat geantwortet: ${table}`,
    seat: {
      seated: (table) => `Du hast einen Platz: ${table}`,
      removed: (table) => `Wird mit anderen gespielt: ${table}`,
      unfilled: (table) => `Nicht voll geworden: ${table}`,
      host: (table) => `Du bestimmst jetzt, wann es losgeht: ${table}`,
    },
    started: (table) => `Es geht los: ${table}`,
    roundOver: (table, round, rounds) => `Runde ${round} von ${rounds} ist vorbei: ${table}`,
    gameOver: (table) => `Die Partie ist vorbei: ${table}`,
    cancelled: (table) => `Beendet ohne Ergebnis: ${table}`,
    timeLow: (table) => `Deine Zeit läuft ab: ${table}`,
    playedFor: (table) => `Ohne dich ging es weiter: ${table}`,
    caught: (table) => `Du wurdest erwischt: ${table}`,
    vote: (table) => `Deine Stimme fehlt: ${table}`,
    mention: (by, table) => `${by} nennt dich: ${table}`,
    talk: (by, table) => `${by}: ${table}`,
    circle: {
      join: (by, circle) => `${by} bittet dich an den Stammtisch ${circle}`,
      asked: (by, circle) => `${by} fragt dich zu einem Tisch von ${circle}`,
      moved: (_by, circle) => `Ein Tisch von ${circle} zählt jetzt für jemand anderen`,
      evening: (by, circle) => `${by} trägt einen Abend von ${circle} ein`,
      objected: (by, circle) => `${by} widerspricht einem Abend von ${circle}`,
    },
    circleAsks: {
      join: 'Ein Stammtisch spielt immer wieder miteinander. Sag ja oder nein.',
      asked: 'Jemand hat eine Partie für ein Mitglied gespielt. Ihr Ergebnis wandert nur, wenn ihr beide ja sagt.',
      moved: 'Ihr habt beide ja gesagt, also ist das Ergebnis gewandert.',
      evening:
        'Er wurde mit echten Steinen gespielt, und du stehst auf dem Zettel. Er zählt, wenn binnen drei Tagen niemand widerspricht, der mitgespielt hat.',
      objected: 'Er zählt also nicht. Sprecht darüber, berichtigt den Zettel und tragt ihn noch einmal ein.',
    },
    seatsAndRounds: (seats, rounds) =>
      `${count(seats, 'Platz', 'Plätze')}, ${count(rounds, 'Runde', 'Runden')}. Ein Platz ist für dich reserviert.`,
    different: (what) => `Diesmal anders: ${what}.`,
    playBy: (time) => `Spiel bis: ${time}.`,
  },

  webhook: {
    test: 'Dieser Webhook funktioniert. Hier kommen künftig Neuigkeiten von Slow Train an.',
    open: 'Slow Train öffnen',
    roundOver: (table, round, rounds) => `${table}: Runde ${round} von ${rounds} ist vorbei.`,
    gameOver: (table, result) => `${table}: Die Partie ist vorbei. ${result}`,
    cancelled: (table) => `${table}: Die Partie endete ohne Ergebnis.`,
    timeLow: (table, time) =>
      time === null ? `${table}: Die Zeit läuft ab.` : `${table}: Die Zeit läuft ab, spiel bis ${time}.`,
    caught: (name) => `${name} wurde erwischt.`,
    voteOver: 'die Abstimmung ist vorbei.',
    circle: (by, circle) => `${by} bittet dich an den Stammtisch ${circle}.`,
    said: (table, by, said) => `${table}: ${by} sagt: ${said}`,
  },

  feed: {
    subtitle: 'Partien, in denen du dran bist, und Partien, die eben zu Ende gingen.',
    calendar: 'Partien, in denen du dran bist.',
    yourTurn: (table) => `Du bist dran: ${table}`,
    gameOver: (table) => `Partie vorbei: ${table}`,
  },

  tournament: {
    open: 'Turnier öffnen',
    moved: 'der Beginn ist verlegt',
    begins: (time) => `Die Anmeldung endet: ${time}. Dann beginnt Runde 1.`,
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    with: (names) => `Du spielst mit ${listed(names)}.`,
    bye: 'Du setzt in dieser Runde aus und bekommst dafür 12 Punkte.',
    until: (time) => `Die Runde endet: ${time}.`,
    ending: (round) => `Runde ${round} endet morgen`,
    asItStands: 'Eine Partie, die dann nicht zu Ende ist, zählt, wie sie steht.',
    standing: (rank, points) => `Bisher: Platz ${rank}, ${count(points, 'Punkt', 'Punkte')}.`,
    over: 'alle Runden sind gespielt',
    look: 'Sieh nach, wer gewonnen hat.',
    cancelled: 'es findet nicht statt',
    gamesGoOn: 'Es wurde abgesagt, oder zu wenige hatten sich angemeldet. Laufende Partien gehen weiter.',
  },

  reasons: {
    turn: 'Du bekommst das, weil du dran bist.',
    invited: 'Du bekommst das, weil dich jemand einlädt, mit dem du schon gespielt hast.',
    answered: 'Du bekommst das, weil jemand auf deine Einladung geantwortet hat.',
    seat: 'Du bekommst das wegen deines Platzes an einem Tisch.',
    started: 'Du bekommst das, weil deine Partie begonnen hat.',
    roundOver: 'Du bekommst das, weil an deinem Tisch eine Runde vorbei ist.',
    gameOver: 'Du bekommst das, weil deine Partie vorbei ist.',
    timeLow: 'Du bekommst das, weil deine Zeit abläuft.',
    playedFor: 'Du bekommst das, weil es an deinem Tisch ohne dich weiterging.',
    caught: 'Du bekommst das, weil du erwischt wurdest.',
    vote: 'Du bekommst das, weil dein Tisch abstimmt.',
    mention: 'Du bekommst das, weil dich jemand in einer Nachricht genannt hat.',
    talk: 'Du bekommst das, weil du hören willst, was an deinen Tischen gesagt wird.',
    tournament: 'Du bekommst das, weil du in einem Turnier spielst.',
    circle: 'Du bekommst das, weil dich ein Stammtisch von Leuten etwas fragt, mit denen du schon gespielt hast.',
    daily: 'Du bekommst das, weil du eine Mail am Tag gewählt hast.',
    tryOut: 'Du bekommst das, weil du um eine Testmail gebeten hast.',
  },
  stop: {
    table: 'Keine Mails mehr von diesem Tisch',
    invitations: 'Keine Einladungen mehr per Mail',
    tournaments: 'Keine Mails über Turniere mehr',
    daily: 'Keine tägliche Mail mehr',
    all: 'Keine Mails mehr',
  },
  chooseNotifications: 'Mitteilungen wählen',

  headline: {
    quoted: (said) => `„${said}“`,
    turn: (table, news) => ({
      subject: `Du bist dran: ${table}${news === null ? '' : `, ${news}`}`,
      heading: 'Du bist dran',
    }),
    invited: (by) => ({
      heading: `${by} lädt dich ein`,
      sentence: 'Ihr habt schon zusammen gespielt. Ein Platz ist für dich reserviert: Sag ja, später oder nein.',
    }),
    answered: (by, table) => ({
      subject: `${by} hat auf deine Einladung geantwortet: ${table}`,
      heading: `${by} hat geantwortet`,
    }),
    seat: {
      seated: {
        heading: 'Du hast einen Platz',
        sentence: 'Du hast auf einen Platz an so einem Tisch gewartet. Es geht los, wenn er voll ist.',
      },
      removed: {
        heading: 'Diesmal nicht',
        sentence: 'Dein Platz ging an jemand anderen. Andere offene Tische warten auf dich.',
      },
      unfilled: {
        heading: 'Zu wenige kamen',
        sentence: 'Dein Tisch steht nicht mehr in der Liste. Beginn mit denen, die da sind, oder öffne einen neuen.',
      },
      host: {
        heading: 'Du bestimmst jetzt',
        sentence:
          'Wer eingeladen hat, hat den Tisch verlassen. Du kannst die Partie jetzt beginnen und andere einladen.',
      },
    },
    started: { heading: 'Die Partie beginnt' },
    roundOver: (table, round) => ({
      subject: `${table}: Runde ${round} ist vorbei`,
      heading: `Runde ${round} ist vorbei`,
    }),
    gameOver: (table, result) => ({
      subject: `${table} ist vorbei: ${result.replace(/\.$/, '')}`,
      heading: 'Die Partie ist vorbei',
    }),
    cancelled: (table) => ({ subject: `${table}: beendet ohne Ergebnis`, heading: 'Kein Ergebnis' }),
    circle: (by) => ({
      heading: `${by} bittet dich an einen Stammtisch`,
      sentence: 'Ein Stammtisch spielt immer wieder miteinander und hat eine eigene Seite. Sag dort ja oder nein.',
    }),
    timeLow: (table, left) => ({ subject: `${table}: ${left}, dann ist deine Zeit um`, heading: capital(left) }),
    timeUp: (table) => ({ subject: `${table}: Deine Zeit ist um`, heading: 'Deine Zeit ist um' }),
    playedFor: (isHeld) => ({
      heading: 'Es ging weiter',
      sentence: isHeld
        ? 'Ein Computer hütet deinen Platz, bis du ihn zurücknimmst oder jemand für dich einspringt.'
        : 'Deine Zeit war um, darum geschah für dich das Mindeste. Dein Platz gehört weiter dir.',
    }),
    caught: {
      heading: 'Erwischt',
      sentence: 'Du hattest nur noch 1 Stein und hast nicht geklopft. Das passiert den Besten.',
    },
    vote: (table, matter) => ({
      subject: `${table}: Deine Stimme fehlt${matter === null ? '' : ` (${matter}?)`}`,
      heading: 'Deine Stimme',
      sentence: 'Die Abstimmung ist inzwischen vorbei.',
    }),
    mention: (by) => ({
      heading: `${by} nennt dich`,
    }),
    talk: (by, table) => ({
      subject: `${by} sagt etwas: ${table}`,
      heading: `${by} sagt etwas`,
    }),
  },

  game: {
    open: 'Tisch öffnen',
    look: 'Tisch ansehen',
    openTables: 'Offene Tische',
    place: (table, round, rounds, engine) => `${table}, Runde ${round} von ${rounds}, Lok ${engine}`,
    rules: 'Regeln',
    houseRules: (preset) => `${preset}, mit Hausregeln`,
    tiles: 'Steine',
    rounds: (rounds) => count(rounds, 'Runde', 'Runden'),
    atTable: 'Am Tisch',
    freeSeats: (free) => count(free, 'freier Platz', 'freie Plätze'),
    different: 'Diesmal anders',
    changed: { rules: 'die Regeln', clock: 'die Uhr', rounds: 'die Zahl der Runden', name: 'der Name' },
    goodUntil: 'Gilt bis',
    passesWith: (needed, voters) =>
      `Nötig ${needed === 1 ? 'ist' : 'sind'} ${needed} von ${voters === 1 ? '1 Stimme' : `${voters} Stimmen`}.`,
    pips: 'Augen, weniger ist besser',
    round: (round) => `Runde ${round}`,
    total: 'Gesamt',
    placeColumn: 'Rang',
    pipsColumn: 'Augen',
  },

  mailed: {
    takes: 'Dauert',
    subject: (by) => `${by} lädt dich zu einer Partie Domino ein`,
    heading: (by) => `${by} lädt dich ein`,
    what: 'Domino „Mexican Train“: gespielt wird, wann immer du Zeit hast. Ein Platz ist für dich reserviert. Ein Konto brauchst du nicht.',
    seats: (seats) => count(seats, 'Platz', 'Plätze'),
    kept: 'Der Link ist nur für dich: Wer ihn hat, kann deinen Platz nehmen. Deine Adresse haben wir nicht gespeichert.',
    reason: (by) => `Du bekommst das, weil ${by} deine Adresse eingegeben hat, um dich einzuladen.`,
    stop: 'Keine Einladungen mehr an diese Adresse',
  },

  news: {
    title: 'Während du weg warst',
    omitted: (moves) => `${count(moves, 'früherer Schritt', 'frühere Schritte')} nicht gezeigt.`,
    played: (name, isYou, tile) => (isYou ? `du hast ${tile} gelegt` : `${name} hat ${tile} gelegt`),
    built: (name, isYou, tiles) =>
      `${isYou ? 'du hast' : `${name} hat`} mit ${tiles === 1 ? '1 Stein' : `${tiles} Steinen`} gebaut`,
    drew: (name, isYou) => (isYou ? 'du hast genommen' : `${name} hat genommen`),
    passed: (name, isYou) => (isYou ? 'du hast ausgesetzt' : `${name} hat ausgesetzt`),
    wentOut: (name, isYou) => (isYou ? 'du hast alle Steine gelegt' : `${name} hat alle Steine gelegt`),
    dealt: (round) => `Runde ${round} ist ausgeteilt`,
  },

  turn: {
    also: '*Du bist dran.*',
    trains: 'Züge',
    timeUp: 'Deine Zeit ist um.',
    left: (left) => `${capital(left)}, bis deine Zeit um ist`,
    playHere: 'Spiel von hier aus',
    asksOnce: 'Ein Stein öffnet eine Seite, die noch einmal fragt. Gespielt wird erst, wenn du dort drückst.',
    buildHere: 'Hier bauen',
    drawHere: 'Einen Stein nehmen',
    passHere: 'Aussetzen',
    forwarded: (name) =>
      `Diese Knöpfe spielen für ${name}, bis dieser Spielzug vorbei ist. Auch wenn du die Mail weiterleitest.`,
    noButtons: 'Keine Knöpfe in meinen Mails',
    places: 'Wo du legen kannst',
    build: (end) => `Bau deinen Zug. Er beginnt mit *${end}*.`,
    draw: 'Kein Stein passt. Nimm einen.',
    pass: 'Kein Stein passt, und der Vorrat ist leer. Setz aus.',
    hand: (tiles) => `Deine Hand, ${count(tiles, 'Stein')}`,
    inHand: (tiles) => `${count(tiles, 'Stein')} auf der Hand`,
    isOpen: (tile) => `${tile} ist offen`,
    openToAll: 'offen für alle',
    startsWith: (end) => `beginnt mit ${end}`,
    endsIn: (end) => `endet auf ${end}`,
  },

  daily: {
    away: 'Während du weg warst',
    waiting: (tables) => (tables === 1 ? '1 Tisch wartet auf dich' : `${tables} Tische warten auf dich`),
    more: (tables) => `${tables} weitere`,
    lead: 'Deine tägliche Mail',
    leadNews: (tables) => `Neues von ${tables === 1 ? '1 Tisch' : `${tables} Tischen`}`,
    openTables: 'Deine Tische öffnen',
    openTable: (table) => `${table} öffnen`,
    yourTurn: 'Du bist dran.',
    yourTurnBy: (when) => `Du bist dran. ${when}.`,
  },

  tryOut: {
    subject: 'Mails von Slow Train kommen an',
    preview: 'Mails kommen an: So melden sich deine Tische.',
    heading: 'Mails kommen an',
    lead: 'So melden sich deine Tische.',
    sentence: 'Lag sie im Spam? Markier sie als erwünscht, damit die nächste nicht dort wartet, bis deine Zeit um ist.',
  },

  moderation: {
    imposed: {
      warn: (until) => ({
        subject: 'Eine Verwarnung von Slow Train',
        heading: 'Eine Verwarnung',
        what: `Wer diese Seite betreibt, verwarnt dich. Spielen und reden kannst du wie bisher. Die Verwarnung gilt bis zum ${until}.`,
      }),
      mute: (until) => ({
        subject: 'Du bist bei Slow Train stummgeschaltet',
        heading: 'Stummgeschaltet',
        what: `Wer diese Seite betreibt, hat dich stummgeschaltet: Bis zum ${until} kannst du an keinem Tisch etwas sagen. Spielen kannst du wie bisher.`,
      }),
      suspend: (until) => ({
        subject: 'Dein Konto bei Slow Train ist gesperrt',
        heading: 'Gesperrt',
        what: `Wer diese Seite betreibt, hat dein Konto gesperrt: Bis zum ${until} kannst du nichts sagen und an keinen neuen Tisch. Die Spiele, in denen du sitzt, gehen weiter.`,
      }),
    },
    reason: (reason) => `Der Grund: „${reason}“`,
    appeal:
      'Hältst du das für falsch, dann schreib uns auf der Seite deines Kontos, einmal. Jemand liest es und antwortet.',
    appealButton: 'Lesen und widersprechen',
    upheld: (until) => ({
      subject: 'Die Antwort auf deinen Widerspruch bei Slow Train',
      heading: 'Es bleibt dabei',
      what: `Wir haben gelesen, was du geschrieben hast. Es bleibt dabei, bis zum ${until}.`,
    }),
    lifted: {
      warn: {
        subject: 'Deine Verwarnung bei Slow Train ist zurückgenommen',
        heading: 'Zurückgenommen',
        what: 'Die Verwarnung ist zurückgenommen.',
      },
      mute: {
        subject: 'Du kannst bei Slow Train wieder reden',
        heading: 'Zurückgenommen',
        what: 'Du bist nicht mehr stummgeschaltet: Du kannst an allen deinen Tischen reden.',
      },
      suspend: {
        subject: 'Dein Konto bei Slow Train ist wieder frei',
        heading: 'Zurückgenommen',
        what: 'Dein Konto ist nicht mehr gesperrt: Du kannst reden, an Tische gehen und neue aufmachen.',
      },
    },
    answer: (answer) => `Die Antwort: „${answer}“`,
    readButton: 'Mein Konto öffnen',
    reviewed: {
      subject: 'Jemand hat sich deine Meldung angesehen',
      heading: 'Danke',
      what: 'Du hast bei Slow Train jemanden gemeldet. Ein Mensch hat es sich angesehen und entschieden. Was daraus geworden ist, bleibt zwischen dieser Person und uns.',
      note: 'Sie erfährt nicht, wer sie gemeldet hat.',
      button: 'Meine Meldungen öffnen',
    },
  },

  account: {
    notMe: 'Warst du das nicht, tu nichts: Ohne diese Mail kommt niemand hinein.',
    signIn: (device, minutes) => ({
      subject: 'Dein Code für Slow Train',
      heading: 'Dein Code',
      type: `${device} möchte sich mit dieser Adresse anmelden. Tippe dort diesen Code ein:`,
      here: 'Möchtest du auf diesem Gerät spielen? Dann melde dich hier an.',
      button: 'Auf diesem Gerät anmelden',
      good: `Code und Knopf gelten ${minutes} Minuten und nur einmal. Von Slow Train fragt dich nie jemand danach.`,
    }),
    newAddress: (device, minutes) => ({
      subject: 'Bestätige deine Adresse bei Slow Train',
      heading: 'Ist das deine Adresse?',
      type: `${device} möchte diese Adresse bei Slow Train verwenden. Bist du das, tippe dort diesen Code ein:`,
      good: `Der Code gilt ${minutes} Minuten und nur einmal. Von Slow Train fragt dich nie jemand danach.`,
    }),
    addressChanged: (device, address, days) => ({
      subject: 'Deine Adresse bei Slow Train hat sich geändert',
      heading: 'Neue Adresse',
      what: `${device} hat deine Adresse in ${address} geändert. Codes gehen ab jetzt dorthin. Warst du das, gibt es nichts zu tun.`,
      undo: 'Warst du das nicht, hol dir dein Konto zurück: Der Knopf meldet alle Geräte ab und entfernt alle Passkeys. Dann melde dich wieder mit dieser Adresse an.',
      button: 'Meine Adresse zurückholen',
      good: `Der Knopf gilt ${days} Tage.`,
    }),
    addressRestored: (device) => ({
      subject: 'Dein Konto bei Slow Train hat wieder die alte Adresse',
      heading: 'Die alte Adresse ist zurück',
      what: `${device} hat den Link benutzt, den wir an die vorige Adresse geschickt haben. Codes gehen wieder dorthin. Alle Geräte sind abgemeldet und alle Passkeys entfernt. Warst du das, melde dich mit jener Adresse an.`,
      note: 'Warst du das nicht, liest jemand anderes in jenem Postfach, und dieses Konto gehört dir nicht mehr. Spiel mit einem anderen Konto weiter.',
    }),
    passkeyAdded: (device) => ({
      subject: 'Dein Konto bei Slow Train hat einen neuen Passkey',
      heading: 'Neuer Passkey',
      what: `${device} hat in deinem Konto einen Passkey angelegt. Mit ihm meldest du dich ohne Code an. Warst du das, gibt es nichts zu tun.`,
      undo: 'Warst du das nicht, lösch ihn und melde deine anderen Geräte ab.',
      button: 'Meine Passkeys öffnen',
      note: 'Dort kannst du deine Passkeys jederzeit benennen und löschen.',
    }),
    deletion: (day) => ({
      subject: 'Dein Konto bei Slow Train wird gelöscht',
      heading: 'Konto wird gelöscht',
      what: `Du hast deine Tische verlassen, dein Name ist weg, und jedes Gerät ist abgemeldet. Der Rest wird am ${day} gelöscht.`,
      undo: 'Wenn du das Konto behalten willst oder es nicht du warst, melde dich vor diesem Tag an.',
      button: 'Mein Konto behalten',
      note: 'Deine Plätze bleiben bei den Computerspielern, und du wählst wieder einen Namen.',
    }),
    newSignIn: (device, method) => ({
      subject: 'Neue Anmeldung bei deinem Konto von Slow Train',
      heading: 'Neue Anmeldung',
      what: `${device} hat sich${BY[method]} bei deinem Konto angemeldet. Warst du das, gibt es nichts zu tun.`,
      undo: 'Warst du das nicht, melde das Gerät ab, und lösch Passkeys, die du nicht kennst.',
      button: 'Meine Geräte öffnen',
      note: 'Dort siehst du alle angemeldeten Geräte und kannst jedes davon abmelden.',
    }),
  },
};

const BY: { readonly [method in SignInMethod]: string } = {
  guest: '',
  mail: ' mit einem Code oder Link aus einer Mail',
  'game-link': ' mit dem Link zu einem Tisch aus einer unserer Mails',
  passkey: ' mit einem Passkey',
  'hand-off': ' mit einem QR-Code von einem anderen deiner Geräte',
};
