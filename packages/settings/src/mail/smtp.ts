import { domainOf, type Sender } from './address.ts';
import { MailError, type MailErrorCode, type Mailer } from './mail.ts';
import { base64, formatMessage, messageId } from './message.ts';
import { type Connect, connectFromWorker, type Reply, type ServerAddress, SmtpConnection } from './smtp-connection.ts';

/** A mail server, and our account there. */
export interface SmtpServer extends ServerAddress {
  readonly login: { readonly user: string; readonly password: string } | null;
}

const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])$/;

/**
 * Parses `smtps://user:password@host:465` (encrypted from the start) or `smtp://user:password@host:587` (STARTTLS).
 * User and password are percent-encoded and, like the port, optional.
 * @returns null for anything else
 */
export function parseSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const login = parseLogin(username, password);
  if (!HOST.test(hostname) || login === undefined || !/^\/?$/.test(pathname + search + hash)) return null;
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  switch (protocol) {
    case 'smtp:':
      return { host, port: Number(port || 587), tls: 'starttls', login };
    case 'smtps:':
      return { host, port: Number(port || 465), tls: 'on', login };
    default:
      return null;
  }
}

/** Returns undefined if it cannot be decoded. */
function parseLogin(user: string, password: string): SmtpServer['login'] | undefined {
  if (user === '') return null;
  try {
    return { user: decodeURIComponent(user), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}

/** Sends mails through an SMTP server (RFC 5321, RFC 6409), with one connection per mail. */
export function smtpMailer(server: SmtpServer, from: Sender, connect: Connect = connectFromWorker): Mailer {
  return {
    async send(mail, key) {
      const message = formatMessage(mail, from, await messageId(key), new Date());
      const connection = await open(server, connect);
      try {
        await logIn(connection, server, domainOf(from.address));
        await transfer(connection, from.address, mail.to, message);
      } finally {
        await connection.close();
      }
    },
  };
}

async function open(server: SmtpServer, connect: Connect): Promise<SmtpConnection> {
  try {
    return await SmtpConnection.open(await connect(server));
  } catch (error) {
    throw error instanceof MailError ? error : new MailError('unreachable');
  }
}

/** Does everything that precedes the mail: greeting, encryption, login. */
async function logIn(connection: SmtpConnection, server: SmtpServer, ourDomain: string): Promise<void> {
  expectReply(await connection.read(), 2, 'unreachable');
  let extensions = await readExtensions(connection, ourDomain);
  let isEncrypted = server.tls === 'on';
  if (!isEncrypted && extensions.has('STARTTLS')) {
    expectReply(await connection.command('STARTTLS'), 2, 'insecure');
    connection.startTls();
    extensions = await readExtensions(connection, ourDomain);
    isEncrypted = true;
  }
  if (server.login === null) return;
  if (!isEncrypted && !isLoopback(server.host)) throw new MailError('insecure');
  await authenticate(connection, server.login, extensions.get('AUTH') ?? '');
}

/** Whether the server is this machine, so that nothing crosses a network unencrypted. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Returns the server's extensions by keyword, each with its parameters (RFC 5321 section 4.1.1.1). */
async function readExtensions(connection: SmtpConnection, ourDomain: string): Promise<ReadonlyMap<string, string>> {
  const { lines } = expectReply(await connection.command(`EHLO ${ourDomain}`), 2, 'mail-refused');
  return new Map(lines.slice(1).map((line) => [line.split(' ', 1)[0]?.toUpperCase() ?? '', line.toUpperCase()]));
}

/** Authenticates by PLAIN (RFC 4616), or by the older LOGIN if the server offers only that. */
async function authenticate(
  connection: SmtpConnection,
  { user, password }: NonNullable<SmtpServer['login']>,
  methods: string,
): Promise<void> {
  if (/\bPLAIN\b/.test(methods) || !/\bLOGIN\b/.test(methods)) {
    expectReply(await connection.command(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`), 2, 'login-refused');
    return;
  }
  expectReply(await connection.command('AUTH LOGIN'), 3, 'login-refused');
  expectReply(await connection.command(base64(user)), 3, 'login-refused');
  expectReply(await connection.command(base64(password)), 2, 'login-refused');
}

async function transfer(connection: SmtpConnection, from: string, to: string, message: string): Promise<void> {
  expectReply(await connection.command(`MAIL FROM:<${from}>`), 2, 'mail-refused');
  const recipient = await connection.command(`RCPT TO:<${to}>`);
  expectReply(recipient, 2, isAboutAddress(recipient) ? 'address-refused' : 'mail-refused');
  expectReply(await connection.command('DATA'), 3, 'mail-refused');
  // A single dot ends the mail, so every line that begins with a dot gets another one (RFC 5321 section 4.5.2).
  expectReply(await connection.command(`${message.replaceAll(/^\./gm, '..')}.`), 2, 'mail-refused');
  // The server has accepted the mail, so a failed goodbye does not matter.
  await connection.write('QUIT\r\n').catch(() => undefined);
}

/** Whether the server rejects the recipient's address (RFC 3463 section 3.2) rather than the sender. */
function isAboutAddress({ code, lines }: Reply): boolean {
  const text = lines.join(' ');
  const subject = /\b5\.(\d{1,3})\.\d/.exec(text)?.[1];
  if (subject !== undefined) return subject === '1';
  return [550, 551, 553].includes(code) && !/relay|block|polic|spam|denied/i.test(text);
}

/** Returns the reply if it is of the expected class. @throws MailError `busy` for a 4xx reply, otherwise `code` */
function expectReply(reply: Reply, expected: 2 | 3, code: MailErrorCode): Reply {
  const actual = Math.floor(reply.code / 100);
  if (actual === expected) return reply;
  throw new MailError(actual === 4 ? 'busy' : code, reply.code);
}
