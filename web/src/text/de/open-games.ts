import type { Translation } from '@slow-train/words';
import { capital, count, numberWord, presetName, setName, spanOf, timesInWords } from '@slow-train/words/de';
import type * as en from '../en/open-games.ts';
import { dateOf } from './shell.ts';

/** Open games: the list, its filters, waiting for a seat, and opening a game. */
export const openGamesText: Translation<typeof en.openGamesText> = {
  title: 'Offene Tische',
  line: (free, isMore) =>
    isMore
      ? `${free} und mehr haben einen Platz frei`
      : free === 0
        ? 'Gerade ist kein Platz frei'
        : `${free} ${free === 1 ? 'hat' : 'haben'} einen Platz frei`,
  failed: 'Die offenen Tische konnten nicht geladen werden',
  filters: 'Filter',
  any: {
    pace: 'Tempo',
    preset: 'Regeln',
    seats: 'Plätze',
    language: 'Sprache',
    rated: 'Wertung',
    took: 'Dauer',
  },
  clear: 'Alle zeigen',
  pace: { hours: 'Unter 12 Stunden je Spielzug', day: '1 Tag je Spielzug', days: '2 Tage je Spielzug oder mehr' },
  took: { days: 'Bis 3 Tage', weeks: 'Bis 3 Wochen', months: 'Über 3 Wochen' },
  rated: { yes: 'Gewertet', no: 'Nicht gewertet' },
  preset: (preset) => presetName(preset),
  seats: (seats) => count(seats, 'Platz', 'Plätze'),
  settings: (preset, rounds, allowance, isRated) =>
    [
      presetName(preset),
      count(rounds, 'Runde', 'Runden'),
      ...(allowance === null ? [] : [`${spanOf(allowance)} je Spielzug`]),
      ...(isRated ? ['gewertet'] : []),
    ].join(', '),
  different: (isHouse, set) =>
    capital([...(isHouse ? ['Hausregeln'] : []), ...(set === null ? [] : [setName(set)])].join(', ')),
  takes: (length) => `Dauert ${length}.`,
  tookAbout: (length) => `Solche Partien dauerten ${length}.`,
  taken: (taken, seats) => `${taken} von ${seats} Plätzen besetzt`,
  host: (name, known) => {
    if (known === null || known.turns < 10) return `${name} ist neu hier.`;
    const late = known.timeouts === 0 ? 'nie zu spät' : `${timesInWords(known.timeouts)} zu spät`;
    const left = known.away === 0 ? '' : `, ${count(known.away, 'Tisch', 'Tische')} verlassen`;
    return `${name}: ${late} in ${count(known.turns, 'Spielzug', 'Spielzügen')}${left}.`;
  },
  speaks: (language, isPhrases) => `${language}.${isPhrases ? ' Nur feste Sätze.' : ''}`,
  asks: (most, isNewcomers) =>
    [
      most === null
        ? ''
        : most === 0
          ? 'Für Leute, die nie zu spät sind.'
          : `Für Leute, die in 50 Spielzügen höchstens ${timesInWords(most)} zu spät sind.`,
      isNewcomers ? '' : 'Nicht für Neue.',
    ]
      .filter((one) => one !== '')
      .join(' '),
  isFull: 'Voll. Den nächsten Platz an so einem Tisch bekommt, wer am längsten wartet.',
  sit: 'Hinsetzen',
  sitAt: (table) => `Hinsetzen: ${table}`,
  sitting: 'Du setzt dich…',
  go: 'Öffnen',
  goTo: (table) => `Öffnen: ${table}`,
  wait: 'Warteliste',
  waitFor: (table) => `Warteliste für einen Tisch wie ${table}`,
  joiningQueue: 'Einen Moment…',
  waiting: 'Du wartest auf einen Platz',
  waits: 'Du wartest auf einen Platz',
  waitsMore: 'Sobald einer frei ist, sitzt du dort, und wir sagen es dir.',
  waitUntil: (at) => `bis ${dateOf(at)}`,
  stop: 'Nicht mehr warten',
  stopFor: (settings) => `Nicht mehr warten: ${settings}`,
  stopping: 'Die Liste wird verlassen…',
  more: 'Mehr zeigen',
  loadingMore: 'Laden…',
  note: 'Hier reden Fremde in festen Sätzen. Ein Tisch beginnt von selbst, wenn er voll ist.',
  noneTitle: 'So ein Tisch ist nicht offen',
  none: 'Nimm einen Filter weg, oder öffne einen Tisch: Wer einen sucht, findet ihn hier.',
  noneYetTitle: 'Noch ist kein Tisch offen',
  noneYet: 'Öffne den ersten: Wer Leute zum Spielen sucht, findet ihn hier.',
  tournaments: 'Turniere, für 8 bis 200 Leute',
  openOwn: 'Selbst einen Tisch öffnen',

  form: {
    title: 'Wer sich setzen darf',
    invited: 'Nur wen ich einlade',
    anyone: 'Alle',
    more: 'Er steht unter Offene Tische und beginnt von selbst, wenn er voll ist. Fremde reden in festen Sätzen, wenn du nicht mehr erlaubst.',
    needsClock: 'Ein Tisch für alle braucht eine Uhr: Wähl unten eine.',
    needsSeat: 'Ein Tisch für alle braucht einen freien Platz: Nimm jemanden dazu.',
    language: 'Sprache am Tisch',
    late: 'Erlaubte Verspätungen, von 50',
    lateWords: (most) => (most < 0 ? 'Beliebig viele' : most === 0 ? 'Keiner' : `Höchstens ${numberWord(most)}`),
    newcomers: 'Neue sind willkommen',
    newcomersMore: 'Leute mit weniger als 10 Spielzügen bisher.',
    page: 'Einen Tisch öffnen',
    people: (people) =>
      people === 1 ? 'nur du' : people === 2 ? 'du und noch jemand' : `du und noch ${numberWord(people - 1)}`,
    set: 'Tisch öffnen',
    after: (seats) =>
      seats === 1 ? 'Ein Platz ist frei für alle.' : `${capital(numberWord(seats))} Plätze sind frei für alle.`,
  },

  room: {
    open: (until) => `Bis ${until} dürfen sich alle setzen.`,
    remove: 'Entfernen',
    removeOne: (name) => `${name} vom Tisch entfernen`,
    removed: (name) => `Der Platz von ${name} ist wieder frei. Wir sagen es freundlich.`,
  },
};

