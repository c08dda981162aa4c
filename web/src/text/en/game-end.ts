import { count, everyone, timesInWords, type Who } from '@slow-train/words/en';

/** The end of a game. */
export const gameEndText = {
  facts: (rounds: number, players: number) => `${count(rounds, 'round')}, ${count(players, 'player')}`,
  pips: (pips: number) => (pips === 1 ? 'pip' : 'pips'),
  map: 'Places after each round. The score has them as a table.',
  standing: 'Final standing',
  outs: (times: number) => `went out ${timesInWords(times)}`,
  heaviest: ({ name }: Who, pips: number, round: number) => `Heaviest hand: *${name}*, ${pips} in round ${round}.`,
  allBlocked: (rounds: number) => `Nobody could play any more in ${count(rounds, 'round')}.`,
  score: 'Full score',
  watch: 'Watch it again',
  share: 'Share picture',
  save: 'Save picture',
  drawing: 'Drawing…',
  failed: 'The picture could not be drawn. Nothing was shared. Try again.',
  onceMore: 'Once more with these people',
  toNext: 'Join the next game',
  nextIsSet: 'The same people play again. A seat waits for you.',
  asking: 'Setting the table…',
  again: 'Set another table',
  tables: 'Your tables',

  tied: (winners: readonly Who[], pips: number) =>
    `${everyone(winners)} finished level with ${count(pips, 'pip')} each.`,
  only: (winner: Who, margin: number) => `${winner.name} won the only round${by(margin)}.`,
  always: (winner: Who, margin: number) => `${winner.name} led from the first round to the last and won${by(margin)}.`,
  since: (winner: Who, round: number, margin: number) =>
    `${winner.name} took the lead in round ${round} and won${by(margin)}.`,
  ledBefore: ({ name }: Who, from: number, to: number) =>
    from === to ? `${name} led after round ${to}.` : `${name} led from round ${from} to round ${to}.`,
  last: (winner: Who, wentOut: boolean, margin: number) =>
    `${winner.name} ${wentOut ? 'went out' : 'took the lead'} in the last round and won${by(margin)}.`,

  /** On the picture. */
  picture: {
    what: 'Mexican Train dominoes, one move a day',
  },
};

/** Nothing if a tie was decided by other means than pips. */
const by = (margin: number): string => (margin === 0 ? ' on the tie-break' : ` by ${count(margin, 'pip')}`);
