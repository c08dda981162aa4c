import * as z from 'zod';
import { isAddress, senderIn } from '../../mail/sender.ts';
import type { MailStop } from './store.ts';

/** Of what Resend tells (https://resend.com/docs/webhooks/event-types), all that we use. */
const EventSchema = z.object({
  type: z.enum(['email.bounced', 'email.suppressed', 'email.complained']),
  data: z.object({ to: z.array(z.string()), bounce: z.object({ type: z.string() }).optional() }),
});

/** The addresses at which mail is in vain, or unwanted. */
export interface Stopped {
  readonly reason: MailStop;
  readonly addresses: readonly string[];
}

/** What an event of Resend stops; null for one that stops nothing, or that we do not know. */
export function stoppedBy(event: unknown): Stopped | null {
  const parsed = EventSchema.safeParse(event);
  if (!parsed.success) return null;
  const { type, data } = parsed.data;
  const addresses = data.to.map((to) => senderIn(to)?.address ?? to).filter(isAddress);
  switch (type) {
    case 'email.bounced':
      // `Transient` and `Undetermined` may pass: a full mailbox, a server that is down.
      return data.bounce?.type === 'Permanent' ? { reason: 'bounced', addresses } : null;
    case 'email.suppressed':
      // What they do not even send, because of an earlier bounce or complaint.
      return { reason: 'bounced', addresses };
    case 'email.complained':
      return { reason: 'complained', addresses };
    default:
      return type satisfies never;
  }
}
