import { count, listed } from '@slow-train/words/de';
import { placeOfDay } from '../days.ts';
import { weekday } from './shell.ts';
import type * as en from '../en/circles.ts';
import type { Translation } from '@slow-train/words';

const dayOfWeek = (day: number): string => weekday(new Date(2024, 0, day).getTime());
const members = (many: number): string => count(many, 'Mitglied', 'Mitglieder');

/** Circles: their list, the page of one, its people, how it plays, and the page behind its link. */
export const circlesText: typeof en.circlesText = {
  title: 'Stammtische',
  line: 'Leute, die immer wieder zusammen spielen',
  more: 'deine Gruppen, ihre Tische und Saisons',
  failed: 'Deine Stammtische ließen sich nicht laden',
  oneFailed: 'Der Stammtisch ließ sich nicht laden',
  back: 'Stammtische',
  busy: 'Einen Moment…',
  you: 'Du',
  none: 'Noch kein Stammtisch',
  noneMore: 'Ein Stammtisch ist eine Gruppe, die zusammen spielt: eine Seite für ihre Tische, Summen und Saisons.',
  members,
  founded: {
    title: 'Stammtisch gründen',
    name: 'Name des Stammtischs',
    hint: 'Alle Mitglieder sehen ihn.',
    missing: 'Gib ihm einen Namen.',
    found: 'Den Stammtisch gründen',
  },
  asked: {
    by: (name) => (name === null ? 'Du bist eingeladen' : `${name} lädt dich ein`),
    more: 'Mitglieder sehen deinen Namen, deine Ergebnisse hier und die Saisons. Du kannst jederzeit wieder gehen.',
    into: (name, circle) =>
      name === null
        ? `Du bist an den Stammtisch ${circle} eingeladen`
        : `${name} lädt dich an den Stammtisch ${circle} ein`,
    what: (many) => `Bisher ${members(many)}.`,
    answered: {
      later: (circle) => `${circle} wartet unter „Stammtische“.`,
      no: (circle) => `Du trittst ${circle} nicht bei.`,
    },
  },
  join: {
    invites: (circle) => `Komm an den Stammtisch ${circle}`,
    founder: (name, many) => (name === null ? members(many) : `${members(many)}, geleitet von ${name}`),
    notFound: 'Dieser Link führt zu keinem Stammtisch',
    join: 'An den Stammtisch setzen',
    isMember: 'Du bist an diesem Stammtisch.',
    open: 'Zum Stammtisch',
  },

  summary: (many, season) => `${members(many)}${season === null ? '' : `, Saison ${season}`}`,
  next: {
    areYouIn: (startsAt, name) =>
      startsAt === null ? `${name}: Bist du dabei?` : `Der Tisch am ${dayOf(startsAt)}: Bist du dabei?`,
    isSet: (startsAt, name) => (startsAt === null ? `${name} wartet` : `Der Tisch am ${dayOf(startsAt)}`),
    how: (preset, rounds, starts) =>
      `${preset}, ${count(rounds, 'Runde', 'Runden')}${starts === null ? ', beginnt, wenn alle da sind' : `, beginnt ${starts}`}.`,
    yes: (names) =>
      names.length === 0
        ? 'Noch niemand hat zugesagt.'
        : `${listed(names)} ${names.length === 1 ? 'hat' : 'haben'} zugesagt.`,
    youAreIn: 'Du bist dabei.',
    noSeat: 'Alle Plätze sind für andere. Sagt jemand ab, wird das nächste Mitglied gefragt.',
    toTable: 'Zum Tisch',
    takeSeat: 'Platz nehmen',
    title: 'Der nächste Tisch',
    planned: (starts, asks) => `Er beginnt ${starts}. Gefragt werden alle ${asks}.`,
    unplanned: (founder) =>
      founder === null ? 'Noch ist nichts geplant.' : `Noch ist nichts geplant. ${founder} deckt den nächsten Tisch.`,
    mine: 'Alle werden gefragt, und für alle bleibt ein Platz frei.',
    set: 'Nächsten Tisch eröffnen',
    choose: 'Wählen, wie ihr spielt',
  },
  games: 'Seine Tische',
  noGames: 'Noch kein Tisch',
  noGamesMore: 'Hier stehen die Tische dieses Stammtischs und wer gewonnen hat.',
  turn: (turn, round, rounds) =>
    `${turn === null ? '' : turn === '' ? 'Du bist dran, ' : `${turn} ist dran, `}Runde ${round} von ${rounds}`,
  won: (winners) => {
    if (winners === null) return 'ohne Ergebnis beendet';
    const [first] = winners;
    if (first === undefined) return 'beendet';
    const names = listed(winners.map(({ name, isYou }) => (isYou ? 'du' : name)));
    return `Mit ${first.pips} gewonnen: ${names}`;
  },
  substitutes: {
    title: 'Vertretungen',
    more: 'Was eine Vertretung spielt, zählt für das Mitglied, dem der Platz gehört.',
    asked: 'Beide werden zuerst gefragt, und nur wenn beide ja sagen, ändert sich etwas.',
    for: (name) => `${name} spielt für`,
    themselves: 'sich selbst',
  },
  question: {
    asks: ({ gameName, name, by, isBack }) =>
      isBack
        ? `Zählt ${gameName} wieder für ${by}, nicht mehr für ${name}?`
        : `Zählt ${gameName} für ${name}? Gespielt hat ${by}.`,
    answers: ({ name, by, memberSays, substituteSays, state }) => {
      if (state === 'moved') return 'Beide haben ja gesagt, also ist es so.';
      if (state === 'late') return 'Die Saison war vorbei, bevor beide ja gesagt haben. Es bleibt, wie es ist.';
      const says = (name: string, said: boolean | null): string =>
        `${name} hat ${said === null ? 'noch nicht geantwortet' : said ? 'ja gesagt' : 'nein gesagt'}.`;
      return `${says(name, memberSays)} ${says(by, substituteSays)} ${state === 'refused' ? 'Es bleibt, wie es ist.' : 'Es gilt, sobald beide ja sagen.'}`;
    },
    yes: 'Ja, so ist es',
    no: 'Nein, es bleibt',
  },
  totals: {
    title: 'Insgesamt',
    more: 'über alle Spiele des Stammtischs',
    name: 'Wer',
    games: 'Spiele',
    wins: 'Siege',
    place: 'Platz',
    pips: 'Augen',
    means: 'Platz und Augen je Runde im Schnitt. Weniger ist besser.',
    yours: 'Deine Augen je Runde',
  },

  toPeople: 'Leute',
  toPeopleMore: 'wer dabei ist, und wie du jemanden einlädst',
  toPlay: 'Wie ihr spielt',
  play: {
    title: 'Wie ihr spielt',
    line: 'Für alle Tische des Stammtischs von jetzt an',
    none: 'noch nicht gewählt',
    short: (preset, weekly) =>
      weekly === null ? preset : `${preset}, ${dayOfWeek(weekly.weekday)}s um ${weekly.time}`,
    rules: 'Regeln',
    rounds: 'Runden',
    roundsMore: 'Weniger sind schneller vorbei.',
    clock: 'Uhr',
    keepClock: 'wie bisher',
    phrasesOnly: 'Nur Sätze',
    phrasesOnlyMore: 'Niemand schreibt selbst.',
    weekly: 'Jede Woche ein Tisch',
    weeklyMore: 'Zwei Tage vorher werden alle gefragt. Er beginnt mit denen, die gekommen sind.',
    weekday: 'Tag',
    time: 'Uhrzeit',
    timeIn: (zone) => `Uhrzeit in ${placeOfDay(zone)}`,
    day: dayOfWeek,
    save: 'So spielen',
  },
  people: {
    title: 'Leute',
    founder: (isYou) => (isYou ? 'leitest ihn' : 'leitet ihn'),
    since: (date) => `seit ${date}`,
    askedBy: (name, isLater) =>
      `${name === null ? '' : `von ${name} `}gefragt, ${isLater ? 'antwortet später' : 'noch keine Antwort'}`,
    takeBack: 'Zurücknehmen',
    takeBackFrom: (name) => `Einladung an ${name} zurücknehmen`,
    asked: 'Gefragt',
    invite: 'Leute einladen, mit denen du gespielt hast',
    inviteMore: 'Sie werden gefragt und können ablehnen.',
    ask: 'Einladen',
    askOne: (name) => `${name} einladen`,
    isAsked: 'Eingeladen',
    askedOne: (name) => `${name} ist gefragt.`,
    link: 'Link zum Stammtisch',
    linkTitle: 'Den Link schicken',
    linkMore: 'Wer ihn öffnet, kann sich dazusetzen.',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Dein Browser lässt uns nicht kopieren. Kopiere den Link aus dem Feld.',
    send: 'Link schicken',
    invitation: (circle) => `Komm an unseren Stammtisch: ${circle}`,
    newLink: 'Neuen Link machen',
    newLinkAsk: 'Der alte Link gilt dann nicht mehr.',
    newLinkYes: 'Neuen machen',
    keep: 'So lassen',
    remove: 'Entfernen',
    removeOne: (name) => `${name} entfernen`,
    removeAsk: (name) => `${name} entfernen? Die Ergebnisse bleiben in den Tabellen.`,
    handOn: 'Stammtisch übergeben',
    handOnOne: (name) => `Den Stammtisch an ${name} übergeben`,
    handOnAsk: (name) => `${name} bestimmt dann, wie ihr spielt und wer bleibt. Du bleibst Mitglied.`,
    rename: 'Name des Stammtischs',
    save: 'Stammtisch umbenennen',
    leave: 'Den Stammtisch verlassen',
    leaveAsk: 'Deine Ergebnisse bleiben in seinen Tabellen. Laufende Spiele gehen weiter.',
    leaveLast: 'Sonst ist niemand darin: Der Stammtisch und seine Saisons werden gelöscht.',
    stay: 'Bleiben',
  },
};

