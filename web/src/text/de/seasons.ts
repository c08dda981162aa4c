import { count, listed } from '@slow-train/words/de';
import type { seasonsText as english } from '../en/seasons.ts';

/** Seasons of a circle: the table, its meaning, and the form for a new one. */
export const seasonsText: typeof english = {
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
    line: 'Die nächsten Spiele des Kreises zählen',
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
