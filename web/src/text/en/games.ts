import { capital, count, listed, numberWord, ordinal, presetName } from '@slow-train/words/en';

/** The list of one's games, as a timetable. */
export const gamesText = {
  waiting: (many: number) =>
    many === 0
      ? 'No table waits for you.'
      : `${capital(numberWord(many))} ${many === 1 ? 'table waits' : 'tables wait'} for you.`,
  yourTurn: 'Your turn',
  others: 'Waiting for others',
  boarding: 'Boarding',
  arrived: 'Arrived',
  round: (round: number, rounds: number, seats: number) => `Round ${round} of ${rounds}, ${count(seats, 'seat')}`,
  waits: (since: string) => (since === 'now' ? 'just now' : `${since} ago`),
  rules: (preset: string) => `${presetName(preset)} rules`,
  number: (number: string) => `No. ${number}`,
  taken: (taken: number, seats: number) => `${taken} of ${seats}`,
  seatsTaken: 'seats taken',
  place: (place: number | null) => (place === null ? 'done' : ordinal(place)),
  of: (seats: number) => `of ${seats}`,
  unread: '(new since your last visit)',
  again: 'Once more',
  againAt: (table: string) => `Once more with the people of ${table}`,
  invitations: 'Invitations',
  invites: (host: string) => (host === '' ? 'You are invited' : `${host} invites you`),
  with: (names: readonly string[]) => `With ${listed(names)}.`,
  none: 'No tables yet',
  noneMore: 'Your tables will be listed here. Set one and send your friends the link.',
  failed: 'Your tables could not be loaded.',
  you: 'Account and display',
  code: 'Join with a code',
  set: 'Set a table',
  computer: 'Play against the computer',
  computerMore: 'A whole game for two. It is never late.',
  open: 'Open tables',
  openMore: 'Games that anyone may join.',
  watchAgain: 'Watch a game again',
};
