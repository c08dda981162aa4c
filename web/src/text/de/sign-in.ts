import type { Translation } from '@slow-train/words';
import type * as en from '../en/sign-in.ts';
import type { Unsubscribed } from '@slow-train/protocol';

/** The sign-in page, its codes and links. */
export const signInText: Translation<typeof en.signInText> = {
  title: 'Anmelden',
  back: 'Start',
  address: 'Deine E-Mail-Adresse',
  addressHint: 'Wir mailen dir einen Code und einen Link. Ein Passwort gibt es nicht.',
  send: 'Code mailen',
  sending: 'Wird gesendet…',
  or: 'oder',
  passkey: 'Mit Passkey anmelden',
  passkeyBusy: 'Antworte deinem Gerät…',
  new: 'Neu hier?',
  newGo: 'Als Gast spielen',
  privacy: 'Was gespeichert wird, und warum',
  already: (name) => `Dieser Browser ist schon angemeldet${name === null ? '' : `, als ${name}`}.`,
  alreadyGuest: (name) => `Dieser Browser hat schon einen Gast${name === null ? '' : `: ${name}`}.`,
  alreadyGo: 'Zu deinen Tischen',

  haveCode: 'Tippe den Code der neuesten Mail ein',

  sentTo: (email) => `Sieh nach unserer Mail an ${email}.`,
  sentCode: 'Tippe ihren Code ein, er gilt zehn Minuten.',
  sentMore: 'Tippe ihren Code ein, er gilt zehn Minuten, oder öffne ihren Link.',
  stopped:
    'Vielleicht kommt sie nicht an: Eine frühere Mail an diese Adresse kam zurück oder wurde als unerwünscht gemeldet. Nimm einen Passkey, oder „Weiteres Gerät anmelden“, wo du noch angemeldet bist; oder bitte die Betreiber dieser Site, die Adresse wieder zuzulassen.',
  code: 'Die sechs Ziffern',
  codeHint: 'Aus der Mail; Leerzeichen sind egal',
  codeShort: 'Ein Code hat sechs Ziffern. Sieh in der Mail nach.',
  go: 'Anmelden',
  going: 'Anmelden…',
  typeCode: 'Ich habe einen Code von meinem anderen Gerät',
  again: 'Neuen Code mailen',
  againIn: (seconds) => `In ${seconds} s kannst du einen neuen Code anfordern.`,
  sentAgain: 'Eine neue Mail ist unterwegs. Nimm die neueste.',
  mailbox: 'Postfach auf diesem Rechner öffnen',
  other: 'Adresse ändern',

  linkTitle: 'Auf diesem Gerät anmelden?',
  linkMail: 'Du hast den Link aus unserer Mail geöffnet. Möchtest du dich hier, in diesem Browser, anmelden?',
  linkHandOff: 'Du hast den Code von deinem anderen Gerät gescannt. Möchtest du hier mit demselben Konto spielen?',
  linkYes: 'Hier anmelden',
  linkNo: 'Nicht auf diesem Gerät',
  linkNew: 'Code mailen',

  aboard: (name) => `Angemeldet als ${name}.`,

  losesTitle: 'Dieser Browser hat einen Gast',
  loses: (name) =>
    `Nur dieser Browser kennt ${name === null ? 'seinen Gast' : `den Gast ${name}`}. Meldest du dich anders an, gehen dessen Plätze verloren.`,
  losesKeep: 'Dem Gast erst eine Adresse geben',
  losesLeave: 'Den Gast zurücklassen',
  losesLeaving: 'Anmelden…',
  losesStay: 'Gast bleiben',
};

/** The page behind the link that undoes a change of address. */
export const restoreText: Translation<typeof en.restoreText> = {
  title: 'Alte Adresse zurückholen?',
  more: 'Jemand hat die Adresse deines Kontos geändert. Warst du das nicht? Dann hol diese zurück. Das meldet alle Geräte ab und entfernt alle Passkeys.',
  yes: 'Zurückholen',
  going: 'Wird zurückgeholt…',
  no: 'Ich war es: so lassen',
  doneTitle: 'Deine Adresse ist zurück',
  done: 'Alle Geräte sind abgemeldet und alle Passkeys entfernt. Melde dich mit dieser Adresse an.',
  signIn: 'Anmelden',
  noToken: 'Dieser Link ist unvollständig. Öffne ihn noch einmal aus der Mail.',
  home: 'Zur Startseite',
};

