import type { VoteKind } from '@slow-train/protocol';
import type * as en from '../en/people.ts';
import { entryOf } from '@slow-train/protocol/languages';
import type { Translation, Who } from '@slow-train/words';
import { dateFormat } from '@slow-train/words/dates';
import { count, does, listed, numberWord, presetName, spanOf, timesInWords } from '@slow-train/words/de';
import { once } from '@slow-train/words/once';

const monthAndYear = dateFormat('de', { month: 'long', year: 'numeric' });
const month = dateFormat('de', { month: 'short', timeZone: 'UTC' });
const decimal = once(() => new Intl.NumberFormat(entryOf('de').locale, { maximumFractionDigits: 1 }));

const games = (many: number): string => count(many, 'Partie', 'Partien');

/** Profiles: the totals of somebody’s finished games. */
export const profileText: Translation<typeof en.profileText> = {
  title: 'Dein Profil',
  line: 'Deine beendeten Partien mit anderen.',
  more: 'was deine Partien ergeben und was andere sehen',
  back: 'Konto',
  toTable: 'Tisch',
  failed: 'Dieses Profil konnte nicht geladen werden',
  since: (at) => `Dabei seit ${monthAndYear().format(at)}.`,
  together: (many) => (many === 0 ? '' : `Ihr habt ${games(many)} zusammen beendet.`),
  number: (value) => decimal().format(value),

  games: (many) => (many === 1 ? 'Partie' : 'Partien'),
  averagePlace: 'mittlerer Platz',
  longestTrain: (tiles) => `${tiles === 1 ? 'Stein' : 'Steine'} in einem Zug`,
  wonRounds: (won, rounds) => `In ${won} von ${count(rounds, 'Runde', 'Runden')} alles abgelegt.`,
  places: (places) => {
    const firsts = places.filter(({ place }) => place === 1).reduce((sum, { times }) => sum + times, 0);
    return firsts === 0 ? '' : `Erster Platz in ${games(firsts)}.`;
  },
  pace: (shortest, longest) =>
    shortest === longest
      ? `Die Partie dauerte ${spanOf(shortest)}.`
      : `Die schnellste Partie dauerte ${spanOf(shortest)}, die geduldigste ${spanOf(longest)}.`,
  reliability: ({ turns, timeouts, away }) =>
    `${turns === 0 ? '' : `Rechtzeitig gespielt: ${turns - timeouts} der letzten ${turns} Male. `}${
      away === 0 ? 'Nie einen Tisch verlassen.' : `${count(away, 'Tisch')} vor dem Ende verlassen.`
    }`,

  pips: 'Augen je Runde',
  pipsMore: 'nach Monaten; weniger ist besser',
  month: (of) => month().format(new Date(`${of}-01T00:00:00Z`)),
  pipsIn: (of, pips) => `${monthAndYear().format(new Date(`${of}-15T00:00:00Z`))}: ${decimal().format(pips)}`,

  ratings: 'Wertung',
  ratingsMore: 'nach Regeln, aus gewerteten Partien',
  preset: (preset) => presetName(preset),
  ratedGames: (many, isProvisional) =>
    `nach ${many === 1 ? 'einer gewerteten Partie' : `${many} gewerteten Partien`}${isProvisional ? ', noch vorläufig' : ''}`,
  ratingCourse: (preset, points) => `Wertung in ${presetName(preset)}: ${points.join(', ')}`,

  you: (name) => `Du und ${name}`,
  ahead: (name, { ahead, behind }) => `${name} lag in ${games(behind)} vor dir, du in ${ahead}.`,
  firstGame: 'Ihr habt noch keine Partie zusammen beendet.',
  invite: (name) => `${name} einladen`,
  chooses: (name) => `${name} bestimmt, was hier zu sehen ist.`,

  emptyTitle: 'Noch keine beendete Partie',
  empty: 'Wenn du eine Partie mit anderen beendet hast, zählt sie hier.',
  emptyOf: (name) => `${name} zeigt hier nichts oder hat noch keine Partie mit anderen beendet.`,
  newGame: 'Neue Partie',

  years: 'Deine Jahre auf der Strecke',
  yearTitle: (year) => `Dein Jahr auf der Strecke: ${year}`,
  yearLine: 'Deine beendeten Partien mit anderen.',
  yearBack: 'Profil',
  yearEmptyTitle: (year) => `${year} endete keine Partie`,
  yearEmpty: 'Eine Partie zählt in dem Jahr, in dem sie endet.',
  yearFailed: 'Dieses Jahr konnte nicht geladen werden',
  monthly: 'Partien nach Monaten',
  monthlyMore: 'wann sie endeten',
  inMonth: (year, of, many) => `${monthAndYear().format(new Date(Date.UTC(year, of, 15)))}: ${games(many)}`,
  monthLetter: (year, of) =>
    month()
      .format(new Date(Date.UTC(year, of, 15)))
      .slice(0, 1),
  stations: {
    games: (many, rounds) => `*${games(many)}* mit ${count(rounds, 'Runde', 'Runden')} sind ans Ziel gekommen.`,
    firsts: (firsts) => `Du hast *${games(firsts)}* gewonnen.`,
    won: (won) => `Du hast *${timesInWords(won)}* alles abgelegt.`,
    train: (tiles) => `Dein längster Zug hatte *${count(tiles, 'Stein')}*.`,
    pips: (pips) => `*${decimal().format(pips)} Augen* blieben dir je Runde. Weniger ist besser.`,
    people: (names) => `Am häufigsten gespielt hast du mit *${listed(names)}*.`,
    pace: (shortest, longest) =>
      shortest === longest
        ? `Deine Partie dauerte *${spanOf(shortest)}*.`
        : `Von *${spanOf(shortest)}* bis *${spanOf(longest)}*: deine schnellste und deine geduldigste Partie.`,
    rating: (preset, points, gained) =>
      `Deine Wertung in ${presetName(preset)} ist *${decimal().format(points)}*, ${
        gained === 0
          ? 'wie zuvor'
          : `${decimal().format(Math.abs(gained))} ${gained > 0 ? 'mehr' : 'weniger'} als zuvor`
      }.`,
  },

  ladder: 'Gegen Computer',
  ladderMore: 'nach dem besten am Tisch',
  ladderWon: (won, games) => `${won} von ${count(games, 'Partie', 'Partien')} gewonnen`,
  shows: 'Was andere sehen',
  showsMore: 'Wer mit dir spielt, kann diese Seite vom Tisch aus öffnen.',
  watchedName: 'Meinen Namen, wenn jemand bei meinen Partien zusieht',
  parts: {
    results: 'Partien, Plätze und längster Zug',
    pips: 'Augen je Runde',
    pace: 'Wie lange Partien dauerten',
    reliability: 'Rechtzeitig gespielt',
    ratings: 'Wertung',
    ladder: 'Partien gegen Computer',
  },
};

