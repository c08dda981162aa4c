import { capital, count, numberWord, ordinal, presetName } from '@slow-train/words';

/** The timetable: all one's tables. */
export const tablesText = {
  waiting: (many: number) =>
    many === 0
      ? 'Nobody waits for you. Enjoy it.'
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
  score: 'Score',
  unread: '(new since you were there)',
  none: 'The timetable is empty',
  noneMore: 'Set a table and send your friends the link, or warm up against the computer.',
  failed: 'Your tables could not be fetched.',
  you: 'Your name, light and tiles',
  code: 'Join with a code',
  set: 'Set a table',
  computer: 'Play against the computer',
  computerMore: 'A whole game for two; it is never late.',
};