/** Shown where a link from a mail needs a press before it signs in. */
export const mailEntryText: Translation<typeof en.mailEntryText> = {
  title: 'Dein Tisch wartet',
  question: 'Ist das deine Mail?',
  more: 'Dieser Browser kennt dich noch nicht. Machst du weiter, meldet er dich mit dem Konto dieser Mail an.',
  moreAs: (name) =>
    `Dieser Browser kennt dich als ${name}, ohne Platz an jenem Tisch. Machst du weiter, meldet er dich stattdessen mit dem Konto dieser Mail an.`,
  yes: 'Weiter: Die Mail ist meine',
  no: 'Nicht in diesem Browser',
  spent: 'Dieser Link wurde schon benutzt oder ist über zwei Tage alt. Dein Platz ist sicher. Melde dich anders an.',
  other: 'Anders anmelden',
};

/** The unsubscribe page. */
export const unsubscribeText: Translation<typeof en.unsubscribeText> = {
  title: 'Keine solchen Mails mehr?',
  more: 'Du hast den Link am Ende einer unserer Mails geöffnet. Ein Druck, und solche Mails kommen nicht mehr. Deine Plätze bleiben deine.',
  yes: 'Keine solchen Mails mehr',
  going: 'Wird abbestellt…',
  no: 'Weiter bekommen',
  choose: 'Mitteilungen wählen',
  doneTitle: 'Abbestellt',
  home: 'Zu deinen Tischen',
  wrongTitle: 'Dieser Link geht nicht',
  wrong:
    'Er ist unvollständig: Öffne ihn noch einmal aus der Mail. Oder melde dich an und wähle, welche Mails du bekommst.',
};

/** Returns the mails that were stopped, and those that still come, in words. */
export function stoppedWords({ stopped, table }: Unsubscribed): string {
  switch (stopped) {
    case 'table':
      return `Keine Mails mehr zu ${table === null ? 'jenem Tisch' : `„${table}“`}. Deine anderen Tische schreiben dir weiter.`;
    case 'invitations':
      return 'Keine Einladungen mehr per Mail. Deine Tische schreiben dir weiter.';
    case 'tournaments':
      return 'Keine Mails über Turniere mehr. Deine Tische schicken weiter Mails.';
    case 'address':
      return 'Keine Einladungen mehr an deine Adresse. Deine Tische schreiben dir weiterhin.';
    case 'daily':
      return 'Keine tägliche Mail mehr.';
    case 'mail':
      return 'Keine Mails mehr über deine Tische. Codes zum Anmelden kommen weiter, wenn du sie anforderst.';
    default:
      return stopped satisfies never;
  }
}

