import type { SeasonTerms } from '@slow-train/protocol';
import { count, listed } from '@slow-train/words/en';

/** Seasons of a circle: the table, its meaning, and the form for a new one. */
export const seasonsText = {
  title: (number: number) => `Season ${number}`,
  failed: 'The season could not be loaded',
  after: (played: number, games: number, { dropped, droppable }: SeasonTerms) =>
    [
      `after ${played} of ${count(games, 'game')}`,
      dropped === 0
        ? ''
        : dropped === 1
          ? `worst ${UNITS[droppable]} dropped`
          : `${dropped} worst ${UNITS[droppable]}s dropped`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  over: (names: readonly string[]) => (names.length === 0 ? 'It is over.' : `It is over. ${listed(names)} won.`),
  none: 'No season yet',
  noneMore: 'A season is a series of games with one table: places or pips add up, and the worst can be dropped.',
  noGames: 'Its first game is still to come. The table is here once that is over.',
  all: 'All games and terms',
  others: 'Seasons',
  show: (number: number) => `Show season ${number}`,
  table: (number: number) => `Table of season ${number}`,
  game: (number: number) => `Game ${number}`,
  name: 'Name',
  sum: 'Sum',
  cell: {
    played: (value: number) => String(value),
    substituted: (value: number, by: string | null) => `${value}, played by ${by ?? 'somebody else'}`,
    missed: (value: number) => `missed, counts ${value}`,
    before: (value: number) => `joined later, counts ${value}`,
    dropped: (words: string) => `${words}, does not count`,
    rounds: (words: string, rounds: readonly number[]) =>
      `${words}, without round${rounds.length === 1 ? '' : 's'} ${listed(rounds.map(String))}`,
  },
  legend: {
    dropped: 'Struck: does not count.',
    rounds: 'Dotted: without its worst rounds.',
    missed: '–: missed.',
    before: '( ): joined later, counts like their average.',
    substituted: '*: somebody else played for them.',
  },
  course: 'How the places changed',
  courseLabel: (lines: readonly { readonly name: string; readonly places: readonly (number | null)[] }[]) =>
    lines.map(({ name, places }) => `${name}: ${places.map((place) => place ?? '–').join(', ')}`).join('; '),
  rules: 'How it is counted',
  counted: {
    places: 'Places add up: 1 for the best, and fewer are better.',
    pips: 'Pips add up, and fewer are better.',
  },
  droppedNone: 'Every game counts.',
  dropped: ({ dropped, droppable }: SeasonTerms) =>
    dropped === 1
      ? `Each player’s worst ${UNITS[droppable]} does not count.`
      : `Each player’s ${dropped} worst ${UNITS[droppable]}s do not count.`,
  missed: {
    places: 'A missed game counts as the place after everybody.',
    pips: 'A missed game counts, in each round, as the most pips that anybody had.',
  },
  late: {
    missed: 'Whoever joins later has missed the games before.',
    average: 'Whoever joins later gets their own average for the games before.',
    closed: 'Whoever joins later plays along, and is not in this table.',
  },
  ties: {
    places:
      'Level sums: more games won decide, then fewer pips a round, then the better latest game. Still level, they share the place.',
    pips: 'Level sums: more games won decide, then the better average place, then the better latest game. Still level, they share the place.',
  },
  end: 'End the season',
  endAsk: 'It ends with the games played so far.',
  keep: 'Go on',
  start: 'Start a season',
  startNext: (number: number) => `Start season ${number}`,
  busy: 'One moment…',
  form: {
    title: (number: number) => `Season ${number}`,
    line: 'The next games of the circle count',
    games: 'Games',
    gamesMore: '2 to 30. It is over after the last.',
    counted: 'What adds up',
    countedNames: { places: 'Places', pips: 'Pips' },
    droppable: 'Drop each player’s worst',
    droppableNames: { games: 'games', rounds: 'rounds' },
    dropped: 'How many are dropped',
    droppedMore: '0 to 9. At least one game always counts.',
    late: 'If somebody joins later',
    lateNames: { missed: 'Missed games', average: 'Their average', closed: 'Not in this season' },
    start: 'Start the season',
  },
};

const UNITS = { games: 'game', rounds: 'round' } as const;
