import type { NotifyEvent } from '@slow-train/protocol';
import { matterOf } from '@slow-train/words';
import { voteSentence, winners } from '../channels/table-words.ts';
import { inWords } from './duration.ts';
import type { Reading } from './reading.ts';
import { newest } from './since.ts';

/** What a mail about one event says in its head. */
export interface EventWords {
  readonly subject: string;
  readonly heading: string;
  /** A sentence beside it, where the event needs one. */
  readonly sentence: string | null;
}

const WORDS: { readonly [event in NotifyEvent]: (reading: Reading, now: Date) => EventWords } = {
  turn: (reading) => ({
    subject: `Your turn at ${tableOf(reading)}${newsIn(reading)}`,
    heading: 'It is your turn',
    sentence: null,
  }),
  invited: (reading) => ({
    subject: `${reading.told.by ?? 'Somebody'} invites you to ${tableOf(reading)}`,
    heading: 'A seat is free for you',
    sentence: `*${reading.told.by ?? 'Somebody'}*, who has played with you, would like to have you along. The seats go to who comes first.`,
  }),
  started: (reading) => ({
    subject: `${tableOf(reading)} has left the station`,
    heading: 'The game begins',
    sentence: null,
  }),
  roundOver: (reading) => ({
    subject: `Round ${roundsOver(reading)} is over at ${tableOf(reading)}`,
    heading: `Round ${roundsOver(reading)} is over`,
    sentence: null,
  }),
  gameOver: (reading) =>
    reading.told.answer.game.isCancelled
      ? {
          subject: `${tableOf(reading)} has ended without a result`,
          heading: 'The journey ends here',
          sentence: `${winnersIn(reading)} The table has voted for it.`,
        }
      : {
          subject: `${tableOf(reading)} has arrived: ${winnersIn(reading).replace(/\.$/, '')}`,
          heading: 'The train has arrived',
          sentence: winnersIn(reading),
        },
  timeLow: (reading, now) => {
    const left = timeLeft(reading, now);
    return left === null
      ? { subject: `Your time is up at ${tableOf(reading)}`, heading: 'Your time is up', sentence: null }
      : { subject: `${left} left for your move at ${tableOf(reading)}`, heading: `${left} left`, sentence: null };
  },
  playedFor: (reading) => ({
    subject: `${tableOf(reading)} went on without you`,
    heading: 'The train went on',
    sentence:
      reading.told.answer.game.you.away === null
        ? 'Your time was up, so your turn was taken without you. Your seat is still yours.'
        : 'A computer player holds your seat until you take it back, or somebody sits in for you.',
  }),
  caught: (reading) => ({
    subject: `You were caught at ${tableOf(reading)}`,
    heading: 'You were caught',
    sentence: 'You had one tile left and did not say so. It happens to the best.',
  }),
  vote: (reading) => ({
    subject: `${tableOf(reading)} needs your vote${matterIn(reading)}`,
    heading: 'The table asks you',
    sentence: voteSentence(reading.told.answer.game, reading.names) ?? 'There was a vote. It is over by now.',
  }),
};

/** The head of a mail about this. Of the reader's hand there is nothing in it. */
export function wordsOf(reading: Reading, now: Date): EventWords {
  return WORDS[reading.told.event](reading, now);
}

/** How long the reader still has; null if that is over, or where there is no clock. */
export function timeLeft({ told: { turnBy } }: Pick<Reading, 'told'>, now: Date): string | null {
  return turnBy === null || turnBy <= now ? null : inWords(turnBy.getTime() - now.getTime());
}

const tableOf = ({ told }: Reading): string => told.answer.game.name;
const roundsOver = ({ told }: Reading): number => told.answer.game.results.length;
const winnersIn = ({ told, names }: Reading): string => winners(told.answer.game, names);
/** `: end the pause?`; nothing where the vote is over by now. */
const matterIn = ({ told, names }: Reading): string => {
  const { vote } = told.answer.game;
  return vote === null ? '' : `: ${matterOf(vote.matter, names)}?`;
};
const newsIn = (reading: Reading): string => {
  const news = newest(reading);
  return news === null ? '' : `: ${news}`;
};