/** Muting people, and blocking them. */
export const boundariesText: Translation<typeof en.boundariesText> = {
  title: 'Stumm und blockiert',
  line: 'Wen du nicht hörst. Nur du siehst das.',
  more: 'wen du nicht hörst',
  failed: 'Diese Liste konnte nicht geladen werden',
  none: 'Niemand. Stummschalten kannst du jemanden an einer Nachricht, blockieren im Profil.',
  kinds: { mute: 'stumm', block: 'blockiert' },
  since: (kind, date) => `${kind} seit ${date}`,
  remove: { mute: 'Wieder hören', block: 'Nicht mehr blockieren' },
  removeOne: { mute: (name) => `${name} wieder hören`, block: (name) => `${name} nicht mehr blockieren` },
  removing: 'Wird entfernt…',
  removed: { mute: (name) => `Du hörst ${name} wieder.`, block: (name) => `${name} ist nicht mehr blockiert.` },

  mute: (name) => `${name} stummschalten`,
  muting: 'Wird stummgeschaltet…',
  muted: (name) => `Du liest nicht mehr, was ${name} sagt. Unter „Konto und Anzeige“ kannst du das zurücknehmen.`,
  block: (name) => `${name} blockieren`,
  ask: (name) =>
    `Du und ${name} seht nicht mehr, was ihr sagt, und kein neuer Tisch setzt euch zusammen. Laufende Partien gehen weiter. ${name} erfährt nichts davon.`,
  yes: 'Blockieren',
  no: 'Abbrechen',
  blocking: 'Wird blockiert…',
  blocked: (name) => `${name} ist blockiert. Unter „Konto und Anzeige“ kannst du das zurücknehmen.`,
};