/** Saved set-ups for new games. */
export const setupsText: Translation<typeof en.setupsText> = {
  title: 'Vorlagen',
  many: (many) => (many === 0 ? 'für das nächste Mal aufheben' : `${many} gespeichert`),
  summary: (preset, seats, clock) => `${preset}, ${count(seats, 'Platz', 'Plätze')}, ${clock}`,
  useOne: (name) => `„${name}“ übernehmen`,
  used: (name) => `Alles ist so eingestellt wie in „${name}“.`,
  name: 'Ein Name für diese Auswahl',
  newName: (name) => `Ein neuer Name für „${name}“`,
  save: 'Auswahl speichern',
  saving: 'Wird gespeichert…',
  saved: (name) => `„${name}“ ist gespeichert.`,
  rename: 'Umbenennen',
  renameOne: (name) => `„${name}“ umbenennen`,
  keepName: 'Alten Namen behalten',
  link: 'Teilen',
  sendOne: (name) => `Link zu „${name}“ verschicken`,
  linkTo: (name) => `Link zu „${name}“`,
  remove: 'Löschen',
  removeOne: (name) => `„${name}“ löschen`,
  removeSure: (name) => `„${name}“ löschen? Partien, die damit eröffnet wurden, bleiben.`,
  removing: 'Wird gelöscht…',
  keep: 'Behalten',
  invite: 'Domino „Mexican Train“, so wie wir spielen: Mit einem Tipp ist der Tisch eröffnet.',
  words: {
    copy: 'Link kopieren',
    copied: 'Kopiert. Wer ihn öffnet, bekommt alles fertig ausgefüllt.',
    notCopied: 'Kopieren ging nicht. Der Link ist markiert: Kopier ihn von dort.',
    send: 'Teilen…',
  },
};

/** In place of one's games while there are none, and below them: other ways to play. */
export const noGamesText: Translation<typeof en.noGamesText> = {
  none: 'Noch keine Tische',
  noneMore: 'Hier stehen bald deine Tische. Eröffne einen und schick den Link herum.',
  computer: 'Gegen den Computer spielen',
  computerMore: 'Eine ganze Partie zu zweit. Er ist immer pünktlich.',
  open: 'Offene Tische',
  openMore: 'Partien für alle, die mitspielen wollen.',
};