function dayOf(time: string): string {
  return weekday(Date.parse(time));
}

/** Seasons of a circle: the table, its meaning, and the form for a new one. */
export const seasonsText: typeof en.seasonsText = {
  title: (number) => `Saison ${number}`,
  failed: 'Die Saison ließ sich nicht laden',
  after: (played, games, { dropped, droppable }) =>
    [
      `nach ${played} von ${count(games, 'Spiel', 'Spielen')}`,
      dropped === 0
        ? ''
        : dropped === 1
          ? WORST[droppable]
          : `die ${dropped} schlechtesten ${UNITS[droppable]} gestrichen`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  over: (names) => (names.length === 0 ? 'Sie ist vorbei.' : `Sie ist vorbei. Gewonnen: ${listed(names)}.`),
  none: 'Noch keine Saison',
  noneMore:
    'Eine Saison ist eine Reihe von Spielen mit einer Tabelle: Plätze oder Augen werden addiert, die schlechtesten können wegfallen.',
  noGames: 'Ihr erstes Spiel kommt noch. Ist es vorbei, steht hier die Tabelle.',
  all: 'Alle Spiele und wie gezählt wird',
  others: 'Saisons',
  show: (number) => `Saison ${number} zeigen`,
  table: (number) => `Tabelle der Saison ${number}`,
  game: (number) => `Spiel ${number}`,
  name: 'Wer',
  sum: 'Summe',
  cell: {
    played: (value) => String(value),
    substituted: (value, by) => `${value}, gespielt von ${by ?? 'jemand anderem'}`,
    missed: (value) => `versäumt, zählt ${value}`,
    before: (value) => `kam später, zählt ${value}`,
    dropped: (words) => `${words}, zählt nicht`,
    rounds: (words, rounds) =>
      `${words}, ohne ${rounds.length === 1 ? 'Runde' : 'die Runden'} ${listed(rounds.map(String))}`,
  },
  legend: {
    dropped: 'Gestrichen: zählt nicht.',
    rounds: 'Gepunktet: ohne die schlechtesten Runden.',
    missed: '–: versäumt.',
    before: '( ): kam später, zählt wie der eigene Schnitt.',
    real: (games) => `Mit echten Steinen gespielt: ${listed(games.map(String))}.`,
    substituted: '*: jemand anderes hat vertreten.',
  },
  course: 'Wie sich die Plätze änderten',
  courseLabel: (lines) =>
    lines.map(({ name, places }) => `${name}: ${places.map((place) => place ?? '–').join(', ')}`).join('; '),
  rules: 'Wie gezählt wird',
  counted: {
    places: 'Plätze werden addiert: 1 für die Besten, weniger ist besser.',
    pips: 'Augen werden addiert, weniger ist besser.',
  },
  droppedNone: 'Jedes Spiel zählt.',
  dropped: ({ dropped, droppable }) =>
    dropped === 1
      ? `Von jedem zählt ${ONE[droppable]} nicht.`
      : `Von jedem zählen die ${dropped} schlechtesten ${UNITS[droppable]} nicht.`,
  missed: {
    places: 'Ein versäumtes Spiel zählt als Platz hinter allen.',
    pips: 'Ein versäumtes Spiel zählt in jeder Runde so viele Augen, wie jemand höchstens hatte.',
  },
  late: {
    missed: 'Wer später kommt, hat die Spiele davor versäumt.',
    average: 'Wer später kommt, bekommt für die Spiele davor den eigenen Schnitt.',
    closed: 'Wer später kommt, spielt mit und steht nicht in dieser Tabelle.',
  },
  ties: {
    places:
      'Gleiche Summe: Mehr Siege entscheiden, dann weniger Augen je Runde, dann das bessere letzte Spiel. Sonst ist der Platz geteilt.',
    pips: 'Gleiche Summe: Mehr Siege entscheiden, dann der bessere Platz im Schnitt, dann das bessere letzte Spiel. Sonst ist der Platz geteilt.',
  },
  end: 'Saison beenden',
  endAsk: 'Sie endet mit den Spielen, die bis jetzt gespielt sind.',
  keep: 'Weiterspielen',
  start: 'Saison beginnen',
  startNext: (number) => `Saison ${number} beginnen`,
  busy: 'Einen Moment…',
  form: {
    title: (number) => `Saison ${number}`,
    line: 'Die nächsten Spiele des Stammtischs zählen',
    games: 'Spiele',
    gamesMore: '2 bis 30. Nach dem letzten ist sie vorbei.',
    counted: 'Was addiert wird',
    countedNames: { places: 'Plätze', pips: 'Augen' },
    droppable: 'Gestrichen werden von jedem die schlechtesten',
    droppableNames: { games: 'Spiele', rounds: 'Runden' },
    dropped: 'Wie viele gestrichen werden',
    droppedMore: '0 bis 9. Ein Spiel zählt immer.',
    late: 'Wer später kommt',
    lateNames: { missed: 'Versäumte Spiele', average: 'Der eigene Schnitt', closed: 'Nicht in dieser Saison' },
    start: 'Die Saison beginnen',
  },
};

const UNITS = { games: 'Spiele', rounds: 'Runden' } as const;
const ONE = { games: 'das schlechteste Spiel', rounds: 'die schlechteste Runde' } as const;
const WORST = { games: 'das schlechteste gestrichen', rounds: 'die schlechteste Runde gestrichen' } as const;

export const circleEveningsText: Translation<typeof en.circleEveningsText> = {
  enter: 'Einen Abend eintragen',
  enterLine: 'In die Saison eines Stammtischs, als wäre er eine Partie',
  missing:
    'Dieser Zettel ist nicht auf diesem Gerät. Öffne ihn auf dem Handy, das mitgeschrieben hat, und wähle dort Teilen.',
  which: 'In welchen Stammtisch?',
  who: 'Wer auf dem Zettel ist welches Mitglied?',
  guest: 'Ein Gast',
  means:
    'Alle Mitglieder, die mitgespielt haben, werden gefragt. Der Abend zählt, sobald sie ihn bestätigt haben, oder nach drei Tagen, wenn niemand widerspricht. Gäste bekommen nichts.',
  send: 'Abend eintragen',
  busy: 'Einen Moment …',
  title: (name) => `Abend: ${name}`,
  more: (rounds, season) =>
    `Mit echten Steinen gespielt, ${count(rounds, 'Runde', 'Runden')}${season === null ? '' : `, Saison ${season}`}`,
  you: 'Du',
  row: (pips, isGuest) => `${pips}${isGuest ? ', ein Gast' : ''}`,
  says: 'bestätigt',
  counts: 'Er zählt.',
  waits: (by, until) =>
    `${by === null ? 'Er' : `Eingetragen von ${by}. Er`} zählt ab ${until} oder sobald alle Mitglieder, die mitgespielt haben, ihn bestätigt haben.`,
  confirm: 'Das stimmt',
  object: 'Das stimmt nicht',
  takeBack: 'Zurücknehmen',
  sure: 'Dann ist der Abend hier für alle gelöscht.',
  keep: 'Behalten',
};
