import type { GameEventName } from '@slow-train/protocol';
import { wordsIn } from '@slow-train/words';
import { textIn, type NotificationText } from '../text/index.ts';
import { answerIn, latestSentence, resultSentence, seatNews, voteSentence } from '../public-words.ts';
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
  ) => Omit<Headline, 'sentence'> & Partial<Headline>;
} = {
  turn: (perspective, text) => text.turn(tableOf(perspective), latestNews(perspective)),
  invited: (perspective, text) => {
    const { by, language } = perspective.notification;
    return text.invited(by ?? textIn(language).somebody, tableOf(perspective));
  },
  answered: ({ notification: { by, language, answer } }, text) => ({
    ...text.answered(by ?? textIn(language).somebody, answer.game.name),
    sentence: textIn(language).answered(by, answerIn(answer.game, by)),
  }),
  seat: (perspective, text) => text.seat[seatNews(perspective.notification)](tableOf(perspective)),
  started: (perspective, text) => text.started(tableOf(perspective)),
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
  playedFor: (perspective, text) =>
    text.playedFor(tableOf(perspective), perspective.notification.answer.game.you.away !== null),
  caught: (perspective, text) => text.caught(tableOf(perspective)),
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
  mention: (perspective, text) => saidHeadline(perspective, text.mention),
  talk: (perspective, text) => saidHeadline(perspective, text.talk),
  circle: (perspective, text) => {
    const { by, circle, language } = perspective.notification;
    return text.circle(by ?? textIn(language).somebody, circle?.name ?? tableOf(perspective));
  },
};

/** What was said stands below, and in no subject: lists and locked screens show those. */
function saidHeadline(
  { notification: { by, said, language, answer } }: Perspective,
  text: NotificationText['headline']['talk'],
): ReturnType<(typeof HEADLINES)['turn']> {
  const { quoted, ...headline } = text(by ?? textIn(language).somebody, answer.game.name);
  return { ...headline, sentence: said === undefined ? null : quoted(said.replaceAll('*', '\u2217')) };
}

/** Returns how a mail about the event begins. */
export function headlineOf(perspective: Perspective, now: Date): Headline {
  const { event, language } = perspective.notification;
  return { sentence: null, ...HEADLINES[event](perspective, textIn(language).headline, now) };
}

function tableOf({ notification }: Perspective): string {
  return notification.answer.game.name;
}
