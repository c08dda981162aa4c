import { type Mailbox, startMailbox } from '../mailbox/mailbox.ts';
import type { ReceivedMail } from '../mailbox/mail.ts';
import type { SmtpSecurity } from '../mailbox/smtp.ts';
import { PATIENCE } from './kit.ts';

/** A mailbox for one test file. Pass its `bindings` to `testWorker`; call `stop` in `afterAll`. */
export interface TestMailbox extends Mailbox {
  /**
   * Resolves with the oldest mail to an address that no earlier call returned; waits until there is one.
   * @throws after a minute, with a list of the mails that did arrive
   */
  next(to: string): Promise<ReceivedMail>;
}

/** Starts a mailbox that keeps its mails in memory. @param security for tests of login and encryption */
export async function testMailbox(security?: SmtpSecurity): Promise<TestMailbox> {
  const mailbox = await startMailbox({ folder: null, ...(security !== undefined && { security }) });
  const returned = new Set<string>();
  const take = (to: string): ReceivedMail | undefined => {
    const mail = mailbox.mails().findLast(({ id, to: all }) => !returned.has(id) && all.includes(to.toLowerCase()));
    if (mail !== undefined) returned.add(mail.id);
    return mail;
  };
  return {
    ...mailbox,
    async next(to) {
      const known = take(to);
      if (known !== undefined) return known;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          stop();
          reject(new Error(missing(to, mailbox.mails())));
        }, PATIENCE);
        const stop = mailbox.listen(() => {
          const mail = take(to);
          if (mail === undefined) return;
          stop();
          clearTimeout(timer);
          resolve(mail);
        });
      });
    },
  };
}

function missing(to: string, mails: readonly ReceivedMail[]): string {
  const others = mails.map((mail) => `  ${mail.to.join(', ')}: ${mail.subject}`);
  return [`No new mail to ${to}. All mails:`, ...others].join('\n');
}
