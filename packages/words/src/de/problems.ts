import type { ProblemName } from '@slow-train/protocol';
import { presetName, tileText } from '../common.ts';
import type { PlanFaults, Problems } from '../en/problems.ts';
import { count, listed } from './grammar.ts';

/** What is wrong with a plan of turns, and what to do. */
export const planFaults: PlanFaults = {
  noSeat: 'Nur ein Platz am Tisch kann einen Plan haben. Setz dich zuerst.',
  empty: 'Der Plan ist leer. Füge etwas hinzu, das gelegt werden soll, oder lass den Computer raten.',
  twice: (tile) => `${tileText(tile)} ist zweimal im Zug. Nimm ihn nur einmal.`,
  noFit: (tile, before, end) =>
    `${tileText(tile)} passt nicht an ${before === null ? 'das Ende deines Zuges' : tileText(before)}. Leg dort einen Stein mit ${end} an.`,
  notInHand: (tile) => `${tileText(tile)} ist nicht in deiner Hand. Nimm ihn aus dem Plan.`,
  noTile: (text) => `„${text}“ ist kein Stein. Schreib ihn wie 5-3.`,
  noPlay: (text) => `„${text}“ lässt sich nicht legen. Schreib es wie 5-3@0 oder 5-3@M.`,
  noTrain: (play) => `${play}: Diesen Zug gibt es hier nicht. Nimm einen anderen.`,
};

const WAIT = 'versuch es später noch einmal';

const titles: { readonly [name in ProblemName]: string } = {
  'invalid-request': 'Die Anfrage ist nicht gültig',
  'not-signed-in': 'Du bist nicht angemeldet',
  'sign-in-failed': 'Die Anmeldung ging nicht',
  'proof-required': 'Zeig zuerst, dass du es bist',
  forbidden: 'Das darfst du nicht',
  muted: 'Du bist stummgeschaltet',
  suspended: 'Dein Konto ist gesperrt',
  'cross-origin': 'Die Anfrage kommt von einer anderen Website',
  'not-found': 'Nicht gefunden',
  'method-not-allowed': 'Diese Adresse nimmt diese Methode nicht an',
  conflict: 'Das geht gerade nicht',
  'address-taken': 'Diese Adresse gehört zu einem anderen Konto',
  'name-taken': 'Dein Name gleicht einem anderen an diesem Tisch',
  'would-lose-guest': 'Deine Plätze als Gast gingen verloren',
  'stale-revision': 'Die Partie ging weiter',
  'too-large': 'Die Anfrage ist zu groß',
  refused: 'Das erlauben die Regeln nicht',
  'key-reused': 'Dieser Idempotency-Key gehört zu einer anderen Anfrage',
  'revision-required': 'If-Match fehlt',
  'too-many-requests': 'Zu viele Anfragen',
  internal: 'Bei uns ging etwas schief',
  unavailable: 'Der Dienst ist nicht erreichbar',
  'unreadable-game': 'Dieser Tisch lässt sich gerade nicht öffnen',
  'mail-failed': 'Die Mail ging nicht hinaus',
  'not-delivered': 'Die Probenachricht kam nicht an',
  'mail-unconfigured': 'Dieser Server verschickt keine Mails',
};

