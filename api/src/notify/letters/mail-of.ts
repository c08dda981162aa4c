import type { Settings } from '../../env.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Daily, MailTarget, Told, TryOutMessage } from '../told.ts';
import { aboutTable } from './about-table.ts';
import { aboutDay } from './daily.ts';
import { headersOf } from './headers.ts';
import type { TableLetter } from './letter.ts';
import { htmlOf } from './page.tsx';
import { plainOf } from './plain.ts';
import { tryOutLetter } from './try-out.ts';
import { unlinked } from './unlinked.ts';

/** The whole mail that tells somebody something, with both its parts, which say the same. */
export function mailOf(
  what: Told | Daily | TryOutMessage,
  to: MailTarget,
  settings: Pick<Settings, 'APP_URL'>,
  now: Date,
): Mail {
  const letter = letterOf(unlinked(what), to, settings, now);
  const { href: home, host, hostname } = new URL(settings.APP_URL);
  const feet = {
    choices: { words: 'Choose what we write', link: new URL('/you/notifications', settings.APP_URL).href },
    home: { words: host, link: home },
  };
  return {
    to: to.address,
    subject: letter.subject,
    text: plainOf(letter, feet),
    html: htmlOf(letter, feet),
    headers: headersOf(what, to, hostname),
  };
}

function letterOf(
  what: Told | Daily | TryOutMessage,
  to: MailTarget,
  settings: Pick<Settings, 'APP_URL'>,
  now: Date,
): TableLetter {
  switch (what.event) {
    case 'daily':
      return aboutDay(what, to, settings, now);
    case 'tryOut':
      return tryOutLetter(to, settings);
    default:
      return aboutTable(what, to, settings, now);
  }
}
