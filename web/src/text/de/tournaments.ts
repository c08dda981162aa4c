import { count, listed } from '@slow-train/words/de';
import type * as en from '../en/tournaments.ts';

/** Tournaments: the page of one, the list, and the form for a new one. */
export const tournamentsText: typeof en.tournamentsText = {
  title: 'Turniere',
  line: 'Runden, die Tage dauern',
  more: 'Runden, die Tage dauern, für 8 bis 200 Leute',
  failed: 'Die Turniere ließen sich nicht laden',
  oneFailed: 'Das Turnier ließ sich nicht laden',
  back: 'Turniere',
  none: 'Noch kein Turnier',
  noneMore:
    'Hier stehen die, in denen du spielst oder die du veranstaltest. Um mitzuspielen, öffne den Link, den du bekommen hast.',
  seeking: 'Suchen noch Leute',
  seekingMore: 'Wer ein Konto hat, kann mitspielen.',
  until: (time) => `Anmeldung bis ${time}`,
  setUp: 'Turnier ausschreiben',
  statuses: {
    open: 'Anmeldung offen',
    playing: 'wird gespielt',
    finished: 'vorbei',
    cancelled: 'abgesagt',
  },
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  roundOne: (round) => `Runde ${round}`,
  people: (people) => count(people, 'Person', 'Leute'),
  rank: (rank) => `Platz ${rank}`,
  organiser: 'von dir veranstaltet',

  kinds: {
    swiss: 'Schweizer System',
    roundRobin: 'Jeder gegen jeden',
  },
  tables: (seats) => (seats === 2 ? 'zu zweit' : `Tische zu ${seats}`),
  game: (preset, rounds) => `${preset}, ${count(rounds, 'Runde', 'Runden')} je Partie`,
  rated: 'gewertet',
  phrasesOnly: 'nur Sprüche',
  by: (name) => `von ${name}`,

  lasts: (rounds, days) =>
    `${count(rounds, 'Runde', 'Runden')} von höchstens ${count(days, 'Tag', 'Tagen')}: zusammen höchstens ${count(rounds * days, 'Tag', 'Tage')}.`,
  missing: (people) =>
    `Es ${people === 1 ? 'fehlt' : 'fehlen'} noch ${count(people, 'Person', 'Leute')}, dann kann es beginnen.`,
  ratedNeeds:
    'Die Partien werden gewertet, für Leute, die man wiederfindet: Dazu gehört eine E-Mail-Adresse oder ein Passkey.',
  listedNeeds:
    'Es steht auf der Liste, für Leute, die man wiederfindet: Dafür braucht es eine E-Mail-Adresse oder einen Passkey.',
  addAddress: 'Eine E-Mail-Adresse angeben',
  opens: (time) => `Die Anmeldung endet: ${time}. Dann wird Runde 1 ausgelost.`,
  ends: (time) =>
    `Die Runde endet: ${time}, oder wenn alle Tische fertig sind. Eine Partie, die nicht zu Ende ist, zählt, wie sie steht.`,
  isOver: (name) => (name === null ? 'Alle Runden sind gespielt.' : `Alle Runden sind gespielt. ${name} hat gewonnen.`),
  isCancelled: 'Es wurde abgesagt, oder zu wenige hatten sich angemeldet. Laufende Partien gehen weiter.',
  yours: {
    in: 'Du spielst mit.',
    reserve: 'Du bist in der Reserve: Der erste Platz, der frei wird, gehört dir.',
    left: 'Du bist ausgestiegen.',
    removed: 'Wer das Turnier veranstaltet, hat dich entfernt.',
  },
  bye: 'Du setzt in dieser Runde aus und bekommst dafür 12 Punkte.',
  apart: 'Du setzt in dieser Runde ohne Punkte aus: Für dich sind nur Leute übrig, die du blockiert hast.',

  blocked: (people) =>
    `${count(people, 'Person', 'Leute')} hier hast du blockiert, an einem Tisch sitzt ihr nie. Ist in einer Runde sonst niemand übrig, setzt du ohne Punkte aus.`,
  asks: (days, games) =>
    [
      days === 0 ? '' : `Dein Konto muss ${count(days, 'Tag', 'Tage')} alt sein.`,
      games === 0 ? '' : `Du musst ${count(games, 'Partie', 'Partien')} mit anderen beendet haben.`,
    ].join(' '),

  toTable: 'Zu deinem Tisch',
  register: 'Mitspielen',
  reserve: 'In die Reserve',
  withdraw: 'Turnier verlassen',
  withdrawAsk: 'Das Turnier verlassen? Dann bekommt jemand aus der Reserve deinen Platz, für den Rest der Partie.',
  stay: 'Bleiben',
  begin: 'Jetzt beginnen',
  beginAsk: (people) =>
    `Mit ${count(people, 'Person', 'Leuten')} beginnen? Danach kann sich niemand mehr zur 1. Runde anmelden.`,
  wait: 'Warten',
  cancel: 'Absagen',
  cancelAsk: 'Das Turnier absagen? Laufende Partien gehen weiter.',
  keep: 'Nicht absagen',
  removeOne: (name) => `${name} entfernen`,
  removeThose: (people) => `${count(people, 'Person', 'Leute')} entfernen`,
  removeAsk: 'Für immer entfernen? Sie können sich nicht wieder anmelden.',
  keepThem: 'Behalten',
  busy: 'Einen Moment…',

  closing: {
    change: 'Zeit ändern',
    label: 'Die Anmeldung endet',
    more: 'Nach deiner Uhr. Dann beginnt Runde 1. Alle Angemeldeten erfahren es.',
    save: 'Zeit speichern',
    keep: 'So lassen',
  },
  fromNetwork: 'Aus einem Netz höchstens',
  fromNetworkWords: (people) => count(people, 'Person', 'Leute'),

  invite: 'Lade Leute ein',
  inviteMore: 'Wer diesen Link hat, kann mitspielen.',
  link: 'Link zum Turnier',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  notCopied: 'Dein Browser lässt uns nicht kopieren. Kopiere den Link aus dem Feld.',
  send: 'Link verschicken',
  invitation: (name) => `Spiel mit: ${name}`,

  standing: 'Tabelle',
  registered: 'Angemeldet',
  place: 'Platz',
  name: 'Name',
  points: 'Punkte',
  games: 'Partien',
  meanPlace: 'Mittel',
  tieBreak: 'Feinwertung',
  pips: 'Augen',
  gone: 'Ausgestiegen',
  hidden: 'Jemand',
  you: (name) => `${name} (du)`,
  inReserve: 'Reserve',
  hasLeft: 'ausgestiegen',
  ties: {
    duels:
      'Bei gleichen Punkten entscheiden die der Gegner, dann die der besiegten Gegner, die Partien gegeneinander und die Augen je Partie.',
    tables:
      'Bei gleichen Punkten entscheiden die Partien gegeneinander, dann der mittlere Platz, die Punkte der Gegner und die Augen je Partie.',
  },
  scale:
    '12 Punkte für den ersten Platz, 0 für den letzten, die anderen dazwischen. 12 für eine Runde Aussetzen, 6 für den Einstieg zur 2. Runde.',
  lots: (hash) => `Das Los hängt von einer Zahl ab, deren SHA-256 so lautet: ${hash}.`,
  seed: (seed) => `Die Zahl lautet ${seed}.`,

  pairings: 'Tische',
  table: (number) => `Tisch ${number}`,
  playing: 'wird gespielt',
  with: (names) => listed(names),
  without: { bye: 'setzt aus', late: 'kam später', absent: 'nicht dabei', apart: 'getrennt gehalten' },
  scored: (points) => count(points, 'Punkt', 'Punkte'),
  show: (round) => `Runde ${round} zeigen`,

  entered: {
    title: 'Turniere',
    role: { in: '', reserve: 'Du wartest in der Reserve.', organiser: 'Du organisierst es.' },
    begins: 'Runde 1 beginnt.',
    next: (round) => `Runde ${round} beginnt, oder früher.`,
    ends: 'Die letzte Runde endet, oder früher.',
  },

  form: {
    title: 'Neues Turnier',
    line: '8 bis 200 Leute, Runden, die Tage dauern',
    name: 'Name',
    nameMissing: 'Gib ihm einen Namen.',
    rules: 'Regeln',
    tableSize: 'Plätze am Tisch',
    tableSizeMore: 'Geht es nicht auf, hat mancher Tisch einen weniger.',
    kind: 'Wer auf wen trifft',
    rounds: 'Runden des Turniers',
    roundsMore: 'Zu zweit und jeder gegen jeden so viele, wie es braucht.',
    gameRounds: 'Runden jeder Partie',
    gameRoundsMore: 'Mit weniger ist sie eher vorbei.',
    roundDays: 'Eine Runde dauert höchstens',
    mostPeople: 'Leute',
    mostPeopleMore: '8 bis 200. Weitere warten in der Reserve.',
    accountDays: 'Konten mindestens',
    accountDaysWords: (days) => (days === 0 ? 'beliebig neu' : `${count(days, 'Tag', 'Tage')} alt`),
    finishedGames: 'Beendete Partien mit anderen mindestens',
    finishedGamesWords: (games) => count(games, 'Partie', 'Partien'),
    closes: 'Die Anmeldung endet in',
    days: (days) => count(days, 'Tag', 'Tagen'),
    clock: 'Uhr',
    rated: 'Gewertet',
    ratedMore: 'Die Plätze ändern die Wertungen.',
    phrasesOnly: 'Nur Sprüche',
    phrasesOnlyMore: 'Für Fremde: Niemand tippt etwas.',
    listed: 'Auf die Liste setzen',
    listedMore:
      'Alle mit einem Konto sehen es bei den Turnieren, bis die Anmeldung endet. Gäste können dann nicht mitspielen.',
    create: 'Turnier ausschreiben',
  },
};
