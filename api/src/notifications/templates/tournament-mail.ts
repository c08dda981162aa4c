import type { MailTarget, TournamentNotification } from '../notification.ts';
import { textIn } from '../text/index.ts';
import { tournamentNews } from './tournament-words.ts';
import type { MailContent } from './content.ts';
import { notificationFooter } from './footer.ts';

/** The mail about news of a tournament. */
export function tournamentMail(
  message: TournamentNotification,
  to: MailTarget,
  appUrl: string,
  now: Date,
): MailContent {
  const { language, tournament } = message;
  const { heading, title, body } = tournamentNews(message, now);
  return {
    language,
    subject: title,
    preview: body,
    heading,
    lead: tournament.name,
    blocks: [{ kind: 'sentence', sentence: body }],
    button: {
      text: textIn(language).tournament.open,
      href: new URL(`/tournaments/${tournament.id}`, appUrl).href,
    },
    below: [],
    notes: [],
    footer: notificationFooter('tournament', to, appUrl, language),
  };
}
