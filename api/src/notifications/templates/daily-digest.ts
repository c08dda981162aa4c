import type { NotificationEventName } from '@slow-train/protocol';
import { count, listed } from '@slow-train/words/en';
import type { DailyDigest, MailTarget, GameNotification } from '../notification.ts';
import type { GameBlock, MailContent } from './content.ts';
import { notificationFooter } from './footer.ts';
import { gameLink } from './game-mail.ts';
import { headlineOf } from './headlines.ts';
import { unseenNews } from './news.ts';
import { perspectiveOf, type Perspective } from './perspective.ts';
import { localTime, timeLeft } from './times.ts';

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
  const heading =
    waiting.length === 0
      ? 'While you were away'
      : `${count(waiting.length, 'table')} ${waiting.length === 1 ? 'waits' : 'wait'} for you`;
  return {
    subject: `${heading}: ${listed(limited(featured.map(({ name }) => name)))}`,
    preview: games.map(({ name, state }) => `${name}: ${state}`).join(' '),
    heading,
    lead: waiting.length === games.length ? 'Your daily mail' : `News from ${count(games.length, 'table')}`,
    blocks: games,
    button:
      first === undefined
        ? { text: 'Open your tables', href: appUrl }
        : { text: `Open ${first.name}`, href: first.link.href },
    below: [],
    notes: [],
    footer: notificationFooter('daily', to, appUrl),
  };
}

function limited(names: readonly string[]): readonly string[] {
  return names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES), `${names.length - MAX_NAMES} more`] : names;
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
  const { turnBy, timeZone } = perspective.notification;
  if (turnBy === null) return 'Your turn.';
  return `Your turn. ${localTime(turnBy, now, timeZone)}, ${timeLeft(turnBy, now) ?? 'time is up'}.`;
}

/** Events that wait for the reader, whoever has the turn. */
const NEEDS_ANSWER: ReadonlySet<NotificationEventName> = new Set(['invited', 'vote']);
