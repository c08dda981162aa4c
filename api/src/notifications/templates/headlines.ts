import type { GameEventName } from '@slow-train/protocol';
import { wordsIn } from '@slow-train/words';
import { textIn, type NotificationText } from '../text/index.ts';
import {
  answeredSentence,
  latestSentence,
  resultSentence,
  seatNews,
  publicTitle,
  voteSentence,
} from '../public-words.ts';
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

const HEADLINES: {
  readonly [event in GameEventName]: (
    perspective: Perspective,
    text: NotificationText['headline'],
    now: Date,
  ) => Pick<Headline, 'heading'> & Partial<Headline>;
} = {
  turn: (perspective, text) => text.turn(tableOf(perspective), latestNews(perspective)),
  invited: ({ notification: { by, language } }, text) => text.invited(by ?? textIn(language).somebody),
  answered: ({ notification: { by, language, answer } }, text) => ({
    ...text.answered(by ?? textIn(language).somebody, answer.game.name),
    sentence: answeredSentence(answer.game, by, language),
  }),
  seat: ({ notification }, text) => text.seat[seatNews(notification)],
  started: (_, text) => text.started,
  roundOver: (perspective, text) =>
    text.roundOver(tableOf(perspective), perspective.notification.answer.game.results.length),
  gameOver: ({ notification, names }, text) => {
    const { language, answer } = notification;
    const { game } = answer;
    const result = resultSentence(game, names, language);
    if (!game.isCancelled) return { ...text.gameOver(game.name, result), sentence: result };
    const why = latestSentence(answer, names, language, 'takenDown') ?? textIn(language).takenDown;
    return { ...text.cancelled(game.name), sentence: `${result} ${why}` };
  },
  timeLow: (perspective, text, now) => {
    const { turnBy, language } = perspective.notification;
    const left = timeLeft(turnBy, now, language);
    return left === null ? text.timeUp(tableOf(perspective)) : text.timeLow(tableOf(perspective), left);
  },
  playedFor: ({ notification }, text) => text.playedFor(notification.answer.game.you.away !== null),
  caught: (_, text) => text.caught,
  vote: ({ notification, names }, text) => {
    const { language } = notification;
    const { game } = notification.answer;
    const asked = voteSentence(game, names, language);
    const headline = text.vote(
      game.name,
      game.vote === null ? null : wordsIn(language).matterOf(game.vote.matter, names),
    );
    return { ...headline, sentence: asked ?? headline.sentence };
  },
  mention: (perspective, text) => saidHeadline(perspective, text, 'mention'),
  talk: (perspective, text) => saidHeadline(perspective, text, 'talk'),
  circle: ({ notification }, text) => {
    const { by, circle, language } = notification;
    return circle === undefined || circle.about === 'join'
      ? text.circle(by ?? textIn(language).somebody)
      : { heading: publicTitle(notification), sentence: textIn(language).push.circleAsks[circle.about] };
  },
};

/** What was said stands below, and in no subject: lists and locked screens show those. */
function saidHeadline(
  { notification: { by, said, language, answer } }: Perspective,
  text: NotificationText['headline'],
  event: 'talk' | 'mention',
): ReturnType<(typeof HEADLINES)['turn']> {
  const sentence = said === undefined ? null : text.quoted(said.replaceAll('*', '\u2217'));
  return { ...text[event](by ?? textIn(language).somebody, answer.game.name), sentence };
}

/** Returns how a mail about the event begins. */
export function headlineOf(perspective: Perspective, now: Date): Headline {
  const { event, language } = perspective.notification;
  // The title of a push is the subject, unless a mail has more to say.
  const subject = publicTitle(perspective.notification);
  return { subject, sentence: null, ...HEADLINES[event](perspective, textIn(language).headline, now) };
}

function tableOf({ notification }: Perspective): string {
  return notification.answer.game.name;
}