/** Reports, the operator’s sanctions, and presence. */
export const moderationText: Translation<typeof en.moderationText> = {
  sheet: {
    what: 'Die letzten Zeilen des Gesprächs gehen mit, so wie du sie jetzt siehst.',
    whatMessage: 'Diese Nachricht geht mit, samt den Zeilen darum, so wie du sie jetzt siehst.',
    why: 'Was ist nicht in Ordnung?',
    reasons: {
      insult: { label: 'Beleidigung', more: 'grobe oder verletzende Worte' },
      harassment: { label: 'Belästigung', more: 'hört nicht auf, droht, stellt nach' },
      hate: { label: 'Hass', more: 'gegen das, was jemand ist oder glaubt' },
      cheating: { label: 'Unfaires Spiel', more: 'verrät Steine, spielt zwei Plätze, verliert mit Absicht' },
      spam: { label: 'Spam', more: 'Werbung, Links, immer wieder dasselbe' },
      name: { label: 'Der Name', more: 'der Name selbst ist das Problem' },
      other: { label: 'Etwas anderes', more: 'schreib unten, was' },
    },
    note: 'Was sollten wir wissen?',
    noteMore: 'Wenn du magst. Ein Mensch liest es.',
    alsoTitle: 'Für dich, sofort',
    also: { nothing: 'Nichts', mute: 'Stummschalten', block: 'Blockieren' },
    secret: (name) => `${name} wird nicht benachrichtigt und erfährt nie, von wem die Meldung kommt.`,
    send: 'Meldung senden',
    sending: 'Wird gesendet…',
    cancel: 'Abbrechen',
    sent: 'Danke. Ein Mensch sieht es sich an, und du hörst, wenn das geschehen ist.',
  },
  reports: {
    title: 'Gemeldet',
    more: 'Nur du siehst das.',
    failed: 'Deine Meldungen konnten nicht geladen werden',
    waits: (date) => `gesendet am ${date}, jemand sieht es sich an`,
    handled: (date) => `ein Mensch hat es sich am ${date} angesehen`,
  },
  home: {
    warn: (until) => `Wer diese Seite betreibt, hat dich verwarnt. Das gilt bis ${until}.`,
    mute: (until) => `Du bist bis ${until} stummgeschaltet: Spielen kannst du, reden nicht.`,
    suspend: (until) => `Dein Konto ist bis ${until} gesperrt. Die Spiele, in denen du sitzt, gehen weiter.`,
    reviewed: 'Ein Mensch hat sich deine Meldung angesehen. Danke.',
    read: 'Lesen, warum, und widersprechen',
    good: 'Schließen',
  },
  notices: {
    title: 'Von denen, die diese Seite betreiben',
    line: 'Was für dein Konto gilt, bis wann und warum.',
    more: 'was gilt, bis wann und warum',
    failed: 'Das konnte nicht geladen werden',
    none: 'Nichts. Spiel weiter.',
    kinds: {
      warn: {
        title: 'Eine Verwarnung',
        until: (date) => `Sie gilt bis ${date}. Spielen und reden kannst du wie bisher.`,
      },
      mute: { title: 'Stummgeschaltet', until: (date) => `Bis ${date} kannst du spielen, aber nicht reden.` },
      suspend: {
        title: 'Gesperrt',
        until: (date) =>
          `Bis ${date} kannst du nicht reden und an keinen neuen Tisch. Die Spiele, in denen du sitzt, gehen weiter.`,
      },
    },
    over: (date) => `Seit ${date} vorbei.`,
    lifted: (date) => `Am ${date} zurückgenommen.`,
    reason: (reason) => `Der Grund: „${reason}“`,
    write: 'Ist das falsch? Schreib uns',
    writeMore: 'Einmal. Ein Mensch liest es, entscheidet und antwortet.',
    send: 'Widerspruch senden',
    sending: 'Wird gesendet…',
    sent: 'Dein Widerspruch ist gesendet. Ein Mensch liest ihn.',
    appealed: (words) => `Du hast geschrieben: „${words}“`,
    waits: 'Ein Mensch liest es und antwortet.',
    answer: (words) => `Die Antwort: „${words}“`,
  },
  presence: {
    title: 'Gesehen werden',
    show: 'Zeigen, dass ich hier bin',
    showMore: 'Ein grüner Punkt an deinem Namen, nur an Tischen, die du gerade ansiehst, nur für die Leute dort',
  },
};