/** Why the API refuses a request: what happened, what is safe, and what to do. */
export const problems: Problems = {
  titles,
  internal: 'Das hätte nicht passieren dürfen. Nichts hat sich geändert; versuch es noch einmal.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Versuch es gleich noch einmal.',
  crossOrigin: 'Das geht nur auf den Seiten von Slow Train selbst.',
  brokenBody: 'Die Anfrage kam unvollständig an. Sende sie noch einmal.',
  tooLarge: 'Die Anfrage ist größer, als dieser Dienst annimmt.',
  notSignedIn: 'Melde dich zuerst an, oder beginne eine Partie mit deinem Namen: Dafür brauchst du kein Konto.',
  unreadableGame:
    'Diese Version der Website kann den Tisch nicht öffnen. Nichts ist verloren, und wer sie betreibt, sieht den Fehler. Schau nach dem nächsten Update wieder vorbei; deine anderen Tische sind nicht betroffen.',

  noTable: 'Diesen Tisch gibt es nicht, oder es ist keiner von deinen.',
  noMove: 'Diesen Spielzug gibt es an diesem Tisch noch nicht.',
  nobodyToMute: 'Da sitzt sonst niemand, also gibt es nichts stummzuschalten.',
  nobodyToReport: 'Da ist niemand zu melden: Niemand anders sitzt dort, oder die Nachricht ist weg.',
  noSanction: 'Unter dieser Id gilt nichts gegen dich: Vielleicht ist es schon vorbei.',
  nobodyToBlock: 'Da sitzt sonst niemand, also gibt es niemanden zu blockieren.',
  noBoundary: 'Unter dieser Kennung hast du niemanden stummgeschaltet oder blockiert.',
  noPasskey: 'Diesen Passkey gibt es nicht, oder es ist keiner von deinen.',
  noDevice: 'Dieses Gerät gibt es nicht, es gehört nicht dir, oder es ist schon abgemeldet.',
  noWebhook: 'Diesen Webhook gibt es nicht, oder es ist keiner von deinen.',
  noSubscription: 'Dieser Browser bekommt keine Push-Nachrichten, oder es ist keiner von deinen.',
  noCode: 'Diesen Code gibt es nicht, oder es ist keiner von deinen.',
  noFeed: 'Dieser Link ist unvollständig oder gilt nicht mehr. Erstell bei deinen Mitteilungen einen neuen.',
  brokenUnsubscribeLink:
    'Dieser Link ist unvollständig, oder seine Partie oder sein Konto gibt es nicht mehr. Öffne ihn noch einmal aus der Mail, oder melde dich an und ändere deine Mitteilungen.',

  body: 'Die Anfrage',
  andMore: (many) => `; und ${many} weitere, siehe \`errors\``,
  fields: {
    isMissing: 'fehlt: ',
    kind: (kind) => {
      const kinds: { readonly [kind: string]: string } = {
        string: 'Text',
        number: 'eine Zahl',
        int: 'eine ganze Zahl',
        boolean: 'true oder false',
        array: 'eine Liste',
        object: 'ein Objekt',
        record: 'ein Objekt',
        null: 'null',
      };
      return `muss ${kinds[kind] ?? kind} sein`;
    },
    value: (values) => `muss ${values.length === 1 ? values.join() : `eins von ${values.join(', ')}`} sein`,
    size: (least, most, of) => {
      const range =
        least === null ? `höchstens ${most}` : most === null ? `mindestens ${least}` : `${least} bis ${most}`;
      if (of !== null) return `muss ${range} ${of === 'characters' ? 'Zeichen' : 'Einträge'} haben`;
      return least === null || most === null ? `muss ${range} sein` : `muss eine Zahl von ${range} sein`;
    },
    unknownKeys: (keys) => `hat unbekannte Felder: ${keys}`,
    noForm: 'hat keine der erlaubten Formen',
    email: 'muss eine E-Mail-Adresse sein',
    format: 'hat nicht das richtige Format',
    multiple: (of) => `muss ein Vielfaches von ${of} sein`,
    notValid: 'ist nicht gültig',
    ofSchema: (phrase) => {
      const [, least, most] = /^must have (\d+) to (\d+) characters$/.exec(phrase) ?? [];
      return most === undefined ? (OF_SCHEMAS[phrase] ?? phrase) : `muss ${least} bis ${most} Zeichen haben`;
    },
    publicKey: 'muss der öffentliche Schlüssel des Browsers sein, ein Punkt auf P-256',
    publicAddress: 'muss mit https:// beginnen und zu einem öffentlichen Server führen',
    localOrPublicAddress:
      'muss eine Adresse auf diesem Rechner sein, oder mit https:// beginnen und zu einem öffentlichen Server führen',
  },
  nothingToPrivateNetworks: 'In private Netze senden wir nichts.',

  tooManyFromBrowser:
    'Dein Browser sendet mehr Anfragen, als eine Partie braucht. Schließ Tabs, die du nicht brauchst, und warte eine Minute.',
  tooManyFromNetwork:
    'Aus deinem Netz kommen mehr Anfragen, als ein Haus voller Leute beim Spielen braucht. Warte eine Minute, oder spiel über ein anderes Netz, etwa das des Telefons.',
  mailsFromIp: `Von hier wurden zu viele Mails angefordert: ${WAIT}.`,
  signInsFromIp: `Von hier gab es zu viele Anmeldeversuche: ${WAIT}.`,
  guestsFromIp: `Von hier kamen zu viele neue Gäste: Melde dich an, oder ${WAIT}.`,
  handOffs: `Zu viele QR-Codes: ${WAIT}.`,
  handOffCodes: 'Dieser Code wurde fünfmal versucht. Zeig auf dem angemeldeten Gerät einen neuen.',
  challengesFromIp: `Von hier gab es zu viele Versuche mit Passkeys: ${WAIT}.`,
  subscriptions: `Push wurde zu oft eingeschaltet: ${WAIT}.`,
  tryOuts: `Zu viele Probenachrichten: ${WAIT}.`,
  invitations: `Du hast zu viele auf einmal eingeladen: Schick ihnen den Link zum Tisch, oder ${WAIT}.`,
  invitationsToOne: `Das waren für heute genug Einladungen an diese Person: Schick ihr den Link zum Tisch, oder ${WAIT}.`,
  votes: `Du hast an diesem Tisch heute genug Abstimmungen begonnen: ${WAIT}.`,
  vacations: `Du hast deinen Urlaub heute oft genug geändert: ${WAIT}.`,
  reports:
    'Du hast für heute genug gemeldet. Jemand sieht sich jede Meldung an. Stummschalten und blockieren kannst du sofort; um mehr zu melden, versuch es später noch einmal.',
  watchLinks: 'Du hast genug Links geholt: Versuch es in einer Stunde wieder.',
  openGameTries: `Du hast heute genug Tische geöffnet: ${WAIT}.`,
  openSeatTries: `Du hast heute genug Plätze genommen: ${WAIT}.`,
  circles: `Du hast heute genug Stammtische gegründet: ${WAIT}.`,
  exports: `Deine Datei wird schon zusammengestellt: ${WAIT}.`,
  circleChanges: `Du hast heute genug an deinen Stammtischen geändert: ${WAIT}.`,
  blocks: `Du hast heute genug Leute blockiert: ${WAIT}.`,
  tournaments: `Du hast für heute genug Turniere ausgeschrieben: ${WAIT}.`,
  tournamentEntries: `Du bist für heute oft genug Turnieren beigetreten und hast sie verlassen: ${WAIT}.`,
  talk: 'Du hast in kurzer Zeit viel gesagt: Warte ein paar Minuten.',
  mailsToInbox:
    'Zu viele Mails an diese Adresse. Die neueste gilt noch zehn Minuten, wenn sie unbenutzt ist: Nimm diese, sieh im Spam-Ordner nach, oder versuch es in einer Stunde noch einmal.',
  codes:
    'Für diese Adresse wurden heute zu viele Codes versucht. Der Link in einer Mail zum Anmelden geht noch: Öffne ihn, nimm einen Browser, in dem du schon angemeldet warst, oder versuch es morgen noch einmal.',

  notFresh: (minutes) =>
    `Zeig zuerst, dass du es bist: Melde dich in diesem Browser noch einmal an, mit einem Code per Mail oder einem Passkey. Das gilt ${minutes} Minuten.`,
  linkOnly:
    'Der Link aus einer Mail spielt nur diesen einen Tisch, denn er könnte weitergeleitet sein. Zeig zuerst, dass du es bist: Melde dich in diesem Browser noch einmal an, mit einem Code per Mail oder einem Passkey.',
  notGood: (minutes, hours) =>
    `Das gilt nicht oder nicht mehr: Codes und Links gehen einmal, ${minutes} Minuten lang, nach zu vielen falschen Codes nur noch der Link; der Link zu einem Tisch geht einmal, ${hours} Stunden lang. Sieh in der neuesten Mail nach, oder lass dir eine neue schicken.`,
  sameAddress: 'Das ist schon deine Adresse: Es gibt nichts zu ändern.',
  takenForGuest:
    'Diese Adresse hat schon ein Konto. Sende `join: true`, um deine Plätze dorthin mitzunehmen, oder nimm eine andere Adresse.',
  taken:
    'Ein anderes Konto hat diese Adresse. Nimm eine andere, oder melde dich bei jenem Konto an und ändere dort zuerst die Adresse.',
  notRestorable: (days) => `Dieser Link gilt nicht oder nicht mehr: Er geht einmal, ${days} Tage lang.`,
  takenSince:
    'Diese Adresse hat inzwischen ein eigenes Konto. Melde dich dort per Mail an und gib ihm eine andere Adresse, oder lösch es. Öffne dann diesen Link noch einmal.',
  wouldLoseGuest:
    'In diesem Browser hast du Plätze als Gast und bekämst sie nicht zurück. Gib dem Gast zuerst eine Adresse oder einen Passkey, oder sende `leave: true`, um diese Plätze aufzugeben.',
  wrongPasskey:
    'Dieser Passkey geht hier nicht: Er muss auf unserer eigenen Seite entstehen, mit Fingerabdruck, Gesicht oder PIN, und mit ES256 oder RS256. Versuch es noch einmal, oder nimm ein anderes Gerät.',
  latePasskey:
    'Das dauerte zu lange, oder es wurde schon gesendet. Ein Passkey muss binnen fünf Minuten entstehen. Fang noch einmal an.',
  enoughPasskeys: (most) =>
    `Ein Konto kann höchstens ${most} Passkeys haben. Entferne einen, den du nicht mehr brauchst.`,
  knownPasskey: 'Dieser Passkey ist schon hinzugefügt. Melde dich damit an, oder füge einen anderen hinzu.',
  lastPasskey:
    'Dieser Passkey ist der einzige Weg zurück in dein Konto. Füge zuerst eine E-Mail-Adresse oder einen weiteren Passkey hinzu, oder lösch das Konto.',
  passkeyFailed:
    'Mit diesem Passkey ging die Anmeldung nicht. Versuch es binnen fünf Minuten noch einmal. Wurde er aus deinem Konto entfernt, melde dich per Mail oder mit einem Code von einem anderen Gerät an.',
  handOffFailed:
    'Dieser Code gilt nicht mehr: Er geht einmal, fünfzehn Minuten lang. Zeig auf dem angemeldeten Gerät einen neuen.',
  noMail:
    'Dieser Server verschickt keine Mails. Nimm einen Passkey, oder einen QR-Code von einem angemeldeten Gerät; wer den Server betreibt, kann SMTP_URL und MAIL_FROM setzen.',
  addressRefused: 'Der Mailserver lehnt diese Adresse ab. Prüf, ob sie stimmt, oder nimm eine andere.',
  mailUsedUp:
    'Die Seite hat fürs Erste so viele Mails an neue Adressen geschickt, wie sie darf. Versuch es in einer Stunde noch einmal, oder schick stattdessen einen Link.',
  mailFailed: 'Die Mail ging nicht hinaus. Versuch es in einer Minute noch einmal.',
  deletionBusy:
    'An einem deiner Tische geschieht gerade zu viel auf einmal. Einige deiner Plätze sind schon aufgegeben. Versuch es für den Rest noch einmal.',
  mergeBusy: 'An einem deiner Tische geschieht gerade zu viel auf einmal. Nichts ist verloren. Versuch es noch einmal.',

  noAddress:
    'Dein Konto hat noch keine E-Mail-Adresse. Füge eine hinzu und bestätige sie mit dem Code, den wir schicken.',
  mailStopped:
    'Mails an deine Adresse kamen zurück oder galten als Spam, darum schicken wir keine mehr. Erlaub sie zuerst wieder.',
  notDelivered: {
    unreachable: 'Unter dieser Adresse antwortet niemand. Prüf, ob sie stimmt und ihr Server läuft.',
    'timed-out': 'Die Gegenstelle brauchte zu lange. Versuch es in ein paar Minuten noch einmal.',
    refused: 'Die Gegenstelle hat die Nachricht abgelehnt. Prüf, ob die Adresse noch stimmt.',
    busy: 'Die Gegenstelle ist gerade überlastet. Versuch es in ein paar Minuten noch einmal.',
    gone: 'Diese Adresse gibt es nicht mehr. Entferne sie und füge sie noch einmal hinzu.',
    'address-refused': 'Der Mailserver lehnt Mails an diese Adresse ab. Prüf, ob sie stimmt.',
    unconfigured: 'Dieser Server ist dafür nicht eingerichtet. Frag, wer ihn betreibt.',
    'private-address': 'Diese Adresse liegt in einem privaten Netz, dorthin senden wir nichts. Nimm eine öffentliche.',
  },
  hostsWebhooks: 'Nur wer den Tisch eröffnet hat, kann seine Webhooks ändern.',
  tooManyWebhooks: {
    person: 'Du hast 5 Webhooks, mehr geht nicht. Entferne zuerst einen.',
    game: 'Dieser Tisch hat 3 Webhooks, mehr geht nicht. Entferne zuerst einen.',
  },

  noName: 'Sag zuerst deinen Namen: Die anderen am Tisch sehen ihn.',
  officialName: 'So heißen die, die diese Seite betreiben. Wähle einen anderen Namen.',
  anybodysName:
    'So nennt das Spiel die, die es lesen, oder Leute ohne Namen: Niemand wüsste, wer gemeint ist. Wähle einen anderen Namen.',
  nameTaken: (other) =>
    `An diesem Tisch heißt schon jemand ${other}, und dein Name sieht ähnlich aus. Wähl für diesen Tisch einen anderen; an allen anderen behältst du deinen.`,
  setup: () =>
    'Diese Regeln passen nicht zur Zahl der Plätze, Runden oder Steine. Ändere etwas und versuch es noch einmal.',
  eveningNoSeason:
    'Dieser Stammtisch spielt gerade keine Saison. Wer ihn leitet, kann eine beginnen; trag den Abend dann ein.',
  eveningUnfinished:
    'Auf diesem Zettel ist keine Runde vollständig, oder eine nur halb eingetragen. Trag erst alle Augen ein.',
  eveningPoints:
    'In dieser Saison zählen Augen, und weniger sind besser; auf diesem Zettel gewinnen mehr Punkte. Er passt nicht hinein.',
  eveningEntered: 'Dieser Abend ist schon eingetragen.',
  eveningPlayers:
    'Sag für alle auf dem Zettel, welches Mitglied sie sind oder dass sie Gäste sind: mindestens zwei Mitglieder, jedes einmal.',
  noCircleEvening: 'Diesen Abend gibt es nicht mehr: Jemand hat widersprochen oder ihn zurückgenommen.',
  eveningCounts: 'Dafür ist es zu spät: Der Abend zählt schon.',
  circleEvenings: 'In diesem Stammtisch sind heute schon vier Abende eingetragen worden. Trag den nächsten morgen ein.',
  eveningTerms:
    'Eine Partie, die mit echten Steinen begann, ist für die Leute dieses Abends: ohne Wertung, für niemanden sonst offen und ohne Computer. Nimm das zurück.',
  eveningSheet:
    'Dieser Punktezettel passt nicht zur Partie: Jede Runde braucht einen Pasch des Satzes und Augen für alle.',
  eveningOver:
    'Jemand hat das Ziel schon erreicht, der Abend ist also vorbei. Setz das Ziel höher oder mach einen neuen Tisch auf.',
  ratedRules:
    'Eine gewertete Partie braucht veröffentlichte Regeln: Nimm die Hausregeln zurück oder spiele ohne Wertung.',
  ratedClock: 'Eine gewertete Partie braucht eine Uhr: Wähle eine oder spiele ohne Wertung.',
  ratedComputers:
    'Eine gewertete Partie ist nur für Menschen: Entferne die freien Plätze, warte auf mehr Mitspielende oder mach einen Tisch ohne Wertung auf.',
  ratedGuest:
    'Gewertete Partien sind für Leute, die man wiederfindet: Ergänze zuerst eine E-Mail-Adresse oder einen Passkey in deinem Konto.',
  muted: (until: string) =>
    `Du bist bis zum ${until} stummgeschaltet: Spielen kannst du, aber nichts schreiben, was andere sehen. Auf der Seite deines Kontos steht, warum, und dort kannst du widersprechen.`,
  suspended: (until: string) =>
    `Dein Konto ist bis zum ${until} gesperrt: Die Spiele, in denen du sitzt, gehen weiter, aber reden und an einen anderen Tisch gehen kannst du nicht. Auf der Seite deines Kontos steht, warum, und dort kannst du widersprechen.`,
  appealedAlready: 'Du hast uns dazu schon geschrieben. Jemand liest es und antwortet.',
  tooManyComputers: 'Einer der Plätze ist deiner: Nimm weniger Computer.',
  moreSeats:
    'Alle, die hier sitzen oder gefragt sind, brauchen einen Platz, und du brauchst jemanden zum Spielen: Wähl mehr Plätze.',
  mailNeedsAddress:
    'Um per E-Mail einzuladen, ergänze erst in deinem Konto deine eigene Adresse: In der Mail steht, wer einlädt.',
  noSetup: 'So eine Vorlage hast du nicht gespeichert, oder sie ist gelöscht.',
  tooManySetups: 'Du hast 20 Vorlagen gespeichert, mehr gehen nicht. Lösch eine, die du nicht mehr brauchst.',
  tooManyInvited: 'Du lädst mehr Leute ein, als Plätze da sind: Stell Plätze dazu, oder lade weniger ein.',
  openSeats: 'Mit freien Plätzen kann die Partie nicht gleich beginnen. Nimm mehr Computer.',
  hostStarts: 'Nur wer den Tisch eröffnet hat, kann die Partie beginnen. Frag nach.',
  newcomerPhrases: 'Gäste sagen Fremden Sätze aus der Liste, bis sie ein Spiel mit anderen beendet haben. Wähl einen.',
  phrasesOnly: 'An diesem Tisch sagt man nur Sätze aus der Liste. Wähl einen.',
  editTooLate: 'Eine Nachricht lässt sich fünf Minuten lang ändern. Lösch sie, oder sag es noch einmal.',
  hostTalkRules: 'Nur wer den Tisch eröffnet hat, kann ändern, was hier gesagt werden darf. Frag nach.',
  hostWatchers: 'Nur wer den Tisch eröffnet hat, entscheidet, wer zusehen darf. Frag nach.',
  watchersLooser:
    'Die Partie hat begonnen: Zusehen dürfen jetzt nur noch weniger, oder später. Gespielt wird nach dem, was ausgemacht war.',
  unwatched: 'Bei dieser Partie darf niemand zusehen. Wer den Tisch eröffnet hat, kann das vor dem Beginn ändern.',
  unknownWatchLink:
    'Unter diesem Link gibt es nichts zu sehen: Vielleicht wurde er ersetzt oder zurückgenommen, oder ein Buchstabe fehlt. Frag, wer ihn geschickt hat.',
  watchMovedOn: 'Die Partie ist inzwischen weitergegangen. Hol dir den neuesten Stand.',
  watchedGameNotOver: 'Die Partie ist nicht vorbei: Ihre Aufzeichnung würde alle Hände zeigen.',
  hostInvites: 'Nur wer den Tisch eröffnet hat, kann die Einladung ändern. Frag nach.',
  alreadyStarted: 'Die Partie hat schon begonnen. Sieh nach, wie sie jetzt steht.',
  cannotStartWithout: () =>
    'Mit diesen Regeln kann die Partie ohne die freien Plätze nicht beginnen. Warte auf mehr Leute, oder besetz sie mit Computern.',
  brokenInvitation:
    'Diese Einladung ist unvollständig. Ihr Code hat 22 Buchstaben, Ziffern, Binde- und Unterstriche. Kopier den ganzen Link noch einmal.',
  unknownInvitation:
    'Diese Einladung gibt es nicht: Vielleicht ist der Tisch geschlossen, oder ein Buchstabe stimmt nicht. Lass dir den aktuellen Link schicken.',
  invitationExpired: 'Diese Einladung ist abgelaufen. Lass dir von jemandem am Tisch einen neuen Link schicken.',
  tableFull: 'An diesem Tisch sind alle Plätze besetzt. Bitte um einen größeren, oder eröffne selbst einen.',
  startedWithoutYou: 'Diese Partie hat ohne dich begonnen. Bitte um einen neuen Tisch, oder eröffne selbst einen.',
  seatTaken:
    'Diese Partie läuft, und jemand springt schon ein: Kein Platz ist frei. Frag am Tisch, oder eröffne selbst einen.',
  gameOver: 'Diese Partie ist vorbei. Bitte um einen neuen Tisch, oder eröffne selbst einen.',
  nobodyJoins: 'Die Partie hat begonnen: Mit einer Einladung kommt niemand mehr dazu.',
  nobodySitsDown: 'Die Partie hat begonnen: Niemand kann sich mehr setzen.',
  notOverYet: 'Diese Partie ist noch nicht vorbei. Danach kannst du sie mit denselben Leuten noch einmal spielen.',
  leaveToDecline: 'Du sitzt schon an diesem Tisch. Verlass ihn, wenn du lieber nicht spielst.',
  hostFrees: 'Nur wer den Tisch eröffnet hat, kann einen Platz freigeben. Frag nach.',
  openClock: 'Ein Tisch, der allen offen steht, braucht eine Uhr, damit niemand ewig wartet. Wähl eine.',
  openSeat: 'Ein Tisch, der allen offen steht, braucht einen freien Platz. Nimm weniger Computer.',
  tooManyOpen: (most) => `Du hast schon ${most} offene Tische. Füll oder schließ zuerst einen.`,
  openGameFull: 'Dieser Tisch ist gerade voll geworden. Warte auf den nächsten dieser Art, oder wähl einen anderen.',
  removedByHost: 'An diesem Tisch wird diesmal mit anderen gespielt. Andere offene Tische warten auf dich.',
  tooOftenLate: (late, of, most) =>
    `Dieser Tisch wünscht höchstens ${most} verspätete Spielzüge von 50, und von deinen letzten ${of} waren es ${late}. Spiel anderswo pünktlich: Jeder pünktliche Spielzug zählt, und nach einem halben Jahr sind verspätete vergessen.`,
  tooNew: (known) =>
    `Dieser Tisch wünscht Leute mit mindestens 10 Spielzügen, du hast ${known}. Spiel zuerst an einem Tisch, der Neuen offen steht.`,
  alreadySeated: 'Du hast an diesem Tisch schon einen Platz.',
  seatIsFree: 'An diesem Tisch ist ein Platz frei: Du musst nicht warten. Setz dich.',
  tooManyWaits: (most) => `Du stehst schon auf ${most} Wartelisten. Verlass zuerst eine.`,
  hostRemoves: 'Nur wer den Tisch eröffnet hat, kann jemanden entfernen. Frag nach.',
  hostChanges: 'Nur wer den Tisch eröffnet hat, ändert die Partie.',
  termsAgreed:
    'Der Tisch ist gewertet, steht allen offen, setzt einen Abend fort oder beginnt zu seiner Zeit: Die Partie bleibt, wie sie angeboten war. Für eine andere eröffne einen neuen Tisch.',
  removesBeforeStart: 'Die Partie hat begonnen: Niemand kann mehr entfernt werden. Der Tisch kann abstimmen.',
  nobodyToRemove:
    'Auf diesem Platz ist niemand, den du entfernen kannst. Schau nach, wer wo sitzt, und versuch es noch einmal.',
  seatNotKept: 'Dieser Platz ist für niemanden reserviert. Schau nach, wer wo sitzt, und versuch es noch einmal.',
  allSeatsTaken: 'An diesem Tisch sind schon alle Plätze besetzt.',
  tableExpired: 'Die Einladung zu diesem Tisch ist abgelaufen. Wer ihn eröffnet hat, kann eine neue erstellen.',
  alreadyThere: 'Diese Person sitzt schon an diesem Tisch.',
  noCompanion: 'Auf diesem Platz hast du mit niemandem gespielt. Lade die Liste neu, mit wem du gespielt hast.',

  // Circles.
  noCircle: 'Diesen Stammtisch gibt es nicht, oder du bist nicht dabei.',
  unknownCircleInvitation: 'Dieser Link führt zu keinem Stammtisch mehr. Bitte um den aktuellen.',
  circleFull: 'Dieser Stammtisch ist voll.',
  circlesFull: (most) => `Du bist an ${most} Stammtischen, mehr geht nicht. Verlass zuerst einen.`,
  circleNameTaken: (other) =>
    `Du bist an einem Stammtisch namens ${other}, das sieht gleich aus. Wähl einen anderen Namen.`,
  circleMemberTaken: (other) =>
    `An diesem Stammtisch heißt jemand ${other}, das sieht aus wie dein Name. Ändere zuerst deinen Namen.`,
  founderOnly: 'Das kann nur, wer den Stammtisch gegründet hat. Bitte darum.',
  noMember: 'Diese Person gibt es an diesem Stammtisch nicht.',
  circleGameOpen: 'Der nächste Tisch dieses Stammtischs wartet schon auf Antworten.',
  circleUnset: 'Wähl zuerst, wie dieser Stammtisch spielt.',
  circleTooFew: 'Hier ist noch niemand, mit dem du spielen könntest. Lad zuerst jemanden ein.',
  seasonRuns: 'Eine Saison läuft. Beende sie zuerst, oder warte auf ihr letztes Spiel.',
  noSeason: 'Diese Saison gibt es an diesem Stammtisch nicht.',
  noCircleGame: 'Dieses Spiel gibt es an diesem Stammtisch nicht.',
  seasonOver: 'Die Saison ist vorbei: Ihre Tabelle bleibt, wie sie ist.',
  joinedLater:
    'Diese Person ist dem Stammtisch erst dazugekommen, nachdem das Spiel eröffnet war; es kann nicht für sie zählen.',
  playsThemselves: 'Die Person hat in diesem Spiel einen eigenen Platz.',
  nobodyPlays: 'Auf diesem Platz spielt niemand, der für jemand anderen spielen könnte.',
  askedAlready: 'Die beiden sind schon gefragt. Ein Nein gilt, bis es zurückgenommen wird.',
  countsAlready:
    'In diesem Spiel zählt für dieses Mitglied schon das Ergebnis von jemand anderem. Nimm das zuerst zurück.',

  notStarted: 'Die Partie hat noch nicht begonnen: Das kann, wer den Tisch eröffnet hat.',
  finished: 'Die Partie ist vorbei.',
  dealing:
    'Die nächste Runde wird gerade ausgeteilt und wartet auf die Browser, die mitmischen. Versuch es gleich noch einmal.',
  busyTable: 'An diesem Tisch geschieht gerade zu viel auf einmal. Nichts hat sich geändert. Versuch es noch einmal.',
  movedOn:
    'Die Partie ging weiter, seit du hingesehen hast. Nichts hat sich geändert. Sieh sie dir an und entscheide neu.',
  termsChanged: ({ rules, rounds, hasClock, forced }) =>
    `Die Partie wurde geändert, seit du sie angesehen hast. Neu: ${listed([
      ...(rules === undefined ? [] : [`Regeln ${presetName(rules)}`]),
      ...(rounds === undefined ? [] : [count(rounds, 'Runde', 'Runden')]),
      ...(hasClock === undefined ? [] : [hasClock ? 'eine andere Uhr' : 'keine Uhr']),
      ...(forced === undefined
        ? []
        : [forced ? 'Spielzüge ohne Wahl gehen von selbst' : 'auch Spielzüge ohne Wahl spielt ihr selbst']),
    ])}. Du hast dem noch nicht zugestimmt. Sieh sie dir an, wie sie jetzt ist, und entscheide neu.`,
  away: 'Jemand anderes hütet deinen Platz, während du weg bist. Nimm ihn zuerst zurück.',
  keyReused:
    'Dieser Idempotency-Key gehört zu einer anderen Anfrage. Nichts hat sich geändert: Nimm für jede Absicht einen neuen.',
  nothingToPlan: 'Gerade läuft keine Runde, also gibt es nichts zu planen. Plan, wenn die nächste ausgeteilt ist.',
  planChanged:
    'Dein Plan hat sich geändert, seit du hingesehen hast: Er hat gespielt, oder du hast ihn auf einem anderen Gerät geändert. Sieh ihn dir noch einmal an.',
  busyDevices: 'Deine Geräte ändern hier zu viel auf einmal. Nichts hat sich geändert. Versuch es noch einmal.',
  notesChanged:
    'Deine Notizen wurden auf einem anderen Gerät geändert. Beide Fassungen sind sicher. Lies jene, dann füge deine hinzu.',
  noRecord: 'Die Partie endete ohne Ergebnis, darum gibt es keine Aufzeichnung.',
  noRecordYet:
    'Noch ist keine Runde vorbei: Eine Aufzeichnung würde alle Hände zeigen. Frag wieder, wenn die erste vorbei ist.',
  nothingLeftToPlay: 'Die Partie ist vorbei: Es gibt nichts mehr zu spielen.',
  tooQuiet: 'Deine Uhr kann höchstens zwölf Stunden am Tag stehen. Wähl eine kürzere Zeit.',
  endInstead: 'Mit dir spielen nur Computer. Beende stattdessen die Partie.',
  gotUp: 'Du bist von dieser Partie aufgestanden, und die Minute ist um: Die anderen spielen ohne dich weiter.',
  leaveInstead: 'Die Partie hat noch nicht begonnen. Verlass stattdessen deinen Platz.',
  othersPlay: 'In dieser Partie spielen noch andere. Bitte sie um das Ende: Frag den Tisch.',
  notEndedByYou: 'Du hast diese Partie nicht beendet, also bleibt sie, wie sie ist.',
  tooLateToReopen: 'Die Minute ist vorbei, die Partie bleibt beendet. Beginn eine neue.',

  knowsHand:
    'Du hattest an diesem Tisch schon einen anderen Platz und kennst dessen Hand. Lass jemand anderen einspringen.',
  noTournament: 'Dieses Turnier gibt es nicht. Frag, wer dir den Link geschickt hat.',
  busyTournament:
    'In diesem Turnier geschieht gerade zu viel auf einmal. Nichts hat sich geändert. Versuch es noch einmal.',
  tournamentGuest:
    'Ein Turnier mit Wertung, eines auf der Liste oder ein eigenes braucht ein Konto, das bleibt. Füge zuerst eine E-Mail-Adresse oder einen Passkey hinzu; nichts geht verloren.',
  notOrganiser: 'Das kann nur, wer das Turnier veranstaltet.',
  tournamentClosed: 'Die Anmeldung ist geschlossen. Nichts hat sich geändert.',
  tournamentTooNew: (days) =>
    `Dieses Turnier ist für Konten, die mindestens ${count(days, 'Tag', 'Tage')} alt sind. Deins ist neuer.`,
  tournamentFewGames: (games) =>
    `Dieses Turnier ist für Leute, die mindestens ${count(games, 'Partie', 'Partien')} mit anderen beendet haben. Spiel zuerst eine offene Partie.`,
  tournamentCrowded: (most) =>
    `Aus deinem Netz ${most === 1 ? 'hat sich eine Person' : `haben sich ${most} Leute`} angemeldet, mehr dürfen nicht. Bitte, wer das Turnier veranstaltet, um mehr.`,
  tooManyInPlay: (most) =>
    `Du sitzt in ${most} Partien, die noch nicht zu Ende sind. Spiel erst einige zu Ende, oder verlass sie.`,
  tournamentStarted: 'Das Turnier hat schon begonnen, oder es wurde abgesagt.',
  tournamentOver: 'Das Turnier ist vorbei. Nichts hat sich geändert.',
  tournamentTooFew: (least) => `Ein Turnier beginnt ab ${least} Leuten. Warte noch auf ein paar.`,
  tournamentCloses: 'Die Anmeldung muss in der Zukunft enden, binnen eines Jahres. Wähl einen anderen Tag.',
  tournamentTooLong: (most) =>
    `Jeder gegen jeden geht mit bis zu ${most} Leuten. Lass weniger zu, oder wähl das Schweizer System.`,
  seatGivenUp: 'Du hast dieses Turnier verlassen, und dein Platz gehört für den Rest der Partie jemand anderem.',
  nothingToTakeBack: 'Die Partie ist vorbei, dein Platz wurde zu Ende gespielt: Es gibt nichts mehr zurückzunehmen.',
  seatNotFree:
    'Dieser Platz ist nicht frei: Jemand hat ihn genommen, oder wem er gehört, ist zurück. Sieh noch einmal in die Liste.',
  noSubstituteNeeded: 'Hier hütet kein Computer einen Platz, also braucht es keinen Ersatz.',

  noClockNoVacation: 'Dieser Tisch hat keine Uhr, also brauchst du hier keinen Urlaub. Nimm dir alle Zeit.',
  vacation: {
    past: 'Ein Urlaub beginnt frühestens heute. Wähl andere Tage.',
    reversed: 'Dieser Urlaub endet, bevor er beginnt. Wähl andere Tage.',
    'too-long': 'So viele Urlaubstage hast du an diesem Tisch nicht mehr. Wähl eine kürzere Zeit.',
    'one-at-a-time': 'Du hast schon einen Urlaub geplant. Sag zuerst diesen ab.',
    none: 'An diesem Tisch hast du keinen Urlaub geplant.',
    'on-turn': 'Du bist dran, und die Zeit dafür zählt an diesen Tagen. Spiel zuerst, dann beende deinen Urlaub.',
  },

  vote: {
    ownSeat: 'Das ist dein eigener Platz. Hast du keine Zeit, plan voraus oder melde Urlaub an.',
    another: 'An diesem Tisch läuft schon eine Abstimmung. Stimm zuerst über diese ab.',
    over: 'Diese Abstimmung ist vorbei. Im Verlauf steht, wie sie ausging.',
    aboutYou: (name) =>
      `In dieser Abstimmung geht es um ${name ?? 'dich'}, darum entscheiden die anderen. Du kannst weiterspielen.`,
    notStarted: 'Die Partie hat noch nicht begonnen, also gibt es nichts abzustimmen. Beginn sie zuerst.',
    finished: 'Die Partie ist vorbei: Es gibt nichts mehr abzustimmen.',
    ownerAway:
      'Allein kannst du die Partie nicht beenden, solange ein Computer einen Platz hütet: Jemand kann zurückkommen. Spiel weiter, oder lass jemanden einspringen.',
    noClock: 'Dieser Tisch hat keine Uhr: Es gibt keine Zeit anzuhalten oder dazuzugeben. Nimm dir alle Zeit.',
    paused: 'Die Uhren stehen schon. Bitte um eine weitere Pause, wenn diese vorbei ist.',
    noPause: 'Es gibt keine Pause zu beenden: Die Uhren laufen.',
    nothingToExtend: 'Die Uhren stehen: Niemandem läuft die Zeit davon. Frag nach der Pause wieder.',
    noneRunning: 'Gerade läuft keine Uhr. Frag wieder, wenn jemand dran ist.',
    noSeat: 'Diesen Platz gibt es hier nicht. Sieh nach, wer wo sitzt, und frag noch einmal.',
    isComputer: (name) => `${name} ist schon ein Computer.`,
    nobodyLeft: (name) => `Dann bliebe niemand, mit dem du spielst. Gib ${name} noch etwas Zeit.`,
    tooSoon: (name) => `Der Tisch hat noch keine drei Tage auf ${name} gewartet. Gebt noch etwas Zeit.`,
    onVacation: (name) => `${name} ist im angekündigten Urlaub. Wartet bis danach.`,
    notLate: (name) => `${name} hat zuletzt keine Zeit überschritten. Lasst die Zeit, die noch bleibt.`,
    nobodyGotUp: 'Von diesem Platz ist niemand aufgestanden, oder jemand ist eingesprungen. Es gibt nichts zu wählen.',
    choseAlready: 'Das ist entschieden: Die drei Tage sind um, oder es wurde schon gewählt.',
    playsSoAlready: 'Der Platz spielt schon so weiter. Frag nach etwas anderem.',
    clockDecides: (name) =>
      `Zu zweit entscheidet die Uhr: Ein Computer hütet den Platz, wenn ${name} zu oft zu spät ist.`,
  },

  wasDealt: (round) => `Runde ${round} ist ausgeteilt: Es kommt nichts mehr dazu.`,
  roundsOf: (rounds) => `Diese Partie hat ${count(rounds, 'Runde', 'Runden')}.`,
  notPrepared: (round) => `Runde ${round} wird noch nicht vorbereitet.`,
  notOver: (round) =>
    `Runde ${round} ist nicht vorbei: Ihr Beweis würde jeden Stein zeigen. Frag wieder, wenn sie vorbei ist.`,
  notProvable: 'Diese Runde wurde ausgeteilt, bevor sich Verteilungen prüfen ließen.',
  commitment: {
    CLOSED: 'Die Siegel dieser Runde stehen fest. Keines kommt dazu oder ändert sich.',
    NOT_CLOSED: 'Die Siegel dieser Runde stehen noch nicht fest. Behalte deinen Anteil bis dahin.',
    NO_SEAT: 'Diesen Platz gibt es hier nicht.',
    MALFORMED: 'Ein Siegel oder Anteil hat 64 hexadezimale Ziffern, klein geschrieben.',
    SEALED: 'Dieser Platz hat für diese Runde schon ein anderes Siegel gesendet.',
    NOT_SEALED: 'Dieser Platz hat für diese Runde kein Siegel gesendet.',
    WRONG_CONTRIBUTION: 'Dieser Anteil ist nicht der versiegelte.',
  },
  aboutRound: (round, sentence) => `Runde ${round}: ${sentence}`,
};

/** What the schemas say of texts that people type; what only programmers send stays English. */
const OF_SCHEMAS: { readonly [phrase: string]: string } = {
  'must be one line of plain text': 'muss eine Zeile einfacher Text sein',
  'has a character that cannot be seen: delete it and type it again':
    'hat ein unsichtbares Zeichen: Lösch es und tipp es neu',
  'has too many marks on one letter, or one without a letter':
    'hat zu viele Zeichen über einem Buchstaben, oder eines ohne Buchstaben',
  'must not contain zero bytes or broken characters': 'darf keine Nullbytes oder kaputten Zeichen enthalten',
  'must be the six digits from the mail': 'muss aus den sechs Ziffern aus der Mail bestehen',
  'must be a time such as 22:00': 'muss eine Uhrzeit wie 22:00 sein',
  'must be the name of a time zone, such as Europe/Vienna': 'muss der Name einer Zeitzone sein, wie Europe/Vienna',
};
