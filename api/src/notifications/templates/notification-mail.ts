import type { Mail } from '@slow-train/settings/mail';
import type {
  DailyDigest,
  MailTarget,
  GameNotification,
  TestMessage,
  TournamentNotification,
} from '../notification.ts';
import { textIn } from '../text/index.ts';
import type { MailContent } from './content.ts';
import { dailyDigest } from './daily-digest.ts';
import { notificationFooter } from './footer.ts';
import { gameMail } from './game-mail.ts';
import { renderHtml } from './layout.tsx';
import { renderPlainText } from './plain-text.ts';
import { tournamentMail } from './tournament-mail.ts';
import { withUnlinkedNames } from './unlinked-names.ts';

/** The mail for a notification: its content rendered as HTML and as plain text. @param appUrl of the game's pages */
export function notificationMail(
  message: GameNotification | TournamentNotification | DailyDigest | TestMessage,
  to: MailTarget,
  appUrl: string,
  now: Date,
): Mail {
  const content = contentOf(withUnlinkedNames(message), to, appUrl, now);
  return {
    to: to.address,
    subject: content.subject,
    text: renderPlainText(content),
    html: renderHtml(content),
    headers: headersOf(message, to, new URL(appUrl).hostname),
  };
}

function contentOf(
  message: GameNotification | TournamentNotification | DailyDigest | TestMessage,
  to: MailTarget,
  appUrl: string,
  now: Date,
): MailContent {
  switch (message.event) {
    case 'daily':
      return dailyDigest(message, to, appUrl, now);
    case 'tournament':
      return tournamentMail(message, to, appUrl, now);
    case 'tryOut':
      return testMail(message, to, appUrl);
    default:
      return gameMail(message, to, appUrl, now);
  }
}

/** The mail that players send themselves to check whether mails arrive. */
function testMail({ language }: TestMessage, to: MailTarget, appUrl: string): MailContent {
  const { tryOut, daily } = textIn(language);
  const { subject, preview, heading, lead, sentence } = tryOut;
  return {
    language,
    subject,
    preview,
    heading,
    lead,
    blocks: [{ kind: 'sentence', sentence }],
    button: { text: daily.openTables, href: appUrl },
    below: [],
    notes: [],
    footer: notificationFooter('tryOut', to, appUrl, language),
  };
}

/**
 * Header fields of a notification: one-click unsubscribing (RFC 2369, RFC 8058), the list it belongs to (RFC 2919),
 * that it was sent automatically (RFC 3834), and for one game, that its mails are one thread (RFC 5322 section 3.6.4).
 */
function headersOf(
  message: GameNotification | TournamentNotification | DailyDigest | TestMessage,
  to: MailTarget,
  host: string,
): Record<string, string> {
  return {
    'List-Unsubscribe': `<${to.unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `<${listOf(message)}.${host}>`,
    'Auto-Submitted': 'auto-generated',
    ...('answer' in message && !message.circle && threadOf(message, host)),
  };
}

function threadOf({ answer }: GameNotification, host: string): Record<string, string> {
  const root = `<table-${answer.game.id}@${host}>`;
  return { 'In-Reply-To': root, References: root };
}

/** Each game is a list of its own, so that a mail program can sort or mute it. */
function listOf(message: GameNotification | TournamentNotification | DailyDigest | TestMessage): string {
  switch (message.event) {
    case 'daily':
      return 'daily';
    case 'invited':
    case 'circle':
      return 'invitations';
    case 'tournament':
      return message.tournament.id;
    case 'tryOut':
      return 'try-out';
    default:
      return message.answer.game.id;
  }
}
