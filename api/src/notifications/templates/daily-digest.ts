import type { GameEventName } from '@slow-train/protocol';
import { wordsIn } from '@slow-train/words';
import { isolated } from '@slow-train/words/isolated';
import { textIn, type NotificationText } from '../text/index.ts';
import type { DailyDigest, MailTarget, GameNotification } from '../notification.ts';
import type { GameBlock, MailContent } from './content.ts';
import { notificationFooter } from './footer.ts';
import { gameLink } from './game-mail.ts';
import { headlineOf } from './headlines.ts';
import { unseenNews } from './news.ts';
import { perspectiveOf, type Perspective } from './perspective.ts';
import { localTime } from './times.ts';

/** Lines of news for each game. */
const MAX_LINES = 3;
/** Games named in the subject. */
const MAX_NAMES = 2;

/** The mail about a whole day, with the games in the order given. */
export function dailyDigest(digest: DailyDigest, to: MailTarget, appUrl: string, now: Date): MailContent {
  const games = digest.games.map((notification) => gameBlock(notification, to, appUrl, now));
  const waiting = games.filter(({ waits }) => waits);
  const featured = waiting.length > 0 ? waiting : games;
  const [first] = featured;
  const { language } = digest;
  const text = textIn(language).daily;
  const heading = waiting.length === 0 ? text.away : text.waiting(waiting.length);
  return {
    language,
    subject: `${heading}: ${wordsIn(language).listed(
      limited(
        featured.map(({ name }) => name),
        text,
      ),
    )}`,
    preview: games.map(({ name, state }) => `${isolated(name)}: ${state}`).join(' '),
    heading,
    lead: waiting.length === games.length ? text.lead : text.leadNews(games.length),
    blocks: [],
    button:
      first === undefined
        ? { text: text.openTables, href: appUrl }
        : { text: text.openTable(first.name), href: first.link.href },
    below: games,
    notes: [],
    footer: notificationFooter('daily', to, appUrl, language),
  };
}

function limited(names: readonly string[], text: NotificationText['daily']): readonly string[] {
  return names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES), text.more(names.length - MAX_NAMES)] : names;
}

function gameBlock(notification: GameNotification, to: MailTarget, appUrl: string, now: Date): GameBlock {
  const perspective = perspectiveOf(notification);
  return {
    kind: 'game',
    name: notification.answer.game.name,
    state: stateOf(perspective, now),
    waits: perspective.isTurn || NEEDS_ANSWER.has(notification.event),
    ...unseenNews(perspective, MAX_LINES),
    link: gameLink(notification, to, appUrl),
  };
}

/** What to do there, or what happened. */
function stateOf(perspective: Perspective, now: Date): string {
  if (!perspective.isTurn) return `${headlineOf(perspective, now).heading}.`;
  const { turnBy, timeZone, language } = perspective.notification;
  const text = textIn(language).daily;
  if (turnBy === null) return text.yourTurn;
  const left = wordsIn(language).timeLeft(turnBy.getTime(), now.getTime());
  const time = localTime(turnBy, now, timeZone, language);
  return text.yourTurnBy(time === null ? left : `${time}, ${left}`);
}

/** Events that wait for the reader, also in somebody else's turn. */
const NEEDS_ANSWER: ReadonlySet<GameEventName> = new Set(['invited', 'vote', 'circle']);