/** The stored data and its purposes. Every sentence is a promise: change it together with the data. */
export const privacyText: Translation<typeof en.privacyText> = {
  title: 'Was gespeichert wird, und warum',
  line: 'Kurz, weil wir wenig speichern.',
  parts: [
    {
      title: 'Du',
      lines: [
        'Der Name, den du angibst, damit die anderen wissen, wer dran ist. Ihn sehen alle, die mit dir spielen, und alle, die du einlädst.',
        'Deine E-Mail-Adresse, wenn du eine angibst: um dich anzumelden und um dich zu warnen, wenn sie geändert wird. Niemand, der mitspielt, sieht sie. Nach einer Änderung wird die alte sieben Tage aufbewahrt, damit du sie zurückholen kannst.',
        'Die öffentliche Hälfte deiner Passkeys, wie du sie nennst und wann sie zuletzt benutzt wurden. Die andere Hälfte verlässt dein Gerät nie.',
        'Wie du es gern siehst: Tag oder Nacht, Augen oder Ziffern; und in welcher Sprache wir dir schreiben, deiner gewählten oder der deines Browsers.',
        'Deine Mitteilungen: welche Ereignisse, welche Kanäle, Ruhezeit und Zeitzone.',
        'All das bleibt, bis du dein Konto löschst. Ein Gast, den kein Browser mehr kennt, wird auf dieselbe Weise gelöscht.',
      ],
    },
    {
      title: 'Deine Geräte',
      lines: [
        'Zu jedem angemeldeten Browser: als was er sich ausgibt („Firefox auf Android“), seit wann und wie er angemeldet ist, wann er zuletzt benutzt wurde und wann du dort zuletzt gezeigt hast, dass du es bist. So kannst du deine Geräte unterscheiden und eines abmelden. Es wird vergessen, wenn du dich abmeldest, oder nach einem Jahr ohne dich.',
        'IP-Adressen werden nicht gespeichert. Gegen Raten und Überfluten zählen wir kurze Zeit Versuche, unter einem Schlüssel, aus dem sich keine Adresse lesen lässt.',
      ],
    },
    {
      title: 'Deine Partien',
      lines: [
        'Tische, Hände und jeder gespielte Schritt: Sie sind das Spiel. Die anderen sehen, was du spielst; deine Hand sehen sie erst, wenn die Runde vorbei ist.',
        'Nur für deine Augen: wie du deine Hand geordnet hast, der Zug, den du dir zurechtgelegt hast, deine Notizen, und bis wohin du gelesen hast.',
        'Was du an einem Tisch sagst und auf Spielzüge stempelst, für alle dort; eine Mitteilung, um die sie gebeten haben, zitiert es. Es geht, wenn du es löschst, mit der Partie oder mit deinem Konto. Wen du stummgeschaltet hast; das siehst nur du.',
        'Wen du gemeldet hast, warum, und die letzten Zeilen des Gesprächs dort, wie du sie gesehen hast: für die, die diese Seite betreiben. Das geht 90 Tage nach ihrer Entscheidung, jede Zeile mit dem Konto, von dem sie ist. Löscht die gemeldete Person ihres vorher, bleibt die Meldung bis zur Entscheidung, und von ihrer Adresse bleibt nur ein Code, aus dem sie niemand lesen kann. Wer gemeldet hat, erfährt niemand.',
        'Wenn dich die, die diese Seite betreiben, verwarnen, stummschalten oder sperren: warum, bis wann und was du dazu geschrieben hast, bis ein Jahr nach dem Ende. Löschst du dein Konto vorher, bleibt bis dahin ein Fingerabdruck deiner Adresse, aus dem sie sich nicht lesen lässt.',
        'Dass du gerade einen Tisch ansiehst: für die Leute dort, drei Minuten lang. Unter „Konto und Anzeige“ kannst du das abschalten.',
        'Die Antworten auf das, was du spielst, 2 Tage lang, damit etwas, das zweimal gesendet wird, nur einmal gespielt wird. Auch ein gelöschter Name verlässt sie dann.',
        'Beendete Partien bleiben, damit alle, die mitgespielt haben, sie noch einmal ansehen können.',
        'Was du für neue Partien speicherst, bis zu zwanzig Vorlagen, bis du sie löschst.',
        'Links, mit denen andere zusehen, wenn der Tisch das erlaubt oder jemand eine beendete Partie zeigt. Sie zeigen deinen Namen, wie ihn der Tisch kennt, außer du sagst in deinem Profil nein; die Datei einer Partie hat Namen nur, wenn alle einverstanden sind, die mitgespielt haben.',
        'Was jede beendete Partie mit anderen für dich war: Platz, Augen, gewonnene Runden, längster Zug, rechtzeitig gespielt, Wertung. Daraus besteht dein Profil, und du bestimmst, was deine Mitspielenden sehen. Es bleibt, bis du dein Konto löschst.',
        'Die Stammtische, in denen du bist oder in die du eingeladen bist, und was ihre Spiele für dich waren: Das sehen ihre Mitglieder. Ein Stammtisch, den du verlässt, behält deine Ergebnisse; wenn du dein Konto löschst, sind sie weg.',
      ],
    },
    {
      title: 'Mail',
      lines: [
        'Codes und Links zum Anmelden, zehn Minuten gültig, und Nachricht von einer geänderten Adresse, einem neuen Passkey oder einer neuen Anmeldung. Die eingetippte Adresse gehört zu ihrem Code.',
        'Nachricht von deinen Tischen, so wie du es gewählt hast: was geschah, seit du zuletzt da warst, die Züge, deine eigene Hand und ein Link, der dich anmeldet. Eine Mail ist also nur für dich. Nichts darin meldet uns, ob du sie gelesen hast.',
        'Was wir geschrieben haben, wird nicht aufbewahrt. Dass etwas gesendet wurde, worum es ging und ob es ankam, 30 Tage lang.',
        'Einladungen von Leuten, die deine Adresse eingegeben haben: Die Mail geht hinaus, die Adresse wird nicht gespeichert. Willst du keine mehr, bleibt ein Fingerabdruck deines Postfachs, aus dem sich keine Adresse lesen lässt.',
        'Kommt Mail an deine Adresse zurück oder wird sie als unerwünscht gemeldet, merken wir uns das und schreiben nicht mehr, bis du es sagst. Dieser Vermerk bleibt, damit dort niemand wieder belästigt wird.',
      ],
    },
    {
      title: 'Andere Mitteilungen',
      lines: [
        'Push, wenn du es einschaltest: die Adresse, die dein Browser uns gibt, und die Schlüssel, mit denen wir versiegeln, was wir senden. Der Push-Dienst des Browser-Herstellers trägt es weiter und kann es nicht lesen. Darin steht, was offen auf dem Tisch liegt, nie deine Hand. Es wird vergessen, wenn du es ausschaltest oder dich dort abmeldest.',
        'Webhooks, wenn du welche hinzufügst: ihre Adresse und der Schlüssel, der unterschreibt. Dorthin geht, was offen auf dem Tisch liegt, nie deine Hand oder deine Adresse. Sie verschwinden, wenn du sie entfernst.',
        'Links für Kalender und Reader, wenn du sie anlegst: von jedem nur ein Fingerabdruck, aus dem er sich nicht wiederherstellen lässt. Wer einen Link hat, kann lesen, was auf dich wartet; darum kannst du ihn jederzeit widerrufen.',
      ],
    },
    {
      title: 'In diesem Browser',
      lines: [
        'Cookies, die kein Skript lesen kann: deine Sitzung; solange der Betreiber hier jemanden stummgeschaltet oder gesperrt hat, ein Vermerk davon, bis es endet; und, sobald du dich einmal mit einer Adresse angemeldet hast, ein Vermerk davon, damit dich niemand aussperren kann, indem er in deinem Namen Codes anfordert. Der Vermerk bleibt nach dem Abmelden ein Jahr und geht mit deinem Konto.',
        'In seinem Speicher: die Partien, die du zuletzt angesehen hast, so wie du sie sehen darfst, um sie ohne Verbindung zu zeigen; Gespieltes, Notizen und Worte, die noch auf eine warten; Tag oder Nacht, Augen oder Ziffern, die Sprache, dein Anteil an den Beweisen, dass die Steine fair ausgeteilt wurden, ob dieser Browser Mitteilungen bekommt, und an welchen Tischen wir gefragt haben. Wenn du dich abmeldest, wird alles außer dem Aussehen gelöscht.',
      ],
    },
    {
      title: 'Andere',
      lines: [
        'Nichts auf diesen Seiten kommt von anderen: keine Werbung, keine Statistik, keine Schriften, keine Tracker. Nichts wird verkauft.',
        'Server, Datenbank und Post betreiben andere für uns, nach unserer Weisung und für nichts sonst. Wie jeder Server sehen sie, von welcher IP-Adresse du kommst.',
      ],
    },
    {
      title: 'Mitnehmen und gehen',
      lines: [
        '„Konto und Anzeige“ hat einen Knopf, der all das als Datei speichert.',
        'Dort kannst du dein Konto auch löschen: Sofort ist jedes Gerät abgemeldet, in laufenden Partien übernimmt ein Computer deinen Platz, und dein Name ist weg. Der Rest, auch was du gesagt hast, folgt nach sieben Tagen, wenn du dich bis dahin nicht anmeldest; eine Mail sagt es dir. Ein Gast wird sofort gelöscht.',
      ],
    },
  ],
  ticket: 'Zu deinem Konto',
};

