import { Conversation, type Reply } from './conversation.ts';
import { MailError, type Mailer, type MailTrouble } from './mail.ts';
import { messageId, messageOf } from './message.ts';
import { base64 } from './mime-text.ts';
import { domainOf, type Sender } from './sender.ts';
import { isLoopback, type SmtpAccount } from './smtp-account.ts';
import { type Dial, dialFromWorker } from './wire.ts';

/** Mails through an SMTP server (RFC 5321, RFC 6409): one connection a mail. */
export function smtpMailer(account: SmtpAccount, from: Sender, dial: Dial = dialFromWorker): Mailer {
  return {
    async send(mail, key) {
      const message = messageOf(mail, from, await messageId(key), new Date());
      const conversation = await connected(account, dial);
      try {
        await introduce(conversation, account, domainOf(from.address));
        await handOver(conversation, from.address, mail.to, message);
      } finally {
        await conversation.hangUp();
      }
    },
  };
}

async function connected(account: SmtpAccount, dial: Dial): Promise<Conversation> {
  try {
    return await Conversation.on(await dial(account));
  } catch (error) {
    throw error instanceof MailError ? error : new MailError('unreachable');
  }
}

/** From the server's greeting to our login. */
async function introduce(server: Conversation, account: SmtpAccount, we: string): Promise<void> {
  expect(await server.hear(), 2, 'unreachable');
  let abilities = await abilitiesOf(server, we);
  let isEncrypted = account.tls === 'on';
  if (!isEncrypted && abilities.has('STARTTLS')) {
    expect(await server.ask('STARTTLS'), 2, 'insecure');
    server.encrypt();
    abilities = await abilitiesOf(server, we);
    isEncrypted = true;
  }
  if (account.login === null) return;
  if (!isEncrypted && !isLoopback(account.host)) throw new MailError('insecure');
  await logIn(server, account.login, abilities.get('AUTH') ?? '');
}

/** What the server can do, by keyword, with its parameters (RFC 5321 section 4.1.1.1). */
async function abilitiesOf(server: Conversation, we: string): Promise<ReadonlyMap<string, string>> {
  const { lines } = expect(await server.ask(`EHLO ${we}`), 2, 'mail-refused');
  return new Map(lines.slice(1).map((line) => [line.split(' ', 1)[0]?.toUpperCase() ?? '', line.toUpperCase()]));
}

/** RFC 4954; PLAIN if the server has it, else the LOGIN of old. */
async function logIn(
  server: Conversation,
  { user, password }: NonNullable<SmtpAccount['login']>,
  methods: string,
): Promise<void> {
  if (/\bPLAIN\b/.test(methods) || !/\bLOGIN\b/.test(methods)) {
    expect(await server.ask(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`), 2, 'login-refused');
    return;
  }
  expect(await server.ask('AUTH LOGIN'), 3, 'login-refused');
  expect(await server.ask(base64(user)), 3, 'login-refused');
  expect(await server.ask(base64(password)), 2, 'login-refused');
}

async function handOver(server: Conversation, from: string, to: string, message: string): Promise<void> {
  expect(await server.ask(`MAIL FROM:<${from}>`), 2, 'mail-refused');
  const recipient = await server.ask(`RCPT TO:<${to}>`);
  expect(recipient, 2, isAboutAddress(recipient) ? 'address-refused' : 'mail-refused');
  expect(await server.ask('DATA'), 3, 'mail-refused');
  // A dot alone ends the mail, so every line that begins with one gets another (RFC 5321 section 4.5.2).
  expect(await server.ask(`${message.replaceAll(/^\./gm, '..')}.`), 2, 'mail-refused');
  // It is theirs now. A word of good-bye, and whether they heard it does not matter.
  await server.say('QUIT\r\n').catch(() => undefined);
}

/** Whether a server refuses an address for what it is (RFC 3463 section 3.2), and not us for what we are to it. */
function isAboutAddress({ code, lines }: Reply): boolean {
  const said = lines.join(' ');
  const subject = /\b5\.(\d{1,3})\.\d/.exec(said)?.[1];
  if (subject !== undefined) return subject === '1';
  return [550, 551, 553].includes(code) && !/relay|block|polic|spam|denied/i.test(said);
}

/** The reply, if it is of the class we need. */
function expect(reply: Reply, kind: 2 | 3, otherwise: MailTrouble): Reply {
  const got = Math.floor(reply.code / 100);
  if (got === kind) return reply;
  throw new MailError(got === 4 ? 'busy' : otherwise, reply.code);
}