export const talkText: Translation<typeof en.talkText> = {
  title: 'Reden',
  say: 'Sag etwas',
  send: 'Senden',
  you: 'Du',
  said: 'Was gesagt wurde',
  empty: 'Noch hat niemand etwas gesagt. Sag Hallo.',
  older: 'Frühere Nachrichten',
  fresh: (many) => `${many} neu`,
  edited: 'geändert',
  phrasesOnly: '*Nur feste Sätze.* Alle lesen sie in ihrer Sprache.',
  heldBack: {
    mute: (until: string) =>
      `*Du bist bis ${until} stummgeschaltet.* Du kannst spielen, lesen und zurücknehmen, was du gesagt hast.`,
    suspend: (until: string) => `*Dein Konto ist gesperrt bis ${until}.* Du kannst weiterspielen und lesen.`,
    newcomer: '*Fürs Erste nur Sätze.* Beende ein Spiel mit anderen, dann kannst du schreiben.',
    appeal: 'Lesen, warum, und widersprechen',
  },
  phrases: 'Sätze',
  muted: 'Hier ist das Reden stumm. Keine Zahl, keine Nachricht.',
  unmute: 'Wieder hören',
  mutedPerson: (name, many) => `${name} ist stumm, ${many === 1 ? '1 Nachricht' : `${many} Nachrichten`}`,
  mutePerson: (name) => `${name} stummschalten`,
  unmutePerson: (name) => `${name} wieder hören`,
  more: (name) => `Mehr zu dem, was ${name} gesagt hat`,
  moreOwn: 'Mehr zu dem, was du gesagt hast',
  change: 'Ändern',
  remove: 'Löschen',
  save: 'Speichern',
  leave: 'So lassen',
  changed: 'Deine Nachricht',
  sending: 'Wird gesendet…',
  unsent: 'Nicht gesendet. Deine Worte sind noch hier.',
  again: 'Noch einmal',
  discard: 'Verwerfen',
  tooLong: (over) => `${over} Zeichen zu lang`,
  moves: (many) => (many === 1 ? '1 Spielzug' : `${many} Spielzüge`),
  /** The last word, on the board. */
  lastWord: (name, words) => `*${name}:* ${words}`,
  reactTo: (sentence) => `Reagieren auf: ${sentence}`,
  reactions: 'Reaktionen',
  reactedBy: (word, names) => `${word}: ${names}`,
  settings: {
    title: 'Einstellungen zum Reden',
    talk: 'Reden an diesem Tisch',
    on: 'An',
    muted: 'Stumm',
    allowed: 'Was man sagen kann',
    anything: 'Alles',
    phrases: 'Nur feste Sätze',
  },
};

/** The majority a vote needs. */
type Majority = 'half' | 'thirds';

const MAJORITIES: { readonly [K in VoteKind]: Majority } = {
  pause: 'half',
  resume: 'half',
  extend: 'half',
  replace: 'thirds',
  cancel: 'thirds',
  goOn: 'half',
};

const people = (all: readonly Who[]): string => listed(all.map(({ name, isYou }) => (isYou ? 'du' : name)));

