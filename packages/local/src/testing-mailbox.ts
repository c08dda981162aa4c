import { type Mailbox, startMailbox } from './mailbox/mailbox.ts';
import type { ReceivedMail } from './mailbox/received.ts';
import type { Door } from './mailbox/smtp.ts';

/** Milliseconds after which a mail that has not come is taken for lost. */
const PATIENCE = 20_000;

/** A mailbox of one test file's own. Give its `bindings` to `testWorker`; call `stop` in `afterAll`. */
export interface TestMailbox extends Mailbox {
  /**
   * The oldest mail to an address that no call has given back yet: at once, or as soon as it arrives.
   * @throws when none has come after 20 seconds, with what came instead
   */
  next(to: string): Promise<ReceivedMail>;
}

/** Starts a mailbox that keeps nothing. @param door none unless it is what is tested */
export async function testMailbox(door?: Door): Promise<TestMailbox> {
  const mailbox = await startMailbox({ folder: null, ...(door !== undefined && { door }) });
  const given = new Set<string>();
  const take = (to: string): ReceivedMail | undefined => {
    const mail = mailbox.mails().findLast(({ id, to: all }) => !given.has(id) && all.includes(to.toLowerCase()));
    if (mail !== undefined) given.add(mail.id);
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
  return [`No new mail to ${to} has come. All there is:`, ...others].join('\n');
}
