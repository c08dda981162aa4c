import { count, does, everyone, listed, ordinalWord, winnersSentence, type Who } from '@slow-train/words/en';

/** The score sheet. */
export const scoresText = {
  title: 'Score',
  after: (rounds: number) => `After round ${rounds}`,
  during: (round: number) => `Round ${round}`,
  notYet: 'Not started yet',
  subtitle: (table: string, rounds: number) => `${table}, ${count(rounds, 'round')}`,
  back: 'Table',
  next: 'next',
  now: 'now',
  engine: 'Engine',
  you: 'You',
  total: 'Total',
  place: 'Place',
  isPlayed: 'being played',
  isNext: 'next',
  wentOut: 'went out',
  up: (places: number) => `up ${count(places, 'place')}`,
  down: (places: number) => `down ${count(places, 'place')}`,
  blocked: 'blocked',
  toTable: 'Back to the table',
  again: 'Set another table',
  tables: 'Your tables',
  nobody: 'Nobody has a pip yet.',
  standing: (leaders: readonly Who[], best: number, you: { place: number; behind: number } | null) =>
    standing(leaders, best, you),
  legend: (blocked: readonly number[], anyOut: boolean) => ({
    out: anyOut ? 'went out.' : null,
    blocked:
      blocked.length === 0
        ? null
        : `${blocked.length === 1 ? 'Round' : 'Rounds'} ${listed(blocked.map(String))} ${blocked.length === 1 ? 'was' : 'were'} blocked: nobody could play.`,
    rule: 'Fewest pips win.',
  }),
  cancelled: 'Ended early',
  cancelledMore: 'This game was ended without a result. Its log says why.',
  caption: 'Pips by round and seat',
  won: (winners: readonly Who[]) => winnersSentence(winners),
  wonMore: (winners: readonly Who[], best: number, you: { place: number; of: number; total: number } | null) => {
    const won = `${everyone(winners)} won with ${count(best, 'pip')} ${winners.length > 1 ? 'each' : 'in all'}.`;
    return you === null || you.place === 1
      ? won
      : `${won} You have ${count(you.total, 'pip')} and came ${ordinalWord(you.place)} of ${you.of}.`;
  },
};

function standing(leaders: readonly Who[], best: number, you: { place: number; behind: number } | null): string {
  const [only] = leaders;
  const lead =
    leaders.length === 1 && only !== undefined ? does(only, 'lead', 'leads') : `${everyone(leaders)} lead together`;
  const first = `${lead} with ${best}.`;
  return you === null || you.place === 1 ? first : `${first} You are ${ordinalWord(you.place)}, ${you.behind} behind.`;
}
