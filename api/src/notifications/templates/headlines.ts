import type { NotificationEventName } from '@slow-train/protocol';
import { matterOf } from '@slow-train/words/en';
import { latestSentence, resultSentence, voteSentence } from '../public-words.ts';
import { latestNews } from './news.ts';
import type { Perspective } from './perspective.ts';
import { timeLeft } from './times.ts';

/** How a mail about an event begins. Names no tile of the reader's hand: lists and locked screens show it. */
export interface Headline {
  readonly subject: string;
  readonly heading: string;
  /** More about the event, where it needs more. */
  readonly sentence: string | null;
}

const HEADLINES: { readonly [event in NotificationEventName]: (perspective: Perspective, now: Date) => Headline } = {
  turn: (perspective) => {
    const news = latestNews(perspective);
    return {
      subject: `Your turn at ${tableOf(perspective)}${news === null ? '' : `: ${news}`}`,
      heading: 'Your turn',
      sentence: null,
    };
  },
  invited: (perspective) => {
    const by = perspective.notification.by ?? 'Somebody';
    return {
      subject: `${by} invites you to ${tableOf(perspective)}`,
      heading: `${by} invites you`,
      sentence: 'You have played together before. First come, first seated.',
    };
  },
  started: (perspective) => ({
    subject: `${tableOf(perspective)} has started`,
    heading: 'The game has started',
    sentence: null,
  }),
  roundOver: (perspective) => {
    const rounds = perspective.notification.answer.game.results.length;
    return {
      subject: `Round ${rounds} is over at ${tableOf(perspective)}`,
      heading: `Round ${rounds} is over`,
      sentence: null,
    };
  },
  gameOver: ({ notification, names }) => {
    const { game } = notification.answer;
    const result = resultSentence(game, names);
    return game.isCancelled
      ? {
          subject: `${game.name} ended without a result`,
          heading: 'No result',
          sentence: `${result} ${latestSentence(notification.answer, names, 'takenDown') ?? 'The table voted for it.'}`,
        }
      : {
          subject: `${game.name} is over: ${result.replace(/\.$/, '')}`,
          heading: 'The game is over',
          sentence: result,
        };
  },
  timeLow: (perspective, now) => {
    const left = timeLeft(perspective.notification.turnBy, now);
    return left === null
      ? { subject: `Your time is up at ${tableOf(perspective)}`, heading: 'Your time is up', sentence: null }
      : { subject: `${left} for your move at ${tableOf(perspective)}`, heading: left, sentence: null };
  },
  playedFor: (perspective) => ({
    subject: `${tableOf(perspective)} went on without you`,
    heading: 'The game went on',
    sentence:
      perspective.notification.answer.game.you.away === null
        ? 'Your time was up, so the least move was made for you. Your seat is still yours.'
        : 'A computer player holds your seat until you take it back or somebody sits in for you.',
  }),
  caught: (perspective) => ({
    subject: `You were caught at ${tableOf(perspective)}`,
    heading: 'You were caught',
    sentence: 'You had 1 tile left and did not say so. It happens to the best.',
  }),
  vote: ({ notification, names }) => {
    const { game } = notification.answer;
    const matter = game.vote === null ? '' : `: ${matterOf(game.vote.matter, names)}?`;
    return {
      subject: `${game.name} needs your vote${matter}`,
      heading: 'Your vote',
      sentence: voteSentence(game, names) ?? 'The vote is over by now.',
    };
  },
};

/** Returns how a mail about the event begins. */
export function headlineOf(perspective: Perspective, now: Date): Headline {
  return HEADLINES[perspective.notification.event](perspective, now);
}

function tableOf({ notification }: Perspective): string {
  return notification.answer.game.name;
}
