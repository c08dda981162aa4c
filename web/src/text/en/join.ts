import { capital, count, listed, presetName } from '@slow-train/words/en';

/** The page to type an invitation code. */
export const codeText = {
  title: 'Join with a code',
  label: 'The code, or the whole link',
  hint: 'Paste what you were sent',
  wrong:
    'That is not an invitation code: it has 22 letters, digits, dashes and underscores. Copy the whole code again.',
  go: 'Find the table',
};

/** The page that an invitation leads to. */
export const joinText = {
  title: 'You are invited',
  invites: (host: string) => (host === '' ? 'You are invited' : `${host} invites you`),
  where: (table: string, seats: number) => `${table}, ${count(seats, 'seat')}`,
  what: 'Mexican Train dominoes, a move at a time. Play when it suits you: it takes a minute a day.',
  /** The people who sit there already, and the number of free seats. */
  seats: (names: readonly string[], free: number) => {
    const seats = free === 0 ? [] : [count(free, 'free seat')];
    return `${capital(listed([...names, ...seats]))}.`;
  },
  rules: (preset: string, rounds: number) => `${presetName(preset)} rules, ${count(rounds, 'round')}`,
  noAccount: 'No account, no e-mail.',
  never: 'Never played?',
  learn: 'Learn it in ten minutes',
  take: 'Take a seat',
  busy: 'Taking your seat…',
  go: 'Go to the table',
  watchers: { round: 'Others may watch, a round late.', turn: 'Others may watch, a turn late.' },
  member: 'You already have a seat here.',
  departed: 'This game has started without you.',
  kept: 'A seat is kept for you.',
  full: 'Every seat is taken.',
  own: 'Set your own table',
  notFound: 'This invitation does not work',
  otherCode: 'Try another code',
};