/** Votes. */
export const votesText: Translation<typeof en.votesText> = {
  title: 'Den Tisch fragen',
  close: 'Zurück zum Tisch',
  lead: 'Wer fragt, stimmt mit Ja. Die anderen haben drei Tage; wer nicht abstimmt, ist dagegen.',
  other: 'Es läuft schon eine Abstimmung. Entscheidet zuerst diese.',

  kinds: {
    pause: () => ({
      title: 'Eine Pause',
      more: 'Alle Uhren stehen. Spielen darf man trotzdem.',
      ask: 'Um eine Pause bitten',
    }),
    resume: () => ({
      title: 'Das Ende der Pause',
      more: 'Alle Uhren laufen sofort weiter.',
      ask: 'Um das Ende bitten',
    }),
    extend: () => ({
      title: 'Mehr Zeit',
      more: 'Wer dran ist, bekommt die Bedenkzeit noch einmal dazu.',
      ask: 'Um mehr Zeit bitten',
    }),
    replace: (name) => ({
      title: `Ein Computer für ${name}`,
      more: `Die Zeit von ${name} war um. Ein Computer spielt diese Hand; ${name} kann jederzeit zurückkommen.`,
      ask: `Für ${name} um einen bitten`,
    }),
    cancel: () => ({
      title: 'Das Ende der Partie',
      more: 'Sie endet ohne Ergebnis, für alle und für immer.',
      ask: 'Um das Ende bitten',
    }),
    goOn: (name) => ({
      title: `Ohne ${name}`,
      more: `${name} ist aufgestanden. Drei Tage lang könnt ihr ändern, wer dort spielt.`,
      ask: 'Darum bitten',
    }),
  },
  plays: {
    computer: 'Ein Computer spielt weiter',
    substitute: 'Einen Ersatz suchen',
    least: 'Nur das Nötigste spielen',
  },
  days: 'Tage',
  daysMore: 'von 1 bis 30',
  takes: (kind, voters) => {
    if (voters <= 1) return 'Sonst stimmt niemand ab: Es geschieht sofort.';
    if (voters === 2) return 'Nötig sind eure beiden Stimmen.';
    return MAJORITIES[kind] === 'half'
      ? `Nötig ist mehr als die Hälfte der ${numberWord(voters)} Stimmen.`
      : `Nötig sind zwei Drittel der ${numberWord(voters)} Stimmen.`;
  },
  sure: (kind, name) =>
    kind === 'replace'
      ? `Für ${name ?? 'diesen Platz'} um einen Computer bitten? Alle sehen, dass du es warst.`
      : 'Um das Ende der Partie bitten? Alle sehen, dass du es warst.',
  yes: 'Ja, fragen',
  no: 'Nein, lieber nicht',
  asking: 'Wird gefragt…',

  label: 'Eine Abstimmung läuft',
  asks: (who, matter) => `${does(who, 'möchtest', 'möchte')} ${matter}.`,
  count: (yes, needed) => `${yes} von ${needed === 1 ? '1 nötigen Stimme' : `${needed} nötigen Stimmen`}`,
  until: (when) => `Läuft bis ${when}.`,
  yesBy: (all) => `Ja: ${people(all)}.`,
  noBy: (all) => `Nein: ${people(all)}.`,
  stillBy: (all) => `Noch offen: ${people(all)}.`,
  aboutYou: 'In dieser Abstimmung geht es um dich: Die anderen entscheiden. Spiel weiter, um deinen Platz zu behalten.',
  inFavour: 'Ja',
  against: 'Nein',
  mind: 'Bis zur Entscheidung kannst du deine Stimme ändern.',
  casting: 'Wird gespeichert…',
  ballot: 'Deine Stimme',
};

/** Getting up from a game in play. */
export const getUpText: Translation<typeof en.getUpText> = {
  open: 'Von dieser Partie aufstehen…',
  title: 'Von dieser Partie aufstehen?',
  follows: 'Was dann geschieht:',
  last: 'Du wirst Letzter in dieser Partie.',
  others: (seats) =>
    seats === 2
      ? 'Wer bleibt, wählt: Ein Computer spielt weiter, oder die Partie endet, wie sie steht.'
      : 'Dein Platz spielt ohne dich weiter; die anderen wählen, wie.',
  hidden: 'Deine Steine bleiben verdeckt.',
  busy: 'Nur gerade keine Zeit? Nimm Urlaub: Die Uhr wartet.',
  stay: 'Bleiben',
  up: 'Aufstehen',
  upMore: 'Eine Minute lang kannst du wieder Platz nehmen, und niemand erfährt davon.',
  going: 'Du stehst auf…',

  wasUp: 'Du bist aufgestanden',
  kept: (seconds) =>
    `Dein Platz bleibt noch ${seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`} frei. Noch weiß es niemand.`,
  again: 'Wieder Platz nehmen',
  sitting: 'Du nimmst Platz…',
  after: 'Danach erfahren es die anderen, und die Partie geht ohne dich weiter.',
  games: 'Deine Partien',

  gone: 'Du bist von dieser Partie aufgestanden und wirst Letzter. Hier siehst du, wie sie weitergeht.',

  lead: (holder, owner) =>
    `${owner} ist aufgestanden, und ${holder}, ein Computer, spielt weiter. Stattdessen kann bis zum Ende ein Mensch einspringen, mit Hand und Punkten von ${owner}. Die letzten Spielzüge dieser Hand sieht er auch.`,
  asked: (name) => `${name} ist aufgestanden. Wie geht es weiter?`,
  until: (when) => `Die Uhr steht, bis du wählst. Ohne Antwort bis ${when} spielt ein Computer weiter.`,
  computer: 'Ein Computer spielt weiter',
  choosing: 'Wird gespeichert…',
  end: 'Die Partie beenden, wie sie steht',
};
