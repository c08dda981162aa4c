import {
  testMailbox,
  testWorker,
  type ReceivedMail,
  type TestMailbox,
  type TestWorker,
} from '@slow-train/local/testing';
import { AccountViewSchema, type AccountView } from '@slow-train/protocol';
import { expect } from 'vitest';
import { visitor, type Visitor } from './visitor.ts';

/** A Worker whose mails arrive here. */
export interface MailingWorker extends TestWorker {
  readonly mailbox: TestMailbox;
}

export async function mailingWorker(extra: Readonly<Record<string, string>> = {}): Promise<MailingWorker> {
  const mailbox = await testMailbox();
  const worker = await testWorker({ ...mailbox.bindings, ...extra });
  return {
    ...worker,
    mailbox,
    async stop() {
      await worker.stop();
      await mailbox.stop();
    },
  };
}

let addresses = 0;
/** An address that no other test uses. */
export const newAddress = (): string => `ana.${addresses++}@example.org`;

/** The parts of a mail that prove that it was read. */
export interface Proof {
  readonly code: string;
  readonly token: string;
}

/** Returns the code and the link's token in a mail; '' for one it does not have. */
export function proofIn({ text }: Pick<ReceivedMail, 'text'>): Proof {
  const [, token = ''] = /#token=([A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])/.exec(text ?? '') ?? [];
  const [, first = '', last = ''] = /(?<!\S)(\d{3}) ?(\d{3})(?!\S)/.exec(text ?? '') ?? [];
  return { code: first + last, token };
}

/** Returns the proof in the next mail to an address that has one: others may tell of a new sign-in. */
export async function nextProof({ mailbox }: Pick<MailingWorker, 'mailbox'>, email: string): Promise<Proof> {
  for (;;) {
    const proof = proofIn(await mailbox.next(email));
    if (proof.code !== '' || proof.token !== '') return proof;
  }
}

/** Requests a mail for signing in, and reads it. */
export async function mailedProof(worker: MailingWorker, email: string, who = visitor(worker)): Promise<Proof> {
  expect((await who.post('/api/auth/mail', { email })).status).toBe(202);
  return nextProof(worker, email);
}

/** Requests a code for a signed-in visitor's new address, and reads it. */
export async function mailedCode(worker: MailingWorker, who: Visitor, email: string): Promise<string> {
  expect((await who.post('/api/me/email/mail', { email })).status).toBe(202);
  return (await nextProof(worker, email)).code;
}

export const signInBy = (who: Visitor, proof: object): Promise<Response> => who.post('/api/auth/sign-in/mail', proof);

/** Returns a browser signed in by a mail to this address. */
export async function resident(worker: MailingWorker, email: string): Promise<Visitor> {
  const who = visitor(worker);
  const { code } = await mailedProof(worker, email, who);
  expect((await signInBy(who, { email, code })).status).toBe(200);
  return who;
}

export async function meIn(answer: Response): Promise<AccountView> {
  const body: unknown = await answer.json();
  expect({ status: answer.status, body }).toMatchObject({ status: 200 });
  return AccountViewSchema.parse(body);
}

export const readMe = async (who: Visitor): Promise<AccountView> => meIn(await who.get('/api/me'));

/** Returns a code other than this one. */
export const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');