/** Asked in an installed app that knows nobody. */
export const bringSeatText: Translation<typeof en.bringSeatText> = {
  title: 'Spielst du schon in Safari? Hol deinen Platz',
  more: 'Diese App kennt dich noch nicht. Öffne in Safari dein Konto, drücke „Weiteres Gerät anmelden“ und gib den Code hier ein.',
  field: 'Der Code oder Link aus Safari',
  hint: 'Er gilt fünfzehn Minuten',
  elsewhere: 'Hol deinen Platz mit einem Code',
  elsewhereMore:
    'Öffne auf dem Gerät, das dich kennt, dein Konto, drücke „Weiteres Gerät anmelden“ und gib den Code hier ein.',
  elsewhereField: 'Der Code vom anderen Gerät',
  go: 'Meinen Platz holen',
  wrong: 'Das ist weder ein Code aus acht Buchstaben und Ziffern noch ein Link. Sieh in Safari noch einmal nach.',
  other: 'Mit Adresse oder Passkey',
};

/** Said in the browser of another app, such as a messenger. */
export const inAppText: Translation<typeof en.inAppText> = {
  title: (app) => (app === null ? 'Dieser Browser gehört zu einer anderen App' : `Das ist der Browser von ${app}`),
  more: (browser) =>
    `Einen Platz von hier kennt nur dieser Browser. Öffne die Seite in ${browser}; dann ist dein Platz dort.`,
  open: (browser) => `In ${browser} öffnen`,
  link: 'Der Link zu diesem Tisch',
  line: 'Nur der Browser dieser App kennt deinen Platz.',
  take: (browser) => `Nach ${browser} mitnehmen`,
  later: 'Nicht jetzt',
};

/** The field for a player's name. */
export const nameText: Translation<typeof en.nameText> = {
  name: 'Dein Name',
  nameHint: 'So sehen dich die anderen',
  nameMissing: 'Schreib zuerst einen Namen: Die anderen sehen ihn.',
  tableName: 'Dein Name an diesem Tisch',
  tableNameHint: 'An deinen anderen Tischen bleibt der Name, den du dort hast',
};
