import type { Imposed, SanctionKind } from '@slow-train/protocol';
import type { Language } from '@slow-train/protocol/languages';
import { wordsIn } from '@slow-train/words';
import { textIn } from '../text/index.ts';
import { accountMail, sentence, type AccountMail } from './account-mails.ts';

interface Site {
  readonly appUrl: string;
  readonly language: Language;
}

/** Where somebody reads what was imposed on them, and appeals. */
const NOTICES = '/you/notices';

/** To a sanctioned person: the sanction, its end, the reason, and how to appeal. */
export function sanctionMail(
  site: Site,
  { kind, until, reason }: Pick<Imposed, 'kind' | 'until' | 'reason'>,
): AccountMail {
  const { imposed, reason: quoted, appeal, appealButton } = textIn(site.language).moderation;
  const text = imposed[kind](dayOf(site, until));
  return accountMail(site, {
    subject: text.subject,
    heading: text.heading,
    blocks: [sentence(text.what), sentence(quoted(reason)), sentence(appeal)],
    button: { text: appealButton, href: `${site.appUrl}${NOTICES}` },
    notes: [],
  });
}

/** To them, once the operator has decided on their appeal, or has lifted it without one. */
export function decisionMail(
  site: Site,
  {
    kind,
    until,
    isLifted,
    answer,
  }: { readonly kind: SanctionKind; readonly until: string; readonly isLifted: boolean; readonly answer: string },
): AccountMail {
  const { lifted, upheld, answer: quoted, readButton } = textIn(site.language).moderation;
  const text = isLifted ? lifted[kind] : upheld(dayOf(site, until));
  return accountMail(site, {
    subject: text.subject,
    heading: text.heading,
    blocks: [sentence(text.what), sentence(quoted(answer))],
    button: { text: readButton, href: `${site.appUrl}${NOTICES}` },
    notes: [],
  });
}

/** To somebody whose report was looked at. What came of it concerns the other person only. */
export function reviewedMail(site: Site): AccountMail {
  const { subject, heading, what, note, button } = textIn(site.language).moderation.reviewed;
  return accountMail(site, {
    subject,
    heading,
    blocks: [sentence(what)],
    button: { text: button, href: `${site.appUrl}/you/boundaries` },
    notes: [note],
  });
}

function dayOf({ language }: Site, until: string): string {
  return wordsIn(language).dayName(until.slice(0, 10));
}
