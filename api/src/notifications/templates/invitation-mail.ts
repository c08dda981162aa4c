import type { Mail } from '@slow-train/settings/mail';
import type { RuleChoice } from '@slow-train/rules';
import { presetName, wordsIn } from '@slow-train/words';
import type { Language } from '@slow-train/protocol/languages';
import { textIn } from '../text/index.ts';
import type { MailContent } from './content.ts';
import { renderHtml } from './layout.tsx';
import { renderPlainText } from './plain-text.ts';
import { unlink } from './unlinked-names.ts';

/** What somebody is invited to, by a player who typed their address. */
interface Invitation {
  /** The name of who invites. Nothing else in the mail was typed by anybody, or it would carry their message. */
  readonly host: string;
  readonly game: {
    readonly rules: RuleChoice;
    readonly set: number;
    readonly rounds: number;
    readonly seats: number;
    readonly hours: number;
  };
  readonly link: string;
  readonly unsubscribe: { readonly page: string; readonly oneClick: string };
  readonly appUrl: string;
  readonly language: Language;
}

/** The mail to somebody who may not know the site: who invites them to what, and how to hear no more of it. */
export function invitationMail({ host, game, link, unsubscribe, appUrl, language }: Invitation): Omit<Mail, 'to'> {
  const text = textIn(language);
  const { mailed } = text;
  const { capital, listing, setName } = wordsIn(language);
  const by = unlink(host);
  const content: MailContent = {
    language,
    subject: mailed.subject(by),
    preview: mailed.what,
    heading: mailed.heading(by),
    lead: null,
    blocks: [
      { kind: 'sentence', sentence: mailed.what },
      {
        kind: 'facts',
        facts: [
          { name: text.game.rules, value: presetName(game.rules.preset) },
          { name: text.game.tiles, value: `${capital(setName(game.set))}, ${text.game.rounds(game.rounds)}` },
          { name: mailed.takes, value: listing.takes(game.hours) },
          { name: text.game.atTable, value: mailed.seats(game.seats) },
        ],
      },
    ],
    button: { text: text.game.look, href: link },
    below: [],
    notes: [mailed.kept],
    footer: {
      reason: mailed.reason(by),
      links: [{ text: mailed.stop, href: unsubscribe.page }],
      appUrl: new URL(appUrl).href,
    },
  };
  return {
    subject: content.subject,
    text: renderPlainText(content),
    html: renderHtml(content),
    headers: {
      'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}
