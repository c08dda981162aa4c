import type { Settings } from '../../env.ts';
import type { MailTarget } from '../told.ts';
import { stopOf, whyOf } from './foot.ts';
import type { TableLetter } from './letter.ts';

/** The letter that shows that letters arrive. */
export function tryOutLetter(to: MailTarget, { APP_URL }: Pick<Settings, 'APP_URL'>): TableLetter {
  return {
    subject: 'Mail from Slow Train reaches you',
    preview: 'The line is clear: this is how you hear from your tables.',
    heading: 'The line is clear',
    lead: 'This is how you hear from your tables.',
    blocks: [
      {
        kind: 'words',
        sentence:
          'If you found this among the spam, say that it is none: then the next one will not wait there until your time is up.',
      },
    ],
    button: { words: 'To your tables', link: APP_URL },
    below: [],
    why: whyOf('tryOut'),
    stop: { words: stopOf('tryOut'), link: to.unsubscribe.page },
  };
}
